import { oncePer } from '../../lib/once-per.ts'
import { around, PARTED, wrappedText } from '../reading/lines.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Line, Ruling, Table, TableCell } from '../types.ts'
import { headRows, isLabelled, isValue } from './head-rows.ts'
import { joinHeads } from './join-columns.ts'

/** Lines on one row, left to right. */
type Row = { lines: number[]; top: number; bottom: number }
/** `lines`: how many stand in it; `words`: none of them is a value. */
type Column = { left: number; right: number; lines: number; words: boolean }

const ROW_TOLERANCE = 0.35
/** Two columns stand at least this far apart, in points. */
const GUTTER = 3
/** A gap above a row of more than so many heights ends a table. */
const FAR = 2.2
/** Rows with one line over several columns that a table may hold in succession: notes under a record. */
const MOST_NOTES = 3
const PROSE_WORDS = 6

/**
 * Tables without rulings: successive rows whose lines stand in the same columns. `taken` are the lines that stand in ruled
 * tables; those of text set in two columns are no table.
 */
export function alignedTables(lines: Line[], taken: Set<number>, rulings: Ruling[]): Table[] {
  const rows = rowsOf(lines, taken)
  const tables: Table[] = []
  for (let from = 0; from < rows.length; ) {
    const found = extend(rows, lines, from)
    if (found && isTable(found, lines)) {
      tables.push(tableOf(found, lines, rulings))
      from = found.to
    } else from += 1
  }
  return tables
}

function rowsOf(lines: Line[], taken: Set<number>): Row[] {
  const free = lines.flatMap((_, index) => (taken.has(index) ? [] : [index]))
  const middle = (index: number) => lines[index]!.box[1] + lines[index]!.box[3] / 2
  const rows: (Row & { middle: number })[] = []
  for (const index of free.sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const [, top, , height] = lines[index]!.box
    const near = row && middle(index) - row.middle < Math.min(height, row.bottom - row.top) * ROW_TOLERANCE
    if (!near) rows.push({ lines: [index], top, bottom: top + height, middle: middle(index) })
    else {
      row.lines.push(index)
      row.top = Math.min(row.top, top)
      row.bottom = Math.max(row.bottom, top + height)
    }
  }
  for (const row of rows) row.lines.sort((a, b) => lines[a]!.box[0] - lines[b]!.box[0])
  return rows
}

type Found = { rows: Row[]; columns: Column[]; to: number }

/** The rows from one with several lines on, as long as their lines fall into its columns. */
function extend(rows: Row[], lines: Line[], from: number): Found | null {
  const first = rows[from]!
  if (first.lines.length < 2) return null
  let columns = first.lines.map((index) => columnOf(lines[index]!))
  let [to, notes] = [from + 1, 0]
  for (let at = from + 1; at < rows.length; at++) {
    const [above, row] = [rows[at - 1]!, rows[at]!]
    if (row.top - above.bottom > FAR * Math.min(row.bottom - row.top, above.bottom - above.top)) break
    if (notes > 0 && isHeadOfNext(rows, lines, from, at)) break
    const wider = widened(columns, row, lines)
    if (wider) {
      columns = wider
      to = at + 1
      notes = 0
    } else if (isDetail(rows, lines, at, columns)) {
      if (++notes > MOST_NOTES) break
    } else if (row.lines.length > 1) {
      to = beforeHeads(rows, lines, from, to, row)
      break
    } else if (++notes > MOST_NOTES) break
  }
  return { rows: rows.slice(from, to), columns, to }
}

/** Columns of a table between whose rows lines of labels may stand. */
const RICH = 5
/** Whether all of the few lines of a row have labels of their own. */
const isOfLabels = ({ lines: own }: Row, columns: Column[], lines: Line[]): boolean =>
  own.length * 2 <= columns.length && own.every((index) => isLabelled(lines[index]!.text))

/** Whether a row tells more of the one above under labels of its own: few lines, and below them the columns go on. */
function isDetail(rows: Row[], lines: Line[], at: number, columns: Column[]): boolean {
  if (columns.length < RICH || !isOfLabels(rows[at]!, columns, lines)) return false
  return rows
    .slice(at + 1, at + 1 + MOST_NOTES)
    .some((row) => row.lines.length * 2 > columns.length && widened(columns, row, lines) !== null)
}

