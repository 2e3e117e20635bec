import type { PropertyPaper } from '../paper.ts'
import { across, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const BLANKET = { deductible: '25,000', causes: 'special', valuation: 'Replacement cost' } as const

const dotted = (label: string, to: number) => label + ' .'.repeat(Math.max(0, to - label.length))

/** A company's schedule: a paragraph for each location, then blanket limits and deductibles by peril at the end of dots. */
export const INN_SCHEDULE: PropertyPaper = {
  name: 'schedule of locations of inns',
  pages: [
    {
      texts: [
        { x: 72, y: 40, text: 'Northmoor Property & Marine Insurance Company', size: 13, bold: true },
        { x: 72, y: 62, text: 'Schedule of locations, limits and deductibles', size: 11 },
        ...under(72, 86, [
          'This schedule is part of policy NPM-PR-60412-11, in force January 1, 2026 to January 1, 2027.',
          'It replaces the schedule dated January 1, 2025.',
          '',
          'First named insured: Harborlight Inns of Carrow, LP',
          'Second named insured: Carrow Bay Restaurants, LLC, for its interest at Location 3 only',
          'Mail to: 3 Strand Street, Carrow Bay, NC 28999',
          'Producer of record: Wexcombe Risk Partners, 801 Tryst Avenue, Floor 6, Ardley, NC 28990',
        ]),
        { x: 72, y: 194, text: 'Location 1', size: 10, bold: true },
        ...under(90, 210, [
          '3 Strand Street, Carrow Bay, NC 28999.',
          'Hotel of 64 rooms. Masonry non-combustible, built in 1988, sprinklers throughout.',
          'Value on file: buildings $11,200,000, contents $1,900,000. Values are not limits.',
          'Mortgagee: Cordwain Loan Servicing LLC, 40 Ledger Street, Ardley, NC 28990, loan 19-C4-0077.',
        ]),
        { x: 72, y: 276, text: 'Location 2', size: 10, bold: true },
        ...under(90, 292, [
          '118 Lightkeeper Way, Carrow Bay, NC 28999.',
          'Hotel of 40 rooms. Frame, built in 1974, no sprinklers.',
          'Value on file: buildings $5,900,000, contents $840,000. Values are not limits.',
        ]),
        { x: 72, y: 346, text: 'Location 3', size: 10, bold: true },
        ...under(90, 362, [
          '5 Strand Street, Carrow Bay, NC 28999.',
          'Restaurant. Joisted masonry, built in 1929, renovated in 2011.',
          'Value on file: buildings $2,300,000, contents $710,000. Values are not limits.',
          "Lender's loss payable: First Carrow Bank, 2 Customs Square, Carrow Bay, NC 28999, loan 660214.",
        ]),
        { x: 72, y: 428, text: 'Location 4', size: 10, bold: true },
        ...under(90, 444, [
          '2260 Inland Highway, Ardley, NC 28990.',
          'Laundry. Non-combustible, built in 2003.',
          'Value on file: buildings $2,000,000, contents $400,000. Values are not limits.',
        ]),
        { x: 72, y: 504, text: 'Location 5', size: 10, bold: true },
        ...under(90, 520, ['Removed from the policy January 1, 2026. The number is not used again.']),
        { x: 72, y: 748, text: 'NPM 210 (01/24)   Schedule, page 1 of 2', size: 7.5 },
      ],
    },
    {
      texts: [
        { x: 72, y: 40, text: 'Schedule of locations, limits and deductibles, continued', size: 11 },
        { x: 72, y: 58, text: 'Policy NPM-PR-60412-11', size: 9 },
        { x: 72, y: 88, text: 'Limits for any one occurrence at all locations together', size: 10, bold: true },
        ...(
          [
            ['Blanket Building', '$21,400,000'],
            ['Blanket Business Personal Property', '$3,850,000'],
            ['Blanket Business Income and Extra Expense', '$4,200,000'],
          ] as const
        ).flatMap(([label, amount], at) =>
          across(
            106 + at * 14,
            [
              [90, dotted(label, 66)],
              [440, amount],
            ],
            9,
          ),
        ),
        { x: 72, y: 166, text: 'Limits inside those above', size: 10, bold: true },
        ...(
          [
            ['Flood, in any one policy year', '$1,000,000'],
            ['Earth Movement, in any one policy year', '$2,500,000'],
            ['Equipment Breakdown', 'Included'],
            ['Ordinance or Law Coverage A', 'Included'],
            ['Ordinance or Law Coverages B and C together', '$1,000,000'],
            ['Spoilage', '$50,000'],
            ['Outdoor Property', '$25,000'],
          ] as const
        ).flatMap(([label, amount], at) =>
          across(
            184 + at * 14,
            [
              [90, dotted(label, 66)],
              [440, amount],
            ],
            9,
          ),
        ),
        { x: 72, y: 300, text: 'Deductibles for any one occurrence', size: 10, bold: true },
        ...(
          [
            ['Buildings and personal property, other causes', '$25,000'],
            ['Windstorm or hail, not a named storm', '2% of value on file, at least $50,000'],
            ['Named storm, locations 1, 2 and 3', '5% of value on file, at least $100,000'],
            ['Flood', '$100,000'],
            ['Earth movement', '$50,000'],
            ['Water damage', '$50,000'],
            ['Business income, waiting period', '72 hours'],
          ] as const
        ).flatMap(([label, amount], at) =>
          across(
            318 + at * 14,
            [
              [90, label],
              [330, amount],
            ],
            9,
          ),
        ),
        ...under(72, 432, [
          'Buildings, business personal property and business income are insured against special causes of loss.',
          'Buildings and business personal property are valued at replacement cost.',
          'Coinsurance does not apply: the amounts are agreed until January 1, 2027.',
          'Terrorism: rejected by the first named insured on December 9, 2025.',
        ]),
        { x: 72, y: 748, text: 'NPM 210 (01/24)   Schedule, page 2 of 2', size: 7.5 },
      ],
    },
  ],
  holds: {
    policy: {
      number: 'NPM-PR-60412-11',
      carrier: 'Northmoor Property & Marine Insurance Company',
      effective: '01/01/2026',
      expiration: '01/01/2027',
    },
    insured: {
      name: 'Harborlight Inns of Carrow, LP',
      ...address('3 Strand Street', 'Carrow Bay', 'NC', '28999'),
    },
    producer: {
      name: 'Wexcombe Risk Partners',
      ...address('801 Tryst Avenue', 'Ardley', 'NC', '28990', 'Floor 6'),
    },
    places: [
      place('1', null, address('3 Strand Street', 'Carrow Bay', 'NC', '28999'), {
        construction: 'Masonry non-combustible',
        occupancy: 'Hotel of 64 rooms',
        yearBuilt: '1988',
      }),
      place('2', null, address('118 Lightkeeper Way', 'Carrow Bay', 'NC', '28999'), {
        construction: 'Frame',
        occupancy: 'Hotel of 40 rooms',
        yearBuilt: '1974',
      }),
      place('3', null, address('5 Strand Street', 'Carrow Bay', 'NC', '28999'), {
        construction: 'Joisted masonry',
        occupancy: 'Restaurant',
        yearBuilt: '1929',
      }),
      place('4', null, address('2260 Inland Highway', 'Ardley', 'NC', '28990'), {
        construction: 'Non-combustible',
        occupancy: 'Laundry',
        yearBuilt: '2003',
      }),
    ],
    coverages: [
      cover(null, 'Blanket Building', '21,400,000', BLANKET),
      cover(null, 'Blanket Business Personal Property', '3,850,000', BLANKET),
      cover(null, 'Blanket Business Income and Extra Expense', '4,200,000', {
        deductibleWords: '72 hours',
        causes: 'special',
      }),
      cover(null, 'Flood', '1,000,000', { deductible: '100,000' }),
      cover(null, 'Earth Movement', '2,500,000', { deductible: '50,000' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverages B and C together', '1,000,000'),
      cover(null, 'Spoilage', '50,000'),
      cover(null, 'Outdoor Property', '25,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Cordwain Loan Servicing LLC',
        address('40 Ledger Street', 'Ardley', 'NC', '28990'),
        '19-C4-0077',
      ),
      interest(
        2,
        "lender's loss payable",
        'First Carrow Bank',
        address('2 Customs Square', 'Carrow Bay', 'NC', '28999'),
        '660214',
      ),
    ],
    terms: {
      blanket: 'building, business personal property, business income and extra expense',
      'wind or hail deductible': '2% of value on file, at least $50,000',
      'named storm deductible': '5% of value on file, at least $100,000, locations 1, 2 and 3',
      'flood deductible': '$100,000',
      'earthquake deductible': '$50,000',
      'water damage deductible': '$50,000',
      'waiting period': '72 hours',
      'agreed value': 'the amounts are agreed until January 1, 2027',
      terrorism: 'rejected',
    },
  },
}
