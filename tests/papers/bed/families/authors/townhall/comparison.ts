import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { joinPool } from './house.ts'

/** A workbook that compares fund years and options of a renewal which the board has not adopted: nothing in it is in force. */
export const comparison: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const { policies, prior } = truth
    const dollars = (value: number | undefined) => (value === undefined ? '–' : ({ value, as: 'money' } as const))
    const option = (line: Line) => otherLimits(chance, line, policies[line].limits)
    const third = { gl: option('gl'), auto: option('auto'), umbrella: option('umbrella') }
    const rowsOf = (line: 'gl' | 'auto' | 'umbrella', title: string, words: Record<string, string>) => [
      [title],
      ...Object.entries(words)
        .filter(([name]) => policies[line].limits[name])
        .map(([name, label]) => [
          label,
          dollars(prior[line].limits[name]),
          dollars(policies[line].limits[name]),
          dollars(third[line][name]),
        ]),
      ['Member retention', ...[1, 2, 3].map(() => dollars(chance.int(1, 40) * 500))],
      ['Contribution', dollars(prior[line].premium), dollars(policies[line].premium), dollars(chance.int(900, 70_000))],
    ]
    const gl = rowsOf('gl', 'Coverage A – General liability', {
      occurrence: 'Limit per event',
      aggregate: 'Annual Total',
      products: 'Completed operations Annual Total',
      rented: 'Rented premises',
    })
    const auto = rowsOf('auto', 'Coverage B – Automobile liability', {
      csl: 'Each accident (CSL)',
      perPerson: 'Per person',
      perAccident: 'Per accident',
      damage: 'Property damage',
    })
    const excess = rowsOf('umbrella', 'Coverage X – Excess liability', {
      occurrence: 'Each event',
      aggregate: 'Annual Total',
    })
    const heads = chance.pick([
      [
        '',
        `FY ${house.priorYear} (ends at renewal)`,
        `FY ${house.fundYear} proposed`,
        `FY ${house.fundYear} alternate`,
      ],
      ['', `Expiring ${house.priorYear}`, 'Option 1', 'Option 2 (higher retention)'],
    ])
    const subtitle = chance.pick([
      'Proposal only. No coverage is bound until the board adopts an option by resolution.',
      'DRAFT for the budget hearing. Nothing here is in force; the Pool must receive your signed selection page.',
    ])
    const sheets: Sheet[] = [
      {
        name: 'Comparison',
        rows: [
          [house.pool],
          [`Renewal comparison for ${truth.insured.name}, member number ${house.member}`],
          [subtitle],
          [
            `Proposed fund year: ${voice.style.date(policies.gl.effective)} to ${voice.style.date(policies.gl.expiration)}`,
          ],
          [],
          heads,
          ...(chance.maybe(0.5) ? [...gl, ...auto, ...excess] : [...gl, ...excess, ...auto]),
          ['Workers’ compensation', 'Not in the Pool', 'Available on request', 'Available on request'],
          ['Cyber', 'Not purchased', dollars(250_000), dollars(500_000)],
        ],
        merged: ['A2:D2', 'A3:D3'],
      },
      {
        name: 'Contribution history',
        rows: [
          ['Fund year', 'Contribution', 'Losses paid', 'Loss ratio', 'Dividend'],
          ...[5, 4, 3, 2, 1].map((ago) => {
            const contribution = chance.int(20_000, 90_000)
            const losses = chance.int(0, contribution)
            return [
              String(house.year - ago),
              dollars(contribution),
              dollars(losses),
              { value: losses / contribution, as: 'percent' as const },
              dollars(chance.int(0, 3000)),
            ]
          }),
        ],
      },
    ]
    if (chance.maybe(0.5)) sheets.reverse()
    return { kind: 'quote', feeds: 'nothing', xlsx: sheets }
  },
}
