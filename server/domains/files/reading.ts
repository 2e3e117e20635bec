import { setTimeout as wait } from 'node:timers/promises'
import type { Actor, House } from '../../ctx.ts'
import { withCtx } from '../../ctx.ts'
import { whileClaimed } from '../../db/claim.ts'
import {
  type DocumentFacts,
  fileAllowance,
  findFacts,
  type KeptSteps,
  READER_EDITION,
  ReadingError,
  readDocument,
  Seats,
  TurnOver,
} from '../../documents/index.ts'
import { isPassing } from '../../lib/outage.ts'
import { taughtEditions } from '../forms/service.ts'
import * as store from './store.ts'
import type { FileRecord } from './types.ts'

const NO_FACTS: DocumentFacts = { kind: 'other', title: null, policies: [], facts: [], conflicts: [] }

export type ReadingProgress = (fraction: number, pages: number | null) => void

/** Files read at once in this process, by all agencies: what they hold in memory is bounded, and agencies take turns. */
const seats = new Seats(2, 2)
/** How often to check whether another reader of the same file has finished or died, and how often within one turn. */
const LOOK_EVERY_MS = 150
const LOOKS_A_TURN = 20
/** How often in a row a reading may end, with the process it is in, before a step of it is done. */
const MOST_ATTEMPTS = 5
const GOT_NOWHERE =
  'Cara began to read this file several times and did not get to its end. Split it into smaller files, or save it anew from the program it was made with, and upload that.'

/**
 * Reads a file into pages and facts and keeps both. A file that was read before is not read again, and one that another run
 * is reading is waited for; when that one dies, its work is taken over behind the pages it kept. A large file is read in turns, between which files of
 * others are read. A file that cannot be read is marked FAILED with the sentence that says why; only a stop (`signal`) and our own mistakes are thrown.
 */
export async function readFile(
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
): Promise<FileRecord> {
  let most = 0
  const tell: ReadingProgress = (fraction, pages) => {
    most = Math.max(most, fraction)
    onProgress(most, pages)
  }
  let read = file
  while (!isDone(read)) read = await readTurn(house, actor, read, tell, signal)
  return read
}

/** Reads a file as `readFile` does, for one turn at most: it may be READING still. */
export async function readTurn(
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: ReadingProgress,
  signal: AbortSignal,
): Promise<FileRecord> {
  if (isDone(file)) return file
  for (let look = 0; look < LOOKS_A_TURN; look++) {
    const read = await seats.take(actor.agencyId, signal, () =>
      whileClaimed(house.db, `file:${file.id}`, () => readClaimed(house, actor, file, onProgress, signal)),
    )
    if (read) return read
    await wait(LOOK_EVERY_MS, null, { signal })
  }
  return file
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
  const attempts = await withCtx(house, actor, ({ db }) => store.setReading(db, id))
  try {
    if (attempts > MOST_ATTEMPTS) await withCtx(house, actor, ({ db }) => store.setFailed(db, id, GOT_NOWHERE))
    else await readAndKeep(house, actor, file, onProgress, signal)
  } catch (error) {
    // Nothing is known of the file then. With the database away it counts.
    if (signal.aborted || isPassing(error))
      await withCtx(house, actor, ({ db }) => store.forgetAttempt(db, id)).catch(() => {})
    if (error instanceof TurnOver) return (await find())!
    if (signal.aborted || !(error instanceof ReadingError)) throw error
    await withCtx(house, actor, async ({ db }) => {
      await store.setFailed(db, id, error.message)
      await store.deleteSteps(db, id)
    })
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
  const names = await withCtx(house, actor, ({ db }) => store.listSteps(db, file.id, READER_EDITION))
  const kept: KeptSteps = {
    names: new Set(names),
    find: (step) => withCtx(house, actor, ({ db }) => store.findStep(db, file.id, READER_EDITION, step)),
    put: (step, answer) => withCtx(house, actor, ({ db }) => store.putStep(db, file.id, READER_EDITION, step, answer)),
  }
  const reading = await readDocument(path, file.name, {
    agencyId,
    allowance,
    onProgress: (fraction, _done, total) => onProgress(fraction, total ?? null),
    signal,
    kept,
    turnWork: house.limits.readingTurn,
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
    await store.deleteSteps(db, file.id)
    await store.setRead(db, file.id, {
      mimeType: reading.mimeType,
      readingKind: reading.kind,
      pageCount: reading.pages.length,
      warnings: reading.warnings,
      facts,
    })
  })
}
