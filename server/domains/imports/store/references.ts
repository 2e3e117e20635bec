import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'

/** The accounts of these references, in lower case. */
export async function findReferences(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (!keys.length) return new Map()
  const rows = await db
    .selectFrom('import_references')
    .select(['reference_key', 'record_id'])
    .where(sql<boolean>`reference_key = any(${keys}::text[])`)
    .execute()
  return new Map(rows.map(({ reference_key, record_id }) => [reference_key, record_id]))
}

/** The reference of each of these accounts that has one. */
export async function listReferencesOf(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (!accountIds.length) return new Map()
  const rows = await db
    .selectFrom('import_references')
    .select(['reference_key', 'record_id'])
    .where(sql<boolean>`record_id = any(${accountIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ reference_key, record_id }) => [record_id, reference_key]))
}

export async function addReferences(
  db: Db,
  agencyId: string,
  importId: string,
  references: readonly { key: string; recordId: string }[],
) {
  await sql`
    insert into import_references (agency_id, reference_key, record_id, import_id)
      select ${agencyId}, key, "recordId", ${importId}
      from jsonb_to_recordset(${jsonOf(references)}) as new (key text, "recordId" uuid) on conflict do nothing`.execute(
    db,
  )
}

/** Deletes the references that an import gave these accounts. */
export async function deleteReferences(db: Db, importId: string, accountIds: readonly string[]) {
  if (!accountIds.length) return
  await db
    .deleteFrom('import_references')
    .where('import_id', '=', importId)
    .where(sql<boolean>`record_id = any(${accountIds}::uuid[])`)
    .execute()
}
