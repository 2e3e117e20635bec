import type { Review, Source } from '../../../graph/workspace.ts'
import { ReviewCell } from '../../../parts/reviews/review-cell.tsx'
import { cx } from '../../../ui/cx.ts'
import { ReviewChart, shareOf } from './review-chart.tsx'

type ReviewTableProps = { table: Review['tables'][number]; onSource: (source: Source) => void }

/** A table of a review; what was read leads to its page. A column in which no row says anything is left out. */
export function ReviewTable({ table: { title, head, rows }, onSource }: ReviewTableProps) {
  const shown = head.flatMap((column, at) =>
    !rows.length || rows.some((cells) => cells[at]!.text || cells[at]!.note) ? [{ ...column, at }] : [],
  )
  const isDrawn = rows.length > 1 && head.filter(({ isBar }) => isBar).length > 1
  return (
    <>
      {isDrawn && <ReviewChart table={{ title, head, rows }} />}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-8 border border-hairline bg-surface"
      >
        <table aria-label={title} className="w-full border-separate border-spacing-0 text-13">
          <thead>
            <tr>
              {shown.map(({ label, isNumber }) => (
                <th
                  key={label}
                  scope="col"
                  className={cx(
                    'h-9 border-b border-hairline px-3 py-1 text-left whitespace-nowrap max-md:px-2 text-12 font-medium text-ink-2',
                    isNumber && 'text-right',
                  )}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and a version never changes
              <tr key={at} className="hover:bg-hover">
                {shown.map(({ label, isNumber, isBar, at: column }) => (
                  <td
                    key={label}
                    className={cx(
                      'border-b border-hairline px-3 py-2 align-top max-md:px-2',
                      isNumber && 'num text-right',
                    )}
                  >
                    <ReviewCell cell={cells[column]!} onSource={onSource} />
                    {isBar && !isDrawn && (
                      <Bar
                        share={shareOf(
                          cells[column]!.text,
                          rows.map((row) => row[column]!.text),
                        )}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const Bar = ({ share }: { share: number }) => (
  <span aria-hidden className="mt-1 ml-auto block h-[6px] w-24 rounded-full bg-sunken">
    <span className="ml-auto block h-full rounded-full bg-accent" style={{ width: `${String(share * 100)}%` }} />
  </span>
)
