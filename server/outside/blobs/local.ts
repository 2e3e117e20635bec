import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../lib/app-error.ts'
import type { Blobs } from './blobs.ts'

/** Keeps blobs as files under `folder`. */
export function localBlobs(folder: string): Blobs {
  const place = (key: string) => path.join(folder, ...key.split('/'))

  async function keep(key: string, from: string) {
    const target = place(key)
    await mkdir(path.dirname(target), { recursive: true })
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
      await mkdir(folder, { recursive: true })
      const file = await open(part, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
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
  }
}
