import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import type { DocumentFacts, Page } from '../../documents/index.ts'
import type { FileRecord, PageSize } from './types.ts'

const columns = [
  'id',
  'name',
  'mime_type',
  'size',
  'sha256',
  'blob_key',
  'state',
  'progress',
  'error',
  'reading_kind',
  'kind',
  'page_count',
  'warnings',
  'facts',
] as const

type Row = {
  id: string
  name: string
  mime_type: string
  size: number
  sha256: string
  blob_key: string
  state: FileRecord['state']
  progress: number
  error: string | null
  reading_kind: string | null
  kind: string | null
  page_count: number | null
  warnings: string[]
  facts: unknown
}

function toFile(row: Row): FileRecord {
  return {
    id: row.id,
    name: row.name,
    mimeType: row.mime_type,
    size: row.size,
    sha256: row.sha256,
    blobKey: row.blob_key,
    state: row.state,
    progress: row.progress,
    error: row.error,
    readingKind: row.reading_kind,
    kind: row.kind,
    pageCount: row.page_count,
    warnings: row.warnings,
    facts: row.facts as DocumentFacts | null,
  }
}

export async function addFile(
  db: Db,
  file: Pick<FileRecord, 'id' | 'name' | 'mimeType' | 'size' | 'sha256' | 'blobKey'> & {
    agencyId: string
    createdBy: string | null
    now: Date
  },
) {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      agency_id: file.agencyId,
      name: file.name,
      mime_type: file.mimeType,
      size: file.size,
      sha256: file.sha256,
      blob_key: file.blobKey,
      created_by: file.createdBy,
      created_at: file.now,
    })
    .execute()
}

export async function findFile(db: Db, id: string): Promise<FileRecord | null> {
  const row = await db.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toFile(row) : null
}

