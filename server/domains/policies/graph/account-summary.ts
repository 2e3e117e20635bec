import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef } from '../../accounts/graph/account.ts'
import { type PolicySummary, summarizePolicies } from '../summary.ts'

/** Read for all accounts of a list at once. */
const summaryOf = loaderOf((context, accountIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), (ctx) => summarizePolicies(ctx, accountIds)),
)

const SummaryRef = builder.objectRef<PolicySummary>('AccountPolicySummary').implement({
  description: 'The policies of an account that are binding or in force.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    premium: t.expose('premium', { type: 'Decimal', description: 'The sum of their premiums.' }),
    nextExpiry: t.expose('nextExpiry', { type: 'Date', nullable: true, description: 'When the first of them ends.' }),
  }),
})

builder.objectField(AccountRef, 'policySummary', (t) =>
  t.field({ type: SummaryRef, resolve: ({ id }, _args, context) => summaryOf(context).load(id) }),
)
