import { DAY_GROUPS, DAY_KINDS, DAY_SCOPES } from '../../../shared/day.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { actorOf, builder, loaderOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../api/list.ts'
import { withCtx } from '../../ctx.ts'
import { HistoryEventRef } from '../history/graph.ts'
import { findEvents } from '../history/service.ts'
import { PolicyRef, policiesOf } from '../policies/graph/policy.ts'
import { requestsOf, ServiceRequestRef } from '../servicing/graph/parts.ts'
import { TaskRef, tasksOf } from '../tasks/graph.ts'
import { toNode, WorkspaceRef } from '../workspaces/graph/workspace.ts'
import { findWorkspaces } from '../workspaces/service.ts'
import { bringBackDayItem, countDay, listDay, listDoneToday, putOffDayItem } from './service.ts'
import type { DayItem, DoneItem } from './types.ts'

const ScopeEnum = builder.enumType('DayScope', { values: idsOf(DAY_SCOPES) })

const workspacesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await findWorkspaces(ctx, ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

const eventsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await findEvents(ctx, ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

const ItemRef = builder.objectRef<DayItem & { place: ListPlace }>('DayItem').implement({
  description:
    'Something that waits for a person: a request, a policy (that is canceled or expires), a workspace or a follow-up.',
  fields: (t) => ({
    item: t.exposeString('item', { description: 'What `putOffDayItem` takes.' }),
    kind: t.field({ type: builder.enumType('DayKind', { values: DAY_KINDS }), resolve: ({ kind }) => kind }),
    group: t.field({
      type: builder.enumType('DayGroup', { values: idsOf(DAY_GROUPS) }),
      resolve: ({ group }) => group,
    }),
    at: t.field({
      type: 'DateTime',
      description: 'When it is due, takes effect or ends; otherwise, since when it has waited.',
      resolve: ({ at }) => at,
    }),
    isDue: t.exposeBoolean('isDue', { description: 'Whether `at` is a due time.' }),
    serviceRequest: t.field({
      type: ServiceRequestRef,
      nullable: true,
      resolve: ({ kind, id }, _args, context) => (kind === 'REQUEST' ? requestsOf(context).load(id) : null),
    }),
    businessPolicy: t.field({
      type: PolicyRef,
      nullable: true,
      resolve: ({ kind, id }, _args, context) =>
        kind === 'CANCELLATION' || kind === 'EXPIRY' ? policiesOf(context).load(id) : null,
    }),
    caraWorkspace: t.field({
      type: WorkspaceRef,
      nullable: true,
      resolve: async ({ kind, id }, _args, context) => {
        const workspace = kind === 'WORKSPACE' ? await workspacesOf(context).load(id) : null
        return workspace && toNode(workspace, context)
      },
    }),
    task: t.field({
      type: TaskRef,
      nullable: true,
      resolve: ({ kind, id }, _args, context) => (kind === 'TASK' ? tasksOf(context).load(id) : null),
    }),
    place: t.field({ type: ListPlaceRef, resolve: ({ place }) => place }),
  }),
})

const DoneRef = builder.objectRef<DoneItem>('DoneItem').implement({
  description: 'Something done today: a resolved request, a finished follow-up, or an entry of a history.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    serviceRequest: t.field({
      type: ServiceRequestRef,
      nullable: true,
      resolve: ({ kind, id }, _args, context) => (kind === 'REQUEST' ? requestsOf(context).load(id) : null),
    }),
    task: t.field({
      type: TaskRef,
      nullable: true,
      resolve: ({ kind, id }, _args, context) => (kind === 'TASK' ? tasksOf(context).load(id) : null),
    }),
    event: t.field({
      type: HistoryEventRef,
      nullable: true,
      resolve: async ({ kind, id }, _args, context) => {
        const event = kind === 'EVENT' ? await eventsOf(context).load(id) : null
        return event && { ...event, place: null }
      },
    }),
  }),
})

const scope = { type: ScopeEnum, defaultValue: 'MINE' } as const

builder.queryFields((t) => ({
  day: t.field({
    type: [ItemRef],
    description:
      'One page of what waits, the most urgent first; `after` is the cursor of the last one of the page before.',
    args: { scope: t.arg(scope), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { scope, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listDay(ctx, scope ?? 'MINE', pageArgs(page)),
      )
      return rows.map(({ item, cursor }) => ({ ...item, place: { cursor, group: item.group } }))
    },
  }),
  dayTotals: t.field({
    type: [ListTotalRef],
    description: 'How much waits, under the key ALL, and in each group, under its name.',
    args: { scope: t.arg(scope) },
    complexity: 20,
    resolve: (_root, { scope }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countDay(ctx, scope ?? 'MINE')),
  }),
  doneToday: t.field({
    type: [DoneRef],
    description: "What was done since the agency's midnight, the newest first: up to 100.",
    args: { scope: t.arg(scope) },
    complexity: { field: 1, multiplier: 100 },
    resolve: (_root, { scope }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => listDoneToday(ctx, scope ?? 'MINE')),
  }),
}))

type Errors = { errors: (typeof UserError)['$inferType'][] }

const PutOffPayload = builder.objectRef<{ until?: Date } & Errors>('PutOffDayItemPayload').implement({
  fields: (t) => ({
    until: t.field({ type: 'DateTime', nullable: true, resolve: ({ until }) => until ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const BringBackPayload = builder.objectRef<{ item?: string } & Errors>('BringBackDayItemPayload').implement({
  fields: (t) => ({
    item: t.string({ nullable: true, resolve: ({ item }) => item ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const item = { required: true, description: 'The `item` of a day item.' } as const
const key = { description: 'A UUID made by the client; sent again, it changes nothing more.' }

builder.mutationFields((t) => ({
  putOffDayItem: t.field({
    type: PutOffPayload,
    description: 'Hides an item until tomorrow morning, for the current user only.',
    args: { item: t.arg.string(item), key: t.arg.id(key) },
    resolve: (_root, args, context) =>
      answer(async () => ({
        until: await withCtx(context.house, actorOf(context), (ctx) => putOffDayItem(ctx, args)),
      })),
  }),
  bringBackDayItem: t.field({
    type: BringBackPayload,
    args: { item: t.arg.string(item), key: t.arg.id(key) },
    resolve: (_root, args, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => bringBackDayItem(ctx, args))
        return { item: args.item }
      }),
  }),
}))
