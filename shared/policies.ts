import type { IsoDate } from './dates.ts'
import { knownIds, type Labeled, labelOf } from './labeled.ts'
import { type Decimal, sumOf } from './money.ts'
import { POLICY_STATES, type PolicyState } from './states.ts'

/** Lines of business (spec 3 §4). */
export const POLICY_TYPES = [
  { id: 'ACCIDENT_AND_HEALTH', label: 'Accident and Health' },
  { id: 'BUSINESS_OWNERS', label: 'Business Owners' },
  { id: 'COMMERCIAL_AUTO', label: 'Auto' },
  { id: 'CYBER', label: 'Cyber' },
  { id: 'DIRECTORS_AND_OFFICERS', label: 'Directors and Officers' },
  { id: 'EMPLOYMENT_PRACTICES_LIABILITY', label: 'Employment Practices Liability' },
  { id: 'ERRORS_AND_OMISSION', label: 'Errors and Omission Liability' },
  { id: 'EXCESS', label: 'Excess' },
  { id: 'GENERAL_LIABILITY', label: 'General Liability' },
  { id: 'JEWELERS_BLOCK', label: 'Jewelers Block' },
  { id: 'OTHER', label: 'Other' },
  { id: 'PACKAGE', label: 'Package' },
  { id: 'PRODUCT_LIABILITY', label: 'Product Liability' },
  { id: 'PROFESSIONAL_LIABILITY', label: 'Professional Liability' },
  { id: 'PROPERTY', label: 'Property' },
  { id: 'RENTAL', label: 'Rental' },
  { id: 'SHIPPING_AND_TRANSPORTATION', label: 'Shipping and Transportation' },
  { id: 'UMBRELLA', label: 'Umbrella' },
  { id: 'WORKERS_COMPENSATION', label: 'Workers Compensation' },
] as const satisfies readonly Labeled[]
export type PolicyType = (typeof POLICY_TYPES)[number]['id']

/** The short name of a policy: its line of business and its number. */
export const policyTitle = ({ type, policyNumber }: { type: PolicyType; policyNumber: string | null }) =>
  [labelOf(POLICY_TYPES, type), policyNumber].filter(Boolean).join(' ')

export const MARKETS = [
  { id: 'ADMITTED', label: 'Admitted' },
  { id: 'EXCESS_AND_SURPLUS', label: 'Excess and Surplus' },
] as const satisfies readonly Labeled[]
export type Market = (typeof MARKETS)[number]['id']

/** Who sends the bill; the first is the default (spec 3 §4). */
export const BILLING_TYPES = [
  { id: 'DIRECT', label: 'Direct' },
  { id: 'AGENCY', label: 'Agency' },
] as const satisfies readonly Labeled[]
export type BillingType = (typeof BILLING_TYPES)[number]['id']

/** How often it is paid. The form offers all but NONE, and ANNUAL by default (spec 3 §4). */
export const PAYMENT_INTERVALS = [
  { id: 'ANNUAL', label: 'Annual' },
  { id: 'MONTHLY', label: 'Monthly' },
  { id: 'QUARTERLY', label: 'Quarterly' },
  { id: 'NONE', label: 'None' },
] as const satisfies readonly Labeled[]
export type PaymentInterval = (typeof PAYMENT_INTERVALS)[number]['id']

/** Where the agency has a policy from (spec 3 §3). */
export const POLICY_SOURCES = [
  { id: 'AGENCY', label: 'Agency' },
  { id: 'DIRECT', label: 'Direct' },
  { id: 'UNKNOWN', label: 'Unknown' },
] as const satisfies readonly Labeled[]
export type PolicySource = (typeof POLICY_SOURCES)[number]['id']

/** What a cancellation is; the first is the default (spec 3 §4). */
export const CANCELLATION_TYPES = [
  { id: 'CANCELLATION', label: 'Cancellation' },
  { id: 'NONRENEWAL', label: 'Non-Renewal' },
  { id: 'QUOTE_EXPIRED', label: 'Quote Expired' },
] as const satisfies readonly Labeled[]
export type CancellationType = (typeof CANCELLATION_TYPES)[number]['id']

/** Who cancels; the first is the default (spec 3 §4). */
export const CANCELED_BY = [
  { id: 'CARRIER', label: 'Carrier' },
  { id: 'INSURED', label: 'Insured' },
  { id: 'AGENCY', label: 'Agency' },
] as const satisfies readonly Labeled[]
export type CanceledBy = (typeof CANCELED_BY)[number]['id']

