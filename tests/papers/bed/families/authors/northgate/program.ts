import type { Tick } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { SHORT, slash } from './notation.ts'

/** How one document of the house names lines and limits, and how it spells amounts and dates. */
export type Hand = {
  titles: Record<Line, string>
  words: Record<Line, Record<string, string>>
  excess: boolean
  left: string[]
  amount?: (amount: number) => string
  day?: (iso: string) => string
}

const TITLES: Record<Line, string[]> = {
  gl: ['Commercial General Liability', 'General Liability', 'GL', 'Primary General Liability', 'CGL', 'Premises & Operations Liability (CGL)'],
  auto: ['Business Auto', 'Automobile Liability', 'Commercial Auto', 'Auto', 'Fleet Automobile', 'AL – Owned/Leased Fleet'],
  umbrella: ['Umbrella Liability', 'Lead Umbrella', 'Commercial Umbrella', 'Umbrella'],
  wc: ['Workers’ Compensation & Employers Liability', 'WC / EL', 'Work Comp', 'Workers Compensation', 'WC incl. Employers’ Liability (Part Two)'],
  professional: ['Professional Liability', 'Errors & Omissions', 'Professional / E&amp;O', 'Miscellaneous Professional', 'Prof. Liab.'],
} // biome-ignore format: a table
const EXCESS = ['Excess Liability', 'Follow-Form Excess', 'Lead Excess', 'Excess – 1st Layer']
const WORDS: Record<Line, Record<string, string[]>> = {
  gl: {
    occurrence: ['Each Occurrence', 'Per Occurrence', 'Occ', 'Any One Occurrence', 'Each Occ. (BI/PD)', 'BI/PD Combined, Each Occurrence', 'Occurrence Limit'],
    aggregate: ['General Aggregate', 'Gen Agg', 'General Aggregate (other than Products)', 'Agg – Other Than PCO', 'Gen’l Aggregate', 'Annual General Aggregate'],
    products: ['Products/Completed Ops Aggregate', 'PCO Agg', 'Products–Completed Operations Agg.', 'Prod/Comp Ops', 'Completed Operations & Products Aggregate'],
    personal: ['Personal & Advertising Injury', 'P&amp;AI', 'Pers/Adv Injury', 'Personal and Advertising Injury (any one person or org.)', 'PI/AI'],
    rented: ['Damage to Premises Rented to You', 'Fire Legal Liability', 'DPR (any one premises)', 'Rented Premises', 'Damage to Rented Premises', 'Tenant’s Legal – Rented Premises'],
    medical: ['Medical Payments (any one person)', 'Med Pay', 'Medical Expense', 'Med Exp – Any One Person', 'Premises Medical'],
  },
  auto: {
    csl: ['Combined Single Limit', 'CSL', 'Liability – CSL, Each Accident', 'BI/PD Combined Single Limit', 'Any One Accident (CSL)'],
    perPerson: ['BI Each Person', 'Bodily Injury – Per Person', 'BI/person'],
    perAccident: ['BI Each Accident', 'Bodily Injury – Per Accident', 'BI/accident'],
    damage: ['PD Each Accident', 'Property Damage', 'PD/accident'],
  },
  umbrella: {
    occurrence: ['Each Occurrence', 'Per Occ', 'Limit Each Occurrence', 'Any One Occurrence'],
    aggregate: ['Aggregate', 'Annual Agg', 'Policy Aggregate', 'Aggregate (where applicable)'],
    retention: ['Self-Insured Retention', 'SIR', 'Retention', 'SIR (where no underlying)'],
  },
  wc: {
    accident: ['EL Each Accident', 'BI by Accident – Each Accident', 'Employers Liability: Each Accident', 'EL – Accident'],
    disease: ['EL Disease – Policy Limit', 'BI by Disease – Policy Limit', 'Employers Liability: Disease (Policy)', 'EL – Disease, Policy'],
    employee: ['EL Disease – Each Employee', 'BI by Disease – Each Employee', 'Employers Liability: Disease (Each Employee)', 'EL – Disease, Ea. Employee'],
  },
  professional: {
    claim: ['Each Claim', 'Per Claim', 'Limit Any One Claim', 'Each Wrongful Act'],
    aggregate: ['Aggregate', 'Annual Agg', 'Policy Aggregate'],
    retention: ['Retention', 'SIR Each Claim', 'Deductible Each Claim'],
  },
} // biome-ignore format: a table

