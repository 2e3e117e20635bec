import { amountsIn } from '../../../shared/amounts.ts'
import { saysNotInForce, unitsOf } from '../../documents/index.ts'
import { saysWhatIsBound } from '../../forms/proposing/bound.ts'
import type { FormField } from '../../forms/types.ts'
import { type Conversation, saidTexts } from '../conversation.ts'
import type { Checked } from './check-source.ts'
import { holdsWords } from './words.ts'

type Accepted = Extract<Checked, { ok: true }>

/** Why the words of a document do not say that a value is bound: their page or the heading over them does not, or the column of the value. */
export function whyNotBound(
  conversation: Conversation,
  { type }: FormField,
  value: string,
  { source, page }: Accepted,
): string | null {
  if (source.kind !== 'DOCUMENT' || !page) return null
  const files = conversation.files.flatMap(({ file: { id, name, facts } }) =>
    facts ? [{ fileId: id, fileName: name, facts }] : [],
  )
  const file = files.find(({ fileId }) => fileId === source.fileId)
  const instructions = saidTexts(conversation).join('\n\n')
  if (!file || !saysWhatIsBound({ files, instructions, today: '' }, file, source))
    return 'These words do not say that the insurance is bound.'
  if (type !== 'AMOUNT') return null
  const [wanted] = amountsIn(value)
  const columns = unitsOf(page).flatMap(({ kind, label, cells }) =>
    kind === 'row' && holdsWords(source.quote ?? '', label)
      ? cells.filter(({ text }) => wanted !== undefined && amountsIn(text).has(wanted))
      : [],
  )
  return columns.length && columns.every(({ head }) => saysNotInForce(head))
    ? `The value stands under “${columns[0]!.head}”, which is not bound.`
    : null
}
