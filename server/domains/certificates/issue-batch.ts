import type { CertificateFormId } from '../../../shared/certificate-forms.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { idFrom } from '../../lib/ids.ts'
import { outageIn } from '../../lib/outage.ts'
import { demandPaid } from '../subscription/service.ts'
import { getBatch, lockBatch } from './batches.ts'
import { listCandidates } from './prepare.ts'
import { createCertificate } from './service.ts'
import * as store from './store/batches.ts'
import type { Batch } from './types.ts'

/**
 * Issues the certificates of a request one after the other until none waits. Each has a key of its own, so that one that was made
 * before a crash, or before the subscription expired, is found and not made again. A holder whose certificate would claim too much is blocked with the reason; the
 * others go on.
 */
export async function issueWaiting(acting: Acting, batchId: string, signal: AbortSignal): Promise<void> {
  await mustFirst(acting, 'create', 'certificate')
  for (;;) {
    signal.throwIfAborted()
    const position = await commit(acting, async (ctx) => {
      must(ctx, 'create', 'certificate')
      await getBatch(ctx, batchId)
      await demandPaid(ctx)
      const next = await store.nextWaiting(ctx.db, batchId)
      if (next !== null) await store.setItem(ctx.db, batchId, next, { state: 'ISSUING' })
      return next
    })
    if (position !== null) await issueOne(acting, batchId, position)
    else if (await commit(acting, (ctx) => endBatch(ctx, batchId))) return
  }
}

/** Ends a request, unless a holder has been set to wait again in the meantime. */
async function endBatch(ctx: Ctx, batchId: string): Promise<boolean> {
  const { endedAt, stopRequested } = await lockBatch(ctx, batchId)
  if (!stopRequested && (await store.nextWaiting(ctx.db, batchId)) !== null) return false
  if (!endedAt) await store.setEnded(ctx.db, batchId, ctx.now)
  return true
}

async function issueOne(acting: Acting, batchId: string, position: number) {
  const batch = await commit(acting, (ctx) => getBatch(ctx, batchId))
  const item = batch.items.find((one) => one.position === position)!
  const { holder, additionalInsured, form, particulars } = item
  const input = {
    accountId: batch.accountId,
    form,
    holder,
    particulars,
    additionalInsured,
    descriptionOfOperations: batch.descriptionOfOperations,
    policyIds: await commit(acting, (ctx) => chosenFor(ctx, batch, form)),
    replaces: null,
  }
  const key = idFrom('certificate of batch', batchId, position, String(additionalInsured))
  try {
    const { id } = await onceMore(() => createCertificate(acting, input, key, batchId))
    await commit(acting, ({ db }) => store.setItem(db, batchId, position, { state: 'ISSUED', certificateId: id }))
  } catch (error) {
    if (!(error instanceof AppError)) {
      // A bug with one holder does not stop the others; it is logged, and the item can be resolved.
      if (outageIn(error)) throw error
      acting.house.log.error({ err: error, batchId, position }, 'certificate failed')
      const message = 'This certificate could not be made. Try it again, or leave it out.'
      await commit(acting, ({ db }) => store.setItem(db, batchId, position, { state: 'FAILED', message }))
      return
    }
    const state = error.code === 'INVALID' ? 'BLOCKED' : 'FAILED'
    await commit(acting, ({ db }) => store.setItem(db, batchId, position, { state, message: error.message }))
  }
}

/** Of the chosen policies those that the form of a holder speaks of; where it speaks of none, all, which it then refuses. Null for all that fit. */
async function chosenFor(ctx: Ctx, { accountId, policyIds }: Batch, form: CertificateFormId): Promise<string[] | null> {
  if (!policyIds.length) return null
  const candidates = await listCandidates(ctx, accountId)
  const isLeftOut = (id: string) => candidates.some(({ policy, leftOut }) => policy.id === id && leftOut[form] !== null)
  const fitting = policyIds.filter((id) => !isLeftOut(id))
  return fitting.length ? fitting : policyIds
}

/** Tries again when a record was edited in the meantime, with its current values. */
const onceMore = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CONFLICT') return work()
    throw error
  })
