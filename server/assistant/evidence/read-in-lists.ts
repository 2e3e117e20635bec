import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { ofRecords } from '../../forms/proposing/application/applicants.ts'
import { valuesHandedIn } from '../../forms/proposing/application/handed-in.ts'
import { lossesIn } from '../../forms/proposing/application/losses.ts'
import type { FormField } from '../../forms/types.ts'
import { type Conversation, findFile } from '../conversation.ts'
import type { SourceInput } from './source-input.ts'
import { squeeze } from './words.ts'

/** Whether these words were read as this part of a loss that a list tells: the heads of its columns say what they are. */
export function isReadAsLoss(
  conversation: Conversation,
  { listed }: FormField,
  value: string,
  source: SourceInput,
): boolean {
  const file = source.kind === 'document' && listed?.list === 'loss' && findFile(conversation, source.file)
  const facts = file ? file.file.facts : null
  if (!file || !facts || source.kind !== 'document') return false
  return lossesIn({ fileId: file.handle, facts }).some((loss) => {
    const told = loss.get(listed!.part)
    return (
      told?.source.kind === 'document' &&
      told.source.page === source.page &&
      squeeze(told.source.quote) === squeeze(source.quote) &&
      told.value === value
    )
  })
}

/**
 * Whether these words were read as this amount of what the row names, or what is told beyond the form's rows: where amounts leave zeros out, the page
 * does not print it as it is.
 */
export function isReadAsWorth(
  conversation: Conversation,
  { listed, describedBy, label, type }: FormField,
  value: string,
  source: SourceInput,
  others: Map<string, FormEntry>,
): boolean {
  const isLimit = listed?.list === 'coverage' && listed.part === 'limit' && describedBy !== undefined
  const isBeyond = !listed && type === 'MULTILINE'
  const file = source.kind === 'document' && (isLimit || isBeyond) && findFile(conversation, source.file)
  const facts = file ? file.file.facts : null
  if (!file || !facts || source.kind !== 'document') return false
  const files = [{ fileId: file.handle, fileName: file.file.name, facts }]
  const told = [...valuesHandedIn({ files }), ...ofRecords({ files }, 'premises_coverage')]
  return told.some((entry) => {
    const limit = entry.get('limit')
    const name = entry.get('name') ?? entry.get('coverage')
    return (
      limit?.source.kind === 'document' &&
      limit.source.page === source.page &&
      squeeze(limit.source.quote) === squeeze(source.quote) &&
      limit.value === value &&
      name !== undefined &&
      (isBeyond ? label.includes(`: ${name.value}:`) : name.value === others.get(describedBy!)?.value)
    )
  })
}
