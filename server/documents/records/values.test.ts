import { describe, expect, it } from 'vitest'
import { leadingValue, valueOf } from './values.ts'

const words = (text: string) => text.split(' ')

describe('a code', () => {
  it.each(['KT-40017', '#30001', 'GL 1234567', 'WC 12 3456 OH', 'CP 1234567 - 02'])('is %s', (text) => {
    expect(valueOf('code', words(text))).toBe(text)
  })

  it.each(['03/04/2024', '3-4-24', 'Z-1 03/04/2024', 'KT-40017 OPEN', 'AUTO', 'CP 1234567 - 2', 'CP - 02'])(
    'is not %s',
    (text) => {
      expect(valueOf('code', words(text))).toBeNull()
    },
  )

  it('ends before a date and before a word without digits', () => {
    for (const text of ['KT-40017 OPEN', 'KT-40017 03/04/2024', 'KT-40017 CLAIMANT'])
      expect(leadingValue('code', words(text))).toEqual({ value: 'KT-40017', words: 1 })
  })
})

it.each([
  ['2023-2024', '2023 - 2024'],
  ['2024/25', '2024 - 2025'],
  ['1999 to 00', '1999 - 2000'],
  ['01/01/2024-01/01/2025', '01/01/2024 - 01/01/2025'],
  ['2024-03', null],
  ['2016-2021', null],
  ['2024', null],
])('a term of days or years: %s', (text, value) => {
  expect(valueOf('term', text.split(' '))).toBe(value)
})
