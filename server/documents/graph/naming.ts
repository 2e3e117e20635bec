import type { Family } from './families.ts'
import type { Known } from './match.ts'
import type { Statement } from './types.ts'

/** What all parts have in common: their label, or the words of their row; '' where they have neither. */
export function ofWhat(members: Known[]): string {
  const inCommon = (of: (one: Statement) => string) => {
    const [first, ...others] = new Set(members.map(({ statement }) => of(statement)))
    return others.length ? '' : first!
  }
  return inCommon(({ attribute }) => attribute) || inCommon(({ entity }) => entity)
}

/** What a row is called. */
const rowOf = ({ numbers, entity }: Statement): string => [numbers, entity].filter(Boolean).join('; ')

/** What tells a value from the others of its family. */
export function nameIn({ statement }: Known, { varying, members }: Family): string {
  if (varying === 'attribute') return statement.attribute
  if (varying === 'entity') return rowOf(statement)
  const differs = (of: (one: Known['statement']) => string) =>
    members.some((one) => of(one.statement) !== of(statement))
  if (differs(({ file }) => file)) return statement.paper
  return differs(({ attribute }) => attribute) ? statement.attribute : statement.section || statement.paper
}

/** What tells a value from those of several families told together. */
export const nameAmong = ({ statement }: Known): string => [rowOf(statement), statement.attribute].join(', ')

/** What tells one of two from the other. */
export const nameApart =
  (pair: [Known, Known]) =>
  ({ statement }: Known): string => {
    const [a, b] = pair.map((known) => known.statement)
    if (a!.attribute !== b!.attribute) return statement.attribute || statement.entity
    return rowOf(a!) !== rowOf(b!) ? rowOf(statement) : statement.section || statement.attribute
  }
