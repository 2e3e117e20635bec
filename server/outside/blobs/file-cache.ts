import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

/**
 * Copies of blobs in a folder of this machine, together never more than `mostBytes`: the one that was not asked for the longest
 * goes first. What an earlier process left there counts. Several processes may share the folder.
 */
export async function openFileCache(folder: string, mostBytes: number) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, file, reason) => {
      if (reason === 'evict') void rm(file, { force: true })
    },
  })
  for (const { file, size } of await listByAge(folder)) files.set(file, size)
  const placeOf = (key: string) => path.join(folder, createHash('sha256').update(key).digest('hex'))

  async function take(key: string, from: string) {
    const file = placeOf(key)
    const { size } = await stat(from)
    await rename(from, file)
    files.set(file, size)
    return file
  }

  return {
    /** Where the copy of a blob is; null when there is none. */
    async find(key: string): Promise<string | null> {
      const file = placeOf(key)
      files.get(file)
      return (await stat(file).catch(() => null)) ? file : null
    },
    /** Takes over a file as the copy of a blob. */
    take,
    /** Writes the copy of a blob, whole or not at all. */
    async fill(key: string, bytes: Readable): Promise<string> {
      const part = path.join(folder, `${randomUUID()}.part`)
      try {
        await pipeline(bytes, createWriteStream(part, { mode: 0o600 }))
        return await take(key, part)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async drop(key: string) {
      files.delete(placeOf(key))
      await rm(placeOf(key), { force: true })
    },
  }
}

const STALE_PART_MS = 3600_000

/** What is in the folder, oldest first; what a killed process half wrote an hour ago is removed. */
async function listByAge(folder: string) {
  const found = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const status = await stat(file).catch(() => null)
    if (!status) continue
    if (!name.endsWith('.part')) found.push({ file, size: status.size, at: status.mtimeMs })
    else if (Date.now() - status.mtimeMs > STALE_PART_MS) await rm(file, { force: true })
  }
  return found.sort((a, b) => a.at - b.at)
}
