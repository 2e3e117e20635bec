import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import { todayAt } from '../agency/service.ts'
import { type PolicySummary, summariesOf } from './store/summary.ts'

export type { PolicySummary } from './store/summary.ts'

/** What each of these accounts has in force today, or is binding without a day, in their order. */
export async function summarizePolicies(ctx: Ctx, accountIds: readonly string[]): Promise<PolicySummary[]> {
  must(ctx, 'read', 'policy')
  const found = new Map(
    (await summariesOf(ctx.db, accountIds.filter(isId), await todayAt(ctx))).map((one) => [one.accountId, one]),
  )
  return accountIds.map(
    (accountId) => found.get(accountId) ?? { accountId, count: 0, premium: '0.00', nextExpiry: null },
  )
}
