import { around, rowsAcross } from '../reading/lines.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Box, Line, Table, TableCell, Word } from '../types.ts'
import { isLabelled, isValue } from './head-rows.ts'

const LEAST_COLUMNS = 3
/** A head has no more words. */
const MOST_WORDS = 5
/** Lines that may stand in a row between the heads and their rows, which tell what the rows below it are of, and words of a line without figures. */
const MOST_BETWEEN = 3
/** Rows of heads right over their values, and how near they are, in heights. */
const MOST_LEVELS = 4
const NEAR = 1.5
/** The share of columns that heads name. */
const NAMED = 0.6

type Column = { left: number; right: number }
type Head = { text: string; box: Box; lines: Line[] }
type Heads = Map<number, Head>
type HeadWord = { word: Word; line: Line }

/**
 * The tables without rulings with the heads that stand apart from their rows: over the lines that say what a group of rows is of, or so close
 * to one another or over figures set right that they do not look like their columns.
 */
export function withHeadsAbove(tables: Table[], lines: Line[]): Table[] {
  const levels = rowsAcross(lines)
  const used = new Set<number>()
  const headed = tables.map((table) => {
    if (table.ruled || table.heads > 0 || table.columns < LEAST_COLUMNS) return table
    const above = levels.filter((level) => middleOf(level[0]!) < table.box[1]).reverse()
    const heads = closeHeads(table, above) ?? farHeads(table, above, linesIn(tables, table, lines))
    return heads ? withHeads(table, heads, lines, used) : table
  })
  return headed.filter((table) => table.heads > 0 || !linesOf(table).every((at) => used.has(at)))
}

const middleOf = ({ box: [, top, , height] }: Line) => top + height / 2
const linesOf = ({ cells }: Table) => cells.flatMap((cell) => cell.lines)

function linesIn(tables: Table[], but: Table, lines: Line[]): Set<Line> {
  return new Set(tables.flatMap((table) => (table === but ? [] : linesOf(table).map((at) => lines[at]!))))
}

function columnEdges({ columns, cells }: Table): Column[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columns === 1).map(({ box }) => box)
    return { left: Math.min(...own.map(([x]) => x)), right: Math.max(...own.map(([x, , width]) => x + width)) }
  })
}

/** The heads in the rows right over a table: as many as it has columns, in their order, or word by word. */
function closeHeads(table: Table, above: Line[][]): Heads | null {
  const levels: Line[][] = []
  let top = table.box[1]
  for (const level of above.slice(0, MOST_LEVELS)) {
    const [, , , height] = level[0]!.box
    const bottom = Math.max(...level.map(({ box }) => box[1] + box[3]))
    if (top - bottom > NEAR * height || !level.every(isHead)) break
    levels.push(level)
    top = Math.min(...level.map(({ box }) => box[1]))
  }
  while (levels.at(-1)?.length === 1) levels.pop()
  const columns = columnEdges(table)
  return inOrder(levels.flat(), columns) ?? byWords(levels, columns)
}

/** Lines over one another are of one head; as many heads as columns are theirs from left to right. */
function inOrder(lines: Line[], columns: Column[]): Heads | null {
  const stacks: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box[0] - b.box[0])) {
    const stack = stacks.find((own) => own.some((other) => isOver(line, reachOf(other))))
    if (stack) stack.push(line)
    else stacks.push([line])
  }
  const boxes = stacks.map((own) => ({ box: around(own.map(({ box }) => box)) }))
  if (stacks.length !== columns.length || !boxes.every((stack, at) => fits(stack, at, columns))) return null
  return new Map(
    stacks.map((own, at) => [at, headOf(own.flatMap((line) => line.words.map((word) => ({ word, line }))))]),
  )
}

/** Each word is of the column it stands over, or of the head it goes on with. */
function byWords(levels: Line[][], columns: Column[]): Heads | null {
  const placed = new Map<Word, number>()
  const words = levels.flatMap((level) => level.flatMap((line) => line.words.map((word) => ({ word, line }))))
  for (const { word, line } of [...words, ...words.toReversed()]) {
    const over = columns.flatMap((column, at) => (isOver(word, column) ? [at] : []))
    if (over.length > 1) return null
    const beside = [...placed].find(([other]) => isOver(word, reachOf(other)))?.[1]
    const column = over[0] ?? beside ?? between(word, words, placed) ?? nextTo({ word, line }, words, placed, columns)
    if (column !== undefined && !placed.has(word)) placed.set(word, column)
  }
  const named = new Set(placed.values())
  if (placed.size < words.length || named.size < LEAST_COLUMNS || named.size < columns.length * NAMED) return null
  return new Map([...named].map((column) => [column, headOf(words.filter(({ word }) => placed.get(word) === column))]))
}

