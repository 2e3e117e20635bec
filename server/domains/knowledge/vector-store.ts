import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Place } from './search-index.ts'
import { type KeptVector, likeness, signsOf } from './vectors.ts'

/** Passages of which the vectors are looked at: those whose signs differ least. */
const LOOKED_AT = 200

/** A document that lacks vectors of this model for some of its passages. */
const lacksOf = (model: string) =>
  sql<boolean>`passage_count > 0 and (embedded_with is distinct from ${model} or embedded_count < passage_count)`

/** The agencies that have documents without vectors of this model, for the owner's eyes. */
export async function listAgenciesWithout(owner: Db, model: string): Promise<string[]> {
  const query = owner.selectFrom('knowledge_documents').select('agency_id').distinct().where(lacksOf(model))
  return (await query.execute()).map((row) => row.agency_id)
}

/** Whether any document has vectors of this model. */
export async function isEmbedded(db: Db, model: string): Promise<boolean> {
  const query = db.selectFrom('knowledge_documents').select('number').where('embedded_with', '=', model).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** A document without vectors for its passages from this one on; `edition` is another one once it is indexed anew. */
export type Unembedded = { id: string; number: number; title: string; edition: number; from: number }

/** The next document that lacks vectors of this model; one that was tried lately comes last. */
export async function findNextWithout(db: Db, model: string): Promise<Unembedded | null> {
  const from = sql<number>`case when embedded_with = ${model} then embedded_count else 0 end`.as('from')
  const query = db.selectFrom('knowledge_documents').select(['id', 'number', 'title', 'edition', from])
  const inOrder = query.where(lacksOf(model)).orderBy('embedding_tried_at', (by) => by.asc().nullsFirst())
  return (await inOrder.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()) ?? null
}

/** Begins with the vectors of this model, or goes on with them: those of another one go. */
export async function setTried(db: Db, { id, number, from }: Unembedded, model: string, now: Date) {
  if (from === 0) await db.deleteFrom('knowledge_vectors').where('number', '=', number).execute()
  const begun = { embedding_tried_at: now, embedded_with: model, embedded_count: from }
  await db.updateTable('knowledge_documents').set(begun).where('id', '=', id).execute()
}

/** The words of a document's passages from this one on, in their order. */
export async function listWords(db: Db, number: number, from: number, most: number) {
  const query = db.selectFrom('knowledge_passages').select(['at', 'words']).where('number', '=', number)
  return query.where('at', '>=', from).orderBy('at').limit(most).execute()
}

/**
 * Keeps what a model gave for the passages `from` up to `to`: a passage without a vector is one that it refuses, and is not asked about again. False,
 * and nothing is kept, where the document was indexed anew or deleted, or others were faster.
 */
export async function putVectors(
  db: Db,
  agencyId: string,
  { id, number, edition, from }: Unembedded,
  to: number,
  model: string,
  vectors: readonly (KeptVector & { at: number })[],
): Promise<boolean> {
  const query = db.selectFrom('knowledge_documents').select('id').where('id', '=', id).where('edition', '=', edition)
  const same = query.where('embedded_with', '=', model).where('embedded_count', '=', from).forUpdate()
  if (!(await same.executeTakeFirst())) return false
  const rows = vectors.map(({ at, signs, bytes }) => ({ agency_id: agencyId, number, at, signs, vector: bytes }))
  if (rows.length) await db.insertInto('knowledge_vectors').values(rows).execute()
  await db.updateTable('knowledge_documents').set({ embedded_count: to }).where('id', '=', id).execute()
  return true
}

/**
 * The passages whose vectors of this model are most like a question's, the best first: those whose signs differ least, of the documents in these
 * knowledge bases, compared by their whole vectors.
 */
export async function listNearest(
  db: Db,
  { model, vector }: { model: string; vector: Float32Array },
  { baseIds, numbers, most }: { baseIds: readonly string[] | null; numbers: readonly number[] | null; most: number },
): Promise<Place[]> {
  const ofBases = baseIds ? sql`base_id = any (${baseIds}::uuid[])` : sql`true`
  const own = numbers ? sql`${ofBases} and number = any (${numbers}::int[])` : ofBases
  const { rows } = await sql<Place & { vector: Buffer }>`
    with nearest as (
      select number, at from knowledge_vectors
      where length(signs) = ${vector.length} and number in
        (select number from knowledge_documents where embedded_with = ${model} and passage_count > 0 and ${own})
      order by bit_count(signs # ${signsOf(vector)}::varbit), number, at limit ${LOOKED_AT}
    )
    select number, at, vector from nearest join knowledge_vectors using (number, at)`.execute(db)
  const compared = rows.map(({ vector: bytes, ...place }) => ({ ...place, likeness: likeness(vector, bytes) }))
  compared.sort((one, other) => other.likeness - one.likeness)
  return compared.slice(0, most)
}
