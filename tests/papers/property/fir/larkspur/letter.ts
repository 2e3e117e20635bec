import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, sheet } from '../sheet.ts'

const first = sheet()
first.put(72, 54, 'Larkspur & Tull, Inc.', 14, true)
first.lines(
  72,
  74,
  ['Insurance brokers since 1961', '880 Ferrier Street, Suite 210, Tamarack, OR 97998', 'Telephone 503-555-0161'],
  8,
)
let y = first.lines(
  72,
  122,
  ['January 22, 2026', '', 'Ms. Rosalind Achterberg', 'Hollow Oak Cellars, LLC', 'PO Box 417', 'Alder Bend, OR 97999'],
  10,
)
first.put(72, y + 14, 'Your property insurance for 2026', 10, true)
y = first.lines(
  72,
  y + 38,
  [
    'Dear Rosalind:',
    '',
    'Thank you for your order of last week. Your property policy is renewed with Cinderford Mutual Insurance',
    'Company under number CM-PR-60418-26. It runs from February 1, 2026 to February 1, 2027. The policy it',
    'follows, CM-PR-60418-25, ends the same day. Please read what follows beside the policy itself, which rules.',
    '',
    'The winery at 400 Cellar Road, Alder Bend, OR 97999, a tilt-up concrete building of 2011, is now insured for',
    '$2,300,000, after $2,150,000 last year. Your wine in tanks, barrels and bottles there is covered for $1,600,000,',
    'valued at its selling price, and equipment there for $940,000 at replacement cost. The tasting room at 410',
    'Cellar Road, Alder Bend, OR 97999, which is frame and was built in 1934, is insured for $860,000, and its',
    'furnishings for $115,000. Both buildings and the furnishings are settled at replacement cost.',
    '',
    'You asked whether the barn at 6 Old Ferry Road should be added. The company offered $190,000 for it at actual',
    'cash value. You decided against this, so the barn is not insured.',
    '',
    'Should a loss stop your business, the policy pays business income and extra expense of up to $750,000 for both',
    'buildings together, beginning 72 hours after the damage. The first draft said $500,000; that was corrected.',
    '',
    'All of this is written on the special form. You carry the first $10,000 of any loss to the buildings, wine,',
    'equipment and furnishings. Wildfire is the exception: there you carry $50,000. An 80% coinsurance clause applies',
    'to the two buildings and to nothing else.',
  ],
  10,
  15.5,
)
first.put(300, 752, '1', 9)

const second = sheet()
second.put(72, 54, 'Hollow Oak Cellars, LLC, January 22, 2026', 9)
y = second.lines(
  72,
  86,
  [
    'Earthquake is covered this year for the first time, with a limit of $1,000,000 a year and a deductible of 10% of',
    'the values at the building concerned. Flood is not covered; the premium we were quoted for it, $8,450 for',
    '$500,000, seemed too much to both of us. By an endorsement of its own, leakage of wine from the tanks at the',
    'winery is covered to $200,000 a year, and you carry $5,000 of each such loss.',
    '',
    'Two others are named in the policy. Larchmere Bank, ISAOA, PO Box 2255, Tamarack, OR 97997, is mortgagee',
    'of the winery (its loan 70-115-9042). Stavewright Leasing Company, 19 Cooper Street, Tamarack, OR 97998,',
    'is loss payee for the bottling line, also at the winery. The old crop lien on the tasting room was released',
    'in October, and the lender has been taken off.',
    '',
    'The premium for the year is $31,770, against $29,115. Half is due on February 1. Your liability, with $1,000,000',
    'for each occurrence, and your umbrella of $5,000,000 renew in May; I will write to you about them then.',
    '',
    'With kind regards,',
    '',
    '',
    'Thaddeus Tull',
    'Larkspur & Tull, Inc.',
  ],
  10,
  15.5,
)
second.put(300, 752, '2', 9)

const place = { city: 'Alder Bend', state: 'OR', zip: '97999', location: null, building: null }
const form = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost' } as const

export const letter: PropertyPaper = {
  name: "a broker's letter that tells the policy in sentences",
  pages: [first.page, second.page],
  holds: {
    policy: {
      number: 'CM-PR-60418-26',
      carrier: 'Cinderford Mutual Insurance Company',
      effective: '02/01/2026',
      expiration: '02/01/2027',
    },
    insured: { name: 'Hollow Oak Cellars, LLC', line1: 'PO Box 417', city: 'Alder Bend', state: 'OR', zip: '97999' },
    producer: {
      name: 'Larkspur & Tull, Inc.',
      phone: '503-555-0161',
      line1: '880 Ferrier Street',
      line2: 'Suite 210',
      city: 'Tamarack',
      state: 'OR',
      zip: '97998',
    },
    places: [
      {
        ...place,
        line1: '400 Cellar Road',
        construction: 'tilt-up concrete',
        occupancy: 'winery',
        yearBuilt: '2011',
      },
      { ...place, line1: '410 Cellar Road', construction: 'frame', occupancy: 'tasting room', yearBuilt: '1934' },
    ],
    coverages: [
      cover(0, 'Building', '2,300,000', { ...form, coinsurance: '80%' }),
      cover(0, 'Wine in tanks, barrels and bottles', '1,600,000', { ...form, valuation: 'Selling price' }),
      cover(0, 'Equipment', '940,000', form),
      cover(1, 'Building', '860,000', { ...form, coinsurance: '80%' }),
      cover(1, 'Furnishings', '115,000', form),
      cover(null, 'Business income and extra expense', '750,000', {
        deductibleWords: '72 hours after the damage',
        causes: 'special',
      }),
      cover(0, 'Leakage of wine from the tanks', '200,000', { deductible: '5,000' }),
      cover(null, 'Earthquake', '1,000,000', {
        deductibleWords: '10% of the values at the building concerned',
      }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Larchmere Bank, ISAOA', ['PO Box 2255', 'Tamarack', 'OR', '97997'], '70-115-9042'),
      interest(0, 'loss payee', 'Stavewright Leasing Company', ['19 Cooper Street', 'Tamarack', 'OR', '97998']),
    ],
    terms: {
      deductible: '$10,000 of any loss to the buildings, wine, equipment and furnishings',
      'wildfire deductible': '$50,000',
      earthquake: 'limit of $1,000,000 a year, deductible of 10% of the values at the building concerned',
      flood: 'not covered',
    },
  },
}
