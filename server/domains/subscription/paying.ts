import { dayIn, momentIn } from '../../../shared/dates.ts'
import { INCLUDED_SEATS, INCLUDED_VOICE_AGENTS, planOf, type Quote } from '../../../shared/plans.ts'
import { mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { findDone, onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import {
  type Order,
  type PaidChange,
  type PaidSubscription,
  PaymentFailed,
  type Payments,
} from '../../outside/payments/payments.ts'
import { getAgency } from '../agency/service.ts'
import { type Paying, settled } from './open-payments.ts'
import { keepDeleted, keepOpen, keepPaid } from './paid.ts'
import type { PaymentAccount } from './payment-store.ts'
import * as accounts from './payment-store.ts'
import { changeTo, quoteInput, type UpdateInput, updateSubscription } from './service.ts'
import * as store from './store.ts'
import { demandTurn, giveUp, waitForTurn } from './turns.ts'
import type { Invoice, Subscription } from './types.ts'

/** What a change would cost, and what has to come before it: at most one of a card to enter here and a page to pay on. */
export type Preview = { invoice: Invoice; clientSecret?: string; checkoutUrl?: string }

/**
 * What an update would cost, said by the payment provider where there is one. For who may make it, since it also gives a way to pay. Throws
 * INVALID at the field, OUTSIDE_FAILED.
 */
export async function previewChange(acting: Acting, given: UpdateInput): Promise<Preview> {
  await mustFirst(acting, 'change', 'subscription')
  const own = alone(acting)
  const start = await commit(own, async (ctx) => {
    const quote = parse(quoteInput, given)
    const before = await store.getSubscription(ctx.db, ctx.agencyId)
    const { invoice } = await changeTo(ctx, before, quote)
    const account = await accounts.findPaymentAccount(ctx.db)
    const payments = paymentsFor(ctx, before, quote, account)
    if (!payments) return { invoice, payments }
    const agency = await getAgency(ctx)
    const at = await accounts.previewAt(ctx.db, ctx.agencyId, quote, secondOf(ctx.now))
    const { timeZone } = agency
    return { payments, before, quote, account, agency: namedFor(agency, before, account), timeZone, at }
  })
  if (!start.payments) return { invoice: start.invoice }
  const { payments, before, quote, timeZone, at } = start
  const customerId = await customerFor(own, payments, start.account?.customerId ?? null, start.agency)
  const current = await payments.readSubscription(customerId)
  const change = paidChange(quote, before, current, { at, timeZone })
  const paid = await payments.preview(customerId, current, change)
  const isNextInvoice = !isDueNow(change, current)
  const on = !isNextInvoice
    ? acting.house.now()
    : (change.trialEndsAt ?? (current?.state === 'TRIAL' ? current.trialEndsAt : current?.periodEndsAt) ?? null)
  const invoice = { ...paid, isNextInvoice, on: on && dayIn(timeZone, on) }
  if (await canPay(payments, customerId, current)) return { invoice }
  if (payments.publishableKey) return { invoice, clientSecret: await payments.setupSecret(customerId) }
  // A running subscription has been paid on that page before.
  if (current && current.state !== 'EXPIRED') return { invoice }
  return { invoice, checkoutUrl: await payments.checkoutUrl(customerId, change) }
}

/**
 * Changes plan, period, seats and voice agents as previewed: at the payment provider where there is one, and only then here. The same key
 * again changes and charges nothing, also where the provider's first answer was lost. Throws INVALID at the field, CONFLICT while another
 * change is under way, and OUTSIDE_FAILED with the provider's own words for a card.
 */
export async function changeSubscription(
  acting: Acting,
  { key: givenKey, ...given }: UpdateInput & { key?: string | null | undefined },
): Promise<Paying> {
  await mustFirst(acting, 'change', 'subscription')
  const key = givenKey ?? newId()
  const turn = newId()
  const start = await waitForTurn(acting, async (ctx) => {
    const quote = parse(quoteInput, given)
    const done = await findDone(ctx, key, 'updateSubscription', quote)
    const before = await store.getSubscription(ctx.db, ctx.agencyId)
    if (done) return { done: before }
    const account = await accounts.findPaymentAccount(ctx.db)
    const payments = paymentsFor(ctx, before, quote, account)
    if (!payments) return { done: await updateSubscription(ctx, { key, ...given }) }
    await changeTo(ctx, before, quote)
    const at = (await accounts.findPreview(ctx.db, quote, ctx.now)) ?? secondOf(ctx.now)
    const taken = await accounts.takeTurn(ctx.db, ctx.agencyId, { turn, change: { key, at }, now: ctx.now })
    return taken && { payments, before, quote, account: taken, agency: await getAgency(ctx) }
  })
  if (start.done) return start.done
  const { payments, before, quote, account, agency } = start
  try {
    const customerId = await customerFor(acting, payments, account.customerId, namedFor(agency, before, account))
    const current = await payments.readSubscription(customerId)
    const terms = { at: account.changeAt!, timeZone: agency.timeZone }
    const change = paidChange(quote, before, current, terms)
    if (!(await canPay(payments, customerId, current)) && isDueNow(change, current))
      throw new AppError('INVALID', 'Add a payment method first. Nothing was changed.')
    const once = `${acting.actor.agencyId}:${key}:${String(account.changeTry)}`
    const made = await payments.change(customerId, current, change, once)
    const waits = made.isWaiting ? await settled(payments, customerId, made, once) : null
    const { clientSecret } = waits ?? {}
    if (clientSecret) {
      const now = await commit(acting, async (ctx) => {
        await keepOpen(ctx, made, 'CONFIRM')
        await demandTurn(ctx, turn)
        return store.getSubscription(ctx.db, ctx.agencyId)
      })
      return { ...now, clientSecret }
    }
    const paid = waits?.paid ?? made
    return await commit(acting, async (ctx) => {
      await onlyOnce(ctx, key, 'updateSubscription', quote, async () => {
        await keepPaid(ctx, paid)
        await demandTurn(ctx, turn, paid.id)
        return {}
      })
      return store.getSubscription(ctx.db, ctx.agencyId)
    })
  } catch (error) {
    const isRefused = error instanceof PaymentFailed && error.isSettled
    await giveUp(acting, turn, isRefused)
    throw error
  }
}

/** The provider's page where the payment method is changed; null without a provider, or where nothing was ever paid. Throws OUTSIDE_FAILED. */
export async function paymentMethodUrl(acting: Acting): Promise<string | null> {
  await mustFirst(acting, 'change', 'subscription')
  const { payments } = acting.house.outside
  const account = payments && (await commit(alone(acting), (ctx) => accounts.findPaymentAccount(ctx.db)))
  return account?.customerId ? payments!.paymentMethodUrl(account.customerId) : null
}

/** A query's own transactions: what it keeps must be kept before it goes on. */
function alone({ house, actor }: Acting): Acting {
  const own = { ...house }
  delete own.reading
  return { house: own, actor }
}

/** Whether there is a way to pay; asked in any case, since that makes a card that was just confirmed the customer's. */
async function canPay(payments: Payments, customerId: string, current: PaidSubscription | null) {
  return (
    (await payments.hasPaymentMethod(customerId)) || (current !== null && !current.isOver && current.methodId !== null)
  )
}

const secondOf = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000)

/**
 * The agency's customer at the provider, a new one where there is none or it was deleted there: then what it had has ended. One that was
 * never heard of there belongs to another account, and is only replaced where nothing can be charged on it.
 */
async function customerFor(acting: Acting, payments: Payments, known: string | null, agency: Named) {
  const found = known && (await payments.findCustomer(known))
  if (found === 'HERE') return known!
  if (found === 'UNKNOWN' && agency.isPaying)
    throw new PaymentFailed(
      'The payment provider does not know your agency. Whoever runs Cara has to check its key. Nothing was charged.',
      true,
      { customer: known },
    )
  const customerId = await payments.addCustomer({ id: agency.id, name: agency.name, replaces: known })
  return commit(acting, async (ctx) => {
    if (found === 'DELETED') await keepDeleted(ctx)
    return accounts.keepCustomer(ctx.db, ctx.agencyId, { customerId, replaces: known })
  })
}

type Named = { id: string; name: string; isPaying: boolean }
const namedFor = (
  { id, name }: { id: string; name: string },
  before: Subscription,
  account: PaymentAccount | null,
) => ({
  ...{ id, name },
  isPaying: Boolean(account?.subscriptionId) && before.state !== 'EXPIRED',
})

/** The provider, where it is the one to ask: prices that were agreed with an agency it does not pay there are billed elsewhere. */
function paymentsFor(ctx: Ctx, before: Subscription, quote: Quote, account: PaymentAccount | null) {
  const isSold = planOf(quote.plan).prices !== null && !(quote.plan === before.plan && before.prices)
  return account?.subscriptionId || isSold ? ctx.outside.payments : null
}

function paidChange(
  quote: Quote,
  before: Subscription,
  current: PaidSubscription | null,
  { at, timeZone }: { at: Date; timeZone: string },
): PaidChange {
  const { plan, period, seats, voiceAgents } = quote
  const extraSeats = Math.max(0, (seats ?? 0) - INCLUDED_SEATS)
  const order: Order = { plan, period, extraSeats, extraVoiceAgents: voiceAgents - INCLUDED_VOICE_AGENTS }
  const was = current?.order ?? before
  const isNew = !current || current.state === 'EXPIRED'
  const trialEndsAt =
    isNew && before.state === 'TRIAL' && before.trialEndsOn ? momentIn(timeZone, before.trialEndsOn, '00:00') : null
  const start = current?.periodStartsAt
  return {
    order,
    keepsPrices: was.plan === plan && was.period === period,
    // A period that began since the preview is prorated from its beginning.
    at: start && start > at ? start : at,
    trialEndsAt: trialEndsAt && trialEndsAt > at ? trialEndsAt : null,
  }
}

/** Whether a change is charged at once: a new or resumed subscription, or another period. */
function isDueNow({ order, trialEndsAt }: PaidChange, current: PaidSubscription | null) {
  if (!current || current.state === 'EXPIRED') return trialEndsAt === null
  if (current.state === 'TRIAL') return false
  return current.isStopped || current.order?.period !== order.period
}
