import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../shared/plans.ts'
import { changeOf, nextBill } from './rules.ts'
import type { Subscription } from './types.ts'

const PRO: Quote = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 }
const paid = (quote: Quote, more: Partial<Subscription> = {}): Subscription => ({
  ...quote,
  state: 'ACTIVE',
  seatsActive: 5,
  prices: null,
  limits: null,
  trialEndsOn: null,
  periodStartsOn: '2026-11-01',
  periodEndsOn: '2026-12-01',
  billingDay: null,
  contractEndsOn: null,
  pending: [],
  stateSince: new Date(),
  rev: 1,
  ...more,
})

describe('changeOf', () => {
  it('charges nothing before the end of a trial', () => {
    const trial = paid(PRO, { state: 'TRIAL', trialEndsOn: '2026-12-04', periodStartsOn: null, periodEndsOn: null })
    const { invoice } = changeOf(trial, { ...PRO, period: 'ANNUAL' }, '2026-11-20')
    expect(invoice).toMatchObject({ isNextInvoice: true, on: '2026-12-04', total: 13_759_00 })
    expect(invoice.lines.map(({ name, quantity, totalAmount }) => [name, quantity, totalAmount])).toEqual([
      ['Cara Pro, 3 seats included', 1, 7639_00],
      ['Additional seats', 3, 6120_00],
    ])
  })

  it('prorates more seats by the day onto the next invoice', () => {
    // November has 30 days; from the 16th on 15 are left. 3 seats were paid ($600), 5 are to be ($1,000).
    const { invoice, after } = changeOf(paid(PRO), { ...PRO, seats: 8 }, '2026-11-16')
    expect(invoice.lines.map(({ name, totalAmount }) => [name, totalAmount])).toEqual([
      ['Unused time: Additional seats', -300_00],
      ['Remaining time: Additional seats', 500_00],
      ['Cara Pro, 3 seats included', 749_00],
      ['Additional seats', 1000_00],
    ])
    expect(invoice).toMatchObject({ isNextInvoice: true, on: '2026-12-01', total: 1949_00 })
    expect(after).toMatchObject({ periodEndsOn: '2026-12-01', pending: invoice.lines.slice(0, 2) })
  })

  it('begins another period today, less what is left of the one that was paid', () => {
    const { invoice, after } = changeOf(paid(PRO), { ...PRO, period: 'ANNUAL' }, '2026-11-16')
    expect([after.periodStartsOn, after.periodEndsOn]).toEqual(['2026-11-16', '2027-11-16'])
    expect(invoice).toMatchObject({ isNextInvoice: false, on: '2026-11-16', total: 13_759_00 - 374_50 - 300_00 })
  })

  it('invoices one that comes back at once and in whole', () => {
    const { invoice } = changeOf(paid(PRO, { state: 'EXPIRED' }), PRO, '2027-02-10')
    expect(invoice).toMatchObject({ isNextInvoice: false, on: '2027-02-10', total: 1349_00 })
  })

  it('has nothing to invoice where no price is agreed', () => {
    const own = paid({ plan: 'ENTERPRISE', period: 'ANNUAL', seats: null, voiceAgents: 1 })
    expect(changeOf(own, { ...own, seats: 9 }, '2026-11-16').invoice).toMatchObject({ lines: [], total: 0, on: null })
    expect(nextBill(own)).toBeNull()
  })
})
