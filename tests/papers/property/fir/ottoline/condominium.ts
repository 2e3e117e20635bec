import type { PropertyPaper } from '../../paper.ts'
import { cover, interest } from '../sheet.ts'
import { slip } from './slip.ts'

const first = slip('Policy OSC 4471902-02', '1 of 2', 'Condominium Association Property')
first.say('Policy', ['OSC 4471902-02, in renewal of OSC 4471902-01'])
first.say('Named insured', ['Heron Slip Villas Condominium Association, Inc.', 'PO Box 6611, Corrigan Key, FL 33999'])
first.say('Term', ['July 1, 2026 until July 1, 2027 at 12:01 a.m. standard time'])
first.say('Company', ['Ottoline Specialty Insurance Company (NAIC 97733)'])
first.say('Through', ['Yarrow Bay Risk Advisors, 210 Causeway Plaza, Corrigan Key, FL 33998', '941-555-0171'])
first.rule()
first.say('Blanket limit', [
  '18,750,000 | Buildings, all those on the statement of values',
  'Included | Ordinance or law, coverage A',
  '120,000 | Association personal property, any location',
])
first.say('Limits apart from the blanket', [
  '250,000 | Loss of assessments and fees (business income)',
  '1,000,000 | Ordinance or law, coverages B and C combined',
])
first.say('Margin clause', ['125% of the value stated for the building, any one building'])
first.say('Causes of loss', ['Special form on all of the above'])
first.say('Settlement', [
  'Replacement cost, without deduction for depreciation, on buildings and',
  'association personal property. Agreed value; coinsurance is suspended',
  'to July 1, 2027. Roofs older than 15 years: actual cash value.',
])
first.say('Deductibles', [
  '10,000 | all other perils, buildings and personal property',
  '25,000 | water damage, per unit',
  'Hurricane: 5% of the total insured value of each building involved, per calendar year',
  'Other windstorm or hail: 2%, likewise',
])
first.say('Flood, earthquake', ['Neither is insured here. See your NFIP policies.'])
first.say('Terrorism', ['Declined by the insured'])

const second = slip('Policy OSC 4471902-02', '2 of 2', 'Statement of Values on File')
second.words([
  'Values as reported on May 14, 2026. They rate the blanket limit and bound the margin clause; they are not limits of insurance.',
])
const columns = [50, 92, 128, 306, 372, 422, 497]
const heads = ['Loc', 'Bldg', 'Address and description', '', 'Built', '2025 value', '2026 value']
const top = second.y
heads.forEach((head, column) => {
  second.paper.put(columns[column]!, top, head, 8, true)
})
const VALUES = [
  ['1', '1', '100 Heron Slip Lane', 'Reinforced concrete, 24 units', '1986', '7,310,000', '7,720,000'],
  ['1', '2', '120 Heron Slip Lane', 'Reinforced concrete, 24 units', '1987', '7,220,000', '7,630,000'],
  ['1', '3', '140 Heron Slip Lane', 'Joisted masonry, clubhouse', '1991', '1,015,000', '1,090,000'],
  ['2', '1', '9 Egret Boatyard Road', 'Non-combustible, boat storage', '2008', '2,180,000', '2,310,000'],
]
VALUES.forEach(([location, building, street, what, built, before, now], index) => {
  const y = top + 17 + index * 38
  second.paper.across(50, y - 3, 495, 0.3)
  second.paper.put(columns[0]!, y, location!, 8.5)
  second.paper.put(columns[1]!, y, building!, 8.5)
  second.paper.lines(columns[2]!, y, [street!, 'Corrigan Key, FL 33999', what!], 8.5, 11)
  second.paper.put(columns[4]!, y, built!, 8.5)
  second.paper.ending(470, y, before!, 8.5)
  second.paper.ending(545, y, now!, 8.5)
})
const foot = top + 17 + VALUES.length * 38
second.paper.across(50, foot - 3, 495, 0.8)
second.paper.put(columns[2]!, foot, 'Total insured value', 8.5, true)
second.paper.ending(470, foot, '17,725,000', 8.5)
second.paper.ending(545, foot, '18,750,000', 8.5)
second.paper.lines(
  50,
  foot + 30,
  [
    'Interests of others. Unit owners and their lenders are not listed; ask for a certificate for each unit.',
    'Mortgagee of Location 2, Building 1: Pelican & Reef Savings Bank ISAOA, 33 Bayfront Terrace, Corrigan Key, FL 33998,',
    'loan number 77-40218. No other lender has asked to be named.',
  ],
  8.5,
)

const place = (building: string, line1: string, construction: string, occupancy: string, yearBuilt: string) => ({
  location: '1',
  building,
  line1,
  city: 'Corrigan Key',
  state: 'FL',
  zip: '33999',
  construction,
  occupancy,
  yearBuilt,
})
const agreed = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost' } as const

export const condominium: PropertyPaper = {
  name: 'a condominium association with a blanket limit and a statement of values',
  pages: [first.paper.page, second.paper.page],
  holds: {
    policy: {
      number: 'OSC 4471902-02',
      carrier: 'Ottoline Specialty Insurance Company',
      naic: '97733',
      effective: '07/01/2026',
      expiration: '07/01/2027',
    },
    insured: {
      name: 'Heron Slip Villas Condominium Association, Inc.',
      line1: 'PO Box 6611',
      city: 'Corrigan Key',
      state: 'FL',
      zip: '33999',
    },
    producer: {
      name: 'Yarrow Bay Risk Advisors',
      phone: '941-555-0171',
      line1: '210 Causeway Plaza',
      city: 'Corrigan Key',
      state: 'FL',
      zip: '33998',
    },
    places: [
      place('1', '100 Heron Slip Lane', 'Reinforced concrete', '24 units', '1986'),
      place('2', '120 Heron Slip Lane', 'Reinforced concrete', '24 units', '1987'),
      place('3', '140 Heron Slip Lane', 'Joisted masonry', 'clubhouse', '1991'),
      { ...place('1', '9 Egret Boatyard Road', 'Non-combustible', 'boat storage', '2008'), location: '2' },
    ],
    coverages: [
      cover(null, 'Buildings', '18,750,000', agreed),
      cover(null, 'Association personal property', '120,000', agreed),
      cover(null, 'Loss of assessments and fees (business income)', '250,000', { causes: 'special' }),
      cover(null, 'Ordinance or law, coverage A', null, { words: 'Included', causes: 'special' }),
      cover(null, 'Ordinance or law, coverages B and C combined', '1,000,000', { causes: 'special' }),
    ],
    interests: [
      interest(
        3,
        'mortgagee',
        'Pelican & Reef Savings Bank ISAOA',
        ['33 Bayfront Terrace', 'Corrigan Key', 'FL', '33998'],
        '77-40218',
      ),
    ],
    terms: {
      blanket: 'Buildings, all those on the statement of values: USD 18,750,000',
      'margin clause': '125% of the value stated for the building, any one building',
      'agreed value': 'Agreed value; coinsurance is suspended to July 1, 2027',
      roof: 'Roofs older than 15 years: actual cash value',
      deductible: 'USD 10,000 all other perils, buildings and personal property',
      'water damage deductible': 'USD 25,000 per unit',
      'hurricane deductible': '5% of the total insured value of each building involved, per calendar year',
      'wind or hail deductible': '2% of the total insured value of each building involved',
      flood: 'not insured',
      earthquake: 'not insured',
      terrorism: 'Declined by the insured',
    },
  },
}
