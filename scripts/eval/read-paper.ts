import type { DocumentFacts } from '../../server/documents/facts/types.ts'
import { findFacts, readDocument } from '../../server/documents/reading/read-document.ts'
import type { Filled } from './score-form.ts'

/** What the reader alone says of a file, without a run. */
export async function readPaper(file: string): Promise<DocumentFacts> {
  const { pages } = await readDocument(file, file, { ocrLanguageFolder: process.env.OCR_LANGUAGE_DIR })
  return findFacts(pages)
}

/** The elements of a filled paper of this form, for a form that Cara reads and does not fill yet. */
export async function readForm(file: string, form: string): Promise<Filled> {
  const { kind, acord = [] } = await readPaper(file)
  const elements = acord.filter((paper) => `acord-${paper.form}` === form).flatMap((paper) => paper.elements)
  return { kind, values: new Map(elements.map(({ name, value }) => [name, { value, source: null }])) }
}
