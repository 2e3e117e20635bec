import { expect, test } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'
import { acord130 } from '../../acord/130/index.ts'

const numbers = (head: string) => {
  const submission = readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: 03/01/2028

  Prior Carriers
  Year      Carrier                   Policy number      Premium      ${head}
  2026      Fern Mutual               FM-2201            18,000       0.94
  2025      Thornbury Casualty        TC-9912            16,500       0.97
`)
  const { all } = applicationOf([submission], 'Fill ACORD 130', acord130)
  return Object.entries(all).flatMap(([field, value]) =>
    /^PriorCoverage_PolicyNumberIdentifier_/.test(field) ? [value] : [],
  )
}

test('policies before that have an experience modification are of workers compensation', () => {
  expect(numbers('Mod')).toEqual(['FM-2201', 'TC-9912'])
  expect(numbers('Zone')).toEqual([])
})

test('policies before are of the line that a column has in short', () => {
  const submission = readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: 03/01/2028

  Prior Carriers
  Year      Line    Carrier                   Policy number      Premium
  2026      WC      Fern Mutual               FM-2201            18,000
`)
  const { all } = applicationOf([submission], 'Fill ACORD 130', acord130)
  expect(Object.values(all)).toContain('FM-2201')
})
