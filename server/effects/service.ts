import { must } from '../can.ts'
import type { Ctx, House } from '../ctx.ts'
import type { Db } from '../db/connection.ts'
import { newId } from '../lib/ids.ts'
import { addEffect } from './store.ts'
import type { Effect } from './types.ts'

/**
 * Decides that something leaves the house: it is delivered after this transaction has committed, and never if it rolls back.
 * The same key again is the same effect.
 */
export async function sendAfterCommit(ctx: Ctx, effect: Effect) {
  must(ctx, 'create', 'effect')
  await decide(ctx.house, ctx.db, ctx.agencyId, effect)
}

/** The same where nobody is signed in yet. `trx` is the transaction that decides it. */
export const sendBeforeSignIn = (house: House, trx: Db, agencyId: string | null, effect: Effect<'MAIL'>) =>
  decide(house, trx, agencyId, effect)

async function decide(house: House, trx: Db, agencyId: string | null, effect: Effect) {
  const effectId = newId()
  await addEffect(trx, effectId, agencyId, effect)
  await house.queue.send(trx, 'deliver-effect', { effectId })
}
