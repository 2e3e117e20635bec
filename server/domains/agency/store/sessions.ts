import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Viewer } from '../types.ts'

type NewSession = {
  id: string
  agencyId: string
  userId: string
  tokenHash: Buffer
  expiresAt: Date
  userAgent?: string
  network?: string
  at?: Date
}

export async function addSession(db: Db, session: NewSession) {
  const { id, agencyId, userId, tokenHash, expiresAt, userAgent = '', network = null, at = new Date() } = session
  const seen = { user_agent: userAgent, network, created_at: at, seen_at: at }
  await db
    .insertInto('sessions')
    .values({ id, agency_id: agencyId, agency_user_id: userId, token_hash: tokenHash, expires_at: expiresAt, ...seen })
    .execute()
}

/** Notes that a user has come in: no invitation is needed any more. False, and nothing, when the user is not active. */
export async function noteSignedIn(db: Db, userId: string, now: Date): Promise<boolean> {
  const query = db.updateTable('agency_users').set({ seen_at: now }).where('id', '=', userId)
  if ((await query.where('state', '=', 'ACTIVE').executeTakeFirst()).numUpdatedRows !== 1n) return false
  await db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('agency_user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  return true
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<(Viewer & { seenAt: Date }) | null> {
  const { rows } = await sql<{
    id: string
    agency_id: string
    agency_user_id: string
    is_expired: boolean
    seen_at: Date
  }>`select * from find_session(${tokenHash})`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { id: sessionId, agency_id: agencyId, agency_user_id: userId, is_expired: isExpired, seen_at: seenAt } = row
  return { sessionId, agencyId, userId, isExpired, seenAt }
}

/** Notes that a session and its user are here, unless somebody did since `before`. */
export async function noteSeen(
  db: Db,
  { sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>,
  { now, before, network }: { now: Date; before: Date; network: string | null },
) {
  await db
    .updateTable('agency_users')
    .set({ seen_at: now })
    .where('id', '=', userId)
    .where(({ eb, or }) => or([eb('seen_at', 'is', null), eb('seen_at', '<', before)]))
    .execute()
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(network && { network }) })
    .where('id', '=', sessionId)
    .where('seen_at', '<', before)
    .execute()
}

/** Of one user's browsers: where it is signed in, the one used last first. */
export type Session = { id: string; userAgent: string; network: string | null; createdAt: Date; seenAt: Date }

export async function listSessions(db: Db, userId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('agency_user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    network: row.network,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }))
}

/** Ends one session of a user; one that has ended stays so. */
export async function deleteSession(db: Db, { sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>) {
  await db.deleteFrom('sessions').where('id', '=', sessionId).where('agency_user_id', '=', userId).execute()
}

export async function deleteSessionsOf(db: Db, userId: string) {
  await db.deleteFrom('sessions').where('agency_user_id', '=', userId).execute()
}

/** Whether a session is still open and its user active. */
export async function isSessionOpen(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('agency_users', 'agency_users.id', 'sessions.agency_user_id')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('expires_at', '>', now)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  return row !== undefined
}
