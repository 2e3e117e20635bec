import { useState } from 'react'
import { count } from '../lib/count.ts'
import { cx } from './cx.ts'

export type DiffRow = {
  name: string
  before: string
  after: string
}

type DiffProps = {
  rows: DiffRow[]
  noun: string
  blank?: string
  /** What each side is called, above them. */
  sides?: readonly [before: string, after: string]
}

/** What is there on the left, struck; what would be there on the right, on green. What stays the same folds into one line. */
export function Diff({ rows, noun, blank = 'blank', sides }: DiffProps) {
  const [all, setAll] = useState(false)
  const changed = rows.filter((row) => row.before !== row.after)
  const same = rows.length - changed.length
  const shown = all ? rows : changed
  return (
    <div className="text-13">
      {changed.length === 0 && <p className="px-4 py-2 text-ink-2">Nothing differs.</p>}
      {sides && changed.length > 0 && (
        <p
          aria-hidden
          className={cx(ROW, 'border-b border-hairline text-12 text-ink-3 max-md:[&>:first-child]:hidden')}
        >
          <span />
          {sides.map((side) => (
            <span key={side}>{side}</span>
          ))}
        </p>
      )}
      <ul className="divide-y divide-hairline">
        {shown.map(({ name, before, after }) => (
          <li key={name} className={ROW}>
            <span className="min-w-0 text-ink-2 max-md:col-span-2">{name}</span>
            {before === after ? (
              <span className="col-span-2">{before || <Blank>{blank}</Blank>}</span>
            ) : (
              <>
                <Value of={before} as="del" look="text-ink-3" blank={blank} />
                <Value
                  of={after}
                  as="ins"
                  look="rounded-4 bg-done-soft px-1 text-done-ink no-underline"
                  blank={blank}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {same > 0 && (
        <button
          type="button"
          className="min-h-9 w-full px-4 text-left text-ink-3 hover:bg-hover"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show only what differs' : `${count(same, noun)} unchanged`}
        </button>
      )}
    </div>
  )
}

const ROW =
  'grid min-h-9 grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] items-baseline gap-3 px-4 py-2 max-md:grid-cols-2'

type ValueProps = { of: string; as: 'del' | 'ins'; look: string; blank: string }

const Value = ({ of, as: Tag, look, blank }: ValueProps) => (
  <span className="min-w-0">
    <Tag className={cx('block wrap-anywhere whitespace-pre-wrap', look)}>{of || <Blank>{blank}</Blank>}</Tag>
  </span>
)

const Blank = ({ children }: { children: string }) => <span className="text-ink-3 no-underline">{children}</span>
