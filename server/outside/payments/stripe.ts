import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { PARTS, type PaidChange, type PaidSubscription, type Part, PaymentFailed, type Payments } from './payments.ts'
import { call, isMissing, needsAuthentication } from './stripe-calls.ts'
import { payOpen } from './stripe-open-invoices.ts'
import { idOf, invoiceFrom, lookupKey, paidFrom, quantityOf } from './stripe-subscriptions.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  publishableKey: string | null
  /** Where Stripe, or what stands in for it, answers. */
  url: string
  /** The page of Cara that Stripe's pages lead back to. */
  returnUrl: string
  timeoutMs?: number
}

const PATIENCE_MS = 12_000
const GONE = 'The payment provider does not have your agency any more. Choose a plan to begin anew: Change Plan.'
/** How old a signed message may be. */
const TOLERANCE_SECONDS = 300

/** Stripe Billing: one subscription with three items, whose prices are found by their lookup keys. */
export function stripePayments(settings: StripeSettings): Payments {
  const { returnUrl } = settings
  const { protocol, hostname, port } = new URL(settings.url)
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: settings.timeoutMs ?? PATIENCE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  })

  /** The prices of a plan and period by part. Throws when the catalogue at Stripe is not complete. */
  async function pricesOf({ order: { plan, period } }: PaidChange) {
    const keys = PARTS.map((part) => lookupKey(plan, period, part))
    const found = await call(() => stripe.prices.list({ lookup_keys: keys, active: true, limit: 10 }))
    const byKey = new Map(found.data.map(({ id, lookup_key }) => [lookup_key, id]))
    const missing = keys.filter((key) => !byKey.has(key))
    if (missing.length)
      throw new PaymentFailed(
        'This plan has no price at the payment provider. Whoever runs Cara has to add it. Nothing was charged.',
        true,
        { missing },
      )
    return (part: Part) => byKey.get(lookupKey(plan, period, part))!
  }

  /** The items that a running subscription is to have. */
  async function itemsOf(current: PaidSubscription, change: PaidChange) {
    if (current.items.some(({ part }) => part === null))
      throw new PaymentFailed(
        'This subscription has something at the payment provider that Cara does not know. Ask whoever runs Cara to change it there. Nothing was charged.',
        true,
        { subscription: current.id },
      )
    const existing = (part: Part) => current.items.find((item) => item.part === part)
    const needsPrices = !change.keepsPrices || PARTS.some((part) => !existing(part))
    const priceOf = needsPrices ? await pricesOf(change) : null
    return PARTS.map((part) => {
      const item = existing(part)
      const price = item && change.keepsPrices ? item.priceId : priceOf!(part)
      const wanted = { price, quantity: quantityOf(change.order, part) }
      return item ? { id: item.id, ...wanted } : { ...wanted, metadata: { cara_part: part } }
    })
  }

  async function newItemsOf(change: PaidChange) {
    const priceOf = await pricesOf(change)
    return PARTS.map((part) => ({ price: priceOf(part), quantity: quantityOf(change.order, part), part }))
  }

  const prorationOf = ({ state }: PaidSubscription, { at }: PaidChange) =>
    state === 'TRIAL'
      ? { proration_behavior: 'none' as const }
      : { proration_behavior: 'create_prorations' as const, proration_date: Math.floor(at.getTime() / 1000) }

  async function update(current: PaidSubscription, change: PaidChange, once: string) {
    const items = await itemsOf(current, change)
    const isAsWanted = items.every((wanted) =>
      current.items.some(
        (item) =>
          'id' in wanted && item.id === wanted.id && item.priceId === wanted.price && item.quantity === wanted.quantity,
      ),
    )
    let changed = current
    if (!isAsWanted || (current.state === 'PAUSED' && !current.isStopped)) {
      const params: Stripe.SubscriptionUpdateParams = {
        items,
        ...prorationOf(current, change),
        // What is due at once is paid, or nothing changes.
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        ...(current.state === 'PAUSED' && { pause_collection: '' }),
      }
      changed = paidFrom(
        await call(() => stripe.subscriptions.update(current.id, params, { idempotencyKey: `${once}:update` })),
      )
    }
    if (!changed.isStopped) return changed
    const resumed = await call(() =>
      stripe.subscriptions.resume(current.id, { billing_cycle_anchor: 'now' } as never, {
        idempotencyKey: `${once}:resume`,
      }),
    )
    return paidFrom(resumed)
  }

  async function create(customer: string, change: PaidChange, once: string) {
    await closePages(customer)
    const items = (await newItemsOf(change)).map(({ part, ...item }) => ({ ...item, metadata: { cara_part: part } }))
    const params: Stripe.SubscriptionCreateParams = { customer, items, ...trialOf(change) }
    // What is due at once is paid, or there is no subscription.
    const strict = { ...params, payment_behavior: 'error_if_incomplete', off_session: true } as const
    try {
      return paidFrom(await call(() => stripe.subscriptions.create(strict, { idempotencyKey: `${once}:create` })))
    } catch (error) {
      if (!needsAuthentication(error)) throw error
      // The card's holder is there to confirm the payment; until then the subscription waits for it.
      const waiting = { ...params, payment_behavior: 'allow_incomplete' } as const
      return paidFrom(await call(() => stripe.subscriptions.create(waiting, { idempotencyKey: `${once}:wait` })))
    }
  }

  /** Whether a subscription that waits for its first payment is the one that is wanted now. */
  async function isWanted(current: PaidSubscription, change: PaidChange) {
    const wanted = await newItemsOf(change)
    return (
      current.isWaiting &&
      current.items.length === wanted.length &&
      wanted.every(({ price, quantity }) =>
        current.items.some((item) => item.priceId === price && item.quantity === quantity),
      )
    )
  }

  /** Of the pages that were opened to pay on, none can be paid any more. */
  async function closePages(customer: string) {
    const open = await call(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
    for (const { id } of open.data) await call(() => stripe.checkout.sessions.expire(id))
  }

  const setupsOf = (customer: string) => call(() => stripe.setupIntents.list({ customer, limit: 20 }))

  return {
    publishableKey: settings.publishableKey,
    async addCustomer({ id, name, replaces }) {
      const once = createHash('sha256')
        .update(`customer:${id}:${name}:${replaces ?? ''}`)
        .digest('hex')
      const params = { name, metadata: { cara_agency: id } }
      return (await call(() => stripe.customers.create(params, { idempotencyKey: once }))).id
    },
    async findCustomer(customer) {
      try {
        return (await call(() => stripe.customers.retrieve(customer))).deleted ? 'DELETED' : 'HERE'
      } catch (error) {
        if (isMissing(error)) return 'UNKNOWN'
        throw error
      }
    },
    async readSubscription(customer) {
      const found = await call(() => stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).catch(
        (error: unknown) => {
          if (isMissing(error)) return { data: [] }
          throw error
        },
      )
      const all = found.data.toSorted((one, other) => other.created - one.created).map(paidFrom)
      return all.find(({ state }) => state !== 'EXPIRED') ?? all.find(({ isOver }) => !isOver) ?? all[0] ?? null
    },
    async preview(customer, current, change) {
      const isRunning = current && current.state !== 'EXPIRED' && !current.isStopped
      const items = isRunning
        ? await itemsOf(current, change)
        : (await newItemsOf(change)).map(({ price, quantity }) => ({ price, quantity }))
      const details = { items, ...(isRunning && prorationOf(current, change)) }
      const asked: Stripe.InvoiceCreatePreviewParams = {
        customer,
        ...(isRunning && { subscription: current.id }),
        subscription_details: details as never,
      }
      return invoiceFrom(await call(() => stripe.invoices.createPreview(asked)))
    },
    async change(customer, current, change, once) {
      if (current && current.state !== 'EXPIRED') return update(current, change, once)
      if (current && (await isWanted(current, change))) return current
      // One that waits for a payment that never came would go on to be charged beside the new one.
      if (current && !current.isOver)
        await call(() => stripe.subscriptions.cancel(current.id)).catch((error: unknown) => {
          // It was canceled before, and the answer was lost.
          if (!isMissing(error)) throw error
        })
      return create(customer, change, once)
    },
    payOpen: (customer, current, once) => payOpen(stripe, customer, current, once),
    async hasPaymentMethod(customer) {
      const found = await call(() => stripe.customers.retrieve(customer))
      if (found.deleted) return false
      if (found.invoice_settings.default_payment_method) return true
      const confirmed = (await setupsOf(customer)).data.find(({ status }) => status === 'succeeded')?.payment_method
      if (!confirmed) return false
      const method = idOf(confirmed)!
      await call(() => stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } }))
      return true
    },
    async setupSecret(customer) {
      // One that was made for an earlier look at the form is as good.
      const open = (await setupsOf(customer)).data.find(({ status }) => status === 'requires_payment_method')
      const params = { customer, usage: 'off_session', automatic_payment_methods: { enabled: true } } as const
      const intent = open ?? (await call(() => stripe.setupIntents.create(params)))
      if (!intent.client_secret) throw new PaymentFailed('The card form cannot be opened. Try again.', true, {})
      return intent.client_secret
    },
    async checkoutUrl(customer, change) {
      await closePages(customer)
      const items = (await newItemsOf(change)).filter(({ quantity }) => quantity > 0)
      const { trial_end, trial_settings } = trialOf(change)
      const session = await call(() =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: items.map(({ price, quantity }) => ({ price, quantity })),
          payment_method_collection: trial_end ? 'if_required' : 'always',
          subscription_data: { ...(trial_end && { trial_end, trial_settings }) },
          success_url: returnUrl,
          cancel_url: returnUrl,
        }),
      )
      if (!session.url) throw new PaymentFailed('The page for the payment cannot be opened. Try again.', true, {})
      return session.url
    },
    async paymentMethodUrl(customer) {
      const flow = {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
      } as const
      const params = { customer, return_url: returnUrl, flow_data: flow }
      try {
        return (await call(() => stripe.billingPortal.sessions.create(params))).url
      } catch (error) {
        if (!isMissing(error)) throw error
        throw new PaymentFailed(GONE, true, (error as PaymentFailed).cause)
      }
    },
    readEvent(body, signature, now) {
      try {
        const { webhookSecret } = settings
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        const { object, id, customer } = event.data.object as { object: string; id: string; customer?: unknown }
        const named = object === 'customer' ? id : customer
        const customerId = idOf(named as string | { id: string } | null)
        return { id: event.id, type: event.type, customerId }
      } catch {
        return null
      }
    },
  }
}

/** A trial that is taken over ends on its day; without a way to pay the subscription ends with it. */
const trialOf = ({ trialEndsAt }: PaidChange) =>
  trialEndsAt
    ? {
        trial_end: Math.floor(trialEndsAt.getTime() / 1000),
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }
    : {}
