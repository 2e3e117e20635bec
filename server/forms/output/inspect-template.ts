import type { FormDefinition } from '../types.ts'
import { assertTemplateIsSafe } from './assert-template-is-safe.ts'
import { EDITION_FIELD, recogniseForm } from './edition.ts'
import { openTemplate } from './open-template.ts'
import { readCharacters } from './read-characters.ts'
import { readTemplateFields } from './template-fields.ts'

/** What an uploaded PDF is: `unmatched` are fields of the PDF we do not know, `missing` elements of the form the PDF lacks. */
export type InspectedTemplate = {
  form: FormDefinition
  edition: string | null
  matched: string[]
  unmatched: string[]
  missing: string[]
}

/** A form whose number stands nowhere is taken for one of ours when this part of its elements is there. */
const ENOUGH_NAMES = 0.6

/**
 * Tells which form and edition an uploaded fillable PDF is, and which of its fields we know. Throws an Error with a sentence
 * for the user when it is no PDF, damaged, locked, hostile, has no fields or too many, or is none of the forms.
 */
export async function inspectTemplate(bytes: Uint8Array, forms: FormDefinition[]): Promise<InspectedTemplate> {
  await assertTemplateIsSafe(bytes)
  const document = await openTemplate(bytes)
  const fields = readTemplateFields(document)
  const names = new Set(fields.map((field) => field.element))
  const hidden = fields.find((field) => field.element === EDITION_FIELD)?.value ?? ''
  const said = recogniseForm([hidden, document.getTitle() ?? ''], forms)
  const read = said?.edition
    ? said
    : (recogniseForm([await printedText(bytes)], forms) ?? said ?? byNames(names, forms))
  if (!read) throw new Error('This PDF is not one of the forms that can be filled here.')
  const known = new Set(read.form.fields.map((field) => field.name))
  const matched = [...known].filter((name) => names.has(name))
  if (matched.every((name) => name === EDITION_FIELD)) {
    throw new Error(`This PDF looks like ${read.form.name}, but none of its fields has a name that is known.`)
  }
  return {
    ...read,
    matched,
    unmatched: fields.filter((field) => !known.has(field.element)).map((field) => field.name),
    missing: [...known].filter((name) => !names.has(name)),
  }
}

async function printedText(bytes: Uint8Array): Promise<string> {
  const characters = await readCharacters(bytes).catch(() => [])
  return characters.map(({ text }) => text).join('')
}

function byNames(names: Set<string>, forms: FormDefinition[]): { form: FormDefinition; edition: null } | null {
  const form = forms.find(
    ({ fields }) => fields.filter((field) => names.has(field.name)).length >= fields.length * ENOUGH_NAMES,
  )
  return form ? { form, edition: null } : null
}
