import { addYears, findDates, formatDate } from '../../../shared/dates.ts'
import { LINES } from '../facts/keys.ts'
import { passageOf, type Row, sheetOf, spanOf } from '../facts/sheet.ts'
import type { PaperRecord } from '../records/types.ts'
import { wordsOf } from '../records/words.ts'
import type { Page } from '../types.ts'
import { likestOfKind } from './attribute-of.ts'
import { ATTRIBUTES } from './attributes.ts'
import { OTHERS } from './said.ts'

/** Words that a label has at the most; more are a sentence. */
const LONGEST = 7
const PARTING = /^\s*(?:-|–|—|to|through|thru|until)\s*$/i
/** What a label says of its asking: 'Proposed', 'wanted'. */
const ASKING = /\b(?:proposed|requested|desired|wanted|needed|the|for|of|all)\b/gi

/**
 * The days and terms of insurance that a page tells under a label or on a line of its own, whether it asks for them or not. Who fills a form knows
 * the day, and takes the only one that is still to come.
 */
export function termsOfInsurance(page: Page): PaperRecord[] {
  const { rows } = sheetOf(page)
  return rows.flatMap((row) => row.cells.flatMap((_, at) => termsIn(row, at, page.number)))
}

/** Words that stand for themselves in a cell: between bars, dashes or ends of sentences. */
const SEGMENT = /\s+[|•·–—-]+\s+(?!\d)|(?<=\d)[.;]\s+/
/** Behind its label: 'Proposed term: 10/01/2026'. */
const LEAD = /[\s:.…]+$/

function termsIn({ cells }: Row, at: number, page: number): PaperRecord[] {
  return cells[at]!.text.split(SEGMENT).flatMap((segment): PaperRecord[] => {
    const [start, end, another] = findDates(segment)
    if (!start || another) return []
    const isTerm = end !== undefined && PARTING.test(segment.slice(start.to, end.from))
    if (end && !(isTerm && end.date === addYears(start.date, 1))) return []
    const behind = segment.slice((end ?? start).to)
    if (/\p{L}/u.test(behind) && !(isTerm && /^,/.test(behind))) return []
    const own = segment.slice(0, start.from).replace(LEAD, '')
    const before = own || segment !== cells[at]!.text ? undefined : cells[at - 1]
    const isSubject = isTerm && SUBJECT.test(cells[at]!.text) && isOfLines(own)
    if (!isSubject && !isOfInsurance(before?.text ?? own, isTerm)) return []
    const quoted = cells.slice(before ? at - 1 : at, at + 1)
    const source = passageOf(
      page,
      quoted.map((one) => spanOf(one, 0, one.tokens.length)),
    )
    const days = { effective: start.date, ...(end && { expiration: end.date }) }
    const fields = Object.entries(days).map(([name, day]) => [name, { value: formatDate(day), source }] as const)
    return [{ type: 'insurance_term', page, fields: Object.fromEntries(fields) }]
  })
}

/** What a letter is about, before its first sentence. */
const SUBJECT = /^(?:re|subject|regarding)\s*:/i
/** Whether words name lines of insurance and nothing else: 'property, general liability and umbrella,'. */
const isOfLines = (label: string) => {
  const words = wordsOf(label.replace(ASKING, ' ').replace(/\band\b/gi, ' '))
  return words.length > 0 && words.every((word) => OF_LINES.has(word))
}

const OF_LINES: ReadonlySet<string> = new Set(wordsOf(Object.values(LINES).join(' ')))
/** Words of what is asked for and insured: a lease has a term, too. */
const OF_INSURANCE: ReadonlySet<string> = new Set([
  ...OF_LINES,
  ...ATTRIBUTES.filter(({ of, kind }) => of === 'request' || kind === 'coverage').flatMap(({ words }) =>
    words.flatMap(wordsOf),
  ),
])

/** Whether a label calls when insurance begins, or a term of it, in words that submissions use, and in none of another policy. */
function isOfInsurance(label: string, isTerm: boolean): boolean {
  if (/[\d?]/.test(label) || OTHERS.test(label)) return false
  const words = wordsOf(label.replace(ASKING, ' '))
  if (!words.length || words.length > LONGEST || !words.every((word) => OF_INSURANCE.has(word))) return false
  const own = words.filter((word) => !OF_LINES.has(word))
  return likestOfKind(own, 'date')?.part === 'effective' || (isTerm && likestOfKind(own, 'term') !== null)
}
