import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aColleague, rowsOf } from '../../../tests/support/records.ts'
import { type OperatorInput, operateSubscription } from './operator.ts'
import { getSubscription, listInvoices, updateSubscription } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const on = (day: string, given: OperatorInput = {}) =>
  operateSubscription(test.ownerUrl, mine.agencyId, given, new Date(`${day}T17:00:00Z`))
const subscription = () => as(test.house, mine.actor, getSubscription)
const totals = async () =>
  (await as(test.house, mine.actor, (ctx) => listInvoices(ctx, { first: 50, after: null }))).map(({ total }) => total)

const PRO = { plan: 'pro', period: 'monthly', seats: '6' }

describe('the subscription of an operator', () => {
  it('is shown and not changed when nothing is given', async () => {
    const before = await rowsOf(test, mine.agencyId)
    expect(await on('2026-11-16')).toEqual([
      'Cara Enterprise (no seat limit): Active',
      'Active users: 1. Voice agents: 1.',
      'No invoice is to come.',
    ])
    expect(await rowsOf(test, mine.agencyId)).toEqual(before)
  })

  it('puts an agency on a plan, invoices it, and leaves every other agency as it is', async () => {
    const other = await anAgency(test)
    const before = await rowsOf(test, other.agencyId)
    expect(await on('2026-11-16', { ...PRO, agents: '2' })).toEqual([
      'Cara Pro (Monthly, 6 seats): Active',
      'Active users: 1 of 6. Voice agents: 2.',
      'This period: Nov 16, 2026 to Dec 15, 2026.',
      'Next invoice: $1,449 on Dec 16, 2026.',
      'INV-0001 of $1,449 was issued; $1,449 is due.',
    ])
    expect(await rowsOf(test, other.agencyId)).toEqual(before)
    // 10 of 30 days: 600 → 200, 800 → 266.67.
    expect((await on('2026-12-06', { seats: '7' })).slice(3)).toEqual(['Next invoice: $1,715.67 on Dec 16, 2026.'])
  })

  it('begins a trial, which an agency changes and an operator extends or ends', async () => {
    expect((await on('2026-11-16', { ...PRO, trialDays: '14' })).slice(2)).toEqual([
      'The trial ends on Nov 30, 2026.',
      'Next invoice: $1,349 on Nov 30, 2026.',
    ])
    test.house.now = () => new Date('2026-11-17T17:00:00Z')
    await as(test.house, mine.actor, (ctx) =>
      updateSubscription(ctx, { plan: 'PRO', period: 'MONTHLY', seats: 8, voiceAgents: 1 }),
    )
    expect(await on('2026-11-20', { trialDays: '30' })).toContain('The trial ends on Dec 20, 2026.')
    expect([await totals(), (await subscription()).state]).toEqual([[], 'TRIAL'])
    expect(await on('2026-11-21', { state: 'active' })).toContain('INV-0001 of $1,749 was issued; $1,749 is due.')
    expect(await subscription()).toMatchObject({ state: 'ACTIVE', periodStartsOn: '2026-11-21' })
  })

  it('sets every state: only what comes back when its time is over is invoiced anew', async () => {
    await on('2026-11-16', PRO)
    for (const state of ['overdue', 'active', 'paused', 'Active']) await on('2026-11-20', { state })
    expect(await totals()).toEqual([1349_00])
    await on('2026-11-21', { state: 'EXPIRED' })
    expect(await subscription()).toMatchObject({ state: 'EXPIRED', periodEndsOn: null })
    expect(await on('2027-03-01')).toContain('No invoice is to come.')
    await on('2027-03-01', { state: 'active', seats: '3' })
    expect(await totals()).toEqual([749_00, 1349_00])
  })

  it('does first what was due, and keeps what an agency without a bill has left', async () => {
    await on('2026-11-16', PRO)
    // The second month, from Dec 16, has 31 days; 16 are left on Dec 31.
    await on('2026-12-31', { plan: 'enterprise', seats: 'none' })
    expect(await totals()).toEqual([1349_00, 1349_00])
    const { pending, periodEndsOn, seats } = await subscription()
    expect([periodEndsOn, seats]).toEqual([null, null])
    // 749 × 16/31 = 386.581, 600 × 16/31 = 309.677.
    expect(pending.map(({ totalAmount }) => totalAmount)).toEqual([-386_58, -309_68])
    expect(await on('2027-02-01', { plan: 'pro', seats: '3' })).toContain(
      'INV-0003 of $52.74 was issued; $52.74 is due.',
    )
  })

  it('notes what is paid', async () => {
    await on('2026-11-16', PRO)
    expect(await on('2026-11-20', { paid: 'inv-0001' })).toContain('INV-0001 is paid.')
    const [invoice] = await as(test.house, mine.actor, (ctx) => listInvoices(ctx, { first: 1, after: null }))
    expect(invoice!.state).toBe('PAID')
  })

  it.each<[OperatorInput, string]>([
    [{ plan: 'gold' }, '--plan is one of basic, standard, pro, enterprise.'],
    [{ period: 'weekly' }, '--period is one of monthly, annual.'],
    [{ state: 'asleep' }, '--state is one of active, trial, overdue, paused, expired.'],
    [{ plan: 'pro', seats: 'none' }, 'Seats of Pro are counted: give a number with --seats.'],
    [{ plan: 'pro', seats: '3' }, '--seats is a whole number from 4 to 10,000.'],
    [{ seats: '6.5' }, '--seats is a whole number from 4 to 10,000.'],
    [{ agents: '0' }, '--agents is a whole number from 1 to 1,000.'],
    [{ trialDays: '-1' }, '--trial-days is a whole number from 1 to 365.'],
    [{ state: 'trial' }, 'Say how long the trial is with --trial-days.'],
    [{ trialDays: '14', state: 'paused' }, 'A trial is in no other state.'],
    [{ state: 'paused', plan: 'pro' }, 'Nothing else changes while it is Paused: use --state active with it.'],
    [{ paid: '7' }, 'The agency has no invoice 7.'],
    [{ paid: 'all' }, 'The agency has no invoice all.'],
    [{ plan: 'pro', paid: '7' }, 'The agency has no invoice 7.'],
  ])('refuses %o with a sentence, and changes nothing', async (given, sentence) => {
    for (const name of ['Jules', 'Kim', 'Lee']) await aColleague(test, mine, `${name} Mockingham`)
    const before = await rowsOf(test, mine.agencyId)
    await expect(on('2026-11-16', given)).rejects.toThrow(sentence)
    expect(await rowsOf(test, mine.agencyId)).toEqual(before)
  })
})
