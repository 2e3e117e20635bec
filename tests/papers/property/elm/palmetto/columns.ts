import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, rows, say, sheet, stack } from '../layout.ts'

const SHOP = address('88 Sawmill Row', 'Sumter', 'SC', '29150')
const STORE = address('1520 Old Pocotaligo Road', 'Manning', 'SC', '29102')
const EDGES: Edge[] = [40, 75, 110, { end: 300 }, 316, 376, 440, { end: 560 }]
const GOODS = { deductible: '2,500', causes: 'special', valuation: 'Replacement Cost', coinsurance: '90%' } as const
const STORED = { deductible: '2,500', causes: 'broad', valuation: 'Actual Cash Value', coinsurance: '80%' } as const

const first = sheet([
  bold(40, 36, 'PALMETTO CROSSING MUTUAL INSURANCE COMPANY', 13),
  say(40, 54, '410 Tidewater Plaza, Florence, SC 29501     NAIC Company Code 99412', 8),
  bold(40, 76, 'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS', 11),
  rows([40, 330], 98, [['Policy Number: PCM-CP 0048213-06', 'Renewal of: PCM-CP 0048213-05']], 9),
  say(40, 114, 'Policy Period: From 03/15/2025 to 03/15/2026 at 12:01 A.M. Standard Time at your mailing address', 9),
  across(40, 130, 532),
  bold(40, 138, 'Named Insured and Mailing Address'),
  stack(40, 152, ['Brasslatch Furniture Works, Inc.', '88 Sawmill Row', 'Sumter, SC 29150']),
  bold(330, 138, 'Agent'),
  stack(330, 152, [
    'Magnolia Fork Insurance Agency',
    '12 Court Square',
    'Sumter, SC 29150',
    '(803) 555-0142     Agency Code 31-0774',
  ]),
  across(40, 206, 532),
  bold(40, 214, 'DESCRIPTION OF PREMISES', 10),
  rows([40, 75, 110, 330, 440], 232, [['Prem.', 'Bldg.', 'Location', 'Construction', 'Occupancy']], 8, 13, true),
  rows([40, 75, 110, 330, 440], 246, [
    ['001', '001', '88 Sawmill Row, Sumter, SC 29150', 'Joisted Masonry', 'Furniture manufacturing'],
    ['001', '002', '88 Sawmill Row, Sumter, SC 29150', 'Non-Combustible', 'Finished goods warehouse'],
    ['002', '001', '1520 Old Pocotaligo Road, Manning, SC 29102', 'Frame', 'Retail showroom'],
  ]),
  across(40, 292, 532),
  bold(40, 300, 'COVERAGES PROVIDED', 10),
  say(40, 316, 'Insurance at the described premises applies only for coverages for which a limit is shown.', 8),
  rows(
    [40, 75, 110, 258, 316, 376, 440, 530],
    336,
    [
      ['Prem.', 'Bldg.', 'Coverage', 'Limit of', 'Covered', 'Coins.*', 'Valuation', 'Annual'],
      ['', '', '', 'Insurance', 'Causes', '', '', 'Premium'],
    ],
    8,
    11,
    true,
  ),
  rows(EDGES, 364, [
    ['001', '001', 'Building', '2,450,000', 'Special', '90%', 'Replacement Cost', '6,812'],
    ['001', '001', 'Business Personal Property', '1,175,000', 'Special', '90%', 'Replacement Cost', '3,944'],
    ['001', '001', 'Business Income', '600,000', 'Special', '50%', '', '1,088'],
    ['001', '002', 'Building', '815,000', 'Broad', '80%', 'Actual Cash Value', '2,016'],
    ['001', '002', 'Business Personal Property', '640,000', 'Broad', '80%', 'Actual Cash Value', '1,702'],
    ['002', '001', 'Building', '390,000', 'Special', '90%', 'Replacement Cost', '1,431'],
    ['002', '001', 'Business Personal Property', '210,000', 'Special', '90%', 'Replacement Cost', '877'],
  ]),
  across(40, 456, 532),
  rows([110, { end: 300 }, { end: 560 }], 462, [['Total of all limits', '6,280,000', '17,870']], 8, 13, true),
  say(
    40,
    482,
    '* If extra expense coverage, limits on loss payment. The limits of the expiring policy totaled 5,905,000.',
    7,
  ),
])

