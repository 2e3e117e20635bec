import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { SavedView } from './types.ts'

const COLUMNS = ['id', 'list', 'name', 'query'] as const

/** The views of a person, the oldest first. */
export const listViews = (db: Db, userId: string): Promise<SavedView[]> =>
  of(db, userId).orderBy('created_at').orderBy('id').execute()

export const findView = async (db: Db, userId: string, id: string): Promise<SavedView | null> =>
  (await of(db, userId).where('id', '=', id).executeTakeFirst()) ?? null

const of = (db: Db, userId: string) => db.selectFrom('saved_views').select(COLUMNS).where('agency_user_id', '=', userId)

/** Whoever asks keeps others from changing this person's views until the transaction ends. */
export const lockViews = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`saved_views ${userId}`}, 0))`.execute(db)

export async function addView(db: Db, agencyId: string, userId: string, view: SavedView, at: Date) {
  const row = { agency_id: agencyId, agency_user_id: userId, created_at: at, ...view }
  await db.insertInto('saved_views').values(row).execute()
}

export async function renameView(db: Db, id: string, name: string) {
  await db.updateTable('saved_views').set({ name }).where('id', '=', id).execute()
}

export async function deleteView(db: Db, userId: string, id: string) {
  await db.deleteFrom('saved_views').where('id', '=', id).where('agency_user_id', '=', userId).execute()
}
