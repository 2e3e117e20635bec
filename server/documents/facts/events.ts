import type { Passage } from '../types.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { bareNumber } from './policies.ts'
import { policyNumber } from './policy-terms.ts'
import { type Cell, passageOf, type Sheet, spanOf } from './sheet.ts'

/** Something that ended a policy, or put it in force again. `number` is as printed; null when the page names none. */
export type PolicyEvent = {
  kind: 'cancelled' | 'reinstated'
  number: string | null
  /** MM/DD/YYYY of the page's latest date, when it gives any. */
  date: string | null
  source: Passage
}

/** A title of a notice, or a sentence that says that it is done; what a company may do under conditions is none. */
const CANCELLED =
  /\bNOTICE OF (?:\w+ ){0,2}(?:CANCELLATION|TERMINATION)\b|\b(?:CANCELLATION|TERMINATION) NOTICE\b|\b(?:IS|ARE|WAS|HAS BEEN|HEREBY) (?:HEREBY )?(?:CANCELL?ED|TERMINATED)\b|^CANCELL?ED$/
const REINSTATED = /\bREINSTATEMENT\b|\b(?:IS|WAS|HAS BEEN|HEREBY) (?:HEREBY )?REINSTATED\b/
const CONDITIONAL =
  /\b(?:IF|MAY|MUST|WILL|SHALL|UNLESS|WHEN|WHENEVER|BEFORE|PRIOR TO|RIGHT|NOT|EARLIER|PREVIOUS|PRIOR|FORMER|LENDERS|WITHDRAWN|RETURN PREMIUM)\b/
const TITLE_WORDS = 10
const SENTENCE_WORDS = 24

/** The cancellations and reinstatements the pages tell, in the order of the pages. A page that reinstates cancels nothing; on the
 * pages of a notice any word of it will do, but of one that a policy is not renewed. */
export function readEvents(sheets: Sheet[], findings: Finding[], notices: ReadonlySet<number>): PolicyEvent[] {
  return sheets.flatMap((sheet) => {
    const cells = sheet.rows.flatMap((row) => row.cells)
    const said = (pattern: RegExp) => cells.find((cell) => says(cell, pattern))
    const reinstated = said(REINSTATED)
    const cell = reinstated ?? said(CANCELLED) ?? (notices.has(sheet.number) ? cells.find(endsCoverage) : undefined)
    if (!cell) return []
    const onPage = findings.find((one) => one.key === 'policy.number' && one.page === sheet.number)?.value ?? null
    const number = numberIn(cell) ?? onPage
    const date = cells.flatMap(({ tokens }) => datesAmong(tokens)).at(-1)?.value ?? null
    const source = passageOf(sheet.number, [spanOf(cell)])
    return [{ kind: reinstated ? ('reinstated' as const) : ('cancelled' as const), number, date, source }]
  })
}

/** The number of the policy that the words themselves name. */
function numberIn(cell: Cell): string | null {
  const numbers = cell.tokens.flatMap(({ norm }, index) =>
    norm === 'POLICY' && index + 1 < cell.tokens.length ? (policyNumber(spanOf(cell, index + 1))?.text ?? []) : [],
  )
  return numbers.length === 1 ? numbers[0]! : null
}

const NOT_RENEWED = /\b(?:NON ?RENEW\w*|NOT (?:BE )?RENEW\w*)\b/

function endsCoverage({ norm }: Cell): boolean {
  return /\bCANCEL|\bTERMINAT/.test(norm) && !NOT_RENEWED.test(norm)
}

function says(cell: Cell, pattern: RegExp): boolean {
  if (!pattern.test(cell.norm)) return false
  if (cell.tokens.length <= TITLE_WORDS) return !/\bENDORSEMENT\b|\bCHANGES\b/.test(cell.norm)
  return [cell.norm, ...wholeSentences(cell.text)].some(
    (norm) => pattern.test(norm) && norm.split(' ').length <= SENTENCE_WORDS && !CONDITIONAL.test(norm),
  )
}

/** The sentences of a run of words that begin and end in it, in the normal form of sheets. */
function wholeSentences(text: string): string[] {
  const sentences = text.split(/(?<=[a-z\d)]\.)\s+(?=[A-Z])/)
  return sentences
    .filter((sentence) => /^[A-Z].*\.$/.test(sentence))
    .map((sentence) =>
      sentence
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, ' ')
        .trim(),
    )
}

/** Whether the last that is told of a policy is that it was cancelled. Events without a number are of the only policy there is. */
export function isCancelled(events: PolicyEvent[], number: string | null, isOnly: boolean): boolean {
  const own = events.filter((event) =>
    event.number === null ? isOnly : number !== null && bareNumber(event.number) === bareNumber(number),
  )
  return own.at(-1)?.kind === 'cancelled'
}
