import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { addressFrom, cityStateZip, startsAddress } from '../../documents/index.ts'
import { tradeProse } from '../../forms/acord-25/trade-prose.ts'
import { type NamedParty, namedParties } from './wishes/named-parties.ts'

/** A certificate holder as the user named it. `quote` are the user's own words. */
export type Holder = {
  quote: string
  name: string
  line1: string
  line2: string
  city: string
  state: string
  zip: string
}

const STOP = String.raw`(?=,? (?:and|who|which|they|also|but|please) (?:they|we|it|is|are|wants?|needs?|requires?|asks?|add|list|include|show|make|want|need|require|must|should|the|be|also|then|draft|write|send)\b|, as (?:an? )?(?:additional|certificate)|\. (?=[A-Z])|[.;!?]\s*(?![\s\S])|\n\s*\n|(?![\s\S]))`
const WAYS = [
  String.raw`^[ \t]*(?:new |the )?(?:certificate )?holder(?:'s)?(?: name)?(?: and address)?\s*[:=]\s*([\s\S]+?)(?=\n\s*\n|(?![\s\S]))`,
  String.raw`[^\n]\b(?:certificate )?holder\s*[:=]\s*([\s\S]+?)${STOP}`,
  String.raw`\b(?:certificate )?holder (?:is|was|will be|should be|shall be|must be|needs to be|to be|changes? to|to)(?: now)?:?\s+([\s\S]+?)${STOP}`,
  String.raw`\bholder\b[^.\n]{0,40}\b(?:should be|is actually|must be|is really|ought to be)\s+([\s\S]+?)${STOP}`,
  String.raw`\b(?:change|set|make|update|correct|switch|fix) (?:the )?(?:certificate )?holder(?:'s name| name)?(?: and address)? (?:to|into|as|=)\s*:?\s*([\s\S]+?)${STOP}`,
  String.raw`\b(?:issued?|made out|addressed) to:?\s+((?:(?!\b(?:you|me|us|them|the insured|the holder)\b)[\s\S])+?)${STOP}`,
  String.raw`\b(?:with|use|put|list|show|name|enter|add)\s+((?:(?!\b(?:as|with|use|list)\b)[^\n])+?) (?:named |listed |shown )?as (?:the |a )?(?:certificate )?holder\b`,
]
/** "Holder Port of Salt Spur, 5 Pier Ln": a name begins with a capital letter. */
const BESIDE = new RegExp(
  String.raw`(?:^|[,;:.]\s+|\b(?:and|with|w/)\s+)(?:[Nn]ew |[Cc]ert(?:ificate)? )?[Hh]older,?\s+(?=\p{Lu})([\s\S]+?)${STOP}`,
  'gmu',
)
/** Whom a certificate is said to be for: the holder, where that is not the insured. */
const FOR_WHOM = new RegExp(
  String.raw`\b(?:certificate|cert|coi|acord ?25)(?: of (?:liability )?insurance)? (?:to|for)\s+([\s\S]+?)${STOP}`,
  'gi',
)
const NOBODY =
  /^(?:the )?(?:same|named insured|insured|holder|unknown|tbd|n\/?a|none|who|what|correct|wrong|missing|blank|right|not|(?:mis)?spelled|spelt|wrongly|typed)\b|^(?:an? )?additional insured/i

/** Whoever is known to be no holder unless the words say so: names and addresses of the insured, the agency and the carriers. */
export type Known = { names: string[]; streets: string[] }

/** The holders a text names, in order, and parties with an address it says nothing of. */
export type Holders = { holders: Holder[]; unsure: Holder[]; strangers?: string[] }

const NOBODY_KNOWN: Known = { names: [], streets: [] }

/** Finds the certificate holder in what the user wrote; null when none is named, or the default sentence stands there. */
export const holderIn = (text: string, known: Known = NOBODY_KNOWN): Holder | null =>
  holdersIn(text, known).holders[0] ?? null

/**
 * Finds whom certificates are wanted for: who is called the holder, else every name with an address that is nobody known and has no
 * other role; of several, all where several certificates are asked for.
 */
