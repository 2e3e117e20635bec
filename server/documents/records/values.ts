import { parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import { STATE_CODES } from '../facts/addresses.ts'
import type { RecordValue, ValueKind } from './types.ts'

const STATUSES = new Set([
  'open',
  'closed',
  'reopened',
  're-opened',
  'reopen',
  'pending',
  'close',
  'o',
  'c',
  'r',
  'denied',
  'settled',
  'active',
  'inactive',
  'final',
])
/** What a status says of how it came: 'Closed w/o pay'. */
const HOW = /(?: [-–])? (?:w\/o?|without|with|no) pay(?:ment)?s?\.?$/i
/** A status without how it came and what it is parted from by a bar. */
export const bareStatus = (text: string) => text.replace(HOW, '').replace(/\/\p{L}+$/u, '')

const NOTHING =
  /^(?:[-–—]+|none|n\/?a|nil|null|not (?:applicable|closed|available|reported|known|provided|supplied)|unassigned)\.?$/i
const REFERENCE =
  /^(?:see|refer to|per|pending)\s+(?:the\s+)?(?:\w+\s+)?(?:ledger|below|above|attached|note|notes|remarks|entry|schedule)\b/i

/** Says that a document has nothing to say: a dash, 'None', 'N/A'; for a field that says so in words (`worded`), a dash alone. */
export const isNothing = (text: string, worded = false) => NOTHING.test(text) && !(worded && /\p{L}/u.test(text))
/** Says that the value stands elsewhere: 'see ledger'. */
export const isReference = (text: string) => REFERENCE.test(text)

type Read = { value: RecordValue; words: number }

/** How many words a value may take at most, by kind; kinds without an entry take all they are given. */
const LONGEST: Partial<Record<ValueKind, number>> = { amount: 2, figure: 2, date: 3, birth: 3, since: 3, period: 8, term: 8, integer: 1, year: 1, began: 3, state: 1, mark: 1, status: 4, code: 5, vin: 5, number: 1, form: 7, edition: 2 } // biome-ignore format: a list

/** Kinds that are told by their look, so that they need no sign that ends them. */
export const isTold = (kind: ValueKind) => LONGEST[kind] !== undefined

/** The value these words are as a whole, or null. */
export function valueOf(kind: ValueKind, words: string[]): RecordValue | null {
  const most = LONGEST[kind]
  if (words.length === 0 || (most && words.length > most)) return null
  return READERS[kind](words.join(' '), words)
}

/** The value these words begin with: the longest that is one. */
export function leadingValue(kind: ValueKind, words: string[]): Read | null {
  for (let count = Math.min(words.length, LONGEST[kind] ?? words.length); count > 0; count--) {
    const own = words.slice(0, count)
    const bracketed = own[0]!.startsWith('(')
    own[count - 1] = own[count - 1]!.replace(bracketed && kind === 'amount' ? /[;,.|]+$/ : /[;,.)|]+$/, '')
    if (bracketed && kind !== 'amount') own[0] = own[0]!.slice(1)
    const value = valueOf(kind, own)
    if (value !== null) return { value, words: count }
  }
  return null
}

const READERS: Record<ValueKind, (text: string, words: string[]) => RecordValue | null> = {
  text: (text) => text,
  name: (text, words) => (isName(text, words) ? text : null),
  names: (text) => namesIn(text),
  amount: amountOf,
  figure: (text) => (/^[+-]?\$?\s?\(?-?[\d,]*\.?\d+\)?%?$/.test(text) ? text : null),
  date: dateOf,
  birth: dateOf,
  since: (text) => dateOf(text) ?? (/^(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/.test(text) ? text : null),
  period: periodOf,
  term: (text, words) => periodOf(text, words) ?? yearsOf(text),
  integer: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null),
  year: yearOf,
  began: (text) => yearOf(yearsOf(text)?.split(' - ')[0] ?? text),
  code: (text, words) => (isCode(words) ? text : null),
  vin: (text, words) => (words.length > 1 ? wholeVin(words) : isCode(words) ? text : null),
  number: (text) => (/^#?[A-Z]{0,3}-?\d{1,6}[A-Z]?$/.test(text) ? text.replace('#', '') : null),
  state: (text) => (STATE_CODES.has(text.toUpperCase()) ? text.toUpperCase() : null),
  mark: (text) => (/^(?:x|✓|✔|☒|y|n|yes|no)$/i.test(text) ? text : null),
  form: (text) =>
    /^[A-Z]{2,5}[ -]?(?:[A-Z]{2} )?[A-Z]{0,2}\d[\dA-Z]*(?:[ -]\d{2,4}){0,4}(?: [A-Z])?$/.test(text) ? text : null,
  edition: (text) => (/^(\()?(?:0[1-9]|1[0-2])[ /-]?\d{2}(?:\d{2})?\)?$/.test(text) ? text : null),
  status: (text) => (STATUSES.has(bareStatus(text).toLowerCase()) ? text : null),
}

function yearOf(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null
}

function periodOf(whole: string, all: string[]): string | null {
  const words = /^from:?$/i.test(all[0]!) ? all.slice(1) : all
  const text = words.length < all.length ? words.join(' ') : whole
  const at = words.findIndex((word) => /^(?:-|–|—|to|through)$/i.test(word))
  const [from, to] = at > 0 ? [words.slice(0, at), words.slice(at + 1)] : text.split(/[-–]/).map((part) => [part])
  const dates = [from, to].map((part) => part && parseDate(part.join(' ')))
  return dates[0] && dates[1] ? `${formatDate(dates[0])} - ${formatDate(dates[1])}` : null
}

const YEARS = /^((?:19|20)\d\d)\s?(?:[-–—/]|to|through)\s?((?:19|20)?\d\d)$/i
/** Policies run so many years at most. */
const LONGEST_TERM = 3

/** The years in which a term begins and ends: '2023-2024', '2024/25'. */
function yearsOf(text: string): string | null {
  const [, first, second] = YEARS.exec(text) ?? []
  if (!first || !second) return null
  const years = (Number(second) - Number(first)) % (second.length < 4 ? 100 : 10_000)
  const later = years < 0 ? years + 100 : years
  return later > 0 && later <= LONGEST_TERM ? `${first} - ${Number(first) + later}` : null
}

function dateOf(text: string): string | null {
  const date = parseDate(text)
  return date && formatDate(date)
}

/** Dollars; amounts in brackets or with a minus are negative. */
function amountOf(text: string): number | null {
  const plain = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\$?\s?-\s?/, '')
    .replace(/^\$\s?-/, '')
  const amount = parseAmount(plain)
  return amount === null ? null : plain === text ? amount : -amount
}

