import { expect, test } from 'vitest'
import { isEqual } from './equality.ts'

test.each([
  ['03/04/2026', '2026-03-04', true],
  ['March 4, 2026', '3/4/26', true],
  ['03/04/2026', '03/05/2026', false],
  ['03/04/2026', 'from 03/04/2026', false],
  ['Cancelled 03/04/2026', 'Reinstated 03/04/2026', false],
  ['$1,000,000', '1000000.00', true],
  ['Alder  Roofing LLC', 'ALDER ROOFING LLC', true],
  ['', '0', false],
])('“%s” and “%s” say the same: %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal)
})
