import type { RowCell, TableRow } from '../layout/table-rows.ts'
import { rowsAcross } from '../reading/lines.ts'
import type { Line } from '../types.ts'
import type { Columns } from './columns.ts'
import type { ValueKind } from './types.ts'
import { valueOf } from './values.ts'

/** A line of a cell with the kinds its value may be of; of several fields its lines may be of one each. */
type Placed = { line: Line; cell: RowCell; kinds: ValueKind[]; ofSeveral: boolean }

/**
 * A row with its amounts and, where the lines below them are what they are made of, a row for each of these: a name that stands in another
 * column, as 'Liability' under a driver, with amounts beside it. All other rows come as they are.
 */
export function partRows(row: TableRow, { fields }: Columns): TableRow[] {
  const placed = row.cells.flatMap((cell) => {
    const own = fields[cell.column]!
    const kinds = own.flatMap((specs) => specs.map(({ kind }) => kind))
    return cell.lines.map((line) => ({ line, cell, kinds, ofSeveral: own.length > 1 }))
  })
  const levels = rowsAcross(placed.map(({ line }) => line)).map((lines) =>
    placed.filter(({ line }) => lines.includes(line)),
  )
  const [first, ...below] = levels
  const whole = (first ?? []).filter(isAmount).map(({ cell }) => cell)
  const parts = below.map((level) => partOf(level, whole)).filter((part) => part !== null)
  if (parts.length === 0 || parts.length < below.length || !areNamed(parts)) return [row]
  const moved = new Set(parts.flatMap((part) => part.map(({ line }) => line)))
  const rest = row.cells.map((cell) =>
    withLines(
      cell,
      cell.lines.filter((line) => !moved.has(line)),
    ),
  )
  const rows = parts.map((part) => ({ note: false, cells: part.map(({ line, cell }) => withLines(cell, [line])) }))
  return [{ ...row, cells: rest }, ...rows]
}

/** What a level says of a part: its name and amounts below those of the whole; texts go on with those above. Null where it says none. */
function partOf(level: Placed[], whole: RowCell[]): Placed[] | null {
  const own = level.filter(({ kinds }) => !kinds.includes('text'))
  const amounts = own.filter(isAmount)
  const areBelow = amounts.every(({ cell }) => whole.includes(cell)) && !own.some(({ ofSeveral }) => ofSeveral)
  const isPart = own.length === amounts.length + 1 && amounts.some(({ kinds }) => kinds.includes('amount'))
  return areBelow && isPart ? own : null
}

const isAmount = ({ line: { words } }: Placed) =>
  valueOf(
    'amount',
    words.map(({ text }) => text),
  ) !== null

/** Whether the names all stand in one column, and each but once. */
function areNamed(parts: Placed[][]): boolean {
  const names = parts.map((part) => part.find((one) => !isAmount(one))!)
  const areApart = new Set(names.map(({ line }) => line.text)).size === names.length
  return areApart && names.every(({ cell }) => cell === names[0]!.cell)
}

const withLines = (cell: RowCell, lines: Line[]): RowCell => ({
  ...cell,
  lines,
  text: lines.map(({ text }) => text).join(' '),
})
