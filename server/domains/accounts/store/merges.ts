import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Merge } from '../types.ts'

/**
 * The tables whose rows belong to an account by `account_id` and move with it in a merge. They belong to other domains on a higher floor,
 * so their verbs cannot be called from here, and a job would leave the policies out of the kept account for a while. So only the owner of
 * the row is changed here. A new table of this kind must be listed (a test checks the catalogue). Tables that only point at the account
 * (`history`, `account_contacts`) stay, and are read across all merged accounts.
 */
export const MOVED_TABLES = [
  'account_files',
  'policies',
  'certificates',
  'certificate_batches',
  'workspaces',
  'service_requests',
  'tasks',
] as const

/** Moves all rows of one account to another and returns what was moved, by table. */
export async function moveAll(db: Db, agencyId: string, mergeId: string, from: string, to: string) {
  for (const table of MOVED_TABLES)
    await sql`
      with moved as (update ${sql.table(table)} set account_id = ${to} where account_id = ${from} returning id)
      insert into account_merge_moves (agency_id, merge_id, table_name, row_id)
        select ${agencyId}, ${mergeId}, ${table}, id from moved`.execute(db)
}

/** Moves back the rows a merge moved that are still there. */
export async function moveBack(db: Db, { id, keptId, mergedId }: Merge) {
  for (const table of MOVED_TABLES)
    await sql`
      update ${sql.table(table)} set account_id = ${mergedId} where account_id = ${keptId} and id in
        (select row_id from account_merge_moves where merge_id = ${id} and table_name = ${table})`.execute(db)
}

/** How many rows of each moved table an account has. */
export async function countMoved(db: Db, accountId: string): Promise<{ table: string; count: number }[]> {
  const counts = MOVED_TABLES.map(
    (table) =>
      sql`select ${sql.lit(table)} as "table", count(*)::int as count from ${sql.table(table)} where account_id = ${accountId}`,
  )
  return (await sql<{ table: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)).rows
}

const CONTACTS = 'account_contacts'

/** The contacts that other merges, still in effect, brought to an account. */
const broughtBy = (keptId: string, mergeId: string) => sql`
  select row_id from account_merge_moves moves join account_merges merges on merges.id = moves.merge_id
  where table_name = ${CONTACTS} and merges.kept_id = ${keptId} and merges.undone_at is null and merges.id <> ${mergeId}`

/** Adds the contacts of another account after an account's own. The other account keeps them too. */
export async function shareContacts(db: Db, agencyId: string, mergeId: string, from: string, to: string) {
  await sql`
    insert into account_merge_moves (agency_id, merge_id, table_name, row_id)
      select ${agencyId}, ${mergeId}, ${CONTACTS}, contact_id from account_contacts where account_id = ${from}
      and (contact_id in (${broughtBy(to, mergeId)}) or contact_id not in
        (select contact_id from account_contacts where account_id = ${to}))`.execute(db)
  await sql`
    insert into account_contacts (agency_id, account_id, contact_id, role, position)
      select agency_id, ${to}, contact_id, role, position + 1
        + (select coalesce(max(position), 0) from account_contacts where account_id = ${to})
        - (select min(position) from account_contacts where account_id = ${from})
      from account_contacts where account_id = ${from}
      on conflict do nothing`.execute(db)
}

/** Removes the contacts that only this merge brought. */
export async function unshareContacts(db: Db, { id, keptId }: Merge) {
  await sql`
    delete from account_contacts where account_id = ${keptId}
      and contact_id in (select row_id from account_merge_moves where merge_id = ${id} and table_name = ${CONTACTS})
      and contact_id not in (${broughtBy(keptId, id)})`.execute(db)
}

export async function setMergedInto(db: Db, accountId: string, into: string | null, at: Date) {
  const next = { merged_into: into, updated_at: at, rev: sql<number>`rev + 1` }
  await db.updateTable('accounts').set(next).where('id', '=', accountId).execute()
}

export async function addMerge(db: Db, agencyId: string, { id, keptId, mergedId, mergedBy, mergedAt, filled }: Merge) {
  const row = {
    agency_id: agencyId,
    id,
    kept_id: keptId,
    merged_id: mergedId,
    merged_by: mergedBy,
    merged_at: mergedAt,
    filled: jsonOf(filled),
  }
  await db.insertInto('account_merges').values(row).execute()
}

export async function endMerge(db: Db, id: string, undoneBy: string | null, at: Date) {
  const next = { undone_at: at, undone_by: undoneBy }
  await db.updateTable('account_merges').set(next).where('id', '=', id).execute()
}

const columns = ['id', 'kept_id', 'merged_id', 'merged_by', 'merged_at', 'undone_at', 'filled'] as const

type Row = {
  id: string
  kept_id: string
  merged_id: string
  merged_by: string | null
  merged_at: Date
  undone_at: Date | null
  filled: Merge['filled']
}

const toMerge = (row: Row): Merge => ({
  id: row.id,
  keptId: row.kept_id,
  mergedId: row.merged_id,
  mergedBy: row.merged_by,
  mergedAt: row.merged_at,
  undoneAt: row.undone_at,
  filled: row.filled,
})

/** A merge, locked until the transaction ends, so that two undos at the same time do it once. */
export async function lockMerge(db: Db, id: string): Promise<Merge | null> {
  const row = await db.selectFrom('account_merges').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toMerge(row) : null
}

/** The merges into an account that are in effect and were made after a time, the newest first. */
export async function listMerges(db: Db, keptId: string, after: Date): Promise<Merge[]> {
  const rows = await db
    .selectFrom('account_merges')
    .select(columns)
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .where('merged_at', '>', after)
    .orderBy('merged_at', 'desc')
    .execute()
  return rows.map(toMerge)
}

/** Accounts, each with all accounts merged into it, directly or not. */
export async function listFamilies(db: Db, accountIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ root: string; id: string }>`
    with recursive family as (
      select id as root, id from accounts where id = any(${accountIds}::uuid[])
      union select family.root, accounts.id from accounts join family on accounts.merged_into = family.id)
    select root, id from family`.execute(db)
  const groups = Map.groupBy(rows, ({ root }) => root)
  return new Map([...groups].map(([root, members]) => [root, members.map(({ id }) => id)]))
}

export async function listFamily(db: Db, accountId: string): Promise<string[]> {
  return (await listFamilies(db, [accountId])).get(accountId) ?? [accountId]
}

/** The account this one is now part of: itself, or the last one it was merged into. */
export async function findKept(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id, merged_into from accounts where id = ${accountId}
      union select accounts.id, accounts.merged_into from accounts join line on accounts.id = line.merged_into)
    select id from line where merged_into is null`.execute(db)
  return rows[0]?.id ?? null
}
