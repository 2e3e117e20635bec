import { dayIn } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import {
  INCLUDED_SEATS,
  INCLUDED_VOICE_AGENTS,
  type Quote,
  SUBSCRIPTION_STATES,
  titleOf,
} from '../../../shared/plans.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { PaidSubscription } from '../../outside/payments/payments.ts'
import { getAgency } from '../agency/service.ts'
import { recordEvent } from '../history/service.ts'
import * as accounts from './payment-store.ts'
import { withQuote } from './rules.ts'
import * as store from './store.ts'
import type { OpenPayment, Subscription } from './types.ts'

/** What the payment provider says of a subscription, as it is kept here. */

/** How long Stripe waits for the first payment of a subscription. */
const FIRST_PAYMENT_MS = 23 * 3_600_000
const LAPSED_SHOWN_MS = 14 * 24 * 3_600_000

/** Writes what the provider says. What has a price that Cara does not know keeps its plan and seats here. */
export async function keepPaid(ctx: Ctx, paid: PaidSubscription) {
  must(ctx, 'change', 'subscription')
  const before = await store.getSubscription(ctx.db, ctx.agencyId, true)
  const { timeZone } = await getAgency(ctx)
  const day = (at: Date | null) => at && dayIn(timeZone, at)
  if (!paid.order)
    ctx.house.log.warn(
      { agencyId: ctx.agencyId, subscription: paid.id },
      'a subscription has prices that Cara does not know',
    )
  const { plan, period, seats, voiceAgents } = quoteOf(paid) ?? before
  await accounts.forgetPreviews(ctx.db)
  if (paid.state !== 'OVERDUE' && paid.state !== 'EXPIRED') await accounts.keepOpenPayment(ctx.db, null)
  await write(ctx, before, {
    ...withQuote(before, { plan, period, seats, voiceAgents }),
    state: paid.state,
    periodStartsOn: day(paid.periodStartsAt),
    periodEndsOn: day(paid.periodEndsAt),
    trialEndsOn: day(paid.trialEndsAt) ?? before.trialEndsOn,
  })
}

/** Ends what the provider had, where it has deleted the agency altogether. What was never paid there goes on. */
export async function keepDeleted(ctx: Ctx) {
  must(ctx, 'change', 'subscription')
  const before = await store.getSubscription(ctx.db, ctx.agencyId, true)
  const account = await accounts.findPaymentAccount(ctx.db)
  if (account?.subscriptionId) await write(ctx, before, { ...before, state: 'EXPIRED' })
}

/** Notes on the page why a subscription is not paid. */
export async function keepOpen(ctx: Ctx, paid: PaidSubscription, is: OpenPayment['is'], words: string | null = null) {
  must(ctx, 'change', 'subscription')
  const quote = quoteOf(paid) ?? (await store.getSubscription(ctx.db, ctx.agencyId))
  const until = is === 'CONFIRM' && paid.isWaiting ? new Date(paid.createdAt.getTime() + FIRST_PAYMENT_MS) : null
  await accounts.keepOpenPayment(ctx.db, {
    ...{ is, subscriptionId: paid.id, title: titleOf(quote), words },
    ...{ until: until?.toISOString() ?? null, at: ctx.now.toISOString() },
  })
}

/** Notes that a first payment which the page says is waited for was not made in time. */
export async function keepLapsed(ctx: Ctx, paid: PaidSubscription | null) {
  must(ctx, 'change', 'subscription')
  const open = (await accounts.findPaymentAccount(ctx.db))?.openPayment
  if (paid?.isOver && open?.is === 'CONFIRM' && open.subscriptionId === paid.id) await keepOpen(ctx, paid, 'LAPSED')
}

/** The payment that did not go through, if there is one. */
export async function findOpenPayment(ctx: Ctx): Promise<OpenPayment | null> {
  must(ctx, 'read', 'subscription')
  if (!ctx.outside.payments) return null
  const open = (await accounts.findPaymentAccount(ctx.db))?.openPayment
  if (!open || (open.is === 'LAPSED' && Date.parse(open.at) + LAPSED_SHOWN_MS < ctx.now.getTime())) return null
  return open
}

/** Whether the payment provider invoices the agency. */
export async function isBilledOutside(ctx: Ctx): Promise<boolean> {
  must(ctx, 'read', 'subscription')
  if (!ctx.outside.payments) return false
  return Boolean((await accounts.findPaymentAccount(ctx.db))?.subscriptionId)
}

const quoteOf = ({ order }: PaidSubscription): Quote | null =>
  order && {
    plan: order.plan,
    period: order.period,
    seats: INCLUDED_SEATS + order.extraSeats,
    voiceAgents: INCLUDED_VOICE_AGENTS + order.extraVoiceAgents,
  }

async function write(ctx: Ctx, before: Subscription, changed: Subscription) {
  if (isSame(before, changed)) return
  await store.setSubscription(ctx.db, ctx.agencyId, changed, ctx.now)
  const stateOf = (id: Subscription['state']) => labelOf(SUBSCRIPTION_STATES, id)
  const changes = [
    { field: 'subscription', label: 'Subscription', was: titleOf(before), is: titleOf(changed) },
    { field: 'state', label: 'State', was: stateOf(before.state), is: stateOf(changed.state) },
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
