import type { Verdict } from '../../../shared/reviews.ts'
import { sortableDate } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import { amountIn, distinct, isSameValue } from '../same-value.ts'
import { mayBeMany } from './options.ts'
import type { Item, Option, Side, Told } from './types.ts'

/** What an option says of an item, each value once. */
export function sideOf(option: Option, { id }: Item): Side {
  const own = toldOf(option).get(id) ?? []
  const told = distinct(own)
  return { option, told, isSure: told.length === 1 && own.some(({ isSure }) => isSure) }
}

const toldOf = oncePer(({ told }: Option) => Map.groupBy(told, ({ item }) => item.id))

export const says = ({ told }: Side) => told.length > 0

/**
 * How options differ in one item, the first being the yardstick; of more than two it is only told that they differ. What one of them does
 * not say is not shown, or is in one only where the others' list of such things was read (`isListRead`).
 */
export function verdictOn(item: Item, sides: readonly Side[], isListRead: (side: Side) => boolean): Verdict {
  const saying = sides.filter(says)
  const isSame = holdSame(saying)
  const areMany = mayBeMany(item) && isSame
  if (saying.some(({ isSure, told }) => !isSure && !(areMany && told.every((one) => one.isSure)))) return 'UNSURE'
  const [one, other, third] = saying
  if (other && !isSame) return third ? 'DIFFERS' : apart(item, one!, other, sides)
  if (saying.length === sides.length) return sides.length > 1 ? 'EQUAL' : 'FOUND'
  return item.isOfForms && sides.every((side) => says(side) || isListRead(side)) ? 'ONLY_ONE' : 'NOT_SHOWN'
}

/** Whether all that speak say the same values. */
export function holdSame([first, ...others]: readonly Side[]): boolean {
  const has = (side: Side, value: Told) => side.told.some((one) => isSameValue(one, value))
  return others.every(
    (other) => other.told.every((one) => has(first!, one)) && first!.told.every((one) => has(other, one)),
  )
}

function apart(item: Item, one: Side, other: Side, sides: readonly Side[]): Verdict {
  if (item.id === 'insured.name') return namesApart(one, other)
  const order = betterThan(item, one.told[0]!, other.told[0]!)
  if (sides.length > 2 || order === null || !isOfSameLines(item, [one, other])) return 'DIFFERS'
  return order > 0 ? 'BETTER' : 'WORSE'
}

/** One name within the other may be the same insured in short, or another. */
function namesApart(one: Side, other: Side): Verdict {
  const [a, b] = [one, other].map(({ told }) => told[0]!.value.toUpperCase().replace(/[^A-Z0-9]/g, '')) as [
    string,
    string,
  ]
  return a.includes(b) || b.includes(a) ? 'UNSURE' : 'CONTRADICTS'
}

/** Whether what policies cost is for the same lines of business, as far as their documents tell; what is no cost is of one line. */
export function isOfSameLines({ aspect }: Item, sides: readonly Side[]): boolean {
  const told = sides.map(({ told: [one] }) => one!.lines.toSorted().join()).filter(Boolean)
  return aspect !== 'cost' || new Set(told).size < 2
}

const SIGN: Readonly<Partial<Record<Item['aspect'], 1 | -1>>> = { limit: 1, retention: -1, cost: -1 }

/** More than 0 where the second value is better for the insured, less where it is worse, null where that is not to be told. */
export function betterThan({ aspect }: Item, one: Told, other: Told): number | null {
  if (aspect === 'retroactive') return datesBetween(other, one)
  if (aspect === 'trigger') return one.value === TRIGGERS[0] ? 1 : -1
  const [was, is] = [amountIn(one.value), amountIn(other.value)]
  const sign = SIGN[aspect]
  return sign && was !== null && is !== null ? sign * (is - was) : null
}

/** The lesser first; a value is one of these. */
const TRIGGERS = ['claims-made', 'occurrence']

const datesBetween = (one: Told, other: Told): number | null => {
  const isDate = [one, other].every(({ value }) => /^\d\d\/\d\d\/\d{4}$/.test(value))
  return isDate ? sortableDate(other.value).localeCompare(sortableDate(one.value)) : null
}
