import type { Family } from './families.ts'
import type { Known } from './match.ts'
import type { Statement } from './types.ts'

/** What all parts have in common: their label, or the words of their row. */
export function ofWhat(members: Known[]): string {
  const attributes = new Set(members.map(({ statement }) => statement.attribute))
  const [first] = members
  return attributes.size === 1 ? first!.statement.attribute : first!.statement.entity
}

/** What a row is called. */
const rowOf = ({ numbers, entity }: Statement): string => [numbers, entity].filter(Boolean).join('; ')

/** What tells a value from the others of its family. */
export const nameIn = ({ statement }: Known, { varying, members }: Family, isOneOfMany = false): string =>
  varying === 'section' && members.some((one) => one.statement.file !== statement.file)
    ? statement.paper
    : isOneOfMany
      ? [rowOf(statement), statement.attribute].join(', ')
      : varying === 'attribute'
        ? statement.attribute
        : varying === 'entity'
          ? rowOf(statement)
          : members.some((one) => one.statement.attribute !== statement.attribute)
            ? statement.attribute
            : statement.section || statement.paper

/** What tells one of two from the other. */
export const nameApart =
  (pair: [Known, Known]) =>
  ({ statement }: Known): string => {
    const [a, b] = pair.map((known) => known.statement)
    if (a!.attribute !== b!.attribute) return statement.attribute || statement.entity
    return rowOf(a!) !== rowOf(b!) ? rowOf(statement) : statement.section || statement.attribute
  }
