import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague, rowsOf } from '../../../tests/support/records.ts'
import type { Db } from '../../db/connection.ts'
import { AT_MIDNIGHT } from '../../main.ts'
import { workThroughMidnights } from '../../midnight.ts'
import { makeOwner } from '../agency/operator.ts'
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

/** What the agency's history says of its subscription, the oldest first. */
const history = () =>
  asOwner(test.ownerUrl, async (owner) => {
    const query = owner.selectFrom('history').select(['actor', 'agency_user_id', 'changes']).orderBy('id')
    const rows = await query.where('agency_id', '=', mine.agencyId).where('kind', '=', 'AGENCY_PLAN_CHANGED').execute()
    return rows.map(({ actor, agency_user_id, changes }) => [
      agency_user_id ? 'a user' : actor,
      ...changes.map(({ label, was, is }) => `${label}: ${was ?? 'none'} > ${is ?? 'none'}`),
    ])
  })
const midnight = (on: string) => {
  test.house.now = () => new Date(`${on}T06:00:00Z`)
  return workThroughMidnights(test.house, test.ownerUrl, AT_MIDNIGHT)
}

const PRO = { plan: 'pro', period: 'monthly', seats: '6' }
/** Has the agency billed by Stripe, as a change there would. */
const linkStripe = (given: { busy_until?: Date } = {}) =>
  asOwner(test.ownerUrl, async (owner) => {
    const mark = { customer_id: `cus_${mine.agencyId}`, subscription_id: `sub_${mine.agencyId}` }
    await owner
      .insertInto('payment_accounts')
      .values({ agency_id: mine.agencyId, ...mark, ...given })
      .execute()
  })
