import { parseAmount } from '../../../../shared/amounts.ts'
import type { Review } from '../../../graph/workspace.ts'

type Table = Review['tables'][number]

/** The columns of a table that are drawn, one chart below the other: a bar for each row, with its name below and its figure above. */
export const ReviewChart = ({ table: { title, head, rows } }: { table: Table }) => (
  <div className="mb-3 grid gap-4 rounded-8 border border-hairline bg-surface p-3">
    {head.flatMap(({ label, isBar }, column) => {
      const bars = rows.map((cells) => ({ name: cells[0]!.text, text: cells[column]!.text }))
      return isBar ? [<Bars key={label} label={label} title={title} bars={bars} />] : []
    })}
  </div>
)

type BarsProps = { label: string; title: string; bars: { name: string; text: string }[] }

const [HIGH, LINE] = [72, 16]
/** Units of the drawing for each bar: as wide as a figure in dollars. */
const STEP = 76

function Bars({ label, title, bars }: BarsProps) {
  const texts = bars.map(({ text }) => text)
  const wide = bars.length * STEP
  const said = bars.map(({ name, text }) => `${name}: ${text || 'not shown'}`).join('; ')
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="mb-1 text-12 font-medium text-ink-2">{label}</figcaption>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <svg
          role="img"
          aria-label={`${title}, ${label}. ${said}`}
          width={wide}
          height={HIGH + LINE * 2}
          className="block"
        >
          {bars.map(({ name, text }, at) => {
            const tall = shareOf(text, texts) * HIGH
            const middle = at * STEP + STEP / 2
            return (
              <g key={name} textAnchor="middle" className="text-12">
                <text x={middle} y={HIGH - tall + LINE - 4} className="num fill-ink">
                  {text || '–'}
                </text>
                <rect
                  x={middle - 16}
                  y={HIGH - tall + LINE}
                  width={32}
                  height={Math.max(tall, 1)}
                  rx={2}
                  className="fill-accent"
                />
                <text x={middle} y={HIGH + LINE * 2 - 3} className="num fill-ink-2">
                  {name}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
    </figure>
  )
}

/** A number as a share of the largest of its column, 0 to 1. */
export function shareOf(text: string, all: readonly string[]): number {
  const most = Math.max(...all.map((one) => parseAmount(one) ?? 0))
  return most ? Math.max(0, parseAmount(text) ?? 0) / most : 0
}
