import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import { labelOf, nameOf } from '../../../shared/labeled.ts'
import { centsOf, type Decimal, formatUsd } from '../../../shared/money.ts'
import {
  CANCELED_BY,
  CANCELLATION_REASONS,
  POLICY_LIMITS,
  type PolicyLimit,
  type PolicyType,
} from '../../../shared/policies.ts'
import {
  isNamed,
  POLICY_FIELDS,
  type PolicyField,
  type PolicyFieldId,
  pathOf,
  valueIn,
} from '../../../shared/policy-fields.ts'
import { POLICY_STATES, type PolicyState } from '../../../shared/states.ts'
import { isOpen, isPending } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import type { HeldField, HeldKind } from './types.ts'

/** A policy with the names of what it only points at. */
export type NamedPolicy = Policy & {
  /** What its companies and users are called, by their ids. */
  names: ReadonlyMap<string, string>
  previous: string | null
  next: string | null
  isInForce: boolean
}

type Field = HeldField<NamedPolicy>

const day = (date: IsoDate | null | undefined) => (date ? formatDate(date) : null)
/** An amount; nothing is told of one that is zero by default. */
const money = (amount: Decimal | undefined) =>
  amount !== undefined && centsOf(amount) !== 0 ? formatUsd(amount) : null
const LONGEST = 600
/** As many of the texts as there is room for, each whole. */
function told(texts: readonly string[]): string | null {
  let all = ''
  for (const text of texts) {
    const longer = all ? `${all}; ${text}` : text
    if (longer.length > LONGEST) break
    all = longer
  }
  return all || null
}

/** What people call a policy in a state. */
const STATE_WORDS: Partial<Record<PolicyState, string>> = {
  INFORCE: 'running',
  CANCELED: 'cancelled canceled cancellation',
  EXPIRED: 'lapsed ended',
  BINDING: 'bound',
}

const standing = (policy: NamedPolicy) =>
  [
    policy.isInForce ? 'in force inforce current active' : '',
    STATE_WORDS[policy.state] ?? '',
    isPending(policy.cancellation) ? 'cancellation pending cancelled canceled' : '',
  ].join(' ')

/** What people call a line of business besides its name. */
const TYPE_WORDS: Partial<Record<PolicyType, string>> = {
  ACCIDENT_AND_HEALTH: 'a&h',
  BUSINESS_OWNERS: 'bop businessowners',
  COMMERCIAL_AUTO: 'bap automobile vehicle',
  DIRECTORS_AND_OFFICERS: 'd&o',
  EMPLOYMENT_PRACTICES_LIABILITY: 'epl epli',
  ERRORS_AND_OMISSION: 'e&o omissions',
  GENERAL_LIABILITY: 'gl cgl commercial',
  PROFESSIONAL_LIABILITY: 'pl professional',
  UMBRELLA: 'excess',
  WORKERS_COMPENSATION: 'wc comp work',
}

const words = (id: string) => id.toLowerCase().replaceAll('_', ' ')

const TERM = ['period', 'term', 'dates', 'policy period', 'policy term']

/** How a field of the list is asked for, where its label does not say it all. */
const ASKED: { readonly [Id in PolicyFieldId]?: Partial<Pick<Field, 'label' | 'kind' | 'words' | 'also'>> } = {
  type: {
    label: 'Type',
    words: ['type', 'line of business', 'kind'],
    also: ({ type }) => `${words(type)} ${TYPE_WORDS[type] ?? ''}`,
  },
  market: { words: ['market', 'admitted or not'] },
  carrierId: {
    words: ['carrier', 'carriers', 'insurer', 'insurers', 'insurance company', 'insures', 'writes', 'wrote', 'underwriter'],
  },
  brokerId: { words: ['broker', 'brokers', 'wholesaler'] },
  policyNumber: { kind: 'code', words: ['number', 'numbers'] },
  quoteNumber: { kind: 'code', words: ['quote number', 'quote'] },
  inforceAt: {
    label: 'Effective date',
    words: ['effective', 'effective date', 'inception', 'start', 'starts', 'start date', 'begin', 'begins', 'began', ...TERM],
  },
  expiresAt: {
    label: 'Expiration date',
    words: ['expires', 'expire', 'expiration', 'expiration date', 'expiration dates', 'expiring', 'expiry', 'end', 'ends', 'end date', 'run out', 'renewal', 'renewals', 'renewal date', 'renews', 'renew', ...TERM],
  },
  issuedAt: { words: ['issued', 'issue date'] },
  billingType: { words: ['billing', 'billed', 'bill', 'bills'] },
  paymentIntervalType: {
    label: 'Payment interval',
    words: ['payment interval', 'payment', 'payments', 'installments', 'paid'],
  },
  premium: { words: ['premium', 'premiums', 'annual premium'] },
  taxes: { words: ['taxes', 'tax'] },
  agencyFees: { words: ['agency fees', 'agency fee', 'fees'] },
  brokerFees: { words: ['broker fees', 'broker fee', 'fees'] },
  policyFees: { words: ['policy fees', 'policy fee', 'fees'] },
  otherFees: { words: ['other fees', 'fees'] },
  estimatedCommission: { label: 'Commission', words: ['commission', 'commissions', 'estimated commission'] },
  minimumEarnedPremium: { words: ['minimum earned premium', 'minimum earned'] },
} // biome-ignore format: a table

