import { expect, test } from 'vitest'
import { DECLARATIONS, evidenceOf } from '../../../tests/support/forms/drawn-evidence.ts'

const LIST = `
  Coverage                       Limit
  Building                       2,500
`

test('an amount in thousands is left to a person', () => {
  expect(evidenceOf([[DECLARATIONS + LIST]]).coverages).toEqual(['Building: 2,500'])
  const found = evidenceOf([[`${DECLARATIONS}  All limits shown in thousands\n${LIST}`]])
  expect(found.coverages).toEqual(['Building: '])
  expect(found.why('EvidenceOfProperty_LimitAmount_A')).toBe('“2,500” on page 1 is in thousands.')
})

test('a policy that only its lists tell the line of, and that a notice ends, is asked about', () => {
  const list = LIST.replace('Building       ', 'Equipment Breakdown').replace('2,500', '250,000')
  const notice = `
  NOTICE OF CANCELLATION
  Date Mailed: 06/10/2026
  Policy Number: CP-4410277-02
  Named Insured: Heron Example Builders LLC
  Your policy will be cancelled at 12:01 a.m. on 07/05/2026.
`
  expect(evidenceOf([[DECLARATIONS + list]]).coverages).toEqual(['Equipment Breakdown: 250,000'])
  expect(evidenceOf([[DECLARATIONS + list], [notice]])).toMatchObject({
    number: '',
    coverages: [],
    asked: ['standing:CP-4410277-02'],
  })
})
