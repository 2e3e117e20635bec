import type { PdfPageSpec } from '../../../../support/documents/pdf.ts'
import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, type Part, panel, rows, say, sheet, stack } from '../layout.ts'

const PLANT = address('3811 Turpentine Still Road', 'Dothan', 'AL', '36303')
const MONEY: Edge[] = [54, { end: 540 }]

function head(part: string, page: number): Part[] {
  return [
    bold(54, 34, 'GULF HERON PROPERTY & CASUALTY COMPANY', 12),
    bold(54, 54, part, 11),
    rows([54, 300, 490], 74, [['Policy No. GHP 20-6614-87', 'Wiregrass Peanut Mills, Inc.', `Page ${page} of 4`]], 8),
    across(54, 88, 504),
  ]
}

const common = sheet([
  ...head('COMMERCIAL PACKAGE POLICY - COMMON DECLARATIONS', 1),
  panel([54, 100, 252, 70], 'Named Insured and Mailing Address', [
    'Wiregrass Peanut Mills, Inc.',
    'P.O. Box 1908',
    'Dothan, AL 36302',
  ]),
  panel([306, 100, 252, 70], 'Agency', [
    'Boll Weevil Square Agency, Inc.',
    '22 Depot Street, Enterprise, AL 36330',
    '(334) 555-0158',
    'Agency No. 70-4419',
  ]),
  panel([54, 170, 252, 34], 'Policy Period', ['08/15/2025 to 08/15/2026']),
  panel([306, 170, 252, 34], 'Business of the Insured', ['Shelling and bagging of peanuts']),
  bold(54, 220, 'This policy consists of the following coverage parts', 9),
  rows(
    MONEY,
    238,
    [
      ['Commercial General Liability', '$ 9,870'],
      ['Commercial Property', '$ 22,415'],
      ['Commercial Inland Marine', 'Not purchased'],
      ['Crime', 'Not purchased'],
      ['Total premium', '$ 32,285'],
    ],
    9,
    15,
  ),
])

const liability = sheet([
  ...head('COMMERCIAL GENERAL LIABILITY DECLARATIONS', 2),
  bold(54, 100, 'LIMITS OF INSURANCE', 10),
  rows(
    MONEY,
    118,
    [
      ['Each Occurrence Limit', '$ 1,000,000'],
      ['Damage to Premises Rented to You Limit, any one premises', '$ 300,000'],
      ['Medical Expense Limit, any one person', '$ 10,000'],
      ['Personal and Advertising Injury Limit, any one person or organization', '$ 1,000,000'],
      ['General Aggregate Limit', '$ 2,000,000'],
      ['Products/Completed Operations Aggregate Limit', '$ 2,000,000'],
    ],
    9,
    15,
  ),
  bold(54, 224, 'CLASSIFICATION AND PREMIUM', 10),
  rows([54, 120, 330, 460], 242, [['Code', 'Classification', 'Premium basis', 'Premium']], 8, 12, true),
  rows([54, 120, 330, { end: 500 }], 258, [
    ['53374', 'Food products manufacturing, dry', 'Sales 14,200,000', '9,230'],
    ['99793', 'Truckers', 'Payroll 410,000', '640'],
  ]),
  bold(54, 300, 'ADDITIONAL INSURED - VENDORS', 10),
  stack(54, 316, ['Camellia Grocers Cooperative, 600 Eufaula Pike, Montgomery, AL 36105 (general liability only)']),
])

const property: PdfPageSpec = sheet([
  ...head('COMMERCIAL PROPERTY DECLARATIONS', 3),
  bold(54, 98, 'Described premises', 9),
  stack(54, 112, [
    'Premises 1, Building 1   3811 Turpentine Still Road, Dothan, AL 36303   Noncombustible, 1989, peanut shelling',
    'Premises 1, Building 2   3811 Turpentine Still Road, Dothan, AL 36303   Fire resistive, 2013, cold storage',
  ]),
  bold(54, 150, 'Premises 1, Building 1', 9),
  rows(
    [54, 218, 330, 420, 490],
    164,
    [['Coverage', 'Amount of Insurance', 'Causes of loss', 'Coinsurance', 'Valuation']],
    8,
    12,
    true,
  ),
  rows(
    [54, { end: 300 }, 330, 420, 490],
    178,
    [
      ['Building', '$ 3,260,000', 'Special', '80%', 'Replacement'],
      ['Machinery and Equipment', '$ 4,105,000', 'Special', '80%', 'Replacement'],
      ['Stock', '$ 1,800,000', 'Special', '80%', 'Selling price'],
    ],
    8.5,
    14,
  ),
  bold(54, 228, 'Premises 1, Building 2', 9),
  rows(
    [54, { end: 300 }, 330, 420, 490],
    242,
    [
      ['Building', '$ 1,540,000', 'Special', '80%', 'Replacement'],
      ['Stock', '$ 2,250,000', 'Special', '80%', 'Selling price'],
    ],
    8.5,
    14,
  ),
  bold(54, 278, 'All described premises', 9),
  rows(
    [54, { end: 300 }, 330, 420, 490],
    292,
    [
      ['Business Income, no Extra Expense', '$ 1,500,000', 'Special', '', ''],
      ['Spoilage', '$ 200,000', '', '', ''],
      ['Utility Services - direct damage', '$ 100,000', '', '', ''],
    ],
    8.5,
    14,
  ),
  say(
    54,
    338,
    'Business income: monthly limit of indemnity 1/6 in place of coinsurance; waiting period 48 hours.',
    8.5,
  ),
  bold(54, 360, 'Deductibles', 9),
  stack(
    54,
    374,
    [
      'Building, Machinery and Equipment, Stock: $10,000 any one occurrence.  Spoilage: $2,500.',
      'Windstorm or hail: 1% of the value of the property at the premises, minimum $25,000.',
    ],
    8.5,
  ),
  bold(54, 410, 'Special provisions', 9),
  stack(
    54,
    424,
    [
      'Equipment breakdown: included, limit per occurrence $5,000,000, deductible $10,000.',
      'Flood: not insured.     Earthquake and sprinkler leakage from earthquake: $1,000,000 annual aggregate, deductible 5%.',
      'Protective safeguards: P-1 automatic sprinkler, P-2 central station fire alarm.',
    ],
    8.5,
  ),
  bold(54, 472, 'Mortgageholder, building 1 and building 2', 9),
  stack(
    54,
    486,
    ['Conecuh Agricultural Credit Association', 'ISAOA ATIMA', '415 Murphree Lane', 'Troy, AL 36081', 'Loan 330071-2'],
    8.5,
  ),
  bold(300, 472, 'Loss payee, building 1, color sorters only', 9),
  stack(300, 486, ['Spectra Sorter Leasing LLC', '70 Innovation Way', 'Madison, AL 35758', 'Lease SSL-4471'], 8.5),
])

