import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, sheet } from '../sheet.ts'
import { boxes, facts, panel } from './panel.ts'

const head = (part: string, page: number) => {
  const paper = sheet()
  paper.put(40, 30, 'Pennyroyal', 20, true)
  paper.put(40, 54, 'Casualty & Surety Company', 8)
  paper.put(330, 34, part, 12, true)
  paper.put(330, 54, `Policy PK-206-551-780 | page ${page} of 4`, 8)
  return paper
}

const common = head('Commercial Package', 1)
let y = facts(common, 84, [
  [40, 'PK-206-551-780', 'Policy number'],
  [205, '08/15/2026', 'Begins 12:01 AM'],
  [315, '08/15/2027', 'Ends 12:01 AM'],
  [425, '$41,306.00', 'Premium for the term'],
])
panel(common, [40, y + 8, 255, 78], 'You', [
  'Marlowe Street Athletic Club, LLC',
  'dba Ironbark Fitness',
  '3300 Marlowe Street',
  'Kittering, CO 80999',
])
y = panel(common, [310, y + 8, 255, 78], 'Your agent', [
  'Cobblestone Risk Partners (agent no. 7-0451)',
  '15 Larimer Row, Unit C',
  'Kittering, CO 80998',
  '303-555-0128',
])
y = boxes(
  common,
  40,
  y + 24,
  [265, 130, 130],
  [
    ['Coverage part', 'Form', 'Premium'],
    ['Commercial General Liability', 'PGL 100', '$22,140.00'],
    ['Commercial Property', 'PCP 200', '$17,566.00'],
    ['Inland Marine', 'Not purchased', '-'],
    ['Crime', 'PCR 300', '$1,600.00'],
  ],
)
common.lines(
  40,
  y + 20,
  ['Insurer: Pennyroyal Casualty & Surety Company, NAIC 96611, a stock company, Lindenau, Colorado.'],
  8.5,
)

const liability = head('General Liability Part', 2)
y = boxes(
  liability,
  40,
  90,
  [365, 160],
  [
    ['Limits of insurance', 'Amount'],
    ['Each occurrence', '$1,000,000'],
    ['Damage to premises rented to you, any one premises', '$300,000'],
    ['Medical expense, any one person', 'Excluded'],
    ['Personal and advertising injury', '$1,000,000'],
    ['General aggregate, per location', '$2,000,000'],
    ['Products and completed operations aggregate', '$2,000,000'],
  ],
)
y = boxes(
  liability,
  40,
  y + 26,
  [60, 225, 110, 130],
  [
    ['Location', 'Class', 'Exposure', 'Premium'],
    ['1', 'Health or exercise clubs', '$1,850,000 sales', '$17,420.00'],
    ['2', 'Health or exercise clubs', '$410,000 sales', '$3,960.00'],
    ['3', 'Buildings or premises, lessor risk', '6,200 sq ft', '$760.00'],
  ],
)
liability.lines(
  40,
  y + 20,
  [
    'Landlord of location 2, named on this part only: Juniper Gate Plaza Owner LP, 700 Gate Road, Kittering, CO 80997.',
    'Deductible per claim, bodily injury and property damage combined: $2,500.',
  ],
  8.5,
)

const property = head('Commercial Property Part', 3)
property.lines(
  40,
  84,
  ['We insure the property below. Location 3 of the liability part is not insured for property.'],
  8.5,
)
const COLUMNS = [150, 82, 76, 108, 62, 47]
const HEADS = ['What we insure', 'Most we pay', 'Deductible', 'How we value it', 'Coinsurance', 'Causes']
y = panel(property, [40, 112, 525, 34], 'Location 1, Building 1', [
  '3300 Marlowe Street, Kittering, CO 80999. Health club, masonry, built 2001',
])
y = boxes(property, 40, y, COLUMNS, [
  HEADS,
  ['Building', '$3,850,000', '$5,000', 'Replacement cost', '80%', 'Special'],
  ['Your business personal property', '$720,000', '$5,000', 'Replacement cost', '80%', 'Special'],
  ['Business income, no extra expense', '$650,000', '24 hours', '-', '50%', 'Special'],
  ['Glass, interior and exterior', '$20,000', '$500', '-', 'None', 'Special'],
])
y = panel(property, [40, y + 26, 525, 34], 'Location 2, Building 1', [
  '702 Gate Road, Suite 110, Kittering, CO 80997. Health club (tenant), non-combustible, built 2014',
])
y = boxes(property, 40, y, COLUMNS, [
  HEADS,
  ['Your business personal property', '$185,000', '$2,500', 'Actual cash value', '90%', 'Broad'],
  ['Improvements and betterments', '$240,000', '$2,500', 'Replacement cost', '90%', 'Broad'],
])
y = panel(
  property,
  [40, y + 28, 525, 76],
  'Other terms of this part',
  [
    'Wind or hail: 1% of the limit of each building or its contents, at least $10,000, instead of the deductible shown.',
    'Theft of exercise machines: $10,000 deductible. Sprinklers at location 1 must be kept in service (P-1).',
    'Ordinance or law, location 1, building 1:   A  included     B  $200,000     C  $150,000',
    'Earthquake and flood: not insured.   Equipment breakdown, location 1: included in the building limit.',
  ],
  8,
)
boxes(
  property,
  40,
  y + 24,
  [70, 95, 260, 100],
  [
    ['Location', 'Interest', 'Name and address', 'Loan'],
    ['1, Bldg 1', 'Mortgagee', 'Summit Thistle Bank ISAOA, PO Box 1190, Kittering, CO 80998', '61-004418'],
    ['1, Bldg 1', 'Loss payee', 'Barbell Finance Group, 12 Plate Avenue, Tolliver, UT 84999', ''],
  ],
  22,
  7.5,
)

