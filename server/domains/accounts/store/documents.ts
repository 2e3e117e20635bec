import { sql } from 'kysely'
import type { AccountDocumentType } from '../../../../shared/accounts.ts'
import type { Db } from '../../../db/connection.ts'
import { holdsWords, onePage, pageOf, type SortKey } from '../../../db/list.ts'
import type { AccountDocument } from '../types.ts'

const NEWEST: SortKey[] = [
  { by: sql.ref('account_files.created_at'), kind: 'time', direction: 'desc' },
  { by: sql.ref('account_files.id'), kind: 'id', direction: 'desc' },
]

export type DocumentFilter = { search?: string | null; types?: AccountDocumentType[] | null }

function ofAccount(db: Db, accountId: string, { search, types }: DocumentFilter) {
  let query = db.selectFrom('account_files').innerJoin('files', 'files.id', 'account_files.id')
  query = query.where('account_id', '=', accountId)
  if (types?.length) query = query.where('account_files.type', 'in', types)
  const matching = holdsWords(search, [sql.ref('files.name'), sql.ref('account_files.notes')])
  return matching ? query.where(matching) : query
}

const COLUMNS = [
  'account_files.id',
  'account_id as accountId',
  'files.name',
  'files.mime_type as mimeType',
  'files.size',
  'files.page_count as pageCount',
  'files.state',
  'account_files.type',
  'account_files.notes',
  'account_files.created_by as createdBy',
  'account_files.created_at as createdAt',
] as const

/** One page of the documents of an account, the newest first. */
export async function listDocuments(
  db: Db,
  accountId: string,
  filter: DocumentFilter,
  first: number,
  after: string | null,
): Promise<(AccountDocument & { cursor: string })[]> {
  return onePage(ofAccount(db, accountId, filter), NEWEST, pageOf(NEWEST, first, after))
    .select(COLUMNS)
    .execute()
}

export async function countDocuments(db: Db, accountId: string, filter: DocumentFilter): Promise<number> {
  const row = await ofAccount(db, accountId, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirst()
  return row?.count ?? 0
}

export async function findDocument(db: Db, id: string): Promise<AccountDocument | null> {
  const query = db.selectFrom('account_files').innerJoin('files', 'files.id', 'account_files.id').select(COLUMNS)
  return (await query.where('account_files.id', '=', id).executeTakeFirst()) ?? null
}

export async function addDocument(
  db: Db,
  agencyId: string,
  document: Pick<AccountDocument, 'id' | 'accountId' | 'type' | 'notes' | 'createdBy' | 'createdAt'>,
) {
  await db
    .insertInto('account_files')
    .values({
      agency_id: agencyId,
      id: document.id,
      account_id: document.accountId,
      type: document.type,
      notes: document.notes,
      created_by: document.createdBy,
      created_at: document.createdAt,
    })
    .execute()
}

/** Returns whether it existed. */
export async function deleteDocument(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('account_files').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