const KINDS = {
  ...{ text: 'text', date: 'date', amount: 'amount', choice: 'choice' },
  ...{ carrier: 'name', broker: 'name', user: 'name' },
} as const satisfies Record<PolicyField['holds'], HeldKind>

/** A field of a policy as the assistant knows it. */
const fieldOf = (field: PolicyField): Field => ({
  path: nameOf(pathOf(field)),
  label: field.label,
  kind: KINDS[field.holds],
  words: [field.label.toLowerCase()],
  read: (policy) => {
    const held = valueIn(policy, field)
    if (held === null) return null
    if (isNamed(field)) return policy.names.get(held) ?? null
    if (field.holds === 'choice') return labelOf(field.choices, held)
    if (field.holds === 'date') return day(held)
    // An amount of nothing is one that no one has written down yet.
    return field.holds === 'amount' ? money(held) : held
  },
  ...ASKED[field.id],
})

/** What is told first of a policy, in this order. */
const FIRST = [
  'type',
  'state',
  'policyNumber',
  'quoteNumber',
  'carrier',
  'broker',
  'inforceAt',
  'expiresAt',
  'issuedAt',
]
const placeOf = ({ path }: Field) => (FIRST.indexOf(path) + FIRST.length + 1) % (FIRST.length + 1)

const LISTED: Field[] = [
  ...POLICY_FIELDS.filter(({ id }) => id !== 'source').map(fieldOf),
  {
    path: 'state',
    label: 'Status',
    kind: 'choice',
    words: ['status', 'standing'],
    read: ({ state }) => labelOf(POLICY_STATES, state),
    also: standing,
  },
  {
    path: 'pricing.total',
    label: 'Total',
    kind: 'amount',
    words: ['cost', 'costs', 'price', 'pay', 'pays', 'paying', 'total cost'],
    read: ({ pricing }) => money(pricing.total),
  },
]
const OF_LIST = LISTED.toSorted((one, other) => placeOf(one) - placeOf(other))

/** What people call a limit besides its label. */
const LIMIT_WORDS: Partial<Record<PolicyLimit, string[]>> = {
  glPerOccurrenceLimit: ['occurrence', 'per occurrence'],
  glAggregateLimit: ['aggregate'],
  glProductsAndCompletedOperationsLimit: ['products aggregate', 'products', 'completed operations'],
  glPersonalAndAdvertisingInjuryLimit: ['personal injury', 'advertising injury'],
  glRentedPremisesDamageLimit: [
    'rented premises',
    'damage to premises rented to you',
    'premises rented',
    'fire damage',
  ],
  glMedicalPerPersonLimit: ['medical expense', 'medical expenses', 'medical payments', 'medical'],
  glMedicalPerOccurrenceLimit: ['medical expense', 'medical expenses', 'medical payments', 'medical'],
  umbrellaOrExcessPerOccurrenceLimit: ['occurrence', 'per occurrence', 'umbrella limit', 'excess limit'],
  umbrellaOrExcessAggregateLimit: ['umbrella aggregate', 'excess aggregate'],
  wcPerAccidentLimit: ['employers liability', 'employers liability limits'],
  wcPerDiseaseEmployeeLimit: ['disease', 'employers liability', 'employers liability limits'],
  wcPerDiseasePolicyLimit: ['disease', 'employers liability', 'employers liability limits'],
  propertyBuildingLimit: ['building limit', 'buildings'],
  propertyContentsLimit: ['business personal property', 'contents limit'],
  cyberAggregateLimit: ['cyber limit', 'cyber aggregate'],
}

const LIMITS: Field[] = POLICY_LIMITS.map(({ id, label }) => {
  const own = [label.toLowerCase(), ...(LIMIT_WORDS[id] ?? [])]
  return {
    path: `limits.${id}`,
    label,
    kind: 'amount',
    words: [...own, ...own.map((word) => `${word} limit`), 'limit', 'limits'],
    read: ({ limits }) => money(limits[id]),
  }
})

