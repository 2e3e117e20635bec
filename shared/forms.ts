import { CARDS } from './form-cards.ts'

export type FormId = (typeof CARDS)[number]['id']

export type FormDeclaration = {
  id: string
  name: string
  title: string
  /** It names a certificate holder, who is then asked for. */
  holder?: true
  /** It is made for an additional interest, who is then asked for. */
  interest?: true
  /** It asks the insured questions, as applications do. */
  asks?: true
}

export type FormCard = FormDeclaration & { id: FormId }

/**
 * The ACORD forms Cara can fill, in the order they are offered: the first is ticked where nobody chose another. Their cards are printed from their
 * pages of data.
 */
export const FORM_CARDS: readonly [FormCard, ...FormCard[]] = CARDS

/** The card of a form; its page under server/forms/acord has the rest. */
export const formCard = <Id extends FormId>(id: Id) => CARDS.find((card) => card.id === id)! as FormCard & { id: Id }

/** The words by which a form is found. */
export const wordsOfForm = ({ name, title }: Pick<FormDeclaration, 'name' | 'title'>, wantedFor: string) =>
  `${name} ${title} ${wantedFor}`

/** What our own worksheet of a form, by its name, is not: a page that certifies insurance, or the form. */
export const worksheetNote = (name: string): string => {
  const card = FORM_CARDS.find((one) => one.name === name)
  return card?.holder || card?.interest ? 'Worksheet – not a certificate' : 'Worksheet – not the form'
}
