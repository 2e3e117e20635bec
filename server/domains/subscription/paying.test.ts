import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aStripe, type Mode } from '../../../tests/support/stripe/server.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Actor } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { stripePayments } from '../../outside/payments/stripe.ts'
import { createAgencyUser } from '../agency/users.ts'
import { renewSubscription, syncAllSubscriptions, syncOne } from './jobs.ts'
import { changeSubscription, paymentMethodUrl, previewChange } from './paying.ts'
import { getSubscription, listInvoices } from './service.ts'

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
/** More often than a call is tried: the SDK itself tries once more where a connection was closed. */
const often = (mode: Mode) => Array.from({ length: 6 }, () => mode)

const acting = (actor: Actor) => ({ house: test.house, actor })
const preview = (actor: Actor, changes: object = {}) => previewChange(acting(actor), { ...PRO, ...changes })
const change = (actor: Actor, changes: object = {}, key = newId()) =>
  changeSubscription(acting(actor), { ...PRO, ...changes, key })
const kept = (actor: Actor) => as(test.house, actor, getSubscription)
const charged = () => stripe.billing.charges.map(({ amount }) => amount)
const posted = (path: RegExp) => stripe.calls.filter((call) => call.startsWith('POST') && path.test(call)).length

/** Lets the same time pass here and at Stripe. */
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

/** An agency that entered a card and pays for Pro. */
async function paying(changes: object = {}) {
  const { actor } = await anAgency(test)
  stripe.confirm((await preview(actor, changes)).clientSecret!)
  await change(actor, changes)
  stripe.billing.charges.splice(0)
  return actor
}

async function onTrial() {
  const { actor } = await anAgency(test)
  const ends = new Date(test.house.now().getTime() + 14 * DAY * 1000).toISOString().slice(0, 10)
  await asOwner(test.ownerUrl, (owner) =>
    owner
      .updateTable('subscriptions')
      .set({ plan: 'PRO', period: 'MONTHLY', state: 'TRIAL', seats: 6, trial_ends_on: ends })
      .where('agency_id', '=', actor.agencyId)
      .execute(),
  )
  return { actor, ends }
}

