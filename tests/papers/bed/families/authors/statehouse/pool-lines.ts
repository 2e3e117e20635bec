import type { Tick } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { limitAs } from './notation.ts'

const WORDS: Record<Line, Record<string, string>[]> = {
  gl: [
    { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products–Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Rented Premises', medical: 'Medical Expense (any one person)' },
    { aggregate: 'Member annual aggregate, general', occurrence: 'Per occurrence', personal: 'Personal injury / advertising injury, any one person or organization', products: 'Completed work and products, annual aggregate', medical: 'Premises medical, per person', rented: 'Fire legal / premises rented to the member' },
    { occurrence: 'Any one occurrence', rented: 'Tenant’s legal liability (any one premises)', medical: 'Med Pay', personal: 'PI & AI', aggregate: 'Aggregate other than products', products: 'PCO aggregate' },
  ],
  auto: [
    { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' },
    { csl: 'Liability (CSL)', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD' },
    { csl: 'Any one accident or loss, BI and PD combined', perPerson: 'Injury to any one person', perAccident: 'Injury, two or more persons in one accident', damage: 'Damage to property of others' },
  ],
  umbrella: [
    { occurrence: 'Each occurrence', aggregate: 'Annual aggregate' },
    { aggregate: 'Aggregate, where applicable', occurrence: 'Limit per occurrence in excess of underlying' },
  ],
  wc: [
    { accident: 'Each accident', disease: 'Disease – policy limit', employee: 'Disease – each employee' },
    { employee: 'EL disease, per employee', accident: 'EL accident', disease: 'EL disease, total' },
  ],
  professional: [
    { claim: 'Each wrongful act', aggregate: 'Annual aggregate', retention: 'Member retention' },
    { claim: 'Per claim', aggregate: 'Aggregate', retention: 'Deductible, each claim' },
  ],
} // biome-ignore format: words by line

/** The limits of a line under one of this house's sets of words; of another notation with `print`. */
export function limitRows(voice: Voice, line: Line, print?: (amount: number) => string): [string, string][] {
  const words = voice.chance.pick(WORDS[line])
  const rows = Object.keys(words)
    .filter((name) => voice.truth.policies[line].limits[name])
    .map((name): [string, string] => [
      words[name]!,
      print ? limitAs(voice, line, name, print) : voice.limit(line, name),
    ])
  if (line !== 'umbrella') return rows
  return voice.truth.policies.umbrella.limits.retention ? [...rows, retention(voice, print)] : rows
}

function retention(voice: Voice, print?: (amount: number) => string): [string, string] {
  const words = voice.chance.pick(['Self-insured retention', 'Retention, each occurrence not covered below'])
  const amount = print ? limitAs(voice, 'umbrella', 'retention', print) : voice.limit('umbrella', 'retention')
  return [voice.tick('umbrella.retention', words), amount]
}

const AUTOS: Record<number, [Tick, string]> = {
  1: ['auto.any', 'any auto'],
  2: ['auto.owned', 'all owned autos'],
  7: ['auto.scheduled', 'scheduled autos'],
  8: ['auto.hired', 'hired autos'],
  9: ['auto.nonOwned', 'non-owned autos'],
}

/** What is said beside the line about how it applies: basis, autos, kind of excess. */
export function basisOf(voice: Voice, line: Line): string {
  const { chance } = voice
  const policy = voice.truth.policies[line]
  if (line === 'gl') {
    const per = chance.pick<[Tick, string] | null>([null, null, ['gl.perLocation', 'General aggregate applies per location'], ['gl.perProject', 'General aggregate applies separately to each project']]) // biome-ignore format: a pick
    const form = policy.claimsMade
      ? voice.tick('gl.claimsMade', chance.pick(['Claims-made', 'Claims-made coverage']))
      : voice.tick('gl.occurrence', chance.pick(['Occurrence', 'Occurrence form', 'Occurrence basis']))
    return per ? `${form}. ${voice.tick(...per)}` : form
  }
  if (line === 'auto')
    return chance.pick([
      () => `Covered auto symbol(s) ${voice.symbols()}`,
      () => `Applies to ${policy.symbols.map((symbol) => voice.tick(...AUTOS[symbol]!)).join(', ')}`,
    ])()
  if (line === 'umbrella')
    return chance.pick([
      () => voice.tick('umbrella.excess', 'Excess liability, follow form'),
      () => voice.tick('umbrella.umbrella', 'Umbrella'),
    ])()
  if (line === 'wc') return voice.tick('wc.statutory', 'Statutory')
  return 'Claims-made, wrongful acts'
}

/** What this house calls a line. */
export function lineName(voice: Voice, line: Line): string {
  return voice.chance.pick({
    gl: ['General Liability', 'Comprehensive General Liability', 'Commercial General Liability', 'Third-Party Liability (GL)'],
    auto: ['Automobile Liability', 'Fleet Liability', 'Auto Liability'],
    umbrella: ['Upper Layer Liability', 'Catastrophe Liability', 'Second Layer Liability'],
    wc: ['Workers’ Compensation and Employers Liability', 'Workers Compensation (Coverage A) / Employers Liability (Coverage B)'],
    professional: ['Errors and Omissions', 'Professional Liability', 'Management and Professional Liability'],
  }[line])
} // biome-ignore format: names by line
