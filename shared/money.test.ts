import { expect, it } from 'vitest'
import {
  centsOf,
  decimalOf,
  formatUsd,
  formatUsdCents,
  isDecimal,
  parseMoney,
  partOf,
  percentOf,
  shareOf,
  sumOf,
} from './money.ts'

it.each([
  ['8420.00', '$8,420'],
  ['252.60', '$252.60'],
  ['0.05', '$0.05'],
  ['0.00', '$0'],
  ['-12.50', '-$12.50'],
  ['9999999999999.99', '$9,999,999,999,999.99'],
])('shows %s as %s, with cents only where there are some', (amount, shown) => {
  expect(formatUsd(amount)).toBe(shown)
})

it('shows cents always in columns of figures', () => {
  expect(formatUsdCents('8420.00')).toBe('$8,420.00')
})

it.each([
  ['$8,420', '8420.00'],
  ['8.4k', '8400.00'],
  ['8420.5', '8420.50'],
  ['8,4200', null],
  ['about 8', null],
  ['', null],
  ['99999999999999', null],
])('reads %j as %j', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount)
})

it('adds and divides in whole cents', () => {
  expect(sumOf(['0.10', '0.20', null, '1000000000000.07'])).toBe('1000000000000.37')
  expect([centsOf('-0.05'), decimalOf(-5), decimalOf(123456)]).toEqual([-5, '-0.05', '1234.56'])
  expect([isDecimal('1.005'), isDecimal('1e9'), isDecimal('12345678901234')]).toEqual([false, false, false])
  expect(() => centsOf('1.005')).toThrow('not an exact amount')
})

it('takes a part by its rate and by its proportion, half a cent up', () => {
  expect(partOf('8420.00', 12.5)).toBe('1052.50')
  expect(partOf('0.10', 5)).toBe('0.01')
  expect(percentOf('1052.50', '8420.00')).toBe(12.5)
  expect(percentOf('1.00', '0.00')).toBeNull()
  expect(shareOf('100000.00', '1052.13', '8417.00')).toBe('12500.06')
  expect([shareOf('0.00', '1.00', '2.00'), shareOf('1.00', '1.00', '0.00')]).toEqual([null, null])
})
