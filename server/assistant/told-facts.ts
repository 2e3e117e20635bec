import type { DocumentFacts, Fact } from '../documents/facts/types.ts'
import { entryOf, type ListEntry, type ListName, listsIn, narrowed, recordsOf } from '../documents/records/lists.ts'

const MOST_PER_KEY = 40
const MOST_ENTRIES = 40

/** Entries of one list as a model is told them: `count` of the whole list, `matching` of those that hold the words. */
export type ToldList = {
  of: ListName
  words: string
  count: number
  matching: number
  narrowedBy: string[]
  unused: string[]
  from: number
  entries: ListEntry[]
}

/** The facts without their boxes; of a key that fills pages the first ones and how many there are; and the lists by their length. */
export function brief({ kind, title, policies, conflicts, facts, records = [] }: DocumentFacts) {
  const counts = new Map<string, number>()
  const kept: Omit<Fact, 'source'>[] = []
  for (const { source, ...fact } of facts) {
    const count = (counts.get(fact.key) ?? 0) + 1
    counts.set(fact.key, count)
    if (count <= MOST_PER_KEY) kept.push({ ...fact, ...{ page: source.page, quote: source.quote } })
  }
  const factCounts = Object.fromEntries([...counts].filter(([, count]) => count > MOST_PER_KEY))
  return { kind, title, policies, facts: kept, conflicts, factCounts, lists: listsIn(records) }
}

/** The entries of a list that hold these words, from the `from`-th on. */
export function entriesOf(
  { records = [] }: DocumentFacts,
  { of, words = '', from = 1 }: { of: ListName; words?: string | undefined; from?: number | undefined },
): ToldList {
  const all = recordsOf(records, of)
  const { records: fitting, narrowedBy, unused } = narrowed(all, of, words)
  const entries = fitting.slice(from - 1, from - 1 + MOST_ENTRIES).map((record) => entryOf(record, of))
  return { of, words, count: all.length, matching: fitting.length, narrowedBy, unused, from, entries }
}
