import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { stripePayments } from '../../outside/payments/stripe.ts'
import { previewChange } from './paying.ts'
import { entitlementsOf, getSubscription, type UpdateInput, updateSubscription } from './service.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const PRO = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const

async function onTrial() {
  const agency = await anAgency(test)
  await asOwner(test.ownerUrl, (owner) =>
    owner
      .updateTable('subscriptions')
      .set({ plan: 'PRO', period: 'MONTHLY', state: 'TRIAL', seats: 6, trial_ends_on: '2999-12-04' })
      .where('agency_id', '=', agency.agencyId)
      .execute(),
  )
  return agency
}

describe('the subscription of an agency', () => {
  it('begins without limits and without a bill', async () => {
    const { actor } = await anAgency(test)
    const subscription = await as(test.house, actor, getSubscription)
    expect(subscription).toMatchObject({ plan: 'ENTERPRISE', state: 'ACTIVE', seats: null, periodEndsOn: null })
    const { limits, entitlements } = await as(test.house, actor, entitlementsOf)
    expect(Object.values(limits)).toEqual([null, null, null, null, null])
    expect(entitlements).toEqual(['ADVANCED_VOICE_CUSTOMIZATION', 'COPILOT_PDF_EDITOR'])
  })

  it('allows what its plan does, or what was agreed instead of it', async () => {
    const agency = await onTrial()
    const limits = async () => (await as(test.house, agency.actor, entitlementsOf)).limits
    const ofPro = { customPresets: null, styles: null, knowledgePages: 5000, emails: 2500, voiceMinutes: 2000 }
    expect(await limits()).toEqual(ofPro)
    const put = (set: { plan?: 'BASIC'; limits?: string }) =>
      asOwner(test.ownerUrl, (owner) =>
        owner.updateTable('subscriptions').set(set).where('agency_id', '=', agency.agencyId).execute(),
      )
    await put({ limits: JSON.stringify({ knowledgePages: 9000 }) })
    expect(await limits()).toEqual({ ...ofPro, knowledgePages: 9000 })
    await put({ plan: 'BASIC', limits: 'null' })
    expect(await as(test.house, agency.actor, entitlementsOf)).toMatchObject({
      limits: { customPresets: 3, styles: 1 },
      entitlements: [],
    })
  })

  it('is changed as previewed, and stays a trial until that ends', async () => {
    const { actor } = await onTrial()
    const { invoice } = await previewChange({ house: test.house, actor }, { ...PRO, seats: 8 })
    expect(invoice).toMatchObject({ isNextInvoice: true, total: 749_00 + 5 * 200_00 })
    const changed = await as(test.house, actor, (ctx) => updateSubscription(ctx, { ...PRO, seats: 8 }))
    expect(changed).toMatchObject({ state: 'TRIAL', seats: 8, rev: 2 })
  })

  it('says at the field what cannot be chosen', async () => {
    const { actor } = await onTrial()
    const refused = (input: object) => previewChange({ house: test.house, actor }, { ...PRO, ...input })
    await expect(refused({ seats: 2 })).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: ['seats'] }] })
    await expect(refused({ plan: 'ENTERPRISE' })).rejects.toMatchObject({ fields: [{ path: ['plan'] }] })
    await expect(refused({ voiceAgents: 0 })).rejects.toMatchObject({ fields: [{ path: ['voiceAgents'] }] })
  })

  it('changes only the seats on Standard until the contract ends, and the price is kept', async () => {
    const agency = await anAgency(test)
    const contract = (contract_ends_on: string) =>
      asOwner(test.ownerUrl, (owner) =>
        owner
          .updateTable('subscriptions')
          .set({ plan: 'STANDARD', period: 'MONTHLY', seats: 6, contract_ends_on })
          .where('agency_id', '=', agency.agencyId)
          .execute(),
      )
    await contract('2999-12-04')
    const standard = { ...PRO, plan: 'STANDARD' } as const
    const change = (input: UpdateInput) => as(test.house, agency.actor, (ctx) => updateSubscription(ctx, input))
    await expect(change(PRO)).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: ['plan'] }] })
    await expect(change({ ...standard, period: 'ANNUAL' })).rejects.toMatchObject({ fields: [{ path: ['period'] }] })
    await expect(change({ ...standard, voiceAgents: 2 })).rejects.toMatchObject({ fields: [{ path: ['voiceAgents'] }] })
    expect(await change({ ...standard, seats: 7 })).toMatchObject({ plan: 'STANDARD', seats: 7 })
    await contract('2020-12-04')
    expect(await change(PRO)).toMatchObject({ plan: 'PRO', contractEndsOn: null })
  })

  it('says whether the payment provider issues its invoices, and then no amount that is not the provider’s', async () => {
    const agency = await onTrial()
    const ask = await anAsker(test, agency)
    const FIELDS = 'isBilledOutside nextBillingDate nextBillingAmount'
    const here = { isBilledOutside: false, nextBillingDate: '2999-12-04', nextBillingAmount: '1349.00' }
    const asked = async () =>
      ((await ask(`{ agencyUser { agency { subscription { ${FIELDS} } } } }`)).agencyUser as any).agency.subscription
    expect(await asked()).toEqual(here)
    const [url, key] = ['http://localhost:1', 'sk_test_invented']
    const settings = { secretKey: key, webhookSecret: key, publishableKey: null, url, returnUrl: url }
    test.house.outside.payments = stripePayments(settings)
    // The provider is there, and this agency is not billed by it.
    expect(await asked()).toEqual(here)
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .insertInto('payment_accounts')
        .values({ agency_id: agency.agencyId, customer_id: 'cus_1', subscription_id: 'sub_1' })
        .execute(),
    )
    expect(await asked()).toEqual({ ...here, isBilledOutside: true, nextBillingAmount: null })
    test.house.outside.payments = null
  })
})
