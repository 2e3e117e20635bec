import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import { readFieldValue } from '../../../shared/field-value.ts'
import { CLAIMED, type Fact } from '../../documents/index.ts'
import { hasEnded, isBinding } from '../../domains/on-file/as-paper.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { APPLICATIONS_ASK } from '../../forms/acord/applications-ask.ts'
import { withTitlesNamed } from '../../forms/named-forms.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import { answersTold } from '../../forms/proposing/application/answers-told.ts'
import { isOfAppliedLine } from '../../forms/proposing/application/lines-said.ts'
import type { FormField, FormShape, HeldFact } from '../../forms/types.ts'
import { type Conversation, findFile, isOfLibrary } from '../conversation.ts'
import type { ReadingTool } from '../tool.ts'
import { type Checked, checkSource } from './check-source.ts'
import { type Quoted, quotedOn } from './quoted.ts'
import { isReadAsSaid, isReadAsWorth, isReadInList } from './read-in-lists.ts'
import type { SourceInput } from './source-input.ts'
import { whyOtherPart, whyUnsupported } from './supports.ts'
import { whyNotBound } from './why-not-bound.ts'
import { holdsWords, squeeze } from './words.ts'

export type GivenValue = { value: string; source?: SourceInput | undefined; inferred?: boolean | undefined }

type Accepted = Extract<Checked, { ok: true }>

/** Takes a value for an element when its source holds and the source's words hold the value; else says why not. */
export async function checkValue(
  tool: ReadingTool,
  form: FormShape,
  field: FormField,
  given: GivenValue,
  others: Map<string, FormEntry>,
): Promise<{ entry: FormEntry } | { reason: string }> {
  const { conversation } = tool
  const value = given.value.trim()
  if (NEVER_WRITTEN[field.name]) return { reason: 'This element is left for a person.' }
  if (field.leftAlone) return { reason: field.leftAlone }
  if (!given.source) return { reason: 'A value needs a source.' }
  const misfit = whyMisfit(field, value)
  if (misfit) return { reason: misfit }
  const checked = await checkSource(tool, given.source)
  if (!checked.ok) return { reason: checked.reason }
  const { record = null } = 'record' in checked.source ? checked.source : {}
  if (given.source.kind === 'account' && record?.accountId !== conversation.account?.id)
    return { reason: 'Only records of the client that this workspace is about fill a form.' }
  const otherPolicy = record?.type === 'POLICY' && whyNotThisPolicy(conversation, form, field, record.id, others)
  if (otherPolicy) return { reason: otherPolicy }
  if (given.source.kind === 'web')
    return { reason: 'The web speaks of no client. Take the value from the client’s documents or records.' }
  if (given.source.kind === 'document' && isOfLibrary(conversation, findFile(conversation, given.source.file)))
    return { reason: 'The knowledge base speaks of no client. Take the value from the client’s documents or records.' }
  if (form.ofBound && checked.page) {
    const why = whyNotBound(conversation, field, value, checked)
    if (why) return { reason: why }
  }
  const words = wordsOf(field, checked)
  const fault =
    given.source.kind === 'rule'
      ? whyRuleBroken(field, value, given.source.rule, others)
      : isReadInBox(conversation, field, value, given.source) ||
          isReadAs(conversation, field, value, given.source, others) ||
          isReadInList(conversation, field, value, given.source) ||
          isReadAsAnswer(conversation, field, value, given.source) ||
          isReadAsWorth(conversation, field, value, given.source, others) ||
          isReadAsSaid(conversation, field, value, given.source) ||
          isToldOfAll(conversation, field, value, given.source, others)
        ? null
        : (whyNotItself(form, field, value, checked) ??
          whyUnmarked(conversation, field, given.source, words) ??
          whyNotStanding(field, value, words, others) ??
          whyNotDescribed(field, words, others) ??
          whyNotWith(form, field, others))
  if (fault) return { reason: fault }
  const inferred = given.inferred || given.source.kind === 'rule'
  return { entry: { value, state: inferred ? 'INFERRED' : 'SOURCED', source: checked.source } }
}

function whyMisfit(field: FormField, value: string): string | null {
  const { type, maxLength } = field
  if (type === 'CHOICE' || type === 'CHOICES') {
    const read = readFieldValue(type, value, { maxLength: null, ...field })
    if (!read.ok) return read.sentence
  }
  if (type === 'TICK' && value !== 'true') return 'A tick is "true" or left out.'
  if (maxLength && type !== 'TICK' && value.length > maxLength) return `Up to ${maxLength} characters fit here.`
  if (type === 'DATE' && datesIn(value).size !== 1) return 'This is not a date.'
  if (type === 'AMOUNT' && amountsIn(value).size !== 1) return 'This is not an amount.'
  return field.whyMisfit?.(value) ?? null
}

