/**
 * The ACORD forms Cara can fill, in the order they are offered: the first is ticked where nobody chose another. A form is a line here, its page under
 * server/forms, and its line in that folder's index; the compiler names what is missing.
 */
const CARDS = [
  { id: '25', name: 'ACORD 25', title: 'Certificate of Liability Insurance', holder: true, interest: false },
  { id: '24', name: 'ACORD 24', title: 'Certificate of Property Insurance', holder: true, interest: false },
  { id: '27', name: 'ACORD 27', title: 'Evidence of Property Insurance', holder: false, interest: true },
  { id: '28', name: 'ACORD 28', title: 'Evidence of Commercial Property Insurance', holder: false, interest: true },
  { id: '35', name: 'ACORD 35', title: 'Cancellation Request / Policy Release', holder: false, interest: false },
  { id: '36', name: 'ACORD 36', title: 'Agent / Broker of Record Change', holder: false, interest: false },
  { id: '75', name: 'ACORD 75', title: 'Insurance Binder', holder: false, interest: false },
  {
    id: '125',
    name: 'ACORD 125',
    title: 'Commercial Insurance Application',
    holder: false,
    interest: false,
    asks: true,
  },
  {
    id: '126',
    name: 'ACORD 126',
    title: 'Commercial General Liability Section',
    holder: false,
    interest: false,
    asks: true,
  },
  {
    id: '130',
    name: 'ACORD 130',
    title: 'Workers Compensation Application',
    holder: false,
    interest: false,
    asks: true,
  },
  { id: '131', name: 'ACORD 131', title: 'Umbrella / Excess Section', holder: false, interest: false, asks: true },
  { id: '140', name: 'ACORD 140', title: 'Property Section', holder: false, interest: false, asks: true },
] as const satisfies readonly FormDeclaration[]

export type FormId = (typeof CARDS)[number]['id']

type FormDeclaration = {
  id: string
  name: string
  title: string
  /** Whether it names a certificate holder, who is then asked for. */
  holder: boolean
  /** Whether it is made for an additional interest, who is then asked for. */
  interest: boolean
  /** Whether it asks the insured questions, as applications do. */
  asks?: true
}

export type FormCard = FormDeclaration & { id: FormId }

export const FORM_CARDS: readonly [FormCard, ...FormCard[]] = CARDS

/** The card of a form; its page under server/forms has the rest. */
export const formCard = <Id extends FormId>(id: Id) => CARDS.find((card) => card.id === id)! as FormCard & { id: Id }

/** What our own worksheet of a form, by its name, is not: a page that certifies insurance, or the form. */
export const worksheetNote = (name: string): string => {
  const card = CARDS.find((one) => one.name === name)
  return card?.holder || card?.interest ? 'Worksheet – not a certificate' : 'Worksheet – not the form'
}
