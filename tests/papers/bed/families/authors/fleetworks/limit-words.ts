import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

type Words = Record<string, string>

const WORDS: Record<Line, Words[]> = {
  gl: [
    {
      aggregate: 'General Aggregate (other than Products-Completed Operations)',
      products: 'Products-Completed Operations Aggregate',
      personal: 'Personal and Advertising Injury',
      occurrence: 'Each Occurrence',
      rented: 'Damage to Premises Rented to You – any one premises',
      medical: 'Medical Expense – any one person',
    },
    {
      occurrence: 'Any one occurrence, BI and PD',
      personal: 'PI / AI, any one person or organization',
      medical: 'Med Exp, per person',
      rented: 'Rented premises (fire legal)',
      products: 'Completed operations and products, aggregate',
      aggregate: 'General aggregate',
    },
    {
      occurrence: 'Terminal and premises operations – per occurrence',
      aggregate: 'Terminal and premises operations – general aggregate',
      products: 'Products / completed work – annual aggregate',
      personal: 'Personal injury and advertising injury – any one person',
      rented: 'Landlord’s premises, damage to – any one premises',
      medical: 'Medical payments to others – each person',
    },
    {
      occurrence: 'OCC',
      aggregate: 'GEN AGG',
      products: 'PROD/COMP OPS AGG',
      personal: 'PERS & ADV INJ'.replace('&', '&amp;'),
      rented: 'DMG TO RENTED PREM',
      medical: 'MED EXP',
    },
  ],
  auto: [
    {
      csl: 'Combined Single Limit, each accident',
      perPerson: 'Bodily Injury – each person',
      perAccident: 'Bodily Injury – each accident',
      damage: 'Property Damage – each accident',
    },
    {
      csl: 'Liability to others – any one accident (BI and PD combined)',
      perPerson: 'Injury to others, any one person',
      perAccident: 'Injury to others, any one accident',
      damage: 'Damage to property of others, any one accident',
    },
    { csl: 'BIPD – CSL', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' },
    {
      csl: 'Covered autos liability, the most payable for one accident',
      perPerson: 'Covered autos liability – bodily injury, per person',
      perAccident: 'Covered autos liability – bodily injury, per accident',
      damage: 'Covered autos liability – property damage, per accident',
    },
    {
      csl: 'Primary auto liability (single limit)',
      perPerson: 'Primary auto liability – BI each person',
      perAccident: 'Primary auto liability – BI each accident',
      damage: 'Primary auto liability – PD each accident',
    },
  ],
  umbrella: [
    { occurrence: 'Each Occurrence', aggregate: 'Aggregate', retention: 'Self-Insured Retention' },
    { occurrence: 'Any one event', aggregate: 'All events of the term, in total', retention: 'Retained amount (SIR)' },
    { aggregate: 'Annual aggregate limit', occurrence: 'Per-occurrence limit', retention: 'Retention' },
  ],
  wc: [
    {
      accident: 'Bodily Injury by Accident – each accident',
      disease: 'Bodily Injury by Disease – policy limit',
      employee: 'Bodily Injury by Disease – each employee',
    },
    { accident: 'E.L. each accident', employee: 'E.L. disease, ea. employee', disease: 'E.L. disease, policy' },
    {
      employee: 'Employers liability, disease, per employee',
      disease: 'Employers liability, disease, whole policy',
      accident: 'Employers liability, per accident',
    },
  ],
  professional: [
    { claim: 'Each claim', aggregate: 'Aggregate, all claims', retention: 'Retention, each claim' },
    { claim: 'Any one wrongful act', aggregate: 'Policy term total', retention: 'Insured’s retention' },
  ],
}

/** The limits of a line with this drawing's words for them, in one of several orders. */
export function limitRows(voice: Voice, line: Line): [string, string][] {
  const words = voice.chance.pick(WORDS[line])
  const names = voice.chance.maybe(0.4) ? voice.chance.shuffle(Object.keys(words)) : Object.keys(words)
  const rows = voice.limits(line, Object.fromEntries(names.map((name) => [name, words[name]!])))
  if (line === 'umbrella' && voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
  return rows
}

/** The same words over amounts that are not in force, in columns: options, demands, earlier terms. */
export function otherRows(voice: Voice, line: Line, ...columns: Record<string, number>[]): [string, ...string[]][] {
  const words = voice.chance.pick(WORDS[line])
  return Object.keys(words)
    .filter((name) => columns.some((limits) => limits[name]))
    .map((name) => [words[name]!, ...columns.map((limits) => voice.money(limits[name] ?? 0))])
}

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const HUNDREDS: Record<number, string> = { 50: 'fifty', 100: 'one hundred', 150: 'one hundred fifty' }
const MORE: Record<number, string> = { 250: 'two hundred fifty', 300: 'three hundred', 500: 'five hundred' }

/** An amount in words, such as seven hundred fifty thousand dollars. */
export function inWords(amount: number): string {
  if (amount >= 1_000_000) return `${SMALL[amount / 1_000_000]} million dollars`
  return `${{ ...HUNDREDS, ...MORE, 750: 'seven hundred fifty' }[amount / 1000]} thousand dollars`
}

/** An amount as truckers write it: $1M, $750K. */
const brief = (amount: number) =>
  amount % 1_000_000 === 0 ? `$${amount / 1_000_000}M` : amount % 1000 === 0 ? `$${amount / 1000}K` : `$${amount}`

/** A limit that is in force, in short. */
export function briefLimit(voice: Voice, line: Line, name: string): string {
  const printed = voice.limit(line, name)
  return voice.truth.policies[line].excluded === name ? printed : brief(voice.truth.policies[line].limits[name] ?? 0)
}
