import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, rows, say, sheet, stack } from '../layout.ts'

const BUILDINGS: [number: string, line1: string, use: string, construction: string, built: string, value: string][] = [
  ['1', '5500 Perdido Dune Drive', '24 units, 6 stories', 'Fire Resistive', '1998', '9,860,000'],
  ['2', '5510 Perdido Dune Drive', '24 units, 6 stories', 'Fire Resistive', '1998', '9,860,000'],
  ['3', '5520 Perdido Dune Drive', '18 units, 5 stories', 'Fire Resistive', '2000', '7,415,000'],
  ['4', '5530 Perdido Dune Drive', 'Clubhouse', 'Joisted Masonry', '2001', '1,120,000'],
  ['5', '5530 Perdido Dune Drive', 'Maintenance garage', 'Masonry Non-Combustible', '2001', '240,000'],
]
const TOWN = ['Pensacola', 'FL', '32507'] as const
const LINE: Edge[] = [54, { end: 420 }, 440]

const first = sheet([
  bold(54, 36, 'Gulf Heron Property & Casualty Company', 14),
  say(54, 56, '1 Heron Tower, Pensacola, Florida 32502', 8),
  bold(54, 74, 'CONDOMINIUM ASSOCIATION POLICY DECLARATIONS', 11),
  across(54, 92, 504),
  rows(
    [54, 180],
    100,
    [
      ['Policy number:', 'GHA-FL-558120-02'],
      ['Term:', '11/01/2025 to 11/01/2026, 12:01 a.m. local time at the property'],
      ['Named insured:', 'Perdido Dunes Condominium Association, Inc.'],
      ['Mailing address:', 'c/o Sandpiper Community Managers, 40 Bayou Court, Pensacola, FL 32503'],
      ['Agency:', 'Emerald Shoals Insurance, 1210 Scenic Bluff Highway, Pensacola, FL 32503'],
      ['Agency phone / code:', '850-555-0164 / GH-2081'],
    ],
    9,
    14,
  ),
  across(54, 190, 504),
  bold(54, 198, 'PROPERTY COVERAGE', 10),
  rows([54, 350, 440], 216, [['Coverage', 'Limit of liability', 'Deductible']], 8, 12, true),
  rows(
    LINE,
    232,
    [
      ['Blanket Building, all buildings on the statement of values', '$28,495,000', '$10,000 AOP'],
      ['Association Personal Property, blanket', '$185,000', '$10,000 AOP'],
      ['Maintenance Fees and Other Income', '$320,000', '72 hours'],
      ['Ordinance or Law A - loss to the undamaged portion', 'Included', ''],
      ['Ordinance or Law B - demolition cost', '$750,000', ''],
      ['Ordinance or Law C - increased cost of construction', '$750,000', ''],
      ['Equipment Breakdown', 'Included', '$10,000 AOP'],
      ['Trees, shrubs and plants', '$25,000', ''],
    ],
    8.5,
    15,
  ),
  across(54, 358, 504),
  bold(54, 366, 'CONDITIONS OF COVERAGE', 10),
  stack(54, 382, [
    'Covered causes of loss: Special, for buildings and association personal property.',
    'Valuation: Replacement cost for buildings and association personal property.',
    'Coinsurance: does not apply. Agreed amount per statement of values dated 09/18/2025.',
    'Calendar year hurricane deductible: 3% of the value of each building with loss.',
    'All other wind and hail: $25,000 per occurrence.',
    'Water damage other than flood: $25,000 per occurrence.',
    'Sinkhole loss: excluded; catastrophic ground cover collapse is included as the law requires.',
    'Flood: excluded. Separate flood policies are the duty of the association.',
    'Earthquake: excluded.',
  ]),
  across(54, 506, 504),
  bold(54, 514, 'OTHER INSURANCE OF THE ASSOCIATION (not part of this policy)', 10),
  stack(54, 530, [
    'Directors and officers, Bluewater Heritage Indemnity, policy DO-77120, limit $1,000,000.',
    'Umbrella, Bluewater Heritage Indemnity, policy UX-40018, limit $10,000,000.',
  ]),
  rows(
    [54, { end: 420 }],
    574,
    [
      ['Property premium', '$212,480'],
      ['Expiring blanket building limit (11/01/2024)', '$26,100,000'],
    ],
    9,
    14,
  ),
])

