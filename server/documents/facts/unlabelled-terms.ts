import { datesAmong, sortableDate } from './dates.ts'
import type { Finding } from './findings.ts'
import type { Topic } from './headings.ts'
import type { TopicMap } from './page-topics.ts'
import { paragraphsOf } from './paragraphs.ts'
import { policyNumber } from './policy-numbers.ts'
import { type Cell, type Sheet, spanOf } from './sheet.ts'
import { labelOf } from './text-labels.ts'

/** Pages a document may have before it names its policy and term. */
const FIRST_PAGES = 3
const ELSEWHERE = new Set<Topic | null>(['underlying', 'prior', 'example', 'foreign'])
/** How long policies run, in months, and by how many days a term may be off. */
const TERMS = [6, 12, 18, 24, 36]
const DAYS_OFF = 5
const MONTH = 30.44
const DAY_MS = 86_400_000
const FORMER = /\b(PRIOR|PREVIOUS|EXPIRING|FORMER|REPLACES|RENEWAL OF|UNDERLYING|QUOTE|LOSS)\b/

/**
 * The number and the term of a policy where no label tells them: a number behind the word "policy" in a title ('Declarations for
 * policy AB 1234567'), and two dates a term apart that words join ('runs from 5/1/2024 until 5/1/2025').
 */
export function readUnlabelledTerms(sheets: Sheet[], topics: TopicMap, labelled: Finding[]): Finding[] {
  const first = sheets.slice(0, FIRST_PAGES)
  const cells = first.flatMap((sheet) =>
    [...sheet.rows.flatMap((row) => row.cells), ...paragraphsOf(sheet)]
      .map((cell) => ({ cell, sheet, topic: topics.at(sheet.number, cell.row, cell.left) }))
      .filter(({ cell, topic }) => !ELSEWHERE.has(topic) && !isFormer(sheet, cell)),
  )
  const has = (key: Finding['key']) => labelled.some((one) => one.key === key && !ELSEWHERE.has(one.topic))
  const place = ({ cell, sheet, topic }: (typeof cells)[number]) => ({ page: sheet.number, row: cell.row, topic })
  return [
    ...(has('policy.number')
      ? []
      : onlyOne(cells.flatMap((at) => numberIn(at.cell).map((one) => ({ ...one, ...place(at) }))))),
    ...(has('policy.effective') || has('policy.expiration')
      ? []
      : cells.flatMap((at) => termIn(at.cell).map((one) => ({ ...one, ...place(at) })))),
  ]
}

/** Several numbers without a label are of several policies, and nothing says which is whose. */
function onlyOne(found: Finding[]): Finding[] {
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}

function isFormer(sheet: Sheet, cell: Cell) {
  return FORMER.test(cell.norm) || sheet.rows[cell.row]!.cells.some((one) => FORMER.test(one.norm))
}

type Draft = Pick<Finding, 'key' | 'value' | 'spans' | 'valueSpan' | 'sure'>

function numberIn(cell: Cell): Draft[] {
  const at = cell.tokens.findIndex(
    (token, index) => token.norm === 'POLICY' && policyNumber(spanOf(cell, numberFrom(cell, index))) !== null,
  )
  if (at < 0 || cell.tokens.length > MOST_WORDS) return []
  const number = policyNumber(spanOf(cell, numberFrom(cell, at)))
  if (!number || FORM_NUMBER.test(number.text)) return []
  const spans = [spanOf(cell, at, number.span.to)]
  return [{ key: 'policy.number', value: number.text, spans, valueSpan: number.span, sure: 0.82 }]
}

/** 'XG 24 04 05 09': a form and its edition. */
const FORM_NUMBER = /^[A-Z]{1,4} ?\d{2} ?\d{2}(?: \d{2}){0,2}$/

function numberFrom(cell: Cell, at: number) {
  return Math.min(cell.tokens.length, at + 1 + (/^(NO|NUMBER)$/.test(cell.tokens[at + 1]?.norm ?? '') ? 1 : 0))
}

/** A title, or a sentence; longer runs of words speak of policies at large. */
const MOST_WORDS = 60

function termIn(cell: Cell): Draft[] {
  const [start, end, ...more] = datesAmong(cell.tokens)
  if (!start || !end || more.length > 0 || !isTerm(start.value, end.value)) return []
  const label = labelOf(cell)
  if (label && label.kind !== 'period' && label.kind !== 'effective' && label.kind !== 'number' && label.strict)
    return []
  return [['policy.effective', start] as const, ['policy.expiration', end] as const].map(([key, date]) => {
    const valueSpan = spanOf(cell, date.from, date.to)
    return { key, value: date.value, spans: [spanOf(cell, 0, end.to)], valueSpan, sure: 0.8 }
  })
}

/** Whether two dates, MM/DD/YYYY, are as far apart as policies run. */
export function isTerm(start: string, end: string): boolean {
  const days = (dayOf(end) - dayOf(start)) / DAY_MS
  return sortableDate(end) > sortableDate(start) && TERMS.some((months) => Math.abs(days - months * MONTH) < DAYS_OFF)
}

/** MM/DD/YYYY as milliseconds. */
function dayOf(value: string): number {
  return Date.UTC(Number(value.slice(6)), Number(value.slice(0, 2)) - 1, Number(value.slice(3, 5)))
}
