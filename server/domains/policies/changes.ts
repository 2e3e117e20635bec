import { isDeepStrictEqual } from 'node:util'
import { mediumDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { type Labeled, labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import {
  BILLING_TYPES,
  MARKETS,
  PAYMENT_INTERVALS,
  POLICY_LIMITS,
  POLICY_SOURCES,
  POLICY_TYPES,
  type PolicyDetails,
  PRICE_PARTS,
} from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import type { PolicyFacts } from './types.ts'

/** What a company or a person is called, by its id. */
export type NameOf = (id: string) => string

/** A field of a policy: its path in the input, what it is called, and its value as it is shown; null for empty. */
type Shown = {
  field: string
  label: string
  show: (facts: PolicyFacts, nameOf: NameOf) => string | null
  /** What is compared, where different values may be shown alike. */
  value?: (facts: PolicyFacts) => unknown
}

const one = (field: string, label: string, show: Shown['show'], value?: Shown['value']): Shown => ({
  ...{ field, label, show },
  ...(value && { value }),
})
const someone = (field: 'carrierId' | 'brokerId' | 'agencyUserId', label: string) =>
  one(
    field,
    label,
    (facts, nameOf) => facts[field] && nameOf(facts[field]),
    (facts) => facts[field],
  )
const detail = (name: keyof PolicyDetails, label: string, show: (details: PolicyDetails) => string | null) =>
  one(
    `details.${name}`,
    label,
    ({ details }) => show(details),
    ({ details }) => withoutEmpty(details[name]),
  )
const listed = (list: readonly Labeled[], id: string | null) => id && labelOf(list, id)
const day = (date: string | null) => date && mediumDate(date)
const inOneLine = (entries: readonly string[] | undefined) => entries?.join('; ') || null
const party = (facts: { name?: string; address?: string } | undefined) =>
  [facts?.name, facts?.address].filter(Boolean).join(', ') || null
const described = (entries: readonly { title: string; description: string }[] | undefined) =>
  inOneLine(entries?.map(({ title, description }) => [title, description].filter(Boolean).join(': ')))

const FIELDS: readonly Shown[] = [
  one('state', 'Status', ({ state }) => labelOf(POLICY_STATES, state)),
  one('type', 'Line of business', ({ type }) => labelOf(POLICY_TYPES, type)),
  one('policyNumber', 'Policy number', (facts) => facts.policyNumber),
  one('quoteNumber', 'Quote number', (facts) => facts.quoteNumber),
  one('market', 'Market', ({ market }) => listed(MARKETS, market)),
  one('source', 'Source', ({ source }) => listed(POLICY_SOURCES, source)),
  someone('carrierId', 'Carrier'),
  someone('brokerId', 'Broker'),
  someone('agencyUserId', 'Agent'),
  one('issuedAt', 'Issued', ({ issuedAt }) => day(issuedAt)),
  one('inforceAt', 'In force', ({ inforceAt }) => day(inforceAt)),
  one('expiresAt', 'Expires', ({ expiresAt }) => day(expiresAt)),
  one('pricing.billingType', 'Billing', ({ pricing }) => listed(BILLING_TYPES, pricing.billingType)),
  one('pricing.paymentIntervalType', 'Payment', ({ pricing }) =>
    listed(PAYMENT_INTERVALS, pricing.paymentIntervalType),
  ),
  ...PRICE_PARTS.map(({ id, label }) => one(`pricing.${id}`, label, ({ pricing }) => formatUsd(pricing[id]))),
  one('pricing.estimatedCommission', 'Estimated commission', ({ pricing }) => formatUsd(pricing.estimatedCommission)),
  one('pricing.minimumEarnedPremium', 'Minimum earned premium', ({ pricing }) =>
    formatUsd(pricing.minimumEarnedPremium),
  ),
  ...POLICY_LIMITS.map(({ id, label, coverage }) =>
    one(`limits.${id}`, `${coverage}: ${label}`, ({ limits }) => (limits[id] ? formatUsd(limits[id]) : null)),
  ),
  detail('summary', 'Summary', (details) => details.summary ?? null),
  detail('insured', 'Named insured', (details) => party(details.insured)),
  detail('carrier', 'Carrier on the policy', (details) => party(details.carrier)),
  detail('deductible', 'Deductible', (details) => details.deductible ?? null),
  detail('blanketAdditionalInsureds', 'Blanket additional insureds', (details) =>
    described(details.blanketAdditionalInsureds?.map(({ type, description }) => ({ title: type, description }))),
  ),
  detail('namedAdditionalInsureds', 'Named additional insureds', (details) =>
    inOneLine(details.namedAdditionalInsureds),
  ),
  detail('locations', 'Locations', (details) => inOneLine(details.locations)),
  detail('coverageDescriptions', 'Coverages', (details) => described(details.coverageDescriptions)),
  detail('exclusionDescriptions', 'Exclusions', (details) => described(details.exclusionDescriptions)),
  detail('extraLimits', 'Extra limits', (details) =>
    inOneLine(details.extraLimits?.map(({ name, limit }) => `${name}: ${limit}`)),
  ),
]

/** A value without what is empty in it, which a record may leave out or hold as nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map(withoutEmpty) : null
  if (typeof value !== 'object' || value === null) return value || null
  const held = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== null)
  return held.length ? Object.fromEntries(held) : null
}

/** What a change makes of a policy, field by field, as it is shown. A value that is another is told even where it is shown alike. */
export const changesBetween = (before: PolicyFacts, after: PolicyFacts, nameOf: NameOf): FieldChange[] =>
  FIELDS.flatMap(({ field, label, show, value }) => {
    const [was, is] = [show(before, nameOf), show(after, nameOf)]
    const same = value ? isDeepStrictEqual(value(before), value(after)) : was === is
    return same ? [] : [{ field, label, was, is }]
  })
