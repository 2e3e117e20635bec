/**
 * The ACORD forms Cara can fill, in the order they are offered. A form is a line here, its folder under server/forms, and its
 * line in that folder's index; the compiler names what is missing.
 */
const CARDS = [
  { id: '25', name: 'ACORD 25', title: 'Certificate of Liability Insurance', holder: true },
] as const satisfies readonly FormDeclaration[]

export type FormId = (typeof CARDS)[number]['id']

type FormDeclaration = {
  id: string
  name: string
  title: string
  /** Whether it names a certificate holder, who is then asked for. */
  holder: boolean
}

export type FormCard = FormDeclaration & { id: FormId }

export const FORM_CARDS: readonly [FormCard, ...FormCard[]] = CARDS

/** The card of a form; its folder under server/forms has the rest. */
export const formCard = <Id extends FormId>(id: Id) =>
  FORM_CARDS.find((card) => card.id === id)! as FormCard & { id: Id }
