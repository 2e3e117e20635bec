import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** How the house calls each line of business. */
export const LINE_WORDS: Record<Line, string> = {
  gl: 'General Liability',
  auto: 'Business Auto',
  umbrella: 'Commercial Umbrella',
  wc: 'Workers Compensation / Employers Liability',
  professional: 'Professional Liability',
}

/** Words of limits with their amounts. */
export type Rows = [words: string, amount: string][]

const GL: Record<string, string[]> = {
  occurrence: ['Each Occurrence Limit', 'Single-Happening Limit', 'Most We Pay, One Occurrence', 'Limit per Mishap or Event', 'Occurrence Limit, Bodily Injury &amp; Property Damage Combined'],
  aggregate: ['General Aggregate Limit (Other Than Products–Completed Operations)', 'Policy-Year Ceiling – Premises &amp; Operations', 'General Aggregate', 'Most We Pay in the Term, All Claims but Finished Work', 'Aggregate, Other than Products'],
  products: ['Products–Completed Operations Aggregate Limit', 'Policy-Year Ceiling – Goods &amp; Finished Work', 'Prod/Comp Ops Agg', 'Most We Pay in the Term, Your Products and Finished Work', 'Aggregate, Products &amp; Completed Work'],
  personal: ['Personal and Advertising Injury Limit', 'Libel, Slander &amp; Advertising Offenses – Any One Person or Firm', 'Pers &amp; Adv Injury', 'Named-Offense Limit (Personal &amp; Advertising Injury)'],
  rented: ['Damage to Premises Rented to You (Any One Premises)', 'Tenant’s Property Damage, Per Premises', 'Fire Legal &amp; Other Damage – Rented Premises', 'Landlord’s Premises You Occupy, Any One Premises'],
  medical: ['Medical Expense Limit (Any One Person)', 'Goodwill Medical, Per Person', 'Med Exp – Any 1 Person', 'Visitors’ Medical Bills, Each Person'],
} // biome-ignore format: a table
const AUTO: Record<string, string[]> = {
  csl: ['Liability – Combined Single Limit Each Accident', 'Vehicle Liability, One Accident All Damages', 'CSL', 'Bodily Injury &amp; Property Damage Combined, Each Accident', 'Single Limit per Crash'],
  perPerson: ['Bodily Injury – Each Person', 'Injury to Any One Person', 'BI per Person', 'Harm to People, One Person'],
  perAccident: ['Bodily Injury – Each Accident', 'Injury to Two or More People, One Accident', 'BI per Accident', 'Harm to People, All Persons One Accident'],
  damage: ['Property Damage – Each Accident', 'Damage to Others’ Property, One Accident', 'PD per Accident', 'Harm to Property, One Accident'],
} // biome-ignore format: a table
const UMBRELLA: Record<string, string[]> = {
  occurrence: ['Each Occurrence Limit', 'Over-Limit Any One Occurrence', 'Upper Layer, One Occurrence', 'Liability Limit Per Occurrence'],
  aggregate: ['Aggregate Limit', 'Over-Limit in the Aggregate, Each Policy Year', 'Upper Layer, Term Ceiling', 'General Policy Aggregate'],
} // biome-ignore format: a table
const WC: Record<string, string[]> = {
  accident: ['Bodily Injury by Accident – Each Accident', 'Work Injury by Accident, Any One Accident', 'E.L. Each Accident', 'Employer’s Suit Limit, Accident'],
  disease: ['Bodily Injury by Disease – Policy Limit', 'Work Illness, All Workers in the Term', 'E.L. Disease – Policy Limit', 'Employer’s Suit Limit, Disease, Whole Policy'],
  employee: ['Bodily Injury by Disease – Each Employee', 'Work Illness, Any One Worker', 'E.L. Disease – Each Employee', 'Employer’s Suit Limit, Disease, One Employee'],
} // biome-ignore format: a table

function said(voice: Voice, words: Record<string, string[]>, order = Object.keys(words)): Record<string, string> {
  const common = voice.chance.int(0, 3)
  return Object.fromEntries(
    order.map((name) => {
      const all = words[name]!
      return [name, voice.chance.maybe(0.3) ? voice.chance.pick(all) : all[common % all.length]!]
    }),
  )
}

/** Names of the liability limits, in an order of this drawing. */
export function liabilityWords(voice: Voice): Record<string, string> {
  const { chance } = voice
  const order = chance.pick([
    ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'],
    ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'],
    ['occurrence', 'rented', 'medical', 'personal', 'aggregate', 'products'],
    chance.shuffle(Object.keys(GL)),
  ])
  return said(voice, GL, order)
}
/** Names of the auto limits. */
export const autoWords = (voice: Voice) => said(voice, AUTO)
/** Names of the limits of employers liability. */
export const compensationWords = (voice: Voice) =>
  said(voice, WC, voice.chance.pick([Object.keys(WC), ['accident', 'employee', 'disease']]))
/** Names of the limits above others. */
export const umbrellaWords = (voice: Voice) => said(voice, UMBRELLA)

/** Every liability limit of the policy. */
export const liabilityRows = (voice: Voice): Rows => voice.limits('gl', liabilityWords(voice))
/** Every auto liability limit of the policy. */
export const autoRows = (voice: Voice): Rows => voice.limits('auto', autoWords(voice))
/** Limits of employers liability. */
export const compensationRows = (voice: Voice): Rows => voice.limits('wc', compensationWords(voice))

/** Limits above others, with what the insured bears first. */
export function umbrellaRows(voice: Voice): Rows {
  const rows: Rows = voice.limits('umbrella', umbrellaWords(voice))
  if (!voice.truth.policies.umbrella.limits.retention) return rows
  const words = voice.chance.pick([
    'Self-Insured Retention',
    'Retention, Each Occurrence Not Covered Below',
    'Your Retention',
    'Retained by the Insured (Retention)',
  ])
  return [...rows, [voice.tick('umbrella.retention', words), voice.limit('umbrella', 'retention')]]
}

/** Limits of the professional part. */
export function professionalRows(voice: Voice): Rows {
  const [claim, aggregate] = voice.chance.pick([
    ['Each Wrongful Act or Claim', 'Aggregate, All Claims in the Term'],
    ['Professional Services – Each Claim', 'Professional Services – Aggregate'],
    ['Any One Professional Incident', 'Policy-Year Ceiling, Professional Incidents'],
  ] as const)
  return voice.limits('professional', { claim, aggregate, retention: 'Deductible Each Claim' })
}

/** Number, dates and carrier that several parts of one policy share. */
export function shared(voice: Voice, lines: Line[]) {
  const [first] = lines.map((line) => ({
    number: voice.number(line),
    effective: voice.effective(line),
    expiration: voice.expiration(line),
  }))
  return first!
}
/** The carrier that writes these lines. */
export const writer = (voice: Voice, lines: Line[]): string => lines.map((line) => voice.carrier(line))[0]!
/** How a policy number is called. */
export const numberWords = (voice: Voice) =>
  voice.chance.pick([
    'Policy Number',
    'Policy No.',
    'Policy',
    'Contract Number',
    'Member Policy No.',
    'Policy Symbol &amp; Number',
  ])
/** How the insured is called. */
export const insuredWords = (voice: Voice) =>
  voice.chance.pick([
    'Named Insured and Mailing Address',
    'Insured Member',
    'Member-Policyholder',
    'First Named Insured',
    'Policyowner',
    'Insured',
  ])
/** How the agency is called. */
export const agencyWords = (voice: Voice) =>
  voice.chance.pick(['Agent', 'Servicing Agency', 'Your Local Agency', 'Agency', 'Producer', 'Agent of Record'])
