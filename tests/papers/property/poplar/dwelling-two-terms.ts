import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const OFFICE = address('1011 Quarryside Avenue', 'Elder Notch', 'OH', '43999')
const RENTED = address('317-319 Goldfinch Street', 'Elder Notch', 'OH', '43998')
const TOLD = { deductible: '2,500', causes: 'special', valuation: 'Replacement Cost' } as const

const page = `
306^ 28 15b Buckhorn Township Mutual Insurance Association
306^ 46 8 R.R. 2, Box 80, Elder Notch, Ohio 43998     Organized 1887     419-555-0100
306^ 64 11b DWELLING PROPERTY POLICY (DP-3) - RENEWAL CERTIFICATE AND DECLARATIONS
_ 36 82 540
36 90 9b Policy Number
126 90 9 DF 30927
230 90 9b This Term
290 90 9 08/01/2026 to 08/01/2027
430 90 9b Last Term
486 90 9 08/01/2025 - 08/01/2026
_ 36 106 540
# 112 8.5 12 36 100 340 400
Insured: | Goldfinch Street Holdings, LLC | Agent: | Wickersham Family Insurance
 | 1011 Quarryside Avenue |  | 6 Depot Square
 | Elder Notch, OH 43999 |  | Elder Notch, OH 43998
 |  |  | 419-555-0162     No. 114

_ 36 166 540
# 172 8.5 12 36 120 340 420
Location of dwelling: | 317-319 Goldfinch Street, Elder Notch, OH 43998
Construction: | Frame | Year built: | 1948
Occupancy: | Tenant occupied, 2 families | No. of stories: | 2
Distance to hydrant: | 400 feet | Protection class: | 5

_ 36 228 540
306^ 234 9.5b COVERAGES AND AMOUNTS OF INSURANCE
# 252 8b 12 44 262> 362> 462> 562>
 | LAST TERM | THIS TERM | LAST TERM | THIS TERM

# 264 8b 12 44 262> 362> 462> 562>
 | AMOUNT | AMOUNT | PREMIUM | PREMIUM

_ 36 276 540
# 281 9 14 44 262> 362> 462> 562>
A. Dwelling | $186,000 | $204,600 | $812 | $931
B. Other Structures | $18,600 | $20,460 | Incl. | Incl.
C. Personal Property | $5,000 | $5,000 | $21 | $23
D. Fair Rental Value | $18,600 | $20,460 | Incl. | Incl.
Water Back-Up | $5,000 | $10,000 | $35 | $60
Ordinance or Law | $18,600 | $20,460 | Incl. | Incl.
L. Premises Liability | $300,000 | $300,000 | $88 | $90
M. Medical Payments | $1,000 | $1,000 | Incl. | Incl.
Total |  |  | $956 | $1,104

_ 36 412 540
# 418 8.5 13 44 262> 362>
Deductible, Coverages A, B, C and D | $1,000 | $2,500
Windstorm or Hail Deductible | $1,000 | 2% of Coverage A

# 450 8.5 13 44 300
Perils insured, Coverages A, B and D | Special
Perils insured, Coverage C | Broad (named perils)
Loss settlement, Coverages A and B | Replacement Cost
Loss settlement, Coverage C | Actual Cash Value

_ 36 508 540
36 514 9b MORTGAGEE
230 514 9b ADDITIONAL INSURED
430 514 9b OTHER
# 528 8.5 12 36 230 430
Farriers & Drovers Bank | Hedgerow Property Managers, Inc. | Tax copy to:
ISAOA | 44 Alder Way | Crumley & Voss, CPAs
90 Market House Square | Elder Notch, OH 43999 | 12 Ledger Lane
Elder Notch, OH 43998 | Manager of the premises | Elder Notch, OH 43998
Loan 60-004417

_ 36 592 540
36 598 9b FORMS
# 612 8.5 12 36 130 306 400
DP 00 03 07 14 | Special Form | DP 03 12 07 14 | Wind or Hail Percentage
DL 24 01 07 14 | Personal Liability | BT 66 01 21 | Water Back-Up

# 644 8 12 36
Amounts under Last Term are printed so you can see what we changed. They are no longer in force.
Flood, earthquake and mine subsidence are not insured. Mine subsidence was offered and refused on 06/15/2026.

_ 36 700 180
36 704 7.5 Secretary
_ 396 700 180
396 704 7.5 President
36 756 7 BTM 3-DEC (06/19)
576> 756 7 Page 1 of 1`

/** A township mutual's renewal for a landlord: last term's amounts in a column before this term's. */
export const DWELLING_TWO_TERMS: PropertyPaper = {
  name: 'dwelling fire renewal with two terms side by side',
  pages: [sheet(page)],
  holds: {
    policy: {
      number: 'DF 30927',
      carrier: 'Buckhorn Township Mutual Insurance Association',
      effective: '08/01/2026',
      expiration: '08/01/2027',
    },
    insured: { name: 'Goldfinch Street Holdings, LLC', ...OFFICE },
    producer: {
      name: 'Wickersham Family Insurance',
      phone: '419-555-0162',
      code: '114',
      ...address('6 Depot Square', 'Elder Notch', 'OH', '43998'),
    },
    places: [
      place(null, null, RENTED, {
        construction: 'Frame',
        occupancy: 'Tenant occupied, 2 families',
        yearBuilt: '1948',
        stories: '2',
      }),
    ],
    coverages: [
      cover(0, 'Dwelling', '204,600', TOLD),
      cover(0, 'Other Structures', '20,460', TOLD),
      cover(0, 'Personal Property', '5,000', {
        deductible: '2,500',
        causes: 'broad',
        valuation: 'Actual Cash Value',
      }),
      cover(0, 'Fair Rental Value', '20,460', { deductible: '2,500', causes: 'special' }),
      cover(0, 'Water Back-Up', '10,000'),
      cover(0, 'Ordinance or Law', '20,460'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Farriers & Drovers Bank ISAOA',
        address('90 Market House Square', 'Elder Notch', 'OH', '43998'),
        '60-004417',
      ),
      interest(
        0,
        'additional insured',
        'Hedgerow Property Managers, Inc.',
        address('44 Alder Way', 'Elder Notch', 'OH', '43999'),
      ),
    ],
    terms: {
      'wind or hail deductible': '2% of Coverage A',
      flood: 'not insured',
      earthquake: 'not insured',
      'mine subsidence': 'offered and refused',
    },
  },
}
