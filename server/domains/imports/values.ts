import { ACCOUNT_TYPES, type AccountType, US_STATES } from '../../../shared/accounts.ts'
import { type IsoDate, parseDate } from '../../../shared/dates.ts'
import { DATE_ORDERS, type DateOrder, dayInOrder } from '../../../shared/imports.ts'
import { idsOf, type Labeled } from '../../../shared/labeled.ts'
import { POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import type { AgencyUser } from '../agency/types.ts'
import { wordsOf } from './words.ts'

/** A time behind a date, as exports write it, with its zone: the day is the one that is written. */
const TIME =
  /(?:T|,? at |,? )\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?|[A-Z]{2,4}|(?:local )?standard time))?$/i

const dateText = (typed: string) => typed.trim().replace(TIME, '')

type Possible = Partial<Record<DateOrder, IsoDate>>

/** The days that a date in numbers may be, by the order in which it is that day. */
const daysOf = (typed: string): Possible => {
  const text = dateText(typed)
  const days = idsOf(DATE_ORDERS).flatMap((order) => {
    const day = dayInOrder(text, order)
    return day ? [[order, day] as const] : []
  })
  return Object.fromEntries(days)
}

/** A date in numbers whose day nobody can tell by itself. */
const isTwofold = (days: Possible) => new Set(Object.values(days)).size > 1

type ProvenOrder = { order: DateOrder | null; unsure: string | null; twofold: string | null }

/** The order that the dates of a column prove, and a date that may be two days: unsure when no order is proven, or both. */
export function orderOf(values: readonly string[]): ProvenOrder {
  const read = values.map((typed) => ({ typed, days: daysOf(typed) }))
  const proves = (order: DateOrder, other: DateOrder) => read.some(({ days }) => days[order] && !days[other])
  const [month, day] = [proves('MDY', 'DMY'), proves('DMY', 'MDY')]
  const twofold = read.find(({ days }) => isTwofold(days))?.typed ?? null
  if (month !== day && !read.some(({ days }) => days.SERIAL))
    return { order: month ? 'MDY' : 'DMY', unsure: null, twofold }
  return { order: null, unsure: twofold, twofold }
}

/** The day that a cell names, or why it names none. A date that may be two days is none until somebody has said which. */
export function readDay(typed: string, order: DateOrder | null): { day: IsoDate } | { problem: string } {
  const text = dateText(typed)
  const days = daysOf(typed)
  const possible = [...new Set(Object.values(days))]
  if (!possible.length) {
    const written = /^\d{8}$/.test(text) ? text.replace(/^(\d{4})(\d{2})/, '$1-$2-') : text
    const day = /^\d+$/.test(written) ? null : parseDate(written)
    return day ? { day } : { problem: `“${typed}” is not a date.` }
  }
  const day = order && days[order]
  if (day) return { day }
  // A number of days is never a date with its month first, nor the other way round.
  const isOther = order !== null && isSerial(order) !== Boolean(days.SERIAL)
  if (order && !isOther)
    return { problem: `“${typed}” is not a date with the ${order === 'MDY' ? 'month' : 'day'} first.` }
  if (possible.length === 1) return { day: possible[0]! }
  return {
    problem: days.SERIAL
      ? `“${typed}” may be the number of a day in a spreadsheet. Say at its column which day it is.`
      : `“${typed}” may be two days. Say at its column whether the month or the day comes first.`,
  }
}

const isSerial = (order: DateOrder) => order === 'SERIAL' || order === 'SERIAL_1904'

const squeezed = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9&]/g, '')

