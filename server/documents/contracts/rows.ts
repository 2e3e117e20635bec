import { findAmounts } from '../../../shared/amounts.ts'
import { lineNamed } from '../facts/headings.ts'
import { limitConcept } from '../facts/limit-labels.ts'
import { normal } from '../facts/sheet.ts'
import type { Page, Table } from '../types.ts'

/**
 * A row of a table: what it is of, and what its further cells say under the heads of their columns ('' without one). `mark`: the number by which
 * it is cited, of a table that numbers its rows.
 */
export type Row = { mark?: string; label: string; cells: { head: string; text: string }[] }

/** A cell that says no. */
export const isRefusal = (text: string): boolean => /^(?:no|not required)$/i.test(text)
/** The same, or that there is nothing, in the column of a party. */
const isNothing = (text: string) => isRefusal(text) || /^(?:none|n\/?a|not applicable|[-–—])?$/i.test(text)

/** A cell that says yes to what the head of its column asks for. */
export const isConsent = (text: string): boolean => /^(?:yes|required|x|[✓✔☒☑])(?![\p{L}\d])/iu.test(text)

/** A row as each party has it whose column stands in its table; of nobody in particular where no two columns are of parties. */
export function rowsOfParties(row: Row, parties: readonly string[]): { who: string | null; row: Row }[] {
  const partyOf = ({ head }: { head: string }) => parties.find((party) => party === head.replace(/^the /i, '')) ?? null
  const own = row.cells.filter((cell) => partyOf(cell))
  if (own.length < 2) return [{ who: null, row }]
  const shared = row.cells.filter((cell) => !own.includes(cell))
  return own.flatMap((cell) =>
    !isNothing(cell.text) ? [{ who: partyOf(cell), row: { ...row, cells: [...shared, cell] } }] : [],
  )
}

export type Placed = { row: Row; lines: number[] }

/** The rows of a page's tables with the lines each is made of, by these. A line that no row holds stands alone. */
export function rowsByLine({ tables = [] }: Page): Map<number, Placed> {
  return new Map(
    tables.flatMap((table) =>
      rowsOf(table.ruled ? table : joined(table)).flatMap((one) => one.lines.map((line) => [line, one] as const)),
    ),
  )
}

/** How much of the height of a line the gap to the next one is at most, where both are of one cell. */
const CLOSE = 0.3

/** A table without rulings, each row of which that goes on with the one above is of it: set close below, its first cell is empty or goes on. */
function joined(table: Table): Table {
  const all = Array.from({ length: table.rows }, (_, row) =>
    table.cells.filter((cell) => cell.row === row && cell.text),
  )
  const gapAbove = (row: number) =>
    Math.min(...all[row]!.map(({ box }) => box[1])) - Math.max(...all[row - 1]!.map(({ box }) => box[1] + box[3]))
  const height = Math.min(...table.cells.map(({ box }) => box[3]))
  const isClose = (row: number) => gapAbove(row) < height * CLOSE
  if (all.every((_, row) => row === 0 || isClose(row))) return table
  const goesOn = (row: number) => {
    const first = all[row]!.find(({ column }) => column === 0)
    return isClose(row) && (!first || (/^\p{Ll}/u.test(first.text) && !isLimit(first.text)))
  }
  const opening = all.map((_, row) => row).filter((row) => row === 0 || !goesOn(row))
  const rowOf = all.map((_, row) => opening.findLast((one) => one <= row)!)
  const merged = Map.groupBy(table.cells, ({ row, column }) => `${rowOf[row]!} ${column}`)
  const cells = [...merged.values()].map(([cell, ...more]) => ({
    ...{ ...cell!, row: rowOf[cell!.row]! },
    text: [cell!, ...more].map(({ text }) => text).join(' '),
    lines: [cell!, ...more].flatMap(({ lines }) => lines),
  }))
  return { ...table, cells }
}

const isLimit = (label: string) =>
  limitConcept(normal(label)) !== null && lineNamed(normal(label)) === null && !/^liability$/i.test(label)

function rowsOf({ cells, rows, heads }: Table): Placed[] {
  const textAt = (row: number, column: number) =>
    cells.find((one) => one.row <= row && row < one.row + one.rows && one.column === column)?.text ?? ''
  const first = cells.filter(({ row }) => row === 0)
  // A first row that names no sum above rows that do is one of heads.
  const isOfLine = (row: number) =>
    lineNamed(normal(textAt(row, 0))) !== null && cells.some((one) => one.row === row && findAmounts(one.text).length)
  const isHead = (row: number) =>
    (row < heads && !isOfLine(row)) || (row === 0 && !first.some(({ text }) => findAmounts(text).length))
  const top = Array.from({ length: rows }, (_, row) => row).filter(isHead)
  // A first cell left blank goes on with the one above.
  const labelAbove = (row: number, column: number) =>
    cells.findLast((one) => one.column === column && one.row < row && !top.includes(one.row) && one.text)?.text ?? ''
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const own = cells.filter((one) => one.row === row)
    if (own.filter(({ text }) => text).length < 2) return []
    const across = own.toSorted((a, b) => a.column - b.column)
    const mark =
      across.length > 2 && /^\(?(?:\d{1,2}|\p{L})[.)]?$/u.test(across[0]!.text)
        ? across.shift()!.text.replace(/[().]/g, '')
        : undefined
    const [label, ...further] = across
    const lines = own.flatMap((one) => one.lines)
    if (top.includes(row)) return [{ row: { label: '', cells: [] }, lines }]
    const said = further.map(({ column, text }) => ({
      head: top
        .map((one) => textAt(one, column))
        .filter(Boolean)
        .join(' '),
      text,
    }))
    return [
      { row: { ...(mark && { mark }), label: label!.text || labelAbove(row, label!.column), cells: said }, lines },
    ]
  })
}
