import { newStripeId, type Wanted } from './billing.ts'
import { list, type Route, sessionOf, setupOf } from './objects.ts'
import { invalid, PAGE, TRIAL_SETTINGS } from './params.ts'

/** What a browser goes on with: the card form's secret, the page to pay on, and the portal. */
export const PAGE_ROUTES: Route[] = [
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
