import { setTimeout as wait } from 'node:timers/promises'
import { dayIn, momentIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import {
  INCLUDED_SEATS,
  INCLUDED_VOICE_AGENTS,
  planOf,
  type Quote,
  SUBSCRIPTION_STATES,
  titleOf,
} from '../../../shared/plans.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit, type House } from '../../ctx.ts'
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
import { recordEvent } from '../history/service.ts'
import * as accounts from './payment-store.ts'
import { withQuote } from './rules.ts'
import { changeTo, quoteInput, type UpdateInput, updateSubscription } from './service.ts'
import * as store from './store.ts'
import type { Invoice, Subscription } from './types.ts'

/** What a change would cost, and what has to come before it: at most one of a card to enter here and a page to pay on. */
export type Preview = { invoice: Invoice; clientSecret?: string; checkoutUrl?: string }

/** What an update would cost, said by the payment provider where there is one. Throws INVALID at the field, OUTSIDE_FAILED. */
export async function previewChange(acting: Acting, given: UpdateInput): Promise<Preview> {
  await mustFirst(acting, 'read', 'subscription')
  const own = alone(acting)
  const start = await commit(own, async (ctx) => {
    const quote = parse(quoteInput, given)
    const before = await store.getSubscription(ctx.db, ctx.agencyId)
    const { invoice } = await changeTo(ctx, before, quote)
    const account = await accounts.findPaymentAccount(ctx.db)
    const payments = paymentsFor(ctx, before, quote, account)
    if (!payments) return { invoice, payments }
    const { id, name, timeZone } = await getAgency(ctx)
    const at = await accounts.previewAt(ctx.db, ctx.agencyId, quote, secondOf(ctx.now))
    return { payments, before, quote, customerId: account?.customerId, agency: { id, name }, timeZone, at }
  })
  if (!start.payments) return { invoice: start.invoice }
  const { payments, before, quote, timeZone, at } = start
  const customerId = start.customerId ?? (await addCustomer(own, payments, start.agency))
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
): Promise<Subscription> {
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
    const customerId = account.customerId ?? (await addCustomer(acting, payments, agency))
    const current = await payments.readSubscription(customerId)
    const terms = { at: account.changeAt!, timeZone: agency.timeZone }
    const change = paidChange(quote, before, current, terms)
    if (!(await canPay(payments, customerId, current)) && isDueNow(change, current))
      throw new AppError('INVALID', 'Add a payment method first. Nothing was changed.')
    const once = `${acting.actor.agencyId}:${key}:${String(account.changeTry)}`
    const paid = await payments.change(customerId, current, change, once)
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

/**
 * Takes over what the payment provider says of the agency's subscription now. An agency without one there stays as it is, as does one
 * whose last subscription ended before it was put on a plan here. Throws OUTSIDE_FAILED, CONFLICT while a change is under way.
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
    const paid = await payments.readSubscription(account.customerId!)
    const isOurs = paid && (paid.state !== 'EXPIRED' || paid.id === account.subscriptionId)
    await commit(acting, async (ctx) => {
      if (isOurs) await keepPaid(ctx, paid)
      await demandTurn(ctx, turn, isOurs ? paid.id : undefined)
    })
  } catch (error) {
    await giveUp(acting, turn, false)
    throw error
  }
}

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

const EVENTS_KEPT_MS = 30 * 24 * 3_600_000
const PATIENCE_MS = 20_000
const PAUSE_MS = 100

/** Does `work`, which takes the agency's turn or says null, until it has it. */
async function waitForTurn<T>(acting: Acting, work: (ctx: Ctx) => Promise<T | null>): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const result = await commit(acting, work)
    if (result) return result
    if (performance.now() > until)
      throw new AppError('CONFLICT', 'Another change of the subscription is under way. Try again in a few minutes.')
    await wait(PAUSE_MS)
  }
}

/** Ends the turn in the transaction that keeps what came of it; takes all back where it had passed on, since that is newer. */
async function demandTurn(ctx: Ctx, turn: string, subscriptionId?: string) {
  if (!(await accounts.endTurn(ctx.db, turn, subscriptionId ? { subscriptionId } : {})))
    throw new AppError('CONFLICT', 'This took too long. Try again: nothing is charged twice.')
}