/** Why a policy on file gives no value to an element: it is not in force, or another one stands in the same place of the form. */
function whyNotThisPolicy(
  { account }: Conversation,
  form: FormShape,
  field: FormField,
  policy: string,
  others: Map<string, FormEntry>,
): string | null {
  const record = account?.records.find(({ id }) => id === policy)
  const mayStand =
    record &&
    (record.isCurrent || (form.ofBound && isBinding(record)) || (field.listed?.list === 'prior' && hasEnded(record)))
  if (!form.ofEnding && !mayStand) return 'This policy is not in force today.'
  const issued = record?.values.find(({ path }) => path === 'issuedAt')
  if (form.ofBound && issued) return `This policy was issued on ${issued.value}, so it is no longer only bound.`
  const isOfAnother = besideIt(form, field).some(({ name }) => {
    const source = others.get(name)?.source
    return source?.kind === 'RECORD' && source.record?.type === 'POLICY' && source.record.id !== policy
  })
  return isOfAnother ? 'Another policy stands there. A value of this one would be mixed with it.' : null
}

/** The elements that are of the same policy as this one. */
function besideIt({ fields }: FormShape, { name, section, listed }: FormField): FormField[] {
  const others = fields.filter((field) => field.name !== name)
  if (listed?.list === 'prior')
    return others.filter(({ listed: own }) => own?.list === 'prior' && own.at === listed.at && own.line === listed.line)
  const sections = new Set(
    fields.filter((field) => field.name.includes('PolicyNumberIdentifier')).map((field) => field.section),
  )
  // A form of one policy is of that one in all its sections.
  if (sections.size === 1) return others
  return sections.has(section) ? others.filter((field) => field.section === section) : []
}

/** Whether these words were read as the very fact the field asks for or holds. A letter stands for the insurer that is listed under it. */
function isReadAs(
  conversation: Conversation,
  field: FormField,
  value: string,
  source: SourceInput,
  others: Map<string, FormEntry>,
): boolean {
  const { stands } = field
  const holds = factIn(field)
  if (!holds || source.kind !== 'document') return false
  const { facts = [], policies = [] } = findFile(conversation, source.file)?.file.facts ?? {}
  const { key, line, choice } = holds
  const wanted = choice ?? (stands ? (others.get(stands[value] ?? '')?.value ?? '') : value)
  const isOfLine = ({ policy }: Fact) => {
    const { lines = [], listed = [] } = (policy !== null && policies[policy]) || {}
    return !line || [...lines, ...listed].includes(line)
  }
  return facts.some(
    (fact) =>
      fact.key === key &&
      fact.status === 'current' &&
      fact.confidence >= CLAIMED &&
      fact.source.page === source.page &&
      squeeze(fact.source.quote) === squeeze(source.quote) &&
      squeeze(fact.value) === squeeze(wanted) &&
      isOfLine(fact),
  )
}

/** The fact that an element is filled with: the one it asks for or holds, or that of the policy in its row. */
const factIn = ({ asks, holds, listed }: FormField): HeldFact | undefined =>
  holds ?? (asks && { key: asks.key }) ?? (listed?.list === 'policy' ? { key: listed.part } : undefined)

/** Whether these words were read as the fact that says of the whole policy what the element says of one thing that is named beside it. */
const isToldOfAll = (
  conversation: Conversation,
  field: FormField,
  value: string,
  source: SourceInput,
  others: Map<string, FormEntry>,
): boolean =>
  field.ofAll !== undefined &&
  others.has(field.describedBy ?? '') &&
  isReadAs(conversation, { ...field, holds: { key: field.ofAll } }, value, source, others)

/** Whether these words were read as a question of the form with this answer. */
function isReadAsAnswer(conversation: Conversation, { name }: FormField, value: string, source: SourceInput): boolean {
  const form = APPLICATIONS_ASK.formOf(name)
  const file = form && source.kind === 'document' && findFile(conversation, source.file)
  const facts = file ? file.file.facts : null
  if (!form || !file || !facts || source.kind !== 'document') return false
  return answersTold(form, APPLICATIONS_ASK, { fileId: file.handle, facts }).some(
    (told) =>
      told.name === name &&
      told.value === value &&
      told.by.source.page === source.page &&
      squeeze(told.by.source.quote) === squeeze(source.quote),
  )
}

/**
 * Whether the quoted words are in the box of this element on an ACORD form: the box says what they are. Of a list, in that of any of its rows; of
 * the applicants, who are told apart by nothing but their row, in that of the same one.
 */
