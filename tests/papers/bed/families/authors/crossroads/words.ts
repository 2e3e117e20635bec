import { formatAmount } from '../../../../../../shared/amounts.ts'
import type { Tick } from '../../../elements.ts'
import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** Prints one policy the same way whether it holds (and is remembered) or not. */
export type Said = {
  line: Line
  holds: boolean
  policy: Policy
  number(): string
  effective(): string
  expiration(): string
  carrier(): string
  naic(): string
  limit(name: string, own?: (amount: number) => string): string
  tick(tick: Tick, words: string): string
  symbols(): string
}

export function said(voice: Voice, line: Line, holds: boolean, policy: Policy = voice.truth.policies[line]): Said {
  const inCase = (text: string) => voice.text(voice.style.capitals ? text.toUpperCase() : text)
  const limit: Said['limit'] = (name, own = voice.money) => {
    if (!holds) return policy.excluded === name ? 'Excluded' : own(policy.limits[name] ?? 0)
    const printed = voice.limit(line, name)
    return policy.excluded === name ? printed : own(policy.limits[name] ?? 0)
  }
  return {
    line,
    holds,
    policy,
    limit,
    number: () => (holds ? voice.number(line) : voice.text(policy.number)),
    effective: () => (holds ? voice.effective(line) : voice.date(policy.effective)),
    expiration: () => (holds ? voice.expiration(line) : voice.date(policy.expiration)),
    carrier: () => (holds ? voice.carrier(line) : inCase(policy.carrier.name)),
    naic: () => (holds ? voice.naic(line) : policy.carrier.naic),
    tick: (tick, words) => (holds ? voice.tick(tick, words) : words),
    symbols: () => (holds ? voice.symbols() : policy.symbols.join(', ')),
  }
}

export type Words = Record<string, string>
const GL_WORDS: Words[] = [
  { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, any one person' },
  { occurrence: 'Occ', aggregate: 'Gen Agg', products: 'Prod/CO Agg', personal: 'P&amp;AI', rented: 'DPR', medical: 'Med Exp' },
  { aggregate: 'General aggregate (other than products)', products: 'Products-completed ops aggregate', personal: 'Pers/Adv injury', occurrence: 'Any one occurrence', rented: 'Rented premises damage', medical: 'Med pay per person' },
] // biome-ignore format: a table
const AUTO_WORDS: Words[] = [
  { csl: 'Combined single limit', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' },
  { csl: 'CSL', perPerson: 'Bodily injury per person', perAccident: 'Bodily injury per accident', damage: 'Property damage' },
] // biome-ignore format: a table
const WC_WORDS: Words[] = [
  { accident: 'Bodily injury by accident, each accident', disease: 'Bodily injury by disease, policy limit', employee: 'Bodily injury by disease, each employee' },
  { accident: 'EL each accident', employee: 'EL disease each employee', disease: 'EL disease policy limit' },
] // biome-ignore format: a table
const UMBRELLA_WORDS: Words[] = [
  { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Retained limit' },
  { occurrence: 'Per occurrence', aggregate: 'Annual aggregate', retention: 'Self-insured retention' },
]
const TITLES: Record<Line, string[]> = {
  gl: ['Commercial General Liability', 'General Liability'],
  auto: ['Business Auto', 'Commercial Automobile'],
  umbrella: ['Commercial Umbrella', 'Umbrella Liability'],
  wc: ["Workers' Compensation", 'Workers Compensation and Employers Liability'],
  professional: ['Professional Liability', 'Professional Liability'],
}
const WORDS: Record<Line, Words[]> = {
  gl: GL_WORDS,
  auto: AUTO_WORDS,
  umbrella: UMBRELLA_WORDS,
  wc: WC_WORDS,
  professional: [{ claim: 'Each claim', aggregate: 'Aggregate' }],
}

/** The limits of a policy with their words; a retention of nothing is left out. */
export function limitsOf(one: Said, style: number, own?: (amount: number) => string): [string, string][] {
  const words = WORDS[one.line]
  const chosen = words[style % words.length]!
  return Object.entries(chosen)
    .filter(([name]) => one.policy.limits[name])
    .map(([name, label]) => {
      const named = name === 'retention' ? one.tick('umbrella.retention', label) : label
      return [named, one.limit(name, own)]
    })
}

/** The name of the line, with the ticks that it sets. */
export function titleOf(one: Said, style: number): string {
  const title = TITLES[one.line][style % 2]!
  if (one.line === 'gl') return one.tick('gl.coverage', title)
  return one.line === 'umbrella' ? one.tick('umbrella.umbrella', title) : title
}

export const basisOf = (one: Said): string =>
  one.policy.claimsMade ? one.tick('gl.claimsMade', 'Claims-made') : one.tick('gl.occurrence', 'Occurrence')

export const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('<br>', '\n').replaceAll('&amp;', '&')

/** $1M, $500K, $2,500. */
export function short(amount: number): string {
  if (amount >= 1_000_000 && amount % 100_000 === 0) return `$${amount / 1_000_000}M`
  return amount >= 1000 && amount % 1000 === 0 ? `$${amount / 1000}K` : `$${formatAmount(amount)}`
}

export const yearLater = (iso: string) => `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`
/** A person's mail address at a company. */
export const mailOf = (person: string, company: string) =>
  `${person.split(' ').at(-1)!.toLowerCase()}@${company.split(/[ ,]/)[0]!.toLowerCase()}.example.com`

/** Adds or takes off coverage in the middle of the term. */
export const midTerm = (voice: Voice, policy: Policy) => daysLater(policy.effective, voice.chance.int(40, 200))
