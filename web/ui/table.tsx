import { Fragment, type ReactNode, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { Checkbox } from './field.tsx'

/** The link of a row, in its first cell: the whole row is it, on one line that is cut. */
export const ROW_LINK =
  'cut block leading-[18px] font-medium text-ink outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Right for numbers and times. */
  right?: boolean
  /** Left out on a phone, where a row has two lines. */
  wide?: boolean
  className?: string
}

type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** One group without a title is a plain table; `count` is how many rows the whole group has, shown or not. */
  groups: readonly { title?: string; count?: number; rows: Row[] }[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** Without them the rows have no checkboxes. */
  selected?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Rows, with a checkbox each when they can be selected; shift selects a range. The first column holds the row's link (class `after:inset-0`), which
 * makes the whole row the link.
 */
export function Table<Row>({ label, columns, groups, rowId, rowName, selected = NONE, onSelect }: TableProps<Row>) {
  const ids = groups.flatMap((group) => group.rows.map(rowId))
  const name = useId()
  const last = useRef<string | null>(null)
  const all = ids.length > 0 && ids.every((id) => selected.has(id))

  const pick = (id: string, on: boolean, range: boolean) => {
    const next = new Set(selected)
    const from = range && last.current ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const span = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const one of span) {
      if (on) next.add(one)
      else next.delete(one)
    }
    last.current = id
    onSelect?.(next)
  }

  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-13 max-md:block">
      <thead className="max-md:hidden">
        <tr>
          {onSelect && (
            <th scope="col" className={cx(HEAD, 'w-10 pr-1')}>
              <label htmlFor={`${name}-all`} className={TARGET}>
                <Checkbox
                  id={`${name}-all`}
                  aria-label="Select all rows shown"
                  checked={all}
                  mixed={!all && selected.size > 0}
                  onChange={() => onSelect(all ? new Set() : new Set(ids))}
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <th key={column.head} scope="col" className={cx(HEAD, column.right && 'text-right')}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {groups.map((group) => (
          <Fragment key={group.title ?? 'all'}>
            {group.title && (
              <tr className="max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length + (onSelect ? 1 : 0)}
                  className="h-10 px-3 pt-3 text-left font-semibold max-md:block max-md:px-0"
                >
                  {group.title}{' '}
                  <span className="num ml-1 font-medium text-ink-3">
                    {(group.count ?? group.rows.length).toLocaleString('en-US')}
                  </span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={rowId(row)} data-row={rowId(row)} className={cx(ROW, onSelect ? PHONE_WITH_BOX : PHONE)}>
                {onSelect && (
                  <td className={cx(CELL, 'w-10 pr-1')}>
                    <label htmlFor={`${name}-${rowId(row)}`} className={TARGET}>
                      <Checkbox
                        id={`${name}-${rowId(row)}`}
                        aria-label={`Select ${rowName(row)}`}
                        checked={selected.has(rowId(row))}
                        onClick={(event) => pick(rowId(row), event.currentTarget.checked, event.shiftKey)}
                        onChange={() => {}}
                      />
                    </label>
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.head}
                    className={cx(CELL, column.right && 'text-right', column.wide && 'max-md:hidden', column.className)}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const HEAD =
  'sticky top-12 z-2 h-9 border-b border-hairline bg-surface px-3 text-left text-12 font-medium whitespace-nowrap text-ink-3'
const CELL =
  'h-12 border-b border-hairline px-3 whitespace-nowrap text-ink-2 max-md:block max-md:h-auto max-md:w-auto max-md:min-w-0 max-md:border-0 max-md:px-0 max-md:py-2'
const ROW = cx(
  'relative md:[&:has(a:focus-visible)_td]:bg-hover md:[&:has(:checked)_td]:bg-accent-soft md:[&:hover_td]:bg-hover',
  'max-md:hover:bg-hover max-md:has-checked:bg-accent-soft',
  'max-md:-mx-4 max-md:grid max-md:min-h-16 max-md:items-center max-md:gap-3 max-md:border-b max-md:border-hairline max-md:px-4',
)
const PHONE = 'max-md:grid-cols-[minmax(0,1fr)_auto]'
const PHONE_WITH_BOX = 'max-md:grid-cols-[auto_minmax(0,1fr)_auto]'
/** What a finger or a pointer hits is larger than what it sees. */
const TARGET = 'relative z-1 -my-1 grid size-7 place-items-center max-md:size-10'