const detail = (
  path: string,
  label: string,
  kind: HeldKind,
  own: string[],
  read: (of: Policy['details']) => string | null,
): Field => ({
  path: `details.${path}`,
  label,
  kind,
  words: own,
  read: ({ details }) => read(details),
})

const DETAILS: Field[] = [
  detail('insured.name', 'Named insured', 'name', ['named insured'], (of) => of.insured?.name || null),
  detail(
    'insured.address',
    'Named insured’s address',
    'text',
    ['insured address'],
    (of) => of.insured?.address || null,
  ),
  detail('deductible', 'Deductible', 'text', ['deductible', 'deductibles'], (of) => of.deductible || null),
  detail(
    'namedAdditionalInsureds',
    'Additional insureds',
    'text',
    ['additional insured', 'additional insureds'],
    (of) => told(of.namedAdditionalInsureds ?? []),
  ),
  detail(
    'blanketAdditionalInsureds',
    'Blanket additional insureds',
    'text',
    ['blanket additional insured', 'blanket additional insureds', 'additional insured', 'additional insureds'],
    (of) => told((of.blanketAdditionalInsureds ?? []).map(({ type, description }) => `${type}: ${description}`)),
  ),
  detail('locations', 'Locations', 'text', ['locations', 'location', 'premises'], (of) => told(of.locations ?? [])),
  detail('extraLimits', 'Other limits', 'text', ['other limits'], (of) =>
    told((of.extraLimits ?? []).map(({ name, limit }) => `${name} ${limit}`)),
  ),
  detail('coverageDescriptions', 'Coverages', 'text', ['coverage details'], (of) =>
    told((of.coverageDescriptions ?? []).map(({ title, description }) => `${title}: ${description}`)),
  ),
  detail('exclusionDescriptions', 'Exclusions', 'text', ['exclusions', 'exclusion', 'excluded', 'excludes'], (of) =>
    told((of.exclusionDescriptions ?? []).map(({ title, description }) => `${title}: ${description}`)),
  ),
  detail('summary', 'Summary', 'text', ['summary'], (of) => of.summary?.slice(0, LONGEST) || null),
]

/** The cancellation of a policy while it stands: one that was taken back says nothing of the policy today. */
const standingOne = ({ cancellation }: NamedPolicy) => (isOpen(cancellation) ? cancellation : null)

/** A cancellation that was taken back, told whole: "on 05/01/2026 (by carrier, effective 06/23/2026: Insured nonpayment)". */
function takenBack({ cancellation }: NamedPolicy): string | null {
  if (!cancellation?.reinstatement) return null
  const by = labelOf(CANCELED_BY, cancellation.canceledBy).toLowerCase()
  const why = labelOf(CANCELLATION_REASONS, cancellation.reason)
  const was = `canceled by ${by}, effective ${formatDate(cancellation.effectiveAt)}: ${why}`
  return `on ${formatDate(cancellation.reinstatement.effectiveAt)} (${was})`
}

const BY = ['canceled by', 'cancelled by', 'who canceled', 'who cancelled']
const CANCELED_ON = ['cancellation', 'cancellations', 'cancellation date', 'cancellation effective']
const WHY = ['cancellation reason', 'reason', 'why']

const CANCELLATION: Field[] = [
  { path: 'cancellation.effectiveAt', label: 'Cancellation effective', kind: 'date', words: CANCELED_ON, read: (of) => day(standingOne(of)?.effectiveAt) },
  {
    path: 'cancellation.canceledBy',
    label: 'Canceled by',
    kind: 'choice',
    words: BY,
    read: (of) => {
      const cancellation = standingOne(of)
      return cancellation && labelOf(CANCELED_BY, cancellation.canceledBy)
    },
  },
  {
    path: 'cancellation.reason',
    label: 'Cancellation reason',
    kind: 'choice',
    words: WHY,
    read: (of) => {
      const cancellation = standingOne(of)
      return cancellation && labelOf(CANCELLATION_REASONS, cancellation.reason)
    },
  },
  { path: 'cancellation.returnPremium', label: 'Return premium', kind: 'amount', words: ['return premium', 'returned premium'], read: (of) => money(standingOne(of)?.returnPremium) },
  { path: 'cancellation.reinstatement', label: 'Canceled and reinstated', kind: 'text', words: ['reinstated', 'reinstatement', ...BY, ...CANCELED_ON, ...WHY], read: takenBack },
  { path: 'previousId', label: 'Renewal of', kind: 'code', words: ['renewed from', 'prior policy'], read: (of) => of.previous },
  { path: 'nextId', label: 'Renewed by', kind: 'code', words: ['renewed', 'renewed by'], read: (of) => of.next },
] // biome-ignore format: a table

export const HELD_POLICY_FIELDS: Field[] = [...OF_LIST, ...LIMITS, ...DETAILS, ...CANCELLATION]