const forms = sheet([
  ...head('SCHEDULE OF FORMS', 4),
  stack(54, 100, [
    'Common policy: GH IL 00 17, GH IL 00 21',
    'General liability: GH CG 00 01, GH CG 20 15, GH CG 21 47',
    'Commercial property: GH CP 00 10, GH CP 00 30, GH CP 10 30, GH CP 04 40, GH CP 10 45, GH EB 00 20',
    'An umbrella of $5,000,000 was quoted at $4,300 and is not part of this policy.',
  ]),
])

const WORKS = { deductible: '10,000', causes: 'special', coinsurance: '80%' } as const
const BANK = {
  kind: 'mortgagee',
  name: 'Conecuh Agricultural Credit Association ISAOA ATIMA',
  address: address('415 Murphree Lane', 'Troy', 'AL', '36081'),
  loan: '330071-2',
} as const

/** A package policy: one page of property among pages of liability, whose amounts are traps. */
export const packagePolicy: PropertyPaper = {
  name: 'heron-package',
  pages: [common, liability, property, forms],
  holds: {
    policy: {
      number: 'GHP 20-6614-87',
      carrier: 'Gulf Heron Property & Casualty Company',
      effective: '08/15/2025',
      expiration: '08/15/2026',
    },
    insured: { name: 'Wiregrass Peanut Mills, Inc.', ...address('P.O. Box 1908', 'Dothan', 'AL', '36302') },
    producer: {
      name: 'Boll Weevil Square Agency, Inc.',
      ...address('22 Depot Street', 'Enterprise', 'AL', '36330'),
      phone: '(334) 555-0158',
      code: '70-4419',
    },
    places: [
      {
        ...PLANT,
        location: '1',
        building: '1',
        construction: 'Noncombustible',
        occupancy: 'Peanut shelling',
        yearBuilt: '1989',
      },
      {
        ...PLANT,
        location: '1',
        building: '2',
        construction: 'Fire resistive',
        occupancy: 'Cold storage',
        yearBuilt: '2013',
      },
    ],
    coverages: [
      coverage(0, 'Building', '3,260,000', { ...WORKS, valuation: 'Replacement' }),
      coverage(0, 'Machinery and Equipment', '4,105,000', { ...WORKS, valuation: 'Replacement' }),
      coverage(0, 'Stock', '1,800,000', { ...WORKS, valuation: 'Selling price' }),
      coverage(1, 'Building', '1,540,000', { ...WORKS, valuation: 'Replacement' }),
      coverage(1, 'Stock', '2,250,000', { ...WORKS, valuation: 'Selling price' }),
      coverage(null, 'Business Income, no Extra Expense', '1,500,000', {
        deductibleWords: 'Waiting period 48 hours',
        causes: 'special',
      }),
      coverage(null, 'Spoilage', '200,000', { deductible: '2,500' }),
      coverage(null, 'Utility Services - direct damage', '100,000'),
      coverage(null, 'Equipment breakdown', '5,000,000', { deductible: '10,000' }),
      coverage(null, 'Earthquake and sprinkler leakage from earthquake', '1,000,000', { deductibleWords: '5%' }),
    ],
    interests: [
      { place: 0, ...BANK },
      { place: 1, ...BANK },
      {
        place: 0,
        kind: 'loss payee',
        name: 'Spectra Sorter Leasing LLC',
        address: address('70 Innovation Way', 'Madison', 'AL', '35758'),
        loan: 'SSL-4471',
      },
    ],
    terms: {
      'all other perils deductible': '$10,000 any one occurrence',
      'wind or hail deductible': '1% of the value of the property at the premises, minimum $25,000',
      'waiting period': '48 hours',
      'monthly limit of indemnity': '1/6',
      'equipment breakdown': 'Included, limit per occurrence $5,000,000, deductible $10,000',
      'protective safeguards': 'P-1 automatic sprinkler, P-2 central station fire alarm',
      flood: 'Not insured',
      earthquake: '$1,000,000 annual aggregate, deductible 5%',
    },
  },
}
