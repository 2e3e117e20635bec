import type { FormDefinition } from '../../../forms/types.ts'
import { lowered } from '../answer/facts-in-words.ts'
import { namesWord } from '../answer/word-match.ts'
import type { Blank, MadeForm } from '../made.ts'

const SELDOM =
  /^(?:Other|Certificate number|Revision number|Form |Address line 2|Fax|Insurer [B-F]|Authorized|Coverage [A-C]|Limit [A-C]|Type of insurance)/i

/** Whether a blank is something a reader would expect to find filled. */
export function isExpected(form: FormDefinition, blank: Blank): boolean {
  const { field, label } = blank
  const { type } = form.fields.find(({ name }) => name === field) ?? {}
  return type !== 'TICK' && !SELDOM.test(label) && (type !== 'CODE' || label === 'Insurer letter') && isNotFound(blank)
}

/** Whether nothing more is known of a blank than that the documents do not speak of it. */
export const isNotFound = ({ kind }: Pick<Blank, 'kind'>): boolean => kind === 'NOT_MENTIONED'

/** What is missing on a form, as things to ask for: those the user names, else all that a reader would expect. */
export function missingItems(form: FormDefinition, filled: MadeForm, text: string): string[] {
  const begun = new Set(form.fields.filter(({ name }) => filled.values.has(name)).map(({ section }) => section))
  const expected = filled.blank.filter((blank) => isExpected(form, blank) && begun.has(blank.section))
  const isListed = ({ label }: Blank) => {
    const letter = /^Insurer ([A-F])\b/.exec(label)?.[1]
    return !letter || filled.values.has(`Insurer_FullName_${letter}`)
  }
  const named = filled.blank.filter(
    (blank) => blank.label.length > 3 && namesWord(text, blank.label) && isListed(blank),
  )
  const chosen = named.length ? named : expected
  return chosen
    .slice(0, 15)
    .map(({ section, label }) => (label.startsWith('Insurer') ? label : `${section}: ${lowered(label)}`))
}
