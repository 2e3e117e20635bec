import { findAmounts } from '../../shared/amounts.ts'
import { isOneName, plainName } from '../documents/index.ts'

/** A value as it is likened with another of the same thing. A shortened name is the same company, but not the same person. */
export type Likened = { kind: 'company' | 'wording' | (string & {}); value: string }

/** Whether two values of one thing say the same. */
export function isSameValue(one: Likened, other: Likened): boolean {
  if (one.kind === 'wording' || one.value === other.value) return true
  // A form is one, whether or not a document prints its edition.
  if (one.kind === 'form') return !one.value || !other.value
  const amounts = [amountIn(one.value), amountIn(other.value)]
  if (amounts.every((amount) => amount !== null)) return amounts[0] === amounts[1]
  if (one.kind === 'company') return isOneName(one.value, other.value)
  return one.kind !== 'date' && plainName(one.value) === plainName(other.value)
}

/** Values of one thing, each once. */
export const distinct = <T extends Likened>(values: readonly T[]): T[] =>
  values.filter((one, at) => values.findIndex((other) => isSameValue(one, other)) === at)

/** The one amount a value is or begins with: "$2,500", "2500.00", "$1,000 per claim"; null where it is none or several. */
export function amountIn(value: string): number | null {
  const [first, ...more] = findAmounts(value)
  return first && !more.length && first.from === 0 && !value.includes('%') ? first.amount : null
}
