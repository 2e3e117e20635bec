import { randomUUID } from 'node:crypto'
import { PERIODS, PLANS } from '../../../shared/plans.ts'
import { Invoices, refusalOf } from './invoices.ts'
import { invalid } from './params.ts'

export type Price = { id: string; lookup_key: string; unit_amount: number; interval: 'month' | 'year' }
export type Item = { id: string; price: Price; quantity: number; metadata: Record<string, string> }
export type Line = { description: string; quantity: number; amount: number; unit: number }
export type Sub = {
  id: string
  customer: string
  status: string
  created: number
  items: Item[]
  start: number
  end: number
  trial_end: number | null
  missing: string
  pause_collection: object | null
  default_payment_method: string | null
  latest_invoice: string | null
  /** Prorations for the next invoice. */
  pending: Line[]
}
export type Customer = { id: string; name: string | null; method: string | null; balance: number; isDeleted: boolean }
/** A card; `authenticates` where its bank wants every payment to be confirmed by its holder. */
export type Method = { id: string; customer: string; declines: boolean; authenticates: boolean }

export const newStripeId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 20)}`

/** Stripe's catalogue for Cara: prices of every plan that is sold, found by lookup key. */
const PRICES: Price[] = PLANS.flatMap(({ id: plan, prices }) =>
  prices
    ? PERIODS.flatMap(({ id: period }) =>
        (['base', 'seat', 'voiceAgent'] as const).map((part) => ({
          id: newStripeId('price'),
          lookup_key: `cara_${plan}_${period}_${part === 'voiceAgent' ? 'voice_agent' : part}`.toLowerCase(),
          unit_amount: prices[part][period],
          interval: period === 'ANNUAL' ? ('year' as const) : ('month' as const),
        })),
      )
    : [],
)

export type Wanted = {
  id?: string
  price?: string
  quantity?: number
  deleted?: boolean
  metadata?: Record<string, string>
}

/** Stripe's books: who has what, what was charged, and the time it is there. */
export class Billing {
  now = Math.floor(Date.now() / 1000)
  /** What is on top of every invoice, or within its prices; a discount is one of the whole invoice. */
  tax: { percent: number; behavior: 'exclusive' | 'inclusive' } | null = null
  discount = 0
  readonly prices = [...PRICES]
  readonly customers = new Map<string, Customer>()
  readonly methods = new Map<string, Method>()
  readonly subs = new Map<string, Sub>()
  readonly invoices = new Invoices(this)
  /** Every payment that went through, in cents. */
  readonly charges: { customer: string; amount: number }[] = []
  readonly #tell: (type: string, object: object) => void

  constructor(tell: (type: string, object: object) => void) {
    this.#tell = tell
  }

  customer(id: string) {
    const found = this.customers.get(id)
    if (!found || found.isDeleted) throw invalid(`No such customer: '${id}'`, 'customer', 'resource_missing')
    return found
  }

  sub(id: string) {
    const found = this.subs.get(id)
    if (!found) throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing', 404)
    return found
  }

  /** The items of a subscription after a change. */
  items(before: Item[], wanted: Wanted[]): Item[] {
    const items = before.map((item) => ({ ...item }))
    for (const { id, price: priceId, quantity, deleted, metadata } of wanted) {
      const price = priceId === undefined ? undefined : this.prices.find((one) => one.id === priceId)
      if (priceId !== undefined && !price)
        throw invalid(`No such price: '${priceId}'`, 'items[price]', 'resource_missing')
      const item = items.find((one) => one.id === id)
      if (id && !item) throw invalid(`No such subscription item: '${id}'`, 'items[id]', 'resource_missing')
      if (item && deleted) items.splice(items.indexOf(item), 1)
      else if (item) Object.assign(item, { price: price ?? item.price, quantity: quantity ?? item.quantity })
      else if (!price) throw invalid('Missing required param: items[price].', 'items[price]', 'parameter_missing')
      else if (items.some((one) => one.price.id === price.id))
        throw invalid(`Cannot add multiple subscription items with the same plan: ${price.id}`, 'items')
      else items.push({ id: newStripeId('si'), price, quantity: quantity ?? 1, metadata: metadata ?? {} })
    }
    if (new Set(items.map(({ price }) => price.interval)).size > 1)
      throw invalid('Currency and interval fields must match across all plans on this subscription.', 'items')
    return items
  }

  /** A subscription as it would be after a change, and what would be invoiced at once; null where that waits for the next invoice. */
  changed(sub: Sub, wanted: Wanted[], { behavior, at = this.now }: { behavior: string; at?: number | undefined }) {
    const items = this.items(sub.items, wanted)
    if (sub.status === 'trialing' || sub.status === 'paused') return { next: { ...sub, items }, dueNow: null }
    if (at < sub.start || at > sub.end)
      throw invalid('Invalid proration_date: it is outside the current period.', 'proration_date')
    const isOther = items[0]!.price.interval !== sub.items[0]!.price.interval
    const rest = (amount: number) => Math.round((amount * (sub.end - at)) / (sub.end - sub.start))
    const isKept = (item: Item, of: Item[]) =>
      !isOther && of.some((one) => one.price.id === item.price.id && one.quantity === item.quantity)
    const prorate = (list: Item[], other: Item[], sign: 1 | -1, word: string) =>
      list
        .filter((item) => item.quantity && !isKept(item, other))
        .map((item) => {
          const amount = sign * rest(item.price.unit_amount * item.quantity)
          return {
            description: `${word} time on ${item.price.lookup_key}`,
            quantity: item.quantity,
            amount,
            unit: amount / item.quantity,
          }
        })
    const isProrated = behavior !== 'none'
    const credit = isProrated ? prorate(sub.items, items, -1, 'Unused') : []
    if (isOther) {
      const lines = [...sub.pending, ...credit, ...linesOf(items)]
      return { next: { ...sub, items, pending: [], start: this.now, end: periodEnd(this.now, items) }, dueNow: lines }
    }
    const debit = isProrated ? prorate(items, sub.items, 1, 'Remaining') : []
    return { next: { ...sub, items, pending: [...sub.pending, ...credit, ...debit] }, dueNow: null }
  }

  due(customerId: string, lines: Line[]) {
    return Math.max(0, totalOf(lines) + this.customer(customerId).balance)
  }

  /** Takes the money of an invoice. */
  charge(customerId: string, lines: Line[]) {
    const due = this.due(customerId, lines)
    const customer = this.customer(customerId)
    customer.balance = Math.min(0, totalOf(lines) + customer.balance)
    if (due > 0) this.charges.push({ customer: customerId, amount: due })
  }

  /** Charges what is paid or does not happen. Throws the card's refusal; then nothing has happened. */
  pay(customerId: string, lines: Line[], sub?: Sub) {
    const method = this.methods.get(sub?.default_payment_method ?? this.customer(customerId).method ?? '')
    const due = this.due(customerId, lines)
    if (due > 0 && !method)
      throw invalid(
        'This customer has no attached payment source or default payment method.',
        undefined,
        'resource_missing',
      )
    if (due > 0 && (method!.declines || method!.authenticates)) throw refusalOf(method!.declines, 'subscription')
    this.charge(customerId, lines)
  }

  keep(sub: Sub, type: string) {
    this.subs.set(sub.id, sub)
    this.#tell(`customer.subscription.${type}`, {
      object: 'subscription',
      id: sub.id,
      customer: sub.customer,
      status: sub.status,
    })
  }

  /** Lets time pass: trials end, periods are renewed and charged. */
  pass(seconds: number) {
    this.now += seconds
    for (const { id } of this.subs.values()) {
      for (let sub = this.sub(id); isRunning(sub) && sub.end <= this.now; sub = this.sub(id)) this.#renew(sub)
      const sub = this.sub(id)
      if (sub.status === 'incomplete' && sub.created + FIRST_PAYMENT_SECONDS <= this.now) this.end(sub)
    }
  }

  #renew(sub: Sub) {
    const { method } = this.customer(sub.customer)
    if (sub.status === 'trialing' && !method && !sub.default_payment_method)
      return this.keep(
        { ...sub, status: sub.missing === 'pause' ? 'paused' : 'canceled' },
        sub.missing === 'pause' ? 'paused' : 'deleted',
      )
    const next = { ...sub, start: sub.end, end: periodEnd(sub.end, sub.items), pending: [] }
    this.subs.set(sub.id, next)
    const invoice = this.invoices.issue(next, [...sub.pending, ...linesOf(sub.items)])
    this.keep(
      { ...next, latest_invoice: invoice.id, status: invoice.status === 'paid' ? 'active' : 'past_due' },
      'updated',
    )
  }

  /** Ends a subscription. One that was never paid leaves no invoice to pay. */
  end(sub: Sub) {
    const isUnpaid = sub.status === 'incomplete'
    if (isUnpaid) this.invoices.void(sub.id)
    this.keep({ ...sub, status: isUnpaid ? 'incomplete_expired' : 'canceled' }, isUnpaid ? 'updated' : 'deleted')
  }

  /** What somebody does in the dashboard: the customer is gone, and what it had is canceled. */
  deleteCustomer(id: string) {
    for (const sub of this.subs.values()) if (sub.customer === id && isRunning(sub)) this.end(sub)
    this.customer(id).isDeleted = true
    this.#tell('customer.deleted', { object: 'customer', id })
  }
}

/** How long the first payment of a subscription is waited for. */
const FIRST_PAYMENT_SECONDS = 23 * 3600

const isRunning = ({ status }: Sub) => ['trialing', 'active', 'past_due'].includes(status)

export const linesOf = (items: Item[]): Line[] =>
  items
    .filter(({ quantity }) => quantity)
    .map(({ price, quantity }) => ({
      ...{ description: `${String(quantity)} × ${price.lookup_key}`, quantity, unit: price.unit_amount },
      amount: price.unit_amount * quantity,
    }))

export const totalOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

export function periodEnd(start: number, items: Item[]) {
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (items[0]!.price.interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1000
}
