import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef } from '../../accounts/graph/account.ts'
import { listNewestRequestsOf } from '../list.ts'
import { ServiceRequestRef } from './parts.ts'

/** The newest requests of an account; the list of requests by `accountId` has all of them. */
const NEWEST = 10

const newestOf = loaderOf((context, accountIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const requests = await listNewestRequestsOf(ctx, accountIds, NEWEST)
    return accountIds.map((id) => requests.filter(({ accountId }) => accountId === id))
  }),
)

builder.objectField(AccountRef, 'serviceRequests', (t) =>
  t.field({
    type: [ServiceRequestRef],
    description:
      'The ten this client asked for last, the newest first; `serviceRequests(filter: { accountId })` pages through all.',
    complexity: { field: 1, multiplier: NEWEST },
    resolve: ({ id }, _args, context) => newestOf(context).load(id),
  }),
)
