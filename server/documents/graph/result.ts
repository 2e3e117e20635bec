import { formatAmount } from '../../../shared/amounts.ts'
import { daysBetween, formatDate } from '../../../shared/dates.ts'
import { oneIn, type Sort } from './families.ts'
import type { Known } from './match.ts'
import { ofWhat } from './naming.ts'
import type { Part, Way, Worked } from './types.ts'

/** What was worked out, before it is known how its parts were chosen. */
export type Working = Omit<Worked, 'isNamed'>

/** More than these are a list, and are told as one. */
const MOST_EACH = 8

/** Works out what is asked over values of one sort; null where they allow none. */
export function resultOf(
  way: Way,
  sort: Sort,
  members: Known[],
  covered: number,
  nameOf: (known: Known) => string,
): Working | null {
  const values = members.map((known) => ({ known, value: oneIn(sort, known.statement.value)! }))
  const part = ({ known }: (typeof values)[number]): Part => {
    const { value, file, page, quote, record } = known.statement
    return { name: nameOf(known), value, file, page, quote, ...(record && { record }) }
  }
  const worked = (value: string, own = values): Working => ({
    way,
    of: ofWhat(members),
    value,
    parts: own.map(part),
    covered,
    untold: 0,
  })
  // Where all are alike there is nothing to choose, and nothing to add up where all are nothing.
  const isFlat = values.every(({ value }) => value === values[0]!.value)
  if (isFlat && (way !== 'sum' || values[0]!.value === 0) && way !== 'each' && way !== 'days') return null
  if (way === 'each') return members.length > MOST_EACH ? null : worked('')
  if (way === 'days') {
    if (values.length !== 2) return null
    const inTime = values.toSorted((x, y) => (x.value < y.value ? -1 : 1))
    const [from, to] = inTime.map(({ value }) => String(value))
    return from === to ? null : worked(`${daysBetween(from!, to!)} days`, inTime)
  }
  if (way === 'sum')
    return worked(money(values.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0) / 100))
  if (way === 'average') return worked(money(meanOf(values.map(({ value }) => Number(value)))))
  if (way === 'difference')
    return values.length === 2 && values[0]!.value !== values[1]!.value
      ? worked(money(Math.abs(Math.round((Number(values[0]!.value) - Number(values[1]!.value)) * 100)) / 100))
      : null
  const isUpward = way === 'lowest' || way === 'earliest'
  const sorted = values.toSorted((x, y) => (x.value === y.value ? 0 : x.value < y.value === isUpward ? -1 : 1))
  const first = sorted.filter(({ value }) => value === sorted[0]!.value)
  return worked(typeof sorted[0]!.value === 'number' ? money(sorted[0]!.value) : formatDate(sorted[0]!.value), [
    ...first,
    ...sorted.slice(first.length),
  ])
}

/** The mean to the cent. */
const meanOf = (values: number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100

const money = (amount: number) => formatAmount(amount)
