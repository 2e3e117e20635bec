import { sql } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { Cancellation, Policy, Pricing } from '../types.ts'

/** The columns of a policy as a query selects them from `policies`, with its newest cancellation and what renews it. */
export const policyColumns = [
  'policies.id',
  'policies.account_id',
  'policies.state',
  'policies.type',
  'policies.policy_number',
  'policies.quote_number',
  'policies.market',
  'policies.source',
  'policies.carrier_id',
  'policies.broker_id',
  'policies.agency_user_id',
  'policies.issued_at',
  'policies.inforce_at',
  'policies.expires_at',
  'policies.billing_type',
  'policies.payment_interval',
  'policies.premium',
  'policies.taxes',
  'policies.agency_fees',
  'policies.broker_fees',
  'policies.policy_fees',
  'policies.other_fees',
  'policies.total',
  'policies.estimated_commission',
  'policies.minimum_earned_premium',
  'policies.limits',
  'policies.details',
  'policies.sources',
  'policies.previous_id',
  'policies.created_at',
  'policies.updated_at',
  'policies.rev',
] as const

type Column = (typeof policyColumns)[number] extends `policies.${infer Name extends keyof Tables['policies']}`
  ? Name
  : never
type Read<T> = T extends { readonly __select__: infer Selected } ? Selected : T
type Row = { [Name in Column]: Read<Tables['policies'][Name]> } & {
  cancellation: CancellationRow | null
  next_id: string | null
}

/** A row of `policy_cancellations` as JSON writes it: amounts as texts, so that none is rounded. */
type CancellationRow = {
  id: string
  canceled_at: string
  canceled_by: Cancellation['canceledBy']
  effective_at: string
  type: Cancellation['type']
  reason: Cancellation['reason']
  reason_description: string | null
  return_premium: string
  return_commission: string
  closed_at: string | null
  reinstated_at: string | null
  reinstatement_effective_at: string | null
  reinstatement_description: string | null
}

export const newestCancellation = sql<CancellationRow | null>`(
  select to_jsonb(c) || jsonb_build_object('return_premium', c.return_premium::text, 'return_commission', c.return_commission::text)
  from policy_cancellations c where c.agency_id = policies.agency_id and c.policy_id = policies.id
  order by c.canceled_at desc, c.id desc limit 1)`

export const nextId = sql<string | null>`(
  select n.id from policies n
  where n.agency_id = policies.agency_id and n.previous_id = policies.id and n.deleted_at is null)`

export function toPolicy(row: Row): Policy {
  return {
    id: row.id,
    accountId: row.account_id,
    state: row.state,
    type: row.type,
    policyNumber: row.policy_number,
    quoteNumber: row.quote_number,
    market: row.market,
    source: row.source,
    carrierId: row.carrier_id,
    brokerId: row.broker_id,
    agencyUserId: row.agency_user_id,
    issuedAt: row.issued_at,
    inforceAt: row.inforce_at,
    expiresAt: row.expires_at,
    pricing: toPricing(row),
    limits: row.limits,
    details: row.details as Policy['details'],
    sources: row.sources as Policy['sources'],
    cancellation: row.cancellation && toCancellation(row.cancellation),
    previousId: row.previous_id,
    nextId: row.next_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    rev: row.rev,
  }
}

const toPricing = (row: Row): Pricing => ({
  billingType: row.billing_type,
  paymentIntervalType: row.payment_interval,
  premium: row.premium,
  taxes: row.taxes,
  agencyFees: row.agency_fees,
  brokerFees: row.broker_fees,
  policyFees: row.policy_fees,
  otherFees: row.other_fees,
  total: row.total,
  estimatedCommission: row.estimated_commission,
  minimumEarnedPremium: row.minimum_earned_premium,
})

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

const toCancellation = (row: CancellationRow): Cancellation => ({
  id: row.id,
  canceledAt: new Date(row.canceled_at),
  canceledBy: row.canceled_by,
  effectiveAt: row.effective_at,
  type: row.type,
  reason: row.reason,
  reasonDescription: row.reason_description,
  returnPremium: row.return_premium,
  returnCommission: row.return_commission,
  closedAt: timeOf(row.closed_at),
  reinstatement:
    row.reinstated_at === null
      ? null
      : {
          reinstatedAt: new Date(row.reinstated_at),
          effectiveAt: row.reinstatement_effective_at!,
          reasonDescription: row.reinstatement_description,
        },
})