/** Whether a row of words under a title, with values below it, heads another table than the one whose values stand above. */
function isHeadOfNext(rows: Row[], lines: Line[], from: number, at: number): boolean {
  const below = rows.slice(at + 1).find((row) => row.lines.length > 1 && hasValue(row, lines))
  const heads = rows.slice(at, below && rows.indexOf(below))
  const above = rows.slice(from, at).filter((row) => row.lines.length > 1)
  const isOther = hasValue(above[0]!, lines) || above.filter((row) => hasValue(row, lines)).length > 1
  return (
    rows[at]!.lines.length > 1 && !hasValue(rows[at]!, lines) && !!below && heads.length <= MOST_HEADS + 1 && isOther
  )
}

const hasValue = (row: Row, lines: Line[]) => row.lines.some((index) => isValueLine(lines[index]!))

/** Where a table ends whose last row is of the one below it: words over the columns of a row that does not stand in its own. */
function beforeHeads(rows: Row[], lines: Line[], from: number, to: number, below: Row): number {
  const heads = rows[to - 1]!
  const isHead =
    rows.indexOf(below) === to &&
    to - from > 2 &&
    heads.lines.length >= below.lines.length &&
    heads.lines.length > 1 &&
    !hasValue(heads, lines) &&
    hasValue(below, lines) &&
    hasValue(rows[to - 2]!.lines.length > 1 ? rows[to - 2]! : rows[to - 3]!, lines) &&
    widened(
      heads.lines.map((index) => columnOf(lines[index]!)),
      below,
      lines,
    )?.length === heads.lines.length
  return isHead ? to - 1 : to
}

const columnOf = (line: Line): Column => ({
  left: line.box[0],
  right: line.box[0] + line.box[2],
  lines: 1,
  words: !isValueLine(line),
})

const isValueLine = oncePer(({ text }: Line) => isValue(text))

/**
 * The columns grown to hold the row's lines too, with new ones for lines between them; null when one would join two, or two stand in one. A
 * value joins a head set left with the values set right below it.
 */
function widened(columns: Column[], row: Row, lines: Line[]): Column[] | null {
  const grown = columns.map((column) => ({ ...column }))
  const used = new Set<Column>()
  for (const index of row.lines) {
    const own = columnOf(lines[index]!)
    const over = grown.filter((column) => own.left < column.right && own.right > column.left)
    const [column, other] = over
    const isUnder = over.length === 2 && !own.words && isHead(column!) !== isHead(other!)
    if ((over.length > 1 && !isUnder) || over.some((one) => used.has(one))) return null
    if (other) grown.splice(grown.indexOf(other), 1)
    if (!column) grown.push(own)
    else for (const one of other ? [own, other] : [own]) grow(column, one)
    used.add(column ?? own)
  }
  grown.sort((a, b) => a.left - b.left)
  const apart = grown.every((column, index) => index === 0 || column.left - grown[index - 1]!.right >= GUTTER)
  return apart ? grown : null
}

const MOST_HEADS = 2
const isHead = ({ lines, words }: Column) => words && lines <= MOST_HEADS

function grow(column: Column, { left, right, lines, words }: Column): void {
  column.left = Math.min(column.left, left)
  column.right = Math.max(column.right, right)
  column.lines += lines
  column.words &&= words
}

function isTable({ rows, columns }: Found, lines: Line[]): boolean {
  const full = rows.filter((row) => row.lines.length > 1)
  if (columns.length < 2 || full.length < (columns.length > 2 ? 2 : 3)) return false
  const all = full.flatMap((row) => row.lines.map((index) => lines[index]!.words.length))
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length
  return columns.length > 3 || mean < PROSE_WORDS
}

function tableOf({ rows, columns }: Found, lines: Line[], rulings: Ruling[]): Table {
  const bands = bandsOf(rows, columns, lines, rulings)
  const cells = bands.flatMap((band, row) => cellsOf(band, row, columns, lines))
  const box = around(bands.flat().map((index) => lines[index]!.box))
  const table = { box, ruled: false, rows: bands.length, columns: columns.length, heads: 0, cells }
  return joinHeads(withoutPairs({ ...table, heads: headRows(table, lines) }, lines))
}

