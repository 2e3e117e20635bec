import { expect, test } from 'vitest'
import { WAIVER } from './tells.ts'

test.each([
  ['We waive any right of recovery we may have against the person named.', true],
  ['Waiver of Transfer of Rights of Recovery Against Others to Us', true],
  ['Rights of subrogation are waived where required by contract.', true],
  ['The insurer waives its rights against the landlord.', true],
  ['Its terms can be amended or waived only by endorsement issued by us.', false],
  ['The first premium is waived.', false],
])('%s: of a waiver of subrogation, %s', (words, isOne) => {
  expect(WAIVER.test(words)).toBe(isOne)
})
