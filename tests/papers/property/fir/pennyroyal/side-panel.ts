import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, sheet } from '../sheet.ts'
import { facts } from './panel.ts'

const paper = sheet()
paper.put(30, 26, 'Pennyroyal', 18, true)
paper.put(30, 48, 'Businessowners', 9)
paper.down(186, 24, 740, 1.2)

const SIDE: [string, string[]][] = [
  ['BOP-771-300-914', ['policy number']],
  ['Feb 20, 2026', ['to Feb 20, 2027', '12:01 a.m. standard time']],
  ['You, our insured', ['Gossamer Optical Group, P.C.', '8 Prism Court', 'Lower Level', 'Ashgrove, VA 22999']],
  ['Your agent', ['Tallow & Wick Agency', '55 Chandler Mews', 'Ashgrove, VA 22998', '540-555-0154', 'agency 1-2207']],
  ['Your insurer', ['Pennyroyal Mutual', 'Insurance Company', 'NAIC 96622', 'claims 800-555-0103']],
  ['$6,218', ['a year, in 10 payments']],
]
let side = 76
for (const [large, small] of SIDE) {
  paper.put(30, side, large, 11, true)
  side = paper.lines(30, side + 16, small, 8, 11) + 18
}

const LEFT = 204
paper.put(LEFT, 28, 'Your property coverage (Section I)', 12, true)
paper.put(LEFT, 50, '1.', 10, true)
paper.lines(
  LEFT + 16,
  50,
  ['8 Prism Court, Lower Level, Ashgrove, VA 22999', 'Optical store and laboratory. Fire resistive. 1979.'],
  8.5,
)
let y = facts(paper, 80, [
  [LEFT + 16, 'None', 'Building'],
  [LEFT + 86, '$410,000', 'Business personal property'],
  [LEFT + 200, '$40,000', 'Improvements as a tenant'],
  [LEFT + 310, '$1,000', 'Deductible'],
])
paper.put(LEFT + 16, y - 8, 'Paid at replacement cost.', 8)
paper.across(LEFT, y + 8, 380, 0.4)
y += 18
paper.put(LEFT, y, '2.', 10, true)
paper.lines(LEFT + 16, y, ['61 Lens Mill Road, Ashgrove, VA 22997', 'Warehouse, owned. Joisted masonry. 1955.'], 8.5)
y = facts(paper, y + 30, [
  [LEFT + 16, '$525,000', 'Building'],
  [LEFT + 86, '$90,000', 'Business personal property'],
  [LEFT + 310, '$5,000', 'Deductible'],
])
paper.put(LEFT + 16, y - 8, 'Building at actual cash value, business personal property at replacement cost.', 8)
paper.across(LEFT, y + 8, 380, 0.4)

y += 22
paper.put(LEFT, y, 'At both addresses', 10, true)
y = facts(
  paper,
  y + 18,
  [
    [LEFT + 16, 'Actual loss', 'Business income and extra expense,'],
    [LEFT + 170, '$15,000', 'Valuable papers and records'],
    [LEFT + 285, '$10,000', 'Money and securities, inside'],
  ],
  11,
)
paper.put(LEFT + 16, y - 10, 'sustained within 12 months. No waiting period.', 6.5)
y = paper.lines(
  LEFT + 16,
  y + 6,
  [
    'Special causes of loss for all the above. Papers and money bear $500 of each loss.',
    'Wind and hail, address 2 only: 2% of the amount insured there.',
    'Limits grow by 4% a year (inflation guard). Not insured: flood, earthquake.',
    'Equipment breakdown is included at both addresses.',
  ],
  8.5,
)
paper.across(LEFT, y + 6, 380, 1.2)

y += 18
paper.put(LEFT, y, 'Your liability coverage (Section II)', 12, true)
y = facts(paper, y + 22, [
  [LEFT + 16, '$2,000,000', 'Liability and medical, each occurrence'],
  [LEFT + 170, '$4,000,000', 'Aggregate'],
  [LEFT + 285, '$50,000', 'Fire legal liability'],
])
paper.across(LEFT, y, 380, 1.2)

