import { FileText, ListChecks, type LucideIcon, Mail, TableProperties } from 'lucide-react'
import { verdictOf } from '../../../../shared/reviews.ts'
import { toolOf } from '../../../../shared/tools.ts'
import type { Artifact, Review, Stage } from '../../../graph/workspace.ts'
import { ICONS } from '../../../parts/icon.tsx'
import { sumUpReview } from '../../../parts/reviews/findings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { sumUp } from '../viewer/counts.ts'
import { artifactTitle } from './turns.ts'

/** Something Cara made: its name, a line about it, and the way to open it. */
export function ArtifactCard({ artifact, open, onOpen }: { artifact: Artifact; open: boolean; onOpen: () => void }) {
  const { icon: Icon, line } = look(artifact)
  return (
    <article
      className={cx(
        'relative flex flex-wrap items-center gap-3 rounded-8 border bg-surface py-3 pr-3 pl-4 hover:bg-canvas',
        open ? 'border-accent-line shadow-[0_0_0_1px_var(--accent-line)]' : 'border-hairline',
      )}
    >
      <Icon size={20} strokeWidth={1.6} className="text-accent-ink" aria-hidden />
      <div className="min-w-0 flex-1">
        <h2 className="cut text-13! font-semibold! tracking-normal!">{artifactTitle(artifact)}</h2>
        <p className="text-12 text-ink-2 tabular-nums">{line}</p>
      </div>
      <Button
        size="sm"
        className="after:absolute after:inset-0"
        onClick={onOpen}
        aria-label={`Open ${artifactTitle(artifact)}`}
      >
        Open
      </Button>
      {artifact.review && <Gravest review={artifact.review} />}
    </article>
  )
}

const MOST_SHOWN = 5

/** The gravest findings of a review as a table; the review has all. */
function Gravest({ review: { findings } }: { review: Review }) {
  const open = findings.filter(({ severity }) => severity !== 'NONE')
  if (!open.length) return null
  return (
    <table aria-label="The gravest findings" className="w-full border-t border-hairline text-13">
      <tbody>
        {open.slice(0, MOST_SHOWN).map(({ id, group, topic, verdict }) => (
          <tr key={id}>
            <td className="w-0 py-1 pr-3 align-top whitespace-nowrap">
              <Badge tone={verdictOf(verdict).tone}>{verdictOf(verdict).label}</Badge>
            </td>
            <td className="py-1 align-top">
              {topic} <span className="text-12 text-ink-3">{group}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function look(artifact: Artifact): { icon: LucideIcon; line: string } {
  const version = artifact.version > 1 ? ` · version ${String(artifact.version)}` : ''
  if (artifact.form) {
    return { icon: TableProperties, line: `${sumUp(artifact.form.fields)}${version}` }
  }
  if (artifact.review) return { icon: ListChecks, line: `${sumUpReview(artifact.review)}${version}` }
  if (artifact.email) {
    const state = artifact.email.completed ? 'Completed' : 'Not sent. You send it from your own mailbox.'
    return { icon: Mail, line: `E-mail draft · ${state}` }
  }
  return { icon: FileText, line: `Document${version}` }
}

/** A shimmering card for each thing that is being made right now. */
export function MakingCards({ stages }: { stages: Stage[] }) {
  const making = stages.flatMap((stage) =>
    stage.events.flatMap(({ id, state, toolCall }) => {
      const label = toolCall && toolOf(toolCall.type).making
      return label && (state === 'PLANNED' || state === 'IN_PROGRESS') ? [{ id, label, kind: toolCall.type }] : []
    }),
  )
  return making.map(({ id, label, kind }) => {
    const Icon = ICONS[toolOf(kind).icon]
    return (
      <div
        key={id}
        role="status"
        aria-busy="true"
        className="flex items-center gap-3 rounded-8 border border-hairline bg-surface py-3 pr-3 pl-4"
      >
        <Icon size={20} strokeWidth={1.6} className="text-ink-3" aria-hidden />
        <div className="grid min-w-0 flex-1 gap-2">
          <h2 className="animate-shimmer bg-[linear-gradient(100deg,var(--ink-2)_40%,var(--ink-3)_50%,var(--ink-2)_60%)] bg-[length:200%_100%] bg-clip-text text-13! font-semibold! text-transparent">
            {label}
          </h2>
          <span className="h-[6px] w-3/5 animate-shimmer rounded-full bg-[linear-gradient(100deg,var(--press)_30%,var(--edge)_50%,var(--press)_70%)] bg-[length:200%_100%]" />
        </div>
      </div>
    )
  })
}
