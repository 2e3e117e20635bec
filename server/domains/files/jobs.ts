import { forEachAgency } from '../../all-agencies.ts'
import { commit, type House, withCtx } from '../../ctx.ts'
import { demandPaid } from '../subscription/service.ts'
import { readTurn } from './reading.ts'
import { findFile, listKnownKeys, setProgress } from './store.ts'

/** A file is stored before the row that names it is committed, so a recent file without a row may still get one. */
const YOUNG_MS = 24 * 3600_000
const AT_ONCE = 500

/**
 * Deletes files that no row names: what a crash left between putting a file and committing its row, and what was deleted while the file
 * store was unavailable.
 */
export function sweepOrphanFiles(house: House, ownerUrl: string, signal?: AbortSignal): Promise<void> {
  const { blobs } = house.outside
  const { log } = house
  const old = house.now().getTime() - YOUNG_MS
  return forEachAgency(
    house,
    ownerUrl,
    async (acting) => {
      const { agencyId } = acting.actor
      const sweep = async (keys: string[]) => {
        const known = new Set(await commit(acting, ({ db }) => listKnownKeys(db, keys)))
        const orphans = keys.filter((key) => !known.has(key))
        for (const key of orphans) await blobs.delete(key)
        if (orphans.length) log.info({ agencyId, files: orphans.length }, 'orphan files deleted')
      }
      const keys: string[] = []
      for await (const { key, writtenAt } of blobs.list(`${agencyId}/`)) {
        if (writtenAt.getTime() >= old) continue
        keys.push(key)
        if (keys.length === AT_ONCE) await sweep(keys.splice(0))
      }
      await sweep(keys)
    },
    signal,
  )
}

/** Deletes files whose rows are gone. */
export async function deleteBlobs(house: House, keys: string[]): Promise<void> {
  for (const key of keys) await house.outside.blobs.delete(key)
}

/** How much progress a reading makes before it is saved again. */
const STEP = 0.05

/**
 * Reads a file that was uploaded outside a conversation, or reads on in it for one turn and goes to the end of the line; its progress can be seen in
 * the meantime. A deleted file is skipped.
 */
export async function readUploaded(
  house: House,
  { agencyId, fileId }: { agencyId: string; fileId: string },
  signal: AbortSignal,
): Promise<void> {
  const acting = { house, actor: { kind: 'house', agencyId, userId: null } } as const
  const file = await commit(acting, async (ctx) => {
    await demandPaid(ctx)
    return findFile(ctx.db, fileId)
  })
  if (!file) return
  let told = file.progress
  const tell = (fraction: number) => {
    if (fraction < told + STEP) return
    told = fraction
    // Lost progress is no loss: the next step writes it again.
    void withCtx(house, acting.actor, ({ db }) => setProgress(db, fileId, fraction)).catch(() => {})
  }
  const { state } = await readTurn(house, acting.actor, file, tell, signal)
  if (state !== 'READ' && state !== 'FAILED')
    await commit(acting, (ctx) => ctx.enqueue('read-file', { agencyId, fileId }))
}
