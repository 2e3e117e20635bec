import { sql } from 'kysely'
import type { IsoDate } from '../../../shared/dates.ts'
import type { Db } from '../../db/connection.ts'
import type { Found, Question } from './types.ts'

const MANY = 10_000

/**
 * Up to `most` records of each kind that the question may mean, in one statement, the best match first. Of each kind it may `glance` at so
 * many of the newest.
 */
export async function find(
  db: Db,
  { typed, words, strictly, loosely }: Question,
  glance: number,
  most: number,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select * from find_records(${typed}, ${words}::text[], ${strictly}::tsquery, ${loosely}::tsquery, ${glance}, ${most})`.execute(
    db,
  )
  return rows
}

/** The carriers of those of these policies that have one, by the ids of the policies. */
export async function listCarriers(db: Db, policyIds: readonly string[]): Promise<Map<string, string>> {
  const query = db.selectFrom('policies').innerJoin('carriers', 'carriers.id', 'policies.carrier_id')
  const rows = await query.select(['policies.id', 'carriers.name']).where('policies.id', 'in', policyIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The days on which those of these policies end that have one, by the ids of the policies. */
export async function listEnds(db: Db, policyIds: readonly string[]): Promise<Map<string, IsoDate>> {
  const query = db.selectFrom('policies').select(['id', 'expires_at']).where('id', 'in', policyIds)
  return new Map((await query.execute()).flatMap(({ id, expires_at }) => (expires_at ? [[id, expires_at]] : [])))
}

/** Whether an agency has so many records that a word may be of more than can be gone through while someone types. */
export async function isLarge(db: Db): Promise<boolean> {
  const { rows } = await sql<{ large: boolean }>`
    select exists (select from accounts offset ${MANY}) or exists (select from policies offset ${MANY}) as large`.execute(
    db,
  )
  return rows[0]!.large
}