export function holdersIn(text: string, known: Known = NOBODY_KNOWN): Holders {
  const parties = namedParties(text)
  const roles = parties.map((party) => ({ party, role: roleOf(party, known) }))
  const named = roles.filter(({ party }) => party.name)
  const told = named.filter(({ role }) => role === 'holder').map(({ party }) => party)
  const open = named.filter(({ role }) => role === null || role === 'additional').map(({ party }) => party)
  if (told.length + open.length > 0) {
    const isForAll = PLURAL.test(text)
    const meant = distinct(
      isForAll
        ? named.filter(({ role }) => role === null || role === 'holder').map(({ party }) => party)
        : told.length
          ? told
          : open,
    )
    const others = distinct(open).filter((one) => !meant.some((other) => isSame(one, other)))
    if (!isForAll && !told.length && meant.length > 1) return { holders: [], unsure: meant }
    return { holders: meant, unsure: others }
  }
  const byName = heldByName(text, known)
  const strangers = parties.filter((party) => !party.isSigned && !isKnown(party, known)).map(({ quote }) => quote)
  if (!byName)
    return { holders: [], unsure: [], ...(strangers.length && !text.includes(DEFAULT_HOLDER) ? { strangers } : {}) }
  const [place, ...more] = roles.filter(({ party, role }) => !party.name && role !== 'other').map(({ party }) => party)
  // "Holder name: …" and "holder address: …" on lines of their own.
  const isLabelled = place && roleOf(place, known) === 'holder'
  if (!isLabelled && (byName.line1 || byName.zip)) return { holders: [byName], unsure: [] }
  if (!place || more.length) return { holders: [byName], unsure: [] }
  const at = text.indexOf(byName.quote)
  const end = at < place.from ? place.to : Math.max(at + byName.quote.length, place.to)
  const quote = text.slice(Math.min(at, place.from), end)
  return {
    holders: [{ ...holderOf(place), name: isLabelled ? byName.quote.split('\n')[0]!.trim() : byName.name, quote }],
    unsure: [],
  }
}

const holderOf = ({ quote, name, line1, line2, city, state, zip }: NamedParty): Holder => ({
  quote,
  name,
  line1,
  line2,
  city,
  state,
  zip,
})
const isSame = (one: Holder, other: Holder) => squeezed(one.name) === squeezed(other.name) && one.zip === other.zip
const distinct = (parties: NamedParty[]): Holder[] =>
  parties.map(holderOf).filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)

type Role = 'holder' | 'additional' | 'other'

/** What words right before a name make of it; other than the holder, they must touch it. */
const ROLES: [Role, string[]][] = [
  ['additional', ['additional insured', 'ai']],
  [
    'other',
    [
      'insured',
      'client',
      'applicant',
      'producer',
      'agent',
      'agency',
      'broker',
      'carrier',
      'insurer',
      'project',
      'job',
      'site',
      'location',
      'event',
      'mortgagee',
      'payee',
      'lienholder',
      'from',
      'we are',
      'i am',
    ],
  ],
]

