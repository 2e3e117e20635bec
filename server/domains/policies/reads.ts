import type { IsoDate } from '../../../shared/dates.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import * as store from './store/policies.ts'
import type { Policy } from './types.ts'

/** A policy, or null when there is none of that id or it was deleted. */
export async function findPolicy(ctx: Ctx, id: string): Promise<Policy | null> {
  must(ctx, 'read', 'policy')
  return isId(id) ? store.findPolicy(ctx.db, id) : null
}

export async function getPolicy(ctx: Ctx, id: string): Promise<Policy> {
  must(ctx, 'read', 'policy')
  const policy = await findPolicy(ctx, id)
  if (!policy) throw new AppError('NOT_FOUND', 'This policy does not exist.')
  return policy
}

/** The policy, with its row locked until the transaction ends, so that changes happen one after the other. */
export async function lockPolicy(ctx: Ctx, id: string): Promise<Policy> {
  must(ctx, 'read', 'policy')
  const [policy] = await lockPolicies(ctx, [id])
  return policy ?? getPolicy(ctx, id)
}

/** The same of several, in the order of the ids; those that are not there are left out. */
export async function lockPolicies(ctx: Ctx, ids: readonly string[]): Promise<Policy[]> {
  must(ctx, 'change', 'policy')
  await store.lockPolicies(ctx.db, ids.filter(isId))
  return listPolicies(ctx, ids)
}

/** The policies with these ids that there are, in the order of the ids. */
export function listPolicies(ctx: Ctx, ids: readonly string[]): Promise<Policy[]> {
  must(ctx, 'read', 'policy')
  return store.listPolicies(ctx.db, ids.filter(isId))
}

/** The policies of these accounts, the newest first. */
export function listPoliciesOf(ctx: Ctx, accountIds: readonly string[]): Promise<Policy[]> {
  must(ctx, 'read', 'policy')
  return store.listPoliciesOf(ctx.db, accountIds.filter(isId))
}

/**
 * The policies of an account whose coverage runs on a day: binding or in force, begun and not yet expired on that day, not canceled by
 * then, and not in the lapse before a reinstatement. What a certificate may state.
 */
export async function listPoliciesInForce(ctx: Ctx, accountId: string, day: IsoDate): Promise<Policy[]> {
  must(ctx, 'read', 'policy')
  return isId(accountId) ? store.listPoliciesInForce(ctx.db, accountId, day) : []
}
