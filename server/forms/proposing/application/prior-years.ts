import type { PriorLine } from '../../types.ts'
import type { Entry } from '../placed.ts'
import { startOf } from './prior-told.ts'

/** Policies in years, the latest first: those that began within one year, one a column. */
export function inYears(dated: readonly Entry[], columnOf: (entry: Entry) => PriorLine | null): Entry[][] {
  const years: Entry[][] = []
  for (const entry of dated.toSorted((a, b) => startOf(b).localeCompare(startOf(a)))) {
    const year = years.at(-1)
    const latest = year && startOf(year[0]!)
    const isWithin = latest && startOf(entry) > `${Number(latest.slice(0, 4)) - 1}${latest.slice(4)}`
    const column = columnOf(entry)
    const isRival = column !== null && year?.some((other) => columnOf(other) === column)
    if (isWithin && !isRival) year!.push(entry)
    else years.push([entry])
  }
  return years
}

/** The year in which most policies began, of two the earlier, with one that did. */
export function yearOfMost(policies: readonly Entry[]): { year: string; policy: Entry } {
  const groups = [...Map.groupBy(policies, (policy) => startOf(policy).slice(0, 4))]
  const [year, own] = groups.toSorted(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b))[0]!
  return { year, policy: own[0]! }
}
