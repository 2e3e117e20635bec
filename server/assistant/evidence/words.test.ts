import { describe, expect, it } from 'vitest'
import { amountsIn, datesIn, holdsWords, squeeze } from './words.ts'

describe('datesIn', () => {
  it.each([
    ['Effective 4/1/2026', ['2026-04-01']],
    ['04-01-26', ['2026-04-01']],
    ['04.01.1999', ['1999-04-01']],
    ['2026-04-01', ['2026-04-01']],
    ['April 1, 2026', ['2026-04-01']],
    ['Sept. 3rd 2026', ['2026-09-03']],
    ['1 Apr 2026', ['2026-04-01']],
    ['this 2nd day of May, 2026', ['2026-05-02']],
    ['04/01/2026 to 04/01/2027', ['2026-04-01', '2027-04-01']],
    ['13/45/2026', []],
    ['CG 20 10 04 13', []],
    ['Policy 12-345-6789', []],
  ])('%s', (text, dates) => {
    expect([...datesIn(text)]).toEqual(dates)
  })
})

describe('amountsIn', () => {
  it.each([
    ['$1,000,000', [1_000_000]],
    ['$ 1,000,000.50', [1_000_000.5]],
    ['1000000', [1_000_000]],
    ['$2M', [2_000_000]],
    ['$1.5 million', [1_500_000]],
    ['2 mil.', [2_000_000]],
    ['$500k', [500_000]],
    ['$1,000,000 / $2,000,000', [1_000_000, 2_000_000]],
    ['none', []],
  ])('%s', (text, amounts) => {
    expect([...amountsIn(text)]).toEqual(amounts)
  })
})

describe('holdsWords', () => {
  it.each([
    ['Sampleton, OH 43001', 'OH', true],
    ['Sampleton, Ohio 43001', 'OH', false],
    ['Thimble Joinery LLC', 'IN', false],
    ['Otter & Thimble\nJoinery, LLC', 'Otter & Thimble Joinery LLC', true],
    ['Otter and Thimble', 'Otter & Thimble', false],
    ['NAIC # 12345', '12345', true],
    ['NAIC # 123456', '12345', false],
    ['43001-1234', '43001', true],
    ['Crème Brûlée GmbH', 'crème brûlée', true],
    ['🦦 Otter 🦦', 'Otter', true],
    ['株式会社カワウソ', '株式会社カワウソ', true],
    ['anything', '–', false],
  ])('“%s” holds “%s”: %s', (text, words, holds) => {
    expect(holdsWords(text, words)).toBe(holds)
  })

  it.each([
    ['Policy QF-000-1042', '1042', false],
    ['Policy QF-000-1042', 'QF-000', false],
    ['Policy QF-000-1042', 'QF 000 1042', true],
    ['Policy: 1042/7', '1042', false],
    ['Policy - 1042', '1042', true],
  ])('unbroken, “%s” holds “%s”: %s', (text, words, holds) => {
    expect(holdsWords(text, words, true)).toBe(holds)
  })
})

it('squeezes to letters and digits of one case', () => {
  expect(squeeze(' QF–000 / 1042 a ')).toBe('qf0001042a')
})
