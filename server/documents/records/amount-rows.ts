import type { Line } from '../types.ts'
import { keyOf, type Vocabulary } from './labels.ts'
import type { Pair } from './segments.ts'
import { isTotal, type Level, levelsOf } from './stacked-heads.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { FieldSpec } from './types.ts'
import { isSameAmount, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** `parts`: lines of amounts that stand in a row or a column together, of which each is only a part. */
export type Beside = { pairs: Pair[]; parts: Set<Line> }
/** The amount that a line is. */
type Amount = { line: Line; value: number }
/** An amount column: its head and, for each row that has one, the amount. */
type Column = { spec: FieldSpec; head: Line; rows: Amount[] }
/** Amounts in rows under heads ('Paid', 'Reserved') with what each row is for, and the line that names the row of their total. */
type Rows = { columns: Column[]; names: (Line | undefined)[]; total: Level | null }

const SAME_LEFT = 4
/** Rows of such names are no parts of one amount. */
const NO_PART = /\b(?:(?:sub)?totals?|net|gross|incurred|deductible|limit|less|excess|recover(?:y|ies|ed))\b/i

/**
 * Of amounts in rows below heads those of the row of their total, where the rows above it add up to it. Rows without a total are added up
 * where another record has the same rows, so that none is missing; `names` are those of all records.
 */
export function readTotals(levels: Level[], page: number, vocabulary: Vocabulary, names: string[][]): Beside {
  const all = rowsIn(levels, vocabulary)
  const several = all.flatMap(({ columns }) => columns.flatMap(({ rows }) => (rows.length > 1 ? rows : [])))
  const pairs = all.flatMap((one) => {
    if (one.total) return one.columns.flatMap((column) => totalOf(column, one.total!, page))
    return areParts(one, vocabulary) && areWhole(textsIn(one), names)
      ? one.columns.map((column) => sumOf(column, page))
      : []
  })
  return { pairs, parts: new Set(several.map(({ line }) => line)) }
}

function rowsIn(levels: Level[], vocabulary: Vocabulary): Rows[] {
  const all: Rows[] = []
  let open: Rows | undefined
  for (const level of levels) {
    const own = level.lines.flatMap((head): Column[] => {
      const spec = specOf(head, vocabulary, ({ kind }) => kind === 'amount')
      return spec ? [{ spec, head, rows: [] }] : []
    })
    if (own.length > 1) {
      open = { columns: own, names: [], total: null }
      all.push(open)
    } else if (open) {
      addRow(open, level)
      if (open.total) open = undefined
    }
  }
  return all
}

function addRow(rows: Rows, level: Level): void {
  const { columns, names } = rows
  const beside = level.lines.filter(({ box }) => columns.every(({ head }) => box[0] < head.box[0]))
  let isFilled = false
  for (const { head, rows: own } of columns) {
    const line = level.lines.find((one) => isUnder(one, head))
    const amount = line && amountIn(line)
    if (!amount) continue
    own.push(amount)
    isFilled = true
  }
  const name = beside.findLast((line) => amountIn(line) === null && columns.every(({ head }) => !isUnder(line, head)))
  if (isFilled) names.push(name)
  if (beside.some(({ text }) => isTotal(text))) rows.total = level
}

function totalOf({ spec, rows }: Column, { lines }: Level, page: number): Pair[] {
  const last = rows.at(-1)
  if (!last || !lines.includes(last.line)) return []
  const isWhole = rows.length === 1 || isSumOf(last, rows.slice(0, -1))
  return isWhole ? [{ spec, value: last.value, tokens: tokensIn(last.line, page) }] : []
}

function sumOf({ spec, rows }: Column, page: number): Pair {
  const cents = rows.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
  return { spec, value: cents / 100, tokens: rows.flatMap(({ line }) => tokensIn(line, page)) }
}

/** Whether each row is a part of an amount, named below the others, and has one in each column. */
function areParts({ columns, names }: Rows, { exact }: Vocabulary): boolean {
  const isPart = (name: Line | undefined) =>
    name &&
    Math.abs(name.box[0] - (names[0]?.box[0] ?? 0)) < SAME_LEFT &&
    !NO_PART.test(name.text) &&
    !exact.has(keyOf(wordsOf(name.text)))
  const areAlone = new Set(names.map((name) => name?.text)).size === names.length
  return (
    names.length > 1 && areAlone && names.every(isPart) && columns.every(({ rows }) => rows.length === names.length)
  )
}

const textsIn = ({ names }: Rows) => names.map((name) => name?.text ?? '')

/** Whether another has the same rows, and none has more than these. */
const areWhole = (own: string[], all: string[][]) =>
  all.filter((names) => names.join('\n') === own.join('\n')).length > 1 &&
  !all.some((names) => names.length > own.length && own.every((name) => names.includes(name)))

/** What the rows of amounts of each record are for. */
export const namesOfRows = (lines: Line[], vocabulary: Vocabulary): string[][] =>
  rowsIn(levelsOf(lines), vocabulary).map(textsIn)

export function specOf({ text }: Line, { exact }: Vocabulary, fits: (spec: FieldSpec) => boolean): FieldSpec | null {
  return exact.get(keyOf(wordsOf(text)))?.find(fits) ?? null
}

export function amountIn(line: Line): Amount | null {
  const value = valueOf('amount', textsOf(line))
  return typeof value === 'number' ? { line, value } : null
}

export const textsOf = ({ words }: Line) => words.map(({ text }) => text)
export const tokensIn = (line: Line, page: number): Token[] => tokensOf([line], page, Infinity)
export const isSumOf = (whole: { value: number }, parts: { value: number }[]) =>
  isSameAmount(
    parts.reduce((sum, { value }) => sum + value, 0),
    whole.value,
  )
export const isUnder = ({ box: [x, , width] }: Line, { box: [left, , wide] }: Line) =>
  x < left + wide && x + width > left
