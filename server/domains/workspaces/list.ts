import { spanOf, type WorkspaceDate } from '../../../shared/workspace-list.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { idsOrNobody } from '../../lib/ids.ts'
import { midnightAt } from '../agency/service.ts'
import * as store from './store/list.ts'

export type { Grouping } from './store/list.ts'

/** `date` is by the agency's clock. */
export type WorkspaceFilter = store.WorkspaceFilter & { date?: WorkspaceDate | null }

/** One page of the workspaces that are not archived, each with its place in the list. */
export async function listWorkspaces(
  ctx: Ctx,
  filter: WorkspaceFilter,
  grouping: store.Grouping | null,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'workspace')
  return store.listWorkspaces(ctx.db, await known(ctx, filter), grouping, page.first, page.after)
}

/** How many workspaces of the list each group has; ungrouped, how many there are. */
export async function countWorkspaces(ctx: Ctx, filter: WorkspaceFilter, grouping: store.Grouping | null) {
  must(ctx, 'read', 'workspace')
  return store.countWorkspaces(ctx.db, await known(ctx, filter), grouping)
}

const known = async (ctx: Ctx, { date, ...filter }: WorkspaceFilter): Promise<store.WorkspaceFilter> => ({
  ...filter,
  ...(date && date !== 'any' && spanOf(date, await midnightAt(ctx), ctx.now)),
  ids: idsOrNobody(filter.ids ?? []),
  agencyUserIds: idsOrNobody(filter.agencyUserIds ?? []),
  customPresetIds: idsOrNobody(filter.customPresetIds ?? []),
})