/** The table without a label and its value that stand over its heads, and not in line with them: 'Company | Acme Mutual'. */
function withoutPairs(table: Table, lines: Line[]): Table {
  const [first, second] = [0, 1].map((row) => table.cells.filter((cell) => cell.row === row))
  const edges = ({ box: [x, , width] }: TableCell) => [x, x + width / 2, x + width]
  const isInLine = (cell: TableCell) =>
    second!.some((head) => edges(head).some((edge, at) => Math.abs(edge - edges(cell)[at]!) < SAME_EDGE.column))
  const isPair = first!.length === 2 && second!.length > 3 && first!.every(({ columns }) => columns === 1)
  if (table.heads < 2 || !isPair || first!.some(isInLine)) return table
  const cells = table.cells.filter(({ row }) => row > 0).map((cell) => ({ ...cell, row: cell.row - 1 }))
  const box = around(cells.flatMap((cell) => cell.lines.map((at) => lines[at]!.box)))
  return { ...table, box, cells, rows: table.rows - 1, heads: table.heads - 1 }
}

/** Rows of lines as rows of the table: those with no ruling between them are one where the table is parted by rulings. */
function bandsOf(rows: Row[], columns: Column[], lines: Line[], rulings: Ruling[]): number[][] {
  const [left, right] = [columns[0]!.left, columns.at(-1)!.right]
  const separators = rulings.filter(
    ({ axis, from, to }) => axis === 'horizontal' && Math.min(to, right) - Math.max(from, left) > (right - left) * 0.6,
  )
  const parted = rows.map((row, index) => {
    if (index === 0) return true
    const [from, to] = [middleOf(rows[index - 1]!), middleOf(row)]
    return separators.some(({ at }) => at > from && at < to)
  })
  const ruled = parted.filter(Boolean).length > rows.length * 0.3 && parted.filter(Boolean).length > 2
  const bands: number[][] = []
  rows.forEach((row, index) => {
    const starts = lines[row.lines[0]!]!.box[0] < columns[0]!.right && row.lines.length * 2 > columns.length
    const wrapped = ruled ? !parted[index] && !starts : index > 0 && isWrapped(row, rows[index - 1]!, columns, lines)
    const apart = columns.length >= RICH && isOfLabels(row, columns, lines)
    const goesOn =
      index > 0 && wrapped && !apart && !isNote(row, columns, lines) && !isNote(rows[index - 1]!, columns, lines)
    if (goesOn) bands.at(-1)!.push(...row.lines)
    else bands.push([...row.lines])
  })
  return bands
}

/** A single line over several columns: a note under a row, or a title over some. */
function isNote(row: Row, columns: Column[], lines: Line[]): boolean {
  const { left, right } = columnOf(lines[row.lines[0]!]!)
  return row.lines.length === 1 && columns.filter((column) => left < column.right && right > column.left).length > 1
}

const middleOf = (row: Row) => (row.top + row.bottom) / 2

/** A row that goes on with the words of the one above: nothing in the first column, closely below, and no value of its own. */
function isWrapped(row: Row, above: Row, columns: Column[], lines: Line[]): boolean {
  const own = row.lines.map((index) => lines[index]!)
  const rest = own.filter((line) => !isBehindSign(line, above, lines))
  const isFull = rest.length === own.length && own.length * 2 > columns.length
  if (isFull || rest.some(({ box }) => box[0] < columns[0]!.right)) return false
  const close = row.top - above.bottom < (row.bottom - row.top) * 0.25
  return close && rest.every(({ text }) => !isAmount(text))
}

const isAmount = (text: string) => /^[$(]?\d[\d,.]*\)?$/.test(text)

/** '$' over '2,950,000', 'Dover, DE,' over '19901', '31-JAN-' over '2023': a number that found no room beside what it belongs to. */
function isBehindSign({ box: [left, , width] }: Line, above: Row, lines: Line[]): boolean {
  return above.lines.some((index) => {
    const { box, text } = lines[index]!
    const isUnder = Math.abs(box[0] - left) < GUTTER || Math.abs(box[0] + box[2] - left - width) < GUTTER
    return isUnder && (/(?:[$,]|USD)$/.test(text) || PARTED.test(text))
  })
}

function cellsOf(band: number[], row: number, columns: Column[], lines: Line[]): TableCell[] {
  const cells: TableCell[] = []
  for (const index of band) {
    const { left, right } = columnOf(lines[index]!)
    const over = columns.flatMap((column, at) => (left < column.right && right > column.left ? [at] : []))
    const [column = 0] = over
    const span = Math.max(1, over.length)
    const cell = cells.find((one) => one.column === column && one.columns === span)
    if (cell) cell.lines.push(index)
    else cells.push({ row, column, rows: 1, columns: span, box: lines[index]!.box, text: '', lines: [index] })
  }
  for (const cell of cells) {
    cell.text = wrappedText(cell.lines.map((index) => lines[index]!))
    cell.box = around(cell.lines.map((index) => lines[index]!.box))
  }
  return cells
}
