import { describe, expect, it } from 'vitest'
import { readFieldValue, shownFieldValue } from './field-value.ts'
import type { FieldType } from './kinds.ts'

describe('readFieldValue', () => {
  it.each([
    ['AMOUNT', '1.5m', '1,500,000'],
    ['AMOUNT', '$1500000', '1,500,000'],
    ['AMOUNT', 'excluded', 'Excluded'],
    ['DATE', '2026-04-02', '04/02/2026'],
    ['DATE', '4/2/26', '04/02/2026'],
    ['CODE', 'y', 'Y'],
    ['TICK', 'false', ''],
    ['TEXT', ' 12 Example\nStreet ', '12 Example Street'],
    ['AMOUNT', '  ', ''],
  ] as [FieldType, string, string][])('reads %s “%s” as “%s”', (type, typed, value) => {
    expect(readFieldValue(type, typed, { maxLength: type === 'CODE' ? 1 : null })).toEqual({ ok: true, value })
  })

  it.each([
    ['AMOUNT', 'abc', '“abc” is not an amount. Write it in dollars, for example 1,000,000 or 1.5m.'],
    ['DATE', '02/31/2026', '“02/31/2026” is not a date. Look at month and day.'],
    ['DATE', '31.31.2026', '“31.31.2026” is not a date. Write it as month/day/year.'],
    ['CODE', 'maybe', 'Write Y for yes or N for no.'],
  ] as [FieldType, string, string][])('refuses %s “%s”', (type, typed, sentence) => {
    expect(readFieldValue(type, typed, { maxLength: type === 'CODE' ? 1 : null })).toEqual({ ok: false, sentence })
  })

  it('refuses what is longer than its place once it is written out', () => {
    expect(readFieldValue('TEXT', 'abcdef', { maxLength: 5 })).toEqual({
      ok: false,
      sentence: 'Up to 5 characters fit here.',
    })
  })
})

it('shows amounts in dollars and ticks as words', () => {
  expect(shownFieldValue('AMOUNT', '1,000,000')).toBe('$1,000,000')
  expect(shownFieldValue('AMOUNT', 'Excluded')).toBe('Excluded')
  expect(shownFieldValue('TICK', 'true')).toBe('Yes')
  expect(shownFieldValue('MULTILINE', 'a\n b')).toBe('a, b')
})
