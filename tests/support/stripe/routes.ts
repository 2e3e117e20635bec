import { type Billing, type Line, linesOf, newStripeId, periodEnd, type Sub, type Wanted } from './billing.ts'
import { type Books, customerOf, invoiceOf, list, priceOf, sessionOf, setupOf, subOf } from './objects.ts'
import { check, type Fields, invalid, type Params } from './params.ts'

type Route = { method: string; path: RegExp; fields: Fields; work(books: Books, params: any, id: string): object }

const PAGE: Fields = { limit: 'int', starting_after: 'text' }
const PRORATION: Fields = { proration_behavior: ['create_prorations', 'always_invoice', 'none'], proration_date: 'int' }
const NEW_ITEM: Fields = { price: 'text', quantity: 'int', metadata: 'metadata' }
const ITEM: Fields = { ...NEW_ITEM, id: 'text', deleted: 'bool' }
const TRIAL_SETTINGS: Fields = {
  'end_behavior!': { of: { 'missing_payment_method!': ['cancel', 'create_invoice', 'pause'] } },
}
const BEHAVIOR = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete']

/** What Stripe answers, and which parameters it takes for it. */
const ROUTES: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    fields: { name: 'text', email: 'text', metadata: 'metadata' },
    work({ billing }, { name = null }) {
      const customer = { id: newStripeId('cus'), name, method: null, balance: 0 }
      billing.customers.set(customer.id, customer)
      return customerOf(customer)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)$/,
    fields: {},
    work: ({ billing }, _params, id) => customerOf(billing.customer(id)),
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
        ...{ pause_collection: null, default_payment_method: null },
      }
      if (!trialEnd) pay(billing, sub, linesOf(items), payment_behavior)
      billing.keep(sub, 'created')
      return subOf(sub)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    fields: {
      ...PAGE,
      customer: 'text',
      status: ['active', 'all', 'canceled', 'ended', 'past_due', 'paused', 'trialing', 'unpaid'],
    },
    work({ billing }, { customer, status }) {
      billing.customer(customer)
      const own = [...billing.subs.values()].filter((one) => one.customer === customer)
      return list(own.filter((one) => status === 'all' || one.status !== 'canceled').map(subOf), '/v1/subscriptions')
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
      metadata: 'metadata',
    },
    work({ billing }, params, id) {
      const sub = billing.sub(id)
      if (sub.status === 'canceled') throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing', 404)
      const { items = [], proration_behavior: behavior = 'create_prorations', proration_date: at } = params
      const { next, dueNow } = billing.changed(sub, items, { behavior, at })
      if (dueNow) pay(billing, next, dueNow, params.payment_behavior)
      billing.keep({ ...next, ...('pause_collection' in params && { pause_collection: null }) }, 'updated')
      return subOf(billing.sub(id))
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    fields: { invoice_now: 'bool', prorate: 'bool' },
    work({ billing }, _params, id) {
      const sub = billing.sub(id)
      if (sub.status === 'canceled') throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing', 404)
      billing.keep({ ...sub, status: 'canceled' }, 'deleted')
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
  {
    method: 'GET',
    path: /^\/v1\/setup_intents$/,
    fields: { ...PAGE, customer: 'text' },
    work: ({ setups }, { customer }) =>
      list(
        setups
          .filter((one) => one.customer === customer)
          .toReversed()
          .map(setupOf),
        '/v1/setup_intents',
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents$/,
    fields: {
      customer: 'text',
      usage: ['off_session', 'on_session'],
      automatic_payment_methods: { of: { 'enabled!': 'bool' } },
    },
    work({ billing, setups }, { customer }) {
      billing.customer(customer)
      const id = newStripeId('seti')
      const setup = {
        id,
        customer,
        status: 'requires_payment_method',
        client_secret: `${id}_secret_x`,
        payment_method: null,
      }
      setups.push(setup)
      return setupOf(setup)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    fields: { ...PAGE, customer: 'text', status: ['open', 'complete', 'expired'] },
    work: ({ sessions }, { customer, status }) =>
      list(
        sessions.filter((one) => one.customer === customer && one.status === status).map(sessionOf),
        '/v1/checkout/sessions',
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    fields: {
      'mode!': ['subscription', 'payment', 'setup'],
      'line_items!': { list: { of: { 'price!': 'text', 'quantity!': 'int' } } },
      customer: 'text',
      payment_method_collection: ['always', 'if_required'],
      subscription_data: { of: { trial_end: 'int', trial_settings: { of: TRIAL_SETTINGS } } },
      'success_url!': 'text',
      cancel_url: 'text',
    },
    work({ billing, sessions }, { customer, line_items: items }) {
      billing.customer(customer)
      if (items.some(({ quantity }: Wanted) => quantity! < 1))
        throw invalid('This value must be greater than or equal to 1.', 'line_items[quantity]')
      billing.items([], items)
      const id = newStripeId('cs')
      const session = { id, customer, status: 'open', url: `https://checkout.example.com/${id}`, items }
      sessions.push(session)
      return sessionOf(session)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    fields: {},
    work({ sessions }, _params, id) {
      const session = sessions.find((one) => one.id === id)
      if (session?.status !== 'open') throw invalid('Only open sessions can be expired.', 'id')
      session.status = 'expired'
      return sessionOf(session)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    fields: {
      'customer!': 'text',
      return_url: 'text',
      flow_data: {
        of: {
          'type!': ['payment_method_update', 'subscription_cancel', 'subscription_update'],
          after_completion: {
            of: {
              'type!': ['redirect', 'hosted_confirmation', 'portal_homepage'],
              redirect: { of: { 'return_url!': 'text' } },
            },
          },
        },
      },
    },
    work({ billing }, { customer }) {
      billing.customer(customer)
      return { id: newStripeId('bps'), object: 'billing_portal.session', url: `https://portal.example.com/${customer}` }
    },
  },
]

/** Answers a call as Stripe does. Throws what it refuses. */
export function answerTo(books: Books, method: string, path: string, params: Params): object {
  const route = ROUTES.find((one) => one.method === method && one.path.test(path))
  if (!route) throw invalid(`Unrecognized request URL (${method}: ${path}).`, undefined, undefined, 404)
  return route.work(books, check(params, route.fields), route.path.exec(path)![1] ?? '')
}

function pay(billing: Billing, sub: Sub, lines: Line[], behavior: string) {
  if (behavior !== 'error_if_incomplete')
    throw invalid('This stand-in knows error_if_incomplete only.', 'payment_behavior')
  billing.pay(sub.customer, lines, sub)
}
