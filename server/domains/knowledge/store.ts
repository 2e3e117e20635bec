import { type SelectQueryBuilder, sql } from 'kysely'
import { KNOWLEDGE_TITLE, STOPPED } from '../../../shared/knowledge.ts'
import type { PresetId } from '../../../shared/presets.ts'
import type { Db } from '../../db/connection.ts'
import { storable } from '../../db/json.ts'
import { holdsWords, onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { KnowledgeBase, KnowledgeDocument, KnowledgeFilter, KnowledgeSort } from './types.ts'

const ORDERS: Record<KnowledgeSort, SortKey[]> = {
  TITLE_ASC: [
    { by: sql`lower(title)`, kind: 'text', direction: 'asc' },
    { by: sql.ref('id'), kind: 'id', direction: 'asc' },
  ],
  CREATED_DESC: [
    { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
}

/** The agency's knowledge bases, the oldest first; `title` is compared without its case. */
export async function listBases(db: Db, only: { id?: string; title?: string } = {}): Promise<KnowledgeBase[]> {
  let query = db.selectFrom('knowledge_bases').selectAll().orderBy('created_at').orderBy('id')
  if (only.id) query = query.where('id', '=', only.id)
  if (only.title) query = query.where(sql<boolean>`lower(title) = lower(${only.title})`)
  return (await query.execute()).map(toBase)
}

export async function addBase(db: Db, agencyId: string, base: KnowledgeBase & { createdBy: string | null }) {
  const { id, title, createdBy, createdAt, updatedAt, rev } = base
  await db
    .insertInto('knowledge_bases')
    .values({
      agency_id: agencyId,
      id,
      title,
      created_by: createdBy,
      created_at: createdAt,
      updated_at: updatedAt,
      rev,
    })
    .execute()
}

export async function setBase(db: Db, { id, title, updatedAt, rev }: Omit<KnowledgeBase, 'createdAt'>) {
  await db.updateTable('knowledge_bases').set({ title, updated_at: updatedAt, rev }).where('id', '=', id).execute()
}

export async function deleteBase(db: Db, id: string) {
  await db.deleteFrom('knowledge_bases').where('id', '=', id).execute()
}

/** Whoever asks keeps others of the agency from making a knowledge base or adding a document until the transaction ends. */
export const lockLibrary = (db: Db, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge ${agencyId}`}, 0))`.execute(db)

/** One page of the documents a filter finds, each with its place in the list and without its text. */
export async function listDocuments(db: Db, filter: KnowledgeFilter, page: { first: number; after: string | null }) {
  const keys = ORDERS[filter.sort ?? 'CREATED_DESC']
  const query = onePage(found(db, filter), keys, pageOf(keys, page.first, page.after))
  const rows = await query.select(BUT_CONTENT).execute()
  return rows.map((row) => ({ document: toDocument({ ...row, content: null }), cursor: row.cursor }))
}

export async function countDocuments(db: Db, filter: KnowledgeFilter): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  return (await found(db, filter).select(count).executeTakeFirstOrThrow()).count
}

function found(db: Db, { search, baseId }: KnowledgeFilter) {
  let query: SelectQueryBuilder<Tables, 'knowledge_documents', object> = db.selectFrom('knowledge_documents')
  if (baseId) query = query.where('base_id', '=', baseId)
  const matching = holdsWords(search, [sql`title`])
  return matching ? query.where(matching) : query
}

/** A document; `lock` keeps it from being changed until the transaction ends. */
export async function findDocument(db: Db, id: string, lock = false): Promise<KnowledgeDocument | null> {
  let query = db.selectFrom('knowledge_documents').selectAll().where('id', '=', id)
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? toDocument(row) : null
}

/** Those with these ids as the index has them, in the order of the ids; unknown ids are left out. */
export async function findDocuments(db: Db, ids: readonly string[]): Promise<KnowledgeDocument[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('knowledge_documents').select(BUT_CONTENT).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, asIndexed(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The texts of those of these that were written here, by their ids. */
export async function listTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const query = db.selectFrom('knowledge_documents').select(['id', 'content']).where('id', 'in', ids)
  const rows = await query.where('content', 'is not', null).execute()
  return new Map(rows.map(({ id, content }) => [id, content!]))
}

/** Those of these that were written here, without their texts. */
export async function listWritten(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const query = db.selectFrom('knowledge_documents').select('id').where('content', 'is not', null)
  return new Set((await query.where('id', 'in', ids).execute()).map(({ id }) => id))
}

/** How many documents are in the index. */
export async function countReady(db: Db): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  const query = db.selectFrom('knowledge_documents').select(count).where('passage_count', '>', 0)
  return (await query.executeTakeFirstOrThrow()).count
}

export async function listRules(db: Db, preset: PresetId, most: number): Promise<KnowledgeDocument[]> {
  const query = db.selectFrom('knowledge_documents').select(BUT_CONTENT).where(sql<boolean>`${preset} = any (rule_for)`)
  const rows = await query.where('passage_count', '>', 0).orderBy('created_at').orderBy('id').limit(most).execute()
  return rows.map(asIndexed)
}

/** The documents that were found for a workspace, in the order they were found. */
export async function listFound(db: Db, workspaceId: string): Promise<{ documentId: string; place: number }[]> {
  const query = db.selectFrom('workspace_knowledge').select(['document_id', 'place'])
  const rows = await query.where('workspace_id', '=', workspaceId).orderBy('place').execute()
  return rows.map((row) => ({ documentId: row.document_id, place: row.place }))
}

/** Those of these documents that are deleted by then are left out. */
export async function addFound(
  db: Db,
  agencyId: string,
  workspaceId: string,
  found: readonly { documentId: string; place: number }[],
) {
  const [ids, places] = [found.map(({ documentId }) => documentId), found.map(({ place }) => place)]
  await sql`insert into workspace_knowledge (agency_id, workspace_id, document_id, place)
    select ${agencyId}, ${workspaceId}, id, place from unnest(${ids}::uuid[], ${places}::int4[]) as found (id, place)
    join knowledge_documents using (id) for key share of knowledge_documents
    on conflict do nothing`.execute(db)
}

/** The document that has a file with the same bytes, or null. */
export async function findSame(db: Db, sha256: string): Promise<{ id: string; title: string } | null> {
  const query = db.selectFrom('knowledge_documents').innerJoin('files', 'files.id', 'knowledge_documents.file_id')
  const same = query.where('files.sha256', '=', sha256).where('content', 'is', null)
  return (await same.select(['knowledge_documents.id', 'title']).limit(1).executeTakeFirst()) ?? null
}

/** The documents whose newest or indexed version is this file. */
export const listDocumentsOfFile = (db: Db, fileId: string): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('knowledge_documents')
    .select(['id', 'title'])
    .where(({ eb, or }) => or([eb('file_id', '=', fileId), eb('indexed_file_id', '=', fileId)]))
    .orderBy('id')
    .execute()

/** Those of these files that are the newest or the indexed version of a document, and its title. */
export async function listFilesOfLibrary(db: Db, fileIds: readonly string[]): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`select given.id, document.title
    from unnest(${fileIds}::uuid[]) as given (id) cross join lateral (select title from knowledge_documents
      where file_id = given.id or indexed_file_id = given.id order by id limit 1) as document`.execute(db)
  return rows
}

/** The pages of all documents that are in the index. */
export async function countPages(db: Db): Promise<number> {
  const sum = sql<number>`coalesce(sum(page_count), 0)::int`.as('pages')
  return (await db.selectFrom('knowledge_documents').select(sum).executeTakeFirstOrThrow()).pages
}

export type NewDocument = Pick<KnowledgeDocument, 'id' | 'baseId' | 'title' | 'content' | 'fileId' | 'createdBy'>

export async function addDocument(db: Db, agencyId: string, document: NewDocument, now: Date) {
  const { id, baseId, title, content, fileId, createdBy } = document
  await db
    .insertInto('knowledge_documents')
    .values({
      ...{ agency_id: agencyId, id, base_id: baseId, title, content, file_id: fileId, created_by: createdBy },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
}

export type Changed = Pick<
  KnowledgeDocument,
  'id' | 'baseId' | 'title' | 'content' | 'fileId' | 'replacedAt' | 'ruleFor' | 'updatedAt'
>

/** Writes what a user changed, as the next revision. */
export async function setDocument(db: Db, document: Changed) {
  const { id, baseId, title, content, fileId, replacedAt, ruleFor, updatedAt } = document
  await db
    .updateTable('knowledge_documents')
    .set(({ eb }) => ({
      ...{ base_id: baseId, title, content, file_id: fileId, replaced_at: replacedAt },
      ...{ rule_for: ruleFor, updated_at: updatedAt },
      rev: eb('rev', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Puts a document in line to be indexed (again). What is in the index stays until the new one is there. */
export async function setQueued(db: Db, id: string) {
  await db
    .updateTable('knowledge_documents')
    .set({ status: 'UNKNOWN', error: null, progress: 0, started_at: null, completed_at: null })
    .where('id', '=', id)
    .execute()
}

/** Ends the indexing of a document that waits or is under way. */
export async function setStopped(db: Db, id: string, now: Date) {
  await db
    .updateTable('knowledge_documents')
    .set({ status: 'FAILED', error: STOPPED, completed_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['UNKNOWN', 'INDEXING'])
    .execute()
}

export async function deleteDocument(db: Db, id: string) {
  await db.deleteFrom('knowledge_documents').where('id', '=', id).execute()
}

/** What a document says of itself, as it is kept. */
export const aboutOf = ({ title, summary, purpose }: { title: string; summary: string; purpose: string }) => ({
  title: storable(title).slice(0, KNOWLEDGE_TITLE),
  summary: storable(summary) || null,
  purpose: storable(purpose) || null,
})

type BaseRow = { id: string; title: string; created_at: Date; updated_at: Date; rev: number }
const toBase = (row: BaseRow): KnowledgeBase => ({
  id: row.id,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})

type DocumentRow = {
  id: string
  number: number
  base_id: string
  title: string
  content: string | null
  file_id: string
  indexed_file_id: string | null
  summary: string | null
  purpose: string | null
  status: string
  error: string | null
  progress: number
  started_at: Date | null
  completed_at: Date | null
  page_count: number
  replaced_at: Date | null
  rule_for: string[]
  created_by: string | null
  created_at: Date
  updated_at: Date
  rev: number
}

/** All but the text of one that was written here, which may be long. */
export const BUT_CONTENT = [
  ...['id', 'number', 'base_id', 'title', 'file_id', 'indexed_file_id', 'summary', 'purpose', 'status', 'error'],
  ...['progress', 'started_at', 'completed_at', 'page_count', 'rule_for', 'created_by', 'created_at', 'updated_at'],
  ...['rev', 'replaced_at'],
] as const

/** A document as the index has it: the file that its passages stand in, and no text. */
export const asIndexed = (row: Omit<DocumentRow, 'content'>): KnowledgeDocument =>
  toDocument({ ...row, content: null, file_id: row.indexed_file_id ?? row.file_id })

export const toDocument = (row: DocumentRow): KnowledgeDocument => ({
  id: row.id,
  number: row.number,
  baseId: row.base_id,
  title: row.title,
  content: row.content,
  fileId: row.file_id,
  indexedFileId: row.indexed_file_id,
  summary: row.summary,
  purpose: row.purpose,
  status: row.status as KnowledgeDocument['status'],
  error: row.error,
  progress: row.progress,
  startedAt: row.started_at,
  completedAt: row.completed_at,
  pageCount: row.page_count,
  replacedAt: row.replaced_at,
  ruleFor: row.rule_for as PresetId[],
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})