function roleOf(party: NamedParty, known: Known): Role | null {
  const before = tradeProse(party.before).toLowerCase()
  if (HOLDER.test(before) || /^\s*,?\s*(?:named )?as\b[^.]*\bholder\b/i.test(party.after)) return 'holder'
  if (party.isSigned || isKnown(party, known)) return 'other'
  const beside = before.replace(/[\s:=#,-]+$/, '').replace(/\s(?:is|are|for)$/, '')
  if (beside.split(/\s+/).length > LONGEST_LABEL) return null
  return ROLES.find(([, words]) => words.some((word) => beside === word || beside.endsWith(` ${word}`)))?.[0] ?? null
}

/** More words than these before a name are a sentence, and label nothing. */
const LONGEST_LABEL = 5

const HOLDER = /holders?\b|\bch\b/i
/** Several certificates are wanted. */
const PLURAL = /\b(?:certificates|certs|cois|holders|certificate each|cert each|coi each|one for each|both)\b/i

/** Whether a name is somebody's known, or stands at their address. */
function isKnown({ name, line1, zip }: Pick<Holder, 'name' | 'line1' | 'zip'>, { names, streets }: Known): boolean {
  const own = squeezed(name)
  const isNamed =
    own.length > 3 &&
    names.some((one) => {
      const other = squeezed(one)
      return other.length > 3 && (own.includes(other) || other.includes(own))
    })
  return isNamed || (line1 !== '' && streets.includes(squeezed(`${line1}${zip}`)))
}

/** A holder that is named as such, without an address that could be told from the name. */
function heldByName(text: string, known: Known): Holder | null {
  const ways = WAYS.flatMap((way) => [...text.matchAll(new RegExp(way, 'gim'))])
  // Who writes names with capitals names nobody "shown as an additional insured".
  const isCased = (text.match(/\b\p{Lu}\p{Ll}/gu) ?? []).length > 1
  const found = [...ways, ...text.matchAll(BESIDE)]
    .map(([, one]) => readHolder(one!))
    .find((one) => one !== null && !(isCased && /^(?!the )\p{Ll}/u.test(one.name)))
  if (found) return found
  const [name] = [...text.matchAll(FOR_WHOM)].flatMap(([, words]) => NAME.exec(words!)?.[0] ?? [])
  return name && !NOBODY.test(name) && known.names.length && !isKnown({ name, line1: '', zip: '' }, known)
    ? { ...NOWHERE, quote: name, name }
    : null
}

/** Words with capitals one behind the other. */
const NAME = /^\p{Lu}[\p{L}\d.'’&-]*(?:,? (?:& |of (?:the )?)?[\p{Lu}\d][\p{L}\d.'’&-]*)*/u

function readHolder(found: string): Holder | null {
  const bare = found
    .trim()
    .replace(/[,.\s]+(?:please|thanks?|thank you|asap|today)\b[\s\S]*$/i, '')
    .replace(/[\s,.;]+$/, '')
  const quote = /\b(?:inc|co|corp|ltd)$/i.test(bare) && found.trim().startsWith(`${bare}.`) ? `${bare}.` : bare
  if (!/\p{L}{2}/u.test(quote) || squeezed(quote) === squeezed(DEFAULT_HOLDER) || NOBODY.test(quote)) return null
  return partsOf(quote)
}

export const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

/** Splits a name with its address: on lines of its own or behind commas, whole or in part. */
function partsOf(quote: string): Holder {
  const pieces = quote
    .split(/\n|;\s*/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
  const lines = pieces.length > 1 ? pieces : commaPieces(pieces[0] ?? quote)
  const start = lines.findIndex(
    (line, index) => index > 0 && (startsAddress(line) || cityStateZip(line) !== null || CITY_STATE.test(line)),
  )
  if (start < 0) return { ...NOWHERE, quote, name: lines.join(', ') }
  const name = lines.slice(0, start).join(', ')
  return { ...NOWHERE, quote, name, ...addressOf(lines.slice(start)) }
}

const NOWHERE = { name: '', line1: '', line2: '', city: '', state: '', zip: '' }
const CITY_STATE = /^([A-Z][\p{L} .'-]+),? ([A-Z]{2})$/u

/** "Acme, Inc., 12 Elm St, Suite 4, Barre, VT 05641": the commas of the name stay with it. */
function commaPieces(text: string): string[] {
  const parts = text.split(/,\s+/)
  const start = parts.findIndex((part, index) => index > 0 && startsAddress(part))
  if (start < 0) {
    const tail = parts.length > 2 && /^[A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/.test(parts.at(-1)!) ? parts.length - 2 : -1
    return tail > 0 ? [parts.slice(0, tail).join(', '), parts.slice(tail).join(', ')] : [text]
  }
  return [parts.slice(0, start).join(', '), parts.slice(start).join(', ')]
}

function addressOf(lines: string[]): Partial<Holder> {
  const whole = addressFrom(lines)
  if (whole) return whole
  const parts = lines.flatMap((line) => line.split(/,\s+/))
  const isStreet = (part: string) =>
    startsAddress(part) || /^(?:suite|ste|unit|floor|apt|room|building|bldg|#)/i.test(part)
  const streets = parts.filter(isStreet)
  const rest = parts.filter((part) => !isStreet(part))
  const place = CITY_STATE.exec(rest.join(', '))
  const [line1 = '', ...more] = streets
  if (place) return { line1, line2: more.join(', '), city: place[1]!, state: place[2]! }
  return { line1, line2: more.join(', '), city: rest.length === 1 && !/\d/.test(rest[0]!) ? rest[0]! : '' }
}
