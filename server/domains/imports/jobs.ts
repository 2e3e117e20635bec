import { type House, withCtx } from '../../ctx.ts'
import { getImport } from './service.ts'
import { workOn } from './work.ts'

/** Works on one import, in the name of whoever asked for what is done. */
export async function workOnImport(
  house: House,
  { agencyId, importId }: { agencyId: string; importId: string },
  signal: AbortSignal,
): Promise<void> {
  const found = await withCtx(house, { kind: 'house', agencyId, userId: null }, (ctx) => getImport(ctx, importId))
  const userId = found.state === 'UNDOING' ? found.undoneBy : found.askedBy
  await workOn({ house, actor: { kind: 'user', agencyId, userId } }, importId, signal)
}