/** How long a vehicle's number is since 1981; older ones, and those of trailers made at home, have other lengths. */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/

/** What a narrow cell or a scan broke is the number only where it has its length. */
function wholeVin(words: string[]): string | null {
  const joined = words.join('')
  return VIN.test(joined) && /\d/.test(joined) ? joined : null
}

/** Whether nothing can be missing of a value that has a length of its own. */
export const isEntire = (kind: ValueKind, value: RecordValue) =>
  kind !== 'vin' || (typeof value === 'string' && VIN.test(value))

/** 'RCP 4417093 - 11': the term of a policy apart behind its number. */
const withoutTerm = (words: string[]): string[] =>
  words.length > 2 && words.at(-2) === '-' && /^\d{2,3}$/.test(words.at(-1)!) ? words.slice(0, -2) : words

function isCode(all: string[]): boolean {
  const words = withoutTerm(all)
  const plain = words.every((word) => /^[#A-Z0-9][A-Z0-9.&/#*-]*$/.test(word))
  const isDate = words.some((word) => /\d[/-]\d/.test(word) && parseDate(word) !== null)
  return (
    plain &&
    !isDate &&
    words.some((word) => /\d/.test(word)) &&
    (words.length === 1 || /\d|^[A-Z]{1,2}$/.test(words.at(-1)!)) &&
    (words.length === 1 || words.every((word) => word.length < 12))
  )
}

/** A person or a firm: words with capitals, few and without numbers. */
function isName(text: string, words: string[]): boolean {
  if (
    words.length > 8 ||
    /[:;|$]|\s\/\s/.test(text) ||
    words.some((word) => /\d/.test(word) && /^\D*\d{3}|^[A-Z]+-?\d/.test(word))
  )
    return false
  const capitals = words.filter((word) => /^[("]?\p{Lu}/u.test(word)).length
  return capitals > 0 && /^\p{Lu}/u.test(text) && words.length - capitals <= Math.max(1, words.length / 3)
}

const FIRM = /\b(?:inc|llc|ltd|plc|corp|co|company|group|lp|llp|sons|associates|partners|services|trust)\b\.?$/i

/**
 * Persons written 'Last, First' and firms in one list: 'King and Sons, Powell, Tommy'. A firm of partners is 'A, B and C'. Null where the
 * commas do not tell who is one.
 */
function namesIn(text: string): string[] | null {
  if (/[;|\n]/.test(text)) return text.split(/\s*[;|\n]\s*/).filter(Boolean)
  const parts = text.split(/,\s+/)
  const names: string[] = []
  let open: string | null = null
  for (const part of parts) {
    const partners = / and /.test(part) && !FIRM.test(part)
    const whole = FIRM.test(part) || /^\p{Lu}\p{L}+-\p{Lu}\p{L}+$/u.test(part)
    if (open !== null && !(whole && !partners)) {
      names.push(`${open}, ${part}`)
      open = null
    } else if (open !== null) return null
    else if (whole || part.includes(' ')) names.push(part)
    else open = part
  }
  if (open !== null && parts.length > 1) return null
  return open === null ? names : [...names, open]
}

/** Whether two amounts are the same to the cent, whatever was added to make them. */
export const isSameAmount = (a: number, b: number) => Math.abs(a - b) < 0.006
