import type { ExportAddress } from '../../../shared/exports.ts'
import { type WorkspaceGroup, workspaceFilterOf } from '../../../shared/workspace-list.ts'
import type { CaraWorkspaceFilter, CaraWorkspaceGrouping } from '../../graph/generated/graphql.ts'
import { midnight } from '../../lib/time.ts'
import type { ListView } from '../../parts/list-page/list.ts'
import { valuesOf } from '../../parts/list-page/list-view.ts'

/** What to ask the server for; days begin at the user's own midnight (spec 2 §2). */
export function filterOf(view: ListView, now = Date.now()): CaraWorkspaceFilter {
  const { updatedAfter, updatedBefore, ...rest } = workspaceFilterOf(valuesOf(view), midnight(now), now)
  return {
    ...rest,
    updatedAfter: updatedAfter?.toISOString() ?? null,
    updatedBefore: updatedBefore?.toISOString() ?? null,
  }
}

/** How the rows are grouped, by the days of whoever looks. */
export const groupingOf = ({ group }: ListView, now = Date.now()): CaraWorkspaceGrouping | null =>
  group === null ? null : { by: group as WorkspaceGroup, today: new Date(midnight(now)).toISOString() }

/** Where the list comes as a file, for the days of whoever looks. */
export const exportAddress = (now = Date.now()): ExportAddress =>
  `/agency/export/workspaces.csv?today=${String(midnight(now))}`
