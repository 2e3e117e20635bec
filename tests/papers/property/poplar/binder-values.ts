import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const street = (line1: string) => address(line1, 'Galvez Point', 'LA', '70998')
const BLANKET = { deductible: '25,000', causes: 'special', valuation: 'Replacement Cost' } as const
const LENDER = ['Cypress Span Capital Funding, LLC, ISAOA', address('2 Trestle Tower', 'Marlborough Bay', 'NY', '10998')] as const // biome-ignore format: one line

const binder = `
40 30 17b Heronwick & Sayle
40 50 8.5 Wholesale and Retail Insurance Brokers
572> 30 8.5 1500 Levee Street, 9th Floor
572> 42 8.5 Galvez Point, LA 70999
572> 54 8.5 (504) 555-0173
_ 40 70 532
40 80 13b CONFIRMATION OF COVERAGE BOUND
572> 82 9 Dated 06/26/2026
# 106 9 13 40 170
Named Insured: | Bayou Teal Apartments, LP
Mailing Address: | 880 Crescent Row, Galvez Point, LA 70998
Insurance Company: | Tupelo Bend Specialty Insurance Company (NAIC 99926), 100% non-admitted
Policy Number: | TBS-PR-50-22718-26
Policy Term: | 07/01/2026 to 07/01/2027, 12:01 a.m.
Coverage: | Commercial property, special form excluding flood and earthquake
Locations: | Per statement of values dated 06/10/2026, attached

40 208 10b Options quoted and the one bound
# 225 8.5b 12 40 250 360 470
 | Option 1 | Option 2 | Option 3
 | quoted 06/12/2026 | quoted 06/12/2026 | BOUND 06/26/2026

_ 40 250 532
# 255 8.5 13 40 250 360 470
Blanket Building | $24,000,000 | $26,500,000 | $26,500,000
Business Income and Rents, blanket | $1,900,000 | $2,400,000 | $2,210,000
Valuation, Blanket Building | Actual Cash Value | Replacement Cost | Replacement Cost
Coinsurance | 90% | 90% | Waived, agreed value
Causes of loss | Special | Special | Special
All other perils deductible | $50,000 | $10,000 | $25,000
Named storm deductible | 5% per building | 2% per building | 3% per building
Wind and hail deductible | 2% per building | 1% per building | 2% per building
Equipment Breakdown | Not included | Included | Included
Ordinance or Law - Coverage A | Included | Included | Included
Ordinance or Law - Coverages B and C combined | $500,000 | $1,000,000 | $750,000
Annual premium | $188,400 | $261,900 | $231,750

_ 40 414 532
40 422 8 Options 1 and 2 were not taken and are of no effect. Terrorism was declined. Deductibles are each occurrence.
40 434 8 The all other perils deductible applies to Blanket Building. The waiting period for income and rents is 72 hours.
40 456 10b Mortgagee
40 471 9 Cypress Span Capital Funding, LLC, ISAOA
40 483 9 2 Trestle Tower
40 495 9 Marlborough Bay, NY 10998
320 456 10b Applies to
320 471 9 Buildings 1, 2 and 3
320 483 9 Loan CSC-2021-0418
40 517 10b Additional interest
40 532 9 Teal Resident Services, Inc., a manager without insurable interest, gets copies:
40 544 9 880 Crescent Row, Suite 2, Galvez Point, LA 70998
40 566 10b Subject to
# 581 9 13 40
Signed statement of values within 10 days
Roof report of building 4 within 30 days
Surplus lines tax of 4.85% and a policy fee of $500 are due in addition to the premium.

40 640 9 This confirmation stands for the policy until it is issued, at most 60 days.
40 676 9 Philomena Sayle, Account Executive
40 752 7 Heronwick & Sayle     Confirmation HS-26-0719
572> 752 7 Page 1 of 2`

