import { amountsIn, formatAmount } from '../../../shared/amounts.ts'
import { datesIn, daysBetween } from '../../../shared/dates.ts'
import { groundsOf } from './figures.ts'

/** More figures than these in one statement follow from one another by chance. */
const MOST = 4

/**
 * What follows from the figures a statement names itself, as far as its sources hold them: sums and differences of its amounts, and the
 * days between its dates. Worked out here anew, so that a figure may be said which no page prints.
 */
export function derivedFrom(statement: string, quotes: string[]): string {
  const { amounts, dates } = groundsOf(quotes)
  const own = [...amountsIn(statement)].filter((amount) => amounts.has(amount)).slice(0, MOST)
  const days = [...datesIn(statement)].filter((date) => dates.has(date)).slice(0, MOST)
  const derived = [
    ...pairsOf(own).flatMap(([a, b]) => [a + b, Math.abs(a - b)]),
    ...(own.length > 2 ? [own.reduce((sum, amount) => sum + amount, 0)] : []),
  ]
  return [
    ...derived.map((amount) => `$${formatAmount(amount)}`),
    ...pairsOf(days).map(([a, b]) => `${daysBetween(a, b)} days`),
  ].join('\n')
}

const pairsOf = <Item>(items: Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]))