/** The words one document keeps throughout. */
export function aHand(voice: Voice, given: Partial<Hand> = {}): Hand {
  const { chance } = voice
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([line, limits]) => [
      line,
      Object.fromEntries(Object.entries(limits).map(([name, some]) => [name, html(chance.pick(some))])),
    ]),
  ) as Hand['words']
  const titles = Object.fromEntries(
    Object.entries(TITLES).map(([line, some]) => [line, html(chance.pick(some))]),
  ) as Hand['titles']
  const excess = chance.maybe(0.25)
  if (excess) titles.umbrella = html(chance.pick(EXCESS))
  const left = chance.maybe(0.3) ? chance.some(['medical', 'rented', 'personal'], chance.int(1, 2)) : []
  const amount = chance.maybe(0.3) ? chance.pick(SHORT) : undefined
  return { titles, words, excess, left, amount, day: chance.maybe(0.25) ? slash : undefined, ...given }
}

const html = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&', '&amp;')

/** The line's name; whether it is umbrella or excess is an answer. */
export function title(voice: Voice, hand: Hand, line: Line): string {
  if (line === 'gl') voice.tick('gl.coverage', '')
  if (line === 'umbrella') voice.tick(hand.excess ? 'umbrella.excess' : 'umbrella.umbrella', '')
  return hand.titles[line]
}

/** A limit in force as this document spells it. */
export function limit(voice: Voice, hand: Hand, line: Line, name: string): string {
  const { limits, excluded } = voice.truth.policies[line]
  const printed = voice.limit(line, name)
  if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
  return excluded === name || !hand.amount ? printed : hand.amount(limits[name] ?? 0)
}

/** The names of the line's limits that this document speaks of. */
export function spoken(voice: Voice, hand: Hand, line: Line): string[] {
  const { limits } = voice.truth.policies[line]
  return Object.keys(limits).filter((name) => limits[name] && !(line === 'gl' && hand.left.includes(name)))
}

/** Label and amount of each limit in force. */
export const limits = (voice: Voice, hand: Hand, line: Line): [string, string][] =>
  spoken(voice, hand, line).map((name) => [hand.words[line][name]!, limit(voice, hand, line, name)])

/** First and last day in force. */
export function term(voice: Voice, hand: Hand, line: Line): [string, string] {
  const { effective, expiration } = voice.truth.policies[line]
  const printed: [string, string] = [voice.effective(line), voice.expiration(line)]
  return hand.day ? [hand.day(effective), hand.day(expiration)] : printed
}

const SCOPE: [Tick, string][] = [['gl.perPolicy', 'policy'], ['gl.perProject', 'project'], ['gl.perLocation', 'location']] // biome-ignore format: a table

/** What the document says of the form beside the limits: trigger, covered autos, statutory benefits; or nothing. */
export function basis(voice: Voice, line: Line): string[] {
  const { chance } = voice
  const { claimsMade } = voice.truth.policies[line]
  if (line === 'gl') {
    const form = claimsMade
      ? voice.tick('gl.claimsMade', 'Claims-made form')
      : voice.tick('gl.occurrence', 'Occurrence form')
    const [tick, words] = chance.pick(SCOPE)
    return chance.maybe(0.5) ? [form, voice.tick(tick, `General aggregate applies per ${words}`)] : [form]
  }
  if (line === 'auto') return chance.maybe(0.8) ? [`Liability symbol(s) ${voice.symbols()}`] : []
  if (line === 'umbrella') return chance.maybe(0.5) ? [voice.tick('umbrella.occurrence', 'Occurrence basis')] : []
  if (line === 'wc') return [voice.tick('wc.statutory', 'Part One: statutory benefits')]
  return ['Claims-made; defense inside the limit']
}
