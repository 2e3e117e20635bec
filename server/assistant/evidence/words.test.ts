import { describe, expect, it } from 'vitest'
import { holdsWords, namesHost, squeeze } from './words.ts'

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

it.each([
  ['On the web, ny.gov says so.', 'ny.gov', true],
  ['It is at WWW.NY.GOV.', 'ny.gov', true],
  ['(https://ny.gov/roofs)', 'ny.gov', true],
  ['It is a sunny.gov day.', 'ny.gov', false],
  ['Look at data.com.', 'a.com', false],
  ['See ny.gov.example.com.', 'ny.gov', false],
  ['See t-co and at.company.', 't.co', false],
])('“%s” names the host “%s”: %s', (text, host, names) => {
  expect(namesHost(text, host)).toBe(names)
})
