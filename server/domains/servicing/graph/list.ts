import { idsOf } from '../../../../shared/labeled.ts'
import { REQUEST_DUES, REQUEST_SORTS } from '../../../../shared/requests.ts'
import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { countServiceRequests, listServiceRequests } from '../list.ts'
import { findServiceRequests } from '../service.ts'
import { ServiceRequestRef } from './parts.ts'
import { RequestStateEnum, RequestTypeEnum } from './request.ts'

const FilterInput = builder.inputType('ServiceRequestFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'Words that must all be in the client, the person who asked, the type or the details.',
    }),
    accountId: t.id(),
    states: t.field({ type: [RequestStateEnum], description: 'All when none is named.' }),
    types: t.field({ type: [RequestTypeEnum] }),
    assigneeIds: t.idList({ description: '"none" for unassigned requests.' }),
    due: t.field({ type: builder.enumType('ServiceRequestDue', { values: idsOf(REQUEST_DUES) }) }),
    sort: t.field({ type: builder.enumType('ServiceRequestSort', { values: idsOf(REQUEST_SORTS) }) }),
  }),
})

builder.queryFields((t) => ({
  serviceRequests: t.field({
    type: [ServiceRequestRef],
    description: 'One page of the service requests; `after` is the cursor of the last one of the page before.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listServiceRequests(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ request, cursor }) => ({ ...request, place: { cursor, group: null } }))
    },
  }),
  serviceRequestTotals: t.field({
    type: [ListTotalRef],
    description: 'How many requests the list has, under the key ALL, and in each state, under its name.',
    args: { filter: t.arg({ type: FilterInput }) },
    complexity: 20,
    resolve: (_root, { filter }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countServiceRequests(ctx, filter ?? {})),
  }),
  serviceRequest: t.field({
    type: ServiceRequestRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      (await withCtx(context.house, actorOf(context), (ctx) => findServiceRequests(ctx, [id])))[0] ?? null,
  }),
}))
