import { type SelectQueryBuilder, sql } from 'kysely'
import type { PresetId } from '../../../shared/presets.ts'
import type { Db } from '../../db/connection.ts'
import { holdsWords, onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { CustomPreset, CustomPresetFilter, CustomPresetSort, FavoritePresets } from './types.ts'

const ASC: SortKey = { by: sql.ref('id'), kind: 'id', direction: 'asc' }
const SORTS: Record<CustomPresetSort, SortKey[]> = {
  TITLE_ASC: [{ by: sql`lower(title)`, kind: 'text', direction: 'asc' }, ASC],
  UPDATED_DESC: [
    { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
    { ...ASC, direction: 'desc' },
  ],
}

/** One page of those a filter finds, each with its place in the list. */
export async function listPresets(db: Db, filter: CustomPresetFilter, page: { first: number; after: string | null }) {
  const keys = SORTS[filter.sort ?? 'TITLE_ASC']
  const rows = await onePage(found(db, filter), keys, pageOf(keys, page.first, page.after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ preset: toPreset(row), cursor: row.cursor }))
}

export async function countPresets(db: Db, filter: CustomPresetFilter): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  return (await found(db, filter).select(count).executeTakeFirstOrThrow()).count
}

function found(db: Db, { search, archived }: CustomPresetFilter) {
  let query: SelectQueryBuilder<Tables, 'custom_presets', object> = db.selectFrom('custom_presets')
  if (archived != null) query = query.where('archived_at', archived ? 'is not' : 'is', null)
  const matching = holdsWords(search, [sql`title`, sql`description`])
  return matching ? query.where(matching) : query
}

/** Those with these ids, in the order of the ids; unknown ids are left out. */
export async function findPresets(db: Db, ids: readonly string[]): Promise<CustomPreset[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('custom_presets').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toPreset(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Locks those of these that exist until the transaction ends, always in one order. */
export async function lockPresets(db: Db, ids: readonly string[]): Promise<CustomPreset[]> {
  if (!ids.length) return []
  const query = db.selectFrom('custom_presets').selectAll().where('id', 'in', ids)
  return (await query.orderBy('id').forUpdate().execute()).map(toPreset)
}

/** Whoever asks keeps others of the agency from adding a preset until the transaction ends. */
export const lockNumber = (db: Db, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`custom_presets ${agencyId}`}, 0))`.execute(db)

type Written = Pick<
  CustomPreset,
  'id' | 'title' | 'description' | 'basePrompt' | 'allowFileUpload' | 'inheritFromPreset'
>

const columnsOf = (preset: Omit<Written, 'id'>, now: Date) => ({
  title: preset.title,
  description: preset.description,
  base_prompt: preset.basePrompt,
  allow_file_upload: preset.allowFileUpload,
  inherits_preset: preset.inheritFromPreset,
  updated_at: now,
})

export async function addPreset(
  db: Db,
  agencyId: string,
  { createdBy, ...preset }: Written & Pick<CustomPreset, 'createdBy'>,
  now: Date,
) {
  const row = {
    ...{ agency_id: agencyId, id: preset.id, created_by: createdBy, created_at: now },
    ...columnsOf(preset, now),
  }
  await db.insertInto('custom_presets').values(row).execute()
}

export async function setPreset(db: Db, { id, ...preset }: Written, now: Date) {
  const changed = db.updateTable('custom_presets').set(columnsOf(preset, now))
  await changed
    .set((eb) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setArchived(db: Db, ids: readonly string[], archivedAt: Date | null, now: Date) {
  await db
    .updateTable('custom_presets')
    .set((eb) => ({ archived_at: archivedAt, updated_at: now, rev: eb('rev', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** The files of these presets, in their order. */
export async function listFilesOf(db: Db, presetIds: readonly string[]) {
  if (!presetIds.length) return []
  const query = db.selectFrom('preset_files').select(['preset_id', 'file_id']).where('preset_id', 'in', presetIds)
  const rows = await query.orderBy('preset_id').orderBy('position').execute()
  return rows.map((row) => ({ presetId: row.preset_id, fileId: row.file_id }))
}

/** Which of these files belong to a preset. */
export async function listOfPresets(db: Db, fileIds: readonly string[]): Promise<string[]> {
  if (!fileIds.length) return []
  const query = db.selectFrom('preset_files').select('file_id').distinct().where('file_id', 'in', fileIds)
  return (await query.execute()).map((row) => row.file_id)
}

/** Gives a preset these files in place of those it had. */
export async function putFiles(db: Db, agencyId: string, presetId: string, fileIds: readonly string[]) {
  await db.deleteFrom('preset_files').where('preset_id', '=', presetId).execute()
  const rows = fileIds.map((fileId, position) => ({
    ...{ agency_id: agencyId, preset_id: presetId, file_id: fileId, position },
  }))
  if (rows.length) await db.insertInto('preset_files').values(rows).execute()
}

/** What a user chose; null where nothing was chosen yet. */
export async function findFavorites(db: Db, userId: string): Promise<FavoritePresets | null> {
  const query = db.selectFrom('favorite_presets').select(['presets', 'custom_preset_ids'])
  const row = await query.where('agency_user_id', '=', userId).executeTakeFirst()
  return row ? { presets: row.presets as PresetId[], customPresetIds: row.custom_preset_ids } : null
}

export async function putFavorites(
  db: Db,
  agencyId: string,
  userId: string,
  { presets, customPresetIds }: FavoritePresets,
) {
  const chosen = { presets, custom_preset_ids: customPresetIds }
  await db
    .insertInto('favorite_presets')
    .values({ agency_id: agencyId, agency_user_id: userId, ...chosen })
    .onConflict((on) => on.columns(['agency_id', 'agency_user_id']).doUpdateSet(chosen))
    .execute()
}

/** Adds a preset to what a user chose, where something was chosen. */
export async function addFavorite(db: Db, userId: string, presetId: string) {
  await db
    .updateTable('favorite_presets')
    .set({ custom_preset_ids: sql`array_append(custom_preset_ids, ${presetId}::uuid)` })
    .where('agency_user_id', '=', userId)
    .execute()
}

type Row = {
  id: string
  title: string
  description: string
  base_prompt: string
  allow_file_upload: boolean
  inherits_preset: string | null
  created_by: string | null
  created_at: Date
  updated_at: Date
  archived_at: Date | null
  rev: number
}

const toPreset = (row: Row): CustomPreset => ({
  id: row.id,
  title: row.title,
  description: row.description,
  basePrompt: row.base_prompt,
  allowFileUpload: row.allow_file_upload,
  inheritFromPreset: row.inherits_preset as PresetId | null,
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
  rev: row.rev,
})
