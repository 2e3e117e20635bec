import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aStripe, type Mode } from '../../../tests/support/stripe/server.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { aWorker } from '../../../tests/support/worker.ts'
import { builtinModel } from '../../assistant/builtin/model.ts'
import type { Actor } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { stripePayments } from '../../outside/payments/stripe.ts'
import { syncOne } from './jobs.ts'
import { payOpenInvoices } from './open-payments.ts'
import { findOpenPayment } from './paid.ts'
import { changeSubscription, paymentMethodUrl, previewChange } from './paying.ts'
import { getSubscription } from './service.ts'

let test: TestHouse
let stripe: Awaited<ReturnType<typeof aStripe>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  stripe = await aStripe()
  stripe.billing.now = Math.floor(test.house.now().getTime() / 1000)
  test.house.outside.payments = stripePayments(stripe.settings)
  return () => stripe.close()
})

const PRO = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const
const PRO_MONTH = 749_00 + 3 * 200_00
const DAY = 86_400
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
const often = (mode: Mode) => Array.from({ length: 6 }, () => mode)

const acting = (actor: Actor) => ({ house: test.house, actor })
const preview = (actor: Actor, changes: object = {}) => previewChange(acting(actor), { ...PRO, ...changes })
const change = (actor: Actor, changes: object = {}, key = newId()) =>
  changeSubscription(acting(actor), { ...PRO, ...changes, key })
const pay = (actor: Actor) => payOpenInvoices(acting(actor))
const kept = (actor: Actor) => as(test.house, actor, getSubscription)
const open = (actor: Actor) => as(test.house, actor, findOpenPayment)
const sync = (actor: Actor) => syncOne(test.house, actor)
const charged = () => stripe.billing.charges.map(({ amount }) => amount)
const statuses = () => [...stripe.billing.subs.values()].map(({ status }) => status)

function pass(seconds: number) {
  test.pass(seconds * 1000)
  stripe.billing.now = Math.floor(test.house.now().getTime() / 1000) - seconds
  stripe.billing.pass(seconds)
}

const customerOf = async ({ agencyId }: Actor) =>
  asOwner(test.ownerUrl, async (owner) => {
    const query = owner.selectFrom('payment_accounts').selectAll().where('agency_id', '=', agencyId)
    return (await query.executeTakeFirstOrThrow()).customer_id!
  })

/** An agency that entered a card, whose bank may want its holder to confirm payments. */
async function withCard(card: { declines?: boolean; authenticates?: boolean } = {}) {
  const { actor, email } = await anAgency(test)
  stripe.confirm((await preview(actor)).clientSecret!, card)
  return { actor, email }
}

async function paying() {
  const { actor } = await withCard()
  await change(actor)
  stripe.billing.charges.splice(0)
  return actor
}

/** Its card was refused when the period was renewed. */
async function overdue(status: 'past_due' | 'unpaid' = 'past_due') {
  const actor = await paying()
  stripe.replaceCard(await customerOf(actor), { declines: true })
  pass(32 * DAY)
  const [sub] = stripe.billing.subs.values()
  stripe.billing.keep({ ...sub!, status }, 'updated')
  await sync(actor)
  expect(await kept(actor)).toMatchObject({ state: status === 'unpaid' ? 'EXPIRED' : 'OVERDUE' })
  expect(charged()).toEqual([])
  return actor
}

