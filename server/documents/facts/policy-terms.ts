import { SAME_EDGE } from '../tolerances.ts'
import { datesAmong, sortableDate } from './dates.ts'
import type { Finding } from './findings.ts'
import { hasLineColumns } from './line-regions.ts'
import type { TopicMap } from './page-topics.ts'
import { ENDS_NUMBER, type PolicyNumber, policyNumber } from './policy-numbers.ts'
import { isRestOfSentence } from './sentences.ts'
import { type Cell, cellOf, type Sheet, type Span, spanNorm, spanOf, spanText } from './sheet.ts'
import { isLabel, type LabelFound, labelOf } from './text-labels.ts'
import { isTerm } from './unlabelled-terms.ts'
import { cellBelow, placesOf } from './value-places.ts'

/** Policy numbers and dates, each behind, beside or under its label. */
export function readTerms(sheets: Sheet[], topics: TopicMap): Finding[] {
  const found = termsOn(sheets, topics)
  const numbers = new Set(
    found.filter((one) => one.key === 'policy.number' && !isRenewed(one)).map(({ value }) => value),
  )
  // Alone, a policy that is renewed goes on under its number.
  const isFormer = (one: Finding) => isRenewed(one) && numbers.size > 0 && !numbers.has(one.value)
  return found.map((one) => (isFormer(one) ? { ...one, key: 'policy.prior' } : one))
}

/** 'Policy WC-4411 is renewed by this certificate'. */
function isRenewed({ key, valueSpan: { cell, to } }: Finding) {
  const behind = cell.tokens.slice(to, to + 5).map(({ norm }) => norm)
  return (
    key === 'policy.number' &&
    /^(?:IS|WAS|WILL BE|HAS BEEN) (?:HEREBY )?(?:RENEWED|REPLACED|REWRITTEN)\b/.test(behind.join(' '))
  )
}

function termsOn(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) =>
      row.cells.flatMap((cell) => {
        const found = labelOf(cell)
        if (!found || isRestOfSentence(sheet, cell)) return []
        if (found.strict && !found.rest && cell === row.cells[0] && hasLineColumns(row, topics)) return []
        const topic = topics.at(sheet.number, row.index, cell.left)
        return termsAt(sheet, found).map((term) => ({ ...term, page: sheet.number, row: row.index, topic }))
      }),
    ),
  )
}

/** 'Term beginning | Term beginning': the heads of two terms side by side. */
function isColumnOfTerms(sheet: Sheet, { label, rest }: LabelFound) {
  const { cell } = label
  const again = rest && spanNorm(rest).split(' ').includes(spanNorm(label).split(' ')[0]!)
  return again || sheet.rows[cell.row]!.cells.some((one) => one !== cell && labelOf(one)?.kind === 'period')
}

type Term = Pick<Finding, 'key' | 'value' | 'spans' | 'valueSpan' | 'sure'>

/** 'Last', under it 'policy': a head over two lines, of the policy before. */
const FORMER = /^(?:LAST|PRIOR|PREVIOUS|EXPIRING|FORMER|OLD)$/

function termsAt(sheet: Sheet, found: LabelFound): Term[] {
  const { above } = found.label.cell
  if (found.kind === 'number' && above && FORMER.test(above.norm)) return numberAt(sheet, { ...found, kind: 'prior' })
  if (found.kind in NUMBER_KEYS) return numberAt(sheet, found)
  if (found.kind === 'period') return isColumnOfTerms(sheet, found) ? [] : withBinders(found, periodAt(sheet, found))
  return found.kind in DATE_KEYS ? dateAt(sheet, found) : []
}

/** The period of a binder is that of the insurance, as far as it is bound, and the binder's own. */
function withBinders({ label }: LabelFound, term: Term[]): Term[] {
  if (!spanNorm(label).split(' ').includes('BINDER')) return term
  const own = { 'policy.effective': 'binder.effective', 'policy.expiration': 'binder.expiration' } as const
  return [...term, ...term.map((one) => ({ ...one, key: own[one.key as keyof typeof own] }))]
}

const NUMBER_KEYS = { number: 'policy.number', prior: 'policy.prior', binderNumber: 'binder.number' } as const

function numberAt(sheet: Sheet, found: LabelFound): Term[] {
  for (const { span, where } of placesOf(sheet, found)) {
    if (where === 'below' && headsColumn(span, (one) => policyNumber(one)?.text)) continue
    const broken = brokenNumber(span)
    const value = broken ? broken.whole : (policyNumber(span) ?? prefixedNumber(span, sheet))
    if (broken && !value) return []
    if (!value) continue
    const key = NUMBER_KEYS[found.kind as keyof typeof NUMBER_KEYS]
    return [
      ...(key === 'policy.number' ? termBehind(value.span) : []),
      {
        key,
        value: value.text,
        spans: [found.label, value.span, ...(value.rest ? [value.rest] : [])],
        valueSpan: value.span,
        sure: where === 'below' ? 0.88 : 0.95,
      },
    ]
  }
  return []
}

