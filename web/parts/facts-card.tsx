import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'

export type FactRow = {
  name: ReactNode
  /** The value; null shows `none`. */
  value: ReactNode
  /** "N/A", where nothing else is said. */
  none?: string
  /** Something to do with it, at the end of the line. */
  action?: ReactNode
  /** A sum over the rows above it. */
  sum?: boolean
  /** Shown muted, for an amount of zero. */
  faint?: boolean
}

type FactsCardProps = {
  title: string
  aside?: ReactNode
  /** Figures are right-aligned; words are next to their names. */
  figures?: boolean
  rows: readonly (FactRow & { id: string })[]
  children?: ReactNode
}

/** A titled card of names and values. */
export function FactsCard({ title, aside, figures, rows, children }: FactsCardProps) {
  return (
    <Card title={title} aside={aside}>
      <dl className={figures ? 'num py-2' : 'grid gap-2 p-4'}>
        {rows.map((row) => (
          <Fact key={row.id} {...row} figures={figures ?? false} />
        ))}
      </dl>
      {children}
    </Card>
  )
}

function Fact({ name, value, none = 'N/A', action, sum, faint, figures }: FactRow & { figures: boolean }) {
  const shown = value ?? <span className="text-ink-3">{none}</span>
  if (figures)
    return (
      <div
        className={cx(
          'flex min-h-8 items-center justify-between gap-3 px-4',
          sum && 'mt-1 min-h-9 border-t border-hairline font-semibold',
        )}
      >
        <dt className={sum ? 'text-ink' : 'text-ink-2'}>{name}</dt>
        <dd className={faint ? 'text-ink-3' : undefined}>{shown}</dd>
      </div>
    )
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 wrap-anywhere">{shown}</span>
        {action && <span className="-my-1 ml-auto flex-none">{action}</span>}
      </dd>
    </div>
  )
}
