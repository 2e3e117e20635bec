import { describe, expect, it } from 'vitest'
import { idsOf } from '../../../shared/labeled.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import {
  commissionOn,
  mistakesOfDays,
  newPolicy,
  POLICY_ACTS,
  renewalOf,
  stateAfterEdit,
  stateBy,
  WHY_NOT,
  withoutSources,
} from './rules.ts'
import type { Cancellation, Policy } from './types.ts'

const TODAY = '2026-11-20'

const canceled = (reinstated: boolean): Cancellation => ({
  id: 'c',
  canceledAt: new Date(0),
  canceledBy: 'CARRIER',
  effectiveAt: '2026-12-04',
  type: 'CANCELLATION',
  reason: 'INSURED_NONPAYMENT',
  reasonDescription: null,
  returnPremium: '0.00',
  returnCommission: '0.00',
  closedAt: null,
  reinstatement: reinstated ? { reinstatedAt: new Date(0), effectiveAt: TODAY, reasonDescription: null } : null,
})

const fresh = newPolicy('GENERAL_LIABILITY', TODAY, 'robin')
const policy: Policy = {
  ...fresh,
  id: 'p',
  accountId: 'a',
  pricing: { ...fresh.pricing, total: '0.00' },
  cancellation: null,
  previousId: null,
  nextId: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  rev: 1,
}

describe('what can be done with a policy (spec 3 §4)', () => {
  const CANCELLATIONS = [
    ['never canceled', null],
    ['canceled', canceled(false)],
    ['reinstated', canceled(true)],
  ] as const
  /** By what was canceled and whether it was renewed: the acts that are allowed. */
  const ALLOWED: Record<string, string> = {
    'never canceled': 'edit cancel renew delete',
    'never canceled, renewed': 'edit cancel',
    canceled: 'edit reinstate renew delete',
    'canceled, renewed': 'edit reinstate',
    reinstated: 'edit cancel renew delete',
    'reinstated, renewed': 'edit cancel',
  }
  const cases = idsOf(POLICY_STATES).flatMap((state) =>
    CANCELLATIONS.flatMap(([name, cancellation]) =>
      [null, 'next'].map((nextId) => ({
        state,
        name: nextId ? `${name}, renewed` : name,
        subject: { ...policy, state, cancellation, nextId },
      })),
    ),
  )

  it.each(cases)('$state, $name', ({ name, subject }) => {
    const allowed = POLICY_ACTS.filter((act) => WHY_NOT[act](subject) === null)
    expect(allowed.join(' ')).toBe(ALLOWED[name])
  })

  it('is refused with a reason', () => {
    const renewed = { ...policy, nextId: 'next' }
    expect(WHY_NOT.cancel({ ...policy, cancellation: canceled(false) })).toBe('A cancellation is already recorded.')
    expect(WHY_NOT.reinstate(policy)).toBe('Nothing is canceled.')
    expect(WHY_NOT.reinstate({ ...policy, cancellation: canceled(true) })).toBe('It is already reinstated.')
    expect([WHY_NOT.renew(renewed), WHY_NOT.delete(renewed)]).toEqual(
      Array(2).fill('A newer version of this policy exists.'),
    )
  })
})

it.each([
  [null, null, 'BINDING'],
  [null, '2027-04-01', 'BINDING'],
  ['2026-11-21', '2027-04-01', 'BINDING'],
  [TODAY, '2027-04-01', 'INFORCE'],
  ['2026-04-01', null, 'INFORCE'],
  ['2026-04-01', '2026-11-21', 'INFORCE'],
  ['2026-04-01', TODAY, 'EXPIRED'],
  ['2025-04-01', '2026-04-01', 'EXPIRED'],
] as const)('a policy from %s to %s is %s', (inforceAt, expiresAt, state) => {
  expect(stateBy({ inforceAt, expiresAt }, TODAY)).toBe(state)
})

describe('days that cannot be', () => {
  const at = (inforceAt: string | null, expiresAt: string | null, cancellation = policy.cancellation) =>
    mistakesOfDays({ inforceAt, expiresAt }, cancellation).map(({ path, message }) => `${path.join('.')}: ${message}`)
  it.each([
    ['2026-04-01', '2027-04-01'],
    [null, '2026-04-01'],
    ['2026-04-01', null],
  ])('are not from %s to %s', (begins, ends) => {
    expect(at(begins, ends)).toEqual([])
  })
  it('are an end that is not after the beginning, or before a cancellation that waits', () => {
    expect(at('2026-04-01', '2026-04-01')).toEqual(['expiresAt: A policy expires after it begins.'])
    const pending = { ...canceled(false)!, effectiveAt: '2026-12-01' }
    expect(at('2026-04-01', '2026-11-30', pending)).toEqual([
      'expiresAt: Its cancellation takes effect after that, on Dec 1, 2026. Reinstate it first.',
    ])
    expect(at('2026-04-01', '2026-12-01', pending)).toEqual([])
    expect(at('2026-04-01', '2026-11-30', { ...pending, closedAt: new Date(0) })).toEqual([])
    expect(at('2026-04-01', '2026-11-30', { ...canceled(true)!, effectiveAt: '2026-12-01' })).toEqual([])
  })
})

