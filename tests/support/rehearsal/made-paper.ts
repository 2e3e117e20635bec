import { createHash } from 'node:crypto'
import type { Ctx } from '../../../server/ctx.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import type { DocumentFacts } from '../../../server/documents/facts/types.ts'
import { readPdfPages } from '../../../server/documents/reading/pdf/read-pdf.ts'
import type { Page } from '../../../server/documents/types.ts'
import { putPages, setFailed, setRead } from '../../../server/domains/files/store.ts'
import { ELEMENT_MEANINGS } from '../../../server/forms/index.ts'
import { BoundedCache } from '../../../server/lib/bounded-cache.ts'

/** A document that is read once, however often a test attaches it. */
export type MadePaper = {
  name: string
  pages: Page[]
  facts: DocumentFacts | null
  error?: string
  warnings?: string[]
  bytes?: Uint8Array
}

type Read = Pick<MadePaper, 'pages' | 'facts'>

/** What was read lately, by its bytes: many test files draw the same papers. Costs are pages. */
const lately = new BoundedCache<string, Read>(600)

/** Reads the bytes of a PDF into a document to be attached, of which each caller may change its own copy. */
export async function paperOf(name: string, pdf: Uint8Array): Promise<MadePaper> {
  const key = createHash('sha256').update(pdf).digest('base64')
  const known = lately.get(key)
  const read = known ? structuredClone(known) : await readPaper(pdf)
  if (!known) lately.set(key, structuredClone(read), read.pages.length)
  return { name, ...read, bytes: pdf }
}

async function readPaper(pdf: Uint8Array): Promise<Read> {
  const pages = await readPdfPages(pdf)
  return { pages, facts: readFacts(pages, ELEMENT_MEANINGS) }
}

export const failedPaper = (name: string, error: string): MadePaper => ({ name, pages: [], facts: null, error })

/** Keeps what was read of a document, as the reader of an attached file does. */
export async function keepReading(
  { db, agencyId }: Ctx,
  fileId: string,
  { pages, facts, error, warnings = [] }: MadePaper,
) {
  if (error || !facts) return setFailed(db, fileId, error ?? 'This file was not read.')
  await putPages(db, agencyId, fileId, pages)
  const read = { mimeType: 'application/pdf', readingKind: 'pdf', pageCount: pages.length, warnings, facts }
  return setRead(db, fileId, read)
}
