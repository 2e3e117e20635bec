import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { at, down } from './sheet.ts'

const special = { deductible: '10,000', causes: 'special' } as const

/** A program administrator's letter of renewal: all of it in sentences, last year's limits and a refused option with it. */
export const condoLetter: PropertyPaper = {
  name: 'condo-letter',
  pages: [
    {
      texts: [
        at(72, 60, 'Cloister Gate Program Administrators', 13, true),
        at(72, 78, '7 Belfry Lane, Abbeyfield, NJ 08998   |   (856) 555-0135   |   renewals@cloistergate.example', 8.5),
        ...down(
          72,
          110,
          [
            'November 4, 2026',
            '',
            'Ferncastle Row Condominium Trust',
            '16 Ferncastle Row',
            'Bracken Hill, MA 01998',
            '',
            'Re: Your property insurance from December 1, 2026 to December 1, 2027',
            '',
            'Dear Trustees:',
            '',
            'Thank you for renewing with us. Meridian Arbor Insurance Company continues as your insurer under',
            'policy CGC-11-204877. This letter sums up what the Trust bought; the policy itself governs.',
            '',
            'Your one building at 16 Ferncastle Row, Bracken Hill, MA 01998, a brick row of 22 dwellings built in',
            '1912, is insured for $9,850,000, up from $9,200,000 in the expiring term. The amount is an agreed',
            'value, so coinsurance is waived, and losses are paid at replacement cost. The common contents in the',
            'lobby and the laundry are insured for $35,000, unchanged, also at replacement cost.',
            '',
            'Both are written on the special form with a deductible of $10,000 for any loss. Water damage is the',
            'exception: there you bear the first $20,000 for each unit. We had also offered a building limit of',
            '$10,400,000 with a $5,000 deductible for $4,115 more. You did not take that option.',
            '',
            'If a covered loss makes units unfit to live in, lost common charges are paid on an actual loss',
            'sustained basis for up to 12 months, after a waiting period of 72 hours.',
            '',
            'Ordinance or law is included for the undamaged part of the building (coverage A). Demolition',
            '(coverage B) and increased cost of construction (coverage C) share a limit of $1,000,000. Equipment',
            'breakdown is included. Flood and earthquake are excluded, and we could not find a market for either.',
            '',
            'At your request we have named Nettlefold Savings Bank, ISAOA, 240 Thimble Street, Bracken Hill, MA',
            '01998, as mortgagee for its loan to the Trust, number 77-30418. Please note that the neighbors at',
            '18 Ferncastle Row are insured elsewhere, for $4,000,000 as we understand it, and are not part of this.',
            '',
            'The annual premium is $31,276, which is $1,904 more than last year. Your agent, Mortar & Pestle',
            'Insurance Agency of Bracken Hill, has the invoice.',
            '',
            'Sincerely,',
            '',
            'Prudence Archway',
            'Account Executive',
          ],
          10,
          15.5,
        ),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CGC-11-204877',
      carrier: 'Meridian Arbor Insurance Company',
      effective: '12/01/2026',
      expiration: '12/01/2027',
    },
    insured: {
      name: 'Ferncastle Row Condominium Trust',
      line1: '16 Ferncastle Row',
      city: 'Bracken Hill',
      state: 'MA',
      zip: '01998',
    },
    producer: { name: 'Mortar & Pestle Insurance Agency', city: 'Bracken Hill' },
    places: [
      {
        location: null,
        building: null,
        line1: '16 Ferncastle Row',
        city: 'Bracken Hill',
        state: 'MA',
        zip: '01998',
        construction: 'brick',
        occupancy: '22 dwellings',
        yearBuilt: '1912',
      },
    ],
    coverages: [
      coverage(0, 'Building', '9,850,000', { ...special, valuation: 'replacement cost', coinsurance: 'waived' }),
      coverage(0, 'Common Contents', '35,000', { ...special, valuation: 'replacement cost' }),
      coverage(0, 'Common Charges', null, {
        words: 'actual loss sustained basis for up to 12 months',
        deductibleWords: '72 hours',
      }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Nettlefold Savings Bank, ISAOA',
        ['240 Thimble Street', 'Bracken Hill', 'MA', '01998'],
        '77-30418',
      ),
    ],
    terms: {
      'agreed value': 'Building',
      'causes of loss': 'Special form',
      deductible: '10,000 for any loss',
      'water damage deductible': '20,000 for each unit',
      'waiting period': '72 hours',
      'ordinance or law A': 'Included',
      'ordinance or law B and C': '1,000,000 shared',
      'equipment breakdown': 'Included',
      flood: 'Excluded',
      earthquake: 'Excluded',
    },
  },
}
