import { Link } from 'react-router'
import type { WorkspaceRowFragment } from '../../graph/generated/graphql.ts'
import { When } from '../../parts/when.tsx'
import { presetName, WorkspaceBadge } from '../../parts/workspace-badge.tsx'

/** The newest workspaces. Nothing at all before the first one. */
export function RecentWorkspaces({ title, rows }: { title: string; rows: WorkspaceRowFragment[] }) {
  if (!rows.length) return null
  return (
    <section aria-labelledby="recent">
      <div className="mt-8 mb-2 flex h-8 items-center justify-between">
        <h2 id="recent" className="text-13! font-semibold! tracking-normal!">
          {title}
        </h2>
        <Link to="/app/workspaces" className="text-12 font-medium text-accent-ink underline-offset-2 hover:underline">
          All workspaces
        </Link>
      </div>
      <ul className="divide-y divide-hairline overflow-hidden rounded-8 border border-hairline">
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_96px_112px] items-center gap-3 px-4 text-13 hover:bg-hover has-focus-visible:bg-hover max-md:min-h-16 max-md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0 py-2">
              <Link
                to={`/app/workspaces/${row.id}`}
                prefetch="intent"
                className="cut block leading-[18px] font-medium after:absolute after:inset-0"
              >
                {row.title}
              </Link>
              <span className="cut block text-12 text-ink-3">
                {[presetName(row), row.account?.name ?? row.metadata.clientName].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span>
              <WorkspaceBadge state={row.state} />
            </span>
            <When at={row.updatedAt} className="text-right text-ink-2 max-md:hidden" />
          </li>
        ))}
      </ul>
    </section>
  )
}
