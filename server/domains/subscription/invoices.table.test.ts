import { expect, it } from 'vitest'
import type { IsoDate } from '../../../shared/dates.ts'
import { decimalOf } from '../../../shared/money.ts'
import type { InvoiceLine, Prices, Quote } from '../../../shared/plans.ts'
import { type Change, changeOf, dueBy } from './rules.ts'
import type { Subscription } from './types.ts'

/*
 * Invoices worked out by hand. Prices, a month / a year: Basic 549 / 5599, a seat beyond three 150 / 1530; Pro 749 / 7639, a seat
 * 200 / 2040; a voice agent beyond one 100 / 1020. Days that are left count from the day of the change to the day before the next period.
 */

/** A change of what is paid for on a day, or a day that comes: its midnight. */
type Step = [on: IsoDate, change?: Partial<Quote>]
type Row = {
  name: string
  /** Where it differs from Pro, monthly, 6 seats, 1 voice agent, active, paid from Nov 1 to Dec 1, 2026. */
  start?: Partial<Subscription>
  steps: Step[]
  /** Every invoice that was issued: its day, lines and total, and what is due where that is not the total. */
  invoices: string[]
  ends?: Partial<Subscription>
}

const agreed = (base: number, seat: number, voiceAgent = 80_00): Prices => ({
  base: { MONTHLY: base, ANNUAL: base },
  seat: { MONTHLY: seat, ANNUAL: seat },
  voiceAgent: { MONTHLY: voiceAgent, ANNUAL: voiceAgent },
})
const from = (periodStartsOn: IsoDate, periodEndsOn: IsoDate): Partial<Subscription> => ({
  periodStartsOn,
  periodEndsOn,
})
const TRIAL = { state: 'TRIAL', trialEndsOn: '2026-12-04', periodStartsOn: null, periodEndsOn: null } as const
const ANNUAL = { period: 'ANNUAL' } as const
const BASIC = { plan: 'BASIC' } as const

