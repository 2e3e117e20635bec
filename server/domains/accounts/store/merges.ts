import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Merge } from '../types.ts'

/**
 * The tables whose rows belong to an account by `account_id` and move with it when it is merged. They are other domains' tables, and
 * later ones: no verb of theirs may be called from here, and a job would leave a client's policies out of the kept account for a
 * while, and find others there when the merge is undone. So the row's owner is changed here, and nothing else of it. A table that
 * joins them stands here too (a test reads the catalogue for one that does not). What is known by the account alone (`history`,
 * `account_contacts`) stays, and is read over all accounts merged into one.
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

/** Gives everything of one account to another; says what was moved, by table. */
export async function moveAll(db: Db, agencyId: string, mergeId: string, from: string, to: string) {
  for (const table of MOVED_TABLES)
    await sql`
      with moved as (update ${sql.table(table)} set account_id = ${to} where account_id = ${from} returning id)
      insert into account_merge_moves (agency_id, merge_id, table_name, row_id)
        select ${agencyId}, ${mergeId}, ${table}, id from moved`.execute(db)
}

/** Gives back what a merge moved and is still where it moved it. */
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

/** The contacts that other merges, which still hold, brought to an account. */
const broughtBy = (keptId: string, mergeId: string) => sql`
  select row_id from account_merge_moves moves join account_merges merges on merges.id = moves.merge_id
  where table_name = ${CONTACTS} and merges.kept_id = ${keptId} and merges.undone_at is null and merges.id <> ${mergeId}`

/** Gives an account the contacts of another that it does not have, behind its own. The other keeps them, too. */
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

/** Takes those contacts away again that only this merge brought. */
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

/** A merge, kept as it is until the end: two that undo it at once make one. */
export async function lockMerge(db: Db, id: string): Promise<Merge | null> {
  const row = await db.selectFrom('account_merges').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toMerge(row) : null
}

/** The merges into an account that hold and were made after a time, the newest first. */
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

/** Accounts, each with all that were merged into it, and into those. */
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

/** The account that this one is a part of by now: itself, or the last one it was merged into. */
export async function findKept(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id, merged_into from accounts where id = ${accountId}
      union select accounts.id, accounts.merged_into from accounts join line on accounts.id = line.merged_into)
    select id from line where merged_into is null`.execute(db)
  return rows[0]?.id ?? null
}
