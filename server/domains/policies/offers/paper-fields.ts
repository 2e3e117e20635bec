import { parseAmount } from '../../../../shared/amounts.ts'
import { parseDate } from '../../../../shared/dates.ts'
import { decimalOf } from '../../../../shared/money.ts'
import { POLICY_LIMITS, type PolicyType } from '../../../../shared/policies.ts'
import {
  FACT_KEYS,
  type FactKey,
  LIMIT_FACTS,
  type LineOfBusiness,
  SPECIALTY_LINES,
  type SpecialtyLine,
} from '../../../documents/index.ts'

/** What a field of a policy takes: an exact amount, a calendar date or a text. */
export type FieldKind = 'amount' | 'date' | 'text'

/** A field of a policy that a document may state. `path` is its path in the input of a policy. */
export type PaperField = { path: string; label: string; kind: FieldKind; facts: readonly FactKey[] }

const LIMITS = POLICY_LIMITS.flatMap(({ id, label, coverage }): PaperField[] => {
  const fact = LIMIT_FACTS[id]
  const where = coverage === 'General liability' ? '' : `, ${coverage.toLowerCase()}`
  return fact ? [{ path: `limits.${id}`, label: label + where, kind: 'amount', facts: [fact] }] : []
})

/** Fields with one value each, in the order of the form. */
export const SINGLE_FIELDS: readonly PaperField[] = [
  { path: 'policyNumber', label: 'Policy number', kind: 'text', facts: ['policy.number'] },
  { path: 'carrierId', label: 'Carrier', kind: 'text', facts: ['carrier.name'] },
  { path: 'issuedAt', label: 'Issued', kind: 'date', facts: ['policy.issued'] },
  { path: 'inforceAt', label: 'In force', kind: 'date', facts: ['policy.effective'] },
  { path: 'expiresAt', label: 'Expires', kind: 'date', facts: ['policy.expiration'] },
  { path: 'pricing.premium', label: 'Premium', kind: 'amount', facts: ['policy.premium'] },
  ...LIMITS,
  { path: 'details.deductible', label: 'Deductible', kind: 'text', facts: ['gl.deductible', 'property.deductible'] },
  { path: 'details.insured.name', label: 'Named insured', kind: 'text', facts: ['insured.name'] },
]

/** Texts of which a policy may have several, each offered by itself. */
export const LISTED_FIELDS: readonly PaperField[] = [
  { path: 'details.locations', label: 'Location', kind: 'text', facts: ['location'] },
  {
    path: 'details.namedAdditionalInsureds',
    label: 'Named additional insured',
    kind: 'text',
    facts: ['wording.additionalInsuredNamed'],
  },
]

const HAS_FIELD = new Set<FactKey | null>(Object.values(LIMIT_FACTS))

const SPECIALTY_LIMITS = ['eachClaim', 'aggregate', 'retention'] as const

/** Amounts that are limits of a policy without a field of their own; they become extra limits under their name. */
export const EXTRA_LIMITS: readonly FactKey[] = [
  'auto.combinedSingleLimit',
  'auto.bodilyInjuryPerPerson',
  'auto.bodilyInjuryPerAccident',
  'auto.propertyDamage',
  'auto.uninsuredMotorist',
  'auto.underinsuredMotorist',
  'auto.medicalPayments',
  'property.businessIncome',
  'umbrella.retention',
  ...(Object.keys(SPECIALTY_LINES) as SpecialtyLine[])
    .flatMap((line) => SPECIALTY_LIMITS.map((part): FactKey => `${line}.${part}`))
    .filter((key) => !HAS_FIELD.has(key)),
]

export const extraLimitName = (key: FactKey) => FACT_KEYS[key].label

/** The line of business a policy of one line is. What several types share, or none has, a person chooses. */
const TYPE_OF_LINE: Partial<Record<LineOfBusiness, PolicyType>> = {
  gl: 'GENERAL_LIABILITY',
  auto: 'COMMERCIAL_AUTO',
  umbrella: 'UMBRELLA',
  wc: 'WORKERS_COMPENSATION',
  property: 'PROPERTY',
  cyber: 'CYBER',
  professional: 'PROFESSIONAL_LIABILITY',
  employmentPractices: 'EMPLOYMENT_PRACTICES_LIABILITY',
  directorsOfficers: 'DIRECTORS_AND_OFFICERS',
  cargo: 'SHIPPING_AND_TRANSPORTATION',
}

/** The type that the lines of a document's policy make it; null when a person has to choose. */
export function typeOfLines(lines: readonly LineOfBusiness[]): PolicyType | null {
  if (lines.length === 1) return TYPE_OF_LINE[lines[0]!] ?? null
  return lines.length > 1 && lines.includes('gl') && lines.includes('property') ? 'PACKAGE' : null
}

/** The lines that identify a policy of this type among several in a file. */
export const linesOfType = (type: PolicyType): LineOfBusiness[] =>
  LINES_OF_TYPE[type] ?? (Object.keys(TYPE_OF_LINE) as LineOfBusiness[]).filter((line) => TYPE_OF_LINE[line] === type)

/** Lines of types that no line by itself makes a policy of. */
const LINES_OF_TYPE: Partial<Record<PolicyType, LineOfBusiness[]>> = {
  PACKAGE: ['gl', 'property'],
  BUSINESS_OWNERS: ['gl', 'property'],
  RENTAL: ['property'],
  EXCESS: ['umbrella'],
  ERRORS_AND_OMISSION: ['professional'],
}

/** A fact's value as a field keeps it: "2026-04-01", "8420.00", a text; null for what is none of its kind. */
export function fieldValue(kind: FieldKind, value: string): string | null {
  if (kind === 'date') return parseDate(value)
  if (kind === 'text') return value.trim() || null
  const amount = parseAmount(value)
  return amount === null ? null : decimalOf(Math.round(amount * 100))
}
