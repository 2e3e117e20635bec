import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../lib/app-error.ts'
import type { Blobs } from './blobs.ts'

/** Names that are no blob: one that is just being written. */
const PART = /\.part$/

/** Keeps blobs as files under `folder` that only Cara's own user may read. */
export function localBlobs(folder: string): Blobs {
  const place = (key: string) => path.join(folder, ...key.split('/'))

  async function keep(key: string, from: string) {
    const target = place(key)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await chmod(from, 0o600)
    await rename(from, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      await copyFile(from, `${target}.part`)
      await rename(`${target}.part`, target)
      await rm(from, { force: true })
    })
  }

  return {
    put: (key, from) => keep(key, from),
    async putBytes(key, bytes) {
      const part = path.join(folder, `.${randomUUID()}.part`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } catch (error) {
        await rm(part, { force: true })
        throw error
      } finally {
        await file.close()
      }
      await keep(key, part)
    },
    async read(key) {
      const file = await open(place(key)).catch(() => null)
      if (!file) throw new AppError('OUTSIDE_FAILED', 'This file is no longer in the file store.')
      return file.createReadStream()
    },
    async toLocalFile(key) {
      return place(key)
    },
    async delete(key) {
      await rm(place(key), { force: true })
    },
    async *list(prefix) {
      // Keys are folders: what lies elsewhere need not be looked at.
      const within = path.join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
      const entries = await opendir(within, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for await (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name)
        const key = path.relative(folder, file).split(path.sep).join('/')
        if (!entry.isFile() || PART.test(entry.name) || !key.startsWith(prefix)) continue
        const found = await stat(file).catch(() => null)
        if (found) yield { key, size: found.size, writtenAt: found.mtime }
      }
    },
  }
}
