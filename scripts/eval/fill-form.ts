import { createHash, randomUUID } from 'node:crypto'
import { copyFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Actor, withCtx } from '../../server/ctx.ts'
import { connectAsOwner } from '../../server/db/connection.ts'
import { createAgency } from '../../server/domains/agency/seed.ts'
import { findUserByEmail } from '../../server/domains/agency/store.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import type { Cara } from '../../server/main.ts'
import { newestForm } from './newest-form.ts'
import type { Filled } from './score-form.ts'

/** Sends the document with the preset's message, waits for the run's end, and reads the form that came of it. */
export async function fillForm(cara: Cara, actor: Actor, file: string, form: string): Promise<Filled> {
  const message = `Fill ${form.replace('-', ' ').toUpperCase()}.`
  const upload = await toUpload(cara.house.tempDir, file)
  const { id } = await withCtx(cara.house, actor, (ctx) =>
    createWorkspace(ctx, { message, preset: 'GENERATE_TEMPLATE' }, [upload]),
  )
  await untilDone(cara, actor, id)
  const view = await readView({ house: cara.house, actor }, id, startWatermark())
  const values = await withCtx(cara.house, actor, (ctx) => newestForm(ctx, id))
  return { kind: view?.files[0]?.kind ?? '', values }
}

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

async function toUpload(folder: string, file: string) {
  const target = path.join(folder, randomUUID())
  await copyFile(file, target)
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return { name: path.basename(file), path: target, size: (await stat(file)).size, sha256 }
}

/** Waits for the end of the run; a question the documents leave open is an end too. */
async function untilDone(cara: Cara, actor: Actor, id: string) {
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
