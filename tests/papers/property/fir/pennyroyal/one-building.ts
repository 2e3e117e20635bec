import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, sheet } from '../sheet.ts'
import { panel } from './panel.ts'

const paper = sheet()
paper.put(40, 28, 'Pennyroyal', 20, true)
paper.put(168, 36, 'Commercial Property Declarations', 11)
paper.put(440, 30, 'Form PCP-D (03 24)', 7)
paper.put(440, 40, 'Renewal. Insured copy.', 7)
panel(paper, [40, 70, 165, 52], 'Policy', ['PCP-118-040-226', 'renews PCP-118-040-225'])
panel(paper, [217, 70, 165, 52], 'In force', ['12/31/2025 to 12/31/2026', '12:01 AM where you are'])
panel(paper, [394, 70, 178, 52], 'Company', ['Pennyroyal Casualty & Surety', 'Company'])
panel(paper, [40, 142, 254, 62], 'Named insured and mailing address', [
  'Estate Press & Bindery, Inc.',
  '29 Vellum Lane',
  'Gutenfield, WI 54999',
])
panel(paper, [306, 142, 266, 62], 'Producer 30-8812', [
  'Dovetail & Sons Insurors',
  '1 Exchange Court, Gutenfield, WI 54998',
  'Tel (920) 555-0187',
])
panel(paper, [40, 224, 532, 36], 'Described premises 1', [
  '31-33 Vellum Lane, Gutenfield, WI 54999   |   Printing plant   |   Heavy timber (mill)   |   1908',
])

/** Amounts beside one another, each in a box of its own with what it is for beneath. */
const CARDS: [amount: string, what: string, lines: string[]][] = [
  ['$2,100,000', 'Building', ['[X] Agreed value', '[ ] Coinsurance ___%', '[X] Functional replacement cost']],
  ['$1,480,000', 'Presses and other equipment', ['[ ] Agreed value', '[X] Coinsurance 90%', '[X] Replacement cost']],
  ['$330,000', 'Paper, ink and work in process', ['[ ] Agreed value', '[X] Coinsurance 90%', '[X] Actual cash value']],
]
CARDS.forEach(([amount, what, lines], index) => {
  const x = 40 + index * 180
  paper.frame(x, 278, 172, 98, 0.8)
  paper.put(x + 10, 288, amount, 15, true)
  paper.put(x + 10, 308, what, 8.5, true)
  paper.lines(x + 10, 326, lines, 8, 13)
})
paper.frame(40, 386, 532, 62, 0.8)
paper.put(50, 395, 'Actual loss sustained', 12, true)
paper.put(50, 413, 'Business income and extra expense, for up to 12 months', 8.5, true)
paper.put(50, 429, 'after a waiting period of 72 hours. Payroll of ordinary employees: 90 days.', 8)

panel(paper, [40, 468, 254, 106], 'Causes of loss', [
  '[ ] Basic     [ ] Broad     [X] Special',
  'on everything above.',
  '[ ] Theft excluded     [X] Sprinkler leakage',
  '[X] Flood excluded',
  '[X] Earthquake excluded',
  '[ ] Windstorm or hail excluded',
])
panel(paper, [306, 468, 266, 106], 'What you bear of a loss', [
  '$10,000  any one occurrence, but',
  '$25,000  wind or hail',
  '$50,000  water damage to paper in storage',
  'The first line applies to building, presses,',
  'paper, ink and work in process alike.',
])
panel(paper, [40, 594, 254, 76], 'Ordinance or law', [
  'A  Undamaged part     in the building limit',
  'B  Demolition               $210,000',
  'C  Increased cost         $315,000',
])
panel(paper, [306, 594, 266, 76], 'Premium', [
  'Property  $18,204     Terrorism  $364',
  'Last year, with a building limit of $1,950,000:',
  '$17,112',
])
panel(
  paper,
  [40, 690, 532, 72],
  'To whom we also pay',
  [
    'Building, as mortgageholder:   Badgerlight Bank and Trust, its successors and assigns,',
    '                               4 Court Street, Gutenfield, WI 54998   (no. 0091-3320-07)',
    "Presses, as lender's loss payable:   Rotogravure Credit Corp., PO Box 555, Elmsworth, MN 55999   (no. RC 48812)",
    'The landlord of your former shop, Quire Holdings, was removed 06/30/2025.',
  ],
  8,
)

const bears = { deductible: '10,000', causes: 'special' } as const

export const oneBuilding: PropertyPaper = {
  name: 'declarations in boxes with amounts above what they are for and ticks beneath',
  pages: [paper.page],
  holds: {
    policy: {
      number: 'PCP-118-040-226',
      carrier: 'Pennyroyal Casualty & Surety Company',
      effective: '12/31/2025',
      expiration: '12/31/2026',
    },
    insured: {
      name: 'Estate Press & Bindery, Inc.',
      line1: '29 Vellum Lane',
      city: 'Gutenfield',
      state: 'WI',
      zip: '54999',
    },
    producer: {
      name: 'Dovetail & Sons Insurors',
      phone: '(920) 555-0187',
      code: '30-8812',
      line1: '1 Exchange Court',
      city: 'Gutenfield',
      state: 'WI',
      zip: '54998',
    },
    places: [
      {
        location: '1',
        building: null,
        line1: '31-33 Vellum Lane',
        city: 'Gutenfield',
        state: 'WI',
        zip: '54999',
        construction: 'Heavy timber (mill)',
        occupancy: 'Printing plant',
        yearBuilt: '1908',
      },
    ],
    coverages: [
      cover(0, 'Building', '2,100,000', { ...bears, valuation: 'Functional replacement cost' }),
      cover(0, 'Presses and other equipment', '1,480,000', {
        ...bears,
        valuation: 'Replacement cost',
        coinsurance: '90%',
      }),
      cover(0, 'Paper, ink and work in process', '330,000', {
        ...bears,
        valuation: 'Actual cash value',
        coinsurance: '90%',
      }),
      cover(0, 'Business income and extra expense', null, {
        words: 'Actual loss sustained, for up to 12 months',
        deductibleWords: 'a waiting period of 72 hours',
        causes: 'special',
      }),
      cover(0, 'Ordinance or law A, undamaged part', null, { words: 'in the building limit' }),
      cover(0, 'Ordinance or law B, demolition', '210,000'),
      cover(0, 'Ordinance or law C, increased cost', '315,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Badgerlight Bank and Trust, its successors and assigns',
        ['4 Court Street', 'Gutenfield', 'WI', '54998'],
        '0091-3320-07',
      ),
      interest(
        0,
        "lender's loss payable",
        'Rotogravure Credit Corp.',
        ['PO Box 555', 'Elmsworth', 'MN', '55999'],
        'RC 48812',
      ),
    ],
    terms: {
      'agreed value': 'Building',
      deductible: '$10,000 any one occurrence',
      'wind or hail deductible': '$25,000',
      'water damage deductible': '$50,000 water damage to paper in storage',
      flood: 'excluded',
      earthquake: 'excluded',
      'ordinance or law': 'A in the building limit, B $210,000, C $315,000',
      payroll: 'Payroll of ordinary employees: 90 days',
    },
  },
}
