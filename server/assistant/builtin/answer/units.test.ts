import { describe, expect, it } from 'vitest'
import { unitsOf } from './units.ts'

const wordsOf = (lines: string[]) => unitsOf(lines).map(({ words, lead }) => (lead ? `${lead} … ${words}` : words))

describe('unitsOf', () => {
  it('keeps items of a list with the words they hang on, and lets go of them where the list ends', () => {
    const units = unitsOf([
      '2. Exclusions',
      'This insurance does not apply to:',
      'a. Pollution',
      'Bodily injury arising out of the release of pollutants at any premises',
      'you own. This exclusion does not apply to smoke.',
      'b. War, however caused.',
      'We will pay for towing up to $100.',
    ])
    expect(units.filter(({ isHeading }) => !isHeading).map(({ words, lead }) => [lead, words])).toEqual([
      [
        'This insurance does not apply to:',
        'a. Pollution Bodily injury arising out of the release of pollutants at any premises you own.',
      ],
      ['This insurance does not apply to:', 'This exclusion does not apply to smoke.'],
      ['This insurance does not apply to:', 'b. War, however caused.'],
      [null, 'We will pay for towing up to $100.'],
    ])
  })

  it('reads the rows of a table with the names of its columns', () => {
    expect(
      wordsOf([
        'COVERAGE',
        'LIMIT',
        'DEDUCTIBLE',
        'Building',
        '$850,000',
        '$2,500',
        'Spoilage',
        '$25,000',
        '$1,000',
      ]).slice(-2),
    ).toEqual([
      'COVERAGE LIMIT DEDUCTIBLE … Building $850,000 $2,500',
      'COVERAGE LIMIT DEDUCTIBLE … Spoilage $25,000 $1,000',
    ])
    expect(
      wordsOf(['Category', 'Reserve', 'Paid', 'Total Incurred', 'Grand Total', '$10.00', '$5.00', '$15.00']).at(-1),
    ).toBe('Category Reserve Paid Total Incurred … Grand Total $10.00 $5.00 $15.00')
  })

  it('keeps a form with its title, a label with its value, and a numbered row together', () => {
    expect(wordsOf(['QG 20 10 12 19', 'Additional Insured - Lessees', 'QG 21 67 12 04', 'Fungi Exclusion'])).toEqual([
      'QG 20 10 12 19 Additional Insured - Lessees',
      'QG 21 67 12 04 Fungi Exclusion',
    ])
    expect(wordsOf(['Coinsurance: 90%', 'Valuation: Replacement Cost'])).toEqual([
      'Coinsurance: 90%',
      'Valuation: Replacement Cost',
    ])
    expect(wordsOf(['1', '2021', 'Ford Transit', '2', '2019', 'Isuzu NPR'])).toEqual([
      '1 2021 Ford Transit',
      '2 2019 Isuzu NPR',
    ])
  })

  it('joins the lines of a sentence and parts sentences', () => {
    expect(
      wordsOf([
        'We may cancel this policy by mailing written notice to you at',
        'least 10 days before. You may cancel at any time.',
      ]),
    ).toEqual([
      'We may cancel this policy by mailing written notice to you at least 10 days before.',
      'You may cancel at any time.',
    ])
  })
})
