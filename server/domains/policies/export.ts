import { labelOf } from '../../../shared/labeled.ts'
import { policyFilterOf } from '../../../shared/policies.ts'
import { fieldsIn, isNamed, type PolicyField, valueIn } from '../../../shared/policy-fields.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { findAccounts } from '../accounts/service.ts'
import { listPolicyPage } from './list.ts'
import { namesIn } from './mistakes.ts'
import type { Policy } from './types.ts'

const PAGE = 200

/** The columns of the fields of a policy, and other columns. */
const OF_POLICY = fieldsIn('policy')
const OF_PRICE = fieldsIn('pricing')

export const POLICIES_HEAD = [
  ...['Account', 'E-mail', 'Status'],
  ...OF_POLICY.map(({ label }) => label),
  'Canceled from',
  ...OF_PRICE.map(({ label }) => label),
  'Total',
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
  const cellOf = (policy: Policy) => (field: PolicyField) => {
    const held = valueIn(policy, field)
    if (field.holds === 'choice') return held && labelOf(field.choices, held)
    return held && isNamed(field) ? nameOf(held) : held
  }
  const rows = policies.map((policy): Cell[] => {
    const { pricing, cancellation } = policy
    const account = accounts.get(policy.accountId)
    return [
      ...[account?.name, account?.email, labelOf(POLICY_STATES, policy.state)],
      ...OF_POLICY.map(cellOf(policy)),
      cancellation && !cancellation.reinstatement ? cancellation.effectiveAt : null,
      ...OF_PRICE.map(cellOf(policy)),
      pricing.total,
    ]
  })
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.cursor ?? null) }
}