/** Whether other values of the kind stand under the first one: the label heads a column of several policies, and none of them is the document's. */
function headsColumn({ cell }: Span, valueIn: (span: Span) => string | undefined): boolean {
  const first = valueIn(spanOf(cell))
  const next = cell.below && valueIn(spanOf(cell.below))
  return first !== undefined && next !== undefined && next !== first
}

/** 'Policy LC-88120-26 · Effective Mar 3, 2026 – Mar 3, 2027': the term behind the number, in the same run of words. */
function termBehind({ cell, to }: Span): Term[] {
  const rest = cell.tokens.slice(to)
  if (!rest.slice(0, 3).some((token) => /^(EFFECTIVE|EFF|TERM|PERIOD|FROM)$/.test(token.norm))) return []
  const [first, second, third] = datesAmong(rest)
  if (!first || !second || third || sortableDate(second.value) <= sortableDate(first.value)) return []
  return [['policy.effective', first] as const, ['policy.expiration', second] as const].map(([key, date]) => {
    const span = spanOf(cell, to + date.from, to + date.to)
    return { key, value: date.value, spans: [span], valueSpan: span, sure: 0.88 }
  })
}

/** A number that ends in a hyphen is broken there; `whole` with what stands right under it, null where that is no end of it. Null for other words. */
function brokenNumber({ cell, from, to }: Span): { whole: PolicyNumber | null } | null {
  const words = cell.tokens.slice(from, to)
  const isNumber = words.every(({ text }) => ENDS_NUMBER.test(text)) && datesAmong(words).length === 0
  if (!isNumber || !words.at(-1)?.text.endsWith('-')) return null
  const { below } = cell
  if (!below || !ENDS_NUMBER.test(below.text) || datesAmong(below.tokens).length) return { whole: null }
  const text = `${spanText(spanOf(cell, from, to))}${below.text}`
  return { whole: { text, span: spanOf(cell, from, to), rest: spanOf(below) } }
}

/** A number whose prefix stands in a cell of its own, a letter's width before the rest, as a typewriter's columns part them: 'HRG | 0091763'. */
function prefixedNumber({ cell, from, to }: Span, { rows }: Sheet): PolicyNumber | null {
  const { cells } = rows[cell.row]!
  const [prefix, next] = [cell.tokens[from], cells[cells.indexOf(cell) + 1]]
  if (!prefix || !next || to - from !== 1) return null
  if (next.left - cell.right > (prefix.box[2] / prefix.text.length) * ONE_LETTER) return null
  const whole = policyNumber(spanOf(cellOf([prefix, ...next.tokens], cell.page)))
  return whole && whole.span.to > 1
    ? { text: whole.text, span: spanOf(cell, from, to), rest: spanOf(next, 0, whole.span.to - 1) }
    : null
}
const ONE_LETTER = 1.5

const NOT_A_TERM =
  /\b(ISSUED?|PRINT(ED)?|PREPARED|PROCESS(ED)?|RETRO(ACTIVE)?|ENDORSEMENT|CHANGE|SIGNED|DATE OF ISSUE|DUE|QUOTE DATE)\b/

