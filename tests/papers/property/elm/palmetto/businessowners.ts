import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, rows, say, sheet, stack } from '../layout.ts'

const CLINIC = address('345 Loblolly Avenue', 'Aiken', 'SC', '29801')
const BRANCH = { ...address('2700 Whiskey Pond Road', 'Aiken', 'SC', '29803'), line2: 'Unit 6' }
const LINE: Edge[] = [50, { end: 430 }, { end: 540 }]
const OWN = { deductible: '1,000', causes: 'special', valuation: 'Replacement Cost' } as const

const first = sheet([
  bold(50, 40, 'Palmetto Crossing Mutual Insurance Company', 12),
  bold(50, 58, 'BUSINESSOWNERS POLICY DECLARATIONS', 12),
  rows(
    [50, 240, 400],
    84,
    [
      ['POLICY NUMBER', 'POLICY PERIOD', 'PRODUCER CODE'],
      ['BOP 3302-7718-1', '07/20/2025 to 07/20/2026', '29-1150'],
    ],
    8,
    12,
  ),
  across(50, 112, 512),
  say(50, 118, 'NAMED INSURED AND MAILING ADDRESS', 7),
  stack(50, 130, ['Dogwood Lane Pediatric Dentistry, P.A.', '345 Loblolly Avenue', 'Aiken, SC 29801']),
  say(330, 118, 'PRODUCER', 7),
  stack(330, 130, ['Tupelo & Finch Insurance', '16 Laurens Court', 'Aiken, SC 29801', 'Telephone (803) 555-0189']),
  across(50, 186, 512),
  say(50, 192, 'FORM OF BUSINESS: Professional association        BUSINESS DESCRIPTION: Dental offices', 8),
  bold(50, 212, 'SECTION I - PROPERTY', 10),
  say(
    50,
    228,
    'Premises 1, Building 1: 345 Loblolly Avenue, Aiken, SC 29801. Brick veneer, built 1998. Owner occupied.',
    8,
  ),
  rows([50, 370, 495], 246, [['Coverage', 'Limit of Insurance', 'Premium']], 8, 12, true),
  rows(
    LINE,
    260,
    [
      ['Building - Replacement Cost', '$ 925,000', '$ 1,814'],
      ['Business Personal Property - Replacement Cost', '$ 380,000', '$ 902'],
    ],
    8.5,
    14,
  ),
  say(
    50,
    296,
    'Premises 2, Building 1: 2700 Whiskey Pond Road, Unit 6, Aiken, SC 29803. Leased space, frame, built 2011.',
    8,
  ),
  rows(
    LINE,
    314,
    [
      ['Building', 'Not covered', ''],
      ['Business Personal Property - Replacement Cost', '$ 145,000', '$ 398'],
    ],
    8.5,
    14,
  ),
  bold(50, 350, 'Coverages that apply at all premises', 9),
  rows(
    LINE,
    366,
    [
      ['Business Income and Extra Expense', 'Actual loss sustained, 12 months', 'Included'],
      ['Equipment Breakdown Protection', 'Included', '$ 96'],
      ['Accounts Receivable', '$ 25,000', 'Included'],
      ['Money and Securities - inside the premises', '$ 10,000', '$ 41'],
      ['Money and Securities - outside the premises', '$ 5,000', 'Included'],
      ['Ordinance or Law - Coverage 1, undamaged part of building', 'Included', 'Included'],
      ['Ordinance or Law - Coverages 2 and 3 combined', '$ 50,000', '$ 62'],
    ],
    8.5,
    14,
  ),
  bold(50, 474, 'Deductibles and cause of loss', 9),
  stack(
    50,
    490,
    [
      'Property deductible, any one occurrence: $1,000. Optional coverages: $500.',
      'Windstorm or hail percentage deductible: 1%.',
      'Risks of direct physical loss (special form). Business income begins 24 hours after the loss.',
      'Automatic increase of building limit: 4% a year. Flood and earthquake are not covered.',
    ],
    8.5,
  ),
  bold(50, 552, 'Mortgageholder', 9),
  stack(
    50,
    566,
    [
      'Premises 1, Building 1: Hitchcock Woods Federal Credit Union ISAOA, 77 Park Ave SE, Aiken, SC 29801',
      'Loan number 118-2290-04',
    ],
    8.5,
  ),
])