const TABLE: Row[] = [
  // Nothing changes
  {
    name: 'a month follows a month',
    steps: [['2026-12-01']],
    invoices: ['2026-12-01: Pro 749.00 + seats 600.00 = 1349.00'],
  },
  {
    name: 'a year follows a year',
    start: { ...ANNUAL, ...from('2026-03-01', '2027-03-01') },
    steps: [['2027-02-28'], ['2027-03-01']],
    invoices: ['2027-03-01: Pro 7639.00 + seats 6120.00 = 13759.00'],
    ends: { periodEndsOn: '2028-03-01' },
  },
  {
    name: 'three months that came while nobody was there are three invoices',
    start: { seats: 3 },
    steps: [['2027-02-01']],
    invoices: ['2026-12-01: Pro 749.00 = 749.00', '2027-01-01: Pro 749.00 = 749.00', '2027-02-01: Pro 749.00 = 749.00'],
  },
  {
    name: 'a month from the 31st ends with shorter months and goes back to the 31st',
    start: { seats: 3, billingDay: 31, ...from('2027-01-31', '2027-02-28') },
    steps: [['2027-02-28'], ['2027-03-31'], ['2027-04-30']],
    invoices: ['2027-02-28: Pro 749.00 = 749.00', '2027-03-31: Pro 749.00 = 749.00', '2027-04-30: Pro 749.00 = 749.00'],
    ends: { periodEndsOn: '2027-05-31' },
  },
  {
    name: 'a year from February 29 ends on the 28th, and on the 29th where there is one',
    start: { ...ANNUAL, seats: 3, billingDay: 29, ...from('2030-02-28', '2031-02-28') },
    steps: [['2031-02-28']],
    invoices: ['2031-02-28: Pro 7639.00 = 7639.00'],
    ends: { periodEndsOn: '2032-02-29' },
  },
  {
    name: 'an overdue subscription is billed on and stays overdue',
    start: { state: 'OVERDUE', seats: 3 },
    // 15 of 30 days: one seat is 200 × 15/30 = 100.
    steps: [['2026-11-16', { seats: 4 }], ['2026-12-01']],
    invoices: ['2026-12-01: remaining seats 100.00 + Pro 749.00 + seats 200.00 = 1049.00'],
    ends: { state: 'OVERDUE' },
  },

  // Seats and voice agents, by the length of the month
  {
    name: 'more seats in a month of 28 days',
    start: from('2027-02-01', '2027-03-01'),
    // 14 of 28 days: 3 seats 600 × 14/28 = 300, 5 seats 1000 × 14/28 = 500.
    steps: [['2027-02-15', { seats: 8 }], ['2027-03-01']],
    invoices: ['2027-03-01: unused seats -300.00 + remaining seats 500.00 + Pro 749.00 + seats 1000.00 = 1949.00'],
  },
  {
    name: 'more seats in a month of 29 days',
    start: from('2028-02-01', '2028-03-01'),
    // 15 of 29 days: 600 × 15/29 = 310.345, 1000 × 15/29 = 517.241.
    steps: [['2028-02-15', { seats: 8 }], ['2028-03-01']],
    invoices: ['2028-03-01: unused seats -310.34 + remaining seats 517.24 + Pro 749.00 + seats 1000.00 = 1955.90'],
  },
  {
    name: 'more seats in a month of 30 days',
    // 15 of 30 days: 600 / 2 = 300, 1000 / 2 = 500.
    steps: [['2026-11-16', { seats: 8 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -300.00 + remaining seats 500.00 + Pro 749.00 + seats 1000.00 = 1949.00'],
  },
  {
    name: 'one seat more in a month of 31 days',
    start: from('2026-12-01', '2027-01-01'),
    // 21 of 31 days: 600 × 21/31 = 406.452, 800 × 21/31 = 541.935.
    steps: [['2026-12-11', { seats: 7 }], ['2027-01-01']],
    invoices: ['2027-01-01: unused seats -406.45 + remaining seats 541.94 + Pro 749.00 + seats 800.00 = 1684.49'],
  },
  {
    name: 'more seats on the first day cost the whole month',
    // 30 of 30 days.
    steps: [['2026-11-01', { seats: 8 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -600.00 + remaining seats 1000.00 + Pro 749.00 + seats 1000.00 = 2149.00'],
  },
  {
    name: 'more seats on the last day cost one day',
    // 1 of 30 days: 600 / 30 = 20, 1000 / 30 = 33.333.
    steps: [['2026-11-30', { seats: 8 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -20.00 + remaining seats 33.33 + Pro 749.00 + seats 1000.00 = 1762.33'],
  },
  {
    name: 'a change on the day a period ends begins the next one with it',
    steps: [['2026-12-01', { seats: 8 }], ['2026-12-01']],
    invoices: ['2026-12-01: Pro 749.00 + seats 1000.00 = 1749.00'],
    ends: { periodEndsOn: '2027-01-01' },
  },
  {
    name: 'fewer seats are credited',
    start: { seats: 8 },
    // 15 of 30 days: 1000 / 2 = 500, 600 / 2 = 300.
    steps: [['2026-11-16', { seats: 6 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -500.00 + remaining seats 300.00 + Pro 749.00 + seats 600.00 = 1149.00'],
  },
  {
    name: 'the first extra voice agent has no unused time',
    // 10 of 30 days: 100 / 3 = 33.333.
    steps: [['2026-11-21', { voiceAgents: 2 }], ['2026-12-01']],
    invoices: ['2026-12-01: remaining agents 33.33 + Pro 749.00 + seats 600.00 + agents 100.00 = 1482.33'],
  },
  {
    name: 'extra voice agents that go are credited',
    start: { seats: 3, voiceAgents: 3 },
    // 15 of 30 days: 200 / 2 = 100.
    steps: [['2026-11-16', { voiceAgents: 1 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused agents -100.00 + Pro 749.00 = 649.00'],
  },

  // Annual periods
  {
    name: 'a seat in a year of 366 days',
    start: { ...ANNUAL, seats: 3, ...from('2028-01-01', '2029-01-01') },
    // July to December has 184 days: 2040 × 184/366 = 1025.574.
    steps: [['2028-07-01', { seats: 4 }], ['2029-01-01']],
    invoices: ['2029-01-01: remaining seats 1025.57 + Pro 7639.00 + seats 2040.00 = 10704.57'],
  },
  {
    name: 'voice agents on February 29 of a year that began the March before',
    start: { ...ANNUAL, seats: 3, ...from('2027-03-15', '2028-03-15') },
    // February 29 to March 14 is 15 of 366 days: 2040 × 15/366 = 83.607.
    steps: [['2028-02-29', { voiceAgents: 3 }], ['2028-03-15']],
    invoices: ['2028-03-15: remaining agents 83.61 + Pro 7639.00 + agents 2040.00 = 9762.61'],
  },
  {
    name: 'seats on the first day of a year cost the whole year',
    start: { ...BASIC, ...ANNUAL, seats: 3, ...from('2026-03-01', '2027-03-01') },
    steps: [['2026-03-01', { seats: 5 }], ['2027-03-01']],
    invoices: ['2027-03-01: remaining seats 3060.00 + Basic 5599.00 + seats 3060.00 = 11719.00'],
  },
  {
    name: 'seats on the last day of a year cost one day',
    start: { ...BASIC, ...ANNUAL, seats: 3, ...from('2026-03-01', '2027-03-01') },
    // 1 of 365 days: 3060 / 365 = 8.384.
    steps: [['2027-02-28', { seats: 5 }], ['2027-03-01']],
    invoices: ['2027-03-01: remaining seats 8.38 + Basic 5599.00 + seats 3060.00 = 8667.38'],
  },

  // Plans
  {
    name: 'Basic to Pro',
    start: BASIC,
    // 15 of 30 days, half of each: 549 → 274.50, 450 → 225; 749 → 374.50, 600 → 300.
    steps: [['2026-11-16', { plan: 'PRO' }], ['2026-12-01']],
    invoices: [
      '2026-12-01: unused Basic -274.50 + unused seats -225.00 + remaining Pro 374.50 + remaining seats 300.00 + Pro 749.00 + seats 600.00 = 1524.00',
    ],
  },
  {
    name: 'Pro to Basic',
    // The same the other way round.
    steps: [['2026-11-16', BASIC], ['2026-12-01']],
    invoices: [
      '2026-12-01: unused Pro -374.50 + unused seats -300.00 + remaining Basic 274.50 + remaining seats 225.00 + Basic 549.00 + seats 450.00 = 824.00',
    ],
  },
  {
    name: 'Basic to Pro in a year',
    start: { ...BASIC, ...ANNUAL, seats: 3, ...from('2026-01-01', '2027-01-01') },
    // 30 of 365 days: 5599 × 30/365 = 460.192, 7639 × 30/365 = 627.863.
    steps: [['2026-12-02', { plan: 'PRO' }], ['2027-01-01']],
    invoices: ['2027-01-01: unused Basic -460.19 + remaining Pro 627.86 + Pro 7639.00 = 7806.67'],
  },
  {
    name: 'a credit larger than the charge is carried on until it is used',
    start: { seats: 50 },
    // 29 of 30 days: 749 → 724.033, 47 seats 9400 → 9086.667; 549 → 530.70. Then 8731 - 549 = 8182 are left.
    steps: [['2026-11-02', { ...BASIC, seats: 3 }], ['2026-12-01'], ['2027-01-01']],
    invoices: [
      '2026-12-01: unused Pro -724.03 + unused seats -9086.67 + remaining Basic 530.70 + Basic 549.00 = -8731.00, due 0.00',
      '2027-01-01: credit -8731.00 + Basic 549.00 = -8182.00, due 0.00',
    ],
  },
  {
    name: 'a credit that is used up leaves the rest due',
    start: { ...BASIC, seats: 3, pending: [line('Credit carried over', -600_00)] },
    steps: [['2026-12-01'], ['2027-01-01'], ['2027-02-01']],
    // 549 - 600 = -51; 549 - 51 = 498.
    invoices: [
      '2026-12-01: credit -600.00 + Basic 549.00 = -51.00, due 0.00',
      '2027-01-01: credit -51.00 + Basic 549.00 = 498.00',
      '2027-02-01: Basic 549.00 = 549.00',
    ],
  },

  // Several changes in one period
  {
    name: 'what was prorated stands on one invoice and on no other',
    steps: [['2026-11-16', { seats: 8 }], ['2026-12-01'], ['2027-01-01']],
    invoices: [
      '2026-12-01: unused seats -300.00 + remaining seats 500.00 + Pro 749.00 + seats 1000.00 = 1949.00',
      '2027-01-01: Pro 749.00 + seats 1000.00 = 1749.00',
    ],
  },
  {
    name: 'seats up, then down',
    // 20 of 30 days: 600 → 400, 1000 → 666.667. 10 of 30 days: 1000 → 333.333, 800 → 266.667.
    steps: [['2026-11-11', { seats: 8 }], ['2026-11-21', { seats: 7 }], ['2026-12-01']],
    invoices: [
      '2026-12-01: unused seats -400.00 + remaining seats 666.67 + unused seats -333.33 + remaining seats 266.67 + Pro 749.00 + seats 800.00 = 1749.01',
    ],
  },
  {
    name: 'there and back on one day costs nothing',
    steps: [['2026-11-16', { seats: 8 }], ['2026-11-16', { seats: 6 }], ['2026-12-01']],
    invoices: [
      '2026-12-01: unused seats -300.00 + remaining seats 500.00 + unused seats -500.00 + remaining seats 300.00 + Pro 749.00 + seats 600.00 = 1349.00',
    ],
  },
  {
    name: 'a voice agent, then another plan, then a seat',
    start: { ...BASIC, seats: 3 },
    // 25 of 30 days: 100 → 83.333. 15 of 30: 549 → 274.50, 749 → 374.50; the agent costs the same. 5 of 30: 200 → 33.333.
    steps: [
      ['2026-11-06', { voiceAgents: 2 }],
      ['2026-11-16', { plan: 'PRO' }],
      ['2026-11-26', { seats: 4 }],
      ['2026-12-01'],
    ],
    invoices: [
      '2026-12-01: remaining agents 83.33 + unused Basic -274.50 + remaining Pro 374.50 + remaining seats 33.33 + Pro 749.00 + seats 200.00 + agents 100.00 = 1265.66',
    ],
  },

  // Another period
  {
    name: 'monthly to annual begins a year today',
    // 15 of 30 days: 749 → 374.50, 600 → 300.
    steps: [['2026-11-16', ANNUAL], ['2026-12-01'], ['2027-11-16']],
    invoices: [
      '2026-11-16: unused Pro -374.50 + unused seats -300.00 + Pro 7639.00 + seats 6120.00 = 13084.50',
      '2027-11-16: Pro 7639.00 + seats 6120.00 = 13759.00',
    ],
  },
  {
    name: 'annual to monthly is paid from the credit',
    start: { ...ANNUAL, ...from('2026-01-01', '2027-01-01') },
    // July 2 to December 31 is 183 of 365 days: 7639 → 3829.964, 6120 → 3068.384. Then 5549.34 - 1349 = 4200.34.
    steps: [['2026-07-02', { period: 'MONTHLY' }], ['2026-08-02']],
    invoices: [
      '2026-07-02: unused Pro -3829.96 + unused seats -3068.38 + Pro 749.00 + seats 600.00 = -5549.34, due 0.00',
      '2026-08-02: credit -5549.34 + Pro 749.00 + seats 600.00 = -4200.34, due 0.00',
    ],
  },
  {
    name: 'annual and back on the day gives the whole year back',
    steps: [['2026-11-16', ANNUAL], ['2026-11-16', { period: 'MONTHLY' }], ['2026-12-16']],
    // 7639 + 6120 - 1349 = 12410; 12410 - 1349 = 11061.
    invoices: [
      '2026-11-16: unused Pro -374.50 + unused seats -300.00 + Pro 7639.00 + seats 6120.00 = 13084.50',
      '2026-11-16: unused Pro -7639.00 + unused seats -6120.00 + Pro 749.00 + seats 600.00 = -12410.00, due 0.00',
      '2026-12-16: credit -12410.00 + Pro 749.00 + seats 600.00 = -11061.00, due 0.00',
    ],
  },
  {
    name: 'another period takes along what earlier changes left',
    // 25 of 30 days: 600 → 500, 1000 → 833.333. 15 of 30 days: 749 → 374.50, 1000 → 500.
    steps: [['2026-11-06', { seats: 8 }], ['2026-11-16', ANNUAL], ['2027-11-16']],
    invoices: [
      '2026-11-16: unused seats -500.00 + remaining seats 833.33 + unused Pro -374.50 + unused seats -500.00 + Pro 7639.00 + seats 10200.00 = 17297.83',
      '2027-11-16: Pro 7639.00 + seats 10200.00 = 17839.00',
    ],
  },

  // What comes back
  {
    name: 'a restart after the end is a whole period from today',
    start: { state: 'EXPIRED' },
    steps: [['2027-02-01'], ['2027-02-10', {}], ['2027-03-10']],
    invoices: ['2027-02-10: Pro 749.00 + seats 600.00 = 1349.00', '2027-03-10: Pro 749.00 + seats 600.00 = 1349.00'],
    ends: { state: 'ACTIVE', periodEndsOn: '2027-04-10' },
  },
  {
    name: 'of a period in which it expired nothing is left',
    start: { state: 'EXPIRED' },
    steps: [['2026-11-16', {}]],
    invoices: ['2026-11-16: Pro 749.00 + seats 600.00 = 1349.00'],
  },
  {
    name: 'a restart pays what was left to pay',
    start: { state: 'EXPIRED', pending: [line('Remaining time: Additional seats', 33_33)] },
    steps: [['2027-02-10', { ...BASIC, seats: 3 }], ['2027-03-10']],
    invoices: ['2027-02-10: remaining seats 33.33 + Basic 549.00 = 582.33', '2027-03-10: Basic 549.00 = 549.00'],
  },
  {
    name: 'a pause within the paid month costs nothing more',
    start: { state: 'PAUSED' },
    steps: [['2026-11-20', {}], ['2026-12-01']],
    invoices: ['2026-12-01: Pro 749.00 + seats 600.00 = 1349.00'],
    ends: { state: 'ACTIVE' },
  },
  {
    name: 'who resumes after the paid month begins a month',
    start: { state: 'PAUSED' },
    steps: [['2026-12-01'], ['2027-01-15', {}], ['2027-02-15']],
    invoices: ['2027-01-15: Pro 749.00 + seats 600.00 = 1349.00', '2027-02-15: Pro 749.00 + seats 600.00 = 1349.00'],
  },

  // Trials
  {
    name: 'a trial is billed with its end',
    start: TRIAL,
    steps: [['2026-12-03'], ['2026-12-04']],
    invoices: ['2026-12-04: Pro 749.00 + seats 600.00 = 1349.00'],
    ends: { state: 'ACTIVE', periodEndsOn: '2027-01-04' },
  },
  {
    name: 'changes in a trial cost nothing before its end',
    start: TRIAL,
    steps: [['2026-11-20', { seats: 8 }], ['2026-11-25', ANNUAL], ['2026-12-04']],
    invoices: ['2026-12-04: Pro 7639.00 + seats 10200.00 = 17839.00'],
    ends: { state: 'ACTIVE', periodEndsOn: '2027-12-04' },
  },

  // Agreed prices
  {
    name: 'Standard at the price of its contract',
    start: { plan: 'STANDARD', seats: 5, prices: agreed(400_00, 90_00), contractEndsOn: '2027-06-01' },
    // 15 of 30 days: 180 → 90, 270 → 135.
    steps: [['2026-11-16', { seats: 6 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -90.00 + remaining seats 135.00 + Standard 400.00 + seats 270.00 = 715.00'],
  },
  {
    name: 'Standard after its contract, which has no other price',
    start: { plan: 'STANDARD', seats: 5, prices: agreed(400_00, 90_00), contractEndsOn: '2026-11-15' },
    steps: [['2026-12-01']],
    invoices: ['2026-12-01: Standard 400.00 + seats 180.00 = 580.00'],
  },
  {
    name: 'Standard to Pro is credited at the price that was paid',
    start: { plan: 'STANDARD', seats: 5, prices: agreed(400_00, 90_00), contractEndsOn: '2027-06-01' },
    // 15 of 30 days: 400 → 200, 180 → 90; 749 → 374.50, 400 → 200.
    steps: [['2026-11-16', { plan: 'PRO' }], ['2026-12-01']],
    invoices: [
      '2026-12-01: unused Standard -200.00 + unused seats -90.00 + remaining Pro 374.50 + remaining seats 200.00 + Pro 749.00 + seats 400.00 = 1433.50',
    ],
    ends: { prices: null, contractEndsOn: null },
  },
  {
    name: 'Pro whose contract ends within the month has the price of Pro from the next month on',
    start: { prices: agreed(500_00, 100_00), contractEndsOn: '2026-11-15' },
    // 10 of 30 days at 100 a seat: 300 → 100, 500 → 166.667.
    steps: [['2026-11-21', { seats: 8 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -100.00 + remaining seats 166.67 + Pro 749.00 + seats 1000.00 = 1815.67'],
    ends: { prices: null, contractEndsOn: null },
  },
  {
    name: 'Enterprise without a seat limit pays no seat',
    start: {
      plan: 'ENTERPRISE',
      ...ANNUAL,
      seats: null,
      prices: agreed(30_000_00, 1000_00),
      ...from('2026-06-01', '2027-06-01'),
    },
    steps: [['2027-06-01']],
    invoices: ['2027-06-01: Enterprise 30000.00 = 30000.00'],
  },
  {
    name: 'Enterprise that counts seats from today on',
    start: {
      plan: 'ENTERPRISE',
      ...ANNUAL,
      seats: null,
      prices: agreed(30_000_00, 1000_00),
      ...from('2026-06-01', '2027-06-01'),
    },
    // December to May has 182 of 365 days: 17 seats 17000 → 8476.712.
    steps: [['2026-12-01', { seats: 20 }], ['2027-06-01']],
    invoices: ['2027-06-01: remaining seats 8476.71 + Enterprise 30000.00 + seats 17000.00 = 55476.71'],
  },
  {
    name: 'Enterprise without a price is never billed',
    start: { plan: 'ENTERPRISE', ...ANNUAL, seats: null, periodStartsOn: null, periodEndsOn: null },
    steps: [['2026-11-16', { seats: 20, voiceAgents: 4 }], ['2030-01-01']],
    invoices: [],
  },

  // Half a cent counts as one, in a charge as in a credit
  {
    name: 'half a cent of a charge',
    start: { plan: 'STANDARD', seats: 3, prices: agreed(400_00, 100_01) },
    // 100.01 / 2 = 50.005.
    steps: [['2026-11-16', { seats: 4 }], ['2026-12-01']],
    invoices: ['2026-12-01: remaining seats 50.01 + Standard 400.00 + seats 100.01 = 550.02'],
  },
  {
    name: 'half a cent of a credit',
    start: { plan: 'STANDARD', seats: 4, prices: agreed(400_00, 100_01) },
    steps: [['2026-11-16', { seats: 3 }], ['2026-12-01']],
    invoices: ['2026-12-01: unused seats -50.01 + Standard 400.00 = 349.99'],
  },
]

function line(name: string, totalAmount: number): InvoiceLine {
  return { name, quantity: 1, unitAmount: totalAmount, totalAmount }
}

it.each(TABLE)('$name', ({ start, steps, invoices, ends = {} }) => {
  const issued: string[] = []
  let subscription: Subscription = { ...STARTED, ...start }
  const take = ({ invoice, after }: Change) => {
    subscription = after
    if (!invoice.isNextInvoice) issued.push(told(invoice))
  }
  for (const [on, change] of steps) {
    if (change) take(changeOf(subscription, { ...subscription, ...change }, on))
    else for (let due = dueBy(subscription, on); due; due = dueBy(subscription, on)) take(due)
  }
  expect(issued).toEqual(invoices)
  expect(subscription).toMatchObject(ends)
})

it('has forty rows and more', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(40)
})

const STARTED: Subscription = {
  ...{ plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1, state: 'ACTIVE', seatsActive: 3 },
  ...{ prices: null, limits: null, trialEndsOn: null, billingDay: null, contractEndsOn: null, pending: [], rev: 1 },
  periodStartsOn: '2026-11-01',
  periodEndsOn: '2026-12-01',
  stateSince: new Date('2026-11-01T12:00:00Z'),
}

const SHORT = [
  ['Unused time: ', 'unused '],
  ['Remaining time: ', 'remaining '],
  [/Cara (\w+), 3 seats included/, '$1'],
  ['Additional seats', 'seats'],
  ['Additional voice agents', 'agents'],
  ['Credit carried over', 'credit'],
] as const

function told({ on, lines, total, amountDue }: Change['invoice']): string {
  const each = lines.map(({ name, totalAmount }) => {
    const short = SHORT.reduce((text, [from, to]) => text.replace(from, to), name)
    return `${short} ${decimalOf(totalAmount)}`
  })
  const due = amountDue === total ? '' : `, due ${decimalOf(amountDue)}`
  return `${on}: ${each.join(' + ')} = ${decimalOf(total)}${due}`
}
