import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { type Concept, conceptsOf, nearestOf, standingOf, termsAsked } from '../../documents/index.ts'
import { newerEditions } from './editions.ts'
import type { Meaning } from './embedding.ts'
import { listNumbers } from './index-store.ts'
import { type Asked, bestDocuments, bestPassages, keyOf, sumOf, type Whole } from './ranking.ts'
import { type Held, indexIn, type Place, type SearchIndex } from './search-index.ts'
import { LEARNED, type SearchWeights } from './search-weights.ts'
import type { FoundPassage, KnowledgeDocument, Passage } from './types.ts'
import { listNearest } from './vector-store.ts'

/** A word that stands nowhere is taken for the nearest one that does, from this many letters on. */
const MISSPELT = 5
/** So many words of a question are looked at for that. */
const MOST_MISSPELT = 3

/** Passages that are taken for what they mean. */
const NEAREST = 30
/** What a passage counts that does not hold the form that is asked for, whatever figures of its number stand in it. */
const OTHER_FORM = 0.5
/** How soon a place in one of two orders counts less (Cormack and others, "Reciprocal Rank Fusion", 2009). */
const FUSION = 60

/** So often it is searched where documents are indexed anew meanwhile; after that, those are left out. */
const TRIES = 3

type Search = {
  /** Of these knowledge bases only. */
  baseIds?: readonly string[] | null
  /** Of the documents alone that these files are; what is rare is still told by the whole library. */
  fileIds?: readonly string[]
  limit: number
  /** What the query means (`meaningOf`), asked for before the transaction; without it words alone count. */
  meaning?: Meaning | null
}

/** The passages of the library that hold most of what is asked, the best first. What it reads of the database does not grow with other agencies. */
export async function searchLibrary(ctx: Ctx, query: string, { baseIds = null, fileIds, limit, meaning }: Search) {
  must(ctx, 'read', 'knowledge')
  const only = fileIds && (await listNumbers(ctx.db, fileIds))
  for (let tries = 1; ; tries++) {
    const meant = meaning ? await listNearest(ctx.db, meaning, { baseIds, numbers: only ?? null, most: NEAREST }) : []
    const index = indexIn(ctx.db, ctx.agencyId, baseIds)
    const found = await searchIn(index, query, limit, LEARNED, { meant, only: only && new Set(only) })
    if (index.isWhole() || tries === TRIES) return found
  }
}

/**
 * Searches an index: documents are ranked by BM25 over all they say, the passages of the best of them by BM25 and by their document, and the best
 * of these by how the words stand together in them (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). `meant` are the
 * passages that mean most of what is asked, the best first: where there are any, both orders count. `only`: the documents that are looked at, where
 * not all are.
 */
export async function searchIn(
  index: SearchIndex,
  query: string,
  limit: number,
  weights: SearchWeights,
  { meant = [], only }: { meant?: readonly Place[]; only?: ReadonlySet<number> | undefined } = {},
): Promise<FoundPassage[]> {
  const asked = await askedOf(index, query, weights)
  const { best, rarities, holders } = bestDocuments(asked, weights, only)
  const numbers = [...new Set([...best.keys(), ...meant.map(({ number }) => number)])]
  if (!numbers.length) return []
  const standing = standingOf(asked.concepts, asked.terms)
  const of = await index.listDocuments(numbers)
  const wholes = wholesOf(of, best, rarities, standing, weights)
  const looked = [...best.keys()].filter((number) => of.has(number))
  const postings = looked.length ? await index.listPostings([...asked.holding.keys()], looked) : []
  const ranked = bestPassages(asked, postings, wholes, weights)
  const { isByTitle, shown } = onPages([...ranked, ...meant], asked.sizes)
  const candidates = shown(ranked)
  const nearest = shown(meant)
  const ranks = new Map(candidates.map((place, rank) => [keyOf(place), rank]))
  const others = nearest.filter((place) => !ranks.has(keyOf(place)))
  const judge = judgeOf(asked, { rarities, holders, standing, weights }, of, wholes)
  const passages = await index.listPassages([...candidates, ...others])
  const judged = passages.flatMap((passage) => {
    const rank = ranks.get(keyOf(passage)) ?? Number.POSITIVE_INFINITY
    return judge(passage, rank, candidates[rank]?.score ?? 0) ?? []
  })
  const byWords = judged.sort(byWorth)
  const found = withoutNeighbors(nearest.length ? fused(byWords, nearest) : byWords, limit)
  return found.map(({ number, document, page, words, score, covered, signs }) => ({
    ...{ document, page, words, score, covered, signs },
    isByTitle: isByTitle(number),
  }))
}

type Judging = {
  rarities: readonly number[]
  holders: readonly Held[]
  standing: ReturnType<typeof standingOf>
  weights: SearchWeights
}

