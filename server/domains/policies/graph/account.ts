import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef, accountOf } from '../../accounts/graph/account.ts'
import { listPoliciesOf, summarizePolicies } from '../service.ts'
import type { PolicySummary } from '../types.ts'
import { PolicyRef } from './policy.ts'

/** The policies of each account, the newest first, read for all of a list at once. */
const policiesOf = loaderOf((context, accountIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const policies = await listPoliciesOf(ctx, accountIds)
    return accountIds.map((id) => policies.filter(({ accountId }) => accountId === id))
  }),
)

builder.objectField(PolicyRef, 'account', (t) =>
  t.field({
    type: AccountRef,
    resolve: async ({ accountId }, _args, context) => {
      const account = await accountOf(context).load(accountId)
      if (!account) throw new Error(`policy of an account that is not there: ${accountId}`)
      return account
    },
  }),
)

builder.objectField(AccountRef, 'businessPolicies', (t) =>
  t.field({
    type: [PolicyRef],
    description: 'The newest first.',
    resolve: ({ id }, _args, context) => policiesOf(context).load(id),
  }),
)

const summariesOf = loaderOf((context, accountIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const summaries = await summarizePolicies(ctx, accountIds)
    return accountIds.map((id) => summaries.get(id) ?? { count: 0, premium: '0.00', nextRenewal: null })
  }),
)

const SummaryRef = builder.objectRef<PolicySummary>('PolicySummary').implement({
  description: 'The policies of an account that are in force.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    premium: t.expose('premium', { type: 'Decimal', description: 'Their premiums together.' }),
    nextRenewal: t.expose('nextRenewal', {
      type: 'Date',
      nullable: true,
      description: 'When the first of them expires.',
    }),
  }),
})

builder.objectField(AccountRef, 'policySummary', (t) =>
  t.field({ type: SummaryRef, resolve: ({ id }, _args, context) => summariesOf(context).load(id) }),
)
