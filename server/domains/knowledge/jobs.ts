import { type Acting, type Actor, type Ctx, commit, type House, withCtx } from '../../ctx.ts'
import { whileClaimed } from '../../db/claim.ts'
import { asOwner } from '../../db/connection.ts'
import type { Page } from '../../documents/index.ts'
import { RefusedOutside } from '../../lib/app-error.ts'
import { isPassing } from '../../lib/outage.ts'
import { deleteUnusedFiles, getFile, listPageSizes, listPages } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { demandPaid, entitlementsOf } from '../subscription/service.ts'
import * as index from './index-store.ts'
import { indexed } from './indexing.ts'
import { noMorePages } from './rules.ts'
import * as store from './store.ts'
import type { KnowledgeDocument } from './types.ts'
import { listAgenciesWithout } from './vector-store.ts'

/** Reads on in a file for one turn, or finds that it was read: `readTurn` of the files' domain. */
type ReadTurn = (
  house: House,
  actor: Actor,
  file: FileRecord,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<FileRecord>

/** Pages held in memory at once. */
const PAGES = 25
/** How much progress is made before it is saved again. */
const STEP = 0.05
/** How often it is looked whether the document was stopped, changed or deleted. */
const LOOK_MS = 500
/** The share of the progress that reading takes. */
const READING = 0.8

/**
 * Indexes the next document of an agency, or reads on in it for one turn, and puts the agency at the end of the line when more wait: agencies take turns.
 * Documents that were not begun come before one that is under way, also after a crash or where a file cannot be reached.
 */
export async function indexNext(
  house: House,
  { agencyId }: { agencyId: string },
  signal: AbortSignal,
  readTurn: ReadTurn,
): Promise<void> {
  const acting: Acting = { house, actor: { kind: 'house', agencyId, userId: null } }
  const done = await whileClaimed(house.db, `knowledge:${agencyId}`, async () => {
    const [next] = await commit(acting, async (ctx) => {
      await demandPaid(ctx)
      return listNext(ctx)
    })
    if (next) await indexDocument(acting, next.id, signal, readTurn)
    return true
  })
  // Another worker is at it, and goes on with what waits.
  if (!done) return
  await commit(acting, async (ctx) => {
    if ((await listNext(ctx)).length) await ctx.enqueue('index-knowledge', { agencyId })
  })
}

/** The next document, if any. Whoever adds one counts on a job that waits, so what is added right now is waited for. */
async function listNext({ db, agencyId }: Ctx) {
  await store.lockLibrary(db, agencyId)
  return index.listWaiting(db, 1)
}

/** Reads and indexes a document, or reads on in it. Stopped, deleted or given another file meanwhile, nothing of it is put in the index. */
async function indexDocument(acting: Acting, id: string, signal: AbortSignal, readTurn: ReadTurn) {
  const { house } = acting
  const begun = await commit(acting, async (ctx) => {
    await index.setIndexing(ctx.db, id, ctx.now)
    const document = await store.findDocument(ctx.db, id)
    return document?.status === 'INDEXING' ? { document, file: await getFile(ctx, document.fileId) } : null
  })
  if (!begun) return
  const { document } = begun
  const stopped = new AbortController()
  const tell = teller(acting, document)
  const watch = watchFor(acting, document, stopped)
  const both = AbortSignal.any([signal, stopped.signal])
  try {
    const file = await readTurn(house, acting.actor, begun.file, (fraction) => tell(fraction * READING), both)
    if (file.state === 'FAILED') return await fail(acting, document, file.error ?? 'This file could not be read.')
    // The others have their turns first.
    if (file.state !== 'READ') return
    const refused = await commit(acting, (ctx) => overPlan(ctx, document, file))
    if (refused) return await fail(acting, document, refused)
    const read = await indexed({ title: document.title, pages: pagesOf(acting, file, tell, both) })
    await commit(acting, async (ctx) => {
      const now = await store.findDocument(ctx.db, id, true)
      if (now?.status !== 'INDEXING' || now.fileId !== document.fileId || now.title !== document.title) return
      await index.putIndexed(ctx.db, ctx.agencyId, now, read, ctx.now)
      const old = now.indexedFileId === now.fileId ? null : now.indexedFileId
      const keys = old ? await deleteUnusedFiles(ctx, [old]) : []
      if (keys.length) await ctx.enqueue('delete-blobs', { keys })
    })
    // A job that waits by now finds the document; in the transaction above, whose writing takes a while, one could begin before and miss it.
    if (house.outside.embedder)
      await commit(acting, (ctx) => ctx.enqueue('embed-knowledge', { agencyId: ctx.agencyId }))
  } catch (error) {
    // Stopped by a user, the document says so already. What was stopped with the app, or lost with the database, is tried again.
    if (stopped.signal.aborted) return
    if (signal.aborted || isPassing(error)) throw error
    if (error instanceof RefusedOutside)
      return await fail(acting, document, `${error.message} Upload the document again as a new version.`)
    house.log.error({ err: error, documentId: id }, 'a document could not be indexed')
    await fail(
      acting,
      document,
      'Something went wrong while indexing. Try again, or upload the document in another form.',
    )
  } finally {
    clearInterval(watch)
  }
}

const fail = (acting: Acting, { id, fileId }: KnowledgeDocument, error: string) =>
  commit(acting, ({ db, now }) => index.setFailed(db, id, fileId, error, now))

/** Puts the agencies in line of which documents wait without a job, as after a long outage, or lack vectors of the model that is set. */
export async function sweepWaiting(house: House, ownerUrl: string): Promise<void> {
  const { embedder } = house.outside
  await asOwner(ownerUrl, async (owner) => {
    if (embedder)
      for (const agencyId of await listAgenciesWithout(owner, embedder.model))
        await house.queue.send(owner, 'embed-knowledge', { agencyId })
    for (const agencyId of await index.listAgenciesWaiting(owner))
      await house.queue.send(owner, 'index-knowledge', { agencyId })
  })
}

/** Why the plan has no room for the pages of a file, or null. */
async function overPlan(ctx: Ctx, document: KnowledgeDocument, file: FileRecord) {
  await store.lockLibrary(ctx.db, ctx.agencyId)
  const most = (await entitlementsOf(ctx)).limits.knowledgePages
  if (most === null) return null
  const others = (await store.countPages(ctx.db)) - document.pageCount
  return others + (file.pageCount ?? 0) > most ? noMorePages(most, most - others) : null
}

/** The pages of a file, a few at a time. */
async function* pagesOf(acting: Acting, file: FileRecord, tell: (fraction: number) => void, signal: AbortSignal) {
  const sizes = await commit(acting, (ctx) => listPageSizes(ctx, file.id))
  for (let from = 0; from < sizes.length; from += PAGES) {
    signal.throwIfAborted()
    const numbers = sizes.slice(from, from + PAGES).map(({ number }) => number)
    const pages: Page[] = await commit(acting, (ctx) => listPages(ctx, file.id, numbers))
    yield pages
    tell(READING + ((1 - READING) * Math.min(from + PAGES, sizes.length)) / sizes.length)
  }
}

/** Saves progress now and then. */
function teller({ house, actor }: Acting, { id, fileId, progress }: KnowledgeDocument) {
  let told = progress
  return (fraction: number) => {
    if (fraction < told + STEP) return
    told = fraction
    // Lost progress is no loss: the next step writes it again.
    void withCtx(house, actor, ({ db }) => index.setProgress(db, id, fileId, fraction)).catch(() => {})
  }
}

/** Stops the work when the document is stopped, changed or deleted meanwhile, however long one page takes. */
function watchFor({ house, actor }: Acting, { id, fileId }: KnowledgeDocument, stopped: AbortController) {
  const look = async () => {
    const isSame = await withCtx(house, actor, ({ db }) => index.isIndexing(db, id, fileId))
    if (!isSame) stopped.abort()
  }
  // While the database is away nothing is known; the work itself meets that.
  return setInterval(() => void look().catch(() => {}), LOOK_MS)
}