const second = sheet([
  bold(54, 36, 'Gulf Heron Property & Casualty Company', 10),
  bold(54, 54, 'STATEMENT OF VALUES ON FILE', 11),
  say(
    54,
    70,
    'GHA-FL-558120-02   Values as reported by appraisal. They are not limits of insurance; the limit is blanket.',
    8,
  ),
  rows(
    [54, 90, 230, 350, 460, 505],
    94,
    [['Bldg', 'Address', 'Description', 'Construction', 'Built', 'Value ($)']],
    8,
    12,
    true,
  ),
  rows(
    [54, 90, 230, 350, 460, { end: 550 }],
    110,
    BUILDINGS.map(([number, line1, use, construction, built, value]) => [
      number,
      line1,
      use,
      construction,
      built,
      value,
    ]),
    8,
    16,
  ),
  across(54, 190, 504),
  rows([90, { end: 550 }], 196, [['Total reported value, all buildings, Pensacola, FL 32507', '28,495,000']], 8),
  bold(54, 226, 'MORTGAGEES AND ADDITIONAL INTERESTS', 11),
  stack(54, 244, [
    'Mortgagees of single units are not named on this policy. Certificates are sent to them on request.',
    'For building 4 the following interest is named:',
  ]),
  stack(80, 278, [
    'Mortgagee - Escarosa Community Bank, its successors and/or assigns',
    '2 Palafox Mews, Pensacola, FL 32502',
    'Loan 9-440-217',
  ]),
])

const BLANKET = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost' } as const

/** A condominium association under one blanket limit; the values by building are no limits. */
export const condominium: PropertyPaper = {
  name: 'heron-condominium',
  pages: [first, second],
  holds: {
    policy: {
      number: 'GHA-FL-558120-02',
      carrier: 'Gulf Heron Property & Casualty Company',
      effective: '11/01/2025',
      expiration: '11/01/2026',
    },
    insured: {
      name: 'Perdido Dunes Condominium Association, Inc.',
      line1: 'c/o Sandpiper Community Managers',
      line2: '40 Bayou Court',
      city: 'Pensacola',
      state: 'FL',
      zip: '32503',
    },
    producer: {
      name: 'Emerald Shoals Insurance',
      ...address('1210 Scenic Bluff Highway', 'Pensacola', 'FL', '32503'),
      phone: '850-555-0164',
      code: 'GH-2081',
    },
    places: BUILDINGS.map(([building, line1, occupancy, construction, yearBuilt]) => ({
      ...address(line1, ...TOWN),
      location: null,
      building,
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      coverage(null, 'Blanket Building', '28,495,000', BLANKET),
      coverage(null, 'Association Personal Property', '185,000', BLANKET),
      coverage(null, 'Maintenance Fees and Other Income', '320,000', { deductibleWords: '72 hours' }),
      coverage(null, 'Ordinance or Law A - loss to the undamaged portion', null, { words: 'Included' }),
      coverage(null, 'Ordinance or Law B - demolition cost', '750,000'),
      coverage(null, 'Ordinance or Law C - increased cost of construction', '750,000'),
      coverage(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '10,000' }),
      coverage(null, 'Trees, shrubs and plants', '25,000'),
    ],
    interests: [
      {
        place: 3,
        kind: 'mortgagee',
        name: 'Escarosa Community Bank, its successors and/or assigns',
        address: address('2 Palafox Mews', 'Pensacola', 'FL', '32502'),
        loan: '9-440-217',
      },
    ],
    terms: {
      blanket: 'Blanket Building, all buildings on the statement of values',
      'agreed value': 'Agreed amount per statement of values dated 09/18/2025',
      coinsurance: 'Does not apply',
      'all other perils deductible': '$10,000 AOP',
      'hurricane deductible': '3% of the value of each building with loss, calendar year',
      'wind or hail deductible': '$25,000 per occurrence',
      'water damage deductible': '$25,000 per occurrence',
      'waiting period': '72 hours',
      'ordinance or law': 'A included, B $750,000, C $750,000',
      'equipment breakdown': 'Included',
      sinkhole: 'Excluded; catastrophic ground cover collapse is included as the law requires',
      flood: 'Excluded',
      earthquake: 'Excluded',
    },
  },
}
