import { IMPORT_LIMITS } from '../../../shared/imports.ts'
import { must } from '../../can.ts'
import { type Ctx, type House, withCtx } from '../../ctx.ts'
import { isRefusal } from '../../lib/app-error.ts'
import { getImport, stopImport } from './service.ts'
import { forgetRows } from './store/imports.ts'
import { workOn } from './work.ts'

/**
 * Works on one import, on behalf of the user who asked for it. Where that user may not import any more it stops, and whoever may goes on with
 * it or undoes it; a check, which writes nothing, is made all the same.
 */
export async function workOnImport(
  house: House,
  { agencyId, importId }: { agencyId: string; importId: string },
  signal: AbortSignal,
): Promise<void> {
  const app = { kind: 'house', agencyId, userId: null } as const
  const found = await withCtx(house, app, (ctx) => getImport(ctx, importId))
  const { state, askedBy, startedBy, undoneBy } = found
  const userId = state === 'UNDOING' ? undoneBy : ((state === 'IMPORTING' ? startedBy : null) ?? askedBy)
  await workOn({ house, actor: { kind: 'user', agencyId, userId } }, importId, signal).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error
    if (state === 'IMPORTING') await withCtx(house, app, (ctx) => stopImport(ctx, importId))
    else if (state !== 'UNDOING') await workOn({ house, actor: app }, importId, signal)
  })
}

const DAY_MS = 86_400_000

/** Forgets the rows of imports that can no longer be undone, and those of files that no one imported for as long. */
export async function forgetImports(ctx: Ctx): Promise<void> {
  must(ctx, 'delete', 'import')
  await forgetRows(ctx.db, new Date(ctx.now.getTime() - IMPORT_LIMITS.undoDays * DAY_MS))
}
