/** A calendar date as 'YYYY-MM-DD', which sorts as text. */
export type IsoDate = string

/** Days from one to another, both counted in; open where one is left out. */
export type Span = { from?: IsoDate | undefined; to?: IsoDate | undefined }

/** A date in a text: the characters from `from` up to `to` name it. */
export type FoundDate = { date: IsoDate; from: number; to: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const MONTH = new RegExp(`^${NAME}$`, 'i')
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'

/** The ways people and documents write a date; American order. `order` says what the groups are. */
const WAYS: { pattern: string; order: string }[] = [
  { pattern: '(\\d{4})-(\\d{1,2})-(\\d{1,2})', order: 'ymd' },
  { pattern: '(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})\\s?[/.-]\\s?(\\d{4}|\\d{2})', order: 'mdy' },
  { pattern: `${NAME}\\s*${DAY}(?:,\\s*|\\s+)(\\d{4})`, order: 'mdy' },
  { pattern: `${DAY}\\s+(?:day\\s+of\\s+)?${NAME},?\\s+(\\d{4})`, order: 'dmy' },
  { pattern: `(\\d{1,2})-?${NAME}-?(\\d{4}|\\d{2})`, order: 'dmy' },
]
/** Short forms accepted only where nothing but a date is expected. */
const TYPED: typeof WAYS = [
  { pattern: '(\\d{2})(\\d{2})(\\d{4})', order: 'mdy' },
  { pattern: `${NAME}\\s+${DAY},?\\s+'?(\\d{2})`, order: 'mdy' },
]
const ANYWHERE = WAYS.map(({ pattern, order }) => ({
  pattern: new RegExp(`${pattern.startsWith(NAME) ? '(?<!\\p{L})' : '(?<!\\d)'}${pattern}(?!\\d)`, 'giu'),
  order,
}))
const ALONE = [...WAYS, ...TYPED].map(({ pattern, order }) => ({ pattern: new RegExp(`^${pattern}$`, 'iu'), order }))

/**
 * The date a text is, or null: 02/01/2026, 2/1/26, 2026-02-01, February 1, 2026, 1 Feb 2026, 01-FEB-2026, 02012026. A day that is in no
 * calendar (31 February), one before 1900 or after 2100, and other text make it null.
 */
export function parseDate(text: string): IsoDate | null {
  const trimmed = text.trim()
  for (const { pattern, order } of ALONE) {
    const match = pattern.exec(trimmed)
    const date = match && dateOf(match, order)
    if (date) return date
  }
  return null
}

/** Every date a text names, from the left. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return []
  const found: FoundDate[] = []
  for (const { pattern, order } of ANYWHERE) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const date = dateOf(match, order)
      if (date && !found.some((one) => from < one.to && one.from < to)) found.push({ date, from, to })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** The dates a text names, each once. */
export function datesIn(text: string): Set<IsoDate> {
  return new Set(findDates(text).map(({ date }) => date))
}

/** A date as ACORD forms write it: MM/DD/YYYY. */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** Which month a word names, whole or cut short: 1 to 12; null for any other word. */
export function monthOf(word: string): number | null {
  return MONTH.test(word) ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1 : null
}

function dateOf(match: RegExpMatchArray, order: string): IsoDate | null {
  const part = (letter: string) => match[order.indexOf(letter) + 1]!
  const name = part('m').slice(0, 3).toLowerCase()
  const month = /^\d/.test(name) ? Number(name) : MONTHS.indexOf(name) + 1
  return calendarDate(fullYear(part('y')), month, Number(part('d')))
}

/** Two digits stand for 1970 to 2069. */
function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits)
  return (Number(digits) < 70 ? 2000 : 1900) + Number(digits)
}

function calendarDate(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** The error for a date outside the accepted years. */
export const DAYS_READ = 'Enter a day from 1900 to 2100.'

const DAY_MS = 86_400_000

/** The whole days between two dates, whichever comes first. */
export const daysBetween = (one: IsoDate, other: IsoDate): number =>
  Math.round(Math.abs(Date.parse(other) - Date.parse(one)) / DAY_MS)

/** The date so many days later; earlier for fewer than none. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day so many years later, also one beyond those that are read; 29 February becomes 28 February where there is none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const later = new Date(Date.UTC(year + years, month - 1, day))
  return addDays(later.toISOString().slice(0, 10), later.getUTCMonth() === month - 1 ? 0 : -1)
}

/** The same day so many months later; the last of the month where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** By time zone: one is made slowly and used often. */
const DAYS = new Map<string, Intl.DateTimeFormat>()

/** Which day it is somewhere: `timeZone` is an IANA name ("America/New_York"). */
export function dayIn(timeZone: string, now: Date): IsoDate {
  // Swedish writes dates as ISO 8601 does.
  const format = DAYS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  DAYS.set(timeZone, format)
  return format.format(now)
}

const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A date as screens show it (spec 3 §9): "Apr 1, 2027". */
export const mediumDate = (date: IsoDate): string => MEDIUM.format(Date.parse(date))

const CLOCKS = new Map<string, Intl.DateTimeFormat>()

/** What a clock somewhere shows, as if it were UTC: in ms since 1970. */
function clockAt(timeZone: string, at: number): number {
  const format =
    CLOCKS.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  CLOCKS.set(timeZone, format)
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}

/**
 * The moment at which the clock of a time zone shows this day and time ("23:59"). A time that summer time leaves out is the same time
 * after its beginning; of one that comes twice it is the first.
 */
export function momentIn(timeZone: string, date: IsoDate, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsets = [-DAY_MS, DAY_MS].map((ms) => clockAt(timeZone, wanted + ms) - (wanted + ms))
  const moments = offsets.map((offset) => wanted - offset).sort((one, other) => one - other)
  return new Date(moments.find((at) => clockAt(timeZone, at) === wanted) ?? moments.at(-1)!)
}

/** The time of day a clock somewhere shows: "15:00". */
export const timeIn = (timeZone: string, at: Date): string =>
  new Date(clockAt(timeZone, at.getTime())).toISOString().slice(11, 16)

/** When what is due on a day is late, where no time is said: with its last minute. */
export const END_OF_DAY = '23:59'
