import type { LineOfBusiness } from '../../documents/index.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { ofRecords } from '../../forms/proposing/application/applicants.ts'
import { valuesHandedIn } from '../../forms/proposing/application/handed-in.ts'
import { lossesIn } from '../../forms/proposing/application/losses.ts'
import { ofRecords as priorsIn } from '../../forms/proposing/application/prior-told.ts'
import { isTickedBy, partAsked } from '../../forms/proposing/application/submitted.ts'
import type { Entry } from '../../forms/proposing/placed.ts'
import { textOf } from '../../forms/proposing/records-of.ts'
import type { FormField, ListedPart, ProposalInput } from '../../forms/types.ts'
import { type Conversation, findFile } from '../conversation.ts'
import type { SourceInput } from './source-input.ts'
import { squeeze } from './words.ts'

type OnPage = { page: number; quote: string }
const isSameWords = (one: OnPage, other: OnPage) =>
  one.page === other.page && squeeze(one.quote) === squeeze(other.quote)

/** What of a file was read as losses, and as policies before of the line of an element. */
function entriesRead(files: ProposalInput['files'], listed: ListedPart): Entry[] {
  if (listed.list === 'loss') return files.flatMap(lossesIn)
  if (listed.list !== 'prior') return []
  const { line } = listed
  const isOfLine = (lines: readonly LineOfBusiness[]) => line === null || line === 'other' || lines.includes(line)
  return priorsIn({ files, today: ANY_DAY }).flatMap(({ lines, entry }) => (isOfLine(lines) ? [entry] : []))
}
/** Which term a policy is of does not matter: its words are what they are. */
const ANY_DAY = '2999-12-31'

/** Whether these words were read as this part of a loss, or of a policy before, that a list or a sentence tells: what stands around them says what they are. */
export function isReadInList(
  conversation: Conversation,
  { listed }: FormField,
  value: string,
  source: SourceInput,
): boolean {
  const file = source.kind === 'document' && listed && findFile(conversation, source.file)
  const facts = file ? file.file.facts : null
  if (!file || !facts || !listed || source.kind !== 'document') return false
  return entriesRead([{ fileId: file.handle, fileName: file.file.name, facts }], listed).some((entry) => {
    const told = entry.get(listed.part)
    return told?.source.kind === 'document' && isSameWords(told.source, source) && told.value === value
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
      isSameWords(limit.source, source) &&
      limit.value === value &&
      name !== undefined &&
      (isBeyond ? label.includes(`: ${name.value}:`) : name.value === others.get(describedBy!)?.value)
    )
  })
}

/** Whether these words were read as what a submission says of this element: under a label, in a sentence, or as the term it tells. */
export function isReadAsSaid(
  conversation: Conversation,
  field: FormField,
  value: string,
  source: SourceInput,
): boolean {
  const [, owner, part] = /^(\w+)\.(.+)$/.exec(partAsked(field)) ?? []
  const file = source.kind === 'document' && owner && findFile(conversation, source.file)
  const submitted = file ? file.file.facts?.submitted : null
  if (!submitted || source.kind !== 'document') return false
  const isOf = (type: string) => type === owner || (owner === 'request' && type === 'insurance_term')
  return submitted.some(({ type, fields }) => {
    const said = isOf(type) ? fields[part!] : undefined
    const isRead = said !== undefined && isSameWords(said.source, source)
    return (
      isRead && (field.type === 'TICK' ? value === 'true' && isTickedBy(field, textOf(said)) : textOf(said) === value)
    )
  })
}
