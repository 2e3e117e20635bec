import type Stripe from 'stripe'
import { type PaidSubscription, PaymentFailed } from './payments.ts'
import { call, needsAuthentication } from './stripe-calls.ts'
import { idOf } from './stripe-subscriptions.ts'

const NO_METHOD = 'Add a payment method first: Update Payment. Nothing was charged.'
const NOTHING_BACK = 'What is open cannot be paid any more. Restart the subscription instead. Nothing was charged.'

/** Pays what a subscription owes, the oldest invoice first; see `payOpen` of Payments. */
export async function payOpen(
  stripe: Stripe,
  customerId: string,
  current: PaidSubscription,
  once: string | null,
): Promise<string | null> {
  const open = await call(() => stripe.invoices.list({ subscription: current.id, status: 'open', limit: 100 }))
  // Where invoices have piled up as drafts, a payment of the older ones would not bring the subscription back.
  if (!open.data.some(({ id }) => id === current.invoiceId)) {
    if (once === null || !open.data.length) return null
    throw new PaymentFailed(NOTHING_BACK, true, { subscription: current.id })
  }
  const method = await methodOf(stripe, customerId, current, once)
  if (!method) return null
  for (const { id } of open.data.toReversed()) {
    const clientSecret = await payOne(stripe, id, method, once)
    if (clientSecret) return clientSecret
  }
  return null
}

/** What the customer pays with now: a card that was given later comes before the subscription's own, also from then on. */
async function methodOf(stripe: Stripe, customerId: string, current: PaidSubscription, once: string | null) {
  const customer = await call(() => stripe.customers.retrieve(customerId))
  const given = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
  const method = given ?? current.methodId
  if (!method && once !== null) throw new PaymentFailed(NO_METHOD, true, { customer: customerId })
  if (method && current.methodId && method !== current.methodId)
    await call(() => stripe.subscriptions.update(current.id, { default_payment_method: method }))
  return method
}

async function payOne(stripe: Stripe, id: string, method: string, once: string | null): Promise<string | null> {
  const before = await readInvoice(stripe, id)
  if (before.status !== 'open') return null
  const { intent } = before
  if (intent?.status === 'processing' || intent?.status === 'succeeded') return null
  const isTried = idOf(intent?.payment_method) === method || idOf(intent?.last_payment_error?.payment_method) === method
  if (isTried && intent?.status === 'requires_action') return intent.client_secret
  if (isTried && once === null) return null
  try {
    const params = { payment_method: method, off_session: once === null }
    const idempotencyKey = once === null ? `pay:${id}:${method}` : `${once}:pay:${id}`
    await call(() => stripe.invoices.pay(id, params, { idempotencyKey }))
    return null
  } catch (error) {
    if (!(error instanceof PaymentFailed) || !error.isSettled) throw error
    const after = await readInvoice(stripe, id)
    // Stripe's own retry was faster.
    if (after.status === 'paid') return null
    if (needsAuthentication(error) && after.intent?.status === 'requires_action') return after.intent.client_secret
    throw error
  }
}

/** An invoice and the payment that is tried for it. */
async function readInvoice(stripe: Stripe, id: string) {
  const expand = ['payments.data.payment.payment_intent']
  const { status, payments } = await call(() => stripe.invoices.retrieve(id, { expand }))
  const intents = (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' && intent.status !== 'canceled' ? [intent] : [],
  )
  return { status, intent: intents[0] ?? null }
}
