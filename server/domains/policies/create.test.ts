import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { POLICY_LIMITS } from '../../../shared/policies.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aCarrier, aColleague, anAccount } from '../../../tests/support/records.ts'
import { newId } from '../../lib/ids.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let accountId: string
let carrierId: string
let brokerId: string
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
  accountId = await anAccount(test, mine)
  carrierId = await aCarrier(test, mine, { name: 'Quillfeather Mutual' })
  brokerId = await aCarrier(test, mine, { name: 'Tinderfen Brokers', is_carrier: false, is_broker: true })
})
afterAll(() => test.close())

const LIMITS = POLICY_LIMITS.map(({ id }) => id)
const ALL = `id policyNumber quoteNumber state type market source issuedAt inforceAt expiresAt rev
  carrier { id name } broker { id name } agencyUser { id } limits { ${LIMITS.join(' ')} }
  details { policyNumber summary deductible locations namedAdditionalInsureds insured { name address } carrier { name address }
    blanketAdditionalInsureds { type description } coverageDescriptions { title description policyQuotes }
    exclusionDescriptions { title description policyQuotes } extraLimits { name limit } }
  pricing { billingType paymentIntervalType intervalType premium taxes agencyFees brokerFees policyFees otherFees total
    estimatedCommission minimumEarnedPremium }
  cancellation { effectiveAt } reinstatement { effectiveAt } renewal { nextPolicies { id } previousPolicies { id } }
  files { id } sources { field } can { edit { allowed } cancel { allowed } reinstate { allowed reason } renew { allowed } delete { allowed } }
  history { kind actor agencyUser { id } about { name value } changes { field } }`

const create = async (policies: object[], more: object = {}) =>
  (
    await ask(
      `mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) {
        businessPolicies { ${ALL} } errors { message code path } } }`,
      { input: { accountId, policies, ...more } },
    )
  ).createBusinessPolicies

const NOTHING = { errors: [] }
const CYBER = { type: 'CYBER' }

