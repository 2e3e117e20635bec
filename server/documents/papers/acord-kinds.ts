import type { DocumentKind } from '../kinds.ts'

/** What ACORD's forms are, by their numbers from and to. */
const FORMS: [kind: DocumentKind, from: number, to?: number][] = [
  ['certificate', 20, 31],
  ['notice', 35],
  ['letter', 36, 37],
  ['certificate', 45],
  ['binder', 75],
  ['application', 80, 99],
  ['schedule', 101],
  ['application', 125, 199],
  ['application', 801, 834],
  ['certificate', 855],
]

/** What a document on this ACORD form is; null for forms that are of no kind of ours. */
export function acordKind(form: string): DocumentKind | null {
  const number = Number(form)
  return FORMS.find(([, from, to = from]) => number >= from && number <= to)?.[0] ?? null
}
