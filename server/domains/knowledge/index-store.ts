import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { storable } from '../../db/json.ts'
import { heldIn, type Posting, packed } from './postings.ts'
import { aboutOf, asIndexed, BUT_CONTENT, toDocument } from './store.ts'
import type { KnowledgeDocument, Passage } from './types.ts'

/** How many rows one statement writes. */
const AT_ONCE = 500

/** The agencies of which documents wait, for the owner's eyes: whatever lost its job is gone on with. */
export async function listAgenciesWaiting(owner: Db): Promise<string[]> {
  const query = owner.selectFrom('knowledge_documents').select('agency_id').distinct()
  return (await query.where('status', 'in', ['UNKNOWN', 'INDEXING']).execute()).map((row) => row.agency_id)
}

/** The documents that wait for their turn or are under way: those that were not begun yet, the oldest first, then the one whose last turn is longest ago. */
export async function listWaiting(db: Db, most: number): Promise<KnowledgeDocument[]> {
  const query = db.selectFrom('knowledge_documents').selectAll().where('status', 'in', ['UNKNOWN', 'INDEXING'])
  const inOrder = query
    .orderBy('started_at', (by) => by.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('id')
  return (await inOrder.limit(most).execute()).map(toDocument)
}

/** Begins a turn of a document: `started_at` is that of its last turn, and its progress stays. */
export async function setIndexing(db: Db, id: string, now: Date) {
  await db
    .updateTable('knowledge_documents')
    .set({
      ...{ status: 'INDEXING', error: null, started_at: now },
      progress: sql<number>`case when status = 'INDEXING' then progress else 0 end`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['UNKNOWN', 'INDEXING'])
    .execute()
}

/** How far the indexing of a file is, 0 to 1; one that is over, or of another file by now, stays as it is. */
export async function setProgress(db: Db, id: string, fileId: string, progress: number) {
  await db
    .updateTable('knowledge_documents')
    .set({ progress })
    .where('id', '=', id)
    .where('file_id', '=', fileId)
    .where('status', '=', 'INDEXING')
    .execute()
}

/** Whether this file is still being indexed for this document. */
export async function isIndexing(db: Db, id: string, fileId: string): Promise<boolean> {
  const query = db.selectFrom('knowledge_documents').select('id').where('id', '=', id).where('file_id', '=', fileId)
  return (await query.where('status', '=', 'INDEXING').executeTakeFirst()) !== undefined
}

/** Ends the indexing of this file; one that was stopped, or has another file by now, stays as it is. */
export async function setFailed(db: Db, id: string, fileId: string, error: string, now: Date) {
  await db
    .updateTable('knowledge_documents')
    .set({ status: 'FAILED', error, progress: 1, completed_at: now })
    .where('id', '=', id)
    .where('file_id', '=', fileId)
    .where('status', '=', 'INDEXING')
    .execute()
}

export type Indexed = {
  title: string
  summary: string
  purpose: string
  pages: number
  passages: readonly Passage[]
  /** In which passages each stem stands, and how often: by its place, in ascending order. */
  terms: ReadonlyMap<string, readonly Posting[]>
}

/** Puts what was read of a document in place of what the index had of it. */
export async function putIndexed(
  db: Db,
  agencyId: string,
  { id, number, fileId }: KnowledgeDocument,
  indexed: Indexed,
  now: Date,
) {
  await deleteIndexed(db, number)
  const passages = indexed.passages.map(({ at, page, words }) => ({
    ...{ agency_id: agencyId, number, at, page },
    words: storable(words),
  }))
  for (let from = 0; from < passages.length; from += AT_ONCE)
    await db
      .insertInto('knowledge_passages')
      .values(passages.slice(from, from + AT_ONCE))
      .execute()
  const terms = [...indexed.terms].map(([term, postings]) => ({
    ...{ agency_id: agencyId, number, term: storable(term), held: heldIn(postings) },
    postings: packed(postings),
  }))
  for (let from = 0; from < terms.length; from += AT_ONCE)
    await db
      .insertInto('knowledge_terms')
      .values(terms.slice(from, from + AT_ONCE))
      .onConflict((on) => on.doNothing())
      .execute()
  await db
    .updateTable('knowledge_documents')
    .set(({ eb }) => ({
      ...{ status: 'COMPLETED', error: null, progress: 1, completed_at: now },
      ...{ indexed_file_id: fileId, page_count: indexed.pages, passage_count: passages.length },
      ...{ embedded_with: null, embedded_count: 0, embedding_tried_at: null },
      ...aboutOf(indexed),
      edition: eb('edition', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

async function deleteIndexed(db: Db, number: number) {
  await db.deleteFrom('knowledge_vectors').where('number', '=', number).execute()
  await db.deleteFrom('knowledge_passages').where('number', '=', number).execute()
  await db.deleteFrom('knowledge_terms').where('number', '=', number).execute()
}

/**
 * How many passages the documents of these knowledge bases have, and of which edition they are, by the document's number; of all without bases.
 * `revision` is another one whenever one of them is indexed anew, added or deleted. Numbers come as bytes: a large library has tens of thousands.
 */
export async function listSizes(db: Db, baseIds: readonly string[] | null) {
  const own = baseIds ? sql`base_id = any (${baseIds}::uuid[])` : sql`true`
  const { rows } = await sql<{ sizes: Buffer | null; editions: Buffer | null }>`
    select string_agg(int4send(number) || int4send(passage_count), ''::bytea order by number) as sizes,
      string_agg(int4send(number) || int4send(edition), ''::bytea order by number) as editions
    from knowledge_documents where passage_count > 0 and ${own}`.execute(db)
  const { sizes, editions } = rows[0]!
  const revision = createHash('sha256')
    .update(editions ?? '')
    .digest('base64')
  return { sizes: pairsIn(sizes), editions: pairsIn(editions), revision }
}

/** The numbers of the documents that were indexed from these files. */
export async function listNumbers(db: Db, fileIds: readonly string[]): Promise<number[]> {
  const query = db.selectFrom('knowledge_documents').select('number').where('indexed_file_id', 'in', fileIds)
  return fileIds.length ? (await query.execute()).map(({ number }) => number) : []
}

/** In how many passages of which documents each of these stems stands. */
export async function listHolding(db: Db, terms: readonly string[]): Promise<Map<string, Map<number, number>>> {
  const { rows } = await sql<{ term: string; held: Buffer }>`
    select term, string_agg(int4send(number) || int4send(held), ''::bytea) as held from knowledge_terms
    where term = any (${terms}::text[]) group by term`.execute(db)
  return new Map(rows.map(({ term, held }) => [term, pairsIn(held)]))
}

function pairsIn(bytes: Buffer | null): Map<number, number> {
  const pairs = new Map<number, number>()
  if (!bytes) return pairs
  for (let at = 0; at < bytes.length; at += 8) pairs.set(bytes.readInt32BE(at), bytes.readInt32BE(at + 4))
  return pairs
}

/** The stems of the library that begin like this. It steps from each to the next, and does not read how often each stands. */
export async function listTerms(db: Db, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    with recursive step as (
      (select term from knowledge_terms where term >= ${beginning} order by term limit 1)
      union all
      select (select t.term from knowledge_terms t where t.term > step.term order by t.term limit 1) from step
        where step.term is not null and left(step.term, ${beginning.length}) = ${beginning}
    )
    select term from step where left(term, ${beginning.length}) = ${beginning}`.execute(db)
  return rows.map(({ term }) => term)
}

/** Documents by their numbers, each with the edition that is meant: what was indexed anew meanwhile is none of them. */
export type Editions = readonly (readonly [number: number, edition: number])[]

/** The numbers stand alone too, since by them the rows are found in the index. */
const ofThese = (editions: Editions) => {
  const numbers = editions.map(([number]) => number)
  return sql<boolean>`number = any (${numbers}::int4[]) and (number, edition) in
    (select * from unnest(${numbers}::int4[], ${editions.map(([, edition]) => edition)}::int4[]))`
}

/** The postings of these stems in these documents. It looks for each stem in each document, and reads no others of the document. */
export async function listPostings(db: Db, terms: readonly string[], editions: Editions) {
  const { rows } = await sql<{ term: string; number: number; postings: Buffer }>`
    with own as materialized (select number from knowledge_documents where ${ofThese(editions)})
    select term, number, postings from own cross join unnest(${terms}::text[]) as asked (term)
    join knowledge_terms using (term, number)`.execute(db)
  return rows
}

/** The passages at these places of these documents. */
export async function listPassages(db: Db, places: readonly { number: number; at: number }[], editions: Editions) {
  if (!places.length) return []
  const { rows } = await sql<{ number: number; at: number; page: number; words: string }>`
    select number, at, page, words from knowledge_passages join knowledge_documents using (agency_id, number)
    where (number, at) in (select * from unnest(${places.map(({ number }) => number)}::int4[], ${places.map(({ at }) => at)}::int4[]))
      and ${ofThese(editions)}`.execute(db)
  return rows
}

/** These documents as the index has them, by number. */
export async function findByNumber(db: Db, editions: Editions): Promise<Map<number, KnowledgeDocument>> {
  if (!editions.length) return new Map()
  const query = db.selectFrom('knowledge_documents').select(BUT_CONTENT)
  const rows = await query.where(ofThese(editions)).execute()
  return new Map(rows.map((row) => [row.number, asIndexed(row)]))
}
