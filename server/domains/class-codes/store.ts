import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { holdsWords, onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { ClassCodeFilter, ClassCodeRow, ClassCodeTable } from './types.ts'

const BY_CODE: SortKey[] = [{ by: sql.ref('code'), kind: 'text', direction: 'asc' }]

/** One page of the codes that a filter finds, each with its place in the list. */
export async function listPage(db: Db, filter: ClassCodeFilter, page: { first: number; after: string | null }) {
  const query = filtered(db.selectFrom('class_codes'), filter)
  return onePage(query, BY_CODE, pageOf(BY_CODE, page.first, page.after))
    .select(['code', 'title'])
    .execute()
}

export async function countCodes(db: Db, filter: ClassCodeFilter): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  return (await filtered(db.selectFrom('class_codes'), filter).select(count).executeTakeFirstOrThrow()).count
}

function filtered<Row>(query: SelectQueryBuilder<Tables, 'class_codes', Row>, { search }: ClassCodeFilter) {
  const matching = holdsWords(search, [sql`code`, sql`title`])
  return matching ? query.where(matching) : query
}

/** All codes, in the order of their file. */
export const listCodes = (db: Db): Promise<ClassCodeRow[]> =>
  db.selectFrom('class_codes').select(['code', 'title']).orderBy('position').execute()

/** What was imported last; `lock` keeps it from being replaced until the transaction ends. */
export async function findTable(db: Db, lock = false): Promise<ClassCodeTable | null> {
  let query = db.selectFrom('class_code_tables').selectAll()
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  if (!row) return null
  const { id, file_name: fileName, codes, notes, imported_by: importedBy, imported_at: importedAt } = row
  return { id, fileName, codes, notes, importedBy, importedAt }
}

/** Writes a table in place of the one with the id `replaces`, null for none. False, with nothing written, where another one stands there. */
export async function putTable(
  db: Db,
  agencyId: string,
  { id, fileName, codes, notes, importedBy, importedAt }: ClassCodeTable,
  rows: readonly ClassCodeRow[],
  replaces: string | null,
): Promise<boolean> {
  const row = { id, file_name: fileName, codes, notes, imported_by: importedBy, imported_at: importedAt }
  const put = await db
    .insertInto('class_code_tables')
    .values({ agency_id: agencyId, ...row })
    .onConflict((oc) => oc.column('agency_id').doUpdateSet(row).where('class_code_tables.id', '=', replaces))
    .returning('id')
    .executeTakeFirst()
  if (!put) return false
  await deleteCodes(db)
  const [all, titles] = [rows.map(({ code }) => code), rows.map(({ title }) => title)]
  await sql`insert into class_codes (agency_id, code, title, position)
    select ${agencyId}::uuid, code, title, position
    from unnest(${all}::text[], ${titles}::text[]) with ordinality as row (code, title, position)`.execute(db)
  return true
}

export async function deleteTable(db: Db) {
  await deleteCodes(db)
  await db.deleteFrom('class_code_tables').execute()
}

/** The row-level policy narrows it to the agency. */
const deleteCodes = (db: Db) => db.deleteFrom('class_codes').execute()