const crime = head('Crime Part and Forms', 4)
y = boxes(
  crime,
  40,
  90,
  [285, 120, 120],
  [
    ['Crime insuring agreement', 'Limit per loss', 'Deductible'],
    ['Employee theft', '$100,000', '$1,000'],
    ['Forgery or alteration', '$50,000', '$1,000'],
    ['Computer and funds transfer fraud', '$25,000', '$2,500'],
  ],
)
crime.lines(
  40,
  y + 22,
  [
    'Forms of the policy: PGL 100, PGL 114, PGL 152; PCP 200, PCP 210, PCP 217 Ordinance or Law, PCP 230 Equipment',
    'Breakdown; PCR 300. Countersigned at Lindenau, Colorado on 07/22/2026.',
  ],
  8.5,
)

const special = { deductible: '5,000', causes: 'special', valuation: 'Replacement cost', coinsurance: '80%' } as const
const broad = { deductible: '2,500', causes: 'broad', coinsurance: '90%' } as const

export const packagePolicy: PropertyPaper = {
  name: 'a package whose property part is the third of four pages',
  pages: [common.page, liability.page, property.page, crime.page],
  holds: {
    policy: {
      number: 'PK-206-551-780',
      carrier: 'Pennyroyal Casualty & Surety Company',
      naic: '96611',
      effective: '08/15/2026',
      expiration: '08/15/2027',
    },
    insured: {
      name: 'Marlowe Street Athletic Club, LLC dba Ironbark Fitness',
      line1: '3300 Marlowe Street',
      city: 'Kittering',
      state: 'CO',
      zip: '80999',
    },
    producer: {
      name: 'Cobblestone Risk Partners',
      phone: '303-555-0128',
      code: '7-0451',
      line1: '15 Larimer Row',
      line2: 'Unit C',
      city: 'Kittering',
      state: 'CO',
      zip: '80998',
    },
    places: [
      {
        location: '1',
        building: '1',
        line1: '3300 Marlowe Street',
        city: 'Kittering',
        state: 'CO',
        zip: '80999',
        construction: 'masonry',
        occupancy: 'Health club',
        yearBuilt: '2001',
      },
      {
        location: '2',
        building: '1',
        line1: '702 Gate Road',
        line2: 'Suite 110',
        city: 'Kittering',
        state: 'CO',
        zip: '80997',
        construction: 'non-combustible',
        occupancy: 'Health club (tenant)',
        yearBuilt: '2014',
      },
    ],
    coverages: [
      cover(0, 'Building', '3,850,000', special),
      cover(0, 'Your business personal property', '720,000', special),
      cover(0, 'Business income, no extra expense', '650,000', {
        deductibleWords: '24 hours',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(0, 'Glass, interior and exterior', '20,000', { deductible: '500', causes: 'special', coinsurance: 'None' }),
      cover(1, 'Your business personal property', '185,000', { ...broad, valuation: 'Actual cash value' }),
      cover(1, 'Improvements and betterments', '240,000', { ...broad, valuation: 'Replacement cost' }),
      cover(0, 'Ordinance or law A', null, { words: 'included' }),
      cover(0, 'Ordinance or law B', '200,000'),
      cover(0, 'Ordinance or law C', '150,000'),
      cover(0, 'Equipment breakdown', null, { words: 'included in the building limit' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Summit Thistle Bank ISAOA', ['PO Box 1190', 'Kittering', 'CO', '80998'], '61-004418'),
      interest(0, 'loss payee', 'Barbell Finance Group', ['12 Plate Avenue', 'Tolliver', 'UT', '84999']),
    ],
    terms: {
      'wind or hail deductible':
        '1% of the limit of each building or its contents, at least $10,000, instead of the deductible shown',
      'theft deductible': 'Theft of exercise machines: $10,000',
      'protective safeguards': 'Sprinklers at location 1 must be kept in service (P-1)',
      'ordinance or law': 'location 1, building 1: A included, B $200,000, C $150,000',
      flood: 'not insured',
      earthquake: 'not insured',
      'equipment breakdown': 'included in the building limit',
    },
  },
}
