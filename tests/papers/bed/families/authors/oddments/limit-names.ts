import type { Chance } from '../../../random.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const WORDS: Record<Line, Record<string, string[]>> = {
  gl: {
    occurrence: ['Each occurrence', 'Any one occurrence, bodily injury and property damage', 'Occurrence limit (BI/PD)', 'Per-occurrence limit of liability', 'Limit, each occurrence'],
    aggregate: ['General aggregate', 'General aggregate, other than products and completed operations', 'Aggregate – all but products/completed ops', 'Gen. Agg.', 'Annual general aggregate'],
    products: ['Products and completed operations aggregate', 'Prod/Comp Ops Agg', 'Completed work and products, aggregate', 'Aggregate – products & completed operations', 'PCO aggregate'],
    personal: ['Personal and advertising injury', 'Pers. & adv. injury, any one person or organization', 'P&AI limit', 'Personal injury / advertising injury'],
    rented: ['Damage to premises rented to you', 'Rented premises, any one premises', 'Tenant’s liability for rented premises', 'DPR (any one premises)', 'Fire legal – premises rented to you'],
    medical: ['Medical expense, any one person', 'Med. Exp. (each person)', 'Medical payments per person', 'Premises medical, any one person'],
  },
  auto: {
    csl: ['Combined single limit, each accident', 'Liability CSL', 'Covered autos liability, any one accident', 'Bodily injury and property damage combined, each accident'],
    perPerson: ['Bodily injury, each person', 'BI per person'],
    perAccident: ['Bodily injury, each accident', 'BI per accident'],
    damage: ['Property damage, each accident', 'PD per accident'],
  },
  umbrella: {
    occurrence: ['Each occurrence', 'Limit any one occurrence', 'Per-occurrence limit', 'Occurrence limit'],
    aggregate: ['Aggregate', 'Annual aggregate', 'Policy aggregate', 'Aggregate, where one applies'],
    retention: ['Self-insured retention', 'SIR, each occurrence', 'Insured’s retention', 'Retention where no underlying applies'],
  },
  wc: {
    accident: ['Bodily injury by accident, each accident', 'Employers liability – each accident', 'EL accident', 'Part Two: accident, each accident'],
    disease: ['Bodily injury by disease, policy limit', 'Employers liability – disease, policy limit', 'EL disease (policy)', 'Part Two: disease, all employees (policy limit)'],
    employee: ['Bodily injury by disease, each employee', 'Employers liability – disease, each employee', 'EL disease (ea. employee)', 'Part Two: disease, each employee'],
  },
  professional: {
    claim: ['Each claim', 'Per-claim limit', 'Any one claim, expense included'],
    aggregate: ['Aggregate', 'Policy-period aggregate', 'All claims in the policy period'],
    retention: ['Deductible each claim', 'Retention per claim'],
  },
} // biome-ignore format: a table

/** All lines, in the order in which a certificate lists them. */
export const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']

/** Names of limits that one document uses throughout. */
export type LimitNames = Record<Line, Record<string, string>> & { title: Record<Line, string> }

/** One hand's words for every limit and every line. */
export function limitNames(chance: Chance): LimitNames {
  const oneEach = (line: Line) =>
    Object.fromEntries(Object.entries(WORDS[line]).map(([name, words]) => [name, chance.pick(words)]))
  const [gl, auto, umbrella, wc, professional] = LINES.map(oneEach) as [Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>] // biome-ignore format: one line
  const title = {
    gl: chance.pick(['Commercial general liability', 'General liability', 'CGL', 'Premises and operations liability']),
    auto: chance.pick(['Business auto', 'Commercial automobile liability', 'Auto liability', 'Fleet automobile']),
    umbrella: chance.pick(['Umbrella liability', 'Commercial umbrella', 'Excess liability', 'Umbrella']),
    wc: chance.pick(['Workers compensation and employers liability', 'Workers’ compensation', 'WC / EL']),
    professional: chance.pick(['Professional liability', 'Errors and omissions', 'Miscellaneous professional liability', 'Professional liability (claims-made)']), // biome-ignore format: one line
  }
  return { gl, auto, umbrella, wc, professional, title }
}

/** The limits of a line that are in force, each by its name; sets the ticks that the line's title and the names say. */
export function held(voice: Voice, line: Line, names: LimitNames): [string, string][] {
  if (line === 'umbrella') umbrellaTicks(voice, names)
  return voice.limits(line, named(voice.truth.policies[line], names[line]))
}

/** What "umbrella" or "excess" in the title and a printed retention say. */
export function umbrellaTicks(voice: Voice, names: LimitNames) {
  voice.tick(names.title.umbrella.startsWith('Excess') ? 'umbrella.excess' : 'umbrella.umbrella', '')
  if (voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
}

/** Limits that do not hold: of an ended term, an offer, a demand or another party. */
export function passed(
  voice: Voice,
  limits: Record<string, number>,
  words: Record<string, string>,
): [string, string][] {
  return Object.keys(words)
    .filter((name) => limits[name])
    .map((name) => [words[name]!, voice.money(limits[name]!)])
}

/** Limits that do not hold, by the names of the line, in one running text. */
export function inOneLine(pairs: [string, string][]): string {
  return pairs.map(([name, amount]) => `${name} ${amount}`).join('; ')
}

/** The words of the limits that a policy has. */
export function named(policy: Policy, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => policy.limits[name] !== undefined))
}

/** A number like a policy's that belongs to a quote, a binder, or another party. */
export function otherNumber(chance: Chance, prefix = chance.pick(['Q', 'BX', 'TR', 'SN', 'MH'])): string {
  return `${prefix}${chance.pick(['-', '', ' '])}${chance.digits(chance.pick([6, 7, 8]))}`
}

/** A name that is no answer, in the same letters as the names that are, so that its dress tells nothing. */
export function otherName(voice: Voice, name: string): string {
  return voice.text(voice.style.capitals ? name.toUpperCase() : name)
}

/** Amounts as people say them in a letter. */
export function spoken(amount: number): string {
  return amount >= 1_000_000 ? `$${amount / 1_000_000} million` : `$${amount.toLocaleString('en-US')}`
}
