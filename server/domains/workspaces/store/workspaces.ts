import { sql } from 'kysely'
import type { PresetId } from '../../../../shared/presets.ts'
import type { SchemaVersion, WorkspaceState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Instructions, Workspace } from '../types.ts'

export const workspaceColumns = [
  'id',
  'agency_user_id',
  'account_id',
  'service_request_id',
  'title',
  'title_edited',
  'state',
  'preset',
  'custom_preset_id',
  'client_name',
  'keywords',
  'schema_version',
  'archived_at',
  'created_at',
  'updated_at',
  'rev',
] as const

type WorkspaceRow = {
  id: string
  agency_user_id: string | null
  account_id: string | null
  service_request_id: string | null
  title: string
  title_edited: boolean
  state: WorkspaceState
  preset: string | null
  custom_preset_id: string | null
  client_name: string | null
  keywords: string[]
  schema_version: SchemaVersion
  archived_at: Date | null
  created_at: Date
  updated_at: Date
  rev: number
}

export function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    agencyUserId: row.agency_user_id,
    accountId: row.account_id,
    serviceRequestId: row.service_request_id,
    title: row.title,
    titleEdited: row.title_edited,
    state: row.state,
    preset: row.preset as PresetId | null,
    customPresetId: row.custom_preset_id,
    clientName: row.client_name,
    keywords: row.keywords,
    schemaVersion: row.schema_version,
    archivedAt: row.archived_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    rev: row.rev,
  }
}

export async function findWorkspace(db: Db, id: string): Promise<Workspace | null> {
  const row = await db.selectFrom('workspaces').select(workspaceColumns).where('id', '=', id).executeTakeFirst()
  return row ? toWorkspace(row) : null
}

export async function findWorkspaceByKey(db: Db, key: string): Promise<Workspace | null> {
  const row = await db
    .selectFrom('workspaces')
    .select(workspaceColumns)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row ? toWorkspace(row) : null
}

export async function addWorkspace(
  db: Db,
  workspace: {
    id: string
    agencyId: string
    agencyUserId: string | null
    accountId: string | null
    serviceRequestId: string | null
    title: string
    preset: PresetId | null
    customPresetId: string | null
    instructions: Instructions | null
    clientKey: string | null
    now: Date
  },
) {
  await db
    .insertInto('workspaces')
    .values({
      id: workspace.id,
      agency_id: workspace.agencyId,
      agency_user_id: workspace.agencyUserId,
      account_id: workspace.accountId,
      service_request_id: workspace.serviceRequestId,
      title: workspace.title,
      preset: workspace.preset,
      custom_preset_id: workspace.customPresetId,
      instructions: workspace.instructions && jsonOf(workspace.instructions),
      client_key: workspace.clientKey,
      created_at: workspace.now,
      updated_at: workspace.now,
    })
    .execute()
}

/** What the agency's preset said when a workspace was started; null for one started without. */
export async function findInstructions(db: Db, id: string): Promise<Instructions | null> {
  const query = db.selectFrom('workspaces').select('instructions').where('id', '=', id)
  return ((await query.executeTakeFirst())?.instructions ?? null) as Instructions | null
}

/** The workspaces with these ids, in the order of the ids; unknown ids are left out. */
export async function listWorkspacesByIds(db: Db, ids: string[]): Promise<Workspace[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('workspaces').select(workspaceColumns).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toWorkspace(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Locks a workspace until the transaction ends, without a change of its own. */
export async function lockWorkspace(db: Db, id: string) {
  await db.selectFrom('workspaces').select('id').where('id', '=', id).forUpdate().execute()
}

type Changes = Partial<
  Pick<
    Workspace,
    'title' | 'titleEdited' | 'state' | 'accountId' | 'clientName' | 'keywords' | 'archivedAt' | 'schemaVersion'
  >
>

/** Writes a part of a workspace, as part of a change that is counted already. */
export async function updateWorkspace(db: Db, id: string, set: Changes) {
  await db.updateTable('workspaces').set(columnsOf(set)).where('id', '=', id).execute()
}

/** Whether Cara looked over the records of all clients in a workspace. */
export async function hasSearchedAll(db: Db, id: string): Promise<boolean> {
  const query = db.selectFrom('plan_stage_events').select('id').where('workspace_id', '=', id)
  const found = query.where(sql<string>`tool_call->>'name'`, '=', 'SEARCH_KNOWLEDGE_GRAPH').limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** Changes several workspaces at once, each counted as changed. The ids are sorted, so that two such changes never wait for each other. */
export async function changeWorkspaces(db: Db, ids: string[], set: Changes, now: Date) {
  await db.selectFrom('workspaces').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await db
    .updateTable('workspaces')
    .set((eb) => ({ ...columnsOf(set), rev: eb('rev', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute()
}

function columnsOf(set: Changes) {
  return {
    ...(set.title !== undefined && { title: set.title }),
    ...(set.titleEdited !== undefined && { title_edited: set.titleEdited }),
    ...(set.state !== undefined && { state: set.state }),
    ...(set.accountId !== undefined && { account_id: set.accountId }),
    ...(set.clientName !== undefined && { client_name: set.clientName }),
    ...(set.keywords !== undefined && { keywords: set.keywords }),
    ...(set.archivedAt !== undefined && { archived_at: set.archivedAt }),
    ...(set.schemaVersion !== undefined && { schema_version: set.schemaVersion }),
  }
}

/** These workspaces, locked until the transaction ends; unknown ids are left out. */
export async function lockWorkspaces(db: Db, ids: string[]): Promise<Workspace[]> {
  if (!ids.length) return []
  const query = db.selectFrom('workspaces').select(workspaceColumns).where('id', 'in', ids).orderBy('id').forUpdate()
  return (await query.execute()).map(toWorkspace)
}

/** The ids of the files that came with messages of these workspaces. */
export async function listFilesOf(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('message_files')
    .select('file_id')
    .distinct()
    .where('workspace_id', 'in', ids)
    .execute()
  return rows.map((row) => row.file_id)
}

/** Where the PDFs made in these workspaces are stored. */
export async function listArtifactKeys(db: Db, ids: string[]): Promise<string[]> {
  const query = db.selectFrom('artifacts').select('blob_key').where('workspace_id', 'in', ids)
  const rows = await query.where('blob_key', 'is not', null).execute()
  return [...new Set(rows.map((row) => row.blob_key!))]
}

/** Deletes workspaces with everything that belongs to them. */
export async function deleteWorkspaces(db: Db, ids: string[]) {
  await db
    .deleteFrom('event_words')
    .where('event_id', 'in', (eb) => eb.selectFrom('plan_stage_events').select('id').where('workspace_id', 'in', ids))
    .execute()
  await db.deleteFrom('workspaces').where('id', 'in', ids).execute()
}
