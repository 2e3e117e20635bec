import type { DocumentFacts } from '../../server/documents/facts/types.ts'
import { findFacts, readDocument } from '../../server/documents/reading/read-document.ts'
import { ReadingError } from '../../server/documents/reading/reading-error.ts'
import type { Filled } from './score-form.ts'

const NOTHING: DocumentFacts = { kind: 'other', title: null, policies: [], facts: [], conflicts: [] }

/** What the reader alone says of a file, without a run; nothing of one that cannot be read, so that the others are still measured. */
export async function readPaper(file: string): Promise<DocumentFacts> {
  try {
    const { pages } = await readDocument(file, file, { ocrLanguageFolder: process.env.OCR_LANGUAGE_DIR })
    return await findFacts(pages)
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    process.stderr.write(`${file}: ${error.message}\n`)
    return NOTHING
  }
}

/** The elements of a filled document of this form, for a form that Cara reads and does not fill yet. */
export async function readForm(file: string, form: string): Promise<Filled> {
  const { kind, acord = [] } = await readPaper(file)
  const elements = acord.filter((paper) => `acord-${paper.form}` === form).flatMap((paper) => paper.elements)
  return { kind, values: new Map(elements.map(({ name, value }) => [name, { value, source: null }])) }
}