/** The only column between those of the heads on each side of a word. */
function between({ box: [x, y] }: Word, words: { word: Word }[], placed: Map<Word, number>): number | undefined {
  const level = words.flatMap(({ word }) => (word.box[1] === y && placed.has(word) ? [word] : []))
  const left = level.findLast(({ box }) => box[0] < x)
  const right = level.find(({ box }) => box[0] > x)
  const column = left && placed.get(left)! + 1
  return right && column !== undefined && placed.get(right) === column + 1 ? column : undefined
}

/** Of the heads of neighbouring columns the one that a word in the gap goes on with: that of its own line, or the next where the one before ends with its figures. */
function nextTo(
  { word, line }: HeadWord,
  words: HeadWord[],
  placed: Map<Word, number>,
  columns: Column[],
): number | undefined {
  const level = words.filter((other) => other.word.box[1] === word.box[1] && placed.has(other.word))
  const left = level.findLast((other) => other.word.box[0] < word.box[0])
  const right = level.find((other) => other.word.box[0] > word.box[0])
  const [before, after] = [left && placed.get(left.word)!, right && placed.get(right.word)!]
  if (before === undefined || after !== before + 1) return undefined
  if (left!.line !== line || right!.line !== line) return right!.line === line ? after : before
  return Math.abs(reachOf(left!.word).right - columns[before]!.right) < SAME_EDGE.column ? after : undefined
}

function headOf(words: HeadWord[]): Head {
  const own = words.toSorted((a, b) => middleOf(a.line) - middleOf(b.line) || a.word.box[0] - b.word.box[0])
  return {
    text: own.map(({ word }) => word.text).join(' '),
    box: around(own.map(({ word }) => word.box)),
    lines: [...new Set(own.map(({ line }) => line))],
  }
}

/** The nearest row of heads over a table, with none of another table's below it; the column of each head. */
function farHeads(table: Table, above: Line[][], within: Set<Line>): Heads | null {
  for (const level of above) {
    const heads = level.every((line) => !within.has(line) && isHead(line)) ? placed(level, columnEdges(table)) : null
    if (heads) return heads
    const isFree = !level.every((line) => within.has(line))
    const [first] = level
    const isTitle = level.length === 1 && first!.words.length > MOST_BETWEEN && !/[\d:]/.test(first!.text)
    if (isFree && (level.length > MOST_BETWEEN || isTitle)) return null
  }
  return null
}

const isHead = ({ text, words }: Line) =>
  !isValue(text) && !text.endsWith(':') && !isLabelled(text) && words.length <= MOST_WORDS

/** Each head with its column: as many heads as columns in their order, or each over one column and most columns with one. */
function placed(level: Line[], columns: Column[]): Heads | null {
  const head = (line: Line): Head => ({ text: line.text, box: line.box, lines: [line] })
  if (level.length < LEAST_COLUMNS) return null
  if (level.length === columns.length && level.every((line, at) => fits(line, at, columns)))
    return new Map(level.map((line, at) => [at, head(line)]))
  const found: Heads = new Map()
  for (const line of level) {
    const over = columns.flatMap((column, at) => (isOver(line, column) ? [at] : []))
    if (over.length !== 1 || found.has(over[0]!)) return null
    found.set(over[0]!, head(line))
  }
  return found.size > columns.length * NAMED ? found : null
}

const reachOf = ({ box: [x, , width] }: { box: Box }): Column => ({ left: x, right: x + width })
const isOver = ({ box: [x, , width] }: { box: Box }, { left, right }: Column) => x < right && x + width > left

/** Whether a head stands between the columns beside its own. */
function fits({ box: [x, , width] }: { box: Box }, at: number, columns: Column[]): boolean {
  const [before, after] = [columns[at - 1], columns[at + 1]]
  return (!before || x + width > before.right) && (!after || x < after.left)
}

function withHeads(table: Table, heads: Heads, lines: Line[], used: Set<number>): Table {
  const cells = [...heads].map(([column, { text, box, lines: own }]): TableCell => {
    const indexes = own.map((line) => lines.indexOf(line))
    for (const index of indexes) used.add(index)
    return { row: 0, column, rows: 1, columns: 1, box, text, lines: indexes }
  })
  const below = table.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))
  return { ...table, rows: table.rows + 1, heads: 1, cells: [...cells, ...below] }
}
