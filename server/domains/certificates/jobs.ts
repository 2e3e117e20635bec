import { type House, withCtx } from '../../ctx.ts'
import { isRefusal } from '../../lib/app-error.ts'
import { getBatch, stopBatch } from './batches.ts'
import { issueWaiting } from './issue-batch.ts'

/**
 * Issues the certificates of one request on behalf of the user who asked for them. Where that user may not any more, or does not see the account,
 * it stops, and whoever may goes on with it.
 */
export async function issueCertificates(
  house: House,
  { agencyId, batchId }: { agencyId: string; batchId: string },
  signal: AbortSignal,
): Promise<void> {
  const app = { kind: 'house', agencyId, userId: null } as const
  const { askedBy } = await withCtx(house, app, (ctx) => getBatch(ctx, batchId))
  const acting = { house, actor: { kind: 'user', agencyId, userId: askedBy } } as const
  await issueWaiting(acting, batchId, signal).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error
    await withCtx(house, app, (ctx) => stopBatch(ctx, batchId))
  })
}
