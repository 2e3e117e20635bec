import { ACCOUNT_TYPES, type AccountType, US_STATES } from '../../../shared/accounts.ts'
import { type IsoDate, parseDate } from '../../../shared/dates.ts'
import type { DateOrder } from '../../../shared/imports.ts'
import { POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import { wordsOf } from './words.ts'

const NUMERIC = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/
/** A time behind a date, as exports write it. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?Z?$/i

const dateText = (typed: string) => typed.trim().replace(TIME, '')

/** The days that a date in numbers may be: with the month first, and with the day first. */
function daysOf(typed: string): Record<DateOrder, IsoDate | null> | null {
  const [, one, other, year] = NUMERIC.exec(dateText(typed)) ?? []
  if (!one) return null
  return { MDY: parseDate(`${one}/${other!}/${year!}`), DMY: parseDate(`${other!}/${one}/${year!}`) }
}

type ProvenOrder = { order: DateOrder | null; unsure: string | null; twofold: string | null }

/** The order that the dates of a column prove, and a date that may be two days: unsure when no order is proven, or both. */
export function orderOf(values: readonly string[]): ProvenOrder {
  const read = values.flatMap((typed) => {
    const days = daysOf(typed)
    return days ? [{ typed, ...days }] : []
  })
  const proves = (order: DateOrder, other: DateOrder) => read.some((days) => days[order] && !days[other])
  const [month, day] = [proves('MDY', 'DMY'), proves('DMY', 'MDY')]
  const twofold = read.find(({ MDY, DMY }) => MDY && DMY && MDY !== DMY)?.typed ?? null
  if (month !== day) return { order: month ? 'MDY' : 'DMY', unsure: null, twofold }
  return { order: null, unsure: twofold, twofold }
}

/** The day that a cell names, or why it names none. A date that may be two days is none until somebody has said which. */
export function readDay(typed: string, order: DateOrder | null): { day: IsoDate } | { problem: string } {
  const days = daysOf(typed)
  if (!days) {
    const text = dateText(typed)
    const day = /^\d+$/.test(text) ? null : parseDate(text)
    return day ? { day } : { problem: `“${typed}” is not a date.` }
  }
  if (order) {
    const day = days[order]
    if (day) return { day }
    return { problem: `“${typed}” is not a date with the ${order === 'MDY' ? 'month' : 'day'} first.` }
  }
  const possible = [...new Set([days.MDY, days.DMY])].filter((day) => day !== null)
  if (possible.length === 1) return { day: possible[0]! }
  return {
    problem: possible.length
      ? `“${typed}” may be two days. Say at its column whether the month or the day comes first.`
      : `“${typed}” is not a date.`,
  }
}

const squeezed = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9&]/g, '')

const POLICY_WORDS: Partial<Record<PolicyType, readonly string[]>> = {
  BUSINESS_OWNERS: ['bop', 'businessownerspolicy', 'businessowner'],
  COMMERCIAL_AUTO: ['commercialauto', 'businessauto', 'ca', 'autoliability'],
  CYBER: ['cyberliability'],
  DIRECTORS_AND_OFFICERS: ['d&o', 'dando'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['epl', 'epli'],
  ERRORS_AND_OMISSION: ['e&o', 'errorsandomissions', 'errors&omissions'],
  EXCESS: ['excessliability'],
  GENERAL_LIABILITY: ['gl', 'cgl', 'commercialgeneralliability'],
  PACKAGE: ['commercialpackage', 'cpp', 'pkg'],
  PROPERTY: ['commercialproperty'],
  UMBRELLA: ['umbrellaliability', 'commercialumbrella'],
  WORKERS_COMPENSATION: ['wc', 'workerscomp', 'workcomp', 'workmanscomp'],
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
