import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { newId } from '../../lib/ids.ts'

const TODAY = '2026-11-20'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let account_id: string
let id: string
beforeAll(async () => {
  test = await aHouse()
  // The evening before in UTC is no longer the day at the agency, nor is the morning after.
  test.house.now = () => new Date('2026-11-21T03:00:00Z')
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
  account_id = await anAccount(test, mine)
})
afterAll(() => test.close())
beforeEach(async () => {
  id = await aPolicy(test, mine, {
    account_id,
    inforce_at: '2026-04-01',
    expires_at: '2027-04-01',
    policy_number: 'QF-1',
  })
})

const FIELDS = `state rev
  cancellation { canceledAt canceledBy effectiveAt type reason reasonDescription returnPremium returnCommission isPending }
  reinstatement { reinstatedAt effectiveAt reasonDescription }
  can { cancel { allowed reason } reinstate { allowed reason } }
  history { kind reason about { name value } changes { was is } }`

async function send(name: 'cancel' | 'reinstate', input: object = {}) {
  const field = `${name}BusinessPolicy`
  const type = `${name === 'cancel' ? 'Cancel' : 'Reinstate'}BusinessPolicyInput`
  const source = `mutation ($id: ID!, $input: ${type}!) { ${field}(id: $id, input: $input) {
    businessPolicy { ${FIELDS} } errors { message code path } } }`
  const { businessPolicy, errors } = (await ask(source, { id, input }))[field]
  return { policy: businessPolicy, errors }
}
const about = (event: any) => Object.fromEntries(event.about.map(({ name, value }: any) => [name, value]))

describe('cancelBusinessPolicy', () => {
  it('by default: by the carrier for nonpayment, today, nothing returned; the policy is closed at once', async () => {
    const { policy, errors } = await send('cancel')
    expect(errors).toEqual([])
    expect(policy).toMatchObject({
      ...{ state: 'CANCELED', rev: 1, reinstatement: null },
      cancellation: {
        ...{ canceledBy: 'CARRIER', type: 'CANCELLATION', reason: 'INSURED_NONPAYMENT', reasonDescription: null },
        ...{ effectiveAt: TODAY, returnPremium: '0.00', returnCommission: '0.00', isPending: false },
        canceledAt: '2026-11-21T03:00:00.000Z',
      },
      can: {
        cancel: { allowed: false, reason: 'A cancellation is already recorded.' },
        reinstate: { allowed: true, reason: null },
      },
    })
    expect(policy.history.map(({ kind }: any) => kind).toSorted()).toEqual([
      'POLICY_CANCELED',
      'POLICY_CANCELLATION_RECORDED',
    ])
    const closed = policy.history.find(({ kind }: any) => kind === 'POLICY_CANCELED')
    expect(closed.changes).toEqual([{ was: 'Active', is: 'Canceled' }])
  })

  it('of a later day is pending and leaves the policy as it is', async () => {
    const { policy } = await send('cancel', {
      ...{ canceledBy: 'INSURED', type: 'NONRENEWAL', reason: 'INSURED_FOUND_BETTER_PRICE', effectiveAt: '2026-12-04' },
      ...{ reasonDescription: 'Letter of November 16.', returnPremium: '2722.9', returnCommission: '340.36' },
    })
    expect(policy).toMatchObject({ state: 'INFORCE', cancellation: { isPending: true, returnPremium: '2722.90' } })
    expect(policy.history).toMatchObject([{ kind: 'POLICY_CANCELLATION_RECORDED', reason: 'Letter of November 16.' }])
    expect(about(policy.history[0])).toEqual({
      ...{ policy: 'General Liability QF-1', canceledBy: 'Insured', type: 'Non-Renewal' },
      ...{ reason: 'Insured found better price', effectiveAt: 'Dec 4, 2026' },
      ...{ returnPremium: '$2,722.90', returnCommission: '$340.36' },
    })
  })

  it('is refused a second time, after the policy has expired, and for amounts below nothing', async () => {
    const refused = await send('cancel', { effectiveAt: '2027-04-02', returnPremium: '-1' })
    expect(refused.errors).toMatchObject([{ path: ['returnPremium'], code: 'INVALID' }])
    const late = await send('cancel', { effectiveAt: '2027-04-02' })
    expect(late.errors).toEqual([
      { code: 'INVALID', path: ['effectiveAt'], message: 'The policy expires before that, on Apr 1, 2027.' },
    ])
    expect((await send('cancel', { effectiveAt: '2027-04-01' })).errors).toEqual([])
    expect((await send('cancel')).errors).toMatchObject([
      { code: 'CONFLICT', message: 'A cancellation is already recorded.' },
    ])
  })

  it('takes effect on the day the policy begins at the earliest, which it does by itself when that is to come', async () => {
    expect((await send('cancel', { effectiveAt: '2026-03-31' })).errors).toEqual([
      { code: 'INVALID', path: ['effectiveAt'], message: 'The policy begins after that, on Apr 1, 2026.' },
    ])
    expect((await send('cancel', { effectiveAt: '2026-04-01' })).policy).toMatchObject({ state: 'CANCELED' })
    id = await aPolicy(test, mine, {
      ...{ account_id, state: 'BINDING', inforce_at: '2026-12-01', expires_at: '2027-12-01' },
    })
    expect((await send('cancel')).policy).toMatchObject({
      ...{ state: 'BINDING', cancellation: { effectiveAt: '2026-12-01', isPending: true } },
    })
  })

  it('returns no more than the policy costs, where that is known', async () => {
    expect((await send('cancel', { returnPremium: '5000' })).errors).toEqual([])
    const costs = { premium: '1000', taxes: '30.5' }
    id = await aPolicy(test, mine, { account_id, inforce_at: '2026-04-01', expires_at: '2027-04-01', ...costs })
    expect((await send('cancel', { returnPremium: '1030.51' })).errors).toEqual([
      {
        ...{ code: 'INVALID', path: ['returnPremium'] },
        message: 'The policy costs $1,030.50 in all. No more than that can be returned.',
      },
    ])
    expect((await send('cancel', { returnPremium: '1030.50' })).errors).toEqual([])
  })

  it('of an expired policy may be recorded late', async () => {
    id = await aPolicy(test, mine, { account_id, state: 'EXPIRED', inforce_at: '2025-04-01', expires_at: '2026-04-01' })
    expect((await send('cancel', { effectiveAt: '2026-12-01' })).errors).toEqual([
      { code: 'INVALID', path: ['effectiveAt'], message: 'The policy expired before that, on Apr 1, 2026.' },
    ])
    expect((await send('cancel', { effectiveAt: '2026-03-01' })).policy).toMatchObject({ state: 'CANCELED' })
  })
})