describe('a first payment that the holder of the card has to confirm', () => {
  it('waits for it, and the subscription holds once', async () => {
    const { actor } = await withCard({ authenticates: true })
    const before = await kept(actor)
    const { clientSecret, ...unchanged } = await change(actor)
    expect(unchanged).toEqual(before)
    expect(clientSecret).toMatch(/^pi_/)
    expect(charged()).toEqual([])
    await sync(actor)
    expect(await kept(actor)).toEqual(before)
    expect(await open(actor)).toMatchObject({ is: 'CONFIRM', title: 'Cara Pro (Monthly, 6 seats)' })
    expect(stripe.authenticate(clientSecret!)).toEqual({})
    expect(await change(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(await open(actor)).toBeNull()
    expect(charged()).toEqual([PRO_MONTH])
    expect(statuses()).toEqual(['active'])
  })

  it('holds once Stripe has booked the payment, which it does a moment later', async () => {
    const { actor } = await withCard({ authenticates: true })
    stripe.authenticate((await change(actor)).clientSecret!, { isLate: true })
    expect(await change(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    expect(statuses()).toEqual(['active'])
  })

  it('holds as well when the browser never comes back', async () => {
    const { actor } = await withCard({ authenticates: true })
    stripe.authenticate((await change(actor)).clientSecret!)
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('can be tried again where it failed, with the same or another key, as one subscription', async () => {
    const { actor } = await withCard({ authenticates: true })
    const key = newId()
    const { clientSecret } = await change(actor, {}, key)
    expect((await change(actor, {}, key)).clientSecret).toBe(clientSecret)
    expect(stripe.authenticate(clientSecret!, { succeeds: false })).toEqual({ error: { message: NOT_AUTHENTICATED } })
    const { clientSecret: again } = await change(actor)
    expect(stripe.authenticate(again!, { succeeds: false })).toEqual({ error: { message: NOT_AUTHENTICATED } })
    stripe.replaceCard(await customerOf(actor), { declines: true })
    await expect(change(actor)).rejects.toMatchObject({ message: 'Your card has insufficient funds.' })
    expect(await open(actor)).toMatchObject({ is: 'CONFIRM' })
    stripe.replaceCard(await customerOf(actor), { authenticates: true })
    const { clientSecret: other } = await pay(actor)
    expect(stripe.authenticate(other!)).toEqual({})
    expect(await pay(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    expect(statuses()).toEqual(['active'])
  })

  it('is of another subscription when something else is chosen, and only that one can be paid', async () => {
    const { actor } = await withCard({ authenticates: true })
    const first = await change(actor)
    const second = await change(actor, { seats: 7 })
    expect(stripe.authenticate(first.clientSecret!)).toHaveProperty('error')
    stripe.authenticate(second.clientSecret!)
    expect(await change(actor, { seats: 7 })).toMatchObject({ seats: 7, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH + 200_00])
    expect(statuses()).toEqual(['incomplete_expired', 'active'])
  })

  it.each([
    ['told', (actor: Actor) => sync(actor)],
    ['asked for the payment', (actor: Actor) => pay(actor)],
  ])('lapses after 23 hours: nothing is charged, and the page says so once it is %s', async (_how, learn) => {
    const { actor } = await withCard({ authenticates: true })
    const before = await kept(actor)
    const { clientSecret } = await change(actor)
    const until = Date.parse((await open(actor))!.until!)
    expect(Math.abs(until - test.house.now().getTime() - 23 * 3_600_000)).toBeLessThan(60_000)
    pass(24 * 3600)
    await learn(actor)
    expect(await kept(actor)).toEqual(before)
    expect(await open(actor)).toMatchObject({ is: 'LAPSED', title: 'Cara Pro (Monthly, 6 seats)' })
    expect(stripe.authenticate(clientSecret!)).toHaveProperty('error')
    expect(charged()).toEqual([])
    stripe.replaceCard(await customerOf(actor))
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(await open(actor)).toBeNull()
    expect(charged()).toEqual([PRO_MONTH])
  })

  it.each(['cut after', 'silent'] as const)('is the same one when the answer is lost: %s', async (mode) => {
    test.house.outside.payments = stripePayments({ ...stripe.settings, timeoutMs: 500 })
    const { actor } = await withCard({ authenticates: true })
    stripe.next(/POST \/v1\/subscriptions$/, ...often(mode))
    await expect(change(actor)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
    stripe.settle()
    stripe.authenticate((await change(actor)).clientSecret!)
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    expect(statuses()).toEqual(['active'])
  })

  it('is offered in the API', async () => {
    const { actor, email } = await withCard({ authenticates: true })
    const web = await aWebServer(test)
    const cookie = await signIn(test, email)
    const update = `mutation ($input: UpdateSubscriptionInput!) { updateSubscription(input: $input) { plan clientSecret errors { message } } }`
    const payNow = `mutation { paySubscription { state clientSecret errors { message } } }`
    const see = `{ agencyUser { agency { subscription { openPayment { state title message confirmBy } } } } }`
    const opens = async () => (await web.ask(see, {}, cookie)).data.agencyUser.agency.subscription.openPayment
    const first = (await web.ask(update, { input: { ...PRO, key: newId() } }, cookie)).data.updateSubscription
    expect(first).toEqual({ plan: null, clientSecret: expect.stringMatching(/^pi_/), errors: [] })
    expect(await opens()).toEqual({
      ...{ state: 'CONFIRM', title: 'Cara Pro (Monthly, 6 seats)', message: null },
      confirmBy: expect.stringMatching(/Z$/),
    })
    const waits = (await web.ask(payNow, {}, cookie)).data.paySubscription
    expect(waits).toMatchObject({ clientSecret: first.clientSecret, errors: [] })
    stripe.authenticate(first.clientSecret)
    const done = (await web.ask(payNow, {}, cookie)).data.paySubscription
    expect(done).toEqual({ state: 'ACTIVE', clientSecret: null, errors: [] })
    expect(await opens()).toBeNull()
    expect(await kept(actor)).toMatchObject(PRO)
    await web.close()
  })
})

describe('a payment that is overdue', () => {
  it.each(['past_due', 'unpaid'] as const)('is made at once with a new card: %s', async (status) => {
    const actor = await overdue(status)
    stripe.replaceCard(await customerOf(actor))
    await Promise.all([sync(actor), sync(actor)])
    expect(await kept(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    await sync(actor)
    await pay(actor)
    expect(charged()).toEqual([PRO_MONTH])
    expect(statuses()).toEqual(['active'])
  })

  it('is made once by messages of the provider that are repeated and out of order', async () => {
    const worker = await aWorker(test, builtinModel)
    const web = await aWebServer(test)
    const actor = await overdue()
    stripe.replaceCard(await customerOf(actor))
    const events = stripe.events.splice(0).toReversed()
    const deliver = (list: typeof events) =>
      stripe.deliver(`${web.url}/webhooks/stripe`, list, { at: test.house.now().getTime() })
    expect(await deliver([...events, ...events])).not.toContain(400)
    await expect.poll(async () => (await kept(actor)).state, { timeout: 90_000 }).toBe('ACTIVE')
    await deliver(stripe.events.splice(0))
    await sync(actor)
    expect(charged()).toEqual([PRO_MONTH])
    await web.close()
    await worker.stop()
  })

  it('is not tried again with the card that was refused, unless somebody asks for it', async () => {
    const actor = await overdue()
    const tried = () => stripe.calls.filter((call) => call.endsWith('/pay')).length
    await sync(actor)
    expect(tried()).toBe(0)
    stripe.replaceCard(await customerOf(actor), { declines: true })
    await sync(actor)
    await sync(actor)
    expect(tried()).toBe(1)
    expect(await kept(actor)).toMatchObject({ state: 'OVERDUE' })
    expect(await open(actor)).toMatchObject({ is: 'REFUSED', words: 'Your card has insufficient funds.' })
    for (let n = 0; n < 2; n++)
      await expect(pay(actor)).rejects.toMatchObject({
        code: 'OUTSIDE_FAILED',
        message: 'Your card has insufficient funds.',
      })
    stripe.replaceCard(await customerOf(actor))
    expect(await pay(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(await open(actor)).toBeNull()
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('is made once by ten clicks, and by one whose answer is lost', async () => {
    const actor = await overdue()
    stripe.replaceCard(await customerOf(actor))
    stripe.next(/POST .*pay$/, ...often('cut after'))
    await expect(pay(actor)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
    stripe.settle()
    await Promise.all([pay(actor), ...Array.from({ length: 9 }, () => pay(actor))])
    expect(await kept(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('waits for the holder of a new card that has to confirm it', async () => {
    const actor = await overdue()
    stripe.replaceCard(await customerOf(actor), { authenticates: true })
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ state: 'OVERDUE' })
    expect(await open(actor)).not.toBeNull()
    const { clientSecret } = await pay(actor)
    expect(await open(actor)).toMatchObject({ is: 'CONFIRM', until: null })
    stripe.authenticate(clientSecret!)
    expect(await pay(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('is paid by the new card also where the subscription had a card of its own, and so is the next period', async () => {
    const actor = await paying()
    const [sub] = stripe.billing.subs.values()
    const own = stripe.billing.customer(sub!.customer).method!
    stripe.billing.methods.get(own)!.declines = true
    stripe.billing.keep({ ...sub!, default_payment_method: own }, 'updated')
    pass(32 * DAY)
    stripe.replaceCard(sub!.customer)
    await sync(actor)
    pass(32 * DAY)
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH, PRO_MONTH])
  })
})

describe('what was deleted at the provider', () => {
  it('has ended, and buying again makes another customer there', async () => {
    const actor = await paying()
    const before = await customerOf(actor)
    stripe.billing.deleteCustomer(before)
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ ...PRO, state: 'EXPIRED' })
    await expect(paymentMethodUrl(acting(actor))).rejects.toMatchObject({
      message: expect.stringMatching(/Choose a plan to begin anew/),
    })
    const { clientSecret, invoice } = await preview(actor)
    expect(invoice).toMatchObject({ isNextInvoice: false, total: PRO_MONTH })
    stripe.confirm(clientSecret!)
    expect(await customerOf(actor)).not.toBe(before)
    expect(await change(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    expect(await paymentMethodUrl(acting(actor))).toMatch(/^https:/)
  })

  it('has ended also when no message told of it', async () => {
    const actor = await paying()
    stripe.billing.deleteCustomer(await customerOf(actor))
    const { clientSecret } = await preview(actor)
    expect(await kept(actor)).toMatchObject({ state: 'EXPIRED' })
    stripe.confirm(clientSecret!)
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
  })

  it('has ended when only the subscription was canceled there, and the customer is used again', async () => {
    const actor = await paying()
    const before = await customerOf(actor)
    stripe.billing.end([...stripe.billing.subs.values()][0]!)
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ state: 'EXPIRED' })
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(await customerOf(actor)).toBe(before)
  })

  it('ends nothing where the key is that of another account, and no second customer is charged beside it', async () => {
    const actor = await paying()
    const before = await customerOf(actor)
    const customer = stripe.billing.customer(before)
    stripe.billing.customers.delete(before)
    await sync(actor)
    expect(await kept(actor)).toMatchObject({ state: 'ACTIVE' })
    await expect(preview(actor, { seats: 8 })).rejects.toMatchObject({
      message: expect.stringMatching(/has to check its key/),
    })
    stripe.billing.customers.set(before, customer)
    expect(await change(actor, { seats: 8 })).toMatchObject({ seats: 8 })
    expect(await customerOf(actor)).toBe(before)
  })
})
