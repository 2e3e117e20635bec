import type { Without } from './likelihood.ts'
import { lengthOf, type Prepared, WEIGHED } from './prepare.ts'
import type { Terms } from './views.ts'

/** How alike a text is to an entry of the table, 0 to 1. */
export type Like = { entry: number; likeness: number }
/**
 * How alike a text is to what a code says: the best entries, the sum of the cubes of all, the title, and how much of the text the best one
 * says (`told`), each 0 to 1 but the sum.
 */
export type CodeLikeness = { best: number; second: number; sum: number; title: number; told: number }

/** What an entry counts that leaves out what the text says. */
const LEFT_OUT = 0.7

/** The entries that share words with the text. */
export function likeEntries(table: Prepared, terms: Terms, without?: Without): Like[] {
  const shared = new Map<number, number>()
  for (const view of WEIGHED)
    for (const term of terms[view]) {
      const weight = table.weightOf(view, term) ** 2
      for (const at of table.found[view].get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight)
    }
  const length = lengthOf(terms, table.weightOf) || 1
  const said = new Set(terms.words)
  return [...shared].flatMap(([entry, weight]) => {
    if (without?.entries.has(entry)) return []
    const { length: own, terms: its } = table.entries[entry]!
    const isLeftOut = its.excepted.some((term) => said.has(term))
    return [{ entry, likeness: (weight / (length * own)) * (isLeftOut ? LEFT_OUT : 1) }]
  })
}

/** The same for each code of the table, in its order. */
export function likeCodes(table: Prepared, terms: Terms, without?: Without): CodeLikeness[] {
  const codes = table.codes.map((): CodeLikeness => ({ best: 0, second: 0, sum: 0, title: 0, told: 0 }))
  const length = lengthOf(terms, table.weightOf) || 1
  for (const { entry, likeness } of likeEntries(table, terms, without)) {
    const { code, isTitle, length: own } = table.entries[entry]!
    const one = codes[code]!
    one.second = Math.max(one.second, Math.min(one.best, likeness))
    one.best = Math.max(one.best, likeness)
    one.sum += likeness ** 3
    one.told = Math.max(one.told, (likeness * own) / length)
    if (isTitle) one.title = likeness
  }
  return codes
}
