import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { countWorkspaces, type Grouping, listWorkspaces } from '../list.ts'
import { PresetEnum, WorkspaceGroupEnum, WorkspaceSortEnum, WorkspaceStateEnum } from './enums.ts'
import { toNode, WorkspaceRef } from './workspace.ts'

const FilterInput = builder.inputType('CaraWorkspaceFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words that must all be in the title, client name, keywords or user name.' }),
    states: t.field({ type: [WorkspaceStateEnum] }),
    presets: t.field({ type: [PresetEnum] }),
    agencyUserIds: t.idList(),
    updatedAfter: t.field({ type: 'DateTime' }),
    updatedBefore: t.field({ type: 'DateTime' }),
    sort: t.field({ type: WorkspaceSortEnum }),
  }),
})

const GroupingInput = builder.inputType('CaraWorkspaceGrouping', {
  fields: (t) => ({
    by: t.field({ type: WorkspaceGroupEnum, required: true }),
    today: t.field({ type: 'DateTime', description: "When the user's day began; when omitted, midnight UTC." }),
  }),
})

type GroupingArg = { by: Grouping['by']; today?: Date | null | undefined } | null | undefined

const groupingOf = (group: GroupingArg, { now }: Ctx): Grouping | null =>
  group ? { by: group.by, today: group.today ?? new Date(new Date(now).setUTCHours(0, 0, 0, 0)) } : null

builder.queryFields((t) => ({
  caraWorkspaces: t.field({
    type: [WorkspaceRef],
    description:
      'One page of the workspaces that are not archived; `after` is the cursor of the last one of the page before. Grouped, one group follows the other.',
    args: {
      filter: t.arg({ type: FilterInput }),
      group: t.arg({ type: GroupingInput }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { filter, group, ...page }, context) => {
      const list = (ctx: Ctx) => listWorkspaces(ctx, filter ?? {}, groupingOf(group, ctx), pageArgs(page))
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ workspace, place }) => ({ ...toNode(workspace, context), place }))
    },
  }),
  caraWorkspaceTotals: t.field({
    type: [ListTotalRef],
    description: 'How many workspaces each group of the list has, in the order of the groups.',
    args: { filter: t.arg({ type: FilterInput }), group: t.arg({ type: GroupingInput }) },
    complexity: 20,
    resolve: (_root, { filter, group }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countWorkspaces(ctx, filter ?? {}, groupingOf(group, ctx))),
  }),
}))
