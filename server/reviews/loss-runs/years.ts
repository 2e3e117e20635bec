import type { Claim } from './claim.ts'
import { incurredOf } from './money.ts'

/**
 * A year with its claims, and what they incurred in cents, null where not all of them tell it. `isRead`: its claims were read, or it is said to have
 * none; else nothing is known of it.
 */
export type Year = { year: string; own: Claim[]; incurred: number | null; isRead: boolean }

/** These years in their order. */
export function yearsIn(
  claims: readonly Claim[],
  told: Iterable<string>,
  nones: readonly { year: string | null }[],
): Year[] {
  const byYear = Map.groupBy(claims, ({ year }) => year)
  const none = new Set(nones.map(({ year }) => year))
  return [...new Set(told)].sort().map((year) => {
    const own = byYear.get(year) ?? []
    const amounts = own.map(incurredOf)
    const isWhole = amounts.every((amount) => amount !== null)
    const incurred = isWhole ? amounts.reduce<number>((sum, amount) => sum + amount!, 0) : null
    return { year, own, incurred, isRead: own.length > 0 || none.has(year) }
  })
}
