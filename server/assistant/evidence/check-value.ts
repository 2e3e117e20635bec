import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import { readFieldValue } from '../../../shared/field-value.ts'
import { CLAIMED, type Fact } from '../../documents/index.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import type { FormField, FormShape } from '../../forms/types.ts'
import { type Conversation, findFile } from '../conversation.ts'
import type { ReadingTool } from '../tool.ts'
import { type Checked, checkSource } from './check-source.ts'
import { type Quoted, quotedOn } from './quoted.ts'
import type { SourceInput } from './source-input.ts'
import { whyUnsupported } from './supports.ts'
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
  const words = checked.source.quote ?? ''
  const fault =
    given.source.kind === 'rule'
      ? whyRuleBroken(field, value, given.source.rule, others)
      : isReadInBox(conversation, field, value, given.source) ||
          isReadAs(conversation, field, value, given.source, others)
        ? null
        : (whyNotItself(form, field, value, checked) ??
          whyUnmarked(conversation, field, given.source, words) ??
          whyNotStanding(field, value, words, others) ??
          whyNotDescribed(field, words, others))
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

/** Whether these words were read as the very fact the field asks for or holds. A letter stands for the insurer that is listed under it. */
function isReadAs(
  conversation: Conversation,
  { asks, holds = asks && { key: asks.key }, stands }: FormField,
  value: string,
  source: SourceInput,
  others: Map<string, FormEntry>,
): boolean {
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

/** Whether the quoted words are in the box of this element on an ACORD form: the box says what they are. */
function isReadInBox(conversation: Conversation, { name }: FormField, value: string, source: SourceInput): boolean {
  if (source.kind !== 'document') return false
  const papers = findFile(conversation, source.file)?.file.facts?.acord ?? []
  return papers.some(({ elements }) =>
    elements.some(
      (element) =>
        element.name === name &&
        element.source.page === source.page &&
        squeeze(element.source.quote) === squeeze(source.quote) &&
        squeeze(element.value) === squeeze(value),
    ),
  )
}

/** The record names its parts by itself; the words of a page or of the user must say what the value is. */
function whyNotItself(
  form: FormShape,
  field: FormField,
  value: string,
  { source, page, facts = null, values }: Accepted,
) {
  const words = source.quote ?? ''
  if (values) {
    // The name of a field must speak of this element by itself, since the record's own name may be that of a line of insurance; and of no other line.
    const own = values.map(({ label, value: held }) => `${label}: ${held}`).join(' … ')
    const fault = whyUnsupported(form, field, value, { words: own, by: 'document' })
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

function whyNotDescribed({ label, describedBy }: FormField, words: string, others: Map<string, FormEntry>) {
  if (!describedBy) return null
  const description = others.get(describedBy)
  return description && squeeze(words).includes(squeeze(description.value))
    ? null
    : `“${label}” needs the element that describes it, filled from the same words.`
}
