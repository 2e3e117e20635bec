import type { ClassCode, ClassTable } from './types.ts'
import { type Terms, termsIn, VIEWS, type View } from './views.ts'
import { readWording } from './wording.ts'

/** A wording of a code in its table, by its terms. `code`: the place of the code in the table. */
export type Entry = { text: string; code: number; isTitle: boolean; terms: Terms; length: number }

/** How often each term stands under each node of the tree of groups and codes. */
export type Counts = {
  terms: Map<string, TermCounts>
  totals: Float64Array
  total: number
}

/**
 * A table made ready to be searched. Nodes are its groups and codes, each after what it stands under (`parents`, -1 for none); `paths`: for each
 * code its nodes, broadest first, itself last. `found`: the entries that have a term.
 */
export type Prepared = {
  codes: readonly ClassCode[]
  entries: Entry[]
  parents: Int32Array
  paths: number[][]
  counts: Record<View, Counts>
  found: Record<Weighed, Map<string, number[]>>
  weightOf(view: Weighed, term: string): number
}

/** The nodes that have a term, how often each, and how often it stands in all. */
type TermCounts = { nodes: number[]; counts: number[]; all: number }

/** The views by which one wording is held against another, and how much each counts. */
const SHARES = { words: 1, pairs: 0.6 }
export type Weighed = keyof typeof SHARES
export const WEIGHED = Object.keys(SHARES) as Weighed[]

const ready = new WeakMap<ClassTable, Prepared>()

/** The table made ready; takes up to a second for a large one, once. */
export function prepared(table: ClassTable): Prepared {
  const known = ready.get(table) ?? prepare(table.codes)
  ready.set(table, known)
  return known
}

export function prepare(codes: readonly ClassCode[]): Prepared {
  const { parents, paths, titles } = treeOf(codes)
  const entries = codes.flatMap(({ title, wordings }, code) =>
    [title, ...wordings].map(
      (text, at): Entry => ({ text, code, isTitle: at === 0, terms: termsIn(readWording(text)), length: 0 }),
    ),
  )
  const counted = [
    ...entries.map(({ code, terms }) => ({ nodes: paths[code]!, terms })),
    ...titles.map(({ title, nodes }) => ({ nodes, terms: termsIn(readWording(title)) })),
  ]
  const counts = Object.fromEntries(
    VIEWS.map((view) => [view, countsOf(view, counted, parents.length)]),
  ) as Prepared['counts']
  const found = { words: placesOf('words', entries), pairs: placesOf('pairs', entries) }
  const rare = rarityOf(entries, found, codes.length)
  const weightOf = (view: Weighed, term: string) => SHARES[view] * rare[view](term)
  for (const entry of entries) entry.length = lengthOf(entry.terms, weightOf) || 1
  return { codes, entries, parents, paths, counts, found, weightOf }
}

/** The length of a wording as a vector of its weighed terms. */
export const lengthOf = (terms: Terms, weightOf: Prepared['weightOf']) =>
  Math.hypot(...WEIGHED.flatMap((view) => terms[view].map((term) => weightOf(view, term))))

function treeOf(codes: readonly ClassCode[]) {
  const parents: number[] = []
  const titles: { title: string; nodes: number[] }[] = []
  const known = new Map<string, number>()
  const paths = codes.map(({ groups }) => {
    const nodes: number[] = []
    for (const [depth, title] of groups.entries()) {
      const key = groups.slice(0, depth + 1).join('\n')
      const isNew = !known.has(key)
      const node = known.get(key) ?? parents.push(nodes.at(-1) ?? -1) - 1
      known.set(key, node)
      nodes.push(node)
      if (isNew) titles.push({ title, nodes: [...nodes] })
    }
    return [...nodes, parents.push(nodes.at(-1) ?? -1) - 1]
  })
  return { parents: Int32Array.from(parents), paths, titles }
}

function countsOf(view: View, counted: { nodes: number[]; terms: Terms }[], size: number): Counts {
  const byTerm = new Map<string, Map<number, number>>()
  const totals = new Float64Array(size)
  const all = new Map<string, number>()
  for (const { nodes, terms } of counted)
    for (const term of terms[view]) {
      const own = byTerm.get(term) ?? new Map<number, number>()
      byTerm.set(term, own)
      all.set(term, (all.get(term) ?? 0) + 1)
      for (const node of nodes) {
        own.set(node, (own.get(node) ?? 0) + 1)
        totals[node]!++
      }
    }
  const terms = [...byTerm].map(([term, own]): [string, TermCounts] => [
    term,
    { nodes: [...own.keys()], counts: [...own.values()], all: all.get(term)! },
  ])
  return { terms: new Map(terms), totals, total: [...all.values()].reduce((sum, one) => sum + one, 0) }
}

function placesOf(view: Weighed, entries: Entry[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { terms }] of entries.entries())
    for (const term of terms[view]) {
      const own = places.get(term)
      if (own) own.push(at)
      else places.set(term, [at])
    }
  return places
}

/** How telling a term is: more, the fewer codes have it. */
function rarityOf(entries: Entry[], found: Prepared['found'], codes: number) {
  const of = (view: Weighed) => {
    const rare = new Map<string, number>()
    for (const [term, places] of found[view])
      rare.set(term, Math.log(1 + codes / new Set(places.map((at) => entries[at]!.code)).size))
    return (term: string) => rare.get(term) ?? Math.log(1 + codes)
  }
  return { words: of('words'), pairs: of('pairs') }
}