describe('an edit of the days', () => {
  const running = { ...fresh, state: 'INFORCE', inforceAt: '2026-04-01', expiresAt: '2027-04-01' } as const
  it.each([
    ['INFORCE', { expiresAt: '2026-10-01' }, 'EXPIRED'],
    ['EXPIRED', { expiresAt: '2027-10-01' }, 'INFORCE'],
    ['BINDING', { inforceAt: '2026-05-01' }, 'INFORCE'],
    ['INFORCE', { inforceAt: '2027-01-01' }, 'BINDING'],
    ['BINDING', {}, 'BINDING'],
    ['EXPIRED', {}, 'EXPIRED'],
    ['CANCELED', { expiresAt: '2027-10-01' }, 'CANCELED'],
    ['PENDING', { expiresAt: '2026-10-01' }, 'PENDING'],
    ['UNKNOWN', { expiresAt: '2026-10-01' }, 'UNKNOWN'],
  ] as const)('makes of %s with %o: %s', (state, days, after) => {
    expect(stateAfterEdit({ ...running, state }, { ...running, ...days }, TODAY)).toBe(after)
  })
})

it('a new policy is binding, direct, annual, without a minimum, and expires 365 days after today (spec 3 §9)', () => {
  expect(fresh).toMatchObject({ state: 'BINDING', expiresAt: '2027-11-20', inforceAt: null, agencyUserId: 'robin' })
  expect(fresh.pricing).toMatchObject({ billingType: 'DIRECT', paymentIntervalType: 'ANNUAL', premium: '0.00' })
  expect(fresh.pricing.minimumEarnedPremium).toBe('0.00')
  expect(newPolicy('CYBER', '2027-06-01', null).expiresAt).toBe('2028-05-31')
})

describe('a renewal', () => {
  const old: Policy = {
    ...policy,
    state: 'EXPIRED',
    policyNumber: 'QF-1',
    quoteNumber: 'Q-1',
    carrierId: 'carrier',
    brokerId: 'broker',
    issuedAt: '2026-03-28',
    inforceAt: '2026-04-01',
    expiresAt: '2027-04-01',
    limits: { glAggregateLimit: '2000000.00' },
    details: { deductible: '$1,000 per claim' },
    pricing: { ...policy.pricing, premium: '8420.00', taxes: '252.60', billingType: 'AGENCY', total: '8672.60' },
    sources: { policyNumber: { fileId: 'f', fileName: 'x', page: 1, quote: 'QF-1', acceptedBy: null, acceptedAt: '' } },
  }
  it('runs a year from the day the old one expires and carries limits, details, companies and price', () => {
    const { total: _total, ...pricing } = old.pricing
    const { limits, details } = old
    expect(renewalOf(old, TODAY)).toMatchObject({ inforceAt: '2027-04-01', expiresAt: '2028-04-01', state: 'BINDING' })
    expect(renewalOf(old, TODAY)).toMatchObject({ limits, details, pricing, carrierId: 'carrier', brokerId: 'broker' })
  })
  it('carries no number, no source and no day of issue', () => {
    const blank = { policyNumber: null, quoteNumber: null, issuedAt: null, sources: {} }
    expect(renewalOf(old, TODAY)).toMatchObject(blank)
    expect(Object.keys(renewalOf(old, TODAY).sources)).toEqual([])
  })
  it('of a policy that never expires runs from today; of one from 29 February to the 28th', () => {
    expect(renewalOf({ ...old, expiresAt: null }, TODAY)).toMatchObject({ inforceAt: TODAY, expiresAt: '2027-11-20' })
    expect(renewalOf({ ...old, expiresAt: '2028-02-29' }, TODAY).expiresAt).toBe('2029-02-28')
  })
})

it.each([
  ['9000.00', { premium: '8420.00', estimatedCommission: '1052.50' }, '1125.00'],
  ['0.10', { premium: '100.00', estimatedCommission: '15.00' }, '0.02'],
  ['9999999999999.99', { premium: '100.00', estimatedCommission: '10.00' }, '1000000000000.00'],
  ['500.00', { premium: '0.00', estimatedCommission: '20.00' }, '20.00'],
  ['0.00', { premium: '500.00', estimatedCommission: '20.00' }, '20.00'],
  ['100000.00', { premium: '8417.00', estimatedCommission: '1052.13' }, '12500.06'],
] as const)('the commission on %s at the rate of %o is %s', (premium, old, commission) => {
  expect(commissionOn(premium, old)).toBe(commission)
})

it('a changed field loses its source, and so do the parts of a changed list', () => {
  const source = { fileId: 'f', fileName: 'x', page: 1, quote: 'x', acceptedBy: null, acceptedAt: '' }
  const sources = { policyNumber: source, 'details.locations.0': source, 'details.locationsOfOthers': source }
  expect(Object.keys(withoutSources(sources, ['details.locations']))).toEqual([
    'policyNumber',
    'details.locationsOfOthers',
  ])
})
