import { type Actor, withCtx } from '../../server/ctx.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import type { Cara } from '../../server/main.ts'
import { newestForm } from './newest-form.ts'
import type { Filled } from './score-form.ts'
import { toUpload, untilDone } from './workspace.ts'

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
