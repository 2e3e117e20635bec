import { expect, it } from 'vitest'
import { sayingsAbout } from './passages.ts'

const excluding = (quote: string) =>
  sayingsAbout([{ file: 'F1', page: 1, quote }], [], { subject: [], kind: 'exclusions' }, 5).length > 0

it.each([
  ['This insurance does not apply to damage by mold.', true],
  ['We will not pay for loss caused by wear.', true],
  ['Damage by rats is not covered.', true],
  ['The Paid In Full discount does not apply to fixed fees or the minimum premium.', false],
  ['The payment plan fee does not include taxes.', false],
])('what is excluded is insurance: %s', (words, isExclusion) => {
  expect(excluding(words)).toBe(isExclusion)
})
