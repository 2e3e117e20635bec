import { US_STATES } from '../../shared/accounts.ts'

const COUNTRY = /^(?:usa|us|u\.s\.a?\.?|united states(?: of america)?)$/i
const BEFORE_ZIP = /^(.*?) ?(\d{8,9}|\d{4,5}(?:-\d{4})?)(?: usa)?$/i
const SUITE = /^(?:suite|ste\.?|unit|apt\.?|floor|fl\.?|#)\s*\S/i
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
  const line2 = SUITE.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const line1 = parts.pop()
  if (!postalCode || !city || /\d/.test(city) || !line1 || !STREET.test(line1) || !parts.length) return null
  return { name: parts.join(', '), line1, ...(line2 && { line2 }), city, zone: place.zone, postalCode }
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
  return US_STATES.find(({ id, label }) => [id, label.toUpperCase()].includes(wanted))?.id
}

/** Where ZIP codes begin with a 0, which a sheet drops. */
const ZIP_FROM_ZERO: readonly string[] = ['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']

/** A ZIP code as it is kept, also one whose first 0 a sheet has dropped; null for what is none. */
export function zipOf(typed: string, zone: string): string | null {
  const digits = typed.replace(/(?<=\d)-(?=\d{4}$)/, '')
  const isCut = [4, 8].includes(digits.length) && ZIP_FROM_ZERO.includes(zone)
  const [, five, four] = /^(\d{5})(\d{4})?$/.exec(isCut ? `0${digits}` : digits) ?? []
  return five ? [five, four].filter(Boolean).join('-') : null
}
