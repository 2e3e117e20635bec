import { likelihoods, type Without } from './likelihood.ts'
import { likeCodes } from './likeness.ts'
import type { Prepared } from './prepare.ts'
import { type Terms, VIEWS } from './views.ts'

/** A code that a text may mean and the signs of it, numbers of a few units in a fixed order. */
export type Candidate = { code: number; signs: number[] }

const CANDIDATES = 40

/** The codes that come into question for a text, likeliest first by a rough measure. */
export function candidatesFor(table: Prepared, terms: Terms, without?: Without): Candidate[] {
  const like = likeCodes(table, terms, without)
  const odds = VIEWS.map((view) => likelihoods(table, view, terms, without))
  const [words, pairs, , pieces] = odds as [Float64Array, Float64Array, Float64Array, Float64Array]
  const rough = table.paths.map((path, code) => {
    const node = path.at(-1)!
    return words[node]! + 0.5 * pairs[node]! + 0.3 * pieces[node]! + 6 * like[code]!.best
  })
  const spread = Math.sqrt(terms.words.length || 1)
  const codes = [...rough.keys()].sort((a, b) => rough[b]! - rough[a]!).slice(0, CANDIDATES)
  return codes.map((code) => {
    const { best, second, sum, title, told } = like[code]!
    const path = table.paths[code]!
    const [broad, group, own] = [path[0]!, path[Math.min(2, path.length - 1)]!, path.at(-1)!]
    const ofViews = odds.flatMap((view) => [
      view[own]! / 4,
      view[own]! / spread / 2,
      view[broad]! / 4,
      view[group]! / 4,
    ])
    const size = Math.log(1 + table.counts.words.totals[own]!) / 4
    return { code, signs: [best, second, Math.sqrt(sum), title, told, Math.sqrt(best), ...ofViews, size] }
  })
}
