import { type House, withCtx } from '../../ctx.ts'
import { getBatch, issueWaiting } from './batches.ts'

/** Issues the certificates of one request on behalf of the user who asked for them. */
export async function issueCertificates(
  house: House,
  { agencyId, batchId }: { agencyId: string; batchId: string },
  signal: AbortSignal,
): Promise<void> {
  const { askedBy } = await withCtx(house, { kind: 'house', agencyId, userId: null }, (ctx) => getBatch(ctx, batchId))
  await issueWaiting({ house, actor: { kind: 'user', agencyId, userId: askedBy } }, batchId, signal)
}
