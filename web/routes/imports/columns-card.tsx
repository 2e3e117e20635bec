import { ArrowRight, Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { mediumDate } from '../../../shared/dates.ts'
import { COLUMN_REASONS, DATE_ORDERS, dayInOrder, IMPORT_FIELDS, type ImportKind } from '../../../shared/imports.ts'
import { labelOf } from '../../../shared/labeled.ts'
import type { ImportDetailsFragment } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorText, Select } from '../../ui/field.tsx'

type Column = ImportDetailsFragment['columns'][number]
export type Choice = Pick<Column, 'field' | 'dateOrder'>

type ColumnsCardProps = {
  kind: ImportKind
  /** The row of the headings; 0 where none were found. */
  headAt: number
  /** The row from which totals are left out; 0 where there are none. */
  footAt: number
  columns: readonly Column[]
  /** Once the rows are imported, the columns are read-only. */
  fixed: boolean
  /** The error of a column, by its index. */
  errors: ReadonlyMap<number, string>
  onChoose: (choices: Choice[]) => void
}

/** So many are shown at first, those that need a person before all. */
const SHOWN = 6

/** Each column of the file with its field, and why. */
export function ColumnsCard({ kind, headAt, footAt, columns, fixed, errors, onChoose }: ColumnsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const places = [...columns.keys()]
  const rank = (place: number) => (columns[place]!.why === 'NONE' || needsOrder(kind, columns[place]!) ? 0 : 1)
  const sorted = places.toSorted((a, b) => rank(a) - rank(b) || a - b)
  const first = fixed
    ? []
    : sorted.filter((place, at) => at < SHOWN || columns[place]!.why !== 'NAME' || needsOrder(kind, columns[place]!))
  const shown = isOpen ? sorted : first
  const matched = columns.filter(({ field }) => field).length
  const choose = (place: number, choice: Partial<Choice>) =>
    onChoose(columns.map(({ field, dateOrder }, at) => ({ field, dateOrder, ...(at === place && choice) })))
  return (
    <Card
      title="Columns"
      aside={
        <span className="flex items-center gap-2">
          <span className="num">{`${String(matched)} of ${String(columns.length)} matched`}</span>
          {first.length < columns.length && (
            <Button look="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Fewer' : fixed ? 'Show' : `${String(columns.length - first.length)} more`}
              {!isOpen && !fixed && <span className="max-md:hidden"> matched by name</span>}
            </Button>
          )}
        </span>
      }
    >
      {headAt !== 1 && (
        <p
          className={cx(
            'not-last:border-b not-last:border-hairline px-4 py-2 text-13',
            headAt ? 'text-ink-2' : 'text-wait-ink',
          )}
        >
          {headAt
            ? `The headings are in row ${String(headAt)}. Rows above it are left out.`
            : 'No headings were found, so every row is imported and the columns are named A, B, C and so on. Choose what each holds.'}
        </p>
      )}
      {footAt > 0 && (
        <p className="not-last:border-b not-last:border-hairline px-4 py-2 text-13 text-ink-2">
          {`The list ends above row ${String(footAt)}. The totals there are left out.`}
        </p>
      )}
      {shown.length > 0 && (
        <div className={cx(LINE, 'min-h-8 text-12 font-medium text-ink-3 max-md:hidden')}>
          <span>In your file</span>
          <span />
          <span>In Cara</span>
          <span>Why</span>
        </div>
      )}
      {shown.map((place) => (
        <ColumnLine
          key={place}
          kind={kind}
          column={columns[place]!}
          fixed={fixed}
          error={errors.get(place)}
          onChoose={(choice) => choose(place, choice)}
        />
      ))}
    </Card>
  )
}

const LINE =
  'grid grid-cols-[minmax(0,1.1fr)_16px_minmax(0,1fr)_176px] items-center gap-x-3 gap-y-1 px-4 py-1 text-13 max-md:grid-cols-[minmax(0,1fr)] max-md:py-3'

type ColumnLineProps = {
  kind: ImportKind
  column: Column
  fixed: boolean
  error: string | undefined
  onChoose: (choice: Partial<Choice>) => void
}

function ColumnLine({ kind, column, fixed, error, onChoose }: ColumnLineProps) {
  const { head, samples, field, why, dateOrder } = column
  const isOpen = why === 'NONE' && !field
  return (
    <div className={cx(LINE, 'min-h-10 border-t border-hairline')}>
      <span className="flex min-w-0 items-baseline gap-2">
        <b className="flex-none font-medium">{head}</b>
        <span className="cut text-ink-3">{samples.join(', ')}</span>
      </span>
      <ArrowRight size={14} aria-hidden className="text-ink-3 max-md:hidden" />
      <Select
        aria-label={`${head} in Cara`}
        aria-invalid={error ? true : undefined}
        disabled={fixed || why === 'ERRORS'}
        value={field ?? ''}
        className={cx('h-7! max-md:h-10!', isOpen && !fixed && 'border-wait-dot! text-ink-3')}
        onChange={({ target }) => onChoose({ field: target.value || null })}
      >
        <option value="">{isOpen && !fixed ? 'Choose, or leave out' : 'Left out'}</option>
        {IMPORT_FIELDS[kind].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <span className={cx('flex items-center gap-[6px] whitespace-nowrap', isOpen ? 'text-wait-ink' : 'text-ink-2')}>
        {why === 'NAME' && <Check size={12} aria-hidden />}
        {why === 'VALUES' && <Minus size={12} aria-hidden />}
        {labelOf(COLUMN_REASONS, why)}
      </span>
      {asksOrder(kind, column) && (
        <>
          <span className="text-ink-2 md:col-start-1 md:text-right">Which day is {column.unsure}?</span>
          <span className="max-md:hidden" />
          <Select
            aria-label={`Which day is ${column.unsure!} in ${head}?`}
            disabled={fixed}
            value={dateOrder ?? ''}
            className={cx('h-7! max-md:h-10!', !dateOrder && 'border-wait-dot!')}
            onChange={({ target }) => onChoose({ dateOrder: (target.value || null) as Choice['dateOrder'] })}
          >
            <option value="" disabled>
              Choose
            </option>
            {DATE_ORDERS.map(({ id, label }) => {
              const day = dayInOrder(column.unsure!, id)
              return (
                day && (
                  <option key={id} value={id}>
                    {`${mediumDate(day)} (${label})`}
                  </option>
                )
              )
            })}
          </Select>
        </>
      )}
      {error && <ErrorText className="md:col-start-3 md:col-end-5">{error}</ErrorText>}
    </div>
  )
}

const asksOrder = (kind: ImportKind, { field, unsure }: Column) =>
  unsure !== null && IMPORT_FIELDS[kind].some(({ id, holds }) => id === field && holds === 'date')
const needsOrder = (kind: ImportKind, column: Column) => asksOrder(kind, column) && !column.dateOrder
