import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { House } from '../ctx.ts'
import { takeEvent } from '../domains/subscription/syncing.ts'
import { securityLog } from '../lib/log.ts'

/** Far more than Stripe sends. */
const MOST_BYTES = 512 * 1024

/**
 * What the payment provider tells. A signed message is answered the same whether it is about an agency or nobody, new or known; all others
 * are refused alike.
 */
export function webhookRoutes(house: House) {
  const app = new Hono()
  // Stripe sends again what was not answered with 200.
  app.onError((error, c) => {
    house.log.error({ err: error }, 'a message of the payment provider was not kept')
    return c.text('Not now.', 503)
  })
  app.post('/stripe', bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.text('Too large.', 413) }), async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer())
    const isTaken = await takeEvent(house, body, c.req.header('stripe-signature') ?? '')
    if (isTaken) return c.text('ok')
    // A signing secret that is not the endpoint's would otherwise be seen at the provider alone.
    securityLog(house.log).warn({}, 'a message to the address of the payment provider was not signed by it')
    return c.text('Not signed.', 400)
  })
  return app
}
