import type { Line } from '../types.ts'
import { keyOf, type Vocabulary } from './labels.ts'
import type { Pair } from './segments.ts'
import { isTotal, type Level, levelsOf } from './stacked-heads.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { FieldSpec } from './types.ts'
import { isSameAmount, isTold, leadingValue, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** `parts`: lines of amounts that stand in a row or a column together, of which each is only a part. */
export type Beside = { pairs: Pair[]; parts: Set<Line> }

/**
 * What lines of a record's section say by where they stand: values beside a label that is a line of its own, and the totals of amounts
 * told in rows under heads, or in rows of several beside their label.
 */
export function readBeside(lines: Line[], page: number, vocabulary: Vocabulary): Beside {
  const levels = levelsOf(lines)
  const below = readTotals(levels, page, vocabulary)
  const beside = readRowTotals(levels, page, vocabulary)
  return {
    pairs: [...levels.flatMap((level) => besideLabels(level, page, vocabulary)), ...below.pairs, ...beside.pairs],
    parts: new Set([...below.parts, ...beside.parts]),
  }
}

function besideLabels({ lines }: Level, page: number, vocabulary: Vocabulary): Pair[] {
  return lines.flatMap((line, index): Pair[] => {
    const spec = specOf(line, vocabulary, (own) => isTold(own.kind) && own.kind !== 'amount')
    const next = lines[index + 1]
    const read = spec && next && leadingValue(spec.kind, textsOf(next))
    return read ? [{ spec, value: read.value, tokens: tokensIn(next, page).slice(0, read.words) }] : []
  })
}

const textsOf = ({ words }: Line) => words.map(({ text }) => text)
const tokensIn = (line: Line, page: number): Token[] => tokensOf([line], page, Infinity)

function specOf({ text }: Line, { exact }: Vocabulary, fits: (spec: FieldSpec) => boolean): FieldSpec | null {
  return exact.get(keyOf(wordsOf(text)))?.find(fits) ?? null
}

type Head = { spec: FieldSpec; line: Line; rows: { line: Line; value: number }[] }

/** Of amounts in rows below heads ('Paid', 'Reserved') those of the row of their total, where the rows above it add up to it. */
function readTotals(levels: Level[], page: number, vocabulary: Vocabulary): Beside {
  const found: Beside = { pairs: [], parts: new Set() }
  let heads: Head[] = []
  for (const { lines } of levels) {
    const own = lines.flatMap((line): Head[] => {
      const spec = specOf(line, vocabulary, ({ kind }) => kind === 'amount')
      return spec ? [{ spec, line, rows: [] }] : []
    })
    if (own.length > 1) heads = own
    else for (const head of heads) addRow(head, lines)
    const isSum = lines.some(({ text, box }) => isTotal(text) && heads.every(({ line }) => box[0] < line.box[0]))
    for (const { spec, rows } of heads) {
      if (rows.length > 1) for (const { line } of rows) found.parts.add(line)
      const last = rows.at(-1)
      const isAlone = rows.length === 1
      const isWhole = isSum && last && lines.includes(last.line) && (isAlone || isSumOf(last, rows.slice(0, -1)))
      if (isWhole) found.pairs.push({ spec, value: last.value, tokens: tokensIn(last.line, page) })
    }
    if (isSum) heads = []
  }
  return found
}

function addRow({ line: head, rows }: Head, lines: Line[]): void {
  const line = lines.find((one) => isUnder(one, head))
  const amount = line && amountIn(line)
  if (amount) rows.push(amount)
}

/** Of several amounts beside one label ('Paid') that under the head of their total ('Medical', 'Indemnity', 'Total'), where the others add up to it. */
function readRowTotals(levels: Level[], page: number, vocabulary: Vocabulary): Beside {
  const found: Beside = { pairs: [], parts: new Set() }
  for (const [at, { lines }] of levels.entries()) {
    const [label, ...others] = lines
    const spec = specOf(label!, vocabulary, ({ kind }) => kind === 'amount')
    const amounts = others.flatMap((line) => amountIn(line) ?? [])
    if (!spec || amounts.length < 2 || amounts.length < others.length) continue
    for (const { line } of amounts) found.parts.add(line)
    const heads = levels
      .slice(Math.max(0, at - MOST_ROWS), at)
      .map((level) => level.lines.find((line) => isTotal(line.text)))
    const head = heads.findLast((line) => line !== undefined)
    const whole = head && amounts.find(({ line }) => isUnder(line, head))
    const parts = amounts.filter((one) => one !== whole)
    if (whole && isSumOf(whole, parts))
      found.pairs.push({ spec, value: whole.value, tokens: tokensIn(whole.line, page) })
  }
  return found
}
/** Rows of amounts under one line of heads. */
const MOST_ROWS = 6

function amountIn(line: Line): { line: Line; value: number } | null {
  const value = valueOf('amount', textsOf(line))
  return typeof value === 'number' ? { line, value } : null
}

const isSumOf = (whole: { value: number }, parts: { value: number }[]) =>
  isSameAmount(
    parts.reduce((sum, { value }) => sum + value, 0),
    whole.value,
  )
const isUnder = ({ box: [x, , width] }: Line, { box: [left, , wide] }: Line) => x < left + wide && x + width > left
