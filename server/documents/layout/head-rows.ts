import { around } from '../reading/lines.ts'
import type { Line, Table, TableCell } from '../types.ts'

const MOST_HEADS = 4

/**
 * How many of a table's first rows are column heads: the rows of words above the first row that holds values (numbers,
 * amounts, dates), or the first row alone where all rows are words but it is set apart by its capitals.
 */
export function headRows(table: Pick<Table, 'rows' | 'columns' | 'cells'>, lines: Line[]): number {
  if (table.columns < 2) return 0
  const rows = Array.from({ length: Math.min(table.rows, MOST_HEADS + 1) }, (_, row) =>
    table.cells.filter((cell) => cell.row === row && cell.text),
  )
  const first = rows.findIndex((cells) => cells.some((cell) => isValue(cell.text)))
  if (isCaptioned(rows[0]!, lines)) return 0
  const words = first < 0 ? Math.min(1, rows.length - 1) : first
  if (words === 0 || words > MOST_HEADS) return 0
  if (first < 0) return isSetApart(table, lines) ? 1 : 0
  // A head has a word over most columns; a row with fewer is a title or the first row of data.
  const wide = rows.slice(0, words).findLastIndex((cells) => cells.length * 2 > columnsUsed(table))
  // A head beside parted ones ('License' over 'Number | State | Class') stands in all their rows.
  const deep = Math.max(
    wide + 1,
    ...rows.slice(0, wide + 1).flatMap((cells) => cells.map(({ row, rows }) => row + rows)),
  )
  return deep > wide + 1 ? Math.min(deep, words) : wide + 1 + wrappedHeads(rows.slice(wide, first + 1), lines)
}

/** Whether every cell of a row has its own caption, set smaller than what it tells below. */
function isCaptioned(cells: Table['cells'], lines: Line[]): boolean {
  const isSmall = ({ lines: [caption, value] }: TableCell) =>
    caption !== undefined && value !== undefined && lines[caption]!.box[3] < lines[value]!.box[3] * SMALL
  return cells.length > 1 && cells.every(isSmall)
}
const SMALL = 0.85

/** Rows below heads that go on with their words, nearer to them than the first values are. */
function wrappedHeads(rows: Table['cells'][], lines: Line[]): number {
  const boxes = rows.map((cells) => around(cells.flatMap((cell) => cell.lines.map((at) => lines[at]!.box))))
  const gap = (row: number) => boxes[row]![1] - boxes[row - 1]![1] - boxes[row - 1]![3]
  const between = rows.slice(1, -1)
  // 'State: WA' is said of the rows below it, and goes on with no head.
  const goesOn = (cells: Table['cells']) =>
    cells[0]?.columns === 1 && !(cells.length === 1 && isLabelled(cells[0].text))
  const near = between.every((cells, at) => goesOn(cells) && gap(at + 1) < gap(rows.length - 1) - 1)
  return between.length > 0 && near ? between.length : 0
}

function columnsUsed(table: Pick<Table, 'cells'>): number {
  return new Set(table.cells.filter((cell) => cell.text).map((cell) => cell.column)).size
}

/** A number, an amount, a date, a code: more digits than letters, or no letters at all. */
export function isValue(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return digits > 0 && digits >= letters
}

const LABELLED = /^\p{Lu}[\p{L}\d /.'’-]{1,40}: ?\S/u

/** 'Description of business: Hotels': a label with what it tells. */
export const isLabelled = (text: string): boolean => LABELLED.test(text)

const isCapitals = (text: string) => text === text.toUpperCase()

function isSetApart(table: Pick<Table, 'cells'>, lines: Line[]): boolean {
  const first = table.cells.filter((cell) => cell.row === 0 && cell.text)
  const others = table.cells.filter((cell) => cell.row > 0 && cell.text)
  if (first.every(({ text }) => isCapitals(text)) && !others.every(({ text }) => isCapitals(text))) return true
  const height = (cells: typeof first) =>
    Math.max(0, ...cells.flatMap((cell) => cell.lines.map((at) => lines[at]!.box[3])))
  return Math.abs(height(first) - height(others)) > 1 && first.length > 1
}
