import { expect, it } from 'vitest'
import { sumsAmong } from './sums-among.ts'

it('finds what sums up the rows before it, in parts and in all', () => {
  expect(sumsAmong([100, 250, 350, 40, 60, 100, 450])).toEqual([false, false, true, false, false, true, true])
  expect(sumsAmong([5000, -1000, null, 4000])).toEqual([false, false, false, true])
  expect(sumsAmong([700, 700])).toEqual([false, false])
  expect(sumsAmong([0.1, 0.2, 0.3])).toEqual([false, false, true])
  expect(sumsAmong([100, -100, 0])).toEqual([false, false, false])
})
