import { sql } from 'kysely'
import type { PresetId } from '../../../../shared/presets.ts'
import type { SchemaVersion, WorkspaceState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import type { Workspace } from '../types.ts'

export type WorkspaceFilter = {
  search?: string | null
  states?: WorkspaceState[] | null
  presets?: PresetId[] | null
  agencyUserIds?: string[] | null
  updatedAfter?: Date | null
  updatedBefore?: Date | null
  sort?: 'UPDATED_DESC' | 'UPDATED_ASC' | 'CREATED_DESC' | 'TITLE_ASC' | null
}

const columns = [
  'id',
  'agency_user_id',
  'title',
  'title_edited',
  'state',
  'preset',
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
  title: string
  title_edited: boolean
  state: WorkspaceState
  preset: string | null
  client_name: string | null
  keywords: string[]
  schema_version: SchemaVersion
  archived_at: Date | null
  created_at: Date
  updated_at: Date
  rev: number
}

function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    agencyUserId: row.agency_user_id,
    title: row.title,
    titleEdited: row.title_edited,
    state: row.state,
    preset: row.preset as PresetId | null,
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
  const row = await db.selectFrom('workspaces').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toWorkspace(row) : null
}

export async function findWorkspaceByKey(db: Db, key: string): Promise<Workspace | null> {
  const row = await db.selectFrom('workspaces').select(columns).where('client_key', '=', key).executeTakeFirst()
  return row ? toWorkspace(row) : null
}

/** One page of the list, the archived ones left out. `after` is the last id of the page before. */
export async function listWorkspaces(db: Db, filter: WorkspaceFilter, first: number, after: string | null) {
  const sort = SORTS[filter.sort ?? 'UPDATED_DESC']
  let query = db.selectFrom('workspaces').select(columns).where('archived_at', 'is', null)
  if (filter.states?.length) query = query.where('state', 'in', filter.states)
  if (filter.presets?.length) query = query.where('preset', 'in', filter.presets)
  if (filter.agencyUserIds?.length) query = query.where('agency_user_id', 'in', filter.agencyUserIds)
  if (filter.updatedAfter) query = query.where('updated_at', '>=', filter.updatedAfter)
  if (filter.updatedBefore) query = query.where('updated_at', '<', filter.updatedBefore)
  const words = filter.search?.trim()
  if (words) query = query.where(matches(words))
  if (after) {
    const last = sql`(select ${sql.ref(sort.column)}, id from workspaces where id = ${after})`
    query = query.where(
      sql<boolean>`(${sql.ref(sort.column)}, id) ${sql.raw(sort.direction === 'desc' ? '<' : '>')} ${last}`,
    )
  }
  const rows = await query.orderBy(sort.column, sort.direction).orderBy('id', sort.direction).limit(first).execute()
  return rows.map(toWorkspace)
}

const SORTS = {
  UPDATED_DESC: { column: 'updated_at', direction: 'desc' },
  UPDATED_ASC: { column: 'updated_at', direction: 'asc' },
  CREATED_DESC: { column: 'created_at', direction: 'desc' },
  TITLE_ASC: { column: 'title', direction: 'asc' },
} as const

/** spec 2 §2: search matches title, client name, keywords and user name. */
function matches(words: string) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(title ilike ${like} or client_name ilike ${like} or array_to_string(keywords, ' ') ilike ${like}
    or agency_user_id in (select id from agency_users where name ilike ${like}))`
}

export async function addWorkspace(
  db: Db,
  workspace: {
    id: string
    agencyId: string
    agencyUserId: string | null
    title: string
    preset: PresetId | null
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
      title: workspace.title,
      preset: workspace.preset,
      client_key: workspace.clientKey,
      created_at: workspace.now,
      updated_at: workspace.now,
    })
    .execute()
}

/** The workspaces with these ids, in the order of the ids; unknown ids are left out. */
export async function listWorkspacesByIds(db: Db, ids: string[]): Promise<Workspace[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('workspaces').select(columns).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toWorkspace(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Locks a workspace until the transaction ends, without a change of its own. */
export async function lockWorkspace(db: Db, id: string) {
  await db.selectFrom('workspaces').select('id').where('id', '=', id).forUpdate().execute()
}

type Changes = Partial<
  Pick<Workspace, 'title' | 'titleEdited' | 'state' | 'clientName' | 'keywords' | 'archivedAt' | 'schemaVersion'>
>

/** Writes a part of a workspace, as part of a change that is counted already. */
export async function updateWorkspace(db: Db, id: string, set: Changes) {
  await db.updateTable('workspaces').set(columnsOf(set)).where('id', '=', id).execute()
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
    ...(set.clientName !== undefined && { client_name: set.clientName }),
    ...(set.keywords !== undefined && { keywords: set.keywords }),
    ...(set.archivedAt !== undefined && { archived_at: set.archivedAt }),
    ...(set.schemaVersion !== undefined && { schema_version: set.schemaVersion }),
  }
}

/** These workspaces, locked until the transaction ends; unknown ids are left out. */
export async function lockWorkspaces(db: Db, ids: string[]): Promise<Workspace[]> {
  if (!ids.length) return []
  const query = db.selectFrom('workspaces').select(columns).where('id', 'in', ids).orderBy('id').forUpdate()
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

/** Deletes workspaces with everything that hangs on them. */
export async function deleteWorkspaces(db: Db, ids: string[]) {
  await db
    .deleteFrom('event_words')
    .where('event_id', 'in', (eb) => eb.selectFrom('plan_stage_events').select('id').where('workspace_id', 'in', ids))
    .execute()
  await db.deleteFrom('workspaces').where('id', 'in', ids).execute()
}
