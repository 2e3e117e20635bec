import { z } from 'zod'
import type { HistoryKind } from '../../../shared/history.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { parse } from '../../lib/parse.ts'
import { getAgencyUser, todayAt } from '../agency/service.ts'
import { demandNewest, recordEvent } from '../history/service.ts'
import { changesBetween } from './changes.ts'
import { type Deletion, deletion, longText, type PolicyChangeInput, policyChange, saysOf, withChange } from './input.ts'
import { mistakesIn, namesIn } from './mistakes.ts'
import { getPolicy, lockPolicy } from './reads.ts'
import { factsOf, mistakesOfDays, stateAfterEdit, WHY_NOT, withoutSources } from './rules.ts'
import * as store from './store/policies.ts'
import type { Policy, PolicyFacts } from './types.ts'

const changeInput = policyChange.extend({ rev: z.int(), updateReason: longText })

export type UpdatePolicyInput = PolicyChangeInput & {
  key?: string | null | undefined
  rev: number
  updateReason?: string | null | undefined
}

/**
 * Changes fields of a policy; omitted ones stay. `rev` is the revision that was read: if someone else changed the same field since,
 * CONFLICT says to what. A changed value loses its source. The same `key` again changes nothing.
 */
export async function updatePolicy(ctx: Ctx, id: string, input: UpdatePolicyInput): Promise<Policy> {
  must(ctx, 'change', 'policy')
  await onlyOnce(ctx, input.key, 'updateBusinessPolicy', { id, input }, async () => {
    const policy = await lockPolicy(ctx, id)
    const { rev, updateReason, ...change } = parse(changeInput, input)
    const revs = { read: rev, newest: policy.rev }
    const isAsked = (field: string) => saysOf(change, field)
    await demandNewest(ctx, { policyId: policy.id }, revs, (who) => nameOf(ctx, who), isAsked)
    const facts = withChange(factsOf(policy), change)
    const mistakes = await mistakesIn(ctx, facts, policy.cancellation)
    if (mistakes[0]) throw new AppError('INVALID', mistakes[0].message, mistakes)
    await writeChange(ctx, policy, facts, { kind: 'POLICY_CHANGED', reason: updateReason ?? null })
    return {}
  })
  return getPolicy(ctx, id)
}

const nameOf = async (ctx: Ctx, userId: string | null) => (userId ? (await getAgencyUser(ctx, userId)).name : 'Cara')

/**
 * Writes new values to a locked policy, with history for each changed field; nothing if none changed. Changed dates set its state;
 * impossible dates are INVALID. Sources in `facts` of unchanged fields stay; `newSources` are the sources of changed ones.
 */
export async function writeChange(
  ctx: Ctx,
  policy: Policy,
  facts: PolicyFacts,
  told: {
    kind: HistoryKind
    reason: string | null
    newSources?: PolicyFacts['sources']
    about?: Record<string, string>
  },
) {
  must(ctx, 'change', 'policy')
  const mistakes = mistakesOfDays(facts, policy.cancellation)
  if (mistakes[0]) throw new AppError('INVALID', mistakes[0].message, mistakes)
  const before = factsOf(policy)
  const after = { ...facts, state: stateAfterEdit(before, facts, await todayAt(ctx)) }
  const changes = changesBetween(before, after, await namesIn(ctx, [before, after]))
  const kept = withoutSources(
    facts.sources,
    changes.map(({ field }) => field),
  )
  const sources = { ...kept, ...told.newSources }
  if (!changes.length && !told.newSources) return
  const rev = await store.updatePolicy(ctx.db, policy.id, { ...after, sources }, ctx.now)
  const subject = { accountId: policy.accountId, policyId: policy.id }
  await recordEvent(ctx, told.kind, subject, {
    reason: told.reason,
    changes,
    about: { policy: policyTitle(after), ...told.about },
    rev,
  })
}

/** Removes a policy from every list; its files stay, and its history, which says why. Throws CONFLICT when a newer version renews it. */
export async function deletePolicy(ctx: Ctx, id: string, given: Deletion = {}): Promise<string> {
  must(ctx, 'delete', 'policy')
  const { reason = null } = parse(deletion, given)
  return onlyOnce(ctx, given.key, 'deleteBusinessPolicy', { id, reason }, async () => {
    const policy = await lockPolicy(ctx, id)
    const refusal = WHY_NOT.delete(policy)
    if (refusal) throw new AppError('CONFLICT', refusal)
    await store.deletePolicy(ctx.db, id, ctx.now)
    const subject = { accountId: policy.accountId, policyId: id }
    await recordEvent(ctx, 'POLICY_DELETED', subject, { reason, about: { policy: policyTitle(policy) } })
    return id
  })
}