y += 12
paper.put(LEFT, y, 'Others with an interest', 12, true)
y = paper.lines(
  LEFT + 16,
  y + 20,
  [
    'Address 2, mortgagee:  Teasel & Madder Bank, N.A., ISAOA ATIMA',
    'PO Box 30030, Ruffin, VA 23999.  Loan 12-88-70031',
    'Address 1, loss payee (lens edgers):  Bevel Leasing, Inc.',
    '4 Refraction Way, Ruffin, VA 23998.',
  ],
  8.5,
)
paper.across(LEFT, y + 4, 380, 0.4)
paper.lines(
  LEFT,
  y + 14,
  [
    'What changed since last year: the building at address 2 went from $485,000 to $525,000, its deductible',
    'from $2,500 to $5,000. We also quoted $1,000,000 of liability; you kept $2,000,000.',
  ],
  7.5,
)

const first = { deductible: '1,000', causes: 'special', valuation: 'Replacement cost' } as const
const second = { deductible: '5,000', causes: 'special' } as const

export const sidePanel: PropertyPaper = {
  name: 'businessowners with values above captions and a panel at the side',
  pages: [paper.page],
  holds: {
    policy: {
      number: 'BOP-771-300-914',
      carrier: 'Pennyroyal Mutual Insurance Company',
      naic: '96622',
      effective: '02/20/2026',
      expiration: '02/20/2027',
    },
    insured: {
      name: 'Gossamer Optical Group, P.C.',
      line1: '8 Prism Court',
      line2: 'Lower Level',
      city: 'Ashgrove',
      state: 'VA',
      zip: '22999',
    },
    producer: {
      name: 'Tallow & Wick Agency',
      phone: '540-555-0154',
      code: '1-2207',
      line1: '55 Chandler Mews',
      city: 'Ashgrove',
      state: 'VA',
      zip: '22998',
    },
    places: [
      {
        location: '1',
        building: null,
        line1: '8 Prism Court',
        line2: 'Lower Level',
        city: 'Ashgrove',
        state: 'VA',
        zip: '22999',
        construction: 'Fire resistive',
        occupancy: 'Optical store and laboratory',
        yearBuilt: '1979',
      },
      {
        location: '2',
        building: null,
        line1: '61 Lens Mill Road',
        city: 'Ashgrove',
        state: 'VA',
        zip: '22997',
        construction: 'Joisted masonry',
        occupancy: 'Warehouse, owned',
        yearBuilt: '1955',
      },
    ],
    coverages: [
      cover(0, 'Business personal property', '410,000', first),
      cover(0, 'Improvements as a tenant', '40,000', first),
      cover(1, 'Building', '525,000', { ...second, valuation: 'Actual cash value' }),
      cover(1, 'Business personal property', '90,000', { ...second, valuation: 'Replacement cost' }),
      cover(null, 'Business income and extra expense', null, {
        words: 'Actual loss sustained within 12 months',
        deductibleWords: 'No waiting period',
        causes: 'special',
      }),
      cover(null, 'Valuable papers and records', '15,000', { deductible: '500', causes: 'special' }),
      cover(null, 'Money and securities, inside', '10,000', { deductible: '500', causes: 'special' }),
      cover(null, 'Equipment breakdown', null, { words: 'included' }),
    ],
    interests: [
      interest(
        1,
        'mortgagee',
        'Teasel & Madder Bank, N.A., ISAOA ATIMA',
        ['PO Box 30030', 'Ruffin', 'VA', '23999'],
        '12-88-70031',
      ),
      interest(0, 'loss payee', 'Bevel Leasing, Inc.', ['4 Refraction Way', 'Ruffin', 'VA', '23998']),
    ],
    terms: {
      'wind or hail deductible': 'address 2 only: 2% of the amount insured there',
      'inflation guard': 'Limits grow by 4% a year',
      flood: 'Not insured',
      earthquake: 'Not insured',
      'equipment breakdown': 'included at both addresses',
    },
  },
}