/** A period is two dates: behind the label, to its right, or in the rows under it; the second is later than the first. */
function periodAt(sheet: Sheet, found: LabelFound): Term[] {
  const seen: { value: string; span: Span }[] = []
  const take = (cell: Cell, from = 0) => {
    for (const date of datesAmong(cell.tokens.slice(from)))
      seen.push({ value: date.value, span: spanOf(cell, from + date.from, from + date.to) })
  }
  const { cell } = found.label
  if (found.rest) take(cell, found.rest.from)
  const row = sheet.rows[cell.row]!
  for (const right of row.cells.slice(row.cells.indexOf(cell) + 1)) {
    const label = labelOf(right)
    if (label && label.kind !== 'effective' && label.kind !== 'expiration') break
    take(right)
  }
  const height = cell.bottom - cell.top
  const limit =
    row.cells.slice(row.cells.indexOf(cell) + 1).find((one) => isLabel(one))?.left ?? Number.POSITIVE_INFINITY
  const far = row.cells.at(-1) === cell ? 70 : 24
  for (let index = cell.row + 1; seen.length < 2 && index < Math.min(sheet.rows.length, cell.row + 5); index += 1) {
    const next = sheet.rows[index]!
    if (next.top - cell.bottom > height * 5.5) break
    for (const below of next.cells) {
      if (below.right < cell.left - far || below.left > Math.min(limit - 6, cell.right + 260)) continue
      const left = next.cells[next.cells.indexOf(below) - 1]
      if (NOT_A_TERM.test(below.norm) || (left && NOT_A_TERM.test(left.norm) && left.right > cell.left - far)) continue
      take(below)
    }
  }
  if (seen.length === 1 && /\bFROM$/.test(found.label.cell.norm)) {
    const to = row.cells.find((one) => one.left > cell.right && /^TO$/.test(one.norm))
    const below = to && cellBelow(sheet, to)
    if (below) take(below)
  }
  const [first, second] = seen
  if (!first || !second || sortableDate(second.value) <= sortableDate(first.value)) return []
  if (first.span.cell.row > cell.row && headsTerms(sheet, first.span.cell, second.span.cell)) return []
  return [
    {
      key: 'policy.effective',
      value: first.value,
      spans: [found.label, first.span],
      valueSpan: first.span,
      sure: 0.94,
    },
    {
      key: 'policy.expiration',
      value: second.value,
      spans: [found.label, second.span],
      valueSpan: second.span,
      sure: 0.94,
    },
  ]
}

/** Whether a further term stands below the first in its column, in as many rows as it: the label heads a column of several policies. */
function headsTerms(sheet: Sheet, first: Cell, last: Cell): boolean {
  const below = sheet.rows
    .slice(last.row + 1)
    .flatMap(({ cells }) => cells.filter((one) => Math.abs(one.left - first.left) < SAME_EDGE.underHead))
    .slice(0, first === last ? 1 : 2)
  const [start, end, ...others] = below.flatMap(({ tokens }) => datesAmong(tokens))
  return start !== undefined && end !== undefined && others.length === 0 && isTerm(start.value, end.value)
}

const DATE_KEYS = {
  effective: 'policy.effective',
  expiration: 'policy.expiration',
  issued: 'policy.issued',
  binderStart: 'binder.effective',
  binderEnd: 'binder.expiration',
} as const

/** 'EFFECTIVE 05/15/2023', and near it 'TO 05/15/2024'; 'From 5/1/24' beside 'Expiration 5/1/25'. */
function followsStart(sheet: Sheet, cell: Cell, value: string) {
  const near = sheet.rows.slice(Math.max(0, cell.row - 3), cell.row + 2).flatMap((row) => row.cells)
  const [other, later] = cell.norm === 'TO' ? (['effective', 1] as const) : (['expiration', -1] as const)
  const labelled = near.some((one) => one !== cell && labelOf(one)?.kind === other)
  const dates = near.flatMap((one) => datesAmong(one.tokens).map((date) => sortableDate(date.value)))
  const own = sortableDate(value)
  return labelled && dates.some((date) => (later > 0 ? date < own : date > own))
}

function dateAt(sheet: Sheet, found: LabelFound): Term[] {
  const bare =
    /^(FROM|TO|EFFECTIVE|DATE|START|END|PREPARED|EXP|EFF)$/.test(found.label.cell.norm) ||
    found.label.to - found.label.from === 1
  const loose = /^(FROM|TO)$/.test(found.label.cell.norm)
  const { cell } = found.label
  const both = sheet.rows[cell.row]!.cells.filter((one) => /^(FROM|TO)$/.test(one.norm)).length === 2
  const paired = (value: string) => loose && (both || followsStart(sheet, cell, value))
  for (const { span, where } of placesOf(sheet, found)) {
    const tokens = span.cell.tokens.slice(span.from, span.to)
    const dates = datesAmong(tokens)
    const [first, second] = dates
    if (!first || first.from > (where === 'inline' && !found.strict ? 1 : 4)) continue
    if (loose && where === 'below' && !paired(first.value)) continue
    const at = (date: typeof first) => spanOf(span.cell, span.from + date.from, span.from + date.to)
    const sure = (where === 'below' ? 0.86 : 0.93) - (bare ? 0.03 : 0)
    const key = DATE_KEYS[found.kind as keyof typeof DATE_KEYS]
    const one: Term = { key, value: first.value, spans: [found.label, at(first)], valueSpan: at(first), sure }
    if (found.kind !== 'effective' || !second || sortableDate(second.value) <= sortableDate(first.value)) return [one]
    return [
      one,
      {
        ...one,
        key: 'policy.expiration',
        value: second.value,
        spans: [found.label, at(second)],
        valueSpan: at(second),
      },
    ]
  }
  return []
}
