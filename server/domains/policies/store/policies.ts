import { sql } from 'kysely'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Policy, PolicyFacts, ValueSource } from '../types.ts'
import { columnsOf, newestCancellation, nextId, policyColumns, toPolicy } from './rows.ts'

/** The policies that are not deleted, with all that is read of one. */
export const allPolicies = (db: Db) =>
  db
    .selectFrom('policies')
    .select(policyColumns)
    .select([newestCancellation.as('cancellation'), nextId.as('next_id')])
    .where('policies.deleted_at', 'is', null)

export async function findPolicy(db: Db, id: string): Promise<Policy | null> {
  const row = await allPolicies(db).where('policies.id', '=', id).executeTakeFirst()
  return row ? toPolicy(row) : null
}

/** The policies with these ids that there are, in the order of the ids. */
export async function listPolicies(db: Db, ids: readonly string[]): Promise<Policy[]> {
  if (!ids.length) return []
  const rows = await allPolicies(db).where('policies.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toPolicy(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The policies of these accounts, the newest first. */
export async function listPoliciesOf(db: Db, accountIds: readonly string[]): Promise<Policy[]> {
  if (!accountIds.length) return []
  const rows = await allPolicies(db)
    .where('policies.account_id', 'in', accountIds)
    .orderBy('policies.created_at', 'desc')
    .orderBy('policies.id', 'desc')
    .execute()
  return rows.map(toPolicy)
}

/** Locks the rows of policies until the transaction ends, so that changes happen one after the other. */
export async function lockPolicies(db: Db, ids: readonly string[]) {
  if (ids.length)
    await db.selectFrom('policies').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** That the coverage of a policy runs on a day, as a condition on `policies`. */
export const runsOn = (day: IsoDate) =>
  sql<boolean>`(policies.state in ('BINDING', 'INFORCE') and policies.inforce_at <= ${day}::date and policies.expires_at > ${day}::date
    and not exists (select from policy_cancellations c
      where c.agency_id = policies.agency_id and c.policy_id = policies.id and c.effective_at <= ${day}::date
        and (c.reinstated_at is null or c.reinstatement_effective_at > ${day}::date)))`

/** The policies of an account whose coverage runs on a day: neither ended, nor canceled by then, nor in a lapse. */
export async function listPoliciesInForce(db: Db, accountId: string, day: IsoDate): Promise<Policy[]> {
  const rows = await allPolicies(db)
    .where('policies.account_id', '=', accountId)
    .where(runsOn(day))
    .orderBy('policies.type')
    .orderBy('policies.inforce_at')
    .orderBy('policies.id')
    .execute()
  return rows.map(toPolicy)
}

type NewPolicy = PolicyFacts & { id: string; accountId: string; previousId: string | null }

/** A statement takes a bounded number of values. */
const AT_ONCE = 1000

export async function addPolicies(db: Db, agencyId: string, policies: readonly NewPolicy[], now: Date) {
  const rows = policies.map(({ id, accountId, previousId, ...facts }) => ({
    ...{ agency_id: agencyId, id, account_id: accountId, previous_id: previousId, ...columnsOf(facts) },
    ...{ created_at: now, updated_at: now },
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('policies')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** Writes a changed policy as its next revision, and says which that is. */
export async function updatePolicy(db: Db, id: string, facts: PolicyFacts, now: Date): Promise<number> {
  const { rev } = await db
    .updateTable('policies')
    .set({ ...columnsOf(facts), updated_at: now, rev: sql`rev + 1` })
    .where('id', '=', id)
    .returning('rev')
    .executeTakeFirstOrThrow()
  return rev
}

export async function setState(db: Db, id: string, state: Policy['state'], now: Date) {
  await db.updateTable('policies').set({ state, updated_at: now }).where('id', '=', id).execute()
}

export async function setSources(db: Db, id: string, sources: Record<string, ValueSource>, now: Date) {
  await db
    .updateTable('policies')
    .set({ sources: jsonOf(sources), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Removes a policy from every list; its history stays. */
export async function deletePolicy(db: Db, id: string, now: Date) {
  await db.updateTable('policies').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
}

/** Deletes policies that nothing refers to. */
export async function removePolicies(db: Db, ids: readonly string[]) {
  if (ids.length) await db.deleteFrom('policies').where('id', 'in', ids).execute()
}

/**
 * Whether an account is a business's, or someone's own; null when there is none. Until the transaction ends it is merged into no other, so
 * that what is added to it is not left behind.
 */
export async function holdAccount(db: Db, accountId: string) {
  const query = db.selectFrom('accounts').select('type').where('id', '=', accountId).where('merged_into', 'is', null)
  return (await query.forShare().executeTakeFirst())?.type ?? null
}
