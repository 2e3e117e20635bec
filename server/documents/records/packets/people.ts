import { columnsByField } from '../columns.ts'
import { INDIVIDUAL } from '../families/others.ts'
import { vocabularyOf } from '../labels.ts'

const VOCABULARY = vocabularyOf(INDIVIDUAL)
/** What is told of people alone. */
const OF_A_PERSON = ['date_of_birth', 'ownership', 'inclusion']

/** Whether heads are those of a list of people: their class and what they earn make no row of a rated schedule. */
export function listsPeople(heads: readonly string[]): boolean {
  const { fields } = columnsByField(
    [...heads],
    heads.map(() => []),
    VOCABULARY,
  )
  const told = fields.flat(2).map(({ name }) => name)
  return told.includes('name') && OF_A_PERSON.some((name) => told.includes(name))
}
