import type { Line } from '../types.ts'
import { keyOf, type Vocabulary } from './labels.ts'
import type { Pair } from './segments.ts'
import { isTotal, type Level, levelsOf } from './stacked-heads.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { FieldSpec } from './types.ts'
import { isSameAmount, isTold, leadingValue, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** `parts`: lines of amounts in rows under one head, of which each is only a part. */
export type Beside = { pairs: Pair[]; parts: Set<Line> }

/**
 * What lines of a record's section say by where they stand: values beside a label that is a line of its own, and the totals of amounts
 * told in rows under heads.
 */
export function readBeside(lines: Line[], page: number, vocabulary: Vocabulary): Beside {
  const levels = levelsOf(lines)
  const { pairs, parts } = readTotals(levels, page, vocabulary)
  return { pairs: [...levels.flatMap((level) => besideLabels(level, page, vocabulary)), ...pairs], parts }
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
      const isWhole = isSum && last && lines.includes(last.line) && rows.length > 1 && isSumOf(last, rows.slice(0, -1))
      if (isWhole) found.pairs.push({ spec, value: last.value, tokens: tokensIn(last.line, page) })
    }
    if (isSum) heads = []
  }
  return found
}

function addRow({ line: head, rows }: Head, lines: Line[]): void {
  const line = lines.find((one) => isUnder(one, head))
  const value = line ? valueOf('amount', textsOf(line)) : null
  if (line && typeof value === 'number') rows.push({ line, value })
}

const isSumOf = (whole: { value: number }, parts: { value: number }[]) =>
  isSameAmount(
    parts.reduce((sum, { value }) => sum + value, 0),
    whole.value,
  )
const isUnder = ({ box: [x, , width] }: Line, { box: [left, , wide] }: Line) => x < left + wide && x + width > left
