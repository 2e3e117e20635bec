import { expect, it } from 'vitest'
import { DATE, MONEY, MONEY_WITH_CENTS, PERCENT, PHONE, settle } from './readings.ts'

it.each([
  [MONEY, '$8,420', '8420.00', '$8,420'],
  [MONEY, '8.4k', '8400.00', '$8,400'],
  [MONEY, ' 252.6 ', '252.60', '$252.60'],
  [MONEY_WITH_CENTS, '8420', '8420.00', '$8,420.00'],
  [PERCENT, '12.5%', '12.5', '12.5%'],
  [PERCENT, ' 7 ', '7', '7%'],
  [DATE, '4/1/26', '2026-04-01', 'Apr 1, 2026'],
  [DATE, 'April 1, 2026', '2026-04-01', 'Apr 1, 2026'],
  [PHONE, '555.010.0123', '+15550100123', '(555) 010-0123'],
])('reads what was typed and shows it in one spelling: %#', (reading, typed, value, text) => {
  expect(settle(reading, typed, '')).toEqual({ value, text })
})

it('takes an empty field as empty', () => {
  for (const reading of [MONEY, PERCENT, DATE, PHONE])
    expect(settle(reading, '  ', '5')).toEqual({ value: '', text: '' })
})

it('keeps the amount before for what is no amount, and says so', () => {
  expect(settle(MONEY, 'abc', '8420.00')).toEqual({
    value: '8420.00',
    text: '$8,420',
    refused: '“abc” is no amount, so $8,420 stays.',
  })
  expect(settle(MONEY, '1,00', '')).toMatchObject({ value: '', text: '' })
  expect(settle(PERCENT, '101', '12.5')).toMatchObject({ value: '12.5', text: '12.5%' })
  expect(settle(PERCENT, 'a tenth', '')).toMatchObject({ value: '', refused: expect.stringContaining('12.5%') })
})

it('gives an empty value for what is no date, keeps the words, and says so', () => {
  expect(settle(DATE, '2/31/2026', '2026-04-01')).toEqual({
    value: '',
    text: '2/31/2026',
    refused: '“2/31/2026” is no date. Type one like 4/1/2026.',
  })
})

it('sends a phone number that it does not understand as it stands', () => {
  expect(settle(PHONE, '12', '+15550100123')).toEqual({ value: '12', text: '12' })
})
