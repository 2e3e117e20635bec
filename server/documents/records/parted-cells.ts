import type { RowCell } from '../layout/table-rows.ts'
import { lineOf } from '../reading/lines.ts'
import type { Columns } from './columns.ts'
import type { ValueKind } from './types.ts'
import { leadingValue } from './values.ts'

/** Looks that no title begins with. */
const LEADING: ValueKind[] = ['edition', 'date', 'form']

/**
 * The cells of a row, a cell in two where it begins with the value of the empty column before it, set right and so close that the two look
 * like one: '12 19 Additional Insured' under 'Edition' and 'Title'.
 */
export function partedCells(cells: RowCell[], { fields }: Columns): RowCell[] {
  return cells.flatMap((cell) => {
    const [spec] = fields[cell.column - 1]?.[0] ?? []
    const [line] = cell.lines
    const isFree =
      spec && LEADING.includes(spec.kind) && !cells.some(({ column, text }) => text && column === cell.column - 1)
    const read =
      isFree &&
      line &&
      leadingValue(
        spec.kind,
        line.words.map(({ text }) => text),
      )
    if (!read || read.words >= line.words.length) return [cell]
    const [value, rest] = [line.words.slice(0, read.words), line.words.slice(read.words)].map(lineOf)
    const text = cell.text.slice(value!.text.length).trim()
    return [
      { ...cell, column: cell.column - 1, columns: 1, text: value!.text, lines: [value!] },
      { ...cell, text, lines: [rest!, ...cell.lines.slice(1)] },
    ]
  })
}
