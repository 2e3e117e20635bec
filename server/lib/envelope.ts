import { US_STATES } from '../../shared/accounts.ts'

const COUNTRY = /^(?:usa|us|u\.s\.a?\.?|united states(?: of america)?)$/i
const BEFORE_ZIP = /^(.*?) ?(\d{8,9}|\d{4,5}(?:-\d{4})?)(?: usa)?$/i
/** What the postal service calls parts of the United States beside their own names. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  ...{
    'US VIRGIN ISLANDS': 'VI',
    'U.S. VIRGIN ISLANDS': 'VI',
    USVI: 'VI',
    'WASHINGTON DC': 'DC',
    'WASHINGTON D.C': 'DC',
  },
  ...{ 'ARMED FORCES EUROPE': 'AE', 'ARMED FORCES AMERICAS': 'AA', 'ARMED FORCES PACIFIC': 'AP' },
}
/** A second line of an address that is no street though it begins with a number: "2nd Floor". */
const ORDINAL_FLOOR = /^\d+(?:st|nd|rd|th)? (?:fl|floor)\b/i
/** What is written before a street and is of the address, not of the name (USPS Publication 28, appendix C2). */
const SUITE = /^(?:suite|ste\.?|unit|apt\.?|floor|fl\.?|room|rm\.?|bldg\.?|building|#)\s*\S/i
/** How the line of a street begins. */
export const STREET = /^(?:\d|P\.? ?O\.? Box\b)/i

/** What an envelope says: whom, and where. */
export type Envelope = { name: string; line1: string; line2?: string; city: string; zone: string; postalCode: string }

/**
 * An envelope, its parts as commas or lines part them, read from its end: ZIP and state, city, perhaps a suite, the street; what stands before
 * the street is the name. Null when one of these is not surely there.
 */
export function envelopeOf(given: readonly string[]): Envelope | null {
  const parts = [...given]
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop()
  const [, before, postalCode] = BEFORE_ZIP.exec(parts.pop() ?? '') ?? []
  const place = endingInState(before || (parts.pop() ?? ''))
  const city = place && (place.city || parts.pop())
  // A name stands before it, also one that begins with a number.
  const at = parts.findLastIndex((part, index) => index > 0 && STREET.test(part) && !ORDINAL_FLOOR.test(part))
  if (!postalCode || !city || /\d/.test(city) || at < 0) return null
  const before1 = parts.slice(1, at)
  const suites = before1.filter((part) => SUITE.test(part))
  const line2 = [...suites, ...parts.slice(at + 1)].join(', ')
  const name = [parts[0], ...before1.filter((part) => !SUITE.test(part))].join(', ')
  return { name, line1: parts[at]!, ...(line2 && { line2 }), city, zone: place.zone, postalCode }
}

/** "Barre VT", "Barre Vermont" or the state alone; null when no state stands at the end. */
function endingInState(text: string): { city: string; zone: string } | null {
  const words = text.split(' ')
  for (let from = Math.max(0, words.length - LONGEST_STATE); from < words.length; from++) {
    const zone = stateOf(words.slice(from).join(' '))
    if (zone) return { city: words.slice(0, from).join(' '), zone }
  }
  return null
}

const LONGEST_STATE = Math.max(...US_STATES.map(({ label }) => label.split(' ').length))

/** The state that is written, by its letters or its name. */
export const stateOf = (typed: string) => {
  const wanted = typed.trim().replace(/\.$/, '').toUpperCase()
  return US_STATES.find(({ id, label }) => [id, label.toUpperCase()].includes(wanted))?.id ?? ALSO_CALLED[wanted]
}

/** Where ZIP codes begin with a 0, which a sheet drops, and where with two. */
const ZIP_FROM_ZERO: readonly string[] = ['AE', 'CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']
const ZIP_FROM_ZEROS: readonly string[] = ['PR', 'VI']

/** As many digits a ZIP code, or one with four more, has without its zeros. */
const cutLengths = (zone: string) => [
  ...(ZIP_FROM_ZERO.includes(zone) ? [4, 8] : []),
  ...(ZIP_FROM_ZEROS.includes(zone) ? [3, 7] : []),
]

/** A ZIP code as it is kept, also one whose first zeros a sheet has dropped; null for what is none. Four zeros behind it are no part of it. */
export function zipOf(typed: string, zone: string): string | null {
  const digits = typed.replace(/(?<=\d)-(?=\d{4}$)/, '')
  const isCut = cutLengths(zone).includes(digits.length)
  const [, five, four] =
    /^(\d{5})(\d{4})?$/.exec(isCut ? digits.padStart(digits.length > 5 ? 9 : 5, '0') : digits) ?? []
  return five ? [five, four === '0000' ? '' : four].filter(Boolean).join('-') : null
}