const second = sheet([
  bold(40, 36, 'PALMETTO CROSSING MUTUAL INSURANCE COMPANY', 10),
  say(40, 52, 'Policy Number: PCM-CP 0048213-06     Brasslatch Furniture Works, Inc.', 8),
  bold(40, 76, 'DEDUCTIBLE', 10),
  stack(40, 92, [
    '$2,500 per occurrence, all covered causes of loss except as follows.',
    'Windstorm or Hail: 2% of the limit of insurance of each building with loss.',
    'Theft: $5,000 per occurrence.',
    'Business Income: a waiting period of 72 hours applies in place of a dollar deductible.',
  ]),
  bold(40, 156, 'OPTIONAL COVERAGES', 10),
  rows([40, 75, 110], 172, [
    ['001', '001', 'Inflation Guard, Building: 4%'],
    ['001', '001', 'Agreed Value: not elected'],
    ['ALL', 'ALL', 'Equipment Breakdown: included, see form PC 30 11'],
  ]),
  bold(40, 226, 'MORTGAGEHOLDERS', 10),
  rows([40, 75], 242, [['Prem.', 'Bldg.']], 8, 13, true),
  rows([40, 75], 256, [['001', '001']]),
  stack(110, 256, [
    'Wateree Farmers Bank, ISAOA/ATIMA',
    'P.O. Box 2207',
    'Camden, SC 29021',
    'Loan Number 0031-884207',
  ]),
  rows([40, 75], 318, [['002', '001']]),
  stack(110, 318, ['Heddle & Crane Savings Bank', '9 Brooks Street', 'Manning, SC 29102', 'Loan Number M-20-5561']),
  bold(40, 386, 'EXCLUSIONS OF NOTE', 10),
  stack(40, 402, ['Flood: excluded at all premises.', 'Earthquake and volcanic eruption: excluded at all premises.']),
  bold(40, 446, 'FORMS AND ENDORSEMENTS', 10),
  stack(40, 462, ['PC 00 10 (04/22), PC 10 30 (04/22), PC 10 20 (04/22), PC 30 11 (01/24), PC 03 21 (01/24)']),
  say(40, 500, 'Countersigned 02/27/2025 at Florence, South Carolina', 8),
])

/** A regional mutual's declarations: coverages in columns, what holds for all of them on the second page. */
export const columns: PropertyPaper = {
  name: 'palmetto-columns',
  pages: [first, second],
  holds: {
    policy: {
      number: 'PCM-CP 0048213-06',
      carrier: 'Palmetto Crossing Mutual Insurance Company',
      naic: '99412',
      effective: '03/15/2025',
      expiration: '03/15/2026',
    },
    insured: { name: 'Brasslatch Furniture Works, Inc.', ...SHOP },
    producer: {
      name: 'Magnolia Fork Insurance Agency',
      ...address('12 Court Square', 'Sumter', 'SC', '29150'),
      phone: '(803) 555-0142',
      code: '31-0774',
    },
    places: [
      {
        ...SHOP,
        location: '001',
        building: '001',
        construction: 'Joisted Masonry',
        occupancy: 'Furniture manufacturing',
      },
      {
        ...SHOP,
        location: '001',
        building: '002',
        construction: 'Non-Combustible',
        occupancy: 'Finished goods warehouse',
      },
      { ...STORE, location: '002', building: '001', construction: 'Frame', occupancy: 'Retail showroom' },
    ],
    coverages: [
      coverage(0, 'Building', '2,450,000', GOODS),
      coverage(0, 'Business Personal Property', '1,175,000', GOODS),
      coverage(0, 'Business Income', '600,000', {
        deductibleWords: 'Waiting period of 72 hours',
        causes: 'special',
        coinsurance: '50%',
      }),
      coverage(1, 'Building', '815,000', STORED),
      coverage(1, 'Business Personal Property', '640,000', STORED),
      coverage(2, 'Building', '390,000', GOODS),
      coverage(2, 'Business Personal Property', '210,000', GOODS),
      coverage(null, 'Equipment Breakdown', null, { words: 'Included' }),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Wateree Farmers Bank, ISAOA/ATIMA',
        address: address('P.O. Box 2207', 'Camden', 'SC', '29021'),
        loan: '0031-884207',
      },
      {
        place: 2,
        kind: 'mortgagee',
        name: 'Heddle & Crane Savings Bank',
        address: address('9 Brooks Street', 'Manning', 'SC', '29102'),
        loan: 'M-20-5561',
      },
    ],
    terms: {
      'all other perils deductible': '$2,500 per occurrence',
      'wind or hail deductible': '2% of the limit of insurance of each building with loss',
      'theft deductible': '$5,000 per occurrence',
      'waiting period': '72 hours',
      'inflation guard': '4%',
      'equipment breakdown': 'Included',
      'agreed value': 'Not elected',
      flood: 'Excluded at all premises',
      earthquake: 'Excluded at all premises',
    },
  },
}
