import { type Billing, type Line, linesOf, newStripeId, periodEnd, type Sub } from './billing.ts'
import { INVOICE_ROUTES } from './invoices.ts'
import { type Books, customerOf, invoiceOf, list, priceOf, type Route, subOf } from './objects.ts'
import { PAGE_ROUTES } from './page-routes.ts'
import { check, type Fields, invalid, PAGE, type Params, TRIAL_SETTINGS } from './params.ts'

const PRORATION: Fields = { proration_behavior: ['create_prorations', 'always_invoice', 'none'], proration_date: 'int' }
const NEW_ITEM: Fields = { price: 'text', quantity: 'int', metadata: 'metadata' }
const ITEM: Fields = { ...NEW_ITEM, id: 'text', deleted: 'bool' }
const BEHAVIOR = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete']

/** What Stripe answers, and which parameters it takes for it. */
const ROUTES: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    fields: { name: 'text', email: 'text', metadata: 'metadata' },
    work({ billing }, { name = null }) {
      const customer = { id: newStripeId('cus'), name, method: null, balance: 0, isDeleted: false }
      billing.customers.set(customer.id, customer)
      return customerOf(customer)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)$/,
    fields: {},
    work: ({ billing }, _params, id) =>
      billing.customers.get(id)?.isDeleted
        ? { id, object: 'customer', deleted: true }
        : customerOf(billing.customer(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    fields: { name: 'text', invoice_settings: { of: { default_payment_method: 'text' } }, metadata: 'metadata' },
    work({ billing }, { invoice_settings: settings }, id) {
      const customer = billing.customer(id)
      const method = settings?.default_payment_method
      if (method && billing.methods.get(method)?.customer !== id)
        throw invalid(
          `No such PaymentMethod: '${method}'`,
          'invoice_settings[default_payment_method]',
          'resource_missing',
        )
      if (method) customer.method = method
      return customerOf(customer)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/prices$/,
    fields: { ...PAGE, active: 'bool', lookup_keys: { list: 'text' } },
    work({ billing }, { lookup_keys: keys = [] }) {
      if (keys.length > 10) throw invalid('You may specify at most 10 lookup keys.', 'lookup_keys')
      return list(billing.prices.filter(({ lookup_key }) => keys.includes(lookup_key)).map(priceOf), '/v1/prices')
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    fields: {
      'customer!': 'text',
      'items!': { list: { of: NEW_ITEM } },
      payment_behavior: BEHAVIOR,
      off_session: 'bool',
      trial_end: 'int',
      trial_settings: { of: TRIAL_SETTINGS },
      metadata: 'metadata',
    },
    work(
      { billing },
      { customer, items: wanted, trial_end: trialEnd = null, trial_settings: trial, payment_behavior },
    ) {
      billing.customer(customer)
      const items = billing.items([], wanted)
      if (trialEnd !== null && trialEnd <= billing.now)
        throw invalid('Invalid trial_end: it is in the past.', 'trial_end')
      const sub: Sub = {
        ...{ id: newStripeId('sub'), customer, items, created: billing.now, start: billing.now, pending: [] },
        ...{
          status: trialEnd ? 'trialing' : 'active',
          trial_end: trialEnd,
          end: trialEnd ?? periodEnd(billing.now, items),
        },
        ...{ missing: trial?.end_behavior.missing_payment_method ?? 'create_invoice' },
        ...{ pause_collection: null, default_payment_method: null, latest_invoice: null },
      }
      const isPaid = trialEnd || pay(billing, sub, linesOf(items), payment_behavior)
      billing.keep(isPaid ? sub : { ...sub, status: 'incomplete' }, 'created')
      return subOf(billing.sub(sub.id))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    fields: {
      ...PAGE,
      customer: 'text',
      status: ['active', 'all', 'canceled', 'ended', 'incomplete', 'past_due', 'paused', 'trialing', 'unpaid'],
    },
    work({ billing }, { customer, status }) {
      billing.customer(customer)
      const own = [...billing.subs.values()].filter((one) => one.customer === customer)
      const shown = own.filter((one) => status === 'all' || one.status !== 'canceled')
      // What is read now is what it was before a payment of just now.
      billing.invoices.book()
      return list(shown.map(subOf), '/v1/subscriptions')
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    fields: {},
    work: ({ billing }, _params, id) => subOf(billing.sub(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    fields: {
      items: { list: { of: ITEM } },
      ...PRORATION,
      payment_behavior: BEHAVIOR,
      off_session: 'bool',
      pause_collection: 'empty',
      default_payment_method: 'text',
      metadata: 'metadata',
    },
    work({ billing }, params, id) {
      const sub = billing.sub(id)
      if (hasEnded(sub)) throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing', 404)
      if (sub.status === 'incomplete' && params.items)
        throw invalid('The first invoice of an incomplete subscription has to be paid before it is changed.', 'items')
      const { items = [], proration_behavior: behavior = 'create_prorations', proration_date: at } = params
      const { next, dueNow } = billing.changed(sub, items, { behavior, at })
      if (dueNow) pay(billing, next, dueNow, params.payment_behavior)
      const { default_payment_method: method = sub.default_payment_method } = params
      const resumed = 'pause_collection' in params && { pause_collection: null }
      billing.keep({ ...next, ...resumed, default_payment_method: method }, 'updated')
      return subOf(billing.sub(id))
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    fields: { invoice_now: 'bool', prorate: 'bool' },
    work({ billing }, _params, id) {
      const sub = billing.sub(id)
      if (hasEnded(sub)) throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing', 404)
      billing.end(sub)
      return subOf(billing.sub(id))
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)\/resume$/,
    fields: {
      billing_cycle_anchor: ['now', 'unchanged'],
      proration_behavior: PRORATION.proration_behavior!,
      proration_date: 'int',
    },
    work({ billing }, _params, id) {
      const sub = billing.sub(id)
      if (sub.status !== 'paused') throw invalid('Only a paused subscription can be resumed.', 'id')
      const next = { ...sub, status: 'active', start: billing.now, end: periodEnd(billing.now, sub.items), pending: [] }
      pay(billing, next, [...sub.pending, ...linesOf(sub.items)], 'error_if_incomplete')
      billing.keep(next, 'resumed')
      return subOf(next)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/create_preview$/,
    fields: {
      customer: 'text',
      subscription: 'text',
      preview_mode: ['next', 'recurring'],
      subscription_details: { of: { items: { list: { of: ITEM } }, ...PRORATION, trial_end: 'int' } },
    },
    work({ billing }, { customer, subscription, subscription_details: details = {} }) {
      const { items = [], proration_behavior: behavior = 'create_prorations', proration_date: at } = details
      if (!subscription) {
        if (!items.length) throw invalid('You must pass items or a subscription.', 'subscription')
        return invoiceOf(billing, customer, linesOf(billing.items([], items)))
      }
      const sub = billing.sub(subscription)
      if (sub.customer !== customer) throw invalid('The subscription does not belong to the customer.', 'subscription')
      const { next, dueNow } = billing.changed(sub, items, { behavior, at })
      return invoiceOf(billing, customer, dueNow ?? [...next.pending, ...linesOf(next.items)])
    },
  },
]

/** Answers a call as Stripe does. Throws what it refuses. */
export function answerTo(books: Books, method: string, path: string, params: Params): object {
  const route = [...ROUTES, ...INVOICE_ROUTES, ...PAGE_ROUTES].find(
    (one) => one.method === method && one.path.test(path),
  )
  if (!route) throw invalid(`Unrecognized request URL (${method}: ${path}).`, undefined, undefined, 404)
  return route.work(books, check(params, route.fields), route.path.exec(path)![1] ?? '')
}

const hasEnded = ({ status }: Sub) => status === 'canceled' || status === 'incomplete_expired'

/** Charges at once; false where the subscription is to wait for its payment. */
function pay(billing: Billing, sub: Sub, lines: Line[], behavior: string) {
  if (behavior === 'error_if_incomplete') {
    billing.pay(sub.customer, lines, sub)
    return true
  }
  if (behavior !== 'allow_incomplete') throw invalid('This stand-in knows no other behavior.', 'payment_behavior')
  const invoice = billing.invoices.issue(sub, lines)
  sub.latest_invoice = invoice.id
  return invoice.status === 'paid'
}
