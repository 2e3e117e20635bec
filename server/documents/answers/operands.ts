import { isMoney, oneIn, onlyNumbers, type Sort } from '../graph/families.ts'
import { nameApart } from '../graph/naming.ts'
import { daysNamed, operatorsIn } from '../graph/operators.ts'
import { resultOf } from '../graph/result.ts'
import type { Way, Worked } from '../graph/types.ts'
import { workOut } from '../graph/work-out.ts'
import { featuresOf, type Sought, soughtIn } from './features.ts'
import { meantBy, type Ranked, rankAll, surenessOf } from './rank.ts'
import type { Weighed } from './weighed.ts'

/** How sure each of two values must be the one that is meant; of the few days that documents tell, less is enough. */
const SURE = 0.5
const SURE_OF_DAYS = 0.25
/** How much a value must mean what it is called by, where none of its words speaks of it. */
const MEANT = 0.3
/** So many candidates of each are tried with one another. */
const MOST_TRIED = 12
/** What it is worth that two values differ in one thing alone: in their column or in their row. */
const ONE_APART = 1.5

/** What a question wants worked out over values: over those of one family, or over two that it names in its own words. */
export function workOutAsked(question: string, all: Weighed[]): Worked | null {
  if (!operatorsIn(question).length) return null
  const values = all.filter(({ statement }) => statement.kind !== 'sentence')
  return workOut(question, values) ?? workOutNamed(question, values)
}

/**
 * The difference, the days or the sum of two values that a question names in other words than the documents do, each found as an answer to its
 * name. Null where either is not sure enough.
 */
function workOutNamed(question: string, all: Weighed[]): Worked | null {
  for (const { way, operands, rest } of operatorsIn(question)) {
    const named = way === 'days' ? daysNamed(question) : operands ? [{ operands, rest }] : []
    const [best] = named.flatMap((one) => ofTwoNamed(way, one, all) ?? []).sort((a, b) => b.covered - a.covered)
    if (best) return { ...best, isNamed: true }
  }
  return null
}

type Named = { operands: [string, string]; rest: string }

function ofTwoNamed(way: Way, { operands, rest }: Named, all: Weighed[]) {
  if (way !== 'days' && way !== 'difference' && way !== 'sum') return null
  const sort: Sort = way === 'days' ? 'date' : 'amount'
  const telling = all.filter(
    ({ statement }) =>
      oneIn(sort, statement.value) !== null &&
      (sort === 'date' || (isMoney(statement.value) && !onlyNumbers(statement))),
  )
  const knownOf = new Map(telling.map((known) => [known.statement, known]))
  const [first, second] = operands.map((words) => {
    const query = `${sort === 'date' ? 'date ' : ''}${words} ${rest}`.trim()
    const own = soughtIn(words.replace(OF_SORT, ' '), telling)
    return rankAll(query, telling).filter(({ candidate }) => speaksOf(knownOf.get(candidate)!, own))
  }) as [Ranked[], Ranked[]]
  const pair = bestPair(first, second, sort)
  if (!pair) return null
  const [one, two] = pair
  const sure = Math.min(surenessWithout(first, one, two, sort), surenessWithout(second, two, one, sort))
  if (sure < (way === 'days' ? SURE_OF_DAYS : SURE)) return null
  const known = pair.map(({ candidate }) => knownOf.get(candidate)!) as [Weighed, Weighed]
  return resultOf(way, sort, known, sure, nameApart(known))
}

/** Words that tell the sort of a value and not which. */
const OF_SORT = /\b(?:date|day)s?\b/gi

/** Whether a value speaks of what it is to be called by, in its words or by what they mean, and of all of it by which others are called. */
function speaksOf(known: Weighed, sought: Sought): boolean {
  const features = featuresOf(known, sought)
  if (features.has('missed is a name elsewhere')) return false
  return (features.get('whole') ?? 0) > 0 || meantBy(features) >= MEANT
}

type Pair = [Ranked, Ranked]

/** The two that answer best together, each its own name better than the other's. */
function bestPair(first: Ranked[], second: Ranked[], sort: Sort): Pair | null {
  const ofFirst = new Map(first.map(({ candidate, score }) => [candidate, score]))
  const ofSecond = new Map(second.map(({ candidate, score }) => [candidate, score]))
  let best: { pair: Pair; score: number } | null = null
  for (const one of first.slice(0, MOST_TRIED))
    for (const two of second.slice(0, MOST_TRIED)) {
      if (one.candidate === two.candidate || valueOf(one, sort) === valueOf(two, sort)) continue
      const gain = one.score + two.score
      if (gain <= ofFirst.get(two.candidate)! + ofSecond.get(one.candidate)!) continue
      const score = gain + (areOneApart(one, two) ? ONE_APART : 0)
      if (!best || score > best.score) best = { pair: [one, two], score }
    }
  return best?.pair ?? null
}

const valueOf = ({ candidate }: Ranked, sort: Sort) => oneIn(sort, candidate.value)

function areOneApart({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean {
  const isSame = (key: 'attribute' | 'row' | 'table') => a[key] !== '' && a[key] === b[key]
  return isSame('table') && (isSame('attribute') || isSame('row'))
}

/** How sure a chosen value is the one its name means, once the other is known to be meant by the other name. */
function surenessWithout(ranked: Ranked[], chosen: Ranked, other: Ranked, sort: Sort): number {
  const value = valueOf(other, sort)
  const rest = ranked.filter((one) => one !== chosen && valueOf(one, sort) !== value)
  const isBeaten = rest.some(({ score }) => score > chosen.score + 0.01)
  return isBeaten ? 0 : surenessOf([chosen, ...rest])
}