/** The files with these ids, in the order of the ids; unknown ids are left out. With KEEP none is deleted until the transaction ends. */
export async function listFiles(db: Db, ids: string[], lock?: 'KEEP'): Promise<FileRecord[]> {
  if (!ids.length) return []
  const query = db.selectFrom('files').select(columns).where('id', 'in', ids)
  const rows = await (lock ? query.orderBy('id').forKeyShare() : query).execute()
  const byId = new Map(rows.map((row) => [row.id, toFile(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Begins a reading or goes on with it; returns how often that was done since it last came further. */
export async function setReading(db: Db, id: string): Promise<number> {
  const query = db.updateTable('files').set(({ eb }) => ({
    ...{ state: 'READING', error: null, attempts: eb('attempts', '+', 1) },
    progress: sql<number>`case when state = 'READING' then progress else 0 end`,
  }))
  return (await query.where('id', '=', id).returning('attempts').executeTakeFirstOrThrow()).attempts
}

/** Takes back that a reading was begun: what ended it was not the file. */
export async function forgetAttempt(db: Db, id: string) {
  const query = db.updateTable('files').set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
  await query.where('id', '=', id).where('attempts', '>', 0).execute()
}

/** The steps of a reading that are kept; those of another edition of the reader go. */
export async function listSteps(db: Db, fileId: string, reader: number): Promise<string[]> {
  const other = db.deleteFrom('file_reading_steps').where('file_id', '=', fileId)
  await other.where('reader', '<>', reader).execute()
  const query = db.selectFrom('file_reading_steps').select('step').where('file_id', '=', fileId)
  return (await query.execute()).map(({ step }) => step)
}

export async function findStep(db: Db, fileId: string, reader: number, step: string): Promise<string> {
  const query = db.selectFrom('file_reading_steps').select('answer').where('file_id', '=', fileId)
  return (await query.where('reader', '=', reader).where('step', '=', step).executeTakeFirstOrThrow()).answer
}

/** Keeps a step of a file that is being read: its reading came further. */
export async function putStep(db: Db, fileId: string, reader: number, step: string, answer: string) {
  await sql`insert into file_reading_steps (agency_id, file_id, reader, step, answer)
    select agency_id, id, ${reader}, ${step}, ${answer} from files where id = ${fileId} and state = 'READING'
    on conflict do nothing`.execute(db)
  await db.updateTable('files').set({ attempts: 0 }).where('id', '=', fileId).where('attempts', '>', 0).execute()
}

export async function deleteSteps(db: Db, fileId: string) {
  await db.deleteFrom('file_reading_steps').where('file_id', '=', fileId).execute()
}

/** How far a reading is, 0..1; one that is over stays as it is. */
export async function setProgress(db: Db, id: string, progress: number) {
  await db.updateTable('files').set({ progress }).where('id', '=', id).where('state', '=', 'READING').execute()
}

export async function setFailed(db: Db, id: string, error: string) {
  await db.updateTable('files').set({ state: 'FAILED', error, progress: 1 }).where('id', '=', id).execute()
}

/** Only one that failed: what was read is kept. */
export async function setPending(db: Db, id: string) {
  const failed = db.updateTable('files').where('id', '=', id).where('state', '=', 'FAILED')
  await failed.set({ state: 'PENDING', error: null, progress: 0, attempts: 0 }).execute()
}

export async function setRead(
  db: Db,
  id: string,
  set: { mimeType: string; readingKind: string; pageCount: number; warnings: string[]; facts: DocumentFacts },
) {
  await db
    .updateTable('files')
    .set({
      state: 'READ',
      progress: 1,
      attempts: 0,
      error: null,
      mime_type: set.mimeType,
      reading_kind: set.readingKind,
      kind: set.facts.kind,
      page_count: set.pageCount,
      warnings: jsonOf(set.warnings),
      facts: jsonOf(set.facts),
    })
    .where('id', '=', id)
    .execute()
}

/** Keeps the pages of a file in place of any it had. */
export async function putPages(db: Db, agencyId: string, fileId: string, pages: Page[]) {
  await db.deleteFrom('file_pages').where('file_id', '=', fileId).execute()
  for (let from = 0; from < pages.length; from += 50) {
    const rows = pages.slice(from, from + 50).map((page) => ({
      agency_id: agencyId,
      file_id: fileId,
      number: page.number,
      page: jsonOf(page),
      words: sql<string>`to_tsvector('english', ${textOf(page)})`,
    }))
    await db.insertInto('file_pages').values(rows).execute()
  }
}

/** PostgreSQL's text search takes up to 1 MB a row and no null character. */
function textOf(page: Page) {
  return page.lines
    .map((line) => line.text)
    .join('\n')
    .replaceAll('\u0000', ' ')
    .slice(0, 200_000)
}

/** The sizes of the pages of a file, without what stands on them: the words of 1,000 pages are megabytes. */
export async function listPageSizes(db: Db, fileId: string): Promise<PageSize[]> {
  const size = (side: 'width' | 'height') => sql<number>`(page->>${sql.lit(side)})::float8`.as(side)
  const query = db.selectFrom('file_pages').select(['number', size('width'), size('height')])
  return query.where('file_id', '=', fileId).orderBy('number').execute()
}

export async function listPages(db: Db, fileId: string, numbers?: number[]): Promise<Page[]> {
  let query = db.selectFrom('file_pages').select('page').where('file_id', '=', fileId)
  if (numbers) query = query.where('number', 'in', numbers.length ? numbers : [-1])
  return (await query.orderBy('number').execute()).map((row) => row.page as Page)
}

/** Whether any page of a file has a field to fill. */
export async function hasFields(db: Db, fileId: string): Promise<boolean> {
  const query = db.selectFrom('file_pages').select('number').where('file_id', '=', fileId)
  const filled = query.where(sql<boolean>`page -> 'fields' <> '[]'::jsonb`)
  return (await filled.limit(1).executeTakeFirst()) !== undefined
}

/** The pages that hold at least one of the question's words, the best first. */
export async function searchPages(db: Db, fileIds: string[], words: string[], most: number) {
  const question = words.map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter(Boolean)
  if (!question.length || !fileIds.length) return []
  const { rows } = await sql<{ file_id: string; number: number }>`
    select file_id, number from search_pages(${fileIds}::uuid[],
      (select string_agg(plainto_tsquery('english', w)::text, ' | ')::tsquery from unnest(${question}::text[]) w
        where numnode(plainto_tsquery('english', w)) > 0), ${most})`.execute(db)
  return rows.map((row) => ({ fileId: row.file_id, number: row.number }))
}

/** Which of these keys a row of the agency names: of files, of what was made from them, of certificates, of the agency's own forms. */
export async function listKnownKeys(db: Db, keys: string[]): Promise<string[]> {
  if (!keys.length) return []
  const { rows } = await sql<{ key: string }>`
    select blob_key as key from files where blob_key = any (${keys})
    union select blob_key from artifacts where blob_key = any (${keys})
    union select blob_key from certificates where blob_key = any (${keys})
    union select blob_key from form_templates where blob_key = any (${keys})
    union select key from document_styles cross join unnest(array[logo_blob_key, prefix_blob_key, suffix_blob_key]) as key
      where key = any (${keys})`.execute(db)
  return rows.map(({ key }) => key)
}

/** Deletes those of these files that no message, policy, account, service request, preset or knowledge base has any more; returns where they are stored. */
export async function deleteUnusedFiles(db: Db, ids: string[]): Promise<string[]> {
  if (!ids.length) return []
  // Whoever is about to use one of them is waited for: the next statement sees that use.
  await db.selectFrom('files').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const query = db.deleteFrom('files').where('id', 'in', ids)
  const unused = query
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('policy_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('service_request_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('preset_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account_files').select('account_files.id').whereRef('account_files.id', '=', 'files.id'))),
    )
  const free = unused.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('knowledge_documents')
          .select('file_id')
          .where(({ or, eb }) =>
            or([eb('file_id', '=', eb.ref('files.id')), eb('indexed_file_id', '=', eb.ref('files.id'))]),
          ),
      ),
    ),
  )
  return (await free.returning('blob_key').execute()).map((row) => row.blob_key)
}
