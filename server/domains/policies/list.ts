import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
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

const MOST_DAYS = 3660
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The filter without ids that cannot be anybody's; where none is left, one that nobody has. */
function known(filter: store.PolicyFilter): store.PolicyFilter {
  const { ids, carrierIds, accountId, expiringWithin } = filter
  if (expiringWithin != null && (expiringWithin < 0 || expiringWithin > MOST_DAYS))
    throw invalid('filter.expiringWithin', 'Ask for what expires within ten years.')
  return {
    ...filter,
    ids: somebodys(ids),
    carrierIds: somebodys(carrierIds),
    accountId: accountId && !isId(accountId) ? NOBODY : accountId,
  }
}

function somebodys(ids: string[] | null | undefined) {
  const known = ids?.filter(isId)
  return ids?.length && !known?.length ? [NOBODY] : known
}
