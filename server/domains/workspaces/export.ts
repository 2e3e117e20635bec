import { dayIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { presetOf } from '../../../shared/presets.ts'
import { WORKSPACE_STATES } from '../../../shared/states.ts'
import { workspaceFilterOf } from '../../../shared/workspace-list.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { findAccounts } from '../accounts/service.ts'
import { getAgency, listAgencyUsers } from '../agency/service.ts'
import { findPresets } from '../presets/service.ts'
import { listWorkspaces } from './list.ts'

const PAGE = 200

export const WORKSPACES_HEAD = ['Title', 'Status', 'Preset', 'Client', 'User', 'Created', 'Last updated']

/**
 * The next rows of the list of workspaces as a view's address asks for it, or those whose ids it names, for a file; `after` is null behind the
 * last.
 */
export async function exportWorkspaces(ctx: Ctx, view: URLSearchParams, after: string | null) {
  must(ctx, 'read', 'workspace')
  const filter = { ...workspaceFilterOf((name) => view.getAll(name)), ids: view.getAll('id') }
  const found = await listWorkspaces(ctx, filter, null, { first: PAGE, after })
  const users = new Map((await listAgencyUsers(ctx)).map(({ id, name }) => [id, name]))
  const { timeZone } = await getAgency(ctx)
  const customIds = found.flatMap(({ workspace }) => workspace.customPresetId ?? [])
  const own = new Map((await findPresets(ctx, [...new Set(customIds)])).map(({ id, title }) => [id, title]))
  const accountIds = found.flatMap(({ workspace }) => workspace.accountId ?? [])
  const clients = new Map((await findAccounts(ctx, [...new Set(accountIds)])).map(({ id, name }) => [id, name]))
  const rows = found.map(({ workspace }): Cell[] => [
    workspace.title,
    labelOf(WORKSPACE_STATES, workspace.state),
    workspace.preset
      ? presetOf(workspace.preset).title
      : ((workspace.customPresetId && own.get(workspace.customPresetId)) ?? 'Free text'),
    clients.get(workspace.accountId ?? '') ?? workspace.clientName,
    workspace.agencyUserId && users.get(workspace.agencyUserId),
    dayIn(timeZone, workspace.createdAt),
    dayIn(timeZone, workspace.updatedAt),
  ])
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.place.cursor ?? null) }
}
