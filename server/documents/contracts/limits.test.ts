import { describe, expect, it } from 'vitest'
import { limitsIn, linesInsured } from './limits.ts'

const read = (text: string, before = '', title = '') =>
  limitsIn(text, { title, before }).map(({ line, limit, amount }) => [line, limit, amount])

describe('the amounts that a sentence asks for', () => {
  it.each([
    [
      'Umbrella liability insurance of at least $3,000,000 per occurrence and in the aggregate.',
      [
        ['umbrella', 'each-occurrence', 3_000_000],
        ['umbrella', 'aggregate', 3_000_000],
      ],
    ],
    [
      'Business Automobile Liability insurance with limits of at least $1,000,000 each accident for bodily injury and property damage.',
      [['auto', 'each-accident', 1_000_000]],
    ],
    [
      'Commercial General Liability insurance: $2,000,000 aggregate for products and completed operations.',
      [['gl', 'products-aggregate', 2_000_000]],
    ],
    [
      'General liability insurance with a $1,000,000 each occurrence limit for Personal Injury and Advertising Injury.',
      [['gl', 'personal-advertising-injury', 1_000_000]],
    ],
    [
      'General liability with a per occurrence limit of $1,000,000 and an annual aggregate of $2,000,000.',
      [
        ['gl', 'each-occurrence', 1_000_000],
        ['gl', 'aggregate', 2_000_000],
      ],
    ],
    [
      'Auto liability insurance, $100,000 each person, $300,000 each accident and $50,000 property damage.',
      [
        ['auto', 'bodily-injury-person', 100_000],
        ['auto', 'bodily-injury-accident', 300_000],
        ['auto', 'property-damage', 50_000],
      ],
    ],
    [
      'Auto liability insurance, $500,000 per person and One Million Dollars ($1,000,000) per accident with property damage of Fifty Thousand Dollars ($50,000) per accident.',
      [
        ['auto', 'bodily-injury-person', 500_000],
        ['auto', 'bodily-injury-accident', 1_000_000],
        ['auto', 'property-damage', 50_000],
      ],
    ],
    [
      'Auto liability insurance for bodily injury and property damage of $1,000,000 per accident.',
      [['auto', 'each-accident', 1_000_000]],
    ],
    [
      'Motor truck cargo, not less than $100,000 per occurrence, with a deductible not exceeding $2,500.',
      [
        ['cargo', 'each-occurrence', 100_000],
        ['cargo', null, 2_500],
      ],
    ],
    [
      'General liability insurance of $1,000,000 per occurrence, and an umbrella of no less than $5,000,000 per occurrence.',
      [
        ['gl', 'each-occurrence', 1_000_000],
        ['umbrella', 'each-occurrence', 5_000_000],
      ],
    ],
    ['Umbrella liability: changes above $100,000 need consent.', []],
    ['Umbrella insurance with limits in excess of $100,000.', [[null, null, 100_000]]],
    [
      'Umbrella insurance of either $5,000,000 or, where the subcontract price is below $100,000, $2,000,000 each occurrence.',
      [
        ['umbrella', null, 5_000_000],
        ['umbrella', 'each-occurrence', 2_000_000],
      ],
    ],
    ['A Party that maintains a tangible net worth in excess of $100 million may self-insure.', []],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  it('are of the line of the sentence before, unless they name insurance of another kind', () => {
    const before = 'Workers compensation insurance as required by law.'
    expect(read('$500,000 for bodily injury - each accident.', before)).toEqual([
      ['wc', 'bodily-injury-accident', 500_000],
    ])
    expect(read('A network technology liability policy with a limit of $1,000,000.', before)).toEqual([
      [null, null, 1_000_000],
    ])
    expect(read('(c) insurance of rented props of not less than $250,000.', before)).toEqual([[null, null, 250_000]])
  })
})

it.each([
  ['Umbrella: Five Million Dollars.', true],
  ['Umbrella insurance in the minimum amount of $3,000,000.', true],
  ['Workers compensation insurance; a fidelity bond in the amount of $250,000.', true],
  ['Motor truck cargo, $250,000 per shipment.', true],
  ['Umbrella insurance of $3,000,000 and $4,000,000.', false],
])('the one amount that words give for a line: %s', (text, isOnly) => {
  expect(limitsIn(text, { title: '', before: '' }).map((one) => one.isOnly ?? false)).toContain(isOnly)
})

describe('the lines whose insurance a text speaks of', () => {
  it.each([
    ['include the directors, officers, and employees of Owner as additional insureds', []],
    ['Directors and Officers liability insurance', ['directorsOfficers']],
    ['Workers’ Compensation and Commercial General Liability insurance', ['wc', 'gl']],
  ])('%s', (text, lines) => {
    expect(linesInsured(text)).toEqual(lines)
  })
})

it('work of installation is no equipment that is insured', () => {
  expect(read("Builder's risk insurance on the work of installation with a limit of $350,000.")).toEqual([
    [null, null, 350_000],
  ])
  expect(read('An installation floater with a limit of $350,000.')).toEqual([['inlandMarine', null, 350_000]])
})
