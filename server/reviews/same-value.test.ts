import { expect, it } from 'vitest'
import { amountIn } from './same-value.ts'

it.each([
  ['2500.00', 2500],
  ['$2,500 per claim', 2500],
  ['$2 million', 2_000_000],
  ['$1,000 / $2,000', null],
  ['2 %', null],
  ['Per schedule', null],
])('the amount of %s is %s', (value, amount) => expect(amountIn(value)).toBe(amount))
