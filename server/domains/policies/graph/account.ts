import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef, accountOf } from '../../accounts/graph/account.ts'
import { listPoliciesOf } from '../reads.ts'
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
