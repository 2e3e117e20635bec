import type { LimitConcept } from '../concepts/limits.ts'
import type { RequiredLimit } from './required-limit.ts'

/** The limits of employers liability in the order that all policies print them: '$500,000/$500,000/$500,000'. */
const EMPLOYERS = ['each-accident', 'disease-policy', 'disease-employee'] as const satisfies readonly LimitConcept[]

export function employersThree(limits: RequiredLimit[], text: string): RequiredLimit[] {
  const own = limits.filter(({ line, limit }) => line === 'wc' && !limit)
  const isThree = own.length === EMPLOYERS.length && new Set(own.map(({ amount }) => amount)).size === 1
  if (!isThree || !/\d\s*\/\s*[$\d]/.test(text)) return limits
  return limits.map((one) => (own.includes(one) ? { ...one, limit: EMPLOYERS[own.indexOf(one)]! } : one))
}

/** The limits of an auto policy that has one for each person: what is paid for one accident is not combined; behind 'or', one way or the other holds. */
export function ofAuto(limits: RequiredLimit[], text: string): RequiredLimit[] {
  const own = limits.filter(({ line, isCap }) => line === 'auto' && !isCap)
  const placed = own.map((one, at) => [one, nthOf(text, own, at)] as const)
  const first = placed.find(
    ([{ limit, printed }, from]) =>
      limit === 'bodily-injury-person' ||
      (!limit && /^\W*(?:each|per|any one) person\b/i.test(text.slice(from + printed.length))),
  )?.[0]
  if (!first) return limits
  const isEither = own.some(({ limit }) => limit === 'combined-single-limit') || own[0] !== first
  let isBehind = false
  const told = new Map(
    own.map((one) => {
      isBehind ||= one === first
      const limit =
        one === first
          ? 'bodily-injury-person'
          : isBehind && one.limit === 'each-accident'
            ? 'bodily-injury-accident'
            : one.limit
      return [one, { ...one, limit, ...(isEither && { isEither: true as const }) }]
    }),
  )
  return limits.map((one) => told.get(one) ?? one)
}

/** Where the amount of one of several limits stands, which may be printed alike. */
const nthOf = (text: string, all: readonly RequiredLimit[], at: number): number =>
  all.slice(0, at + 1).reduce((from, { printed }) => text.indexOf(printed, from + 1), -1)
