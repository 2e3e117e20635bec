import { expect, it } from 'vitest'
import { withoutStartsAsEnds } from './terms-ended.ts'
import type { Fact } from './types.ts'

const START = '06/30/2021'
const date = (key: 'policy.effective' | 'policy.expiration', value: string, policy: number, left: number): Fact => ({
  ...{ id: `${key}${String(left)}`, key, policy, value, printed: value, confidence: 0.9, status: 'current' },
  source: { page: 1, quote: value, boxes: [[left, 10, 50, 10]] },
})
const ends = (...facts: Fact[]) =>
  withoutStartsAsEnds(facts).flatMap(({ key, confidence }) => (key === 'policy.expiration' ? [confidence] : []))
const start = date('policy.effective', START, 0, 10)

it('a start is no end of a term', () => {
  expect(ends(start, date('policy.expiration', START, 0, 10))).toEqual([])
  expect(ends(start, date('policy.expiration', START, 1, 90))).toEqual([])
})

it('an end that is printed apart stands, and is in doubt on the day of the start', () => {
  expect(ends(start, date('policy.expiration', '06/30/2022', 0, 90))).toEqual([0.9])
  expect(ends(start, date('policy.expiration', START, 0, 90))).toEqual([0.55])
  const before = date('policy.effective', '06/30/2020', 1, 200)
  expect(ends(start, before, date('policy.expiration', START, 1, 90))).toEqual([0.9])
})