/** Ends a turn that came to nothing; one that cannot be ended now ends by itself. */
const giveUp = (acting: Acting, turn: string, isRefused: boolean) =>
  commit(acting, (ctx) => accounts.endTurn(ctx.db, turn, { isRefused })).catch(() => false)

/** A query's own transactions: what it keeps must be kept before it goes on. */
function alone({ house, actor }: Acting): Acting {
  const own = { ...house }
  delete own.reading
  return { house: own, actor }
}

/** Whether there is a way to pay; asked in any case, since that makes a card that was just confirmed the customer's. */
async function canPay(payments: Payments, customerId: string, current: PaidSubscription | null) {
  return (await payments.hasPaymentMethod(customerId)) || (current !== null && !current.isOver && current.canPay)
}

const secondOf = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000)

async function addCustomer(acting: Acting, payments: Payments, agency: { id: string; name: string }) {
  const customerId = await payments.addCustomer({ id: agency.id, name: agency.name })
  return commit(acting, (ctx) => accounts.keepCustomer(ctx.db, ctx.agencyId, customerId))
}

/** The provider, where it is the one to ask: prices that were agreed with an agency it does not pay there are billed elsewhere. */
function paymentsFor(ctx: Ctx, before: Subscription, quote: Quote, account: accounts.PaymentAccount | null) {
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

/** Writes what the provider says. What has a price that Cara does not know keeps its plan and seats here. */
async function keepPaid(ctx: Ctx, paid: PaidSubscription) {
  const before = await store.getSubscription(ctx.db, ctx.agencyId, true)
  const { timeZone } = await getAgency(ctx)
  const day = (at: Date | null) => at && dayIn(timeZone, at)
  if (!paid.order)
    ctx.house.log.warn(
      { agencyId: ctx.agencyId, subscription: paid.id },
      'a subscription has prices that Cara does not know',
    )
  const { plan, period, seats, voiceAgents }: Quote = paid.order
    ? {
        plan: paid.order.plan,
        period: paid.order.period,
        seats: INCLUDED_SEATS + paid.order.extraSeats,
        voiceAgents: INCLUDED_VOICE_AGENTS + paid.order.extraVoiceAgents,
      }
    : before
  const quote = { plan, period, seats, voiceAgents }
  const changed: Subscription = {
    ...withQuote(before, quote),
    state: paid.state,
    periodStartsOn: day(paid.periodStartsAt),
    periodEndsOn: day(paid.periodEndsAt),
    trialEndsOn: day(paid.trialEndsAt) ?? before.trialEndsOn,
  }
  await accounts.forgetPreviews(ctx.db)
  if (isSame(before, changed)) return
  await store.setSubscription(ctx.db, ctx.agencyId, changed, ctx.now)
  const stateOf = (id: Subscription['state']) => labelOf(SUBSCRIPTION_STATES, id)
  const changes = [
    { field: 'subscription', label: 'Subscription', was: titleOf(before), is: titleOf(quote) },
    { field: 'state', label: 'State', was: stateOf(before.state), is: stateOf(paid.state) },
  ].filter(({ was, is }) => was !== is)
  if (changes.length) await recordEvent(ctx, 'AGENCY_PLAN_CHANGED', { accountId: null }, { changes })
}

const COMPARED = [
  'plan',
  'period',
  'seats',
  'voiceAgents',
  'state',
  'periodStartsOn',
  'periodEndsOn',
  'trialEndsOn',
] as const

const isSame = (before: Subscription, changed: Subscription) =>
  COMPARED.every((field) => before[field] === changed[field])

/** Whether the payment provider invoices the agency. */
export async function isBilledOutside(ctx: Ctx): Promise<boolean> {
  must(ctx, 'read', 'subscription')
  if (!ctx.outside.payments) return false
  return Boolean((await accounts.findPaymentAccount(ctx.db))?.subscriptionId)
}
