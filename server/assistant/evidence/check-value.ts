import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import type { FormField } from '../../forms/types.ts'
import { type Conversation, findFile } from '../conversation.ts'
import type { ToolContext } from '../tool.ts'
import { checkSource } from './check-source.ts'
import type { SourceInput } from './source-input.ts'
import { supports } from './supports.ts'
import { squeeze } from './words.ts'

export type GivenValue = { value: string; source?: SourceInput | undefined; inferred?: boolean | undefined }

/** Elements that no assistant fills: the signature is a person's, the edition is the form's own. */
const NEVER = /_Signature_|^Form_EditionIdentifier_/

/** Takes a value for an element when its source holds and the source's words hold the value; else says why not. */
export async function checkValue(
  { ctx, conversation }: Pick<ToolContext, 'ctx' | 'conversation'>,
  field: FormField,
  given: GivenValue,
  others: Map<string, FormEntry>,
): Promise<{ entry: FormEntry } | { reason: string }> {
  const value = given.value.trim()
  if (NEVER.test(field.name)) return { reason: 'This element is left for a person.' }
  if (!given.source) return { reason: 'A value needs a source.' }
  const misfit = whyMisfit(field, value)
  if (misfit) return { reason: misfit }
  const checked = await checkSource(ctx, conversation, given.source)
  if (!checked.ok) return { reason: checked.reason }
  if (given.source.kind === 'rule') {
    const broken = whyRuleBroken(field.name, value, others)
    if (broken) return { reason: broken }
  } else if (!supports(field, value, checked.source.quote ?? '')) {
    return { reason: `The quoted words do not hold “${value}”.` }
  }
  if (field.type === 'TICK' && isUnmarked(conversation, field.name, given.source, checked.source.quote ?? '')) {
    return { reason: 'A certificate prints every choice; the quoted words hold no mark beside this one.' }
  }
  const wrongLetter = whyLetterWrong(field.name, value, checked.source.quote ?? '', others)
  if (wrongLetter) return { reason: wrongLetter }
  const inferred = given.inferred || given.source.kind === 'rule'
  return { entry: { value, state: inferred ? 'INFERRED' : 'SOURCED', source: checked.source } }
}

function whyMisfit({ type, maxLength }: FormField, value: string): string | null {
  if (type === 'TICK' && value !== 'true') return 'A tick is "true" or left out.'
  if (maxLength && type !== 'TICK' && value.length > maxLength) return `Up to ${maxLength} characters fit here.`
  if (type === 'DATE' && datesIn(value).size !== 1) return 'This is not a date.'
  if (type === 'AMOUNT' && amountsIn(value).size !== 1) return 'This is not an amount.'
  return null
}

/** A certificate prints the names of all its boxes, so a name alone says nothing: the mark must be quoted too, or the amount. */
function isUnmarked(conversation: Conversation, name: string, source: SourceInput, quote: string) {
  if (source.kind !== 'document') return false
  const isCertificate = findFile(conversation, source.file)?.file.kind === 'certificate'
  const isMarked = /(?<![\p{L}\p{N}])[xy✓✔☒■](?![\p{L}\p{N}])/iu.test(quote)
  const hasAmount = /_(?:Deductible|Retention)Indicator/.test(name) && amountsIn(quote).size > 0
  return isCertificate && !isMarked && !hasAmount
}

/** The only rule there is so far: without a holder of its own, a certificate is the named insured's (spec 2 §5). */
function whyRuleBroken(name: string, value: string, others: Map<string, FormEntry>): string | null {
  const twin = others.get(name.replace('CertificateHolder_', 'NamedInsured_'))
  const same = name.startsWith('CertificateHolder_') && twin && squeeze(twin.value) === squeeze(value)
  return same ? null : "This is not the named insured's."
}

/** A letter stands for the insurer listed under it, so the words behind it name that insurer or are the letter itself. */
function whyLetterWrong(name: string, value: string, quote: string, others: Map<string, FormEntry>): string | null {
  if (!name.endsWith('_InsurerLetterCode_A')) return null
  const insurer = others.get(`Insurer_FullName_${value}`)
  if (!insurer) return `No insurer is listed under the letter ${value}.`
  const names =
    squeeze(quote).includes(squeeze(insurer.value)) || squeeze(quote).includes(squeeze(insurer.source.quote ?? ''))
  return names || new RegExp(`\\b${value}\\b`).test(quote) ? null : 'The quoted words do not name that insurer.'
}
