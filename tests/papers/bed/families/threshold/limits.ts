import type { Line } from '../../truth.ts'
import { otherLimits } from '../../truth.ts'
import type { Voice } from '../../voice.ts'

/** What the carriers of this third call the limits. */
const WORDS: Record<Line, Record<string, string[]>> = {
  gl: {
    occurrence: ['Any One Occurrence', 'Limit per Occurrence', 'Liability – Per Occurrence', 'EACH OCCURRENCE'],
    aggregate: ['Aggregate – All Other than Products/Completed Operations Hazard', 'Annual General Aggregate', 'GENERAL AGGREGATE', 'Aggregate Limit (other than products)'],
    products: ['Products/Completed Operations Hazard Aggregate', 'Products &amp; Completed Work Aggregate', 'PRODUCTS - COMP/OP AGG'],
    personal: ['Personal Injury and Advertising Injury', 'Personal/Advertising Injury, any one person or entity', 'PERSONAL &amp; ADV INJURY'],
    rented: ['Rented Premises Damage – any one premises', 'Damage to Premises You Rent', 'DAMAGE TO RENTED PREMISES (Ea occurrence)'],
    medical: ['Premises Medical Payments, per person', 'Medical Expense – Any One Person', 'MED EXP (Any one person)'],
  },
  auto: {
    csl: ['Liability – Each Accident (single limit)', 'Bodily Injury / Property Damage Liability, per accident', 'COMBINED SINGLE LIMIT (Ea accident)'],
    perPerson: ['Injury – Any One Person', 'BODILY INJURY (Per person)'],
    perAccident: ['Injury – Any One Accident', 'BODILY INJURY (Per accident)'],
    damage: ['Damage to Property – Any One Accident', 'PROPERTY DAMAGE (Per accident)'],
  },
  umbrella: {
    occurrence: ['Per Occurrence', 'EACH OCCURRENCE', 'Limit – Any One Occurrence'],
    aggregate: ['Aggregate', 'AGGREGATE', 'Aggregate, Each Annual Period'],
    retention: ['Insured’s Retained Limit', 'RETENTION', 'Self-insured retention (SIR)'],
  },
  wc: {
    accident: ['E.L. EACH ACCIDENT', 'Accident – Each', 'By Accident, Each Accident'],
    disease: ['E.L. DISEASE - POLICY LIMIT', 'Disease – Policy', 'By Disease, Policy Limit'],
    employee: ['E.L. DISEASE - EA EMPLOYEE', 'Disease – Employee', 'By Disease, Each Employee'],
  },
  professional: {
    claim: ['Any One Claim', 'Per-Claim Limit'],
    aggregate: ['All Claims in the Period', 'Aggregate for the Period'],
    retention: ['Insured’s Participation Each Claim', 'Each-Claim Retention'],
  },
} // biome-ignore format: a table

export const wordsFor = ({ chance }: Voice, line: Line): Record<string, string> =>
  Object.fromEntries(Object.entries(WORDS[line]).map(([name, words]) => [name, chance.pick(words)]))

/** Limits with what they are called, and beside each an amount that is not one of the policy's. */
export function limitsBesideOthers(
  voice: Voice,
  line: Line,
  words = wordsFor(voice, line),
): [words: string, amount: string, other: string][] {
  const other = otherLimits(voice.chance, line, voice.truth.policies[line].limits)
  const names = Object.keys(words).filter((name) => voice.truth.policies[line].limits[name])
  return names.map((name) => [words[name]!, voice.limits(line, { [name]: '' })[0]![1], voice.money(other[name]!)])
}
