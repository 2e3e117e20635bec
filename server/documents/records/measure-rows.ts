import { around } from '../reading/lines.ts'
import type { Line } from '../types.ts'
import type { Family } from './types.ts'
import { valueOf } from './values.ts'

type Head = { lines: Line[]; level: number; left: number; right: number }
type Row = { cells: { column: number; lines: Line[] }[] } | { note: Line[] }

/** A line below a record that tells one measure of it: the words left of it, and each amount with the head it stands under. */
type Measured = { measure: string; rest: Line[]; amounts: { head: Head; line: Line }[] }

/** A list has so many measures below its records at least. */
const LEAST = 2

/**
 * A list whose records tell their amounts in rows below, one for each measure, under heads of what they are for: 'Paid: $9 $3 $6' under 'Total |
 * Medical | Expense'. Given with a column for each measure of each head ('Total Paid') and the amounts in the row of their record; what stands left of
 * them stays a note. A list without such rows comes as it is.
 */
export function withMeasures(
  heads: readonly Head[],
  rows: readonly Row[],
  family: Family,
): { heads: Head[]; rows: Row[] } {
  const filled = new Set(rows.flatMap((row) => ('cells' in row ? row.cells.map(({ column }) => heads[column]) : [])))
  const free = heads.filter((head) => head.level === 0 && !filled.has(head))
  const measured = new Map(
    rows.flatMap((row) => {
      const found = 'note' in row && free.length ? measuredIn(row.note, free, family) : null
      return found ? [[row, found] as const] : []
    }),
  )
  const measures = [...new Set([...measured.values()].map(({ measure }) => measure))]
  if (measures.length < LEAST) return { heads: [...heads], rows: [...rows] }
  const kept = heads.filter((head) => !free.includes(head))
  const columns = measures.flatMap((measure) => free.map((head) => ({ measure, head })))
  const columnOf = (measure: string, head: Head) =>
    kept.length + columns.findIndex((one) => one.measure === measure && one.head === head)
  const made: Row[] = []
  let open: { cells: { column: number; lines: Line[] }[]; told: Set<string> } | null = null
  for (const row of rows) {
    const own = measured.get(row)
    if ('cells' in row) {
      const cells = row.cells.map(({ column, lines }) => ({ column: kept.indexOf(heads[column]!), lines }))
      open = { cells, told: new Set() }
      made.push({ cells })
    } else if (own && open && !open.told.has(own.measure)) {
      open.told.add(own.measure)
      open.cells.push(...own.amounts.map(({ head, line }) => ({ column: columnOf(own.measure, head), lines: [line] })))
      if (own.rest.length) made.push({ note: own.rest })
    } else {
      // A measure told again is of something else, as are those that follow: a total.
      if (own) open = null
      made.push(row)
    }
  }
  return { heads: [...kept, ...columns.map(({ measure, head }) => named(head, measure))], rows: made }
}

function named(head: Head, measure: string): Head {
  const [line] = head.lines
  return {
    ...head,
    lines: [
      {
        ...line!,
        box: around(head.lines.map(({ box }) => box)),
        text: `${head.lines.map(({ text }) => text).join(' ')} ${measure}`,
      },
    ],
  }
}

function measuredIn(lines: readonly Line[], free: readonly Head[], family: Family): Measured | null {
  const at = lines.findIndex(({ text }) => measureOf(text, family) !== null)
  const measure = lines[at] && measureOf(lines[at].text, family)
  const amounts = lines.slice(at + 1).map((line) => {
    const [left, , width] = line.box
    const [head, ...others] = free.filter((one) => left < one.right && left + width > one.left)
    const isAmount = valueOf('amount', line.text.split(' ')) !== null
    return head && !others.length && isAmount ? { head, line } : null
  })
  const isEach =
    amounts.every((one) => one !== null) && new Set(amounts.map((one) => one?.head)).size === amounts.length
  return measure && amounts.length && isEach
    ? { measure, rest: lines.slice(0, at), amounts: amounts.flatMap((one) => one ?? []) }
    : null
}

/** The measure that a row of amounts is called, as 'Pd:' is 'Paid'; null for other words. */
export const measureOf = (text: string, { measures = {} }: Family): string | null =>
  measures[text.toLowerCase().replace(/[:.]+$/, '')] ?? null
