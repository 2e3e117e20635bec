import type { Concept } from '../../documents/index.ts'
import { eachPosting, type Stands, together } from './postings.ts'
import type { Held, Place, Postings } from './search-index.ts'
import type { SearchWeights } from './search-weights.ts'

/** Documents whose passages are looked at: those that speak most of what is asked. */
const DOCUMENTS = 24
/** Passages whose words are looked at. */
const PASSAGES = 60
/** More passages than a document may have. */
const MOST_PASSAGES = 2 ** 20

/** What is asked, and what of it stands where. `rarity` is that of each concept among documents, in their order. */
export type Asked = {
  terms: string[]
  concepts: Concept[]
  holding: ReadonlyMap<string, Held>
  sizes: ReadonlyMap<number, number>
}

/**
 * The documents that speak most of what is asked, with how much, and how rare each concept is among all of them and which hold it, in their order.
 * `only`: those it may be, where not all may.
 */
export function bestDocuments(
  { concepts, holding, sizes }: Asked,
  weights: SearchWeights,
  only: ReadonlySet<number> | undefined,
) {
  const scores = new Map<number, number>()
  const average = sumOf(sizes.values()) / (sizes.size || 1)
  const holders = concepts.map(({ ways }) => heldBy(ways, holding))
  const rarities = holders.map((held) => {
    const weight = rarity(held.size, sizes.size)
    for (const [number, count] of held) {
      const length = 1 - weights.b + (weights.b * sizes.get(number)!) / average
      scores.set(number, (scores.get(number) ?? 0) + weight * saturated(count, length, weights))
    }
    return weight
  })
  const wanted = only ? [...scores].filter(([number]) => only.has(number)) : [...scores]
  const best = new Map(wanted.sort((a, b) => b[1] - a[1]).slice(0, DOCUMENTS))
  return { best, rarities, holders }
}

/** In how many passages of each document a concept stands, in the way it is said most. */
function heldBy(ways: Concept['ways'], holding: ReadonlyMap<string, Held>): Map<number, number> {
  const held = new Map<number, number>()
  for (const { stems, weight } of ways)
    for (const [number, count] of ofAll(stems, holding))
      held.set(number, Math.max(held.get(number) ?? 0, weight * count))
  return held
}

const NONE: Held = new Map()

/** In how many passages of each document all of these stems can stand together at most. */
function ofAll([first, ...others]: readonly string[], holding: ReadonlyMap<string, Held>): Held {
  let held = holding.get(first ?? '') ?? NONE
  for (const stem of others) {
    const own = holding.get(stem) ?? NONE
    const both = new Map<number, number>()
    for (const [number, count] of held) {
      const other = own.get(number)
      if (other !== undefined) both.set(number, Math.min(count, other))
    }
    held = both
  }
  return held
}

/** What is known of a document before its passages are looked at. */
export type Whole = {
  /** What it counts as a whole. */
  score: number
  /** The concepts that its title does not say, in their order: no passage says more of the others by repeating them. */
  open: readonly boolean[]
  /** What its passages count where there is a newer edition, else 1. */
  age: number
}

/** A passage with how much it holds of what is asked. */
type Candidate = Place & { score: number }

/** The passages that hold most of what is asked, the best first. */
export function bestPassages(
  asked: Asked,
  postings: Postings,
  wholes: ReadonlyMap<number, Whole>,
  weights: SearchWeights,
) {
  const { concepts, holding, sizes } = asked
  const all = sumOf(sizes.values())
  const row = inRow([...wholes.keys()], sizes)
  const standsOf = standsIn(postings, row.startOf)
  const scores = new Float64Array(row.length)
  const counts = new Float64Array(row.length)
  const touched = new Set<number>()
  for (const [at, { ways }] of concepts.entries()) {
    const own = new Set<number>()
    for (const { stems, weight } of ways) {
      const { places, counts: often } = together(stems.map(standsOf))
      for (const [index, place] of places.entries()) {
        own.add(place)
        counts[place] = Math.max(counts[place]!, weight * often[index]!)
      }
    }
    // How many passages hold it in the whole library: those of its rarest word, of the way that is said most.
    const held = Math.max(
      ...ways.map(({ stems }) => Math.min(...stems.map((stem) => sumOf((holding.get(stem) ?? NONE).values())))),
    )
    const weight = rarity(Math.max(held, own.size), all)
    for (const place of own) {
      // Where its title says all that is asked, a document is still found.
      touched.add(place)
      if (wholes.get(row.documentAt(place))!.open[at]) scores[place]! += weight * saturated(counts[place]!, 1, weights)
      counts[place] = 0
    }
  }
  const wholeAt = (place: number) => wholes.get(row.documentAt(place))!
  const best = largest([...touched], PASSAGES, (place) => scores[place]! + wholeAt(place).score)
  return best.map((place): Candidate => {
    const number = row.documentAt(place)
    return { number, at: place - row.startOf(number), score: scores[place]! }
  })
}

/** The passages of documents in one row, one document after the other. */
function inRow(numbers: readonly number[], sizes: Held) {
  const starts = new Map<number, number>()
  let length = 0
  for (const number of numbers) {
    starts.set(number, length)
    length += sizes.get(number) ?? 0
  }
  const documents = new Uint32Array(length)
  for (const [number, start] of starts) documents.fill(number, start, start + (sizes.get(number) ?? 0))
  return { length, startOf: (number: number) => starts.get(number)!, documentAt: (place: number) => documents[place]! }
}

/** Where each stem stands in a row of passages. */
function standsIn(postings: Postings, startOf: (number: number) => number) {
  const known = new Map<string, Stands>()
  const byStart = postings.toSorted((a, b) => startOf(a.number) - startOf(b.number))
  for (const { term, number, postings: bytes } of byStart) {
    const stands = known.get(term) ?? { places: [], counts: [] }
    known.set(term, stands)
    eachPosting(bytes, 0, bytes.length, (at, count) => {
      stands.places.push(startOf(number) + at)
      stands.counts.push(count)
    })
  }
  return (stem: string): Stands => known.get(stem) ?? { places: [], counts: [] }
}

/** So many of these that count most, the most first. */
function largest(all: readonly number[], most: number, worthOf: (one: number) => number): number[] {
  const worths = Float64Array.from(all, worthOf)
  const least = worths.toSorted().at(-most) ?? Number.NEGATIVE_INFINITY
  const few = all.flatMap((one, at) => (worths[at]! >= least ? [{ one, worth: worths[at]! }] : []))
  return few
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ one }) => one)
}

/** Names a place by one number. */
export const keyOf = ({ number, at }: Place) => number * MOST_PASSAGES + at

const rarity = (holding: number, all: number) => Math.log(1 + (all - holding + 0.5) / (holding + 0.5))
const saturated = (count: number, length: number, { k1 }: SearchWeights) => (count * (k1 + 1)) / (count + k1 * length)

export function sumOf(numbers: Iterable<number>) {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
