import { sql } from 'kysely'
import { SEARCH_KINDS, type SearchKind } from '../../../shared/search.ts'
import type { Db } from '../../db/connection.ts'
import type { Found, Question } from './types.ts'

/** The function that finds records of each kind; `make_searched` made it for their table. */
const FINDS: Record<SearchKind, string> = {
  ACCOUNT: 'find_accounts',
  WORKSPACE: 'find_workspaces',
  POLICY: 'find_policies',
  CERTIFICATE: 'find_certificates',
  REQUEST: 'find_service_requests',
  CONTACT: 'find_contacts',
}

const MANY = 10_000

/** Up to `most` records of each kind that the question may mean, in one statement, the likest first. Of each kind it may `glance` at so many of the newest. */
export async function find(
  db: Db,
  { typed, words, strictly, loosely }: Question,
  glance: number,
  most: number,
): Promise<Found[]> {
  const finds = SEARCH_KINDS.map(
    ({ id }) => sql`select ${sql.lit(id)} as kind, found.* from ${sql.id(FINDS[id])}(
      ${typed}, ${words}::text[], ${strictly}::tsquery, ${loosely}::tsquery, ${glance}, ${most}) as found`,
  )
  return (await sql<Found>`${sql.join(finds, sql` union all `)}`.execute(db)).rows
}

/** Whether an agency has so many records that a word may be of more than can be gone through while somebody types. */
export async function isLarge(db: Db): Promise<boolean> {
  const { rows } = await sql<{ large: boolean }>`
    select exists (select from accounts offset ${MANY}) or exists (select from policies offset ${MANY}) as large`.execute(
    db,
  )
  return rows[0]!.large
}