const links = () =>
  asOwner(test.ownerUrl, (owner) =>
    owner
      .selectFrom('payment_accounts')
      .select(['customer_id', 'subscription_id'])
      .where('agency_id', '=', mine.agencyId)
      .execute(),
  )

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

  it('agrees prices and the end of the contract, prorated from today and kept until then', async () => {
    const standard = { plan: 'standard', period: 'annual', seats: '5' }
    const prices = 'base 4800/4800, seat 100/1000, agent 90/900.50'
    expect(await on('2026-11-16', { ...standard, prices, contractEnds: '2028-03-31' })).toEqual([
      'Cara Standard (Annual, 5 seats): Active',
      'Active users: 1 of 5. Voice agents: 1.',
      'Agreed prices: base $4,800/$4,800, seat $100/$1,000, agent $90/$900.50.',
      'The contract ends on Mar 31, 2028.',
      'This period: Nov 16, 2026 to Nov 15, 2027.',
      'Next invoice: $6,800 on Nov 16, 2027.',
      'INV-0001 of $6,800 was issued; $6,800 is due.',
    ])
    // Of 365 days 73 are left on Sep 4: 6,800 × 0.2 stays as it was but for the seats, 2,000 → 2,400.
    expect(await on('2027-09-04', { prices: 'seat 100/1200' })).toContain('Next invoice: $7,280 on Nov 16, 2027.')
    expect((await subscription()).pending.map(({ totalAmount }) => totalAmount)).toEqual([-400_00, 480_00])
    await on('2027-09-05', { contractEnds: 'none' })
    expect(await subscription()).toMatchObject({ contractEndsOn: null, prices: { seat: { ANNUAL: 1200_00 } } })
    expect((await on('2027-09-05', { prices: 'None' })).at(-1)).toBe('No invoice is to come.')
    expect((await subscription()).prices).toBeNull()
  })

  it('is said in the history of the agency: what an operator did, and what midnight did', async () => {
    const prices = 'base 500/5000, seat 100/1000'
    await on('2026-11-16', { ...PRO, prices, contractEnds: '2026-12-10', trialDays: '10' })
    await midnight('2026-11-26')
    await on('2026-11-27', { paid: '1' })
    await on('2026-11-27', { paid: '1' })
    await midnight('2026-12-26')
    // January and February have come: an operator who looks finds them done, by nobody.
    await on('2027-02-26')
    await on('2027-02-27', { agents: '2' })
    test.house.now = () => new Date('2027-02-27T18:00:00Z')
    await as(test.house, mine.actor, (ctx) =>
      updateSubscription(ctx, { plan: 'PRO', period: 'MONTHLY', seats: 7, voiceAgents: 2 }),
    )
    const agreed = 'base $500/$5,000, seat $100/$1,000, agent $100/$1,020'
    expect(await history()).toEqual([
      [
        'OPERATOR',
        'Subscription: Cara Enterprise (no seat limit) > Cara Pro (Monthly, 6 seats)',
        'State: Active > Trial',
        'End of the trial: none > Nov 26, 2026',
        `Agreed prices: none > ${agreed}`,
        'End of the contract: none > Dec 10, 2026',
      ],
      [
        'HOUSE',
        'State: Trial > Active',
        'End of the trial: Nov 26, 2026 > none',
        'Period: none > Nov 26, 2026 to Dec 25, 2026',
        'Invoice: none > INV-0001, $800',
      ],
      ['OPERATOR', 'Invoice INV-0001: Open > Paid'],
      [
        'HOUSE',
        `Agreed prices: ${agreed} > none`,
        'End of the contract: Dec 10, 2026 > none',
        'Period: Nov 26, 2026 to Dec 25, 2026 > Dec 26, 2026 to Jan 25, 2027',
        'Invoice: none > INV-0002, $1,349',
      ],
      [
        'HOUSE',
        'Period: Dec 26, 2026 to Jan 25, 2027 > Jan 26, 2027 to Feb 25, 2027',
        'Invoice: none > INV-0003, $1,349',
      ],
      [
        'HOUSE',
        'Period: Jan 26, 2027 to Feb 25, 2027 > Feb 26, 2027 to Mar 25, 2027',
        'Invoice: none > INV-0004, $1,349',
      ],
      ['OPERATOR', 'Voice agents: 1 > 2'],
      ['a user', 'Subscription: Cara Pro (Monthly, 6 seats) > Cara Pro (Monthly, 7 seats)'],
    ])
  })

  it('tells what is open in a browser of every change', async () => {
    let rung = 0
    const silence = test.house.live.on('user', mine.userId, () => rung++)
    const changes: OperatorInput[] = [
      ...[PRO, { seats: '7' }, { agents: '2' }, { prices: 'base 500/5000' }, { contractEnds: '2027-12-31' }],
      ...[{ state: 'overdue' }, { period: 'annual' }],
    ]
    for (const [index, change] of changes.entries()) {
      await on('2026-11-16', change)
      await expect.poll(() => rung, { timeout: 90_000 }).toBe(index + 1)
    }
    silence()
  })

  it('is only shown where Stripe bills the agency, also when a period has ended', async () => {
    await on('2026-11-16', PRO)
    await linkStripe()
    const before = await rowsOf(test, mine.agencyId)
    const shown = await on('2027-01-20')
    expect(shown).toContain(`Stripe bills it: sub_${mine.agencyId}.`)
    expect(shown.join()).not.toMatch(/invoice|issued/i)
    for (const given of [{ seats: '9' }, { state: 'active' }, { plan: 'basic', trialDays: '9' }, { prices: 'none' }])
      await expect(on('2027-01-20', given)).rejects.toThrow(
        /^Stripe bills this agency \(sub_.+Settings, Subscription.+cancel sub_.+--unlink-stripe/,
      )
    expect(await rowsOf(test, mine.agencyId)).toEqual(before)
    // An older invoice of Cara's own may still be paid.
    expect(await on('2027-01-20', { paid: '1' })).toContain('INV-0001 is paid.')
  })

  it('is unlinked from Stripe on demand, and says what that does not do there', async () => {
    await on('2026-11-16', PRO)
    await linkStripe()
    await expect(on('2026-11-20', { unlinkStripe: true, seats: '2' })).rejects.toThrow('--seats is')
    expect(await links()).toMatchObject([{ subscription_id: `sub_${mine.agencyId}` }])
    const said = await on('2026-11-20', { unlinkStripe: true, plan: 'enterprise', seats: 'none' })
    expect(said[0]).toBe('Cara Enterprise (no seat limit): Active')
    expect(said.join('\n')).toContain(
      `Nothing was changed at Stripe: sub_${mine.agencyId} goes on charging there until you cancel it`,
    )
    expect(await links()).toEqual([{ customer_id: null, subscription_id: null }])
    expect((await history()).at(-1)).toEqual([
      'OPERATOR',
      `Payments by Stripe: sub_${mine.agencyId} > none`,
      'Subscription: Cara Pro (Monthly, 6 seats) > Cara Enterprise (no seat limit)',
      'Period: Nov 16, 2026 to Dec 15, 2026 > none',
    ])
    await expect(on('2026-11-20', { unlinkStripe: true })).rejects.toThrow('there is nothing to unlink')
  })

  it('is not unlinked while a change is under way at Stripe', async () => {
    await linkStripe({ busy_until: new Date('2026-11-20T17:03:00Z') })
    await expect(on('2026-11-20', { unlinkStripe: true })).rejects.toThrow('Try again in a few minutes')
    expect(await on('2026-11-21', { unlinkStripe: true })).toContain('No invoice is to come.')
  })

  it('makes a user an owner, where no owner is left who can sign in', async () => {
    const colleague = await aColleague(test, mine, 'Jules Mockingham')
    const set = (id: string, given: object) =>
      asOwner(test.ownerUrl, (owner) => owner.updateTable('agency_users').set(given).where('id', '=', id).execute())
    await set(colleague, { role: 'SERVICE', sees: 'ASSIGNED_ACCOUNTS' })
    await expect(makeOwner(test.ownerUrl, 'nobody@x.example.com')).rejects.toThrow('No one signs in with')
    await set(mine.userId, { state: 'DISABLED' })
    await expect(makeOwner(test.ownerUrl, mine.email)).rejects.toThrow('enable-user')
    const find = (owner: Db) =>
      owner.selectFrom('agency_users').selectAll().where('id', '=', colleague).executeTakeFirstOrThrow()
    const { email } = await asOwner(test.ownerUrl, find)
    for (let time = 0; time < 2; time++) await makeOwner(test.ownerUrl, email)
    expect(await asOwner(test.ownerUrl, find)).toMatchObject({ role: 'OWNER', sees: 'ALL_ACCOUNTS' })
    const told = await asOwner(test.ownerUrl, (owner) =>
      owner
        .selectFrom('history')
        .select(['actor', 'changes'])
        .where('agency_id', '=', mine.agencyId)
        .where('kind', '=', 'AGENCY_USER_RIGHTS_CHANGED')
        .execute(),
    )
    expect(told).toMatchObject([{ actor: 'OPERATOR', changes: [{ was: 'Service', is: 'Owner' }, { label: 'Sees' }] }])
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
    [{ prices: 'base 900' }, '--prices are dollars by the month and by the year'],
    [{ plan: 'pro', prices: 'base 900/9180, base 900/9180' }, '--prices are dollars by the month and by the year'],
    [{ plan: 'pro', prices: 'desk 900/9180' }, '--prices are dollars by the month and by the year'],
    [{ prices: 'base 900/9180' }, 'Enterprise has no price of its own: give base, seat and agent.'],
    [{ contractEnds: '2027-03-31' }, '--contract-ends says until when agreed prices hold: give them with --prices.'],
    [{ plan: 'pro', prices: 'base 900/9180', contractEnds: '2026-11-16' }, '--contract-ends is a day after today'],
    [{ plan: 'pro', prices: 'base 900/9180', contractEnds: '2027-02-30' }, '--contract-ends is a day after today'],
    [{ state: 'paused', prices: 'base 1/1, seat 1/1, agent 1/1' }, 'Nothing else changes while it is Paused'],
    [{ unlinkStripe: true }, 'Stripe does not bill this agency: there is nothing to unlink.'],
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
