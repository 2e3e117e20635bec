import { type Billing, type Line, newStripeId, type Sub, totalOf } from './billing.ts'
import { invoiceOf, type Route } from './objects.ts'
import { invalid, PAGE, Refused } from './params.ts'

type Intent = {
  id: string
  status: 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled'
  client_secret: string
  /** The method of the last attempt; Stripe takes it off where that failed. */
  payment_method: string | null
  last_payment_error: { code: string; message: string; payment_method: { id: string } } | null
}
export type Issued = {
  id: string
  customer: string
  subscription: string
  status: 'draft' | 'open' | 'paid' | 'void'
  lines: Line[]
  intent: Intent
}

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Why a card is not charged. `what` is the thing that a payment was tried for. */
export const refusalOf = (declines: boolean, what: 'subscription' | 'invoice') =>
  declines
    ? new Refused(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      })
    : new Refused(402, {
        type: 'card_error',
        code: `${what}_payment_intent_requires_action`,
        message: `Payment for this ${what} requires additional user action before it can be completed successfully.`,
      })

/** The invoices of subscriptions, each with the one payment that is tried for it until it goes through. */
export class Invoices {
  readonly all = new Map<string, Issued>()
  readonly #billing: Billing

  constructor(billing: Billing) {
    this.#billing = billing
  }

  get(id: string) {
    const found = this.all.get(id)
    if (!found) throw invalid(`No such invoice: '${id}'`, 'invoice', 'resource_missing', 404)
    return found
  }

  open(subscription: string) {
    return [...this.all.values()].filter((one) => one.subscription === subscription && one.status === 'open')
  }

  /** Issues an invoice, and tries to pay it. */
  issue(sub: Sub, lines: Line[]) {
    const id = newStripeId('pi')
    const intent: Intent = {
      ...{ id, status: 'requires_payment_method', client_secret: `${id}_secret_x` },
      ...{ payment_method: null, last_payment_error: null },
    }
    const { customer } = sub
    const issued: Issued = { id: newStripeId('in'), customer, subscription: sub.id, status: 'open', lines, intent }
    this.all.set(issued.id, issued)
    this.attempt(issued, sub.default_payment_method ?? this.#billing.customer(customer).method)
    return issued
  }

  /** One attempt with a method; what came of it is on the invoice. */
  attempt(invoice: Issued, method: string | null) {
    const card = method === null ? undefined : this.#billing.methods.get(method)
    const { intent } = invoice
    if (this.#billing.due(invoice.customer, invoice.lines) === 0 || (card && !card.declines && !card.authenticates))
      return this.succeed(invoice)
    if (card?.authenticates && !card.declines)
      return void Object.assign(intent, {
        status: 'requires_action',
        payment_method: card.id,
        last_payment_error: null,
      })
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    const { message } = refusalOf(true, 'invoice')
    intent.last_payment_error = card ? { code: 'card_declined', message, payment_method: { id: card.id } } : null
  }

  succeed(invoice: Issued) {
    invoice.status = 'paid'
    invoice.intent.status = 'succeeded'
    this.#billing.charge(invoice.customer, invoice.lines)
    const sub = this.#billing.subs.get(invoice.subscription)
    const isLast = !sub || sub.latest_invoice === invoice.id
    if (sub && isLast && ['incomplete', 'past_due', 'unpaid'].includes(sub.status))
      this.#billing.keep({ ...sub, status: 'active' }, 'updated')
  }

  void(subscription: string) {
    for (const invoice of this.open(subscription)) {
      invoice.status = 'void'
      invoice.intent.status = 'canceled'
    }
  }

  /** Invoices whose payment went through and is not booked yet: Stripe does that a moment later. */
  readonly late: Issued[] = []

  /** Books what went through. */
  book() {
    for (const invoice of this.late.splice(0)) this.succeed(invoice)
  }

  /** What the browser does with the secret of a payment that waits for its customer. Answers as Stripe.js does. */
  authenticate(clientSecret: string, succeeds: boolean, isLate = false): { error?: { message: string } } {
    const invoice = [...this.all.values()].find(({ intent }) => intent.client_secret === clientSecret)
    if (invoice?.intent.status !== 'requires_action') return { error: { message: 'There is nothing to confirm.' } }
    if (succeeds && isLate) {
      invoice.intent.status = 'succeeded'
      this.late.push(invoice)
    } else if (succeeds) this.succeed(invoice)
    if (succeeds) return {}
    const { intent } = invoice
    intent.last_payment_error = {
      ...{ code: 'payment_intent_authentication_failure', message: AUTHENTICATION_FAILED },
      payment_method: { id: intent.payment_method! },
    }
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    return { error: { message: AUTHENTICATION_FAILED } }
  }
}

const issuedOf = (billing: Billing, invoice: Issued) => ({
  ...invoiceOf(billing, invoice.customer, invoice.lines),
  ...{ id: invoice.id, status: invoice.status, amount_remaining: totalOf(invoice.lines) },
  payments: {
    object: 'list',
    data: [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: invoice.intent } }],
  },
})

export const INVOICE_ROUTES: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    fields: { ...PAGE, customer: 'text', subscription: 'text', status: ['draft', 'open', 'paid', 'void'] },
    work: ({ billing }, { subscription, status }) => ({
      ...{ object: 'list', has_more: false, url: '/v1/invoices' },
      data: [...billing.invoices.all.values()]
        .filter((one) => one.subscription === subscription && one.status === status)
        .toReversed()
        .map((one) => issuedOf(billing, one)),
    }),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/(in_\w+)$/,
    fields: {},
    work: ({ billing }, _params, id) => issuedOf(billing, billing.invoices.get(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/(in_\w+)\/pay$/,
    fields: { payment_method: 'text', off_session: 'bool' },
    work({ billing }, { payment_method: given, off_session: isOff = true }, id) {
      const invoice = billing.invoices.get(id)
      if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
      if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status}.`)
      const sub = billing.subs.get(invoice.subscription)
      const method = given ?? sub?.default_payment_method ?? billing.customer(invoice.customer).method
      if (!method || billing.methods.get(method)?.customer !== invoice.customer)
        throw invalid('There is no default_payment_method set on this Customer or Invoice.', 'payment_method')
      billing.invoices.attempt(invoice, method)
      const { status } = invoice.intent
      if (status === 'requires_payment_method') throw refusalOf(true, 'invoice')
      if (status === 'requires_action') {
        // Nobody is there to authenticate, so the attempt is over.
        if (isOff) billing.invoices.authenticate(invoice.intent.client_secret, false)
        throw refusalOf(false, 'invoice')
      }
      return issuedOf(billing, invoice)
    },
  },
]
