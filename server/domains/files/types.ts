import type { DocumentFacts } from '../../documents/facts/types.ts'

/** A file on its way in: streamed to `path`, nothing kept yet. */
export type Upload = { name: string; path: string; size: number; sha256: string }

export type FileRecord = {
  id: string
  name: string
  mimeType: string
  size: number
  sha256: string
  blobKey: string
  state: 'PENDING' | 'READING' | 'READ' | 'FAILED'
  progress: number
  error: string | null
  /** What the reader took it for (pdf, image, docx, …); null until it is read. */
  readingKind: string | null
  /** What kind of paper it is (declarations, certificate, …). */
  kind: string | null
  pageCount: number | null
  warnings: string[]
  facts: DocumentFacts | null
}