/** Why it is cancelled; the default is INSURED_NONPAYMENT (spec 3 §4). */
export const CANCELLATION_REASONS = [
  { id: 'INSURED_NONPAYMENT', label: 'Insured nonpayment' },
  { id: 'INSURED_CLOSED_BUSINESS', label: 'Insured closed business' },
  { id: 'INSURED_FOUND_BETTER_COVERAGE', label: 'Insured found better coverage' },
  { id: 'INSURED_FOUND_BETTER_PRICE', label: 'Insured found better price' },
  { id: 'INSURED_NO_EXPOSURE', label: 'Insured has no exposure' },
  { id: 'CARRIER_CLOSED_CLASS', label: 'Carrier closed class' },
  { id: 'CARRIER_LOSS_HISTORY', label: 'Carrier loss history' },
  { id: 'CARRIER_NONPAYMENT', label: 'Carrier nonpayment' },
  { id: 'CARRIER_UNDERWRITING_REASON', label: 'Carrier underwriting reason' },
  { id: 'AGENCY_FOUND_BETTER_COVERAGE', label: 'Agency found better coverage' },
  { id: 'AGENCY_FOUND_BETTER_PRICE', label: 'Agency found better price' },
  { id: 'OTHER', label: 'Other' },
] as const satisfies readonly Labeled[]
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]['id']

/** What a file of a policy is, and whether choosing it shows the file to the client (spec 3 §5). */
export const POLICY_FILE_TYPES = [
  { id: 'APPLICATION_FORM', label: 'Application form', visible: false },
  { id: 'BINDER', label: 'Binder', visible: true },
  { id: 'CERTIFICATE', label: 'Certificate', visible: false },
  { id: 'ENDORSEMENT', label: 'Endorsement', visible: true },
  { id: 'INVOICE', label: 'Invoice', visible: false },
  { id: 'LOST_POLICY_RELEASE', label: 'Lost policy release', visible: true },
  { id: 'NOTICE_OF_CANCELLATION', label: 'Notice of cancellation', visible: false },
  { id: 'OTHER', label: 'Other', visible: false },
  { id: 'POLICY_DOCUMENT', label: 'Policy document', visible: true },
  { id: 'QUOTE_DOCUMENT', label: 'Quote document', visible: true },
] as const satisfies readonly (Labeled & { visible: boolean })[]
export type PolicyFileType = (typeof POLICY_FILE_TYPES)[number]['id']

/** The limits a policy may have (spec 3 §3), under the coverage they belong to. */
export const POLICY_LIMITS = [
  { id: 'glPerOccurrenceLimit', label: 'Each occurrence', coverage: 'General liability' },
  { id: 'glAggregateLimit', label: 'General aggregate', coverage: 'General liability' },
  {
    id: 'glProductsAndCompletedOperationsLimit',
    label: 'Products and completed operations',
    coverage: 'General liability',
  },
  {
    id: 'glPersonalAndAdvertisingInjuryLimit',
    label: 'Personal and advertising injury',
    coverage: 'General liability',
  },
  { id: 'glRentedPremisesDamageLimit', label: 'Damage to rented premises', coverage: 'General liability' },
  { id: 'glMedicalPerPersonLimit', label: 'Medical expense, per person', coverage: 'General liability' },
  { id: 'glMedicalPerOccurrenceLimit', label: 'Medical expense, per occurrence', coverage: 'General liability' },
  { id: 'umbrellaOrExcessPerOccurrenceLimit', label: 'Each occurrence', coverage: 'Umbrella or excess' },
  { id: 'umbrellaOrExcessAggregateLimit', label: 'Aggregate', coverage: 'Umbrella or excess' },
  { id: 'wcPerAccidentLimit', label: 'Each accident', coverage: 'Workers compensation' },
  { id: 'wcPerDiseaseEmployeeLimit', label: 'Disease, each employee', coverage: 'Workers compensation' },
  { id: 'wcPerDiseasePolicyLimit', label: 'Disease, policy limit', coverage: 'Workers compensation' },
  { id: 'propertyBuildingLimit', label: 'Building', coverage: 'Property' },
  { id: 'propertyContentsLimit', label: 'Contents', coverage: 'Property' },
  { id: 'cyberAggregateLimit', label: 'Aggregate', coverage: 'Cyber' },
  { id: 'cyberRetentionLimit', label: 'Retention', coverage: 'Cyber' },
] as const satisfies readonly (Labeled & { coverage: string })[]
export type PolicyLimit = (typeof POLICY_LIMITS)[number]['id']

/** The coverages whose limits a line of business usually has; every other limit can still be opened and entered. */
export const COVERAGES_OF: Partial<Record<PolicyType, readonly string[]>> = {
  BUSINESS_OWNERS: ['General liability', 'Property'],
  CYBER: ['Cyber'],
  EXCESS: ['Umbrella or excess'],
  GENERAL_LIABILITY: ['General liability'],
  PACKAGE: ['General liability', 'Property'],
  PRODUCT_LIABILITY: ['General liability'],
  PROPERTY: ['Property'],
  RENTAL: ['Property', 'General liability'],
  UMBRELLA: ['Umbrella or excess'],
  WORKERS_COMPENSATION: ['Workers compensation'],
}

