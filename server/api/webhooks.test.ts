import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { aStripe } from '../../tests/support/stripe/server.ts'
import { aWebServer } from '../../tests/support/web.ts'
import { aWorker } from '../../tests/support/worker.ts'
import { builtinModel } from '../assistant/builtin/model.ts'
import { changeSubscription, previewChange } from '../domains/subscription/paying.ts'
import { getSubscription } from '../domains/subscription/service.ts'
import { createLog } from '../lib/log.ts'
import { stripePayments } from '../outside/payments/stripe.ts'

let test: TestHouse
let stripe: Awaited<ReturnType<typeof aStripe>>
let web: Awaited<ReturnType<typeof aWebServer>>
let worker: Awaited<ReturnType<typeof aWorker>>
let to: string
beforeAll(async () => {
  test = await aHouse()
  stripe = await aStripe()
  test.house.outside.payments = stripePayments(stripe.settings)
  web = await aWebServer(test)
  worker = await aWorker(test, builtinModel)
  to = `${web.url}/webhooks/stripe`
})
afterAll(async () => {
  await worker.stop()
  await web.close()
  stripe.close()
  await test.close()
})

const PRO = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const

async function paying() {
  const { actor } = await anAgency(test)
  const acting = { house: test.house, actor }
  stripe.confirm((await previewChange(acting, PRO)).clientSecret!)
  await changeSubscription(acting, PRO)
  const sub = [...stripe.billing.subs.values()].at(-1)!
  const state = async () => (await as(test.house, actor, getSubscription)).state
  stripe.events.splice(0)
  return { actor, sub, state }
}

const countEvents = () =>
  asOwner(
    test.ownerUrl,
    async (owner) => (await owner.selectFrom('payment_events').select('event_id').execute()).length,
  )

it('takes up what Stripe tells, in any order and again and again, each event once', async () => {
  const { sub, state } = await paying()
  for (const status of ['past_due', 'active', 'unpaid']) stripe.billing.keep({ ...sub, status }, 'updated')
  const [overdue, active, unpaid] = stripe.events.splice(0)
  expect(await stripe.deliver(to, [unpaid!, overdue!])).toEqual([200, 200])
  await expect.poll(state, { timeout: 90_000 }).toBe('EXPIRED')
  expect(await stripe.deliver(to, [active!, overdue!, unpaid!, overdue!])).toEqual([200, 200, 200, 200])
  expect(await countEvents()).toBe(3)
  stripe.billing.keep({ ...sub, status: 'past_due' }, 'updated')
  await stripe.deliver(to, stripe.events.splice(0))
  await expect.poll(state, { timeout: 90_000 }).toBe('OVERDUE')
})

const NOT_SIGNED = 'a message to the address of the payment provider was not signed by it'

it('refuses what is forged, altered, old or too large, and answers alike what is about nobody', async () => {
  const { sub, state } = await paying()
  stripe.billing.keep({ ...sub, status: 'canceled' }, 'deleted')
  const [event] = stripe.events.splice(0)
  const before = await countEvents()
  const { log } = test.house
  const lines: string[] = []
  test.house.log = createLog('info', { write: (line: string) => lines.push(line) })
  expect(await stripe.deliver(to, [event!], { secret: 'whsec_other' })).toEqual([400])
  test.house.log = log
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([NOT_SIGNED])
  expect(await stripe.deliver(to, [event!], { at: Date.now() - 10 * 60_000 })).toEqual([400])
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(to, { method: 'POST', body, headers })
    return [response.status, await response.text()]
  }
  expect(await post(event!.body)).toEqual([400, 'Not signed.'])
  expect(await post(event!.body, { 'stripe-signature': 't=1,v1=00' })).toEqual([400, 'Not signed.'])
  expect(await post('')).toEqual([400, 'Not signed.'])
  expect((await post('x'.repeat(600_000)))[0]).toBe(413)
  const nobody = { ...event!, id: 'evt_nobody', body: event!.body.replaceAll(sub.customer, 'cus_nobody') }
  expect(await stripe.deliver(to, [nobody])).toEqual([200])
  expect(await countEvents()).toBe(before)
  expect(await state()).toBe('ACTIVE')
})

it('is not there without Stripe', async () => {
  const { payments } = test.house.outside
  test.house.outside.payments = null
  const other = await aWebServer(test)
  test.house.outside.payments = payments
  const [status] = await stripe.deliver(`${other.url}/webhooks/stripe`, [
    { id: 'evt', type: 'x', created: 0, body: '{}' },
  ])
  expect(status).toBe(404)
  await other.close()
})
