import type { Verdict } from '../../../shared/reviews.ts'
import type { Finding } from '../../graph/workspace.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { countsOf } from './findings.ts'

type VerdictFilterProps = { findings: readonly Finding[]; only: Verdict | null; onOnly: (only: Verdict | null) => void }

/** How many findings have each verdict; one chosen narrows the list to its own. */
export function VerdictFilter({ findings, only, onOnly }: VerdictFilterProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">Show only</legend>
      {countsOf(findings).map(({ id, label, tone, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={only === id}
          onClick={() => onOnly(only === id ? null : id)}
          className={cx(
            'rounded-full p-[2px] max-md:py-[6px]',
            only === id && 'ring-2 ring-accent',
            only && only !== id && 'opacity-50',
          )}
        >
          <Badge tone={tone}>
            {label} <span className="num">{count}</span>
          </Badge>
        </button>
      ))}
    </fieldset>
  )
}
