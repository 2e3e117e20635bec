import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { boxed, wideBrackets } from './blocks.ts'

/** Both days of a term, told as what holds. */
export const termTold = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
/** A term of which nothing is told. */
export const termOf = ({ date }: Voice, { effective, expiration }: Policy, between = ' to ') =>
  `${date(effective)}${between}${date(expiration)}`
/** Lines for which the page says the company, the number and the term that it already printed. */
export const sameFor = (voice: Voice, ...lines: Line[]) => {
  for (const line of lines)
    for (const tell of ['carrier', 'number', 'effective', 'expiration'] as const) voice[tell](line)
  return ''
}

/** So many days after a term began. */
export const dayAfter = ({ truth, date }: Voice, days: number, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, days))
const before =
  (least: number, most: number) =>
  (voice: Voice, line: Line = 'gl') =>
    dayAfter(voice, -voice.chance.int(least, most), line)
const after =
  (least: number, most: number) =>
  (voice: Voice, line: Line = 'gl') =>
    dayAfter(voice, voice.chance.int(least, most), line)
/** When a document was written: some days before or after the term began. */
export const dayBefore2To40 = before(2, 40)
export const dayBefore3To45 = before(3, 45)
export const dayBefore4To40 = before(4, 40)
export const dayAfter20To290 = after(20, 290)
export const dayAfter25To280 = after(25, 280)
export const dayAfter30To270 = after(30, 270)

/** Occurrence or claims-made, as the account has it. */
export const trigger = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
/** Both words with a mark before each: the right one is crossed and told. */
const bothTriggers =
  (marked: (on: boolean, words: string) => string, between: string) =>
  (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims Made') => {
    const made = voice.truth.policies.gl.claimsMade
    const [one, two] = made
      ? [occurrence, trigger(voice, '', claimsMade)]
      : [trigger(voice, occurrence, ''), claimsMade]
    return `${marked(!made, one)}${between}${marked(made, two)}`
  }
const narrowTriggers = bothTriggers((on, words) => `[${on ? 'X' : ' '}] ${words}`, ' &nbsp; ')
export const triggersInBrackets = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  narrowTriggers(voice, occurrence, claimsMade)
export const triggersInBoxes = bothTriggers(boxed, ' &emsp; ')
export const triggersInWideBrackets = bothTriggers((on, words) => `${wideBrackets(on)} ${words}`, ' &ensp; ')

/** The retention's tick, where there is one, and its amount or a word. */
export const retained = (voice: Voice, none = 'None') => {
  if (!voice.truth.policies.umbrella.limits.retention) return none
  voice.tick('umbrella.retention', '')
  return voice.limit('umbrella', 'retention')
}
export const retainedOrNil = (voice: Voice, none = 'Nil') => retained(voice, none)

export const AUTOS = ['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const
/** Whether any auto of the insured's own is covered, as the symbols have it. */
export const ownsAutos = ({ truth }: Voice) => truth.policies.auto.symbols.some((one) => one < 8)

/** The bureau's words for limits. */
export const GENERAL_LIMITS = { occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You Limit', medical: 'Medical Expense Limit', personal: 'Personal &amp; Advertising Injury Limit', aggregate: 'General Aggregate Limit', products: 'Products/Completed Operations Aggregate Limit' } // biome-ignore format: a table
export const EMPLOYERS_LIMITS = { accident: 'Bodily Injury by Accident', disease: 'Bodily Injury by Disease', employee: 'Bodily Injury by Disease' } // biome-ignore format: a table
export const inOrder = <T extends string>(words: Record<T, string>, order: T[]): Record<string, string> =>
  Object.fromEntries(order.map((name) => [name, words[name]]))
/** The policy's number, insurer and term, told without a line of their own. */
export function silently(voice: Voice, line: Line) {
  voice.number(line)
  voice.carrier(line)
  voice.effective(line)
  voice.expiration(line)
}
