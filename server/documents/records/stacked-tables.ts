import { isValue } from '../layout/head-rows.ts'
import { tableRows } from '../layout/table-rows.ts'
import { around } from '../reading/lines.ts'
import type { Line, Page, Table } from '../types.ts'
import { fieldsLike, keyOf, type Vocabulary } from './labels.ts'
import { keyColumn, mappingOf } from './mapping.ts'
import {
  type HeadColumn,
  isHead,
  isTotal,
  isWrapped,
  type Level,
  levelsOf,
  type Stack,
  stackFrom,
} from './stacked-heads.ts'
import { type Group, groupsBelow } from './stacked-rows.ts'
import type { FieldSpec, ValueKind } from './types.ts'
import { isNothing, isSameAmount, isTold, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** A head and what stands under it in each record. */
type Column = { head: Line[]; cells: Line[][] }

/**
 * Tables in which a record takes several lines, under as many lines of heads: given as tables with one row of heads and one row for
 * each record. A record in which a value does not look like that of its head is left out.
 */
export function stackedTables(page: Page, families: Vocabulary[]): Table[] {
  const possible = families.filter((own) => hasWords(page, own))
  if (possible.length === 0) return []
  const levels = levelsOf(page.lines.filter(({ text }) => /[\p{L}\d]/u.test(text)))
  for (const vocabulary of possible) {
    const tables = tablesOf(levels, page, vocabulary)
    if (tables.length) return tables
  }
  return []
}

function tablesOf(levels: Level[], page: Page, vocabulary: Vocabulary): Table[] {
  const tables: Table[] = []
  const { rulings = [] } = page
  for (let stack = stackFrom(levels, 0, vocabulary, rulings); stack; ) {
    const next = stackFrom(levels, stack.to, vocabulary, rulings)
    const groups = groupsBelow(levels.slice(stack.to, next?.from), stack, rulings)
    const columns = flatColumns(stack, groups, vocabulary)
    const table = groups.length > 0 && fitting(tableOf(columns, groups.length, page), page, vocabulary)
    if (table) tables.push(table)
    stack = next
  }
  return tables
}

const LEAST_WORDS = 3

/** Whether so many of the page's lines name fields that there may be heads on it. */
function hasWords({ lines }: Page, { exact }: Vocabulary): boolean {
  const known = lines.flatMap(({ text, words }) => (words.length < 5 ? (exact.get(keyOf(wordsOf(text))) ?? []) : []))
  return new Set(known).size >= LEAST_WORDS
}

/** Under each column of heads the lines that stand in it, parted by their heads where the values are stacked like these. */
function flatColumns(stack: Stack, groups: Group[], vocabulary: Vocabulary): Column[] {
  const placed = groups.map((group) => placeLines(group, stack.columns))
  const total = stack.columns.find(({ heads }) => heads.length === 1 && isTotal(heads[0]!.line.text))
  const named = total ? amountRows(placed, total, vocabulary) : []
  const names = named.flatMap(({ names: lines }) => lines)
  const left = placed.map((lines) => lines.filter((one) => isOfColumn(one, lines, names)))
  const others = stack.columns.filter((column) => named.length === 0 || column !== total)
  return [
    ...named,
    ...others.flatMap((column) => {
      const own = left.map((lines) => lines.filter((one) => one.column === column))
      if (isAmounts(own) && !column.heads.every(({ line }) => isHead(line.text, vocabulary)))
        return [totalColumn(column, own, placed)]
      return !isWrapped(column, vocabulary) && isStacked(column, own)
        ? stackedColumns(
            column,
            own,
            rightOf(column, stack),
            vocabulary,
            placed.map((lines) => isAlone(lines, column)),
          )
        : [totalColumn(column, own, placed)]
    }),
  ]
}

const rightOf = (column: HeadColumn, { columns }: Stack) => columns[columns.indexOf(column) + 1]?.left ?? Infinity

type Placed = { line: Line; step: number; column: HeadColumn | null; under: boolean }

const over = ({ box: [left, , width] }: Line, column: { left: number; right: number }) =>
  left < column.right && left + width > column.left

/** Which column each line of a record stands in: the one it stands under, else the one that begins before it. */
function placeLines(group: Group, columns: HeadColumn[]): Placed[] {
  return group.flatMap(({ level, step }) =>
    level.lines.map((line) => {
      const under = columns.find((column) => over(line, column))
      const column = under ?? columns.findLast((own) => own.left <= line.box[0]) ?? null
      return { line, step, column, under: under !== undefined }
    }),
  )
}

/** What stands beside a column holds where nothing stands under it; not so the names of amounts, and what stands over or under those. */
function isOfColumn({ line, step, column, under }: Placed, all: Placed[], names: Line[]): boolean {
  if (under) return true
  if (names.some(({ box: [left, , width] }) => over(line, { left, right: left + width }))) return false
  return !all.some((other) => other.under && other.column === column && other.step === step)
}

function isStacked({ heads }: HeadColumn, records: Placed[][]): boolean {
  const levels = new Set(heads.map(({ level }) => level))
  const filled = records.filter(
    (lines) => new Set(lines.filter(({ step }) => levels.has(step)).map(({ step }) => step)).size > 1,
  )
  const told = records.filter(({ length }) => length > 0)
  return heads.length > 1 && filled.length * 2 >= told.length
}

/** Whether a record has lines below its first in this column alone, so that no other tells on which level they stand. */
const isAlone = (record: Placed[], column: HeadColumn) =>
  record.every(({ step, column: own }) => step === 0 || own === column)

/**
 * A text that goes on below the level of its head is taken with it. `right` is how far the column reaches. Where it is `alone` a single line is
 * of none of its heads but one that its look tells.
 */
function stackedColumns(
  { heads }: HeadColumn,
  records: Placed[][],
  right: number,
  vocabulary: Vocabulary,
  alone: boolean[],
): Column[] {
  const kindOf = (line: Line) => fieldsLike(wordsOf(line.text), vocabulary)[0]?.spec.kind
  const cuts = records.map((lines, at) => cutOf(heads, lines, right, (line) => kindOf(line) ?? 'text', alone[at]!))
  return heads.map(({ level, line }, index) => {
    const next = heads[index + 1]?.level ?? Infinity
    const cells = records.map((lines, record) => {
      const isFirst = alone[record] && lines.every(({ step }) => step === 0)
      if (level >= cuts[record]! || (isFirst && !isTold(kindOf(line) ?? 'text'))) return []
      const at = lines.filter(({ step }) => step === level).map((one) => one.line)
      const own = besideValue(at, line)
      const below = lines.filter(({ step }) => step > level && step < next).map((one) => one.line)
      const goesOn = kindOf(line) === 'text' && own.length && ![...own, ...below].some(({ text }) => isValue(text))
      return goesOn ? [...own, ...below] : own
    })
    return { head: [line], cells }
  })
}

/**
 * The level from which on a record with more lines than its column has heads does not tell which line is under which: the first that may
 * go on with the next line, as it has no room for its first word. A text under the last head goes on by itself, and
 * where other columns tell the levels, no more than it does.
 */
function cutOf(
  heads: HeadColumn['heads'],
  lines: Placed[],
  right: number,
  kindOf: (head: Line) => ValueKind,
  isAlone: boolean,
): number {
  const last = heads.at(-1)!
  const goesOn = kindOf(last.line) === 'text'
  if ((goesOn && !isAlone) || lines.every(({ step }) => step <= last.level)) return Infinity
  const full = lines.find(({ line, step }) => {
    if (goesOn && step >= last.level) return false
    const [x, , width] = line.box
    const next = lines.find((one) => one.step === step + 1)
    return next !== undefined && x + width + SPACE + next.line.words[0]!.box[2] > right
  })
  if (goesOn) return full?.step ?? Infinity
  return full?.step ?? heads.find(({ line }) => !isTold(kindOf(line)))?.level ?? Infinity
}

/** Between two words and before the next column, in points. */
const SPACE = 6

/** Of several numbers on one level that which stands under the head is its value. */
function besideValue(lines: Line[], { box: [left, , width] }: Line): Line[] {
  const under = lines.filter((line) => over(line, { left, right: left + width }))
  return under.length === 1 && lines.every(({ text }) => isValue(text)) ? under : lines
}

const amountOf = ({ text }: Line) => valueOf('amount', text.split(' '))
/** Whether the values of a column are amounts, several in a record. */
function isAmounts(records: Placed[][]): boolean {
  const amounts = records.flat().every(({ line }) => amountOf(line) !== null)
  return amounts && records.some((lines) => lines.length > 1)
}

/** A column of one head; of several numbers in a record only their total, where a row says that it is one and they add up to it. */
function totalColumn({ heads }: HeadColumn, records: Placed[][], all: Placed[][]): Column {
  const cells = records.map((lines, record) => {
    if (lines.length < 2 || !lines.every(({ line }) => isValue(line.text))) return lines.map(({ line }) => line)
    const at = all[record]!.find(({ line }) => isTotal(line.text))?.step
    const total = lines.find(({ step }) => step === at)?.line
    const sum = lines.reduce((all, { line, step }) => (step === at ? all : all + Number(amountOf(line))), 0)
    return total && isSameAmount(Number(amountOf(total)), sum) ? [total] : []
  })
  return { head: heads.map(({ line }) => line), cells }
}

/** Rows within a record that say what the amounts beside them are: each is a column, with the amount under the total. */
function amountRows(records: Placed[][], total: HeadColumn, vocabulary: Vocabulary): (Column & { names: Line[] })[] {
  const rows = new Map<string, Column & { names: Line[] }>()
  records.forEach((lines, record) => {
    for (const { line, step } of lines) {
      const key = keyOf(wordsOf(line.text))
      const amount = lines.find((one) => one.step === step && one.column === total)
      if (!amount || !vocabulary.exact.get(key)?.some(({ kind }) => kind === 'amount')) continue
      const row = rows.get(key) ?? { head: [line], cells: records.map(() => []), names: [] }
      row.cells[record]!.push(amount.line)
      row.names.push(line)
      rows.set(key, row)
    }
  })
  return [...rows.values()]
}

function tableOf(columns: Column[], count: number, page: Page): Table {
  const indexes = new Map(page.lines.map((line, index) => [line, index]))
  const cells = [-1, ...Array.from({ length: count }, (_, index) => index)].flatMap((record) =>
    columns.flatMap(({ head, cells: own }, column) => {
      const lines = record < 0 ? head : own[record]!
      if (lines.length === 0) return []
      const text = lines.map((line) => line.text).join(' ')
      const box = around(lines.map((line) => line.box))
      return [
        { row: record + 1, column, rows: 1, columns: 1, box, text, lines: lines.map((line) => indexes.get(line)!) },
      ]
    }),
  )
  const box = around(cells.map((cell) => cell.box))
  return { box, ruled: false, rows: count + 1, columns: columns.length, heads: 1, cells }
}

/** The table with the rows whose values all look like those of their heads; null where none does. */
function fitting(table: Table, page: Page, vocabulary: Vocabulary): Table | null {
  const mapping = mappingOf(table, tableRows(table, page), null, [vocabulary])
  if (!mapping || isReadAsItIs(table, mapping.columns.known, page, vocabulary)) return null
  const key = keyColumn(mapping.columns, mapping.vocabulary)
  const rows = Array.from({ length: table.rows }, (_, row) => table.cells.filter((cell) => cell.row === row))
  const fit = rows.map(
    (cells, row) =>
      row === 0 ||
      (cells.some(({ column }) => column === key) &&
        cells.every(({ column, text }) => isFitting(text, mapping.columns.fields[column]!, column === key))),
  )
  if (!fit.slice(1).some(Boolean)) return null
  return { ...table, cells: table.cells.filter(({ row }) => fit[row]) }
}

/** Whether a table of the page itself tells as many fields of the same records. */
function isReadAsItIs({ cells }: Table, known: number, page: Page, vocabulary: Vocabulary): boolean {
  const own = new Set(cells.flatMap(({ lines }) => lines))
  return (page.tables ?? []).some((table) => {
    const shared = table.cells.some(({ row, lines }) => row >= table.heads && lines.some((line) => own.has(line)))
    const mapping = shared && table.heads > 0 && mappingOf(table, tableRows(table, page), null, [vocabulary])
    return mapping && mapping.columns.known >= known
  })
}

function isFitting(text: string, fields: FieldSpec[][], isKey: boolean): boolean {
  const [specs] = fields
  if (fields.length !== 1 || !specs?.some(({ kind }) => isTold(kind)) || isNothing(text)) return true
  const fits = specs.some(({ kind }) => valueOf(kind, text.split(' ')) !== null)
  return fits && !(isKey && valueOf('date', text.split(' ')) !== null)
}
