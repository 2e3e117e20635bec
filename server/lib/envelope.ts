import { US_STATES } from '../../shared/accounts.ts'

const COUNTRY = /^(?:usa|us|u\.s\.a?\.?|united states(?: of america)?)$/i
const BEFORE_ZIP = /^(.*?) ?(\d{8,9}|\d{4,5}(?:-\d{4})?)(?: usa)?$/i
/** Postal names of parts of the United States besides their own names. */
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
/** What the postal service calls a place within a building (its Publication 28), spelled out and abbreviated. */
const WITHIN =
  'apartment|apt|basement|bsmt|building|bldg|department|dept|floor|fl|front|frnt|hangar|hngr|lobby|lbby|lower|lowr|office|ofc|penthouse|ph|rear|room|rm|space|spc|suite|ste|tower|trailer|trlr|unit|upper|uppr|wing'
/** "Suite 4", "Fl. 2", "#12", "2nd Floor", "Ground Floor", "Penthouse". */
const PLACE_WITHIN = new RegExp(
  `^(?:#\\s*\\w[\\w-]*|(?:${WITHIN})\\.?(?:\\s*#?\\s*\\w[\\w-]*)?|\\w+\\s+(?:${WITHIN})\\.?)$`,
  'i',
)
/** Whether a part of an address names a place within a building, which is its second line. */
const isWithin = (part: string) => PLACE_WITHIN.test(part)
const STREET = /^(?:\d|P\.? ?O\.? Box\b)/i
/** Whether a part of an address is the line of a street: it begins with a number, and is no floor or suite. */
export const isStreet = (part: string) => STREET.test(part) && !isWithin(part)

/** A name and an address, as on an envelope. */
export type Envelope = { name: string; line1: string; line2?: string; city: string; zone: string; postalCode: string }

/**
 * An envelope, its parts as commas or lines part them, read from its end: ZIP and state, city, perhaps places within the building, the
 * street; the text before the street is the name, without a floor in between. Null when one of these is missing or uncertain.
 */
export function envelopeOf(given: readonly string[]): Envelope | null {
  const parts = [...given]
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop()
  const [, before, postalCode] = BEFORE_ZIP.exec(parts.pop() ?? '') ?? []
  const place = endingInState(before || (parts.pop() ?? ''))
  const city = place && (place.city || parts.pop())
  const below = takeWithin(parts)
  const line1 = parts.pop()
  if (!postalCode || !city || /\d/.test(city) || !line1 || !isStreet(line1)) return null
  const line2 = [...takeWithin(parts), ...below].join(', ')
  if (!parts.length) return null
  return { name: parts.join(', '), line1, ...(line2 && { line2 }), city, zone: place.zone, postalCode }
}

/** Takes the places within a building off the end, in their order; the first part is a name whatever it is. */
function takeWithin(parts: string[]): string[] {
  const taken: string[] = []
  while (parts.length > 1 && isWithin(parts.at(-1)!)) taken.unshift(parts.pop()!)
  return taken
}

/** The line of a street with places within the building behind it, "500 Main Street, 2nd Floor", as the two lines of an address. */
export function streetLines(line: string): { line1: string; line2?: string } {
  const parts = line.split(',').map((part) => part.trim())
  const line2 = takeWithin(parts).join(', ')
  return { line1: parts.join(', '), ...(line2 && { line2 }) }
}

/** An address written as one text, "12 Elm St, Suite 4, Barre, VT 05641"; null when a part is missing or uncertain. */
export function addressOf(text: string): Omit<Envelope, 'name'> | null {
  const parts = text.split(/[,\n]/).map((part) => part.trim())
  const read = envelopeOf(['-', ...parts.filter(Boolean)])
  if (read?.name !== '-') return null
  const { name: _, ...address } = read
  return address
}

/** "Barre VT", "Barre Vermont" or the state alone; null when there is no state at the end. */
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

/** A ZIP code as it is kept, also one whose first zeros a sheet has dropped; null if it is not one. A trailing "-0000" is dropped. */
export function zipOf(typed: string, zone: string): string | null {
  const digits = typed.replace(/(?<=\d)-(?=\d{4}$)/, '')
  const isCut = cutLengths(zone).includes(digits.length)
  const [, five, four] =
    /^(\d{5})(\d{4})?$/.exec(isCut ? digits.padStart(digits.length > 5 ? 9 : 5, '0') : digits) ?? []
  return five ? [five, four === '0000' ? '' : four].filter(Boolean).join('-') : null
}
