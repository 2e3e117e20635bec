/** The ACORD forms Cara can fill, in the order they are offered. A form appears here when its folder under server/forms exists. */
export const FORM_CARDS = [
  { id: '25', name: 'ACORD 25', title: 'Certificate of Liability Insurance', holder: true },
] as const

export type FormId = (typeof FORM_CARDS)[number]['id']
