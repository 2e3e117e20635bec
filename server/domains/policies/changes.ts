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
  PRICE_PARTS,
} from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import type { Policy, PolicyFacts } from './types.ts'

/** What a company or a person is called, by its id. */
export type NameOf = (id: string) => string

/** A field of a policy: its path in the input, what it is called, and its value as it is shown; null for empty. */
type Shown = { field: string; label: string; show: (facts: PolicyFacts, nameOf: NameOf) => string | null }

const one = (field: string, label: string, show: Shown['show']): Shown => ({ field, label, show })
const listed = (list: readonly Labeled[], id: string | null) => id && labelOf(list, id)
const named = (id: string | null, nameOf: NameOf) => id && nameOf(id)
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
  one('carrierId', 'Carrier', ({ carrierId }, nameOf) => named(carrierId, nameOf)),
  one('brokerId', 'Broker', ({ brokerId }, nameOf) => named(brokerId, nameOf)),
  one('agencyUserId', 'Agent', ({ agencyUserId }, nameOf) => named(agencyUserId, nameOf)),
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
  one('details.summary', 'Summary', ({ details }) => details.summary ?? null),
  one('details.insured', 'Named insured', ({ details }) => party(details.insured)),
  one('details.carrier', 'Carrier on the policy', ({ details }) => party(details.carrier)),
  one('details.deductible', 'Deductible', ({ details }) => details.deductible ?? null),
  one('details.blanketAdditionalInsureds', 'Blanket additional insureds', ({ details }) =>
    described(details.blanketAdditionalInsureds?.map(({ type, description }) => ({ title: type, description }))),
  ),
  one('details.namedAdditionalInsureds', 'Named additional insureds', ({ details }) =>
    inOneLine(details.namedAdditionalInsureds),
  ),
  one('details.locations', 'Locations', ({ details }) => inOneLine(details.locations)),
  one('details.coverageDescriptions', 'Coverages', ({ details }) => described(details.coverageDescriptions)),
  one('details.exclusionDescriptions', 'Exclusions', ({ details }) => described(details.exclusionDescriptions)),
  one('details.extraLimits', 'Extra limits', ({ details }) =>
    inOneLine(details.extraLimits?.map(({ name, limit }) => `${name}: ${limit}`)),
  ),
]

/** What a change makes of a policy, field by field, as it is shown. */
export const changesBetween = (before: PolicyFacts, after: PolicyFacts, nameOf: NameOf): FieldChange[] =>
  FIELDS.flatMap(({ field, label, show }) => {
    const [was, is] = [show(before, nameOf), show(after, nameOf)]
    return was === is ? [] : [{ field, label, was, is }]
  })

/** What a policy is called where it is only named: its line of business and its number. */
export const titleOf = ({ type, policyNumber }: Pick<Policy, 'type' | 'policyNumber'>) =>
  [labelOf(POLICY_TYPES, type), policyNumber].filter(Boolean).join(' ')
