import type { Chance } from '../../../random.ts'
import type { Voice } from '../../../voice.ts'

/** What general liability limits are called on one paper. */
export function liabilityWords(chance: Chance): Record<string, string> {
  return {
    occurrence: chance.pick(['Each Occurrence', 'Any One Occurrence', 'Per Occurrence Limit', 'Bodily Injury and Property Damage, Each Occurrence', 'Each Event (BI/PD)']),
    aggregate: chance.pick(['General Aggregate', 'Aggregate Other Than Products and Completed Work', 'General Annual Aggregate', 'Policy Period Aggregate (General)', 'General Agg.']),
    products: chance.pick(['Products/Completed Operations Aggregate', 'Goods and Completed Work Aggregate', 'Prod./Comp. Ops. Agg.', 'Products-Completed Work Hazard, Aggregate']),
    personal: chance.pick(['Personal and Advertising Injury', 'Personal Injury, Any One Person or Organization', 'Libel, Slander and Advertising Injury', 'Pers. & Adv. Injury']),
    rented: chance.pick(['Damage to Premises Rented to You', 'Tenants Legal Liability, Any One Premises', 'Fire Legal, Any One Fire', 'Rented Premises (each)']),
    medical: chance.pick(['Medical Expense, Any One Person', 'Premises Medical Payments, Each Person', 'Med. Pay (per person)', 'Visitors Medical, One Person']),
  }
} // biome-ignore format: a table

/** What the limits of hired and non-owned automobiles are called on one paper. */
export function autoWords(chance: Chance): Record<string, string> {
  return {
    csl: chance.pick(['Combined Single Limit, Each Accident', 'Any One Accident (CSL)', 'BI & PD Combined, Each Accident', 'Liability, Any One Accident or Loss']),
    perPerson: chance.pick(['Bodily Injury, Each Person', 'BI per Person']),
    perAccident: chance.pick(['Bodily Injury, Each Accident', 'BI per Accident']),
    damage: chance.pick(['Property Damage, Each Accident', 'PD per Accident']),
  }
} // biome-ignore format: a table

/** What the limits of employers liability are called on one paper. */
export function employersWords(chance: Chance): Record<string, string> {
  return chance.pick([
    { accident: 'Bodily Injury by Accident, Each Accident', disease: 'Bodily Injury by Disease, Policy Limit', employee: 'Bodily Injury by Disease, Each Employee' },
    { accident: 'E.L. Accident (each)', employee: 'E.L. Disease – Ea. Employee', disease: 'E.L. Disease – Policy' },
    { employee: 'Disease: any one employee', disease: 'Disease: all employees, policy limit', accident: 'Accident: any one accident' },
  ])
} // biome-ignore format: a table

/** What the limits of an umbrella are called on one paper. */
export function umbrellaWords(chance: Chance): Record<string, string> {
  return chance.pick([
    { occurrence: 'Each Occurrence', aggregate: 'Aggregate', retention: 'Self-Insured Retention' },
    { occurrence: 'Limit, any one occurrence', aggregate: 'Limit, annual aggregate', retention: 'Retained amount (SIR), each occurrence' },
    { aggregate: 'Annual Aggregate Where Applicable', occurrence: 'Any One Loss', retention: 'Insured’s Retention' },
  ])
} // biome-ignore format: a table

/** What one professional loss is called. */
export const claimWord = (chance: Chance) =>
  chance.pick([
    'Each Claim',
    'Each Professional Incident',
    'Each Wrongful Act',
    'Per Claim',
    'Each Medical or Professional Incident',
  ])

/** Parts with small limits of their own, which are no limits of a certificate's rows: name, one loss, all losses. */
export function sublimits(voice: Voice, count: number): [name: string, one: string, all: string][] {
  const { chance, money } = voice
  const names = ['Abuse or Molestation (inside the limits above)', 'Network Security and Privacy Event', 'Employment Practices, Claims-Made, Defense Inside', 'Employee Benefits Administration', 'License Board Defense', 'Directors, Trustees and Officers', 'Crisis and Public Relations Cost', 'Patient or Client Property', 'Subpoena Assistance', 'Counseling and Pastoral Acts', 'Corporal Punishment Defense', 'Telephone and Toll Fraud'] // biome-ignore format: a list
  return chance.some(names, count).map((name) => {
    const one = chance.pick([5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000])
    return [name, money(one), money(one * chance.pick([1, 2, 3]))]
  })
}

/** The insured's calling, where the name tells it. */
export function calling(voice: Voice): string {
  const { name } = voice.truth.insured
  if (/church|iglesia|parish/i.test(name)) return 'Religious organization; worship, counseling and day school'
  if (/learning|academy|school|youth/i.test(name)) return 'Nonprofit school and after-school programs'
  if (/P\.C\.|LLP|associates|P\.L\.L\.C/i.test(name)) return voice.chance.pick(['Public accountants', 'Consulting engineers', 'Architects', 'Physicians and surgeons'])
  return voice.chance.pick(['Professional services as set out in the application', 'Operations as described in the application on file', 'Consulting and related services', 'As usual to the business named'])
} // biome-ignore format: lists
