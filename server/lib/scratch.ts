import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

const BEAT_MS = 10_000
/** A process that has not touched its folder for this long is dead. */
const SILENT_MS = 120_000

/**
 * A folder of this process's own below `parent`, for files on their way. What dead processes left there is removed, now and while this one
 * lives. Processes of other containers may share `parent`, so live ones are recognized by a file that each touches, not by process id;
 * `alone` says that there can be no other.
 */
export async function openScratch(parent: string, { alone }: { alone: boolean }) {
  if (alone) await rm(parent, { recursive: true, force: true })
  const folder = path.join(parent, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const beat = path.join(folder, 'alive')
  await writeFile(beat, '', { mode: 0o600 })
  await removeDead(parent, beat)
  const timer = setInterval(() => {
    const now = new Date()
    utimes(beat, now, now)
      .then(() => removeDead(parent, beat))
      .catch(() => {})
  }, BEAT_MS)
  timer.unref()
  return {
    folder,
    async close() {
      clearInterval(timer)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function removeDead(parent: string, ownBeat: string) {
  const now = (await stat(ownBeat)).mtimeMs
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name)
    const found = (await stat(path.join(folder, 'alive')).catch(() => null)) ?? (await stat(folder).catch(() => null))
    if (found && now - found.mtimeMs > SILENT_MS) await rm(folder, { recursive: true, force: true })
  }
}