describe('a subscription that is paid', () => {
  it('asks for a card, is charged what was previewed, and holds from then on', async () => {
    const { actor } = await anAgency(test)
    const { invoice, clientSecret, checkoutUrl } = await preview(actor)
    expect(invoice).toMatchObject({ isNextInvoice: false, total: PRO_MONTH, amountDue: PRO_MONTH })
    expect(invoice.lines.map(({ quantity, unitAmount, totalAmount }) => [quantity, unitAmount, totalAmount])).toEqual([
      [1, 749_00, 749_00],
      [3, 200_00, 600_00],
    ])
    expect(checkoutUrl).toBeUndefined()
    await expect(change(actor)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/payment method/),
    })
    expect(await kept(actor)).toMatchObject({ plan: 'ENTERPRISE' })
    stripe.confirm(clientSecret!)
    expect((await preview(actor)).clientSecret).toBeUndefined()
    expect(await change(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    const [sub] = stripe.billing.subs.values()
    expect(sub!.items.map(({ price, quantity }) => [price.lookup_key, quantity])).toEqual([
      ['cara_pro_monthly_base', 1],
      ['cara_pro_monthly_seat', 3],
      ['cara_pro_monthly_voice_agent', 0],
    ])
  })

  it('is changed as of the second it was previewed at', async () => {
    const actor = await paying()
    pass(10 * DAY)
    const { invoice } = await preview(actor, { seats: 8 })
    expect(invoice).toMatchObject({ isNextInvoice: true })
    pass(7 * 60)
    await change(actor, { seats: 8 })
    expect(charged()).toEqual([])
    const [sub] = stripe.billing.subs.values()
    const later = [...sub!.pending.map(({ amount }) => amount), 749_00 + 5 * 200_00]
    expect(later.reduce((sum, amount) => sum + amount, 0)).toBe(invoice.total)
    // Previewed once more, it is another second.
    expect((await preview(actor, { seats: 9 })).invoice.total).not.toBe(
      (await preview(actor, { seats: 8 })).invoice.total,
    )
    expect(await kept(actor)).toMatchObject({ seats: 8 })
  })

  it('begins another period at once, less what was not used', async () => {
    const actor = await paying()
    pass(15 * DAY)
    const { invoice } = await preview(actor, { period: 'ANNUAL' })
    expect(invoice.isNextInvoice).toBe(false)
    expect(invoice.total).toBeLessThan(7639_00 + 3 * 2040_00)
    await change(actor, { period: 'ANNUAL' })
    expect(charged()).toEqual([invoice.amountDue])
    expect(await kept(actor)).toMatchObject({ period: 'ANNUAL', state: 'ACTIVE' })
  })

  it('takes a trial over, also without a card, and charges nothing before its end', async () => {
    const { actor, ends } = await onTrial()
    const { invoice, clientSecret } = await preview(actor, { seats: 7 })
    expect(invoice).toMatchObject({ isNextInvoice: true, on: ends, total: PRO_MONTH + 200_00 })
    expect(clientSecret).toMatch(/^seti_/)
    expect(await change(actor, { seats: 7 })).toMatchObject({ state: 'TRIAL', seats: 7, trialEndsOn: ends })
    await change(actor, { seats: 8 })
    expect(charged()).toEqual([])
    pass(16 * DAY)
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ state: 'EXPIRED', seats: 8 })
    expect(charged()).toEqual([])
  })

  it('comes back after its end as a new one', async () => {
    const actor = await paying()
    for (const status of ['canceled', 'unpaid']) {
      const sub = [...stripe.billing.subs.values()].find((one) => one.status === 'active')
      stripe.billing.keep({ ...sub!, status }, 'updated')
      await syncOne(test.house, actor)
      expect(await kept(actor)).toMatchObject({ state: 'EXPIRED' })
      expect((await preview(actor)).invoice).toMatchObject({ isNextInvoice: false, total: PRO_MONTH })
      stripe.next(/DELETE/, 'cut after')
      expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    }
    expect(charged()).toEqual([PRO_MONTH, PRO_MONTH])
    expect([...stripe.billing.subs.values()].filter(({ status }) => status === 'active')).toHaveLength(1)
  })

  it('is paid on the page of the provider where no card is entered here, on one page only', async () => {
    test.house.outside.payments = stripePayments({ ...stripe.settings, publishableKey: null })
    const { actor } = await anAgency(test)
    const first = await preview(actor)
    const second = await preview(actor, { seats: 4 })
    expect(first.clientSecret).toBeUndefined()
    expect(() => stripe.checkOut(first.checkoutUrl!)).toThrow()
    stripe.checkOut(second.checkoutUrl!)
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ plan: 'PRO', seats: 4, state: 'ACTIVE' })
    expect(charged()).toEqual([749_00 + 200_00])
    await change(actor, { seats: 5 })
    expect(charged()).toHaveLength(1)
    // The card of that page pays for another period too.
    expect(await change(actor, { period: 'ANNUAL' })).toMatchObject({ period: 'ANNUAL' })
  })

  it('has a page where the card is changed once there is a customer', async () => {
    const { actor } = await anAgency(test)
    expect(await paymentMethodUrl(acting(actor))).toBeNull()
    await preview(actor)
    expect(await paymentMethodUrl(acting(actor))).toMatch(/^https:\/\/portal\.example\.com\/cus_/)
  })

  it('keeps a direct way for what is not sold, and everything without a provider', async () => {
    const { actor } = await anAgency(test)
    await changeSubscription(acting(actor), { plan: 'ENTERPRISE', period: 'ANNUAL', seats: 20, voiceAgents: 2 })
    test.house.outside.payments = null
    expect((await preview(actor)).invoice.total).toBe(PRO_MONTH)
    expect(await change(actor)).toMatchObject({ plan: 'PRO', state: 'ACTIVE' })
    expect(stripe.calls).toEqual([])
  })
})

