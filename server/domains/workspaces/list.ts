import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { idsOrNobody } from '../../lib/ids.ts'
import * as store from './store/list.ts'

export type { Grouping, WorkspaceFilter } from './store/list.ts'

/** One page of the workspaces that are not archived, each with its place in the list. */
export function listWorkspaces(
  ctx: Ctx,
  filter: store.WorkspaceFilter,
  grouping: store.Grouping | null,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'workspace')
  return store.listWorkspaces(ctx.db, known(filter), grouping, page.first, page.after)
}

/** How many workspaces of the list each group has; ungrouped, how many there are. */
export function countWorkspaces(ctx: Ctx, filter: store.WorkspaceFilter, grouping: store.Grouping | null) {
  must(ctx, 'read', 'workspace')
  return store.countWorkspaces(ctx.db, known(filter), grouping)
}

const known = (filter: store.WorkspaceFilter): store.WorkspaceFilter => ({
  ...filter,
  ids: idsOrNobody(filter.ids ?? []),
  agencyUserIds: idsOrNobody(filter.agencyUserIds ?? []),
})
