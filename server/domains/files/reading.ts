import { setTimeout as wait } from 'node:timers/promises'
import type { Actor, House } from '../../ctx.ts'
import { withCtx } from '../../ctx.ts'
import { whileClaimed } from '../../db/claim.ts'
import {
  type DocumentFacts,
  fileAllowance,
  findFacts,
  ReadingError,
  readDocument,
  Seats,
} from '../../documents/index.ts'
import { taughtEditions } from '../forms/service.ts'
import * as store from './store.ts'
import type { FileRecord } from './types.ts'

const NO_FACTS: DocumentFacts = { kind: 'other', title: null, policies: [], facts: [], conflicts: [] }

export type ReadingProgress = (fraction: number, pages: number | null) => void

/** Files read at once in this process, by all agencies: what they hold in memory is bounded, and agencies take turns. */
const seats = new Seats(2, 2)
/** How often to check whether another reader of the same file has finished or died. */
const LOOK_EVERY_MS = 150

/**
 * Reads a file into pages and facts and keeps both. A file that was read before is not read again, and one that another run
 * is reading is waited for; when that one dies, its work is taken over. A file that cannot be read is marked FAILED with the
 * sentence that says why; only a stop (`signal`) and our own mistakes are thrown.
 */
export async function readFile(
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
): Promise<FileRecord> {
  if (isDone(file)) return file
  for (;;) {
    const read = await seats.take(actor.agencyId, signal, () =>
      whileClaimed(house.db, `file:${file.id}`, () => readClaimed(house, actor, file, onProgress, signal)),
    )
    if (read) return read
    await wait(LOOK_EVERY_MS, null, { signal })
  }
}

async function readClaimed(
  house: House,
  actor: Actor,
  { id }: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
): Promise<FileRecord> {
  const find = () => withCtx(house, actor, ({ db }) => store.findFile(db, id))
  const file = (await find())!
  if (isDone(file)) return file
  await withCtx(house, actor, ({ db }) => store.setReading(db, id))
  try {
    await readAndKeep(house, actor, file, onProgress, signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof ReadingError)) throw error
    await withCtx(house, actor, ({ db }) => store.setFailed(db, id, error.message))
  }
  return (await find())!
}

const isDone = ({ state }: FileRecord) => state === 'READ' || state === 'FAILED'

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
  const taught = await withCtx(house, actor, taughtEditions)
  const facts = await findFacts(reading.pages, { agencyId, allowance, signal, taught }).catch((error: unknown) => {
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
