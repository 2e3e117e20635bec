import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { markReceived } from '../../server/api/scalars.ts'
import type { Actor } from '../../server/ctx.ts'
import type { Upload } from '../../server/domains/files/types.ts'
import { readView, startWatermark, type WorkspaceView } from '../../server/domains/workspaces/view.ts'
import type { TestHouse } from './house.ts'

/** Bytes as the multipart reader leaves them: in a file of their own, ready to be taken. */
export async function anUpload(test: Pick<TestHouse, 'house'>, name: string, bytes: Uint8Array): Promise<Upload> {
  const target = path.join(test.house.tempDir, randomUUID())
  await writeFile(target, bytes)
  return markReceived({
    name,
    path: target,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
}

/** Everything in a workspace. */
export async function view(test: Pick<TestHouse, 'house'>, actor: Actor, id: string): Promise<WorkspaceView> {
  const found = await readView({ house: test.house, actor }, id, startWatermark())
  if (!found) throw new Error('no such workspace')
  return found
}

/** Looks at a workspace whenever something of it has changed, until it shows this, and gives that look. */
export async function untilItShows(
  test: Pick<TestHouse, 'house'>,
  actor: Actor,
  id: string,
  shows: (found: WorkspaceView) => unknown,
  seconds: number,
): Promise<WorkspaceView> {
  let hasChanged = true
  const silence = test.house.live.on('workspace', id, () => {
    hasChanged = true
  })
  try {
    const deadline = Date.now() + seconds * 1000
    for (let round = 1; Date.now() < deadline; await wait(20), round++) {
      // Now and then it looks unasked: a place in line changes without a ring.
      if (!hasChanged && round % 15) continue
      hasChanged = false
      const found = await view(test, actor, id)
      if (shows(found)) return found
    }
  } finally {
    silence()
  }
  throw new Error(`it never showed within ${seconds} s: ${JSON.stringify((await view(test, actor, id)).run)}`)
}

/** Waits until nobody works in a workspace any more, and gives what then stands in it. */
export const untilDone = (
  test: Pick<TestHouse, 'house'>,
  actor: Actor,
  id: string,
  seconds = 90,
): Promise<WorkspaceView> =>
  untilItShows(test, actor, id, ({ workspace: { state } }) => state !== 'WORKING' && state !== 'CREATED', seconds)
