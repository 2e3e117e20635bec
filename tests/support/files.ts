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

/** Waits until nobody works in a workspace any more, and gives what then stands in it. */
export async function untilDone(
  test: Pick<TestHouse, 'house'>,
  actor: Actor,
  id: string,
  seconds = 90,
): Promise<WorkspaceView> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await wait(25)) {
    const found = await view(test, actor, id)
    if (found.workspace.state !== 'WORKING' && found.workspace.state !== 'CREATED') return found
  }
  throw new Error(`the run did not end within ${seconds} s: ${JSON.stringify((await view(test, actor, id)).run)}`)
}
