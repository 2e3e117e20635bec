import { SYMBOL_TICKS } from '../../../elements.ts'
import { daysLater } from '../../../listed.ts'
import type { Chance } from '../../../random.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** 2,500,000 is two million five hundred thousand. */
export function numberWords(amount: number): string {
  if (amount < 20) return SMALL[amount]!
  if (amount < 100) return TENS[Math.floor(amount / 10)]! + (amount % 10 ? `-${SMALL[amount % 10]}` : '')
  const [size, word] = amount < 1000 ? [100, 'hundred'] : amount < 1e6 ? [1000, 'thousand'] : [1e6, 'million']
  const rest = amount % size
  return `${numberWords(Math.floor(amount / size))} ${word}${rest ? ` ${numberWords(rest)}` : ''}`
}

export const figures = (amount: number) => `$${amount.toLocaleString('en-US')}`
export const inWords = (amount: number) => `${numberWords(amount)} dollars`
export const wordsAndFigures = (amount: number) => `${inWords(amount)} (${figures(amount)})`
/** $1MM, $500K, $2,500. */
export const brief = (amount: number) =>
  amount % 10_000 ? figures(amount) : amount >= 1e6 ? `$${amount / 1e6}MM` : `$${amount / 1000}K`
export const millions = (amount: number) =>
  amount >= 1e6 && amount % 10_000 === 0 ? `$${amount / 1e6} million` : figures(amount)
/** 1M, 500K. */
export const mil = (amount: number) => (amount >= 1e6 ? `${amount / 1e6}M` : `${amount / 1000}K`)

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const parts = (iso: string) => ({ year: iso.slice(0, 4), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) })
const ending = (day: number) => (day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'))
const ordinal = (day: number) =>
  day <= 20
    ? ORDINALS[day - 1]!
    : day === 30
      ? 'thirtieth'
      : `${TENS[Math.floor(day / 10)]}-${ORDINALS[(day % 10) - 1]}`

export function longDate(iso: string) {
  const { year, month, day } = parts(iso)
  return `${MONTHS[month - 1]} ${day}, ${year}`
}
function dateWords(iso: string) {
  const { year, month, day } = parts(iso)
  return `the ${ordinal(day)} of ${MONTHS[month - 1]}, ${year}`
}
function dayOfMonth(iso: string) {
  const { year, month, day } = parts(iso)
  return `${MONTHS[month - 1]} ${day}${ending(day)}, ${year}`
}
function dayFirst(iso: string) {
  const { year, month, day } = parts(iso)
  return `${day} ${MONTHS[month - 1]} ${year}`
}
export function slashed(iso: string) {
  const { year, month, day } = parts(iso)
  return `${month}/${day}/${year}`
}
export function shortDate(iso: string) {
  const { year, month, day } = parts(iso)
  return `${month}/${day}/${year.slice(2)}`
}

/** How the writer of one letter puts amounts and dates. */
export type Manner = { amount(amount: number): string; date(iso: string): string }
export const aManner = (chance: Chance): Manner => ({
  amount: chance.pick([inWords, wordsAndFigures, figures, brief, millions]),
  date: chance.pick([longDate, dateWords, dayOfMonth, dayFirst]),
})

/** A limit in force, put in the writer's own way. */
export function limitOf(voice: Voice, line: Line, name: string, put: (amount: number) => string): string {
  voice.limit(line, name)
  return put(voice.truth.policies[line].limits[name] ?? 0)
}
export function begins(voice: Voice, line: Line, put: (iso: string) => string): string {
  voice.effective(line)
  return put(voice.truth.policies[line].effective)
}
export function ends(voice: Voice, line: Line, put: (iso: string) => string): string {
  voice.expiration(line)
  return put(voice.truth.policies[line].expiration)
}

/** A general liability limit that the policy does not have. */
export const isOut = (voice: Voice, name: string) => voice.truth.policies.gl.excluded === name

/** Whether these lines run over the same year. */
export const sameTerm = (voice: Voice, lines: Line[]) =>
  new Set(lines.map((line) => voice.truth.policies[line].effective)).size === 1

/** The covered autos in words, each remembered. */
export function autosIn(voice: Voice, words: Record<number, string>): string {
  return listed(voice.truth.policies.auto.symbols.map((symbol) => voice.tick(SYMBOL_TICKS[symbol]!, words[symbol]!)))
}

const listed = (some: string[]) =>
  some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')}${some.length > 2 ? ',' : ''} and ${some.at(-1)}`

/** Some days after the general liability policy begins. */
export const writtenOn = (voice: Voice, from: number, to: number) =>
  daysLater(voice.truth.policies.gl.effective, voice.chance.int(from, to))

/** Words for a part of a file that is not HTML. */
export const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')

/** A company whose name ends in Inc. also ends the sentence. */
export const oneStop = (text: string) => text.replace(/\.\.(?=\s|<|$)/g, '.')

export const firstName = (person: string) => person.split(' ')[0]!