const second = sheet([
  bold(50, 40, 'BUSINESSOWNERS POLICY DECLARATIONS, continued', 11),
  say(50, 58, 'BOP 3302-7718-1', 9),
  bold(50, 84, 'SECTION II - LIABILITY', 10),
  rows(
    LINE,
    102,
    [
      ['Liability and Medical Expenses, each occurrence', '$ 1,000,000', '$ 744'],
      ['Medical Expenses, per person', '$ 5,000', 'Included'],
      ['Damage to Premises Rented to You', '$ 100,000', 'Included'],
      ['Other than Products/Completed Operations Aggregate', '$ 2,000,000', 'Included'],
      ['Products/Completed Operations Aggregate', '$ 2,000,000', 'Included'],
    ],
    8.5,
    14,
  ),
  bold(50, 186, 'ADDITIONAL INTERESTS', 10),
  stack(50, 202, [
    "Lender's Loss Payable, Premises 2, Building 1 - dental chairs and imaging equipment",
    'Bicuspid Capital Leasing, Inc.',
    '4100 Peach Orchard Blvd',
    'Augusta, GA 30906',
    'Contract BCL-55120',
  ]),
  stack(50, 282, [
    'Additional Insured - Lessor of Premises, Premises 2',
    'Whiskey Pond Plaza, LLC',
    '2700 Whiskey Pond Road',
    'Aiken, SC 29803',
  ]),
  rows([50, { end: 540 }], 352, [['Total annual premium', '$ 4,057']], 9, 14, true),
])

/** A businessowners policy of an owned and a leased office; the liability section is a trap. */
export const businessowners: PropertyPaper = {
  name: 'palmetto-businessowners',
  pages: [first, second],
  holds: {
    policy: {
      number: 'BOP 3302-7718-1',
      carrier: 'Palmetto Crossing Mutual Insurance Company',
      effective: '07/20/2025',
      expiration: '07/20/2026',
    },
    insured: { name: 'Dogwood Lane Pediatric Dentistry, P.A.', ...CLINIC },
    producer: {
      name: 'Tupelo & Finch Insurance',
      ...address('16 Laurens Court', 'Aiken', 'SC', '29801'),
      phone: '(803) 555-0189',
      code: '29-1150',
    },
    places: [
      { ...CLINIC, location: '1', building: '1', construction: 'Brick veneer', yearBuilt: '1998' },
      { ...BRANCH, location: '2', building: '1', construction: 'Frame', yearBuilt: '2011' },
    ],
    coverages: [
      coverage(0, 'Building', '925,000', OWN),
      coverage(0, 'Business Personal Property', '380,000', OWN),
      coverage(1, 'Business Personal Property', '145,000', OWN),
      coverage(null, 'Business Income and Extra Expense', null, {
        words: 'Actual loss sustained, 12 months',
        deductibleWords: '24 hours',
        causes: 'special',
      }),
      coverage(null, 'Equipment Breakdown Protection', null, { words: 'Included' }),
      coverage(null, 'Accounts Receivable', '25,000'),
      coverage(null, 'Money and Securities - inside the premises', '10,000'),
      coverage(null, 'Money and Securities - outside the premises', '5,000'),
      coverage(null, 'Ordinance or Law - Coverage 1, undamaged part of building', null, { words: 'Included' }),
      coverage(null, 'Ordinance or Law - Coverages 2 and 3 combined', '50,000'),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Hitchcock Woods Federal Credit Union ISAOA',
        address: address('77 Park Ave SE', 'Aiken', 'SC', '29801'),
        loan: '118-2290-04',
      },
      {
        place: 1,
        kind: "lender's loss payable",
        name: 'Bicuspid Capital Leasing, Inc.',
        address: address('4100 Peach Orchard Blvd', 'Augusta', 'GA', '30906'),
        loan: 'BCL-55120',
      },
      {
        place: 1,
        kind: 'additional insured',
        name: 'Whiskey Pond Plaza, LLC',
        address: address('2700 Whiskey Pond Road', 'Aiken', 'SC', '29803'),
        loan: null,
      },
    ],
    terms: {
      'all other perils deductible': '$1,000 any one occurrence',
      'optional coverages deductible': '$500',
      'wind or hail deductible': '1%',
      'waiting period': '24 hours',
      'equipment breakdown': 'Included',
      'inflation guard': '4% a year',
      flood: 'Not covered',
      earthquake: 'Not covered',
    },
  },
}
