import { sql } from 'kysely'
import type { Rights } from '../../../../shared/roles.ts'
import type { Db } from '../../../db/connection.ts'

/** When a user was last here; for one who never was, when the newest invitation was sent and until when it holds. */
export type Presence = { id: string; seenAt: Date | null; invitedAt: Date | null; invitedUntil: Date | null }

export async function listPresence(db: Db): Promise<Presence[]> {
  const rows = await db
    .selectFrom('agency_users as u')
    .leftJoin('invitations as i', (join) => join.onRef('i.agency_user_id', '=', 'u.id').on('i.used_at', 'is', null))
    .select(['u.id', 'u.seen_at', 'i.created_at', 'i.expires_at'])
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    seenAt: row.seen_at,
    invitedAt: row.created_at,
    invitedUntil: row.expires_at,
  }))
}

/** Of all users, so that one change of them is made after the other. */
export async function lockUsers(db: Db) {
  await db.selectFrom('agencies').select('id').forNoKeyUpdate().execute()
}

export async function setUserRights(db: Db, id: string, { role, sees }: Rights) {
  await db.updateTable('agency_users').set({ role, sees }).where('id', '=', id).execute()
}

/** Writes what a user may change of their own. */
export async function setSelf(db: Db, id: string, self: { name: string; signature: string }) {
  await db.updateTable('agency_users').set(self).where('id', '=', id).execute()
}

export async function setUserEmail(db: Db, id: string, email: string) {
  await db.updateTable('agency_users').set({ email }).where('id', '=', id).execute()
}

type Invitation = { id: string; agencyId: string; userId: string; tokenHash: Buffer; createdAt: Date; expiresAt: Date }

/** Adds an invitation in the place of earlier ones that were not used. */
export async function putInvitation(db: Db, { id, agencyId, userId, tokenHash, createdAt, expiresAt }: Invitation) {
  await db.deleteFrom('invitations').where('agency_user_id', '=', userId).where('used_at', 'is', null).execute()
  const times = { created_at: createdAt, expires_at: expiresAt }
  await db
    .insertInto('invitations')
    .values({ id, agency_id: agencyId, agency_user_id: userId, token_hash: tokenHash, ...times })
    .execute()
}

/** An invitation to an active user, looked for in all agencies. */
export async function findInvitation(db: Db, tokenHash: Buffer) {
  const { rows } = await sql<{
    id: string
    agency_id: string
    agency_user_id: string
    agency_name: string
    email: string
    expires_at: Date
    used_at: Date | null
  }>`select * from find_invitation(${tokenHash})`.execute(db)
  return rows[0] ?? null
}

/** Uses an invitation up; false when it was used already. */
export async function useInvitation(db: Db, id: string, now: Date): Promise<boolean> {
  const query = db.updateTable('invitations').set({ used_at: now }).where('id', '=', id).where('used_at', 'is', null)
  return (await query.executeTakeFirst()).numUpdatedRows === 1n
}

type EmailChange = { agencyId: string; userId: string; email: string; current: Buffer; next: Buffer; expiresAt: Date }

/** Keeps a change of address that waits for its codes, in the place of an earlier one. */
export async function putEmailChange(db: Db, { agencyId, userId, email, current, next, expiresAt }: EmailChange) {
  const said = { email, current_code_hash: current, new_code_hash: next, tries: 0, expires_at: expiresAt }
  await db
    .insertInto('email_changes')
    .values({ agency_id: agencyId, agency_user_id: userId, ...said })
    .onConflict((oc) => oc.columns(['agency_id', 'agency_user_id']).doUpdateSet(said))
    .execute()
}

/** Counts one guess of the codes of a user's change; null when there is none that may still be guessed. */
export async function tryEmailChange(db: Db, userId: string, most: number, now: Date) {
  const row = await db
    .updateTable('email_changes')
    .set({ tries: sql<number>`tries + 1` })
    .where('agency_user_id', '=', userId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['email', 'current_code_hash', 'new_code_hash'])
    .executeTakeFirst()
  return row ? { email: row.email, current: row.current_code_hash, next: row.new_code_hash } : null
}

export async function deleteEmailChange(db: Db, userId: string) {
  await db.deleteFrom('email_changes').where('agency_user_id', '=', userId).execute()
}
