import type { PdfPageSpec } from '../../../support/documents/pdf.ts'

/** A document drawn as a PDF and all that an ACORD 25 made from it must hold, by the short names of `trial.ts`. */
export type LarchPaper = {
  name: string
  pages: PdfPageSpec[]
  expect: string
  /** What must be asked, by the question's subject. */
  asks?: string[]
}