it('is previewed by owners alone, since a preview gives a way to pay', async () => {
  const { actor } = await anAgency(test)
  const rights = { role: 'PRODUCER', sees: 'ALL_ACCOUNTS' } as const
  const asked = { name: 'Pim Examplar', email: 'pim@paying.example.com', ...rights }
  const { id: userId } = await as(test.house, actor, (ctx) => createAgencyUser(ctx, asked))
  stripe.calls.splice(0)
  await expect(preview({ ...actor, userId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(stripe.calls).toEqual([])
})

it('is offered in the API with all that the browser needs', async () => {
  const { email, actor } = await anAgency(test)
  const web = await aWebServer(test)
  const cookie = await signIn(test, email)
  const links = async () => {
    const query = `query ($input: UpdateSubscriptionInput!) { subscriptionManagementLinks { updatePaymentMethodUrl publishableKey
      previewUpdateSubscription(input: $input) { clientSecret checkoutUrl invoicePreview { total isNextInvoice } errors { message } } } }`
    return (await web.ask(query, { input: PRO }, cookie)).data.subscriptionManagementLinks
  }
  const update = async () => {
    const query = `mutation ($input: UpdateSubscriptionInput!) { updateSubscription(input: $input) { plan numSeats errors { message code } } }`
    return (await web.ask(query, { input: { ...PRO, key: newId() } }, cookie)).data.updateSubscription
  }
  const { previewUpdateSubscription: seen, ...first } = await links()
  expect(first).toMatchObject({ publishableKey: 'pk_test_invented' })
  expect(seen).toMatchObject({
    invoicePreview: { total: '1349.00', isNextInvoice: false },
    checkoutUrl: null,
    errors: [],
  })
  stripe.confirm(seen.clientSecret, { declines: true })
  expect(await update()).toEqual({
    ...{ plan: null, numSeats: null },
    errors: [{ message: 'Your card has insufficient funds.', code: 'OUTSIDE_FAILED' }],
  })
  stripe.replaceCard(await customerOf(actor))
  expect(await update()).toEqual({ plan: 'PRO', numSeats: 6, errors: [] })
  expect(await links()).toMatchObject({
    updatePaymentMethodUrl: expect.stringMatching(/^https:/),
    previewUpdateSubscription: { clientSecret: null },
  })
  await web.close()
})

describe('nothing is charged twice', () => {
  async function ready() {
    const { actor } = await anAgency(test)
    stripe.confirm((await preview(actor)).clientSecret!)
    return actor
  }

  it('when the same was sent ten times at once', async () => {
    const actor = await ready()
    const key = newId()
    const all = await Promise.all(Array.from({ length: 10 }, () => change(actor, {}, key)))
    expect(all.every(({ plan, state }) => plan === 'PRO' && state === 'ACTIVE')).toBe(true)
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('when ten colleagues wanted the same at once', async () => {
    const actor = await ready()
    await Promise.all(Array.from({ length: 10 }, () => change(actor)))
    expect(charged()).toEqual([PRO_MONTH])
    expect(stripe.billing.subs.size).toBe(1)
  })

  it('when the answer is cut off after the charge', async () => {
    const actor = await ready()
    stripe.next(/POST \/v1\/subscriptions$/, 'cut after')
    expect(await change(actor)).toMatchObject({ plan: 'PRO' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it.each([
    ['cut off', 'cut after'],
    ['never sent', 'silent'],
  ] as const)('when every answer is %s, and the user tries again with the same key or another', async (_what, mode) => {
    test.house.outside.payments = stripePayments({ ...stripe.settings, timeoutMs: 1000 })
    const actor = await ready()
    const key = newId()
    stripe.next(/POST \/v1\/subscriptions$/, ...often(mode))
    await expect(change(actor, {}, key)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
    stripe.settle()
    expect(await kept(actor)).toMatchObject({ plan: 'ENTERPRISE' })
    expect(await change(actor, {}, key)).toMatchObject({ plan: 'PRO' })
    expect(await change(actor)).toMatchObject({ plan: 'PRO' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('when a change of the period is cut off after its charge', async () => {
    const actor = await paying()
    const key = newId()
    stripe.next(/POST \/v1\/subscriptions\/sub/, ...often('cut after'))
    await expect(change(actor, { period: 'ANNUAL' }, key)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
    stripe.settle()
    expect(await change(actor, { period: 'ANNUAL' }, key)).toMatchObject({ period: 'ANNUAL' })
    expect(charged()).toHaveLength(1)
  })

  it('when a page to pay on is still open', async () => {
    test.house.outside.payments = stripePayments({ ...stripe.settings, publishableKey: null })
    const { actor } = await anAgency(test)
    const { checkoutUrl } = await preview(actor)
    stripe.replaceCard(await customerOf(actor))
    await change(actor)
    expect(() => stripe.checkOut(checkoutUrl!)).toThrow('cannot be paid any more')
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('when a process was killed after the charge, and its turn has run out', async () => {
    const actor = await ready()
    const key = newId()
    const customer = await customerOf(actor)
    const items = stripe.billing.prices.filter(({ lookup_key }) => lookup_key.startsWith('cara_pro_monthly'))
    const quantities: Record<string, number> = { base: 1, seat: 3, voice_agent: 0 }
    const wanted = items.map(({ id, lookup_key }) => ({
      price: id,
      quantity: quantities[lookup_key.replace('cara_pro_monthly_', '')]!,
    }))
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('payment_accounts')
        .set({ turn: newId(), change_key: key, busy_until: new Date(test.house.now().getTime() + 5 * 60_000) })
        .where('agency_id', '=', actor.agencyId)
        .execute(),
    )
    const now = stripe.billing.now
    stripe.billing.keep(
      {
        ...{ id: 'sub_killed', customer, status: 'active', created: now, start: now, end: now + 30 * DAY, pending: [] },
        ...{
          trial_end: null,
          missing: 'cancel',
          pause_collection: null,
          default_payment_method: null,
          latest_invoice: null,
        },
        items: stripe.billing.items([], wanted),
      },
      'created',
    )
    test.pass(6 * 60_000)
    expect(await change(actor, {}, key)).toMatchObject({ plan: 'PRO', seats: 6 })
    expect(charged()).toEqual([])
    expect(stripe.billing.subs.size).toBe(1)
  })

  it('when the same key comes after the change was made and changed back', async () => {
    const actor = await paying()
    const key = newId()
    await change(actor, { seats: 8 }, key)
    await change(actor, { seats: 6 })
    const before = posted(/subscriptions/)
    expect(await change(actor, { seats: 8 }, key)).toMatchObject({ seats: 6 })
    expect(posted(/subscriptions/)).toBe(before)
  })
})

describe('a failure of the provider', () => {
  it('is a card error in the words of the provider, after which another card works with the same key', async () => {
    const { actor } = await anAgency(test)
    stripe.confirm((await preview(actor)).clientSecret!, { declines: true })
    const key = newId()
    for (let n = 0; n < 2; n++)
      await expect(change(actor, {}, key)).rejects.toMatchObject({
        code: 'OUTSIDE_FAILED',
        message: 'Your card has insufficient funds.',
      })
    expect(await kept(actor)).toMatchObject({ plan: 'ENTERPRISE', state: 'ACTIVE' })
    expect(stripe.billing.subs.size).toBe(0)
    stripe.replaceCard(await customerOf(actor))
    expect(await change(actor, {}, key)).toMatchObject({ plan: 'PRO' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('changes nothing when another period cannot be paid', async () => {
    const actor = await paying()
    stripe.replaceCard(await customerOf(actor), { declines: true })
    await expect(change(actor, { period: 'ANNUAL' })).rejects.toMatchObject({
      message: 'Your card has insufficient funds.',
    })
    expect(await kept(actor)).toMatchObject({ period: 'MONTHLY' })
    const [sub] = stripe.billing.subs.values()
    expect(sub!.items[0]!.price.lookup_key).toBe('cara_pro_monthly_base')
  })

  it.each([
    ['busy', /does not answer right now/],
    ['failed', /does not answer right now/],
    ['cut before', /does not answer right now/],
    ['unauthorized', /does not accept Cara's key/],
  ] as const)('is a sentence at every call: %s', async (mode, sentence) => {
    const actor = await paying()
    const calls = [
      [/GET .*subscriptions/, () => preview(actor, { seats: 8 })],
      [/create_preview/, () => preview(actor, { seats: 8 })],
      [/GET .*customers/, () => preview(actor, { seats: 8 })],
      [/GET .*prices/, () => preview(actor, { plan: 'BASIC' })],
      [/GET .*subscriptions/, () => change(actor, { seats: 8 })],
      [/POST .*subscriptions/, () => change(actor, { seats: 8 })],
      [/billing_portal/, () => paymentMethodUrl(acting(actor))],
    ] as const
    for (const [path, work] of calls) {
      stripe.next(path, ...often(mode))
      const error: Error = await work().then(
        () => expect.unreachable(),
        (thrown: Error) => thrown,
      )
      expect(error).toMatchObject({ code: 'OUTSIDE_FAILED', message: expect.stringMatching(sentence) })
      expect(JSON.stringify([error, error.cause])).not.toMatch(/sk_test_invented/)
      stripe.settle()
    }
    expect(await kept(actor)).toMatchObject({ seats: 6, state: 'ACTIVE' })
    expect(await change(actor, { seats: 8 })).toMatchObject({ seats: 8 })
  })

  it('is passed over when it is short', async () => {
    const actor = await paying()
    stripe.next(/POST .*subscriptions/, 'busy')
    stripe.next(/GET .*subscriptions/, 'failed')
    stripe.next(/GET .*customers/, 'cut before')
    expect(await change(actor, { seats: 8 })).toMatchObject({ seats: 8 })
  })

  it('says when a price is missing, and when an item is not known', async () => {
    const actor = await paying()
    const at = stripe.billing.prices.findIndex(({ lookup_key }) => lookup_key === 'cara_basic_monthly_seat')
    const [price] = stripe.billing.prices.splice(at, 1)
    await expect(change(actor, { plan: 'BASIC' })).rejects.toThrow('This plan has no price at the payment provider.')
    const [sub] = stripe.billing.subs.values()
    const other = {
      id: 'si_other',
      price: { ...price!, id: 'price_other', lookup_key: 'other' },
      quantity: 1,
      metadata: {},
    }
    stripe.billing.keep({ ...sub!, items: [...sub!.items, other] }, 'updated')
    await expect(change(actor, { seats: 8 })).rejects.toThrow(
      'something at the payment provider that Cara does not know',
    )
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ ...PRO, state: 'ACTIVE' })
  })
})

describe('what the provider says of a subscription', () => {
  it.each([
    ['trialing', 'TRIAL'],
    ['active', 'ACTIVE'],
    ['past_due', 'OVERDUE'],
    ['paused', 'PAUSED'],
    ['canceled', 'EXPIRED'],
    ['unpaid', 'EXPIRED'],
    ['incomplete', 'EXPIRED'],
    ['incomplete_expired', 'EXPIRED'],
  ])('%s is %s', async (status, state) => {
    const actor = await paying()
    const [sub] = stripe.billing.subs.values()
    stripe.billing.keep({ ...sub!, status, trial_end: status === 'trialing' ? sub!.end : null }, 'updated')
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ ...PRO, state })
  })

  it('is paused while nothing is collected, until it is resumed', async () => {
    const actor = await paying()
    const [sub] = stripe.billing.subs.values()
    stripe.billing.keep({ ...sub!, pause_collection: { behavior: 'void' } }, 'updated')
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ state: 'PAUSED' })
    expect((await preview(actor)).invoice).toMatchObject({ isNextInvoice: true })
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([])
    stripe.billing.keep({ ...stripe.billing.sub(sub!.id), status: 'paused' }, 'paused')
    await syncOne(test.house, actor)
    expect((await preview(actor, { seats: 7 })).invoice).toMatchObject({
      isNextInvoice: false,
      total: PRO_MONTH + 200_00,
    })
    expect(await change(actor, { seats: 7 })).toMatchObject({ state: 'ACTIVE', seats: 7 })
    expect(charged()).toEqual([PRO_MONTH + 200_00])
  })

  it('is read for every agency at night, so that a lost message is made good', async () => {
    const actor = await paying()
    const other = await anAgency(test)
    stripe.replaceCard(await customerOf(actor), { declines: true })
    pass(32 * DAY)
    expect(await kept(actor)).toMatchObject({ state: 'ACTIVE' })
    await syncAllSubscriptions(test.house, test.ownerUrl)
    expect(await kept(actor)).toMatchObject({ state: 'OVERDUE' })
    expect(await kept(other.actor)).toMatchObject({ plan: 'ENTERPRISE', state: 'ACTIVE' })
  })

  it('does not bring back what ended before an operator put the agency on a plan', async () => {
    const actor = await paying()
    const [sub] = stripe.billing.subs.values()
    stripe.billing.keep({ ...sub!, status: 'canceled' }, 'deleted')
    await asOwner(test.ownerUrl, async (owner) => {
      const { agencyId } = actor
      await owner
        .updateTable('payment_accounts')
        .set({ subscription_id: null })
        .where('agency_id', '=', agencyId)
        .execute()
      await owner.updateTable('subscriptions').set({ plan: 'ENTERPRISE' }).where('agency_id', '=', agencyId).execute()
    })
    await syncOne(test.house, actor)
    expect(await kept(actor)).toMatchObject({ plan: 'ENTERPRISE', state: 'ACTIVE' })
  })
})

it('is not invoiced here as well by who pays at the provider', async () => {
  const actor = await paying()
  const before = await kept(actor)
  await as(test.house, actor, (ctx) => renewSubscription(ctx, '2999-01-01'))
  expect(await as(test.house, actor, (ctx) => listInvoices(ctx, { first: 5, after: null }))).toEqual([])
  expect(await kept(actor)).toEqual(before)
})
