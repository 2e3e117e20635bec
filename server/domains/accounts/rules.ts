import { US_STATES } from '../../../shared/accounts.ts'
import { formatPhone } from '../../../shared/phones.ts'
import type { AccountDetails, Contact } from './types.ts'

/** Words of addresses with the ways they are written, the shortest last (USPS Publication 28). */
const SPELLINGS = [
  ['avenue', 'ave', 'av'],
  ['boulevard', 'blvd'],
  ['circle', 'cir'],
  ['court', 'ct'],
  ['drive', 'dr'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['highway', 'hwy'],
  ['lane', 'ln'],
  ['parkway', 'pkwy'],
  ['place', 'pl'],
  ['plaza', 'plz'],
  ['road', 'rd'],
  ['route', 'rte'],
  ['square', 'sq'],
  ['street', 'st'],
  ['terrace', 'ter'],
  ['trail', 'trl'],
  ['turnpike', 'tpke'],
  ['apartment', 'apt'],
  ['building', 'bldg'],
  ['floor', 'fl'],
  ['suite', 'ste'],
  ['north', 'n'],
  ['east', 'e'],
  ['south', 's'],
  ['west', 'w'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
] as const

const SPELLED: ReadonlyMap<string, readonly string[]> = new Map(
  SPELLINGS.flatMap((ways) => ways.map((way) => [way, ways] as const)),
)
/** Words for a unit in a building, which all mean the same. */
const ROOM_WORDS = ['apartment', 'apt', 'suite', 'ste', 'unit', 'room', 'rm', '#']
const ROOMS = new Set(ROOM_WORDS)
/** Legal forms, which do not tell companies apart. */
const LEGAL_WORDS = new Set(
  'the llc inc incorporated corp corporation co company ltd limited lp llp pllc pc'.split(' '),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+|#/gu) ?? []

/** The name of a client without differences of spelling: "Otter & Thimble Joinery, LLC" is "otter and thimble joinery". */
export function nameKey(name: string): string {
  const words = wordsOf(name.replaceAll('&', ' and ').replace(/['’.]/g, ''))
  const telling = words.filter((word) => !LEGAL_WORDS.has(word))
  return (telling.length ? telling : words).join(' ')
}

/** A street and place without differences of spelling; empty while too little is known to identify it. */
export function streetKey({ line1, line2, city, postalCode }: AccountDetails['mailingAddress']): string {
  const place = postalCode?.slice(0, 5) || city?.trim().toLowerCase()
  const street = wordsOf(`${line1 ?? ''} ${line2 ?? ''}`)
    .map((word) => SPELLED.get(word)?.at(-1) ?? word)
    .map((word) => (ROOMS.has(word) ? '#' : word))
    .filter((word, at, all) => word !== '#' || all[at - 1] !== '#')
  return line1?.trim() && place ? `${street.join(' ')} / ${place}` : ''
}

/** A kept phone number as people type it: its digits, as it is shown, and with dashes. */
function phoneSpellings(phone: string): string[] {
  const [, digits, extension] = /^\+1(\d{10})(?:x(\d+))?$/.exec(phone) ?? []
  if (!digits) return phone ? [phone] : []
  const dashed = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  return [`+1${digits}`, formatPhone(phone), dashed, ...(extension ? [`x${extension}`] : [])]
}

/** The units of an address, however written: "Suite 7", "Unit 7", "Apt. 7" and "#7" are one. */
function roomSpellings(street: string): string[] {
  const words = street.toLowerCase().split(/[\s,]+/)
  const rooms = words.flatMap((word, at) => {
    const number = word.startsWith('#') ? word.slice(1) : ''
    if (number) return [number]
    return ROOMS.has(word.replace(/\.$/, '')) ? [words[at + 1] ?? ''] : []
  })
  return rooms.length ? [...ROOM_WORDS, ...rooms.filter(Boolean).map((room) => `#${room}`)] : []
}

const addressSpellings = ({ line1, line2, city, zone, postalCode }: AccountDetails['mailingAddress']) => {
  const street = [line1, line2].filter(Boolean).join(' ')
  const others = wordsOf(street).flatMap((word) => SPELLED.get(word)?.filter((way) => way !== word) ?? [])
  const state = US_STATES.find(({ id }) => id === zone)?.label
  return [street, ...others, ...roomSpellings(street), city, zone, state, postalCode, postalCode?.replace('-', '')]
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ').toLowerCase()

/** Everything a contact is found by. */
export const contactSearchText = ({ name, email, phone }: Omit<Contact, 'id'>) =>
  joined([name, email, ...phoneSpellings(phone)])

/** Everything an account is found by: its own values, its contacts, and the accounts merged into it. */
export const accountSearchText = (
  { name, dba, website, email, phone, mailingAddress }: AccountDetails,
  contacts: readonly Contact[],
  mergedIntoIt: readonly AccountDetails[],
): string =>
  joined([
    ...[name, dba, email, website, ...phoneSpellings(phone), ...addressSpellings(mailingAddress)],
    ...contacts.map(contactSearchText),
    ...mergedIntoIt.map((merged) => joined([merged.name, merged.dba, merged.email, ...phoneSpellings(merged.phone)])),
  ])
