import type { Chance } from '../../../random.ts'
import type { Line } from '../../../truth.ts'

/** What carriers call the limits. The other thirds have words of their own. */
const LIMITS: Record<Line, Record<string, string[]>> = {
  gl: {
    occurrence: ['Each Occurrence Limit', 'Each Occurrence', 'Per Occurrence Limit', 'Bodily Injury &amp; Property Damage – Each Occurrence', 'Occurrence', 'Liability and Medical Expenses – Each Occurrence'],
    aggregate: ['General Aggregate Limit (Other Than Products – Completed Operations)', 'General Aggregate', 'General Aggregate Limit', 'Aggregate, other than Products/Completed Operations', 'Gen. Aggregate'],
    products: ['Products – Completed Operations Aggregate Limit', 'Products/Completed Ops Aggregate', 'Products and Completed Operations Aggregate', 'Products-Comp/Op Agg'],
    personal: ['Personal and Advertising Injury Limit', 'Personal &amp; Advertising Injury', 'Personal and Advertising Injury (any one person or organization)', 'Personal &amp; Adv Injury'],
    rented: ['Damage to Premises Rented to You Limit', 'Damage to Rented Premises (each occurrence)', 'Fire Damage (any one fire)', 'Damage To Premises Rented To You – Any One Premises', 'Tenants Legal Liability'],
    medical: ['Medical Expense Limit (any one person)', 'Medical Expense', 'Medical Payments – each person', 'Med Exp (Any one person)', 'Medical Expenses Limit, per person'],
  },
  auto: {
    csl: ['Combined Single Limit', 'Liability – Combined Single Limit each accident', 'Covered Autos Liability', 'CSL (Ea Accident)', 'Bodily Injury and Property Damage Combined, each accident'],
    perPerson: ['Bodily Injury – each person', 'Bodily Injury (Per Person)', 'BI per person'],
    perAccident: ['Bodily Injury – each accident', 'Bodily Injury (Per Accident)', 'BI per accident'],
    damage: ['Property Damage – each accident', 'Property Damage (Per Accident)', 'PD per accident'],
  },
  umbrella: {
    occurrence: ['Each Occurrence Limit', 'Each Occurrence', 'Limit of Liability – each occurrence', 'Umbrella Liability – Per Occurrence'],
    aggregate: ['Aggregate Limit', 'Annual Aggregate', 'General Aggregate (where applicable)', 'Policy Aggregate Limit'],
    retention: ['Self-Insured Retention', 'Retained Limit', 'Self Insured Retention – each occurrence', 'Retention'],
  },
  wc: {
    accident: ['Bodily Injury by Accident – each accident', 'Each Accident', 'E.L. Each Accident', 'Bodily Injury by Accident'],
    disease: ['Bodily Injury by Disease – policy limit', 'Disease – Policy Limit', 'E.L. Disease – Policy Limit'],
    employee: ['Bodily Injury by Disease – each employee', 'Disease – Each Employee', 'E.L. Disease – Ea Employee'],
  },
  professional: {
    claim: ['Each Claim Limit', 'Limit of Liability – each claim', 'Per Claim'],
    aggregate: ['Aggregate Limit', 'Policy Aggregate', 'Annual Aggregate Limit of Liability'],
    retention: ['Deductible – each claim', 'Retention (each claim)', 'Self-Insured Retention'],
  },
} // biome-ignore format: a table

export const limitWords = (chance: Chance, line: Line) =>
  Object.fromEntries(Object.entries(LIMITS[line]).map(([name, words]) => [name, chance.pick(words)]))

const LABELS = {
  number: ['Policy Number', 'Policy No.', 'POLICY NUMBER', 'Policy #', 'Policy Nbr', 'Certificate/Policy No.'],
  insured: ['Named Insured', 'Named Insured and Mailing Address', 'First Named Insured', 'Insured', 'Named Insured &amp; Address', 'Item 1. Named Insured', 'Name of Insured'],
  producer: ['Producer', 'Agent', 'Agency', 'Your Agent', 'Agent/Broker', 'Producer Name and Address', 'Agency Name and Address', 'Broker'],
  carrier: ['Insurer', 'Company', 'Issuing Company', 'Insurance Company', 'Coverage is provided by', 'Insurer Name', 'Underwritten by', 'Writing Company'],
  effective: ['Effective Date', 'Effective', 'Policy Effective Date', 'Eff. Date', 'From', 'Inception'],
  expiration: ['Expiration Date', 'Expiration', 'Policy Expiration Date', 'Exp. Date', 'To', 'Expires'],
  period: ['Policy Period', 'Policy Term', 'Term of Policy', 'Coverage Period', 'Policy Period (12:01 A.M. standard time)'],
} // biome-ignore format: a table

export const label = (chance: Chance, name: keyof typeof LABELS) => chance.pick(LABELS[name])
