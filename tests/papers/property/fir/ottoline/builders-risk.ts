import type { PropertyPaper } from '../../paper.ts'
import { cover, interest } from '../sheet.ts'
import { slip } from './slip.ts'

const first = slip('Ref. OSU-BR-26-01187', '1 of 2', "Builder's Risk Contract Certificate")
first.say('Certificate number', ['OSU-BR-26-01187'])
first.say('Type', ["All risks of direct physical loss, builder's risk, completed value, one project"])
first.say('Insurer', ['Ottoline Specialty Insurance Company (NAIC 97733), 100%'])
first.say('Insured', [
  'Kestrel Row Development Partners LP, as owner',
  '940 Embarcadero Walk, Floor 3, Port Selwyn, NC 28999',
  'and, as additional insured, the general contractor:',
  'Tamsin & Rook Builders, Inc.',
  '17 Quarry Gate, Port Selwyn, NC 28998',
])
first.say('Period', [
  'From 1 May 2026 to 30 September 2027, both days at 12.01 a.m.',
  'at the site. Ends sooner on occupancy or the certificate of completion.',
])
first.say('Project and site', [
  'New four storey apartment building of 42 units, wood frame over a',
  'concrete podium, at 1 Kestrel Row, Port Selwyn, NC 28999',
])
first.rule()
first.say('Sum insured', [
  '6,400,000 | Hard costs: new building works at completed value',
  '480,000 | Soft costs, as scheduled with the Insurer',
  '150,000 | Property in transit, any one conveyance',
  '250,000 | Property in temporary storage off site',
  '310,000 | Delay in completion: loss of rents',
])
first.say('Within the sum insured', [
  '100,000 | Debris removal, in any one loss',
  'Testing of building systems: not covered',
  'Existing structures: none on the site',
])
first.say('Deductible', [
  '10,000 | any one loss, other than below',
  '25,000 | water damage, any one loss',
  'Named storm: 3% of the value in place at the time of loss,',
  'and never less than USD 50,000',
  'Delay in completion: a waiting period of 30 days',
])
first.say('Valuation', ['Replacement cost at the time and place of loss, hard costs and stored property'])

const second = slip('Ref. OSU-BR-26-01187', '2 of 2')
second.say('Water and earth', [
  '1,000,000 | Flood, annual aggregate, within the sum insured',
  'Earth movement: excluded',
])
second.say('Loss payable', [
  "Lender's loss payable, with respect to the construction loan:",
  'Marram Bank, N.A., its successors and/or assigns, as their',
  'interests may appear',
  '2600 Tidewater Blvd, Raleford, NC 27999',
  'Loan no. CL-2026-00871',
])
second.say('Conditions', [
  'Site fenced and lit; a watchman after working hours from the start of framing.',
  'No coinsurance applies to this certificate.',
  'Cancellation: 30 days, or 10 for nonpayment.',
])
second.say('Premium', ['38,912 | deposit, adjustable on final hard costs', '1,946 | surplus lines tax'])
second.say('Producer', [
  'Whinchat Wholesale Brokers, LLC',
  '400 Spindle Street, Suite 900, Charlow, NC 28299',
  'Telephone 704-555-0166',
])
second.rule()
second.words([
  'For the record, and no part of this certificate: the contract sum between owner and contractor is USD 6,815,000; the',
  'contractor carries general liability of USD 2,000,000 any one occurrence with another company.',
])

const rc = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost' } as const

export const buildersRisk: PropertyPaper = {
  name: "a builder's risk slip with sums insured before their labels",
  pages: [first.paper.page, second.paper.page],
  holds: {
    policy: {
      number: 'OSU-BR-26-01187',
      carrier: 'Ottoline Specialty Insurance Company',
      naic: '97733',
      effective: '05/01/2026',
      expiration: '09/30/2027',
    },
    insured: {
      name: 'Kestrel Row Development Partners LP',
      line1: '940 Embarcadero Walk',
      line2: 'Floor 3',
      city: 'Port Selwyn',
      state: 'NC',
      zip: '28999',
    },
    producer: {
      name: 'Whinchat Wholesale Brokers, LLC',
      phone: '704-555-0166',
      line1: '400 Spindle Street',
      line2: 'Suite 900',
      city: 'Charlow',
      state: 'NC',
      zip: '28299',
    },
    places: [
      {
        location: null,
        building: null,
        line1: '1 Kestrel Row',
        city: 'Port Selwyn',
        state: 'NC',
        zip: '28999',
        construction: 'wood frame over a concrete podium',
        occupancy: 'apartment building of 42 units',
      },
    ],
    coverages: [
      cover(0, 'Hard costs: new building works at completed value', '6,400,000', rc),
      cover(0, 'Soft costs', '480,000', { deductible: '10,000', causes: 'special' }),
      cover(null, 'Property in transit', '150,000', { deductible: '10,000', causes: 'special' }),
      cover(null, 'Property in temporary storage off site', '250,000', rc),
      cover(0, 'Delay in completion: loss of rents', '310,000', {
        deductibleWords: 'a waiting period of 30 days',
        causes: 'special',
      }),
      cover(0, 'Debris removal', '100,000', { deductible: '10,000', causes: 'special' }),
      cover(0, 'Flood', '1,000,000', { deductible: '10,000' }),
    ],
    interests: [
      interest(0, 'additional insured', 'Tamsin & Rook Builders, Inc.', [
        '17 Quarry Gate',
        'Port Selwyn',
        'NC',
        '28998',
      ]),
      interest(
        0,
        "lender's loss payable",
        'Marram Bank, N.A., its successors and/or assigns, as their interests may appear',
        ['2600 Tidewater Blvd', 'Raleford', 'NC', '27999'],
        'CL-2026-00871',
      ),
    ],
    terms: {
      deductible: 'USD 10,000 any one loss, other than below',
      'water damage deductible': 'USD 25,000 any one loss',
      'named storm deductible': '3% of the value in place at the time of loss, and never less than USD 50,000',
      flood: 'USD 1,000,000 annual aggregate, within the sum insured',
      earthquake: 'Earth movement: excluded',
      coinsurance: 'No coinsurance applies',
      'protective safeguards': 'Site fenced and lit; a watchman after working hours from the start of framing',
      cancellation: '30 days, or 10 for nonpayment',
    },
  },
}
