import { setTimeout as wait } from 'node:timers/promises'
import { must } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import * as accounts from './payment-store.ts'

/** One act at a time speaks to the payment provider for an agency; no transaction is open while it does. */

const PATIENCE_MS = 20_000
const PAUSE_MS = 100

/** Does `work`, which takes the agency's turn or says null, until it has it. Throws CONFLICT. */
export async function waitForTurn<T>(acting: Acting, work: (ctx: Ctx) => Promise<T | null>): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const result = await commit(acting, (ctx) => {
      must(ctx, 'change', 'subscription')
      return work(ctx)
    })
    if (result) return result
    if (performance.now() > until) throw await busy(acting)
    await wait(PAUSE_MS)
  }
}

/** Says until when another may have the turn: whoever was cut off has it to its end. */
async function busy(acting: Acting) {
  const left = await commit(acting, async (ctx) => {
    const account = await accounts.findPaymentAccount(ctx.db)
    return account?.busyUntil ? account.busyUntil.getTime() - ctx.now.getTime() : 0
  })
  const minutes = Math.max(1, Math.ceil(left / 60_000))
  return new AppError(
    'CONFLICT',
    `Another change of the subscription is under way, or was cut off. Try again in ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}: Cara then finds what was done, and nothing is charged twice.`,
  )
}

/** Ends the turn in the transaction that keeps what came of it; takes all back where it had passed on, since that is newer. */
export async function demandTurn(ctx: Ctx, turn: string, subscriptionId?: string) {
  must(ctx, 'change', 'subscription')
  if (!(await accounts.endTurn(ctx.db, turn, subscriptionId ? { subscriptionId } : {})))
    throw new AppError('CONFLICT', 'This took too long. Try again: nothing is charged twice.')
}

/** Ends a turn that came to nothing; one that cannot be ended now ends by itself. */
export const giveUp = (acting: Acting, turn: string, isRefused: boolean) =>
  commit(acting, (ctx) => {
    must(ctx, 'change', 'subscription')
    return accounts.endTurn(ctx.db, turn, { isRefused })
  }).catch(() => false)
