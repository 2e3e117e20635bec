import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aStripe, type Mode } from '../../../tests/support/stripe/server.ts'
import type { Actor } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { stripePayments } from '../../outside/payments/stripe.ts'
import { syncOne } from './jobs.ts'
import { payOpenInvoices } from './open-payments.ts'
import { changeSubscription, previewChange } from './paying.ts'
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
  test.house.outside.payments = stripePayments({ ...stripe.settings, timeoutMs: 500 })
  return () => stripe.close()
})

const PRO = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const
const PRO_MONTH = 749_00 + 3 * 200_00
const often = (mode: Mode) => Array.from({ length: 6 }, () => mode)
const acting = (actor: Actor) => ({ house: test.house, actor })
const preview = (actor: Actor, changes: object = {}) => previewChange(acting(actor), { ...PRO, ...changes })
const change = (actor: Actor, changes: object = {}, key = newId()) =>
  changeSubscription(acting(actor), { ...PRO, ...changes, key })
const pay = (actor: Actor) => payOpenInvoices(acting(actor))
const kept = (actor: Actor) => as(test.house, actor, getSubscription)
const charged = () => stripe.billing.charges.map(({ amount }) => amount)

async function withCard() {
  const { actor } = await anAgency(test)
  stripe.confirm((await preview(actor)).clientSecret!)
  return actor
}

/** What a process that was killed leaves: its turn. */
const leaveTurn = (actor: Actor, key: string | null, at: Date) =>
  asOwner(test.ownerUrl, (owner) =>
    owner
      .updateTable('payment_accounts')
      .set({ turn: newId(), change_key: key, busy_until: new Date(at.getTime() + 5 * 60_000) })
      .where('agency_id', '=', actor.agencyId)
      .execute(),
  )

describe('every fault of the provider', () => {
  it.each(['cut after', 'cut within', 'page', 'silent'] as const)(
    'after it was done is readable, and done once: %s',
    async (mode) => {
      const SENTENCE = /^The payment provider does not answer right now\..*not charged twice\.$/
      const actor = await withCard()
      const calls = [
        [/POST \/v1\/subscriptions$/, () => change(actor)],
        [/GET .*subscriptions/, () => preview(actor, { seats: 8 })],
        [/create_preview/, () => preview(actor, { seats: 8 })],
        [/POST \/v1\/subscriptions\/sub/, () => change(actor, { seats: 8 })],
      ] as const
      for (const [path, work] of calls) {
        stripe.next(path, ...often(mode))
        await expect(work()).rejects.toMatchObject({ code: 'OUTSIDE_FAILED', message: expect.stringMatching(SENTENCE) })
        stripe.settle()
        await work()
      }
      expect(await kept(actor)).toMatchObject({ ...PRO, seats: 8 })
      expect(charged()).toEqual([PRO_MONTH])
      expect(stripe.billing.subs.size).toBe(1)
    },
  )

  it.each(['busy', 'failed', 'cut before', 'cut after', 'cut within', 'page', 'silent', 'unauthorized'] as const)(
    'while what is open is paid is readable, and it is paid once: %s',
    async (mode) => {
      const actor = await withCard()
      await change(actor)
      const [sub] = stripe.billing.subs.values()
      stripe.replaceCard(sub!.customer, { declines: true })
      stripe.billing.charges.splice(0)
      stripe.billing.pass(sub!.end - stripe.billing.now)
      stripe.replaceCard(sub!.customer)
      for (const path of [/GET \/v1\/invoices$/, /GET \/v1\/invoices\/in/, /POST .*pay$/]) {
        stripe.next(path, ...often(mode))
        const error: Error = await pay(actor).then(
          () => expect.unreachable(),
          (thrown: Error) => thrown,
        )
        expect(error).toMatchObject({
          code: 'OUTSIDE_FAILED',
          message: expect.stringMatching(/does not answer right now|Cara's key/),
        })
        expect(JSON.stringify([error, error.cause])).not.toMatch(/sk_test_invented/)
        stripe.settle()
      }
      expect(await pay(actor)).toMatchObject({ state: 'ACTIVE' })
      await syncOne(test.house, actor)
      expect(charged()).toEqual([PRO_MONTH])
    },
  )
})

describe('what a process leaves that was killed between the answer and what is kept of it', () => {
  it('is found by the same key after seconds, and nothing is charged twice', async () => {
    const actor = await withCard()
    const key = newId()
    stripe.next(/POST \/v1\/subscriptions$/, ...often('silent'))
    await expect(change(actor, {}, key)).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
    stripe.settle()
    await leaveTurn(actor, key, test.house.now())
    test.pass(16_000)
    expect(await change(actor, {}, key)).toMatchObject({ ...PRO, state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
    expect(stripe.billing.subs.size).toBe(1)
  })

  it('keeps others from it until its turn has run out, and they are told how long that is', async () => {
    const actor = await withCard()
    await leaveTurn(actor, newId(), test.house.now())
    test.pass(90_000)
    await expect(change(actor)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'Another change of the subscription is under way, or was cut off. Try again in 4 minutes: Cara then finds what was done, and nothing is charged twice.',
    })
    test.pass(4 * 60_000)
    expect(await change(actor)).toMatchObject({ state: 'ACTIVE' })
    expect(charged()).toEqual([PRO_MONTH])
  })

  it('is one turn where the same key was sent again while the first was only slow', async () => {
    const actor = await withCard()
    const key = newId()
    await leaveTurn(actor, key, test.house.now())
    test.pass(16_000)
    const both = await Promise.all([change(actor, {}, key), change(actor, {}, key), change(actor, {}, key)])
    expect(both.every(({ state, plan }) => state === 'ACTIVE' && plan === 'PRO')).toBe(true)
    expect(charged()).toEqual([PRO_MONTH])
  })
})
