import type { Sort } from './families.ts'
import { knownOf } from './match.ts'
import { ofFamily } from './of-family.ts'
import { ofTwo } from './of-two.ts'
import { operatorsIn } from './operators.ts'
import type { Statement, Way, Worked } from './types.ts'

/**
 * What a question wants worked out over the values of its papers: a sum, a difference, the days between, the highest, each of several. Null where it
 * wants none, or where no values speak of enough of what it names.
 */
export function workOut(question: string, statements: Statement[]): Worked | null {
  const asked = operatorsIn(question)
  if (!asked.length) return null
  const all = statements.map(knownOf)
  for (const one of asked) {
    const sort = sortOf(one.way)
    const worked = one.operands ? ofTwo(one, one.operands, all, sort) : ofFamily(one, all, sort)
    if (worked) return { ...worked, isNamed: one.operands !== null }
  }
  return null
}

const sortOf = (way: Way): Sort => (way === 'days' || way === 'latest' || way === 'earliest' ? 'date' : 'amount')
