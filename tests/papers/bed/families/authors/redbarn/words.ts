import type { Line, Truth } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The house writes every line itself. */
export function oneHouse(truth: Truth): void {
  for (const line of Object.keys(truth.policies) as Line[]) {
    truth.policies[line].carrier = truth.policies.gl.carrier
    truth.prior[line].carrier = truth.policies.gl.carrier
  }
}

export const commas = (amount: number) => amount.toLocaleString('en-US')
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Two or more limits with slashes between them, in one cell. */
export function slashed(voice: Voice, line: Line, names: string[], between = '/', sign = ''): string {
  return names.map((name) => own(voice, line, name, (amount) => sign + commas(amount))).join(between)
}

/** A limit in the paper's own way of writing; the word for none of it stays as it is. */
export function own(voice: Voice, line: Line, name: string, write: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const { excluded, limits } = voice.truth.policies[line]
  return excluded === name ? printed : write(limits[name]!)
}

/** Autos' limits as the account has them, each with its words. */
export function autoLimits(voice: Voice, one: string, three: [string, string, string]): [string, string][] {
  const { limits } = voice.truth.policies.auto
  if (limits.csl) return [[one, voice.limit('auto', 'csl')]]
  return ['perPerson', 'perAccident', 'damage'].map((name, index) => [three[index]!, voice.limit('auto', name)])
}

/** Remembers a coverage that is part of the package, whose number, term and company stand there already. */
export function inPackage(voice: Voice, line: Line): void {
  voice.number(line)
  voice.effective(line)
  voice.expiration(line)
  voice.carrier(line)
}

/** 1,500,000 as "one million five hundred thousand". */
export function inWords(amount: number): string {
  if (amount >= 1_000_000) return `${inWords(Math.floor(amount / 1_000_000))} million${rest(amount % 1_000_000)}`
  if (amount >= 1000) return `${inWords(Math.floor(amount / 1000))} thousand${rest(amount % 1000)}`
  if (amount >= 100) return `${ONES[Math.floor(amount / 100)]} hundred${rest(amount % 100)}`
  if (amount < 20) return ONES[amount]!
  return TENS[Math.floor(amount / 10)]! + (amount % 10 ? `-${ONES[amount % 10]}` : '')
}
const rest = (amount: number) => (amount ? ` ${inWords(amount)}` : '')

export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
export const titled = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** "the 1st day of March, 2025". */
export function dayInWords(iso: string): string {
  const day = Number(iso.slice(8))
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `the ${day}${ending} day of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}

/** "March 1, 2025". */
export const longDate = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
/** "03/01/25". */
export const shortDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`

/** Capitals that leave HTML's own words alone. */
export const upper = (html: string) =>
  html.toUpperCase().replaceAll('&AMP;', '&amp;').replaceAll('&LT;', '&lt;').replaceAll('&QUOT;', '&quot;')
const plain = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** A cell of a typed line: so many characters wide. */
export function cell(html: string, width: number, right = false): string {
  const blank = ' '.repeat(Math.max(1, width - plain(html).length))
  return right ? blank + html : html + blank
}
