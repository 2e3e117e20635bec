import type { Passage } from '../types.ts'
import { IN_SOME_CASES } from './changes.ts'
import { isInSomeCases } from './duties.ts'
import { linesInsured } from './limits.ts'
import { unmarked } from './marks.ts'
import { goesOn } from './parties.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { Demand } from './types.ts'

/** A cap, or an amount in the place of another, that names no line is one of each line that its sentence is of. */
export const ofEach = (limit: RequiredLimit, lines: Demand['lines'], isChange: boolean): RequiredLimit[] =>
  (limit.isCap || isChange) && !limit.line && Array.isArray(lines) ? lines.map((line) => ({ ...limit, line })) : [limit]

/** 'Professional and cyber insurance, each with limits of $5,000,000': the same of the other line. */
export function ofOther(limit: RequiredLimit, text: string): RequiredLimit[] {
  const before = text.slice(0, text.indexOf(limit.printed))
  const lines = linesInsured(before)
  const isOfBoth =
    /\b(?:each|both) (?:with|of|at|in|for|to)\b(?! (?:the|these|those|them)\b)/i.test(before) && lines.length === 2
  return isOfBoth && limit.line ? lines.filter((line) => line !== limit.line).map((line) => ({ ...limit, line })) : []
}

/** '[ ] Way A': one of several to choose from. */
const IS_BOX = /^(?:\[|[☐☑☒□])/

/** 'When it hauls chemicals, the limit shall be …': an amount of the line before that holds in some cases only. */
export const inCases = (limit: RequiredLimit, text: string): RequiredLimit =>
  IS_BOX.test(text) ||
  (isInSomeCases(text) && !limit.isCap) ||
  (IN_SOME_CASES.test(unmarked(text).split(' ')[0]!) &&
    goesOn(text.replace(/^[^,]*,\s*/, '')) &&
    !linesInsured(text).length &&
    !limit.isCap)
    ? { ...limit, isEither: true }
    : limit

/** The amounts of a sentence by the pages they stand on, in their order; one amount of several limits stands where it did before. */
export function onPages(limits: readonly RequiredLimit[], sources: readonly Passage[]): RequiredLimit[][] {
  const placed: RequiredLimit[][] = sources.map(() => [])
  let [page, from] = [0, 0]
  for (const { printed, ...limit } of limits) {
    const next = sources.findIndex(({ quote }, at) => at >= page && quote.includes(printed, at === page ? from : 0))
    if (next > page) from = 0
    if (next >= 0) [page, from] = [next, sources[next]!.quote.indexOf(printed, from) + printed.length]
    placed[page]!.push({ ...limit, printed })
  }
  return placed
}
