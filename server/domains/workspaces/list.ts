import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
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

/** The filter without ids that cannot be anybody's; when none is left, one that nobody has. */
function known(filter: store.WorkspaceFilter): store.WorkspaceFilter {
  const asked = filter.agencyUserIds ?? []
  const ids = asked.filter(isId)
  return { ...filter, agencyUserIds: asked.length && !ids.length ? [NOBODY] : ids }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
