import type { Sort } from './families.ts'
import type { Known } from './match.ts'
import { ofFamily } from './of-family.ts'
import { ofTwo } from './of-two.ts'
import { operatorsIn } from './operators.ts'
import type { Way, Worked } from './types.ts'

/**
 * What a question wants worked out over the values of its papers: a sum, a difference, the highest, each of several. Null where it wants none, or
 * where no values speak of enough of what it names. The days between two dates are found as answers (`answers/operands.ts`).
 */
export function workOut(question: string, all: Known[]): Worked | null {
  const asked = operatorsIn(question)
  if (!asked.length) return null
  for (const one of asked) {
    if (one.way === 'days') continue
    const sort = sortOf(one.way)
    const worked = one.operands ? ofTwo(one, one.operands, all, sort) : ofFamily(one, all, sort)
    if (worked) return { ...worked, isNamed: one.operands !== null }
  }
  return null
}

const sortOf = (way: Way): Sort => (way === 'latest' || way === 'earliest' ? 'date' : 'amount')
