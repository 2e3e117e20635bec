import { describe, expect, it } from 'vitest'
import { amountsIn, findAmounts, formatAmount, parseAmount } from './amounts.ts'

describe('parseAmount', () => {
  it.each([
    ['$1,000,000', 1_000_000],
    ['1000000', 1_000_000],
    ['1,000,000.00', 1_000_000],
    ['$ 1,445.50', 1_445.5],
    ['1.5m', 1_500_000],
    ['1M', 1_000_000],
    ['$2 million', 2_000_000],
    ['500k', 500_000],
    ['500K', 500_000],
    ['2 mil.', 2_000_000],
    ['USD 250', 250],
    ['2,000 (000s)', 2_000_000],
    ['$2,000 (000’s)', 2_000_000],
    ['2,000 000s', 2_000_000],
    ['1,000 (000s)', 1_000_000],
    ["$2,000 ($000's)", 2_000_000],
    ['250 dollars', 250],
    ['.5m', 500_000],
    ['0', 0],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each([
    'abc',
    '',
    '$',
    '1,00,000',
    '1,0000',
    '1,000,000 per project',
    '1,000/2,000',
    '75%',
    '04/01/2026',
    '1.2.3',
    '-5',
  ])('%s is none', (text) => {
    expect(parseAmount(text)).toBeNull()
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
    ['1,000,000, 2,000,000 and 500.', [1_000_000, 2_000_000, 500]],
  ])('%s', (text, amounts) => {
    expect([...amountsIn(text)]).toEqual(amounts)
  })

  it.each(['$1,000,000CSL', '1,000,000x', '1.000.000', '1.5.2', '2026.03.04'])(
    'finds no part of a figure in %s',
    (text) => {
      expect([...amountsIn(text)]).toEqual([])
    },
  )

  it('gives the position of an amount', () => {
    const text = 'Each Occurrence $ 1,000,000 and more'
    const [found] = findAmounts(text)
    expect(text.slice(found!.from, found!.to)).toBe('$ 1,000,000')
  })
})

describe('formatAmount', () => {
  it.each([
    [1_000_000, '1,000,000'],
    [1_445.5, '1,445.50'],
    [500, '500'],
    [0, '0'],
  ])('%d is %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text)
  })
})
