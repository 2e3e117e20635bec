import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStripe } from '../../../tests/support/stripe/server.ts'
import type { PaidChange } from './payments.ts'
import { stripePayments } from './stripe.ts'

let stripe: Awaited<ReturnType<typeof aStripe>>
beforeAll(async () => {
  stripe = await aStripe()
})
afterAll(() => stripe.close())

const order = { plan: 'PRO', period: 'MONTHLY', extraSeats: 3, extraVoiceAgents: 0 } as const
const changeTo = (extraSeats: number): PaidChange => ({
  order: { ...order, extraSeats },
  keepsPrices: true,
  at: new Date(stripe.billing.now * 1000),
  trialEndsAt: null,
})

describe('an invoice of Stripe', () => {
  it('adds up, also when Stripe leaves some of its lines out', async () => {
    const payments = stripePayments(stripe.settings)
    const customer = await payments.addCustomer({ id: 'agency', name: 'Otter Example Agency', replaces: null })
    stripe.replaceCard(customer)
    let current = await payments.change(customer, null, changeTo(3), 'first')
    for (let seats = 4; seats < 10; seats++) {
      stripe.billing.pass(86_400)
      current = await payments.change(customer, current, changeTo(seats), `to ${String(seats)}`)
    }
    const invoice = await payments.preview(customer, current, changeTo(9))
    expect(invoice.lines).toHaveLength(11)
    expect(invoice.lines.at(-1)).toMatchObject({ name: 'Other changes' })
    expect(invoice.lines.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(invoice.total)
    for (const { quantity, unitAmount, totalAmount } of invoice.lines) expect(quantity * unitAmount).toBe(totalAmount)
  })
})

describe('the tax of an invoice', () => {
  it.each(['exclusive', 'inclusive'] as const)('is the tax, and no part of a line: %s', async (behavior) => {
    const payments = stripePayments(stripe.settings)
    const customer = await payments.addCustomer({ id: behavior, name: 'Otter Example Agency', replaces: null })
    stripe.billing.tax = { percent: 8.25, behavior }
    stripe.billing.discount = 50_00
    const invoice = await payments.preview(customer, null, changeTo(3))
    Object.assign(stripe.billing, { tax: null, discount: 0 })
    const gross = 749_00 + 3 * 200_00
    const { lines, subTotal, discountTotal, taxTotal, total } = invoice
    expect(lines.map(({ name }) => name).join()).not.toContain('Other changes')
    expect(lines.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(subTotal)
    expect(subTotal - discountTotal + taxTotal).toBe(total)
    expect(discountTotal).toBe(50_00)
    if (behavior === 'exclusive') expect([subTotal, taxTotal]).toEqual([gross, 61_79 + 49_50])
    else expect([subTotal + taxTotal, total]).toEqual([gross, gross - 50_00])
    for (const { quantity, unitAmount, totalAmount } of lines) expect(quantity * unitAmount).toBe(totalAmount)
  })
})

/** The stand-in must refuse what Stripe does, or the tests above would show nothing. */
describe('the stand-in for Stripe', () => {
  const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stripe.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.settings.secretKey}`, 'stripe-version': 'any', ...headers },
      body: new URLSearchParams(form),
    })
    const body = (await response.json()) as { id?: string; error?: { code?: string; type: string; param?: string } }
    return { status: response.status, ...body }
  }

  it.each([
    ['/v1/customers', { nickname: 'x' }, 400, 'parameter_unknown', 'nickname'],
    ['/v1/subscriptions', { 'items[0][price]': 'x' }, 400, 'parameter_missing', 'customer'],
    ['/v1/subscriptions', { customer: 'cus_x', 'items[0][price]': 'x' }, 400, 'resource_missing', 'customer'],
    ['/v1/subscriptions/sub_x', { proration_date: 'today' }, 400, 'parameter_invalid_integer', 'proration_date'],
    ['/v1/subscriptions/sub_x', { off_session: 'true' }, 404, 'resource_missing', 'id'],
    [
      '/v1/invoices/create_preview',
      { 'subscription_details[seats]': '1' },
      400,
      'parameter_unknown',
      'subscription_details[seats]',
    ],
  ])('refuses %s with %o', async (path, form, status, code, param) => {
    expect(await post(path, form as never)).toMatchObject({
      status,
      error: { type: 'invalid_request_error', code, param },
    })
  })

  it('answers a key as it did first, and refuses it for something else', async () => {
    const key = { 'idempotency-key': 'one' }
    const first = await post('/v1/customers', { name: 'One' }, key)
    expect((await post('/v1/customers', { name: 'One' }, key)).id).toBe(first.id)
    expect(await post('/v1/customers', { name: 'Two' }, key)).toMatchObject({
      status: 400,
      error: { type: 'idempotency_error' },
    })
    expect(await post('/v1/customers', {}, { authorization: 'Bearer other' })).toMatchObject({ status: 401 })
  })
})
