import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { countPolicies, listPolicyPage, type PolicyTotal } from '../list.ts'
import { findPolicy } from '../reads.ts'
import { PolicyGroupEnum, PolicySortEnum, PolicyStateEnum, PolicyTabEnum, PolicyTypeEnum } from './enums.ts'
import { PolicyRef } from './policy.ts'

const FilterInput = builder.inputType('BusinessPolicyFilter', {
  fields: (t) => ({
    search: t.string({
      description:
        "Words that must all be in the account's name or e-mail, the numbers, the carrier or the line of business.",
    }),
    tab: t.field({ type: PolicyTabEnum, description: 'Only those of a tab of the list; when omitted, all.' }),
    states: t.field({ type: [PolicyStateEnum] }),
    types: t.field({ type: [PolicyTypeEnum] }),
    carrierIds: t.idList(),
    userIds: t.idList({
      description: 'Users of the agency; only policies whose agent, producer or service representative is one of them.',
    }),
    accountId: t.id(),
    isInForce: t.boolean({ description: 'True for only those whose coverage runs today.' }),
    expiringWithin: t.int({ description: 'Those that have not ended and expire within so many days from today.' }),
    sort: t.field({ type: PolicySortEnum }),
  }),
})

const TotalRef = builder.objectRef<PolicyTotal>('BusinessPolicyTotal').implement({
  description:
    'How many policies a group of a list has, or the whole list when it is not grouped (then the key is ALL).',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'A state, a line of business, a tab, or the id of a carrier; empty for none.',
    }),
    count: t.exposeInt('count'),
    premium: t.expose('premium', { type: 'Decimal', description: 'The sum of their premiums.' }),
  }),
})

builder.queryFields((t) => ({
  businessPolicies: t.field({
    type: [PolicyRef],
    description: 'One page of the policies; `after` is the cursor of the last one of the page before.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listPolicyPage(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ policy, cursor }) => ({ ...policy, place: { cursor, group: null } }))
    },
  }),
  businessPolicyTotals: t.field({
    type: [TotalRef],
    description: 'How many policies the list has, and their premium; by group when one is asked for.',
    args: { filter: t.arg({ type: FilterInput }), groupBy: t.arg({ type: PolicyGroupEnum }) },
    complexity: 20,
    resolve: (_root, { filter, groupBy }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countPolicies(ctx, filter ?? {}, groupBy ?? null)),
  }),
  businessPolicy: t.field({
    type: PolicyRef,
    nullable: true,
    description: 'Null when there is none of that id, or it was deleted.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => findPolicy(ctx, id)),
  }),
}))
