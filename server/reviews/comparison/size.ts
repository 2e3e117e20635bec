import { daysBetween, parseDate } from '../../../shared/dates.ts'
import type { ReviewSeverity, Verdict } from '../../../shared/reviews.ts'
import { amountIn } from '../same-value.ts'
import { isExclusion } from './items.ts'
import type { Item, Side } from './types.ts'
import { holdSame, says } from './verdict.ts'

/** How far what options say is apart: the difference in dollars or days, and as a part of the greatest, 0 to 1. */
export type Size = { by: number; part: number }

const NO_SIZE: Size = { by: 0, part: 0 }

export function sizeOf(sides: readonly Side[]): Size {
  const values = sides.filter(says).map(({ told }) => told[0]!.value)
  if (values.length < 2) return NO_SIZE
  const amounts = values.map(amountIn)
  if (amounts.every((amount) => amount !== null)) {
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
    return { by: most - least, part: most ? (most - least) / most : 0 }
  }
  const dates = values.map(parseDate).toSorted()
  if (dates.some((date) => date === null)) return NO_SIZE
  const by = daysBetween(dates[0]!, dates.at(-1)!)
  return { by, part: Math.min(1, by / YEAR) }
}

const YEAR = 365
/** From this part on a difference is a great one, where it is also of so many dollars or days. */
const GREAT = 0.5
const OF_DOLLARS = { limit: 250_000, retention: 10_000 }
const OF_COST = { great: 0.25, some: 0.05 }

/** How much depends on what was found of an item. */
export function severityOf(item: Item, verdict: Verdict, sides: readonly Side[]): ReviewSeverity {
  if (verdict === 'EQUAL' || verdict === 'FOUND') return 'NONE'
  if (verdict === 'CONTRADICTS') return 'HIGH'
  if (sides.some(({ told }) => told.some(isExclusion))) return verdict === 'ONLY_ONE' ? 'HIGH' : 'MODERATE'
  const isWeighty = WEIGHTY.has(item.aspect)
  if (verdict === 'UNSURE' && holdSame(sides.filter(says))) return 'LOW'
  if (verdict === 'NOT_SHOWN' || verdict === 'UNSURE') return isWeighty ? 'MODERATE' : 'LOW'
  if (verdict === 'ONLY_ONE') return 'MODERATE'
  return bySize(item, sizeOf(sides))
}

const WEIGHTY = new Set<Item['aspect']>(['limit', 'retention', 'trigger', 'retroactive'])

function bySize({ aspect }: Item, { by, part }: Size): ReviewSeverity {
  switch (aspect) {
    case 'trigger':
      return 'HIGH'
    case 'limit':
    case 'retention':
      return part >= GREAT && by >= OF_DOLLARS[aspect] ? 'HIGH' : 'MODERATE'
    case 'retroactive':
      return by >= YEAR ? 'HIGH' : 'MODERATE'
    case 'cost':
      return part >= OF_COST.great ? 'HIGH' : part >= OF_COST.some ? 'MODERATE' : 'LOW'
    case 'date':
      return 'MODERATE'
    default:
      return 'LOW'
  }
}
