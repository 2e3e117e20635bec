import type { PropertyPaper } from '../../paper.ts'
import { cover, interest } from '../sheet.ts'
import { slip } from './slip.ts'

const first = slip('Binder B-260210-4', '1 of 2', 'Binder of Property Insurance')
first.words([
  'We confirm that cover is bound on the terms below, at the request of your office of 9 February 2026, on Option 2 of our',
  'quotation Q-55120. This binder lapses on 11 April 2026, or when the policy is issued if that is sooner.',
])
first.say('Policy to be issued', ['No. OSP 0033917-00'])
first.say('Insured', ['The Saltbox Cold Storage Company', '2200 Pier Nine Road', 'Averill Harbor, ME 04999'])
first.say('Broker', [
  'Fennimore & Gaskell Insurance Brokerage',
  '71 Chandlery Lane, Averill Harbor, ME 04998',
  'Broker code FG-118. Telephone 207-555-0119',
])
first.say('Underwriters', ['Ottoline Specialty Insurance Company, NAIC 97733'])
first.say('Policy term', ['02/10/2026 to 02/10/2027, 12:01 a.m. at the address of the insured'])
first.rule()
first.say('Situation A', [
  '2200 Pier Nine Road, Averill Harbor, ME 04999',
  'Refrigerated warehouse, masonry non-combustible, built 1996',
  '5,150,000 | Building',
  '1,275,000 | Stock of others and own stock',
  '640,000 | Machinery and equipment',
  '900,000 | Business interruption, gross earnings',
])
first.say('Situation B', [
  '14 Tide Mill Street, Averill Harbor, ME 04998',
  'Office, frame, built 1948',
  '385,000 | Building',
  '70,000 | Contents',
])
first.say('Perils', [
  'All risks, subject to the policy exclusions, Situation A.',
  'Named perils, broad form, Situation B.',
])
first.say('Basis of settlement', [
  'Replacement cost, except stock of others and own stock: selling price.',
  'Agreed value on the Building at Situation A; otherwise 90% coinsurance on',
  'buildings, machinery and contents.',
])

const second = slip('Binder B-260210-4', '2 of 2')
second.say('Retained by the insured', [
  '25,000 | each occurrence at Situation A, but business interruption',
  '5,000 | each occurrence at Situation B',
  '50,000 | breakdown and spoilage, Situation A, in place of the above',
  'Business interruption: the first 48 hours',
  'Named storm: 2% of the sums insured at the situation, minimum USD 25,000',
])
second.say('Not insured', ['Flood, storm surge and earthquake; wear; mould'])
second.say('Breakdown, by its own form', [
  '250,000 | Spoilage from breakdown, Situation A',
  'Equipment breakdown: included, Situation A',
])
second.say('Mortgagee, Situation A', [
  'Dunlin Commercial Mortgage Trust, ISAOA/ATIMA,',
  'PO Box 7009, Overland Falls, KS 66999. Loan 8800-31-5547',
])
second.say('Loss payee, Situation A', [
  'Hoarfrost Equipment Leasing Corp., 5 Ammonia Way, Duxley, MA 01999,',
  'on leased compressors',
])
second.rule()
second.words(['Our quotation Q-55120, for your file. Only Option 2 is bound.'])
const y = second.y
second.paper.put(205, y, 'Option 1', 8.5, true)
second.paper.put(315, y, 'Option 2', 8.5, true)
second.paper.put(425, y, 'Option 3', 8.5, true)
const options = [
  ['Building, Situation A', '4,800,000', '5,150,000', '5,150,000'],
  ['Retention, Situation A', '10,000', '25,000', '50,000'],
  ['Flood', 'excluded', 'excluded', '500,000'],
  ['Annual premium', '61,240', '54,875', '57,330'],
]
options.forEach((row, index) => {
  row.forEach((cell, column) => {
    second.paper.put(column ? 95 + column * 110 : 50, y + 14 + index * 13, cell, 8.5)
  })
})
second.paper.across(50, y + 11, 495, 0.4)

const allRisks = { deductible: '25,000', causes: 'special', valuation: 'Replacement cost' } as const
const named = { deductible: '5,000', causes: 'broad', valuation: 'Replacement cost', coinsurance: '90%' } as const

export const binder: PropertyPaper = {
  name: 'a binder of property with the options that were quoted',
  pages: [first.paper.page, second.paper.page],
  holds: {
    policy: {
      number: 'OSP 0033917-00',
      carrier: 'Ottoline Specialty Insurance Company',
      naic: '97733',
      effective: '02/10/2026',
      expiration: '02/10/2027',
    },
    insured: {
      name: 'The Saltbox Cold Storage Company',
      line1: '2200 Pier Nine Road',
      city: 'Averill Harbor',
      state: 'ME',
      zip: '04999',
    },
    producer: {
      name: 'Fennimore & Gaskell Insurance Brokerage',
      phone: '207-555-0119',
      code: 'FG-118',
      line1: '71 Chandlery Lane',
      city: 'Averill Harbor',
      state: 'ME',
      zip: '04998',
    },
    places: [
      {
        location: 'A',
        building: null,
        line1: '2200 Pier Nine Road',
        city: 'Averill Harbor',
        state: 'ME',
        zip: '04999',
        construction: 'masonry non-combustible',
        occupancy: 'Refrigerated warehouse',
        yearBuilt: '1996',
      },
      {
        location: 'B',
        building: null,
        line1: '14 Tide Mill Street',
        city: 'Averill Harbor',
        state: 'ME',
        zip: '04998',
        construction: 'frame',
        occupancy: 'Office',
        yearBuilt: '1948',
      },
    ],
    coverages: [
      cover(0, 'Building', '5,150,000', allRisks),
      cover(0, 'Stock of others and own stock', '1,275,000', { ...allRisks, valuation: 'Selling price' }),
      cover(0, 'Machinery and equipment', '640,000', { ...allRisks, coinsurance: '90%' }),
      cover(0, 'Business interruption, gross earnings', '900,000', {
        deductibleWords: 'the first 48 hours',
        causes: 'special',
      }),
      cover(1, 'Building', '385,000', named),
      cover(1, 'Contents', '70,000', named),
      cover(0, 'Spoilage from breakdown', '250,000', { deductible: '50,000' }),
      cover(0, 'Equipment breakdown', null, { words: 'included', deductible: '50,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Dunlin Commercial Mortgage Trust, ISAOA/ATIMA',
        ['PO Box 7009', 'Overland Falls', 'KS', '66999'],
        '8800-31-5547',
      ),
      interest(0, 'loss payee', 'Hoarfrost Equipment Leasing Corp.', ['5 Ammonia Way', 'Duxley', 'MA', '01999']),
    ],
    terms: {
      'agreed value': 'Agreed value on the Building at Situation A',
      'named storm deductible': '2% of the sums insured at the situation, minimum USD 25,000',
      flood: 'Not insured',
      earthquake: 'Not insured',
      'equipment breakdown': 'included, Situation A',
    },
  },
}
