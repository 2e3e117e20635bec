import { PAPER_WORDS } from '../concepts/paper-words.ts'
import { cityStateZip } from './addresses.ts'
import { LEGAL_FORM, tidy } from './names.ts'
import type { Draft } from './party-addresses.ts'
import { EMAIL, PHONE, PHONE_ALONE } from './phones.ts'
import { normal } from './sheet.ts'
import type { BlockLine } from './value-places.ts'

/**
 * Behind the agent's name and address, any other words by a phone, or right over it, say whose else it is: 'Policyholder services
 * (800) 555-0100'.
 */
function isOfOthers({ text }: BlockLine, at: number, lines: BlockLine[], address: number): boolean {
  if (OF_CLAIMS.test(text)) return true
  if (!PHONE.test(text) || at <= address) return false
  const over = lines[at - 1]!
  const told = PHONE_ALONE.test(text) && at - 1 > address && !PHONE.test(over.text) ? over.text : text
  const known = new Set(lines.slice(0, address + 1).flatMap((line) => normal(line.text).split(' ')))
  if (personIn(told)) return false
  const words = normal(told.replace(EMAIL, ''))
    .replace(/\bE MAIL\b/, '')
    .split(' ')
  return words.some((word) => /^[A-Z]{2,}$/.test(word) && !OF_REACH.has(word) && !known.has(word))
}
const OF_CLAIMS = /\b(?:claims?|report|injur\w+|billing|customer service)|claims?@/i
const OF_REACH = new Set(
  'PHONE TEL TELEPHONE PH FAX FACSIMILE EMAIL MAIL WEB OFFICE MAIN DIRECT LOCAL TOLL FREE CELL MOBILE VOICE EXT NO NUMBER CALL US AT OR AND AGENT AGENCY PRODUCER BROKER BUSINESS FEIN'.split(
    ' ',
  ),
)

/** Phone, fax, e-mail and person in the lines of the agent's block: behind its address, only what is the agent's own. */
export function reachIn(lines: BlockLine[], sure: number): Draft[] {
  const address = Math.max(
    0,
    lines.findIndex((line) => cityStateZip(line.text)),
  )
  return lines.flatMap((line, at) => {
    const { text, spans } = line
    if (isOfOthers(line, at, lines, address)) return []
    const email = EMAIL.exec(text)?.[0]
    const printed = (pattern: RegExp) => PHONE.exec(pattern.exec(text)?.[0] ?? '')?.[0]
    const fax = printed(/\bFAX\b.*/i)
    const phone = PHONE.exec(text.replace(/\bFAX\b.*?\d{3}.*?\d{4}/i, ''))?.[0]
    const phones = [
      ['producer.phone', phone],
      ['producer.fax', fax],
    ] as const
    const person = at > address && (phone || email || reaches(lines[at + 1])) ? personIn(text) : null
    return [
      ...(person ? [{ key: 'producer.contact' as const, value: person, spans, valueSpan: spans[0]!, sure }] : []),
      ...(email ? [{ key: 'producer.email' as const, value: email, spans, valueSpan: spans[0]!, sure }] : []),
      ...phones.flatMap(([key, value]) =>
        value && !/^\s*FEIN/i.test(text) ? [{ key, value, spans, valueSpan: spans[0]!, sure }] : [],
      ),
    ]
  })
}

/** Whether a line is nothing but how to reach somebody. */
const reaches = (line: BlockLine | undefined) =>
  line !== undefined && (PHONE_ALONE.test(line.text) || EMAIL.exec(line.text)?.[0] === line.text)

/** The person whom words name beside a phone or an e-mail address: 'Dana Quill, 555-555-0100'. Null when they name none, or more. */
export function personIn(text: string): string | null {
  const name = tidy(
    text
      .replace(EMAIL, ' ')
      .replace(PHONE, ' ')
      .replace(/[\s,;/|()–-]+$/, ''),
  )
  const words = name.split(' ')
  if (words.length < 2 || words.length > 4 || LEGAL_FORM.test(name) || OFFICE.test(name)) return null
  return words.every((word) => PERSON.test(word) && !isOfPapers(word)) ? name : null
}

/** A name or an initial. */
const PERSON = /^(?:[A-Z]\.?|(?:Mc|Mac|O['’])?[A-Z][a-z]+(?:[-'’][A-Z][a-z]+)*|[A-Z][A-Z'’-]+|de|la|van|von)$/
/** 'Roadside Helpline': an office that nobody is called. */
const OFFICE = /\b(?:HELP ?LINE|HOT ?LINE|HELP|ROADSIDE|EMERGENCY|ASSISTANCE|DESK|CARE)\b/i
const isOfPapers = (word: string) =>
  word.length > 2 && (PAPER_WORDS.has(word.toUpperCase()) || OF_REACH.has(word.toUpperCase()))
