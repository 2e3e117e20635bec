import { forEachAgency } from '../../all-agencies.ts'
import { commit, type House } from '../../ctx.ts'
import { listKnownKeys } from './store.ts'

/** A file is put where it stays before the row that names it is committed, so a young one without a row may still get it. */
const YOUNG_MS = 24 * 3600_000
const AT_ONCE = 500

/**
 * Deletes files that no row names: what a crash left between putting a file and committing its row, and what was deleted while
 * the store of files was away.
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
