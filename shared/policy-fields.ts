import type { IsoDate } from './dates.ts'
import type { Labeled } from './labeled.ts'
import type { Decimal } from './money.ts'
import { BILLING_TYPES, MARKETS, PAYMENT_INTERVALS, POLICY_SOURCES, POLICY_TYPES, PRICE_PARTS } from './policies.ts'

/** A field of a policy that holds one value. */
type Field = Labeled & {
  /** Its section of the form. The fields of "pricing" are grouped under that name in the input and the output. */
  readonly section: 'policy' | 'pricing'
  /** A choice holds an id of `choices`; a carrier, a broker and a user are held by their id. */
  readonly holds: 'text' | 'date' | 'amount' | 'choice' | 'carrier' | 'broker' | 'user'
  readonly choices?: readonly Labeled[]
  /** Of a choice: it may be left open. Any other choice begins with its first entry. */
  readonly isOptional?: true
}

/**
 * The fields of a policy that hold one value each, in the order of the form. Each is a column of `policies` (its id in snake case).
 * Storage, input checks, the API, history, CSV export, import columns, the form, the details card and what the assistant knows of a
 * policy derive from this list. To add a field: an entry here, a migration, `npm run generate`, and the field in `PolicyForm` of
 * web/routes/policies/policies.graphql; the compiler names what else needs a word.
 */
export const POLICY_FIELDS = [
  { section: 'policy', id: 'type', label: 'Line of business', holds: 'choice', choices: POLICY_TYPES },
  { section: 'policy', id: 'market', label: 'Market', holds: 'choice', choices: MARKETS, isOptional: true },
  { section: 'policy', id: 'carrierId', label: 'Carrier', holds: 'carrier' },
  { section: 'policy', id: 'brokerId', label: 'Broker', holds: 'broker' },
  { section: 'policy', id: 'policyNumber', label: 'Policy number', holds: 'text' },
  { section: 'policy', id: 'quoteNumber', label: 'Quote number', holds: 'text' },
  { section: 'policy', id: 'inforceAt', label: 'In force', holds: 'date' },
  { section: 'policy', id: 'expiresAt', label: 'Expires', holds: 'date' },
  { section: 'policy', id: 'issuedAt', label: 'Issued', holds: 'date' },
  { section: 'policy', id: 'source', label: 'Source', holds: 'choice', choices: POLICY_SOURCES },
  { section: 'policy', id: 'agencyUserId', label: 'Agent', holds: 'user' },
  { section: 'policy', id: 'producerId', label: 'Producer', holds: 'user' },
  { section: 'policy', id: 'serviceRepId', label: 'Service representative', holds: 'user' },
  {
    section: 'pricing',
    id: 'billingType',
    label: 'Billing',
    holds: 'choice',
    choices: BILLING_TYPES,
    isOptional: true,
  },
  { section: 'pricing', id: 'paymentIntervalType', label: 'Payment', holds: 'choice', choices: PAYMENT_INTERVALS },
  ...PRICE_PARTS.map(({ id, label }) => ({ section: 'pricing', id, label, holds: 'amount' }) as const),
  { section: 'pricing', id: 'estimatedCommission', label: 'Estimated commission', holds: 'amount' },
  { section: 'pricing', id: 'minimumEarnedPremium', label: 'Minimum earned premium', holds: 'amount' },
] as const satisfies readonly Field[]

export type PolicyField = (typeof POLICY_FIELDS)[number]
export type PolicyFieldId = PolicyField['id']
export type PolicySection = PolicyField['section']
/** The fields of a section. */
export type FieldIn<Section extends PolicySection> = Extract<PolicyField, { section: Section }>

/** What a field holds; null where it is empty. An amount is never empty. */
export type FieldValue<F extends Pick<Field, 'holds'>> = F extends { holds: 'amount' }
  ? Decimal
  : F extends { choices: readonly (infer Choice extends Labeled)[] }
    ? Choice['id'] | (F extends { isOptional: true } ? null : never)
    : (F extends { holds: 'date' } ? IsoDate : string) | null

/** The values of a section's fields, by their ids. */
export type FieldValues<Section extends PolicySection> = {
  [F in FieldIn<Section> as F['id']]: FieldValue<F>
}

const ofSection = <const Section extends PolicySection>(section: Section) =>
  POLICY_FIELDS.filter((field): field is FieldIn<Section> => field.section === section)
const BY_SECTION = { policy: ofSection('policy'), pricing: ofSection('pricing') }

export const fieldsIn = <const Section extends PolicySection>(section: Section) => BY_SECTION[section]

/** Whether a field holds the id of a company or a user. */
export const isNamed = (field: PolicyField): field is Extract<PolicyField, { holds: 'carrier' | 'broker' | 'user' }> =>
  field.holds === 'carrier' || field.holds === 'broker' || field.holds === 'user'

/** The path of a field in a policy and its input: "market", "pricing.premium". */
export const pathOf = ({ section, id }: Pick<PolicyField, 'section' | 'id'>) =>
  section === 'pricing' ? `pricing.${id}` : id

/** The value of a field of a policy. */
export const valueIn = (
  policy: FieldValues<'policy'> & { pricing: FieldValues<'pricing'> },
  field: PolicyField,
): string | null => (field.section === 'pricing' ? policy.pricing[field.id] : policy[field.id])
