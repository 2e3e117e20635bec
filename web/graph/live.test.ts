import { expect, it } from 'vitest'
import { backOff } from './live.ts'

it('waits 2^n seconds after n failures, ten at most', () => {
  expect([0, 1, 2, 3, 4, 20].map(backOff)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})
