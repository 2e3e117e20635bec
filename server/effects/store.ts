import { sql } from 'kysely'
import type { EffectKind } from '../../shared/kinds.ts'
import type { EffectState } from '../../shared/states.ts'
import type { Db } from '../db/connection.ts'
import { jsonOf } from '../db/json.ts'
import type { Effect } from './types.ts'

/** Adds an effect; one whose key is there already changes nothing. */
export async function addEffect(db: Db, id: string, agencyId: string | null, effect: Effect) {
  const { kind, key, payload, expiresAt = null } = effect
  await sql`select add_effect(${id}, ${agencyId}, ${kind}, ${key}, ${JSON.stringify(payload)}, ${expiresAt})`.execute(
    db,
  )
}

export type Taken = { kind: EffectKind; key: string; payload: unknown; tries: number; expiresAt: Date | null }

/** How long a delivery may be under way before another takes its place: longer than any machine outside is waited for. */
const LEASE = '2 minutes'

/** Takes an effect up for one more try; null when it is over, 'taken' while another delivery of it is under way. */
export async function takeEffect(db: Db, id: string, now: Date): Promise<Taken | 'taken' | null> {
  const { rows } = await sql<Omit<Taken, 'expiresAt'> & { taken: boolean; expires_at: Date | null }>`
    select * from take_effect(${id}, ${now}, ${LEASE}::interval)`.execute(db)
  const row = rows[0]
  if (!row) return null
  if (row.taken) return 'taken'
  const { kind, key, payload, tries, expires_at: expiresAt } = row
  return { kind, key, payload, tries, expiresAt }
}

/** Lets the next try begin, after one that failed. */
export async function releaseEffect(db: Db, id: string) {
  await sql`select release_effect(${id})`.execute(db)
}

export async function endEffect(db: Db, id: string, state: EffectState, error: string | null, now: Date) {
  await sql`select end_effect(${id}, ${state}, ${error}, ${now})`.execute(db)
}

export type GivenUp = {
  id: string
  kind: EffectKind
  error: string | null
  tries: number
  created_at: Date
  ended_at: Date | null
}

/** What could not be delivered, the newest first. `owner` sees every agency. */
export function listGivenUp(owner: Db): Promise<GivenUp[]> {
  return owner
    .selectFrom('effects')
    .select(['id', 'kind', 'error', 'tries', 'created_at', 'ended_at'])
    .where('state', '=', 'GAVE_UP')
    .orderBy('ended_at', 'desc')
    .limit(200)
    .execute()
}

/** Opens what was given up for new tries; false when it is not there. */
export async function reopen(owner: Db, id: string): Promise<boolean> {
  const query = owner
    .updateTable('effects')
    .set({ state: 'WAITING', tries: 0, error: null, ended_at: null, taken_until: null })
  return (await query.where('id', '=', id).where('state', '=', 'GAVE_UP').executeTakeFirst()).numUpdatedRows === 1n
}

/** Forgets effects that were over long ago, and clients' keys as old. */
export async function forgetBefore(owner: Db, time: Date) {
  await owner.deleteFrom('mutation_keys').where('created_at', '<', time).execute()
  await owner.deleteFrom('effects').where('state', '!=', 'WAITING').where('ended_at', '<', time).execute()
}

/** Waits until no other transaction is at work for a client's key; what it kept is seen by the next statement. */
export async function lockKey(db: Db, agencyId: string, key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`key:${agencyId}:${key}`}, 0))`.execute(db)
}

/** What a mutation with a client's key came to; null when the key is new. */
export async function findKey(db: Db, key: string): Promise<{ verb: string; hash: Buffer; result: unknown } | null> {
  const row = await db.selectFrom('mutation_keys').selectAll().where('client_key', '=', key).executeTakeFirst()
  return row ? { verb: row.verb, hash: row.input_hash, result: row.result } : null
}

/** Keeps what a mutation came to. */
export async function addKey(
  db: Db,
  agencyId: string,
  { key, verb, hash, result, at }: { key: string; verb: string; hash: Buffer; result: unknown; at: Date },
) {
  const row = { agency_id: agencyId, client_key: key, verb, input_hash: hash, result: jsonOf(result), created_at: at }
  await db.insertInto('mutation_keys').values(row).execute()
}
