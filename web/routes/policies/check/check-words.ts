import type { CheckPartsFragment } from '../../../graph/generated/graphql.ts'
import type { Finding } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'

export const AGAINST: Record<CheckPartsFragment['against'], string> = {
  EXPIRING: 'the expiring policy',
  QUOTE: 'the quote',
}

/** How a check went, in one line. */
export function outcomeOf({ findings, fileName, isReading, against }: CheckPartsFragment): string {
  if (isReading) return 'Cara reads a file. You can go on meanwhile.'
  if (!fileName)
    return `When the policy document arrives, add it to Documents, and Cara checks it against ${AGAINST[against]}.`
  const differ = findings.filter(isDifferent)
  const first = differ.filter(({ action }) => action !== null).length
  const others = differ.length - first
  if (!differ.length) return 'Nothing differs in what was found.'
  return [first && `${count(first, 'difference')} to look at`, others && `${String(others)} more`]
    .filter(Boolean)
    .join(', ')
}

/** Whether both sides were told, or a list was read, and they are not alike. */
export const isDifferent = ({ verdict }: Finding) => verdict !== 'MET' && verdict !== 'NOT_SHOWN'