describe('createBusinessPolicies', () => {
  it('takes the producer and service representative of the account, unless the policy names others', async () => {
    const other = await aColleague(test, mine)
    const team = { producer_id: other, service_rep_id: mine.userId }
    const of = { accountId: await anAccount(test, mine, team) }
    const fields = 'businessPolicies { producer { id } serviceRep { id } } errors { path message }'
    const made = await ask(
      `mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { ${fields} } }`,
      { input: { ...of, policies: [CYBER, { ...CYBER, producerId: mine.userId }] } },
    )
    expect(made.createBusinessPolicies).toEqual({
      businessPolicies: [
        { producer: { id: other }, serviceRep: { id: mine.userId } },
        { producer: { id: mine.userId }, serviceRep: { id: mine.userId } },
      ],
      errors: [],
    })
    const stranger = (await anAgency(test)).userId
    const refused = await create([{ ...CYBER, producerId: stranger }])
    expect(refused.errors).toMatchObject([
      { path: ['policies', '0', 'producerId'], message: 'Choose one of your users.' },
    ])
  })

  it('needs a line of business and fills in the rest as the specification says', async () => {
    const today = dayIn('America/New_York', test.house.now())
    const made = await create([CYBER])
    expect(made).toMatchObject(NOTHING)
    expect(made.businessPolicies).toMatchObject([
      {
        ...{
          state: 'BINDING',
          type: 'CYBER',
          expiresAt: addDays(today, 365),
          inforceAt: null,
          source: 'AGENCY',
          rev: 1,
        },
        ...{
          policyNumber: null,
          market: null,
          carrier: null,
          broker: null,
          agencyUser: { id: mine.userId },
          files: [],
        },
        pricing: {
          ...{
            billingType: 'DIRECT',
            paymentIntervalType: 'ANNUAL',
            intervalType: 'ANNUAL',
            premium: '0.00',
            total: '0.00',
          },
          minimumEarnedPremium: '0.00',
        },
        limits: Object.fromEntries(LIMITS.map((id) => [id, null])),
        cancellation: null,
        can: { edit: { allowed: true }, reinstate: { allowed: false, reason: 'Nothing is canceled.' } },
        history: [
          {
            ...{ kind: 'POLICY_CREATED', actor: 'USER', agencyUser: { id: mine.userId } },
            about: [{ name: 'policy', value: 'Cyber' }],
          },
        ],
      },
    ])
  })

  it('keeps every field, and adds up the total exactly', async () => {
    const own = {
      ...{
        type: 'GENERAL_LIABILITY',
        policyNumber: 'QF-000-1042',
        quoteNumber: 'Q-7',
        market: 'ADMITTED',
        source: 'DIRECT',
      },
      ...{ issuedAt: '2026-03-28', inforceAt: '2026-04-01', expiresAt: '2027-04-01' },
    }
    const limits = Object.fromEntries(LIMITS.map((id, place) => [id, `${String(place + 1)}000000.00`]))
    const quoted = { title: 'Products', description: 'Covered.', policyQuotes: ['we will pay'] }
    const details = {
      ...{ summary: 'Woodworking.', deductible: '$1,000 per claim', locations: ['12 Example Street'] },
      ...{ insured: { name: 'Otter', address: '12 Example Street' }, carrier: { name: 'Quillfeather', address: null } },
      blanketAdditionalInsureds: [{ type: 'Where required by written contract', description: 'Owners' }],
      namedAdditionalInsureds: ['Marzipan Storage Partners'],
      coverageDescriptions: [quoted],
      exclusionDescriptions: [{ ...quoted, title: 'Exterior finish' }],
      extraLimits: [{ name: 'Employee benefits', limit: '$1,000,000' }],
    }
    const pricing = {
      ...{ billingType: 'AGENCY', paymentIntervalType: 'QUARTERLY', premium: '8420.00', taxes: '252.60' },
      ...{ agencyFees: '75.00', brokerFees: '0.10', policyFees: '50.20', otherFees: '0.30' },
      ...{ estimatedCommission: '1052.50', minimumEarnedPremium: '2105.00' },
    }
    const made = await create([{ ...own, carrierId, brokerId, agencyUserId: null, limits, details, pricing }])
    expect(made).toMatchObject(NOTHING)
    expect(made.businessPolicies).toMatchObject([
      {
        ...{ ...own, limits, details: { ...details, policyNumber: 'QF-000-1042' }, agencyUser: null },
        pricing: { ...pricing, total: '8798.20' },
        ...{ carrier: { name: 'Quillfeather Mutual' }, broker: { name: 'Tinderfen Brokers' } },
      },
    ])
  })

  it('adds the valid ones and reports the errors of the others at their index', async () => {
    const before = { inforceAt: '2026-04-01', expiresAt: '2026-04-01' }
    const made = await create([
      { ...CYBER, carrierId: brokerId },
      CYBER,
      { ...CYBER, brokerId: carrierId, agencyUserId: newId() },
      { ...CYBER, ...before },
      { ...CYBER, pricing: { premium: '-1.00' }, limits: { cyberAggregateLimit: '-5.00' } },
      { ...CYBER, carrierId: 'nobody', policyNumber: 'x'.repeat(101) },
    ])
    expect(made.businessPolicies).toHaveLength(1)
    expect(made.errors.map(({ path, message }: any) => `${path.join('.')}: ${message}`)).toEqual([
      'policies.0.carrierId: Choose one of the carriers.',
      'policies.2.brokerId: Choose one of the brokers.',
      'policies.2.agencyUserId: Choose one of your users.',
      'policies.3.expiresAt: A policy expires after it begins.',
      'policies.4.pricing.premium: Enter an amount of nothing or more.',
      'policies.4.limits.cyberAggregateLimit: Enter an amount of nothing or more.',
      'policies.5.carrierId: This is not an id.',
      'policies.5.policyNumber: Up to 100 characters fit here.',
    ])
    expect(new Set(made.errors.map(({ code }: any) => code))).toEqual(new Set(['INVALID']))
  })

  it('keeps no policies of persons, of no account and of none at all', async () => {
    const person = await anAccount(test, mine, { type: 'INDIVIDUAL', name: 'Odette Sample' })
    const merged = await anAccount(test, mine, { merged_into: accountId })
    const refusal = async (policies: object[], more: object = {}) => {
      const { businessPolicies, errors } = await create(policies, more)
      expect(businessPolicies).toEqual([])
      return errors.map(({ path, message }: any) => [path.join('.'), message])
    }
    expect(await refusal([CYBER], { accountId: person })).toEqual([
      ['accountId', 'Personal policies are not supported yet. Choose a business account.'],
    ])
    for (const id of [newId(), 'nobody', merged])
      expect(await refusal([CYBER], { accountId: id })).toEqual([['accountId', 'Choose an account.']])
    expect(await refusal([])).toEqual([['policies', 'Send 1 to 50 policies at once.']])
  })

  it('is done once for a key, which a refusal does not use up', async () => {
    const key = newId()
    expect((await create([{ ...CYBER, carrierId: brokerId }], { key })).errors).toHaveLength(1)
    const [first, again] = [await create([CYBER], { key }), await create([CYBER], { key })]
    expect(first.businessPolicies).toHaveLength(1)
    expect(again).toEqual(first)
    const other = await create([{ type: 'UMBRELLA' }], { key })
    expect(other.errors).toMatchObject([{ code: 'CONFLICT' }])
  })
})
