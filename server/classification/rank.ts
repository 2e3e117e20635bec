import { softmax } from '../documents/index.ts'
import type { Prepared } from './prepare.ts'
import { learnedRanker, scoreOf } from './ranker.ts'
import { type Candidate, candidatesFor } from './signs.ts'
import type { Kin } from './types.ts'
import type { Terms } from './views.ts'

/** A code by its place in the table, with how sure it is: 0 to 1 over the whole table. */
export type Ranked = { code: number; score: number }
export type RankedCandidate = Ranked & Candidate

/** The codes of a table for a text, surest first. */
export function rank(table: Prepared, terms: Terms, ranker = learnedRanker()): RankedCandidate[] {
  const candidates = candidatesFor(table, terms)
  const scores = softmax(candidates.map(({ signs }) => scoreOf(ranker, signs)))
  return candidates.map((one, at) => ({ ...one, score: scores[at]! })).sort(bySureness)
}

/** What a code counts by which only one of the two ways leads to it. */
const LEAST = 1e-3
/** How much a table's own few words count beside those of NAICS. */
const OWN = 0.3

/** The same by the table's own words and by its kin among the codes of NAICS together. */
export function rankByKin(
  table: Prepared,
  own: readonly Ranked[],
  naics: readonly (Ranked & { name: string })[],
  kin: Kin,
): Ranked[] {
  const places = new Map(table.codes.map(({ code }, at) => [code, at]))
  const shares = new Map(own.map(({ code }) => [code, 0]))
  for (const { name, score } of naics)
    for (const [code, share] of kin[name] ?? []) {
      const place = places.get(code)
      if (place !== undefined) shares.set(place, (shares.get(place) ?? 0) + score * share)
    }
  const words = new Map(own.map(({ code, score }) => [code, score]))
  const codes = [...shares.keys()]
  const scores = softmax(
    codes.map((code) => Math.log(shares.get(code)! + LEAST) + OWN * Math.log((words.get(code) ?? 0) + LEAST)),
  )
  return codes.map((code, at) => ({ code, score: scores[at]! })).sort(bySureness)
}

const bySureness = (one: Ranked, other: Ranked) => other.score - one.score || one.code - other.code