function isReadInBox(
  conversation: Conversation,
  { name, listed }: FormField,
  value: string,
  source: SourceInput,
): boolean {
  if (source.kind !== 'document') return false
  const isInAnyRow = listed !== undefined && listed.list !== 'applicant'
  const papers = findFile(conversation, source.file)?.file.facts?.acord ?? []
  return papers.some(({ elements }) =>
    elements.some(
      (element) =>
        (element.name === name || (isInAnyRow && stemOf(element.name) === stemOf(name))) &&
        element.source.page === source.page &&
        squeeze(element.source.quote) === squeeze(source.quote) &&
        squeeze(element.value) === squeeze(value),
    ),
  )
}

const stemOf = (name: string) => name.replace(/_[A-Z]\d?$/, '')

/** The quoted words; where the user names an application by its number, with its title, which says of what line it is. */
function wordsOf(field: FormField, { source }: Accepted): string {
  const words = source.quote ?? ''
  return source.kind === 'MESSAGE' && isOfAppliedLine(field) ? withTitlesNamed(words) : words
}

/** The record names its parts by itself; the words of a page or of the user must say what the value is. */
function whyNotItself(form: FormShape, field: FormField, value: string, checked: Accepted) {
  const { source, page, facts = null, values } = checked
  const words = wordsOf(field, checked)
  if (values) {
    // The name of a field must speak of this element by itself, since the record's own name may be that of a line of insurance; and of no other line.
    const own = values.map(({ label, value: held }) => `${label}: ${held}`).join(' … ')
    const fault = whyUnsupported(form, field, value, { words: own, by: 'document' })
    // What a tick is of, its own field says; beside the record's name, words for one coverage name none.
    if (field.type === 'TICK') return fault ?? whyOtherPart(field, words, form)
    return fault ?? whyUnsupported(form, field, value, { words, by: 'document' })
  }
  if (source.kind === 'RECORD') return holdsWords(words, value) ? null : `The quoted words do not hold “${value}”.`
  const quoted: Quoted = page
    ? quotedOn(page, words, facts)
    : { words, by: source.kind === 'MESSAGE' ? 'user' : 'document' }
  return whyUnsupported(form, field, value, quoted)
}

/** A certificate prints the names of all its boxes, so a name alone says nothing: the mark must be quoted too, or the amount. */
function whyUnmarked(conversation: Conversation, field: FormField, source: SourceInput, words: string): string | null {
  if (field.type !== 'TICK' || source.kind !== 'document') return null
  if (findFile(conversation, source.file)?.file.kind !== 'certificate') return null
  const isMarked = /(?<![\p{L}\p{N}])[xy✓✔☒■](?![\p{L}\p{N}])/iu.test(words)
  const hasAmount = field.shownByAmount && amountsIn(words).size > 0
  return isMarked || hasAmount
    ? null
    : 'A certificate prints every choice; the quoted words have no mark next to this one.'
}

function whyRuleBroken(
  { sameAs }: FormField,
  value: string,
  rule: string,
  others: Map<string, FormEntry>,
): string | null {
  const twin = sameAs?.rule === rule ? others.get(sameAs.element) : null
  return twin && squeeze(twin.value) === squeeze(value) ? null : "This is not the named insured's."
}

/** A code that stands for what is listed under it, as an insurer letter does: the words name that, or are the code itself. */
function whyNotStanding({ stands }: FormField, value: string, words: string, others: Map<string, FormEntry>) {
  if (!stands) return null
  const listed = others.get(stands[value] ?? '')
  if (!listed) return `No insurer is listed under the letter ${value}.`
  const said = squeeze(words)
  const isNamed = said.includes(squeeze(listed.value)) || said.includes(squeeze(listed.source.quote ?? ''))
  return isNamed || new RegExp(`\\b${value}\\b`).test(words) ? null : 'The quoted words do not name that insurer.'
}

/** A tick that says no more than that another element is filled needs that one filled. */
function whyNotWith({ fields }: FormShape, { describedBy, tickedWith }: FormField, others: Map<string, FormEntry>) {
  if (describedBy || !tickedWith || others.has(tickedWith)) return null
  return `This goes with “${fields.find(({ name }) => name === tickedWith)!.label}”, which is blank.`
}

function whyNotDescribed({ label, describedBy }: FormField, words: string, others: Map<string, FormEntry>) {
  if (!describedBy) return null
  const description = others.get(describedBy)
  return description && squeeze(words).includes(squeeze(description.value))
    ? null
    : `“${label}” needs the element that describes it, filled from the same words.`
}
