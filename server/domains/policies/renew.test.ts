import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { newId } from '../../lib/ids.ts'
import { mergeAccounts } from '../accounts/merge.ts'
import { createPolicies } from './create.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let id: string
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
})
afterAll(() => test.close())
beforeEach(async () => {
  id = await aPolicy(test, mine, {
    ...{
      account_id: await anAccount(test, mine),
      policy_number: 'QF-1042',
      quote_number: 'Q-7',
      issued_at: '2026-03-28',
    },
    ...{ inforce_at: '2026-04-01', expires_at: '2027-04-01', carrier_id: await aCarrier(test, mine) },
    ...{ premium: '8420', taxes: '252.6', estimated_commission: '1052.5', billing_type: 'AGENCY' },
    limits: JSON.stringify({ glAggregateLimit: '2000000.00' }),
    details: JSON.stringify({ deductible: '$500' }),
    sources: JSON.stringify({
      policyNumber: { fileId: newId(), fileName: 'x', page: 1, quote: 'x', acceptedBy: null },
    }),
  })
})

const FIELDS = `id state policyNumber quoteNumber issuedAt inforceAt expiresAt carrier { id } limits { glAggregateLimit }
  details { deductible } pricing { billingType premium taxes total estimatedCommission } sources { field } files { id }
  can { renew { allowed reason } delete { allowed reason } } history { kind about { name value } }
  renewal { nextPolicies { id policyNumber } previousPolicies { id policyNumber } }`
const renew = async (input: object = {}) =>
  (
    await ask(
      `mutation ($id: ID!, $input: RenewBusinessPolicyInput!) { renewBusinessPolicy(id: $id, input: $input) {
        businessPolicy { ${FIELDS} } errors { message code path } } }`,
      { id, input },
    )
  ).renewBusinessPolicy
const get = async () => (await ask(`query ($id: ID!) { businessPolicy(id: $id) { ${FIELDS} } }`, { id })).businessPolicy

describe('renewBusinessPolicy', () => {
  it('makes a binding policy for the year after, with limits, details, carrier and price, without number, source and file', async () => {
    const old = await get()
    const { businessPolicy, errors } = await renew()
    expect(errors).toEqual([])
    expect(businessPolicy).toMatchObject({
      ...{ state: 'BINDING', inforceAt: '2027-04-01', expiresAt: '2028-04-01', issuedAt: null },
      ...{ policyNumber: null, quoteNumber: null, sources: [], files: [] },
      ...{ carrier: old.carrier, limits: old.limits, details: old.details, pricing: old.pricing },
      renewal: { nextPolicies: [], previousPolicies: [{ id, policyNumber: 'QF-1042' }] },
      history: [{ kind: 'POLICY_CREATED' }],
    })
    expect(await get()).toMatchObject({
      renewal: { nextPolicies: [{ id: businessPolicy.id }], previousPolicies: [] },
      can: {
        renew: { allowed: false, reason: 'A newer version of this policy exists.' },
        delete: { allowed: false, reason: 'A newer version of this policy exists.' },
      },
      history: [
        {
          kind: 'POLICY_RENEWED',
          about: [
            { name: 'policy', value: 'General Liability QF-1042' },
            { name: 'renewal', value: 'General Liability' },
          ],
        },
      ],
    })
  })

  it('takes a new premium with the commission at the old rate, unless another is said', async () => {
    expect((await renew({ pricing: { premium: '9000' } })).businessPolicy.pricing).toMatchObject({
      ...{ premium: '9000.00', estimatedCommission: '1125.00', taxes: '252.60', total: '9252.60' },
    })
  })

  it('takes what is said of it', async () => {
    const said = { policyNumber: 'QF-1391', inforceAt: '2027-04-02', expiresAt: '2028-04-02' }
    const pricing = { premium: '9000.00', estimatedCommission: '900.00' }
    expect((await renew({ ...said, pricing })).businessPolicy).toMatchObject({ ...said, pricing })
  })

  it('happens once: again, or with days in the wrong order, it is refused', async () => {
    expect((await renew({ expiresAt: '2027-04-01' })).errors).toMatchObject([{ path: ['expiresAt'], code: 'INVALID' }])
    const both = await Promise.all([renew(), renew()])
    expect(both.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1])
    expect((await renew()).errors).toMatchObject([
      { code: 'CONFLICT', message: 'A newer version of this policy exists.' },
    ])
  })

  it('goes together with a merge of its account: no policy is left on an account that was merged', async () => {
    for (let round = 0; round < 5; round++) {
      const [keepId, mergeId] = [await anAccount(test, mine), await anAccount(test, mine)]
      id = await aPolicy(test, mine, { account_id: mergeId, expires_at: '2027-04-01' })
      // One that comes after the merge is told to choose another account.
      const creating = as(test.house, mine.actor, (ctx) =>
        createPolicies(ctx, { accountId: mergeId, policies: [{ type: 'CYBER' }] }),
      ).catch(({ message }: Error) => expect(message).toBe('Choose an account.'))
      const merging = as(test.house, mine.actor, (ctx) => mergeAccounts(ctx, keepId, mergeId))
      const [renewed] = await Promise.all([renew(), merging, creating])
      expect(renewed.errors).toEqual([])
      const left = await asOwner(test.ownerUrl, (owner) =>
        owner.selectFrom('policies').select('id').where('account_id', '=', mergeId).execute(),
      )
      expect(left).toEqual([])
    }
  })

  it('is refused at its last day when that is none a document can have, until another is said', async () => {
    id = await aPolicy(test, mine, { account_id: await anAccount(test, mine), expires_at: '2100-06-01' })
    expect((await renew()).errors).toEqual([
      { code: 'INVALID', path: ['expiresAt'], message: 'Enter a day from 1900 to 2100.' },
    ])
    expect((await renew({ expiresAt: '2100-12-31' })).businessPolicy).toMatchObject({
      ...{ inforceAt: '2100-06-01', expiresAt: '2100-12-31' },
    })
  })

  it('may happen again once the renewal was deleted', async () => {
    const { businessPolicy } = await renew()
    await ask('mutation ($id: ID!) { deleteBusinessPolicy(id: $id) { id } }', { id: businessPolicy.id })
    expect((await renew()).errors).toEqual([])
  })
})
