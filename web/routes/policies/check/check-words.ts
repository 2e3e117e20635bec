import type { CheckPartsFragment, CheckRowPartsFragment } from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'

type Value = CheckRowPartsFragment['was'][number]

export const AGAINST: Record<CheckPartsFragment['against'], string> = {
  EXPIRING: 'the expiring policy',
  QUOTE: 'the quote',
}

/** The value of one side: "$1,000,000", or "$1,000,000 or $2,000,000" where it tells both. */
export const saidBy = (values: readonly Value[]) => [...new Set(values.map(({ shown }) => shown))].join(' or ')

/** How a check went, in one line. */
export function outcomeOf({ rows, fileName, isReading, against }: CheckPartsFragment): string {
  if (isReading) return 'Cara reads a file. You can go on meanwhile.'
  if (!fileName)
    return `When the policy document arrives, add it to Documents, and Cara checks it against ${AGAINST[against]}.`
  const first = rows.filter(({ concern }) => concern !== null).length
  const differ = rows.filter((row) => isDifferent(row)).length
  if (!differ && !first) return 'Nothing differs in what was found.'
  const others = differ - rows.filter((row) => isDifferent(row) && row.concern !== null).length
  return [first && `${count(first, 'difference')} to look at`, others && `${String(others)} more`]
    .filter(Boolean)
    .join(', ')
}

/** Whether both sides were told, or a list was read, and they are not alike. */
export const isDifferent = ({ kind }: CheckRowPartsFragment) => kind !== 'SAME' && kind !== 'NOT_FOUND'
