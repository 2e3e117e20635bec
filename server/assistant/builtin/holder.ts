import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { addressFrom, cityStateZip, startsAddress } from '../../documents/facts/addresses.ts'

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
  String.raw`^[ \t]*(?:new |the )?(?:certificate )?holder(?:'s name)?(?: and address)?\s*[:=]\s*([\s\S]+?)(?=\n\s*\n|(?![\s\S]))`,
  String.raw`[^\n]\b(?:certificate )?holder\s*[:=]\s*([\s\S]+?)${STOP}`,
  String.raw`\b(?:certificate )?holder (?:is|was|will be|should be|shall be|must be|needs to be|to be|changes? to|to)(?: now)?:?\s+([\s\S]+?)${STOP}`,
  String.raw`\bholder\b[^.\n]{0,40}\b(?:should be|is actually|must be|is really|ought to be)\s+([\s\S]+?)${STOP}`,
  String.raw`\b(?:change|set|make|update|correct|switch|fix) (?:the )?(?:certificate )?holder(?:'s name| name)?(?: and address)? (?:to|into|as|=)\s*:?\s*([\s\S]+?)${STOP}`,
  String.raw`\b(?:issued?|made out|addressed) to:?\s+((?:(?!\b(?:you|me|us|them|the insured|the holder)\b)[\s\S])+?)${STOP}`,
  String.raw`\b(?:with|use|put|list|show|name|enter|add)\s+((?:(?!\b(?:as|with|use|list)\b)[^\n])+?) as (?:the |a )?(?:certificate )?holder\b`,
]
/** "Holder Port of Salt Spur, 5 Pier Ln": a name begins with a capital letter. */
const BESIDE = new RegExp(
  String.raw`(?:^|[,;:]\s+|\b(?:and|with|w/)\s+)(?:[Nn]ew |[Cc]ert(?:ificate)? )?[Hh]older\s+(?=\p{Lu})([\s\S]+?)${STOP}`,
  'gmu',
)
/** Names the holder only when an address follows, since a certificate is also said to be for the insured. */
const WITH_ADDRESS = new RegExp(
  String.raw`\b(?:certificate|cert|coi|acord ?25)(?: of (?:liability )?insurance)? (?:to|for)\s+([\s\S]+?)${STOP}`,
  'gi',
)
const NOBODY =
  /^(?:the )?(?:same|named insured|insured|holder|unknown|tbd|n\/?a|none|who|what|correct|wrong|missing|blank|right|not|(?:mis)?spelled|spelt|wrongly|typed)\b|^(?:an? )?additional insured/i

/** Finds the certificate holder in what the user wrote; null when none is named, or the default sentence stands there. */
export function holderIn(text: string): Holder | null {
  const named = WAYS.flatMap((way) => [...text.matchAll(new RegExp(way, 'gim'))]).map(([, found]) => readHolder(found!))
  const beside = [...text.matchAll(BESIDE)].map(([, found]) => readHolder(found!))
  const addressed = [...text.matchAll(WITH_ADDRESS)].map(([, found]) => readHolder(found!))
  return (
    [...named, ...beside].find((one) => one !== null) ?? addressed.find((one) => one && (one.line1 || one.zip)) ?? null
  )
}

/** Whom a certificate is said to be for, by a name alone: the holder, or the insured; null where nobody is named so. */
export function namedFor(text: string): string | null {
  const [name] = [...text.matchAll(WITH_ADDRESS)].flatMap(([, found]) => NAME.exec(found!)?.[0] ?? [])
  return name && !NOBODY.test(name) ? name : null
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

const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

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
