import type { FileState } from '../../../shared/states.ts'
import type { DocumentFacts, Page } from '../../documents/index.ts'

/** A file on its way in: streamed to `path`, nothing kept yet; or refused on the way, with the sentence that says why. */
export type Upload = { name: string; path: string; size: number; sha256: string; refusal?: string }

/** A stored upload that no row names yet. */
export type StoredUpload = { id: string; blobKey: string; name: string; size: number; sha256: string }

/** A page as it is shown, in points. */
export type PageSize = Pick<Page, 'number' | 'width' | 'height'>

export type FileRecord = {
  id: string
  name: string
  mimeType: string
  size: number
  sha256: string
  blobKey: string
  state: FileState
  progress: number
  error: string | null
  /** The file format the reader found (pdf, image, docx, …); null until it is read. */
  readingKind: string | null
  /** What kind of document it is (declarations, certificate, …). */
  kind: string | null
  pageCount: number | null
  warnings: string[]
  facts: DocumentFacts | null
}

/** A file without the facts that were read from it. */
export type FileHead = Omit<FileRecord, 'facts'>
