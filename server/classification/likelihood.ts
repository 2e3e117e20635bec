import type { Prepared } from './prepare.ts'
import type { Terms, View } from './views.ts'

/** How much what a group says counts for each thing under it, in terms. */
const PRIOR: Record<View, number> = { words: 8, pairs: 8, beginnings: 8, pieces: 20, excepted: 8 }
/** Factors that are multiplied before their logarithm is taken: few enough to stay within a double. */
const FACTORS = 16

/** Entries of one code that are taken for not there, by their places: what is learned must not have seen its own answer. */
export type Without = { code: number; entries: ReadonlySet<number> }

/**
 * For each node of the table, how much likelier these terms are there than anywhere (natural logarithm), as naive Bayes has it. What a node says is
 * evened out by what stands above it.
 */
export function likelihoods(table: Prepared, view: View, terms: Terms, without?: Without): Float64Array {
  const { terms: known, totals, total } = table.counts[view]
  const size = table.parents.length
  const [sums, product, share] = [new Float64Array(size), new Float64Array(size).fill(1), new Float64Array(size)]
  const own = new Float64Array(size)
  const less = lessOf(table, view, without)
  let factors = 0
  for (const term of terms[view]) {
    const found = known.get(term)
    const gone = less?.counts.get(term) ?? 0
    if (!found || found.all <= gone) continue
    const anywhere = (found.all - gone + 0.5) / (total + 0.5 * known.size)
    for (const [at, node] of found.nodes.entries()) own[node] = found.counts[at]!
    for (const node of less?.nodes ?? []) own[node]! -= gone
    for (let node = 0; node < size; node++) {
      const parent = table.parents[node]!
      const prior = parent < 0 ? 1 : share[parent]!
      const all = totals[node]! - (less?.nodes.has(node) ? less.total : 0)
      share[node] = (own[node]! / anywhere + PRIOR[view] * prior) / (all + PRIOR[view])
      product[node]! *= share[node]!
    }
    for (const node of found.nodes) own[node] = 0
    if (++factors % FACTORS === 0) flush(sums, product)
  }
  flush(sums, product)
  return sums
}

function flush(sums: Float64Array, product: Float64Array) {
  for (let node = 0; node < sums.length; node++) sums[node]! += Math.log(product[node]!)
  product.fill(1)
}

function lessOf(table: Prepared, view: View, without: Without | undefined) {
  if (!without) return null
  const counts = new Map<string, number>()
  let total = 0
  for (const at of without.entries)
    for (const term of table.entries[at]!.terms[view]) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      total++
    }
  return { counts, total, nodes: new Set(table.paths[without.code]) }
}
