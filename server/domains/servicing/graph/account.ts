import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef } from '../../accounts/graph/account.ts'
import { listServiceRequests } from '../list.ts'
import { ServiceRequestRef } from './parts.ts'

/** Beside the account, what it asked for last. */
const USUAL_ROWS = 10

builder.objectField(AccountRef, 'serviceRequests', (t) =>
  t.field({
    type: [ServiceRequestRef],
    description: 'One page of what this client asked for, the newest first.',
    args: { first: t.arg.int({ defaultValue: USUAL_ROWS }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async ({ id }, page, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listServiceRequests(ctx, { accountId: id }, pageArgs(page)),
      )
      return rows.map(({ request, cursor }) => ({ ...request, place: { cursor, group: null } }))
    },
  }),
)
