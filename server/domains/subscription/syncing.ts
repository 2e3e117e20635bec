import { mustFirst } from '../../can.ts'
import { type Acting, commit, type House } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { type PaidSubscription, PaymentFailed, type Payments } from '../../outside/payments/payments.ts'
import { keepDeleted, keepLapsed, keepOpen, keepPaid } from './paid.ts'
import * as accounts from './payment-store.ts'
import { demandTurn, giveUp, waitForTurn } from './turns.ts'

const EVENTS_KEPT_MS = 30 * 24 * 3_600_000

/**
 * Takes over what the payment provider says of the agency's subscription now, and has a new card pay what is open. An agency without one
 * there stays as it is, as does one whose last subscription ended before it was put on a plan here. Throws OUTSIDE_FAILED, CONFLICT while a
 * change is under way.
 */
export async function syncSubscription(acting: Acting): Promise<void> {
  await mustFirst(acting, 'change', 'subscription')
  const { payments } = acting.house.outside
  if (!payments) return
  const turn = newId()
  const account = await waitForTurn(acting, async (ctx) => {
    const known = await accounts.findPaymentAccount(ctx.db)
    if (!known?.customerId) return 'none'
    await accounts.forgetPaymentEvents(ctx.db, new Date(ctx.now.getTime() - EVENTS_KEPT_MS))
    return accounts.takeTurn(ctx.db, ctx.agencyId, { turn, change: null, now: ctx.now })
  })
  if (account === 'none') return
  try {
    const { customerId, subscriptionId } = account
    const { paid, refusal, clientSecret } = await readPaid(payments, customerId!)
    const isDeleted = !paid && subscriptionId !== null && (await payments.findCustomer(customerId!)) === 'DELETED'
    const isOurs = paid && (paid.state !== 'EXPIRED' || paid.id === subscriptionId)
    await commit(acting, async (ctx) => {
      if (isOurs) await keepPaid(ctx, paid)
      if (isDeleted) await keepDeleted(ctx)
      if (paid && (paid.isWaiting || clientSecret)) await keepOpen(ctx, paid, 'CONFIRM')
      else if (paid && refusal) await keepOpen(ctx, paid, 'REFUSED', refusal)
      else await keepLapsed(ctx, paid)
      await demandTurn(ctx, turn, isOurs ? paid.id : undefined)
    })
  } catch (error) {
    await giveUp(acting, turn, false)
    throw error
  }
}

/** The subscription, once a card that is new has paid what is open; what the bank said where it could not. */
async function readPaid(payments: Payments, customerId: string) {
  const read = await payments.readSubscription(customerId)
  const none = { paid: read, refusal: null, clientSecret: null }
  if (!read || !isOwing(read)) return none
  try {
    const clientSecret = await payments.payOpen(customerId, read, null)
    return { ...none, paid: await payments.readSubscription(customerId), clientSecret }
  } catch (error) {
    if (!(error instanceof PaymentFailed) || !error.isSettled) throw error
    return { ...none, refusal: error.message }
  }
}

/** Whether something was invoiced and not paid: an overdue subscription, or one that expired of it and can still come back. */
const isOwing = ({ state, isOver, isWaiting }: PaidSubscription) =>
  !isOver && !isWaiting && (state === 'OVERDUE' || state === 'EXPIRED')

/** Keeps a message of the payment provider, and has what it is news of read anew. The same message again does nothing. */
export async function takeEvent(house: House, body: Buffer, signature: string): Promise<boolean> {
  const event = house.outside.payments?.readEvent(body, signature, house.now())
  if (!event) return false
  await house.db.transaction().execute(async (trx) => {
    const agencyId = await accounts.keepPaymentEvent(trx, event, house.now())
    if (agencyId) await house.queue.send(trx, 'sync-subscription', { agencyId })
  })
  return true
}
