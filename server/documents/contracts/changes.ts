import type { LineOfBusiness } from '../facts/keys.ts'
import { WHERE } from './conditions.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { Demand, InsuranceClause } from './types.ts'

/** What holds in some cases only changes nothing for the others. */
export const IN_SOME_CASES = new RegExp(
  String.raw`\b(?:if|when|whenever|${WHERE}|while|once|unless|until|as long as)\b`,
  'iu',
)

/** Amounts that an article changes give way to those it puts in their place; where it does so in some cases only, both stay. */
export function settled(clauses: readonly InsuranceClause[]): InsuranceClause[] {
  const all = clauses.flatMap(({ demands }) => demands)
  const gone = new Set<RequiredLimit>()
  const put = new Map<Demand, Demand>()
  for (const change of all) {
    if (!change.changes || change.condition || IN_SOME_CASES.test(change.source.quote)) continue
    const limits = change.limits.map((one, at, own) => ({ ...one, limit: one.limit ?? own[at - 1]?.limit ?? null }))
    const olds = all.filter((one) => !one.changes && (!change.who || !one.who || change.who === one.who))
    const told = [...Map.groupBy(limits, ({ line, limit }) => `${String(line)} ${String(limit)}`).values()].map((own) =>
      replaced(own, olds, OF_ALL.test(change.source.quote)),
    )
    if (!told.length || told.some((one) => !one.length)) continue
    const every = told.flat()
    for (const { old } of every) gone.add(old)
    const { changes: _, ...rest } = change
    put.set(change, { ...rest, who: change.who ?? every[0]!.who, limits: every.map((one) => one.own) })
  }
  for (const change of all) {
    const olds =
      change.condition || IN_SOME_CASES.test(change.source.quote)
        ? []
        : all.filter((one) => one !== change && isPutOff(one, change))
    const [old] = olds
    if (!old || olds.length > 1) continue
    const { days, rating } = change.puts!
    put.set(old, {
      ...old,
      source: change.source,
      ...(old.asks.includes('notice') ? { days: days![1] } : { rating: rating![1] }),
    })
    const own = put.get(change) ?? change
    put.set(change, { ...own, asks: own.asks.filter((ask) => ask !== 'notice' && ask !== 'rating') })
  }
  const left = (demand: Demand): Demand => ({ ...demand, limits: demand.limits.filter((one) => !gone.has(one)) })
  return clauses.map((clause) => ({ ...clause, demands: clause.demands.map((one) => put.get(one) ?? left(one)) }))
}

/** Whether a change puts something in the place of the days or the rating that a demand asks for. */
const isPutOff = ({ asks, days, rating }: Demand, { puts }: Demand): boolean =>
  (puts?.days?.[0] === days && days !== null && asks.includes('notice')) ||
  (puts?.rating?.[0] === rating && rating !== undefined && asks.includes('rating'))

/** Amounts of a line of which other words say that the same party need not insure it: which holds is not known. */
export const doubted = (clauses: readonly InsuranceClause[], freed: readonly Freed[]): InsuranceClause[] =>
  clauses.map((clause) => ({
    ...clause,
    demands: clause.demands.map((one) => ({
      ...one,
      limits: one.limits.map((limit) =>
        isFreedOf(limit, one.who, freed) ? { ...limit, isFreed: true as const } : limit,
      ),
    })),
  }))

/** Lines that need not be insured, by the party that the words name first. */
export type Freed = { lines: LineOfBusiness[]; party: string | null }

const isFreedOf = ({ line, condition }: RequiredLimit, who: string | null, freed: readonly Freed[]) =>
  line !== null &&
  !condition &&
  freed.some(({ lines, party }) => lines.includes(line) && (!who || !party || who.includes(party)))

/** 'In both places where it appears': what a change names may stand more than once. */
const OF_ALL = /\b(?:both|each|every|all) (?:places?|instances?|times?|cases?)\b|\bwherever\b/i

/**
 * The one amount that takes the place of the old one of its limit, or of the old ones that are alike: what a change names beside the old, or for
 * a line. None where it is not certain.
 */
function replaced(own: readonly RequiredLimit[], olds: readonly Demand[], isOfAll: boolean) {
  const [{ line, limit }] = own as [RequiredLimit]
  const isAmong = ({ amount }: RequiredLimit) => own.some((other) => other.amount === amount)
  // 'In 12.2 the figure of $100,000 is struck': what names no limit is of the one with that figure.
  const isAlike = (one: RequiredLimit) =>
    (limit ? one.limit === limit : isAmong(one)) && !one.isCap && (!line || one.line === line)
  const alike = olds.flatMap(({ who, limits }) => limits.filter(isAlike).map((old) => ({ who, old })))
  const named = alike.filter(({ old }) => isAmong(old))
  const [first, ...others] = named.length || !line ? named : alike
  const [put, ...more] = own.filter(({ amount }) => amount !== first?.old.amount)
  const isOne = isOfAll
    ? others.every(
        ({ who, old }) => who === first!.who && old.line === first!.old.line && old.amount === first!.old.amount,
      )
    : !others.length
  if (!first || !isOne || !put || more.length) return []
  return [first, ...others].map(({ who, old }) => ({ who, old, own: { ...put, line: old.line, limit: old.limit } }))
}
