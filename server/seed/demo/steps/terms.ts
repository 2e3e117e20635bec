import { addDays, addYears, daysBetween, type IsoDate } from '../../../../shared/dates.ts'
import { type LineRow, RENEWED_AHEAD } from '../policies.ts'
import type { World } from './step.ts'

/** A term of a line of business: 0 runs now, 1 is the one before, -1 the next. */
export type Term = { term: number; inforceAt: IsoDate; expiresAt: IsoDate }

/** The terms of a line, the oldest first. */
export function termsOf({ today }: Pick<World, 'today'>, [, , , number, endsIn, count]: LineRow): Term[] {
  const end = addDays(today, endsIn)
  const last = RENEWED_AHEAD.includes(number) ? -1 : 0
  return Array.from({ length: count - last }, (_, place) => {
    const term = count - 1 - place
    return { term, inforceAt: addYears(end, -term - 1), expiresAt: addYears(end, -term) }
  })
}

/** In how many days a day comes; below zero for one that was. */
export const daysUntil = ({ today }: Pick<World, 'today'>, day: IsoDate) =>
  day < today ? -daysBetween(today, day) : daysBetween(today, day)

/** The first day of the first term, counted from today. */
export const firstDayOf = (world: Pick<World, 'today'>, line: LineRow) =>
  daysUntil(world, termsOf(world, line)[0]!.inforceAt)
