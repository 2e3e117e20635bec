import type { FormDefinition } from '../types.ts'

/** The hidden field that says what form and edition a fillable PDF is. */
export const EDITION_FIELD = 'Form_EditionIdentifier_A'

/** A form's number and edition as a PDF states them, e.g. 25 and 2016/03. */
export type StatedForm = { id: string; edition: string | null }

const IDENTIFIER = /ACORD\s*0*(\d{1,4})[^\d\n]{0,80}?((?:19|20)\d\d)\s*[-/]\s*(\d\d)/i
const NUMBER_ONLY = /ACORD\s*0*(\d{1,4})\b/i

/** Reads `ACORD 0025 2016-03 Acroform`, `ACORD 25 (2016/03)` and the like. */
export function readStatedForm(text: string): StatedForm | null {
  const whole = IDENTIFIER.exec(text)
  if (whole) return { id: whole[1]!, edition: `${whole[2]}/${whole[3]}` }
  const number = NUMBER_ONLY.exec(text)
  return number ? { id: number[1]!, edition: null } : null
}

/** The first of the texts that names one of the forms, the one that also gives the edition before others. */
export function recogniseForm(
  texts: string[],
  forms: FormDefinition[],
): { form: FormDefinition; edition: string | null } | null {
  const found = texts.flatMap((text) => {
    const stated = readStatedForm(text)
    const form = stated && forms.find(({ id }) => id === stated.id)
    return form ? [{ form, edition: stated.edition }] : []
  })
  return found.find(({ edition }) => edition !== null) ?? found[0] ?? null
}
