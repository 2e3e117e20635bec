import type { Actor, House } from '../../ctx.ts'
import { withCtx } from '../../ctx.ts'
import type { DocumentFacts } from '../../documents/facts/types.ts'
import { fileAllowance, findFacts, readDocument } from '../../documents/reading/read-document.ts'
import { ReadingError } from '../../documents/reading/reading-error.ts'
import * as store from './store.ts'
import type { FileRecord } from './types.ts'

const NO_FACTS: DocumentFacts = { kind: 'other', title: null, policies: [], facts: [], conflicts: [] }

export type ReadingProgress = (fraction: number, pages: number | null) => void

/**
 * Reads a file into pages and facts and keeps both. A file that was read before is not read again. A file that cannot be
 * read is marked FAILED with the sentence that says why; only a stop (`signal`) and our own mistakes are thrown.
 */
export async function readFile(
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
): Promise<FileRecord> {
  if (file.state === 'READ' || file.state === 'FAILED') return file
  await withCtx(house, actor, ({ db }) => store.setReading(db, file.id))
  try {
    await readAndKeep(house, actor, file, onProgress, signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof ReadingError)) throw error
    await withCtx(house, actor, ({ db }) => store.setFailed(db, file.id, error.message))
  }
  return withCtx(house, actor, async ({ db }) => (await store.findFile(db, file.id))!)
}

async function readAndKeep(
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
) {
  const path = await house.outside.blobs.toLocalFile(file.blobKey)
  const { agencyId } = actor
  const allowance = fileAllowance()
  const reading = await readDocument(path, file.name, {
    agencyId,
    allowance,
    onProgress: (fraction, _done, total) => onProgress(fraction, total ?? null),
    signal,
    limits: { bytes: house.limits.fileBytes, pages: house.limits.pagesPerFile },
    ocrLanguageFolder: house.ocrLanguageDir,
  })
  const facts = await findFacts(reading.pages, { agencyId, allowance, signal }).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof ReadingError)) throw error
    house.log.error({ err: error, fileId: file.id }, 'no facts')
    reading.warnings.push('Cara could not take facts from this file. It can still be searched.')
    return NO_FACTS
  })
  await withCtx(house, actor, async ({ db, agencyId }) => {
    await store.putPages(db, agencyId, file.id, reading.pages)
    await store.setRead(db, file.id, {
      mimeType: reading.mimeType,
      readingKind: reading.kind,
      pageCount: reading.pages.length,
      warnings: reading.warnings,
      facts,
    })
  })
}
