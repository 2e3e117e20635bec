import { expect, it } from 'vitest'
import { dateOrNone, pendingSentence } from './policy-words.ts'

it('tells a pending cancellation: who, when, why, and what holds until then', () => {
  const cancellation = {
    canceledBy: 'CARRIER',
    effectiveAt: '2026-12-04',
    type: 'CANCELLATION',
    reason: 'INSURED_NONPAYMENT',
  } as const
  expect(pendingSentence(cancellation, 'Quillfeather Mutual', '2026-11-20')).toBe(
    'Quillfeather Mutual cancels this policy on Dec 4, 2026, in 14 days. Reason: Insured nonpayment. Until then it stays as it is.',
  )
  const byInsured = { ...cancellation, canceledBy: 'INSURED', type: 'NONRENEWAL' } as const
  expect(pendingSentence(byInsured, null, '2026-12-03')).toMatch(/^The insured does not renew .* 2026, tomorrow\./)
  const quote = { ...cancellation, canceledBy: 'AGENCY', type: 'QUOTE_EXPIRED', reason: 'OTHER' } as const
  expect(pendingSentence(quote, 'Quillfeather Mutual', '2026-11-20')).toBe(
    'The agency lets its quote expire on Dec 4, 2026, in 14 days. Reason: Other. Until then it stays as it is.',
  )
  expect(pendingSentence(cancellation, null, '2026-12-04')).toMatch(
    /^The carrier cancels this policy on Dec 4, 2026\. /,
  )
})

it('shows N/A for a date that is missing or none', () => {
  expect([dateOrNone('2027-04-01'), dateOrNone(null), dateOrNone('soon'), dateOrNone('2027-13-01')]).toEqual([
    'Apr 1, 2027',
    'N/A',
    'N/A',
    'N/A',
  ])
})
