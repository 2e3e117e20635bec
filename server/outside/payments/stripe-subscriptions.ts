import type Stripe from 'stripe'
import { PERIODS, type Period, PLANS, type Plan, type SubscriptionState } from '../../../shared/plans.ts'
import { type Order, PARTS, type PaidInvoice, type PaidSubscription, type Part } from './payments.ts'

/** How a price is found at Stripe: "cara_pro_monthly_seat". */
export const lookupKey = (plan: Plan, period: Period, part: Part) => `cara_${plan}_${period}_${part}`.toLowerCase()

const BY_KEY = new Map(
  PLANS.flatMap(({ id: plan }) =>
    PERIODS.flatMap(({ id: period }) =>
      PARTS.map((part) => [lookupKey(plan, period, part), { plan, period, part }] as const),
    ),
  ),
)

export const quantityOf = ({ extraSeats, extraVoiceAgents }: Order, part: Part) =>
  ({ base: 1, seat: extraSeats, voice_agent: extraVoiceAgents })[part]

const STATES: Record<string, SubscriptionState> = {
  trialing: 'TRIAL',
  active: 'ACTIVE',
  past_due: 'OVERDUE',
  paused: 'PAUSED',
  canceled: 'EXPIRED',
  unpaid: 'EXPIRED',
  incomplete: 'EXPIRED',
  incomplete_expired: 'EXPIRED',
}

/** Of these nothing comes back by itself, and nothing more is charged. */
const OVER = new Set(['canceled', 'incomplete_expired'])

/** Stripe's subscription as Cara knows one. Throws for a state that Stripe did not have when this was written. */
export function paidFrom(subscription: Stripe.Subscription): PaidSubscription {
  const { id, status } = subscription
  const known = STATES[status]
  if (!known) throw new Error(`Stripe says that a subscription is "${status}", which Cara does not know.`)
  const isPaused = subscription.pause_collection !== null && ['active', 'past_due', 'trialing'].includes(status)
  const items = subscription.items.data.map((item) => ({
    id: item.id,
    part: partOf(item),
    priceId: item.price.id,
    quantity: item.quantity ?? 1,
  }))
  const base = subscription.items.data.find((item) => partOf(item) === 'base')
  return {
    ...{ id, items },
    state: isPaused ? 'PAUSED' : known,
    isOver: OVER.has(status),
    isStopped: status === 'paused',
    isWaiting: status === 'incomplete',
    createdAt: new Date(subscription.created * 1000),
    methodId: idOf(subscription.default_payment_method),
    invoiceId: idOf(subscription.latest_invoice),
    order: orderOf(subscription.items.data),
    trialEndsAt: momentOf(subscription.trial_end),
    // The period of a subscription stands on its items.
    periodStartsAt: momentOf(base?.current_period_start),
    periodEndsAt: momentOf(base?.current_period_end),
  }
}

/** The id of what may be there as a whole. */
export const idOf = (of: string | { id: string } | null | undefined) => (typeof of === 'string' ? of : (of?.id ?? null))

/** What an item is: by its price, or by what Cara wrote on it where the price has lost its name. */
function partOf({ price, metadata }: Stripe.SubscriptionItem): Part | null {
  const named = BY_KEY.get(price.lookup_key ?? '')?.part
  return named ?? PARTS.find((part) => part === metadata.cara_part) ?? null
}

function orderOf(items: Stripe.SubscriptionItem[]): Order | null {
  const counted = { base: 0, seat: 0, voice_agent: 0 }
  let terms: { plan: Plan; period: Period } | null = null
  for (const { price, quantity } of items) {
    const known = BY_KEY.get(price.lookup_key ?? '')
    if (!known || (terms && (terms.plan !== known.plan || terms.period !== known.period))) return null
    terms = { plan: known.plan, period: known.period }
    counted[known.part] += quantity ?? 1
  }
  if (!terms || counted.base !== 1) return null
  return { ...terms, extraSeats: counted.seat, extraVoiceAgents: counted.voice_agent }
}

const momentOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000)

type Taxed = { amount: number; tax_behavior: string }[] | null
const sumOf = (amounts: { amount: number }[] | null) => (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
/** The tax that is within an amount already. */
const withinOf = (taxes: Taxed) => sumOf((taxes ?? []).filter(({ tax_behavior }) => tax_behavior === 'inclusive'))

/**
 * An invoice with the lines that are shown; what Stripe leaves out of a long one is one line more, so that the sum is right. Lines and sub
 * total are without tax, also where a price is one with its tax.
 */
export function invoiceFrom(invoice: Stripe.Invoice): PaidInvoice {
  const lines = invoice.lines.data
    .filter(({ amount, quantity }) => amount !== 0 || quantity !== 0)
    .map(({ description, amount, quantity, pricing, taxes }) => {
      const net = amount - withinOf(taxes)
      const unit = Number(pricing?.unit_amount_decimal?.toString() ?? Number.NaN)
      const isWhole = Number.isInteger(unit) && quantity !== null && unit * quantity === net
      const counted = isWhole ? { quantity, unitAmount: unit } : { quantity: 1, unitAmount: net }
      return { name: description ?? 'Subscription', ...counted, totalAmount: net }
    })
  const subTotal = invoice.subtotal - withinOf(invoice.total_taxes)
  const others = subTotal - sumOf(lines.map(({ totalAmount: amount }) => ({ amount })))
  if (others !== 0) lines.push({ name: 'Other changes', quantity: 1, unitAmount: others, totalAmount: others })
  return {
    ...{ lines, subTotal },
    discountTotal: sumOf(invoice.total_discount_amounts),
    taxTotal: sumOf(invoice.total_taxes),
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    amountDue: invoice.amount_due,
  }
}
