import { type Billing, type Line, newStripeId, type Sub, totalOf, type Wanted } from './billing.ts'
import type { Fields } from './params.ts'

/** Stripe's objects, as far as they are read. */

export type Setup = {
  id: string
  customer: string
  status: string
  client_secret: string
  payment_method: string | null
}
export type Session = { id: string; customer: string; status: string; url: string; items: Wanted[] }
export type Books = { billing: Billing; setups: Setup[]; sessions: Session[] }

/** What is answered to a call, and which parameters it takes. */
export type Route = {
  method: string
  path: RegExp
  fields: Fields
  work(books: Books, params: any, id: string): object
}

export const list = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })

export const priceOf = ({
  id,
  lookup_key,
  unit_amount,
  interval,
}: {
  id: string
  lookup_key: string | null
  unit_amount: number
  interval: string
}) => ({
  ...{
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    lookup_key,
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  },
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
  type: 'recurring',
})

export const customerOf = ({
  id,
  name,
  method,
  balance,
}: {
  id: string
  name: string | null
  method: string | null
  balance: number
}) => ({
  ...{ id, object: 'customer', name, balance, invoice_settings: { default_payment_method: method } },
})

export const subOf = (sub: Sub) => ({
  ...{ id: sub.id, object: 'subscription', customer: sub.customer, status: sub.status, created: sub.created },
  ...{
    trial_end: sub.trial_end,
    pause_collection: sub.pause_collection,
    default_payment_method: sub.default_payment_method,
    latest_invoice: sub.latest_invoice,
  },
  items: list(
    sub.items.map((item) => ({
      ...{ id: item.id, object: 'subscription_item', quantity: item.quantity, metadata: item.metadata },
      ...{ price: priceOf(item.price), current_period_start: sub.start, current_period_end: sub.end },
    })),
    '/v1/subscription_items',
  ),
})

export function invoiceOf(billing: Billing, customer: string, lines: Line[]) {
  const { tax, discount } = billing
  const isWithin = tax?.behavior === 'inclusive'
  const taxOf = (amount: number) =>
    tax ? Math.round(isWithin ? (amount * tax.percent) / (100 + tax.percent) : (amount * tax.percent) / 100) : 0
  const taxesOf = (amount: number) => (tax ? [{ amount: taxOf(amount), tax_behavior: tax.behavior }] : [])
  const subtotal = totalOf(lines)
  const taxes = lines.reduce((sum, { amount }) => sum + taxOf(amount), 0)
  const total = subtotal - discount + (isWithin ? 0 : taxes)
  const data = lines.slice(0, 10).map(({ description, quantity, amount, unit }) => ({
    ...{ id: newStripeId('il'), object: 'line_item', description, quantity, amount, taxes: taxesOf(amount) },
    pricing: { type: 'price_details', unit_amount_decimal: String(unit) },
  }))
  return {
    ...{ id: newStripeId('upcoming_in'), object: 'invoice', customer, subtotal, total, amount_paid: 0 },
    ...{
      total_taxes: tax ? [{ amount: taxes, tax_behavior: tax.behavior }] : [],
      total_discount_amounts: discount ? [{ amount: discount }] : [],
      amount_due: Math.max(0, total + billing.customer(customer).balance),
    },
    lines: { ...list(data, '/v1/invoices/upcoming/lines'), has_more: lines.length > 10 },
  }
}

export const setupOf = (setup: Setup) => ({ ...setup, object: 'setup_intent' })
export const sessionOf = ({ id, customer, status, url }: Session) => ({
  id,
  customer,
  status,
  url,
  object: 'checkout.session',
})
