import type { FormEntry } from '../../domains/workspaces/form-artifact.ts'
import type { FormField } from '../../forms/types.ts'
import type { ToolContext } from '../tool.ts'
import { checkSource } from './check-source.ts'
import type { SourceInput } from './source-input.ts'
import { supports } from './supports.ts'
import { amountsIn, datesIn, squeeze } from './words.ts'

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
    const broken = whyRuleBroken(given.source.rule, field.name, value, others)
    if (broken) return { reason: broken }
  } else if (!supports(field.type, value, checked.source.quote ?? '')) {
    return { reason: `The quoted words do not hold “${value}”.` }
  }
  const inferred = given.inferred || given.source.kind === 'rule'
  return { entry: { value, state: inferred ? 'INFERRED' : 'SOURCED', source: checked.source } }
}

function whyMisfit({ type }: FormField, value: string): string | null {
  if (type === 'TICK' && value !== 'true') return 'A tick is "true" or left out.'
  if (type === 'DATE' && datesIn(value).size !== 1) return 'This is not a date.'
  if (type === 'AMOUNT' && amountsIn(value).size !== 1) return 'This is not an amount.'
  return null
}

function whyRuleBroken(rule: string, name: string, value: string, others: Map<string, FormEntry>): string | null {
  if (rule === 'insurer-letter') {
    const listed = /^[A-F]$/.test(value) && others.has(`Insurer_FullName_${value}`)
    return name.endsWith('_InsurerLetterCode_A') && listed ? null : `No insurer is listed under the letter ${value}.`
  }
  if (rule === 'holder-is-named-insured') {
    const twin = others.get(name.replace('CertificateHolder_', 'NamedInsured_'))
    const same = name.startsWith('CertificateHolder_') && twin && squeeze(twin.value) === squeeze(value)
    return same ? null : "This is not the named insured's."
  }
  return `There is no rule "${rule}" for this element.`
}
