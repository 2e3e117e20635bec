import { expect, it, test } from 'vitest'
import { fewestSeats, linesOf, type Period, PLANS, planOf, SUBSCRIPTION_STATES, titleOf, totalOf } from './plans.ts'

/** What spec 1 says of the plans, in dollars: the base and a seat by the month and by the year, and what is included. */
it.each([
  {
    plan: 'BASIC',
    base: [549, 5599],
    seat: [150, 1530],
    limits: { customPresets: 3, styles: 1, voiceMinutes: 500, emails: 250, knowledgePages: 500 },
    included: [
      '3 custom presets',
      '1 document style',
      '1 voice agent, 500 minutes',
      '250 e-mails',
      'Up to 500 pages',
      'under 3 business days',
    ],
  },
  {
    plan: 'PRO',
    base: [749, 7639],
    seat: [200, 2040],
    limits: { customPresets: null, styles: null, voiceMinutes: 2000, emails: 2500, knowledgePages: 5000 },
    included: [
      'Unlimited custom presets',
      'Unlimited document styles',
      '2,000 minutes a month per agent',
      '2,500 e-mails',
      'Up to 5,000 pages',
      'Unlimited AMS and CRM integrations',
      'Client portal app',
      'next business day',
    ],
  },
] as const)('$plan has the prices and limits of the specification', ({ plan, base, seat, limits, included }) => {
  const { prices, ...known } = planOf(plan)
  const cents = ([monthly, annual]: readonly [number, number]) => ({ MONTHLY: monthly * 100, ANNUAL: annual * 100 })
  expect(prices).toMatchObject({ base: cents(base), seat: cents(seat) })
  expect(prices!.voiceAgent.MONTHLY).toBe(100_00)
  expect(known.limits).toEqual(limits)
  const said = known.features.flatMap(({ items }) => items).join('\n')
  for (const words of included) expect(said).toContain(words)
})

test('Pro alone is featured, Enterprise is agreed with sales, and Standard is kept by who has it', () => {
  const which = (of: (plan: (typeof PLANS)[number]) => boolean) => PLANS.filter(of).map(({ id }) => id)
  expect(which(({ isFeatured }) => isFeatured)).toEqual(['PRO'])
  expect(which(({ isSold }) => isSold)).toEqual(['BASIC', 'PRO'])
  expect(which(({ prices }) => !prices)).toEqual(['STANDARD', 'ENTERPRISE'])
  const said = planOf('ENTERPRISE').features.flatMap(({ items }) => items)
  expect(said).toEqual(['Custom limits', 'Audit logs', 'SSO and SAML', 'API integrations'])
})

test('a price is the base, each seat beyond three, and each voice agent beyond one', () => {
  const price = (period: Period, seats: number, voiceAgents: number) =>
    totalOf(linesOf({ plan: 'BASIC', period, seats, voiceAgents })) / 100
  expect([price('MONTHLY', 3, 1), price('MONTHLY', 5, 1), price('MONTHLY', 5, 3)]).toEqual([549, 849, 1049])
  expect([price('ANNUAL', 3, 1), price('ANNUAL', 5, 1)]).toEqual([5599, 8659])
})

test('three seats are the least, or as many as there are active users', () => {
  expect([0, 3, 4, 12].map(fewestSeats)).toEqual([3, 3, 4, 12])
})

test('a subscription is called by plan, period and seats, and its states by their words', () => {
  expect(titleOf({ plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 })).toBe('Cara Pro (Monthly, 6 seats)')
  expect(titleOf({ plan: 'BASIC', period: 'ANNUAL', seats: 3, voiceAgents: 1 })).toBe('Cara Basic (Annual, 3 seats)')
  expect(SUBSCRIPTION_STATES.map(({ label }) => label)).toEqual(['Active', 'Trial', 'Overdue', 'Paused', 'Expired'])
})
