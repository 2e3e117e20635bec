import type { Db } from '../../db/connection.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'
import * as store from './index-store.ts'
import type { KnowledgeDocument, Passage } from './types.ts'

/** Where a passage stands. */
export type Place = { number: number; at: number }

/** In how many passages of each document a stem stands, by the document's number. */
export type Held = ReadonlyMap<number, number>

/** What a search reads of an index. */
export type SearchIndex = {
  /** How many passages each document has, and those of these stems that stand in the index. */
  listHolding(terms: readonly string[]): Promise<{ sizes: Held; holding: ReadonlyMap<string, Held> }>
  /** The stems of the index that begin like this. */
  listTerms(beginning: string): Promise<string[]>
  listPostings(terms: readonly string[], numbers: readonly number[]): Promise<Postings>
  listDocuments(numbers: readonly number[]): Promise<ReadonlyMap<number, KnowledgeDocument>>
  listPassages(places: readonly Place[]): Promise<(Passage & { number: number })[]>
}

/** The index of a library, which others change meanwhile; `isWhole`: whether all that was asked of it so far is there still. */
export type LibraryIndex = SearchIndex & { isWhole(): boolean }

/** Where stems stand in documents; the bytes are those of postings.ts. */
export type Postings = readonly { term: string; number: number; postings: Uint8Array }[]

/** Bounded by pairs of a document and a number, about 40 bytes each; what is kept costs some of them by itself. */
const heldLately = new BoundedCache<string, Held>(500_000)
const KEPT = 10
const termsLately = new BoundedCache<string, string[]>(200_000)

/**
 * The index of the agency whose transaction this is; of some of its knowledge bases, where they are named. What common stems hold is most of what
 * a search reads, so it is kept in memory for as long as no document of these changes. A document that is indexed anew or deleted while it is
 * searched is left out, and `isWhole` is false then: each statement sees what is there at its own time.
 */
export function indexIn(db: Db, agencyId: string, baseIds: readonly string[] | null): LibraryIndex {
  let known: { sizes: Held; editions: Held; key: string } | null = null
  let isWhole = true
  const sizesNow = async () => {
    if (known) return known
    const { sizes, editions, revision } = await store.listSizes(db, baseIds)
    known = { sizes, editions, key: `${agencyId} ${revision} ` }
    return known
  }
  /** The editions of these documents that this search is over. */
  const editionsOf = async (numbers: Iterable<number>): Promise<store.Editions> => {
    const { editions } = await sizesNow()
    return [...new Set(numbers)].flatMap((number) => (editions.has(number) ? [[number, editions.get(number)!]] : []))
  }
  return {
    async listHolding(terms) {
      const { sizes, key } = await sizesNow()
      const kept = terms.map((term) => [term, heldLately.get(key + term)] as const)
      const missing = sizes.size ? kept.flatMap(([term, held]) => (held ? [] : [term])) : []
      const read = missing.length ? await store.listHolding(db, missing) : new Map<string, Map<number, number>>()
      const holding = kept.flatMap(([term, held]) => {
        const all = held ?? ofThese(read.get(term), sizes)
        if (!held && sizes.size) heldLately.set(key + term, all, all.size + KEPT)
        return all.size ? [[term, all] as const] : []
      })
      return { sizes, holding: new Map(holding) }
    },
    async listTerms(beginning) {
      const { key } = await sizesNow()
      const kept = termsLately.get(key + beginning)
      if (kept) return kept
      const terms = await store.listTerms(db, beginning)
      return termsLately.set(key + beginning, terms, terms.length + KEPT)
    },
    async listPostings(terms, numbers) {
      const found = await store.listPostings(db, terms, await editionsOf(numbers))
      // Of each document that is asked about, some of the stems stand in it.
      isWhole &&= new Set(found.map(({ number }) => number)).size === numbers.length
      return found
    },
    async listDocuments(numbers) {
      const found = await store.findByNumber(db, await editionsOf(numbers))
      isWhole &&= found.size === numbers.length
      return found
    },
    async listPassages(places) {
      const found = await store.listPassages(db, places, await editionsOf(places.map(({ number }) => number)))
      isWhole &&= found.length === places.length
      return found
    },
    isWhole: () => isWhole,
  }
}

const ofThese = (held: Held | undefined, sizes: Held): Held =>
  new Map([...(held ?? [])].filter(([number]) => sizes.has(number)))
