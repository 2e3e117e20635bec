import type { ClaimFigure } from '../../documents/index.ts'
import type { Claim } from './claim.ts'
import { cents } from './money.ts'

/** More columns of a house's own make too many ways of adding up to tell anything. */
const MOST_PARTS = 6

/** In cents; what is printed in whole dollars may be rounded. */
const DOLLAR = 100

/** What a claim says was incurred, and what it paid and reserves make, in cents, where these are not the same however its other amounts are taken. */
export function incurredApart({ figures }: Claim) {
  const { incurred, paid, reserved, recovered, others } = figures
  if (!incurred?.source || !paid || !reserved || others.length > MOST_PARTS) return null
  const sum = cents(paid.value) + cents(reserved.value)
  const parts = [recovered, ...others].flatMap((one) => (one?.value ? [cents(one.value)] : []))
  const whole = cents(incurred.value)
  const sums = sumsWith(sum, parts)
  if (sums.has(whole) || (whole % DOLLAR === 0 && [...sums].some((one) => Math.abs(one - whole) < DOLLAR))) return null
  return { incurred: { ...incurred, source: incurred.source }, paid, reserved, whole, sum }
}

/** What the sum may be with any of the other amounts added or taken off. */
function sumsWith(sum: number, parts: number[]): Set<number> {
  let sums = [sum]
  for (const part of parts) sums = sums.flatMap((one) => [one, one + part, one - part])
  return new Set(sums)
}

/** What a claim says was paid, or is reserved, that is less than nothing. */
export const negativesOf = ({ figures }: Claim): ['paid' | 'reserved', ClaimFigure][] =>
  (['paid', 'reserved'] as const).flatMap((measure) => {
    const figure = figures[measure]
    return figure && figure.value < 0 ? [[measure, figure]] : []
  })

/** What is in doubt of a claim's amounts, in words for a list; null where they are as they are expected. */
export function doubtOf(claim: Claim): string | null {
  const negatives = negativesOf(claim).map(([measure]) => `${measure} less than $0`)
  const words = [...(incurredApart(claim) ? ['paid and reserved that are not its incurred'] : []), ...negatives]
  return words.length ? `${claim.number} has ${words.join(' and ')}` : null
}
