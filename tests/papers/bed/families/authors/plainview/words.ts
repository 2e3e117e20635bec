import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Chance } from '../../../random.ts'
import type { Style } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

export const full = (amount: number) => `$${amount.toLocaleString('en-US')}`
export const short = (amount: number) => {
  if (amount >= 1e6 && amount % 1e5 === 0) return `$${amount / 1e6}M`
  return amount >= 1000 && amount % 500 === 0 ? `$${amount / 1000}k` : full(amount)
}
export const million = (amount: number) =>
  amount >= 1e6 && amount % 1e5 === 0 ? `$${amount / 1e6} million` : full(amount)
/** 2 million, 300 thousand. */
export const bare = (amount: number) => {
  if (amount >= 1e6 && amount % 1e5 === 0) return `${amount / 1e6} million dollars`
  return amount % 1000 === 0 ? `${amount / 1000} thousand dollars` : `${amount.toLocaleString('en-US')} dollars`
}
export const cash = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const TENS: Record<number, string> = { 20: 'twenty', 25: 'twenty-five', 50: 'fifty', 75: 'seventy-five' }
const below = (count: number): string => {
  if (count >= 100) return `${SMALL[Math.floor(count / 100)]} hundred${count % 100 ? ` ${below(count % 100)}` : ''}`
  return SMALL[count] ?? TENS[count] ?? String(count)
}
/** Three hundred thousand dollars. */
export const spelled = (amount: number): string => {
  const millions = Math.floor(amount / 1e6)
  const rest = amount % 1e6
  if (millions && rest === 500_000) return `${below(millions)} and a half million dollars`
  const parts = [
    millions ? `${below(millions)} million` : '',
    rest >= 1000 ? `${below(Math.floor(rest / 1000))} thousand` : '',
    rest % 1000 ? below(rest % 1000) : '',
  ]
  return `${parts.filter(Boolean).join(' ')} dollars`
}

const parts = (iso: string) => ({
  year: iso.slice(0, 4),
  month: MONTHS[Number(iso.slice(5, 7)) - 1]!,
  day: Number(iso.slice(8)),
})
const ordinal = (day: number) => {
  const ending = day % 10 < 4 && Math.floor(day / 10) !== 1 ? ['th', 'st', 'nd', 'rd'][day % 10]! : 'th'
  return `${day}${ending}`
}
export const longDate = (iso: string) => `${parts(iso).month} ${parts(iso).day}, ${parts(iso).year}`
const briefDate = (iso: string) => `${parts(iso).month.slice(0, 3)} ${parts(iso).day}, ${parts(iso).year}`
const dayFirst = (iso: string) => `${parts(iso).day} ${parts(iso).month} ${parts(iso).year}`
export const weekday = (iso: string) => `${DAYS[new Date(iso).getUTCDay()]!.slice(0, 3)}, ${briefDate(iso)}`
export const ofMonth = (iso: string) => `the ${ordinal(parts(iso).day)} of ${parts(iso).month} ${parts(iso).year}`
export const slashed = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`

export const plainStyle = (chance: Chance): Partial<Style> => ({
  capitals: false,
  spaced: 'no',
  spacedLabels: false,
  money: chance.pick([short, million, full, short]),
  date: chance.pick([longDate, briefDate, dayFirst, slashed]),
})

/** One sentence where there is such a limit, another where the policy has none of it. */
export function say(voice: Voice, line: Line, name: string, yes: (amount: string) => string, no: string): string {
  const printed = voice.limit(line, name)
  return voice.truth.policies[line].excluded === name ? no : yes(printed)
}
/** A limit in other figures than the rest of the document. */
export function own(voice: Voice, line: Line, name: string, words: (amount: number) => string): string {
  voice.limit(line, name)
  return words(voice.truth.policies[line].limits[name]!)
}

export function start(voice: Voice, line: Line, words: (iso: string) => string): string {
  voice.effective(line)
  return words(voice.truth.policies[line].effective)
}
export function end(voice: Voice, line: Line, words: (iso: string) => string): string {
  voice.expiration(line)
  return words(voice.truth.policies[line].expiration)
}

/** Whether claims must be made within the term, as people say it. */
export function whenItCounts(voice: Voice): string {
  const { chance, truth } = voice
  if (truth.policies.gl.claimsMade)
    return chance.pick([
      `We pay for claims you hear about and report to us while your cover runs (${voice.tick('gl.claimsMade', 'claims-made')}, if you like the insurance word).`,
      `This is ${voice.tick('gl.claimsMade', 'claims-made')} cover: the claim itself has to reach us before the end date.`,
    ])
  return chance.pick([
    `What counts is the day it happened. If it happened while your cover was on, it can be claimed years later (${voice.tick('gl.occurrence', 'an occurrence policy')}, if you like the insurance word).`,
    `This is ${voice.tick('gl.occurrence', 'occurrence')} cover: the accident has to happen between the two dates; the claim may come later.`,
  ])
}

const AUTO_WORDS: Record<number, string[]> = {
  1: ['any car, van or truck you use for work'],
  2: ['every vehicle you own'],
  7: ['the vehicles listed by name', 'the vehicles on your list'],
  8: ['vehicles you rent, hire or borrow', 'hired vehicles'],
  9: ['your people’s own cars when they run errands for you', 'cars you don’t own (your staff’s and volunteers’)'],
}
export function carsOf(voice: Voice): string {
  const words = voice.truth.policies.auto.symbols.map((symbol) =>
    voice.tick(SYMBOL_TICKS[symbol]!, voice.chance.pick(AUTO_WORDS[symbol]!)),
  )
  return words.length > 1 ? `${words.slice(0, -1).join('; ')}; and ${words.at(-1)}` : words[0]!
}

/** What the house is called in the street. */
export const brandOf = (voice: Voice) => voice.truth.policies.gl.carrier.name.split(' ')[0]!.toLowerCase()
