import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { WorkspaceRowFragment } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { When } from '../when.tsx'
import { WorkspaceBadge } from '../workspace-badge.tsx'

/** How many runs of a preset are shown with it. */
export const LAST_RUNS = 5

/** How long "Copied" is shown (spec 2 §9). */
const COPIED_MS = 2000

/** Where a preset is run, to be sent to a colleague. */
export const runAddress = (id: string) => `/app/presets/${id}/run`

/** What came of a preset lately, as far as the user sees it, with the link to share it. */
export function LastRuns({ presetId, runs }: { presetId: string; runs: readonly WorkspaceRowFragment[] }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + runAddress(presetId))
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <section aria-label="Last runs" className="border-t border-hairline pt-4 text-13">
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="text-13! font-medium">Last runs</h3>
        <Button size="sm" onClick={copy} title="A colleague who opens it can run this preset">
          <Copy size={14} aria-hidden />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      {runs.length ? (
        <ul className="grid">
          {runs.map((run) => (
            <li key={run.id} className="flex min-h-9 items-center gap-3">
              <Link to={`/app/workspaces/${run.id}`} className="cut min-w-0 flex-1 text-accent-ink hover:underline">
                {run.title}
              </Link>
              <span className="cut max-w-32 text-ink-3 max-md:hidden">{run.agencyUser?.name}</span>
              <WorkspaceBadge state={run.state} />
              <When at={run.updatedAt} className="w-24 text-right text-ink-3 max-md:hidden" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3">Nothing was started from it yet that you can see.</p>
      )}
    </section>
  )
}
