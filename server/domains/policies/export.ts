import { labelOf } from '../../../shared/labeled.ts'
import {
  BILLING_TYPES,
  MARKETS,
  PAYMENT_INTERVALS,
  POLICY_TYPES,
  PRICE_PARTS,
  policyFilterOf,
} from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { findAccounts } from '../accounts/service.ts'
import { listPolicyPage } from './list.ts'
import { namesIn } from './mistakes.ts'

const PAGE = 200

export const POLICIES_HEAD = [
  'Account',
  'E-mail',
  'Status',
  'Line of business',
  'Policy number',
  'Quote number',
  'Carrier',
  'Broker',
  'Market',
  'Agent',
  'Issued',
  'In force',
  'Expires',
  'Canceled from',
  'Billing',
  'Payment',
  ...PRICE_PARTS.map(({ label }) => label),
  'Total',
  'Estimated commission',
  'Minimum earned premium',
]

/** The next rows of the list of policies as a view's address asks for it, of one account or of all, or those whose ids it names, for a file; `after` is null behind the last. */
export async function exportPolicies(ctx: Ctx, view: URLSearchParams, after: string | null) {
  must(ctx, 'read', 'policy')
  const only = { ids: view.getAll('id'), accountId: view.get('account') }
  const filter = { ...policyFilterOf((name) => view.getAll(name)), ...only }
  const found = await listPolicyPage(ctx, filter, { first: PAGE, after })
  const policies = found.map(({ policy }) => policy)
  const accountIds = [...new Set(policies.map(({ accountId }) => accountId))]
  const accounts = new Map((await findAccounts(ctx, accountIds)).map((account) => [account.id, account]))
  const nameOf = await namesIn(ctx, policies)
  const named = (id: string | null) => id && nameOf(id)
  const rows = policies.map((policy): Cell[] => {
    const { pricing, cancellation } = policy
    const account = accounts.get(policy.accountId)
    return [
      account?.name,
      account?.email,
      labelOf(POLICY_STATES, policy.state),
      labelOf(POLICY_TYPES, policy.type),
      policy.policyNumber,
      policy.quoteNumber,
      named(policy.carrierId),
      named(policy.brokerId),
      policy.market && labelOf(MARKETS, policy.market),
      named(policy.agencyUserId),
      policy.issuedAt,
      policy.inforceAt,
      policy.expiresAt,
      cancellation && !cancellation.reinstatement ? cancellation.effectiveAt : null,
      labelOf(BILLING_TYPES, pricing.billingType),
      labelOf(PAYMENT_INTERVALS, pricing.paymentIntervalType),
      ...PRICE_PARTS.map(({ id }) => pricing[id]),
      pricing.total,
      pricing.estimatedCommission,
      pricing.minimumEarnedPremium,
    ]
  })
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.cursor ?? null) }
}
