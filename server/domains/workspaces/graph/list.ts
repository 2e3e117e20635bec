import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { midnightAt } from '../../agency/service.ts'
import { countWorkspaces, type Grouping, listWorkspaces } from '../list.ts'
import { PresetEnum, WorkspaceDateEnum, WorkspaceGroupEnum, WorkspaceSortEnum, WorkspaceStateEnum } from './enums.ts'
import { toNode, WorkspaceRef } from './workspace.ts'

const FilterInput = builder.inputType('CaraWorkspaceFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words that must all be in the title, client name, keywords or user name.' }),
    states: t.field({ type: [WorkspaceStateEnum] }),
    presets: t.field({ type: [PresetEnum] }),
    customPresetIds: t.idList({ description: 'With `presets`, those of either.' }),
    agencyUserIds: t.idList(),
    date: t.field({ type: WorkspaceDateEnum, description: "When it was changed last, by the agency's clock." }),
    updatedAfter: t.field({ type: 'DateTime' }),
    updatedBefore: t.field({ type: 'DateTime' }),
    sort: t.field({ type: WorkspaceSortEnum }),
  }),
})

const GroupingInput = builder.inputType('CaraWorkspaceGrouping', {
  fields: (t) => ({
    by: t.field({ type: WorkspaceGroupEnum, required: true }),
    today: t.field({ type: 'DateTime', description: 'When the day began; when omitted, at the agency.' }),
  }),
})

type GroupingArg = { by: Grouping['by']; today?: Date | null | undefined } | null | undefined

const groupingOf = async (group: GroupingArg, ctx: Ctx): Promise<Grouping | null> =>
  group ? { by: group.by, today: group.today ?? (await midnightAt(ctx)) } : null

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
      const list = async (ctx: Ctx) => listWorkspaces(ctx, filter ?? {}, await groupingOf(group, ctx), pageArgs(page))
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
      withCtx(context.house, actorOf(context), async (ctx) =>
        countWorkspaces(ctx, filter ?? {}, await groupingOf(group, ctx)),
      ),
  }),
}))
