import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Upload } from '../../../domains/files/types.ts'
import { newId } from '../../../lib/ids.ts'
import type { Past } from './step.ts'

/** Does what takes a file that someone hands in; the file itself is gone afterwards. */
export async function withFile<T>(
  { acting }: Past,
  name: string,
  bytes: Uint8Array,
  work: (file: Upload) => Promise<T>,
): Promise<T> {
  const place = path.join(acting.house.tempDir, newId())
  await writeFile(place, bytes)
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return await work({ name, path: place, size: bytes.length, sha256 })
  } finally {
    await rm(place, { force: true })
  }
}
