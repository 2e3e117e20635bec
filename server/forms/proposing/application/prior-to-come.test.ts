import { expect, test } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'

const numbers = (asked: string) => {
  const submission = readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: ${asked}

  Prior Carriers
  Year      Line                   Carrier                   Policy number      Premium
  2027      General Liability      Fern Mutual               FM-2201            18,000
  2026      General Liability      Thornbury Casualty        TC-9912            16,500
`)
  const { all } = applicationOf([submission])
  return Object.entries(all).flatMap(([field, value]) =>
    /^PriorCoverage_\w+_PolicyNumberIdentifier_/.test(field) ? [value] : [],
  )
}

test('a policy that begins with the term that is asked for is none before', () => {
  expect(numbers('03/01/2027')).toEqual(['TC-9912'])
  expect(numbers('03/01/2028')).toEqual(['FM-2201', 'TC-9912'])
})

test('the line of other policies before is called as the heading over their list calls it', () => {
  const submission = readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: 03/01/2028

  Prior carriers

  Umbrella
  Year      Carrier                   Policy number      Premium
  2027      Fern Mutual               FM-2201            18,000
  2026      Thornbury Casualty        TC-9912            16,500
`)
  expect(applicationOf([submission]).all).toMatchObject({
    PriorCoverage_OtherLine_PolicyNumberIdentifier_A: 'FM-2201',
    PriorCoverage_OtherLine_LineOfBusinessCode_A: 'Umbrella',
  })
})