/** How the trade shortens lines of business, and the codes that ACORD's standards give the commercial ones. */
const POLICY_WORDS: Partial<Record<PolicyType, readonly string[]>> = {
  ACCIDENT_AND_HEALTH: ['a&h', 'ah', 'aandh'],
  BUSINESS_OWNERS: ['bop', 'businessownerspolicy', 'businessowner', 'bopgl', 'boppr'],
  COMMERCIAL_AUTO: [
    'commercialauto',
    'businessauto',
    'ca',
    'autoliability',
    'autob',
    'bauto',
    'baut',
    'truck',
    'garag',
  ],
  CYBER: ['cyberliability'],
  DIRECTORS_AND_OFFICERS: ['d&o', 'dando', 'do'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['epl', 'epli'],
  ERRORS_AND_OMISSION: ['e&o', 'errorsandomissions', 'errors&omissions', 'eo'],
  EXCESS: ['excessliability', 'exlia', 'excess', 'xs'],
  GENERAL_LIABILITY: ['gl', 'cgl', 'commercialgeneralliability'],
  OTHER: ['crim', 'crime', 'inmrc', 'inlandmarine', 'bm', 'boiler', 'edp', 'flood', 'diffc', 'bonds', 'aviation'],
  PACKAGE: ['commercialpackage', 'cpp', 'pkg', 'cpkge', 'pkge', 'smp'],
  PROFESSIONAL_LIABILITY: ['prof', 'profl'],
  PROPERTY: ['commercialproperty', 'prop', 'propc', 'cfire'],
  SHIPPING_AND_TRANSPORTATION: ['mtrtk', 'motortruckcargo'],
  UMBRELLA: ['umbrellaliability', 'commercialumbrella', 'umbrc', 'cumbr', 'umbr'],
  WORKERS_COMPENSATION: ['wc', 'workerscomp', 'workcomp', 'workmanscomp', 'work', 'workv'],
}

/** What words mean in a line of business. */
const LINE_WORDS = {
  ...{ comm: 'commercial', comml: 'commercial', bus: 'business', gl: 'general liability', pkg: 'package' },
  ...{ comp: 'compensation', emp: 'employment', prod: 'product' },
}

/** The line of business that is written, by its name or as the trade shortens it or its words. */
export function policyTypeOf(typed: string): PolicyType | null {
  const written = [squeezed(typed), squeezed(wordsOf(typed.replace(/['’]/g, ''), LINE_WORDS).join(' '))]
  const fits = ({ id, label }: (typeof POLICY_TYPES)[number]) =>
    [squeezed(id), squeezed(label), squeezed(label.replaceAll(' and ', ' & ')), ...(POLICY_WORDS[id] ?? [])].some(
      (word) => written.includes(word),
    )
  return POLICY_TYPES.find(fits)?.id ?? null
}

const ACCOUNT_WORDS: Record<AccountType, readonly string[]> = {
  BUSINESS: ['commercial', 'company', 'organization', 'corporate', 'commerciallines', 'cl'],
  INDIVIDUAL: ['personal', 'person', 'personallines', 'pl', 'private'],
}

export function accountTypeOf(typed: string): AccountType | null {
  const word = squeezed(typed)
  return ACCOUNT_TYPES.find(({ id }) => id.toLowerCase() === word || ACCOUNT_WORDS[id].includes(word))?.id ?? null
}

/** Why a state is none, with the one that was meant where one begins like it, or is one letter away. */
export function stateProblem(typed: string): string {
  const word = typed.trim().toUpperCase()
  const fits = (is: (state: string) => boolean) =>
    US_STATES.filter(({ id, label }) => is(id) || is(label.toUpperCase())).map(({ id }) => id)
  const begun = fits((state) =>
    state.length === 2 ? word.length === 3 && word.startsWith(state) : word.length > 2 && state.startsWith(word),
  )
  const meant = begun.length ? begun : fits((state) => isNear(word, state))
  return `State “${typed}” is not a US state.${meant.length === 1 ? ` Did you mean ${meant[0]!}?` : ''}`
}

/** One letter too many or too few. */
const isNear = (one: string, other: string) => isCut(one, other) || isCut(other, one)
const isCut = (long: string, short: string) =>
  long.length === short.length + 1 && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)

/** Why a phone number is none. */
export function phoneProblem(label: string, typed: string): string {
  const digits = typed.replace(/\D/g, '').length
  return digits === 10 || digits === 11
    ? `${label} ${typed} is not a US phone number.`
    : `${label} ${typed} has ${String(digits)} ${digits === 1 ? 'digit' : 'digits'}, it needs 10.`
}

/**
 * The id of the choice that is written: by its name, alone or with words that its column may be headed by ("Agency Bill" is Agency).
 * Null for anything else: another word may turn it around, as in "Non-Admitted" and "Semi-Annual".
 */
export function choiceOf(choices: readonly Labeled[], typed: string, headedBy: ReadonlySet<string>): string | null {
  const exact = choices.find(({ id, label }) => [squeezed(id), squeezed(label)].includes(squeezed(typed)))
  if (exact) return exact.id
  const words = wordsOf(typed)
  const isNamed = (label: string) => {
    const own = wordsOf(label)
    return own.every((word) => words.includes(word)) && words.every((word) => own.includes(word) || headedBy.has(word))
  }
  const named = choices.filter(({ label }) => isNamed(label))
  return named.length === 1 ? named[0]!.id : null
}

/** The user who is named, by name or e-mail; null where none is, or two. */
export function userNamed(users: readonly AgencyUser[], typed: string): string | null {
  const fits = users.filter(({ name, email }) => [name, email].some((own) => own.toLowerCase() === typed.toLowerCase()))
  return fits.length === 1 ? fits[0]!.id : null
}

export const noSuchUser = (label: string, typed: string) =>
  `${label} left blank: none of your users is called “${typed}”.`

/** How a policy stands by the words of other systems: in force or about to be, ended by its term, or not in force at all. */
const STATUS_WORDS = {
  GOOD: [
    ...['active', 'inforce', 'current', 'bound', 'binding', 'binder', 'issued', 'new', 'newbusiness'],
    ...['renewal', 'renewed', 'reinstated'],
  ],
  ENDED: ['expired', 'ended'],
  OFF: [
    ...['canceled', 'cancelled', 'cancel', 'cancellation', 'cancelation', 'canc', 'cxl', 'flatcancel'],
    ...['flatcanceled', 'flatcancelled', 'terminated', 'inactive', 'lapse', 'lapsed', 'quote', 'quoted'],
    ...['declined', 'nonrenewed', 'nonrenewal', 'nonrenew', 'notrenewed', 'rescinded', 'void', 'voided'],
    ...['prospect', 'lost', 'nottaken', 'rewritten'],
  ],
} as const

/** Null for a status nobody knows. */
export function statusOf(typed: string): keyof typeof STATUS_WORDS | null {
  const word = squeezed(typed)
  const is = (standing: keyof typeof STATUS_WORDS) => (STATUS_WORDS[standing] as readonly string[]).includes(word)
  return (['GOOD', 'ENDED', 'OFF'] as const).find(is) ?? null
}
