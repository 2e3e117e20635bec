import { createHash, randomUUID } from 'node:crypto'
import { copyFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '../../server/ctx.ts'
import { connectAsOwner } from '../../server/db/connection.ts'
import { createAgency } from '../../server/domains/agency/seed.ts'
import { findUserByEmail } from '../../server/domains/agency/store.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import type { Cara } from '../../server/main.ts'

/** An agency of its own that is nothing but a name, so that every value must come from the documents. */
export async function anActor(ownerUrl: string): Promise<Actor> {
  const owner = connectAsOwner(ownerUrl)
  try {
    const email = `${randomUUID()}@evaluation.example.com`
    const agencyId = await createAgency(owner, { name: 'Evaluation', users: [{ name: 'Evaluation', email }] })
    const user = await findUserByEmail(owner, email)
    return { kind: 'user', agencyId, userId: user!.id }
  } finally {
    await owner.destroy()
  }
}

/** A copy of the file, as an upload leaves it. */
export async function toUpload(folder: string, file: string) {
  const target = path.join(folder, randomUUID())
  await copyFile(file, target)
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return { name: path.basename(file), path: target, size: (await stat(file)).size, sha256 }
}

/** Waits for the end of the run; a question the documents leave open is an end too. */
export async function untilDone(cara: Cara, actor: Actor, id: string) {
  let wake = () => {}
  const silence = cara.house.live.on('workspace', id, () => wake())
  try {
    for (const deadline = Date.now() + 15 * 60_000; Date.now() < deadline; ) {
      const rung = new Promise<void>((resolve) => (wake = resolve))
      const view = await readView({ house: cara.house, actor }, id, startWatermark())
      if (view && view.workspace.state !== 'WORKING' && view.workspace.state !== 'CREATED') return
      await Promise.race([rung, wait(1000)])
    }
  } finally {
    silence()
  }
}
