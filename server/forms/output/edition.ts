import type { FormDefinition } from '../types.ts'

/** The hidden field that says what form and edition a fillable PDF is. */
export const EDITION_FIELD = 'Form_EditionIdentifier_A'

/** A form's number and edition as a PDF states them, e.g. 25 and 2016/03. */
export type StatedForm = { id: string; edition: string | null }

/** A form's number, and its edition when that follows before another form is named. */
const STATED = /ACORD\s*0*(\d{1,4})(?!\d)(?:(?:(?!ACORD)[^\d\n]){0,60}?((?:19|20)\d\d)\s*[-/]\s*(\d\d))?/gi

/** Reads `ACORD 0025 2016-03 Acroform`, `ACORD 25 (2016/03)` and the like, as often as a text says so. */
export function readStatedForms(text: string): StatedForm[] {
  return [...text.matchAll(STATED)].map(([, id, year, month]) => ({
    id: id!,
    edition: year ? `${year}/${month}` : null,
  }))
}

/** The first of the texts that names one of the forms, the one that also gives the edition before others. */
export function recogniseForm(
  texts: string[],
  forms: FormDefinition[],
): { form: FormDefinition; edition: string | null } | null {
  const found = texts.flatMap(readStatedForms).flatMap(({ id, edition }) => {
    const form = forms.find((known) => known.id === id)
    return form ? [{ form, edition }] : []
  })
  return found.find(({ edition }) => edition !== null) ?? found[0] ?? null
}