/** What a policy costs: the parts its total is the sum of (spec 3 §5). */
export const PRICE_PARTS = [
  { id: 'premium', label: 'Premium' },
  { id: 'taxes', label: 'Taxes' },
  { id: 'agencyFees', label: 'Agency fees' },
  { id: 'brokerFees', label: 'Broker fees' },
  { id: 'policyFees', label: 'Policy fees' },
  { id: 'otherFees', label: 'Other fees' },
] as const satisfies readonly Labeled[]
export type PricePart = (typeof PRICE_PARTS)[number]['id']

/** The total of a policy: premium, taxes and fees, exactly. */
export const totalOf = (pricing: Partial<Record<PricePart, Decimal | null>>): Decimal =>
  sumOf(PRICE_PARTS.map(({ id }) => pricing[id]))

/** By default a new policy expires this many days after today, and a renewal after a year (spec 3 §9). */
export const NEW_POLICY_DAYS = 365

/** How the list of policies can be sorted, the usual way first. */
export const POLICY_SORTS = [
  { id: 'CREATED_DESC', label: 'Newest created' },
  { id: 'EXPIRES_ASC', label: 'Expires next' },
  { id: 'PREMIUM_DESC', label: 'Highest premium' },
  { id: 'ACCOUNT_ASC', label: 'Account' },
] as const satisfies readonly Labeled[]
export type PolicySort = (typeof POLICY_SORTS)[number]['id']

/** The spans, in days, of the list of expiring policies. */
export const EXPIRING_WITHIN = [30, 60, 90, 120] as const

/** The tabs of the list, the usual one first: all policies, those that expire soon, and those at a stage of their life. */
export const POLICY_TABS = [
  { id: 'ALL', label: 'All' },
  { id: 'EXPIRES_30', label: '30 days', expiringWithin: 30 },
  { id: 'EXPIRES_60', label: '60 days', expiringWithin: 60 },
  { id: 'EXPIRES_90', label: '90 days', expiringWithin: 90 },
  { id: 'BINDING', label: 'Binding', state: 'BINDING' },
  { id: 'CANCELED', label: 'Canceled', state: 'CANCELED' },
] as const satisfies readonly (Labeled & { expiringWithin?: number; state?: PolicyState })[]
export type PolicyTab = (typeof POLICY_TABS)[number]['id']

/** The default sort of the list: by expiration date when only policies that expire soon are shown. */
export function usualPolicySort(valuesOf: (name: string) => readonly string[]): PolicySort {
  const tab = POLICY_TABS.find(({ id }) => valuesOf('tab').includes(id))
  const isSoon =
    (tab && 'expiringWithin' in tab) || EXPIRING_WITHIN.some((days) => valuesOf('expires').includes(String(days)))
  return isSoon ? 'EXPIRES_ASC' : POLICY_SORTS[0].id
}

/** The filter in the address of a view of the list. Unknown values are ignored, so that an old link still opens. */
export function policyFilterOf(valuesOf: (name: string) => readonly string[]) {
  const within = EXPIRING_WITHIN.find((days) => valuesOf('expires').includes(String(days)))
  return {
    search: valuesOf('q')[0] ?? '',
    tab: knownIds(POLICY_TABS, valuesOf('tab'))[0] ?? POLICY_TABS[0].id,
    states: knownIds(POLICY_STATES, valuesOf('status')),
    types: knownIds(POLICY_TYPES, valuesOf('type')),
    carrierIds: [...valuesOf('carrier')],
    userIds: [...valuesOf('team')],
    expiringWithin: within ?? null,
    sort: knownIds(POLICY_SORTS, valuesOf('sort'))[0] ?? usualPolicySort(valuesOf),
  }
}

/** The parts of a policy that are lists or texts (spec 3 §3 "details"). */
export type PolicyDetails = {
  summary?: string
  insured?: { name?: string; address?: string }
  carrier?: { name?: string; address?: string }
  deductible?: string
  blanketAdditionalInsureds?: { type: string; description: string }[]
  namedAdditionalInsureds?: string[]
  locations?: string[]
  coverageDescriptions?: { title: string; description: string; policyQuotes: string[] }[]
  exclusionDescriptions?: { title: string; description: string; policyQuotes: string[] }[]
  extraLimits?: { name: string; limit: string }[]
}

type Term = { state: string; inforceAt?: IsoDate | null | undefined; expiresAt?: IsoDate | null | undefined }

/** Terms in the order in which one is looked for: that in force first, then the newest. */
export const byTerm =
  (today: IsoDate) =>
  (one: Term, other: Term): number => {
    const isInForce = ({ state, inforceAt, expiresAt }: Term) =>
      state === 'INFORCE' && !!inforceAt && inforceAt <= today && !!expiresAt && today < expiresAt
    return +isInForce(other) - +isInForce(one) || (other.expiresAt ?? '').localeCompare(one.expiresAt ?? '')
  }
