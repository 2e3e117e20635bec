import type { Concept } from '../search/concepts.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import { isMoney, oneIn, type Sort } from './families.ts'
import { heldOf, type Known, placeOf, shareOf, type Term, termsIn } from './match.ts'
import { nameApart } from './naming.ts'
import type { Asked } from './operators.ts'
import { resultOf, type Working } from './result.ts'
import { AS_WAS } from './statements-of.ts'

/** How much of what both are asked of, and of its own name, each value must speak of. */
const OF_ABOUT = 0.5
const OF_OPERAND = 0.5
/** How much less a value may speak of its own name than of the other's. */
const ASIDE = 0.2
/** What it is worth that both speak of what they are asked of, beside their own names. */
const FOR_ABOUT = 0.5
/** 'Date' and 'amount' tell the sort of a value and not which. */
const OF_SORT = new Set(stemsOf('date day amount number limit value'))
const isOfSort = ({ ways }: Concept): boolean => ways[0]!.stems.every((stem) => OF_SORT.has(stem))
const lessOfSort = (term: Term): Term => (isOfSort(term.concept) ? { ...term, rarity: term.rarity * LESS } : term)
/** How much of their weight such words keep. */
const LESS = 0.2

/** So many candidates of each are tried with one another. */
const MOST_TRIED = 24

/** Two values, each named, that differ in what names them and in nothing else as far as can be had. */
export function ofTwo(
  { way, rest }: Asked,
  [first, second]: [string, string],
  all: Known[],
  sort: Sort,
): Working | null {
  const telling = all.filter(({ statement }) => oneIn(sort, statement.value) !== null && isMoney(statement.value))
  const of = rest || (way === 'difference' ? 'premium' : '')
  const [a, b, about] = [first, second, of].map((words) => termsIn(termsOf(words), all).map(lessOfSort))
  /** Whether some values are called so: then it is none of those that are not. */
  const isName = (concept: Concept) =>
    !isOfSort(concept) && telling.some((known) => placeOf(known, concept) === 'attribute')
  const fitting = (terms: Term[], other: Term[]) =>
    telling
      .map((known) => ({
        known,
        own: shareOf(known, terms),
        others: shareOf(known, other),
        of: shareOf(known, about!),
      }))
      .filter(
        ({ known }) =>
          known.statement.also !== AS_WAS || terms.some(({ concept }) => placeOf(known, concept) === 'also'),
      )
      .filter(({ known }) => terms.every(({ concept }) => placeOf(known, concept) !== null || !isName(concept)))
      .filter(({ known, own, others }) => heldOf(known, terms) >= OF_OPERAND && own >= others - ASIDE)
      .sort((x, y) => y.own + y.of - (x.own + x.of))
      .slice(0, MOST_TRIED)
  let best: Pair | null = null
  let rival: Pair | null = null
  for (const one of fitting(a!, b!))
    for (const two of fitting(b!, a!)) {
      if (one.known === two.known || one.own + two.own <= one.others + two.others) continue
      // What one of them leaves out it shares with the other: 'payroll of sales over the estimate'.
      const shared = a!.length > b!.length ? two.others - one.others : one.others - two.others
      const score = (one.own * two.own + FOR_ABOUT * (one.of + two.of + shared)) * likeness(one.known, two.known)
      const pair: Pair = { pair: [one.known, two.known], score }
      if (!best || score > best.score) [best, rival] = [pair, null]
      else if (score === best.score && !rival && valuesOf(pair, sort) !== valuesOf(best, sort)) rival = pair
    }
  // Others that fit as well and tell other values leave open which are meant.
  if (!best || rival) return null
  const covered = rest ? (shareOf(best.pair[0], about!) + shareOf(best.pair[1], about!)) / 2 : 1
  if (covered < OF_ABOUT) return null
  return resultOf(way, sort, best.pair, covered, nameApart(best.pair))
}

type Pair = { pair: [Known, Known]; score: number }

const valuesOf = ({ pair }: Pair, sort: Sort): string =>
  pair
    .map(({ statement }) => oneIn(sort, statement.value))
    .sort()
    .join()

/** How much better two values go together that differ in one thing alone: in their column or in their row. */
const ONE_APART = 2

function likeness({ statement: a }: Known, { statement: b }: Known): number {
  const isSame = (key: 'attribute' | 'row' | 'table') => a[key] !== '' && a[key] === b[key]
  return isSame('table') && (isSame('attribute') || isSame('row')) ? ONE_APART : 1
}
