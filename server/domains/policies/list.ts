import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { demandWithinTenYears } from '../../db/list.ts'
import { idOrNobody, idsOrNobody } from '../../lib/ids.ts'
import { todayAt } from '../agency/service.ts'
import * as store from './store/list.ts'

export { POLICY_GROUPS, type PolicyFilter, type PolicyGroup, type PolicyTotal } from './store/list.ts'

/** One page of the agency's policies, each with its place in the list. */
export async function listPolicyPage(
  ctx: Ctx,
  filter: store.PolicyFilter,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'policy')
  return store.listPolicyPage(ctx.db, known(filter), await todayAt(ctx), page.first, page.after)
}

/** How many policies of the list each group has, and their premium together; ungrouped, of all of them. */
export async function countPolicies(ctx: Ctx, filter: store.PolicyFilter, group: store.PolicyGroup | null) {
  must(ctx, 'read', 'policy')
  return store.countPolicies(ctx.db, known(filter), await todayAt(ctx), group)
}

/** How many policies of the list each account has, and their premium together. */
export async function countPoliciesByAccount(ctx: Ctx, filter: store.PolicyFilter) {
  must(ctx, 'read', 'policy')
  return store.countByAccount(ctx.db, known(filter), await todayAt(ctx))
}

/** The filter without ids that cannot be anyone's; where none is left, one that no one has. */
function known(filter: store.PolicyFilter): store.PolicyFilter {
  const { ids, carrierIds, userIds, accountId, expiringWithin } = filter
  demandWithinTenYears('filter.expiringWithin', expiringWithin)
  return {
    ...filter,
    ids: ids && idsOrNobody(ids),
    carrierIds: carrierIds && idsOrNobody(carrierIds),
    userIds: userIds && idsOrNobody(userIds),
    accountId: accountId && idOrNobody(accountId),
  }
}