/** Says what a passage of these documents counts, and how much of what is asked it holds; null where it is of another form than the one asked for. */
function judgeOf(
  { concepts }: Asked,
  { rarities, holders, standing, weights }: Judging,
  documents: ReadonlyMap<number, KnowledgeDocument>,
  wholes: ReadonlyMap<number, Whole>,
) {
  // A word of a phrase of the trade is asked for with the phrase.
  const isAsked = concepts.map(({ ways }) => ways[0]!.weight === 1)
  const inTitles = concepts.map((_, place) => [...wholes.values()].some(({ open }) => !open[place]))
  /** The share of what is asked that is so, rare words counting most. */
  const shareOf = (is: (place: number) => boolean, of: (place: number) => boolean = () => true) => {
    const all = sumOf(rarities.filter((_, place) => isAsked[place] && of(place)))
    return all ? sumOf(rarities.filter((_, place) => isAsked[place] && of(place) && is(place))) / all : 1
  }
  return (passage: Passage & { number: number }, rank: number, ownScore: number): Found | null => {
    const document = documents.get(passage.number)
    if (!document) return null
    const { open, score: whole, age } = wholes.get(passage.number)!
    const { held, factorOf } = standing(passage.words)
    const isOtherForm = concepts.some(({ isCode }, place) => isCode && open[place] && !held[place])
    if (isOtherForm && !concepts.some(({ isCode }, place) => !isCode && held[place])) return null
    const own = ownScore * factorOf(open, weights) * (isOtherForm ? OTHER_FORM : 1)
    const covered = shareOf(
      (place) => held[place]!,
      (place) => open[place]!,
    )
    const isHere = (place: number) => held[place]! || !open[place]
    const isInDocument = (place: number) => isHere(place) || holders[place]!.has(passage.number)
    const isOfOthers = (is: (place: number) => boolean) =>
      isAsked.some((one, place) => one && inTitles[place] && !is(place))
    const signs = {
      ...{ said: shareOf(isHere), inDocument: shareOf(isInDocument) },
      ...{ foreign: isOfOthers(isHere), stranger: isOfOthers(isInDocument) },
    }
    return { ...passage, document, score: (own + whole) * age, covered, signs, rank }
  }
}

/**
 * The title is a document's first passage in the index, and stands on no page. Where it alone says what is asked, or means it, the passage that the
 * document begins with is `shown` for it.
 */
function onPages(found: readonly Place[], sizes: Held) {
  const spoken = new Set(found.flatMap(({ number, at }) => (at > 0 ? number : [])))
  const isByTitle = (number: number) => !spoken.has(number)
  const shown = <T extends Place>(places: readonly T[]): T[] =>
    places.flatMap((place) => {
      if (place.at > 0) return place
      return isByTitle(place.number) && sizes.get(place.number)! > 1 ? { ...place, at: 1 } : []
    })
  return { isByTitle, shown }
}

/** `rank` is its place among what holds most of what is asked; infinite for what only means it. */
type Found = Passage & {
  number: number
  document: KnowledgeDocument
  score: number
  covered: number
  signs: FoundPassage['signs']
  rank: number
}
const byWorth = (one: Found, other: Found) => other.score - one.score || one.rank - other.rank

/** What the documents count as wholes, by their numbers. */
function wholesOf(
  of: ReadonlyMap<number, KnowledgeDocument>,
  best: ReadonlyMap<number, number>,
  rarities: readonly number[],
  standing: ReturnType<typeof standingOf>,
  weights: SearchWeights,
): Map<number, Whole> {
  const named = new Map([...of].map(([number, { title }]) => [number, standing(title).held]))
  const newer = newerEditions([...of.values()])
  return new Map(
    [...named].map(([number, inTitle]) => {
      const newest = newer.get(number)
      const isOld = newest !== undefined && !inTitle.some((said, place) => said && !named.get(newest)![place])
      const said = sumOf(rarities.filter((_, place) => inTitle[place]))
      const score = weights.whole * (best.get(number) ?? 0) + weights.title * said
      return [number, { open: inTitle.map((one) => !one), score, age: isOld ? weights.old : 1 }]
    }),
  )
}

/** Passages in the order that their words and their meaning (`nearest`) give together. */
function fused(found: readonly Found[], nearest: readonly Place[]): Found[] {
  const byWords = found.filter(({ rank }) => Number.isFinite(rank))
  const sums = new Map<number, number>()
  for (const order of [byWords, nearest])
    for (const [rank, place] of order.entries())
      sums.set(keyOf(place), (sums.get(keyOf(place)) ?? 0) + 1 / (FUSION + rank + 1))
  const both = found.map((one) => ({ ...one, score: sums.get(keyOf(one))! }))
  return both.sort((one, other) => other.score - one.score)
}

/**
 * What is asked, with the documents that hold each of its words. A word that stands nowhere in the library is taken for the nearest one that does,
 * which counts as another way to say it.
 */
async function askedOf(index: SearchIndex, query: string, weights: SearchWeights): Promise<Asked> {
  const terms = termsAsked(query)
  const said = conceptsOf(terms, weights)
  const { sizes, holding } = await holdingIn(index, said)
  const concepts: Concept[] = []
  let looked = 0
  for (const concept of said) {
    const [first] = concept.ways
    const word = first?.stems.length === 1 ? first.stems[0]! : ''
    const isKnown = concept.ways.some(({ stems }) => stems.every((stem) => holding.has(stem)))
    const isLooked = sizes.size && !isKnown && word.length >= MISSPELT && !/\d/.test(word) && looked++ < MOST_MISSPELT
    const meant = isLooked ? nearestOf(word, await index.listTerms(word.slice(0, 1))) : null
    concepts.push(meant ? { ways: [...concept.ways, ...conceptsOf([meant], weights)[0]!.ways] } : concept)
  }
  const fixed = concepts.filter((concept, place) => concept !== said[place])
  const more = fixed.length ? (await holdingIn(index, fixed)).holding : []
  return { terms, concepts, sizes, holding: new Map([...holding, ...more]) }
}

/** How large the documents are, and which of them hold each of the stems. */
function holdingIn(index: SearchIndex, concepts: readonly Concept[]) {
  const terms = new Set(concepts.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems)))
  return index.listHolding([...terms])
}

/** The best passages, without those that share lines with a better one. */
function withoutNeighbors<T extends { number: number; at: number; words: string }>(
  ranked: readonly T[],
  limit: number,
): T[] {
  const taken: T[] = []
  for (const one of ranked) {
    if (taken.length >= limit) break
    const overlaps = taken.some(
      (better) => better.words === one.words || (better.number === one.number && Math.abs(better.at - one.at) === 1),
    )
    if (!overlaps) taken.push(one)
  }
  return taken
}
