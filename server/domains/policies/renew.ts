import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { parse } from '../../lib/parse.ts'
import { todayAt } from '../agency/service.ts'
import { recordEvent } from '../history/service.ts'
import { addPolicy } from './create.ts'
import { longText, type PolicyChangeInput, policyChange, withChange } from './input.ts'
import { mistakesIn } from './mistakes.ts'
import { getPolicy, lockPolicy } from './reads.ts'
import { commissionOn, renewalOf, WHY_NOT } from './rules.ts'
import { holdAccount } from './store/policies.ts'
import type { Policy } from './types.ts'

/** What may be said of a renewal; the rest is taken from the policy it renews. */
const renewalInput = policyChange.extend({ updateReason: longText })

export type RenewPolicyInput = PolicyChangeInput & {
  key?: string | null | undefined
  updateReason?: string | null | undefined
}

/**
 * Renews a policy once: a new one from the day it expires, binding, with its limits, details, companies and price. A new premium carries the
 * commission at its old rate unless another is said. Throws CONFLICT when there is a newer version already. The same `key` again
 * gives the same renewal.
 */
export async function renewPolicy(ctx: Ctx, id: string, input: RenewPolicyInput): Promise<Policy> {
  must(ctx, 'create', 'policy')
  const { renewalId } = await onlyOnce(ctx, input.key, 'renewBusinessPolicy', { id, input }, async () => {
    // Locks the account first, as a merge does, to avoid a deadlock.
    await holdAccount(ctx.db, (await getPolicy(ctx, id)).accountId)
    const policy = await lockPolicy(ctx, id)
    const refusal = WHY_NOT.renew(policy)
    if (refusal) throw new AppError('CONFLICT', refusal)
    const { updateReason: reason = null, ...change } = parse(renewalInput, input)
    const facts = withChange(renewalOf(policy, await todayAt(ctx)), change)
    const { premium, estimatedCommission } = change.pricing ?? {}
    if (premium !== undefined && premium !== policy.pricing.premium && estimatedCommission === undefined)
      facts.pricing.estimatedCommission = commissionOn(premium, policy.pricing)
    const mistakes = await mistakesIn(ctx, facts)
    if (mistakes[0]) throw new AppError('INVALID', mistakes[0].message, mistakes)
    const renewalId = await addPolicy(ctx, policy.accountId, facts, policy)
    const about = { policy: policyTitle(policy), renewal: policyTitle(facts) }
    await recordEvent(ctx, 'POLICY_RENEWED', { accountId: policy.accountId, policyId: id }, { reason, about })
    return { renewalId }
  })
  return getPolicy(ctx, renewalId)
}