describe('reinstateBusinessPolicy', () => {
  it('brings a canceled policy back, from today on, and lets it be canceled again', async () => {
    await send('cancel', { effectiveAt: '2026-11-01' })
    const { policy, errors } = await send('reinstate', { reasonDescription: 'Paid.' })
    expect(errors).toEqual([])
    expect(policy).toMatchObject({
      ...{ state: 'INFORCE', cancellation: { isPending: false, effectiveAt: '2026-11-01' } },
      reinstatement: { effectiveAt: TODAY, reasonDescription: 'Paid.', reinstatedAt: '2026-11-21T03:00:00.000Z' },
      can: { cancel: { allowed: true }, reinstate: { allowed: false, reason: 'It is already reinstated.' } },
    })
    const told = policy.history.find(({ kind }: any) => kind === 'POLICY_REINSTATED')
    expect(told).toMatchObject({ reason: 'Paid.', changes: [{ was: 'Canceled', is: 'Active' }] })
    expect(about(told)).toEqual({ policy: 'General Liability QF-1', effectiveAt: 'Nov 20, 2026' })
    expect((await send('cancel')).policy).toMatchObject({ state: 'CANCELED', reinstatement: null })
  })

  it.each([
    ['2026-04-01', '2026-11-20', 'EXPIRED'],
    ['2026-11-21', '2027-11-21', 'BINDING'],
    ['2026-04-01', '2027-04-01', 'INFORCE'],
  ] as const)('makes of one from %s to %s what its days make it: %s', async (inforce_at, expires_at, state) => {
    id = await aPolicy(test, mine, { account_id, state: 'CANCELED', inforce_at, expires_at })
    await aCancellation(test, mine, { policy_id: id, effective_at: '2026-11-01', closed_at: new Date() })
    expect((await send('reinstate')).policy).toMatchObject({ state })
  })

  it('of a pending cancellation leaves the policy as it is, also as of that later day', async () => {
    await send('cancel', { effectiveAt: '2026-12-04' })
    expect((await send('reinstate', { effectiveAt: '2026-12-03' })).errors).toMatchObject([{ path: ['effectiveAt'] }])
    const { policy } = await send('reinstate', { effectiveAt: '2026-12-04' })
    expect(policy).toMatchObject({ state: 'INFORCE', reinstatement: { effectiveAt: '2026-12-04' } })
  })

  it('is refused when nothing is canceled, twice, for a later day, and for no policy', async () => {
    expect((await send('reinstate')).errors).toMatchObject([{ code: 'CONFLICT', message: 'Nothing is canceled.' }])
    await send('cancel')
    expect((await send('reinstate', { effectiveAt: '2026-11-21' })).errors).toEqual([
      { code: 'INVALID', path: ['effectiveAt'], message: 'A reinstatement takes effect today or earlier.' },
    ])
    expect((await send('reinstate', { effectiveAt: '2026-11-19' })).errors).toEqual([
      { code: 'INVALID', path: ['effectiveAt'], message: 'The policy was canceled after that, on Nov 20, 2026.' },
    ])
    await send('reinstate')
    expect((await send('reinstate')).errors).toMatchObject([{ code: 'CONFLICT', message: 'It is already reinstated.' }])
    id = newId()
    expect((await send('reinstate')).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })
})
