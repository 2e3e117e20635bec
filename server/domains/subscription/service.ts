import { z } from 'zod'
import { idsOf } from '../../../shared/labeled.ts'
import {
  type Entitlement,
  fewestSeats,
  INCLUDED_VOICE_AGENTS,
  isContractOver,
  PERIODS,
  PLANS,
  type PlanLimits,
  planOf,
  type Quote,
} from '../../../shared/plans.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, expired, invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { isExpired, todayAt } from '../agency/service.ts'
import { recordEvent } from '../history/service.ts'
import { beginTrial, settle } from './billing.ts'
import { type Change, changeOf, changesOf } from './rules.ts'
import * as store from './store.ts'
import type { IssuedInvoice, Subscription } from './types.ts'

export { beginTrial }

/** What the agency pays for and may use. */
export function getSubscription(ctx: Ctx): Promise<Subscription> {
  must(ctx, 'read', 'subscription')
  return store.getSubscription(ctx.db, ctx.agencyId)
}

/**
 * Throws EXPIRED when the agency's subscription has expired. What works by itself asks in the transaction of each step: it then stops where
 * it is, and its job waits until the subscription is renewed.
 */
export async function demandPaid(ctx: Ctx): Promise<void> {
  must(ctx, 'read', 'subscription')
  if (await isExpired(ctx)) throw expired()
}

/** What the agency's subscription lets it do: the one function that every limit asks. */
export async function entitlementsOf(ctx: Ctx): Promise<{ limits: PlanLimits; entitlements: readonly Entitlement[] }> {
  must(ctx, 'read', 'subscription')
  const { plan, limits } = await store.getSubscription(ctx.db, ctx.agencyId)
  return { limits: limits ?? planOf(plan).limits, entitlements: planOf(plan).entitlements }
}

/** One page of the agency's invoices, the newest first. */
export function listInvoices(ctx: Ctx, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'subscription')
  return store.listInvoices(ctx.db, ctx.agencyId, page)
}

/** An invoice of the agency. Throws NOT_FOUND. */
export async function getInvoice(ctx: Ctx, id: string): Promise<IssuedInvoice> {
  must(ctx, 'read', 'subscription')
  const invoice = isId(id) ? await store.findInvoice(ctx.db, id) : null
  if (!invoice) throw new AppError('NOT_FOUND', 'This invoice does not exist.')
  return invoice
}

/**
 * Makes sure that one more user may sign in, and keeps every other change of the agency's users and seats waiting until this transaction
 * ends: of many who want the last seat one gets it. Throws LIMIT_REACHED.
 */
export async function takeSeat(ctx: Ctx): Promise<void> {
  must(ctx, 'change', 'agency-user')
  const { seats, seatsActive } = await store.getSubscription(ctx.db, ctx.agencyId, true)
  if (seats !== null && seatsActive >= seats)
    throw new AppError('LIMIT_REACHED', `All ${String(seats)} seats are taken. Add a seat first: Manage Seats.`)
}

export const quoteInput = z.object({
  plan: z.enum(idsOf(PLANS)),
  period: z.enum(idsOf(PERIODS)),
  seats: z.int('Enter a whole number of seats.').max(10_000, 'Ask us about more than 10,000 seats.'),
  voiceAgents: z
    .int('Enter a whole number of voice agents.')
    .min(INCLUDED_VOICE_AGENTS, 'One voice agent is included.')
    .max(1000, 'Ask us about more than 1,000 voice agents.'),
})

export type UpdateInput = z.input<typeof quoteInput>

/**
 * Changes plan, period, seats and voice agents at once, where no payment provider is asked. The same key again changes nothing. Throws
 * INVALID at the field.
 */
export async function updateSubscription(
  ctx: Ctx,
  { key, ...given }: UpdateInput & { key?: string | null | undefined },
): Promise<Subscription> {
  must(ctx, 'change', 'subscription')
  const quote = parse(quoteInput, given)
  await onlyOnce(ctx, key, 'updateSubscription', quote, async () => {
    const before = await store.getSubscription(ctx.db, ctx.agencyId, true)
    const change = await changeTo(ctx, before, quote)
    const issued = await settle(ctx.db, ctx.agencyId, change, ctx.now)
    const changes = changesOf(before, change.after, issued)
    await recordEvent(ctx, 'AGENCY_PLAN_CHANGED', { accountId: null }, { changes })
    return {}
  })
  return store.getSubscription(ctx.db, ctx.agencyId)
}

/** What the change costs, once it is one that the agency may make by itself. */
export async function changeTo(ctx: Ctx, subscription: Subscription, quote: Quote): Promise<Change> {
  must(ctx, 'read', 'subscription')
  const isOther = quote.plan !== subscription.plan
  if (isOther && !planOf(quote.plan).isSold)
    throw invalid('plan', `Ask us about ${planOf(quote.plan).label}: it cannot be chosen here.`)
  const today = await todayAt(ctx)
  const isKept = subscription.plan === 'STANDARD' && !(isOther && isContractOver(subscription.contractEndsOn, today))
  const other = (['plan', 'period', 'voiceAgents'] as const).find((one) => quote[one] !== subscription[one])
  if (isKept && other) throw invalid(other, 'On Standard only the seats can be changed.')
  const fewest = fewestSeats(subscription.seatsActive)
  if (quote.seats !== null && quote.seats < fewest)
    throw invalid(
      'seats',
      fewest > subscription.seatsActive
        ? `${String(fewest)} seats are the least.`
        : `Seats cannot be reduced below the number of active users, ${String(fewest)} now.`,
    )
  return changeOf(subscription, quote, today)
}
