import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { referredTo } from '../../db/references.ts'
import { EDITED_SINCE, hasOwnHistory, recordEvents, revisedSince } from '../history/service.ts'
import { lockPolicies } from './reads.ts'
import { removePolicies } from './store/policies.ts'

/**
 * Deletes policies that an import created. A policy that was changed or used since is kept; the result says why for each. `reason` is kept
 * in the histories of their accounts.
 */
export async function takeBackPolicies(
  ctx: Ctx,
  ids: readonly string[],
  importId: string,
  reason: string,
): Promise<Map<string, string>> {
  must(ctx, 'delete', 'policy')
  const policies = await lockPolicies(ctx, ids)
  const inUse = await referredTo(ctx.db, 'policies', ids)
  const told = await hasOwnHistory(ctx, { policyIds: ids }, 'POLICY_CREATED')
  const made = policies.map(({ id, rev }) => ({ id, rev, written: 1 }))
  const revised = await revisedSince(ctx, 'policy', importId, made)
  const kept = new Map<string, string>()
  for (const { id } of policies) {
    const how = told.has(id) ? EDITED_SINCE : revised.get(id)
    if (how) kept.set(id, how)
    const from = inUse.get(id)
    if (from) kept.set(id, `It has ${from.replaceAll('_', ' ')} by now.`)
  }
  const gone = policies.filter(({ id }) => !kept.has(id))
  await removePolicies(
    ctx.db,
    gone.map(({ id }) => id),
  )
  await recordEvents(
    ctx,
    gone.map((policy) => ({
      kind: 'POLICY_DELETED' as const,
      subject: { accountId: policy.accountId, policyId: policy.id },
      about: { policy: policyTitle(policy) },
      reason,
    })),
  )
  return kept
}
