import { type ReactNode, useEffect, useRef } from 'react'
import { severityOf, verdictOf } from '../../../shared/reviews.ts'
import type { Finding, Source } from '../../graph/workspace.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { ReviewCell } from './review-cell.tsx'

type FindingRowProps = {
  finding: Finding
  columns: readonly string[]
  isHighlight?: boolean
  isCurrent?: boolean
  onSource: (source: Source) => void
  /** What was or can be done about it. */
  children?: ReactNode
}

/** One finding: the verdict and its reason, what each side says, and what to do. */
export function FindingRow({
  finding,
  columns,
  isHighlight = false,
  isCurrent = false,
  onSource,
  children,
}: FindingRowProps) {
  const { topic, verdict, severity, why, action, cells, dealt } = finding
  const { label, tone } = verdictOf(verdict)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={row}
      aria-current={isCurrent || undefined}
      className={cx('grid scroll-my-12 gap-2 px-4 py-3 text-13', isCurrent && 'bg-accent-soft', dealt && 'text-ink-2')}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <h4 className="min-w-0 text-13! font-semibold!">{topic}</h4>
        {severity !== 'NONE' && <span className="text-12 text-ink-3">{severityOf(severity).label} severity</span>}
        {isHighlight && <span className="text-12 text-ink-3">Key finding</span>}
      </div>
      <p>{why}</p>
      <dl className="grid gap-x-4 gap-y-2 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto] md:gap-y-0">
        {columns.map((column, at) => (
          <div key={column} className="min-w-0 md:row-span-2 md:grid md:grid-rows-subgrid">
            <dt className="text-12 text-ink-3">{column}</dt>
            <dd className="min-w-0">
              <ReviewCell cell={cells[at] ?? NOTHING} onSource={onSource} />
            </dd>
          </div>
        ))}
      </dl>
      {action && (
        <p>
          <span className="text-12 font-medium text-ink-3">To do</span> {action}
        </p>
      )}
      {children}
    </li>
  )
}

const NOTHING = { text: '', note: null, source: null }
