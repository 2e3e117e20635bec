import { expect, test } from 'vitest'
import { applicationOf, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'

test('a policy of which only the end is told stands among those before, without a year', () => {
  const letter = readDrawn(`
  From: Lena Fosse <lena@heronquay.example>
  Sent: December 4, 2026
  Subject: Our insurance

  Please quote general liability for our business. We make and sell pottery. The named insured is
  Heron Quay Pottery LLC and we would like all of our policies to begin on March 1, 2027.
  Our liability is with Elm Mutual, policy EM-4410, at $6,260 and has never had a claim.

  Lena Fosse, owner
`)
  const told = Object.entries(applicationOf([letter]).all).filter(([field]) => field.startsWith('PriorCoverage_'))
  expect(Object.fromEntries(told)).toEqual({
    PriorCoverage_GeneralLiability_InsurerFullName_A: 'Elm Mutual',
    PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A: 'EM-4410',
    PriorCoverage_GeneralLiability_TotalPremiumAmount_A: '6,260',
    PriorCoverage_GeneralLiability_ExpirationDate_A: '03/01/2027',
  })
})
