import { setTimeout as wait } from 'node:timers/promises'
import { mustFirst } from '../../can.ts'
import { type Acting, commit } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { type PaidSubscription, PaymentFailed, type Payments } from '../../outside/payments/payments.ts'
import { keepLapsed, keepOpen, keepPaid } from './paid.ts'
import * as accounts from './payment-store.ts'
import * as store from './store.ts'
import { demandTurn, giveUp, waitForTurn } from './turns.ts'
import type { Subscription } from './types.ts'

/** What the browser authenticates a payment with, where one waits for that: until then it is not done. */
export type Paying = Subscription & { clientSecret?: string }

/**
 * Pays what the agency's subscription owes with its payment method. It takes no client's key: an invoice is paid once, whoever asks and how
 * often. Throws OUTSIDE_FAILED with the provider's own words for a card, CONFLICT while another act is under way.
 */
export async function payOpenInvoices(acting: Acting): Promise<Paying> {
  await mustFirst(acting, 'change', 'subscription')
  const { payments } = acting.house.outside
  const turn = newId()
  const start = await waitForTurn(acting, async (ctx) => {
    const account = await accounts.findPaymentAccount(ctx.db)
    if (!payments || !account?.customerId) return { account: null }
    const taken = await accounts.takeTurn(ctx.db, ctx.agencyId, { turn, change: null, now: ctx.now })
    return taken && { account: taken }
  })
  const subscription = () => commit(acting, (ctx) => store.getSubscription(ctx.db, ctx.agencyId))
  if (!start.account) return subscription()
  const { customerId, subscriptionId } = start.account
  let read: PaidSubscription | null = null
  try {
    read = await payments!.readSubscription(customerId!)
    const { paid, clientSecret } = await settled(payments!, customerId!, read, `${acting.actor.agencyId}:${turn}`)
    const isOurs = paid && !paid.isWaiting && (paid.state !== 'EXPIRED' || paid.id === subscriptionId)
    await commit(acting, async (ctx) => {
      if (isOurs) await keepPaid(ctx, paid)
      await keepLapsed(ctx, paid)
      if (clientSecret) await keepOpen(ctx, paid!, 'CONFIRM')
      await demandTurn(ctx, turn, isOurs ? paid.id : undefined)
    })
    return { ...(await subscription()), ...(clientSecret && { clientSecret }) }
  } catch (error) {
    const isRefused = error instanceof PaymentFailed && error.isSettled
    if (isRefused && read && !read.isWaiting)
      await commit(acting, (ctx) => keepOpen(ctx, read!, 'REFUSED', error.message)).catch((lost: unknown) =>
        acting.house.log.warn({ err: lost }, 'a refused payment could not be noted for the page'),
      )
    await giveUp(acting, turn, false)
    throw error
  }
}

const READS = 8
const PAUSE_MS = 500

/**
 * Pays what a subscription owes, and reads it until the provider says so. A payment that is still under way at the bank is neither: throws
 * CONFLICT.
 */
export async function settled(
  payments: Payments,
  customerId: string,
  read: PaidSubscription | null,
  once: string,
): Promise<{ paid: PaidSubscription | null; clientSecret: string | null }> {
  const owes = (paid: PaidSubscription | null) =>
    paid !== null && !paid.isOver && (paid.state === 'OVERDUE' || paid.state === 'EXPIRED')
  if (!owes(read)) return { paid: read, clientSecret: null }
  const clientSecret = await payments.payOpen(customerId, read!, once)
  if (clientSecret) return { paid: read, clientSecret }
  for (let reads = 0; reads < READS; reads++) {
    const paid = await payments.readSubscription(customerId)
    if (!owes(paid)) return { paid, clientSecret: null }
    await wait(PAUSE_MS)
  }
  throw new AppError('CONFLICT', 'The payment is still under way at the bank. Look again in a few minutes.')
}
