import { parseAmount } from '../../../shared/amounts.ts'
import { parseDate } from '../../../shared/dates.ts'
import { isOneName, isSamePolicy, nearestOf } from '../../documents/index.ts'
import type { Holding } from '../holdings.ts'

export type Likeness = 'same' | 'perhaps' | 'other'

/** Whether two values of one thing are the same. Names of companies are perhaps one where they begin alike: each is shortened by everybody. */
export function likenessOf(one: Pick<Holding, 'key' | 'kind' | 'value'>, other: Pick<Holding, 'value'>): Likeness {
  const [a, b] = [one.value, other.value]
  if (one.kind === 'name') return likenessOfNames(a, b)
  if (one.key === 'policy.number') return isSamePolicy(a, b) ? 'same' : 'other'
  const read = one.kind === 'amount' ? parseAmount : parseDate
  const [left, right] = [read(a), read(b)]
  return left === null || right === null ? 'perhaps' : left === right ? 'same' : 'other'
}

export function likenessOfNames(one: string, other: string): Likeness {
  if (isOneName(one, other) || isOneName(withoutAnd(one), withoutAnd(other))) return 'same'
  const [first, second] = [firstWord(one), firstWord(other)]
  return first === second || nearestOf(first, [second]) !== null ? 'perhaps' : 'other'
}

/** Reading loses an ampersand that stands alone. */
export const withoutAnd = (name: string) => name.replace(/&|\band\b/gi, ' ')

const firstWord = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .find(Boolean) ?? ''