const values = `
40 30 13b STATEMENT OF VALUES
752> 30 9 Bayou Teal Apartments, LP
40 48 8.5 Prepared 06/10/2026 for the term that begins 07/01/2026. Values are the owner's and are not limits of insurance.
_ 40 64 712
# 70 8b 12 40 72 236 330 420 476 514 612> 684> 748>
Bldg | Address | Occupancy | Construction | Built | Stories | Sq. ft. | Building value | Rents | Total

_ 40 84 712
# 90 8.5 16 40 72 236 330 420 476 514 612> 684> 748>
1 | 880 Crescent Row | Apartments, 24 units | Frame | 1986 | 3 | 22,100 | $7,735,000 | $640,000 | $8,375,000
2 | 884 Crescent Row | Apartments, 24 units | Frame | 1986 | 3 | 22,100 | $7,735,000 | $640,000 | $8,375,000
3 | 888 Crescent Row | Apartments, 30 units | Joisted Masonry | 1991 | 3 | 27,600 | $9,660,000 | $805,000 | $10,465,000
4 | 15 Tupelo Court | Clubhouse | Frame | 1991 | 1 | 4,100 | $1,370,000 | $125,000 | $1,495,000

_ 40 156 712
# 162 8.5b 12 40 612> 684> 748>
Total | $26,500,000 | $2,210,000 | $28,710,000

40 188 8.5 All addresses are in Galvez Point, LA 70998. All buildings have smoke detectors; building 3 has sprinklers in all areas.
40 230 8.5 I state that these values are right to the best of my knowledge.
_ 40 290 240
40 294 7.5 For the insured
_ 340 290 120
340 294 7.5 Date
40 576 7 Heronwick & Sayle     Confirmation HS-26-0719
752> 576 7 Page 2 of 2`

const INTERESTED = [0, 1, 2]

/** A broker's confirmation: two options that were only quoted beside the one bound, and a statement of values across. */
export const BINDER_VALUES: PropertyPaper = {
  name: 'binder with quoted options and a statement of values',
  pages: [sheet(binder), sheet(values, [792, 612])],
  holds: {
    policy: {
      number: 'TBS-PR-50-22718-26',
      carrier: 'Tupelo Bend Specialty Insurance Company',
      naic: '99926',
      effective: '07/01/2026',
      expiration: '07/01/2027',
    },
    insured: { name: 'Bayou Teal Apartments, LP', ...street('880 Crescent Row') },
    producer: {
      name: 'Heronwick & Sayle',
      phone: '(504) 555-0173',
      ...address('1500 Levee Street', 'Galvez Point', 'LA', '70999', '9th Floor'),
    },
    places: [
      place(null, '1', street('880 Crescent Row'), {
        construction: 'Frame',
        occupancy: 'Apartments, 24 units',
        yearBuilt: '1986',
        stories: '3',
        area: '22,100',
      }),
      place(null, '2', street('884 Crescent Row'), {
        construction: 'Frame',
        occupancy: 'Apartments, 24 units',
        yearBuilt: '1986',
        stories: '3',
        area: '22,100',
      }),
      place(null, '3', street('888 Crescent Row'), {
        construction: 'Joisted Masonry',
        occupancy: 'Apartments, 30 units',
        yearBuilt: '1991',
        stories: '3',
        area: '27,600',
      }),
      place(null, '4', street('15 Tupelo Court'), {
        construction: 'Frame',
        occupancy: 'Clubhouse',
        yearBuilt: '1991',
        stories: '1',
        area: '4,100',
      }),
    ],
    coverages: [
      cover(null, 'Blanket Building', '26,500,000', BLANKET),
      cover(null, 'Business Income and Rents', '2,210,000', {
        deductibleWords: '72 hours',
        causes: 'special',
      }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law - Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law - Coverages B and C combined', '750,000'),
    ],
    interests: [
      ...INTERESTED.map((at) => interest(at, 'mortgagee', ...LENDER, 'CSC-2021-0418')),
      interest(
        null,
        null,
        'Teal Resident Services, Inc.',
        address('880 Crescent Row', 'Galvez Point', 'LA', '70998', 'Suite 2'),
      ),
    ],
    terms: {
      blanket: 'Building; Business Income and Rents',
      'agreed value': 'Waived, agreed value',
      'named storm deductible': '3% per building',
      'wind or hail deductible': '2% per building',
      flood: 'excluded',
      earthquake: 'excluded',
    },
  },
}
