import type { DocumentKind } from '../../../server/documents/kinds.ts'
import type { PdfPageSpec } from '../../support/documents/pdf.ts'

/** What a client or a carrier hands in before an application is filled, drawn by one hand, with what each form may say from it. */
export type SubmissionPaper = {
  name: string
  pages: PdfPageSpec[]
  /** The file itself where it is no PDF. */
  file?: { name: string; bytes: Uint8Array }
  /** What it is where it does not ask for insurance. */
  kind?: DocumentKind
  forms: Partial<Record<'125' | '126' | '130' | '131' | '140', SubmissionGold>>
}

/**
 * `holds`: element name of the form (as in the edition's field list) → what the paper lets a careful underwriter write:
 * dates MM/DD/YYYY, amounts as '1,000,000', ticks 'Yes', codes and text as printed. What the paper does not say is left out:
 * a value there is wrong. `notJudged`: elements where two careful people would differ.
 */
export type SubmissionGold = { holds: Record<string, string>; notJudged?: string[] }
