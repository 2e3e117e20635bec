import { rowsAcross } from '../reading/lines.ts'
import type { Line, Table, TableCell } from '../types.ts'
import { isValue } from './head-rows.ts'

const LEAST_COLUMNS = 3
/** A head has no more words. */
const MOST_WORDS = 5
/** Lines that may stand in a row between the heads and their rows: what the rows below it are of. */
const MOST_BETWEEN = 3

type Column = { left: number; right: number }

/**
 * The tables without rulings with the heads that stand apart from their rows: over the lines that say what a group of rows is of, or so close
 * over figures set right that they do not look like their columns.
 */
export function withHeadsAbove(tables: Table[], lines: Line[]): Table[] {
  const within = new Set(tables.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines.map((at) => lines[at]!))))
  const levels = rowsAcross(lines)
  return tables.map((table) => {
    if (table.ruled || table.heads > 0 || table.columns < LEAST_COLUMNS) return table
    const columns = columnsOf(table)
    const heads = headsOver(table, levels, within, columns)
    return heads ? withHeads(table, heads, lines) : table
  })
}

function columnsOf({ columns, cells }: Table): Column[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columns === 1).map(({ box }) => box)
    return { left: Math.min(...own.map(([x]) => x)), right: Math.max(...own.map(([x, , width]) => x + width)) }
  })
}

/** The nearest row of heads over a table, with none of another table's below it; the column of each head. */
function headsOver(table: Table, levels: Line[][], within: Set<Line>, columns: Column[]): Map<number, Line> | null {
  const above = levels.filter((level) => level[0]!.box[1] + level[0]!.box[3] / 2 < table.box[1])
  for (const level of above.reverse()) {
    const heads = level.every((line) => !within.has(line) && isHead(line)) ? placed(level, columns) : null
    if (heads) return heads
    const isOther = level.length > MOST_BETWEEN && !level.every((line) => within.has(line))
    if (isOther) return null
  }
  return null
}

const isHead = ({ text, words }: Line) => !isValue(text) && !text.endsWith(':') && words.length <= MOST_WORDS

/** Each head with its column: as many heads as columns in their order, or each over one column and most columns with one. */
function placed(level: Line[], columns: Column[]): Map<number, Line> | null {
  if (level.length < LEAST_COLUMNS) return null
  if (level.length === columns.length && level.every((line, at) => fits(line, at, columns)))
    return new Map(level.map((line, at) => [at, line]))
  const found = new Map<number, Line>()
  for (const line of level) {
    const over = columns.flatMap((column, at) => (isOver(line, column) ? [at] : []))
    if (over.length !== 1 || found.has(over[0]!)) return null
    found.set(over[0]!, line)
  }
  return found.size * 2 > columns.length ? found : null
}

const isOver = ({ box: [x, , width] }: Line, { left, right }: Column) => x < right && x + width > left

/** Whether a head stands between the columns beside its own. */
function fits({ box: [x, , width] }: Line, at: number, columns: Column[]): boolean {
  const [before, after] = [columns[at - 1], columns[at + 1]]
  return (!before || x + width > before.right) && (!after || x < after.left)
}

function withHeads(table: Table, heads: Map<number, Line>, lines: Line[]): Table {
  const cells = [...heads].map(([column, line]): TableCell => {
    return { row: 0, column, rows: 1, columns: 1, box: line.box, text: line.text, lines: [lines.indexOf(line)] }
  })
  const below = table.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))
  return { ...table, rows: table.rows + 1, heads: 1, cells: [...cells, ...below] }
}
