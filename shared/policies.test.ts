import { expect, it } from 'vitest'
import { idsOf } from './labeled.ts'
import {
  BILLING_TYPES,
  byTerm,
  CANCELED_BY,
  CANCELLATION_REASONS,
  CANCELLATION_TYPES,
  MARKETS,
  NEW_POLICY_DAYS,
  PAYMENT_INTERVALS,
  POLICY_FILE_TYPES,
  POLICY_TABS,
  POLICY_TYPES,
  PRICE_PARTS,
  policyFilterOf,
  totalOf,
} from './policies.ts'
import { POLICY_STATES } from './states.ts'

/** "Cyber | Directors and Officers": written out here, so that no list can agree with itself. */
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label).join(' | ')

it('calls the lines of business what people call them (spec 3 §4, spec 1 §3)', () => {
  expect(labels(POLICY_TYPES)).toBe(
    'Accident and Health | Business Owners | Auto | Cyber | Directors and Officers | Employment Practices Liability | ' +
      'Errors and Omission Liability | Excess | General Liability | Jewelers Block | Other | Package | Product Liability | ' +
      'Professional Liability | Property | Rental | Shipping and Transportation | Umbrella | Workers Compensation',
  )
  expect(POLICY_TYPES.find(({ id }) => id === 'COMMERCIAL_AUTO')?.label).toBe('Auto')
})

it('calls what is chosen of a policy by its name, the default first (spec 3 §4)', () => {
  expect(labels(MARKETS)).toBe('Admitted | Excess and Surplus')
  expect(labels(BILLING_TYPES)).toBe('Direct | Agency')
  expect(labels(PAYMENT_INTERVALS)).toBe('Annual | Monthly | Quarterly | None')
  expect(labels(CANCELLATION_TYPES)).toBe('Cancellation | Non-Renewal | Quote Expired')
  expect(labels(CANCELED_BY)).toBe('Carrier | Insured | Agency')
  expect(labels(CANCELLATION_REASONS)).toBe(
    'Insured nonpayment | Insured closed business | Insured found better coverage | Insured found better price | ' +
      'Insured has no exposure | Carrier closed class | Carrier loss history | Carrier nonpayment | ' +
      'Carrier underwriting reason | Agency found better coverage | Agency found better price | Other',
  )
  expect(CANCELLATION_REASONS).toHaveLength(12)
  expect(NEW_POLICY_DAYS).toBe(365)
})

it('shows a file to the client by what it is (spec 3 §5)', () => {
  const shown = POLICY_FILE_TYPES.filter(({ visible }) => visible)
  expect(labels(shown)).toBe('Binder | Endorsement | Lost policy release | Policy document | Quote document')
  expect(labels(POLICY_FILE_TYPES.filter(({ visible }) => !visible))).toBe(
    'Application form | Certificate | Invoice | Notice of cancellation | Other',
  )
})

it('gives each state of a policy its name and color: amber, sky, green, neutral, red (spec 3 §4)', () => {
  const looks = Object.fromEntries(POLICY_STATES.map(({ id, label, tone }) => [id, `${label}, ${tone}`]))
  expect(looks).toEqual({
    BINDING: 'Binding, work',
    INFORCE: 'Active, done',
    PENDING: 'Pending, wait',
    EXPIRED: 'Expired, none',
    CANCELED: 'Canceled, fail',
    UNKNOWN: 'Unknown, none',
  })
})

it('sorts what soon expires by that day, unless another order is asked for', () => {
  const sortOf = (values: Record<string, string[]>) => policyFilterOf((name) => values[name] ?? []).sort
  expect([sortOf({}), sortOf({ expires: ['60'] }), sortOf({ expires: ['61'] })]).toEqual([
    'CREATED_DESC',
    'EXPIRES_ASC',
    'CREATED_DESC',
  ])
  expect(sortOf({ expires: ['60'], sort: ['CREATED_DESC'] })).toBe('CREATED_DESC')
  expect(POLICY_TABS.map(({ id }) => `${id} ${sortOf({ tab: [id] })}`)).toEqual([
    'ALL CREATED_DESC',
    'EXPIRES_30 EXPIRES_ASC',
    'EXPIRES_60 EXPIRES_ASC',
    'EXPIRES_90 EXPIRES_ASC',
    'BINDING CREATED_DESC',
    'CANCELED CREATED_DESC',
  ])
})

it.each(PRICE_PARTS)('counts $label in the total', ({ id }) => {
  expect(totalOf({ ...Object.fromEntries(PRICE_PARTS.map((part) => [part.id, '0.00'])), [id]: '12.34' })).toBe('12.34')
})

it('has six parts of a price (spec 3 §5)', () => {
  expect(idsOf(PRICE_PARTS)).toEqual(['premium', 'taxes', 'agencyFees', 'brokerFees', 'policyFees', 'otherFees'])
})

it('puts the term in force first, then the newest', () => {
  const term = (inforceAt: string, expiresAt: string | null, state = 'INFORCE') => ({ state, inforceAt, expiresAt })
  const [old, now, next] = [2025, 2026, 2027].map((year) => term(`${year}-03-01`, `${year + 1}-03-01`)) as [
    ReturnType<typeof term>,
    ReturnType<typeof term>,
    ReturnType<typeof term>,
  ]
  const canceled = term('2026-05-01', '2027-05-01', 'CANCELED')
  const open = term('2026-05-01', null, 'BINDING')
  expect([open, old, canceled, next, now].toSorted(byTerm('2026-06-15'))).toEqual([now, next, canceled, old, open])
})
