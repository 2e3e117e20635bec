import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { Billing, newStripeId, periodEnd } from './billing.ts'
import type { Books } from './objects.ts'
import { Refused, readForm } from './params.ts'
import { answerTo } from './routes.ts'

const SECRET_KEY = 'sk_test_invented'
const WEBHOOK_SECRET = 'whsec_invented'

/** How a coming call fares: done and then never answered, cut off, cut off within the answer or answered with a page, cut off before it is done, or failed. */
export type Mode = 'cut after' | 'cut within' | 'page' | 'cut before' | 'silent' | 'failed' | 'busy' | 'unauthorized'
type StripeEvent = { id: string; type: string; created: number; body: string }
type Answer = { status: number; body: object }

/** A loopback Stripe that speaks its protocol and refuses what it refuses. Nothing reaches a network. */
export async function aStripe() {
  const events: StripeEvent[] = []
  const tell = (type: string, object: object) => {
    const id = newStripeId('evt')
    const event = { id, object: 'event', type, created: billing.now, data: { object }, livemode: false }
    events.push({ id, type, created: billing.now, body: JSON.stringify(event) })
  }
  const billing: Billing = new Billing(tell)
  const books: Books = { billing, setups: [], sessions: [] }
  const kept = new Map<string, { asked: string; answer: Promise<Answer> | Answer }>()
  const calls: string[] = []
  const modes: { path: RegExp; mode: Mode }[] = []

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      // A fault of the stand-in's own is no answer of Stripe's.
      console.error(error)
      res.destroy()
    })
  })

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const { pathname, search } = new URL(req.url!, 'http://stripe')
    const method = req.method!
    const body = Buffer.concat(chunks).toString()
    calls.push(`${method} ${pathname}`)
    const found = modes.findIndex(({ path }) => path.test(`${method} ${pathname}`))
    const mode = found >= 0 ? modes.splice(found, 1)[0]!.mode : null
    const say = ({ status, body: answer }: Answer) => {
      const id = newStripeId('req')
      if (!res.destroyed)
        res.writeHead(status, { 'content-type': 'application/json', 'request-id': id }).end(JSON.stringify(answer))
    }
    if (mode === 'cut before') return void res.destroy()
    if (req.headers.authorization !== `Bearer ${SECRET_KEY}` || mode === 'unauthorized')
      return say(errorOf(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' }))
    if (mode === 'failed') return say(errorOf(500, { type: 'api_error', message: 'An unknown error occurred.' }))
    if (mode === 'busy')
      return say(errorOf(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }))
    if (!req.headers['stripe-version']) throw new Error('A call names no version.')
    const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    if (body && !isForm) return say(errorOf(400, { type: 'invalid_request_error', message: 'Send a form.' }))
    const answer = await once(
      String(req.headers['idempotency-key'] ?? ''),
      method,
      pathname,
      method === 'GET' ? search.slice(1) : body,
    )
    if (mode === 'cut after') return void res.destroy()
    if (mode === 'page')
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>')
    if (mode === 'cut within') {
      const text = JSON.stringify(answer.body)
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) })
      return void res.write(text.slice(0, text.length / 2), () => res.destroy())
    }
    if (mode !== 'silent') say(answer)
  }

  /** Does a call; of those with the same key only the first, whose answer the others get. */
  async function once(key: string, method: string, path: string, asked: string): Promise<Answer> {
    const work = async () => {
      // Another call with the same key finds this one under way.
      await wait(5)
      try {
        return { status: 200, body: answerTo(books, method, path, readForm(asked)) }
      } catch (error) {
        if (error instanceof Refused) return errorOf(error.status, error.error)
        throw error
      }
    }
    if (!key || method === 'GET') return work()
    const before = kept.get(key)
    if (before && before.asked !== `${method} ${path} ${asked}`)
      return errorOf(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (before?.answer instanceof Promise)
      return errorOf(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'In use.' })
    if (before) return before.answer
    const entry: { asked: string; answer: Promise<Answer> | Answer } = {
      asked: `${method} ${path} ${asked}`,
      answer: work(),
    }
    kept.set(key, entry)
    entry.answer = await entry.answer
    // What fails before anything begins is not kept.
    if (entry.answer.status === 400 || entry.answer.status === 404) kept.delete(key)
    return entry.answer
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    url,
    billing,
    calls,
    events,
    sessions: books.sessions,
    /** What the settings of Cara are. */
    settings: {
      ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, publishableKey: 'pk_test_invented', url },
      returnUrl: 'https://cara.example.com/app/settings/subscription',
    },
    /** The next call whose "METHOD /path" matches fares like this. */
    next: (path: RegExp, ...how: Mode[]) => void modes.push(...how.map((mode) => ({ path, mode }))),
    /** Calls that were to fare otherwise do not any more. */
    settle: () => void modes.splice(0),
    /** What the browser does with a client secret: a card is confirmed for the customer. */
    confirm(clientSecret: string, { declines = false, authenticates = false } = {}) {
      const setup = books.setups.find(({ client_secret }) => client_secret === clientSecret)!
      const id = newStripeId('pm')
      billing.methods.set(id, { id, customer: setup.customer, declines, authenticates })
      Object.assign(setup, { status: 'succeeded', payment_method: id })
    },
    /** What the browser does with the secret of a payment: its customer confirms it at the bank, or fails to. */
    authenticate: (clientSecret: string, { succeeds = true, isLate = false } = {}) =>
      billing.invoices.authenticate(clientSecret, succeeds, isLate),
    /** A card replaces the customer's on the page of the provider. */
    replaceCard(customerId: string, { declines = false, authenticates = false } = {}) {
      const id = newStripeId('pm')
      billing.methods.set(id, { id, customer: customerId, declines, authenticates })
      billing.customer(customerId).method = id
      tell('customer.updated', { object: 'customer', id: customerId })
    },
    /** Somebody pays on the hosted page. */
    checkOut(pageUrl: string) {
      const session = books.sessions.find((one) => one.url === pageUrl && one.status === 'open')
      if (!session) throw new Error('This page cannot be paid any more.')
      const id = newStripeId('pm')
      billing.methods.set(id, { id, customer: session.customer, declines: false, authenticates: false })
      const items = billing.items([], session.items)
      const { now } = billing
      const amount = items.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
      billing.charges.push({ customer: session.customer, amount })
      session.status = 'complete'
      billing.keep(
        {
          ...{
            id: newStripeId('sub'),
            customer: session.customer,
            items,
            created: now,
            start: now,
            end: periodEnd(now, items),
          },
          ...{ status: 'active', trial_end: null, missing: 'create_invoice', pause_collection: null, pending: [] },
          ...{ default_payment_method: id, latest_invoice: null },
        },
        'created',
      )
    },
    /** Sends events, in this order, signed at a time; the statuses they were answered with. */
    async deliver(to: string, list: readonly StripeEvent[], { at = Date.now(), secret = WEBHOOK_SECRET } = {}) {
      const statuses: number[] = []
      for (const { body } of list) {
        const header = Stripe.webhooks.generateTestHeaderString({
          payload: body,
          secret,
          timestamp: Math.floor(at / 1000),
        })
        const headers = { 'content-type': 'application/json', 'stripe-signature': header }
        const response = await fetch(to, { method: 'POST', headers, body })
        await response.text()
        statuses.push(response.status)
      }
      return statuses
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const errorOf = (status: number, error: object): Answer => ({ status, body: { error } })
