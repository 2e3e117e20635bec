import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const UNIT = address('55 Lanternfish Wharf', 'Port Amaranth', 'WA', '98998', 'Unit 307')
const DEDUCTIBLE = { deductible: '1,000' }

const change = `
36 32 14b Cascadia Loon Mutual Insurance Company
36 50 8 1900 Evergreen Circle, Port Amaranth, WA 98999     A Mutual Company
_ 36 66 540
306^ 78 13b POLICY CHANGE ENDORSEMENT
306^ 96 9 This endorsement changes the policy. Please keep it with your policy.
[36 118 135 30] POLICY NUMBER :: CLM-U 660 2218
[171 118 135 30] POLICY PERIOD :: 11/09/2025 to 11/09/2026
[306 118 135 30] CHANGE EFFECTIVE :: 03/27/2026
[441 118 135 30] CHANGE NUMBER :: 02
[36 148 270 62] NAMED INSURED :: Sunniva Halloran-Petrakis / 55 Lanternfish Wharf, Unit 307 / Port Amaranth, WA 98998
[306 148 270 62] AGENT :: Driftline Insurance Brokers / 8 Kelp Street / Port Amaranth, WA 98998 / 206-555-0138
36 226 10b What changed
36 244 9b 1.  First mortgagee is changed
[48 260 258 78] DELETED :: Wellspring Fjord Bank, N.A. / ISAOA / PO Box 7100 / Glasswater, OR 97998 / Loan 88-1140-6623
[306 260 258 78] ADDED :: Tumbledown Lending Company / ISAOA ATIMA / 2210 Refinance Row, Suite 900 / Boulder Neck, CO 80998 / Loan 5002-771-304
36 352 9b 2.  Limits and deductibles are changed
# 370 8b 13 48 300> 410> 520>
 | From | To | Premium change

_ 48 382 500
# 387 8.5 13 48 300> 410> 520>
Coverage C - Personal Property | $40,000 | $55,000 | +$31.00
Coverage D - Loss of Use | $16,000 | $22,000 | Included
Loss Assessment | $1,000 | $50,000 | +$19.00
All perils deductible | $500 | $1,000 | -$25.00

_ 48 442 500
520> 448 9b Additional premium for this change     $25.00
36 476 9b 3.  Additional interest is added
# 492 8.5 12 48
Lanternfish Wharf Condominium Association, 55 Lanternfish Wharf, Office, Port Amaranth, WA 98998
Gets a copy of the declarations. It has no rights under the policy.

36 530 9 All other terms of the policy stay as they are. Amended declarations follow on the next page.
_ 36 640 220
36 645 7.5 Signed for the company
340 645 7.5 Date of issue: March 30, 2026
36 758 7 CLM 900 (10 22)
576> 758 7 Page 1 of 2`

const amended = `
36 32 14b Cascadia Loon Mutual Insurance Company
562> 32 10b Condominium Unit-Owners (HO-6)
562> 46 10b AMENDED DECLARATIONS
36 50 8 Takes the place of all declarations issued before. Effective 03/27/2026
_ 36 66 540
# 74 8.5 12 36 130 320 410
Policy number | CLM-U 660 2218 | Policy period | 11/09/2025 to 11/09/2026
Named insured | Sunniva Halloran-Petrakis | Agent | Driftline Insurance Brokers
Mailing address | 55 Lanternfish Wharf, Unit 307 | Agent code | 41-0077
 | Port Amaranth, WA 98998 | Agent phone | 206-555-0138
Insured unit | 55 Lanternfish Wharf, Unit 307 | Agent address | 8 Kelp Street
 | Port Amaranth, WA 98998 |  | Port Amaranth, WA 98998

_ 36 150 540
# 156 8.5 12 36 130 230 320 420 510
Construction | Fire Resistive | Year built | 2006 | Occupancy | Owner
Units in building | 64 | Floor | 3 | Protection class | 2

36 194 9b COVERAGES
# 208 8b 13 44 340> 440> 560>
SECTION I - PROPERTY | LIMIT | DEDUCTIBLE | ANNUAL PREMIUM

# 222 8.5 13 44 340> 440> 560>
A  Dwelling | $75,000 | $1,000 | $118.00
C  Personal Property | $55,000 | $1,000 | $164.00
D  Loss of Use | $22,000 | $1,000 | Included
Loss Assessment | $50,000 | $1,000 | $34.00
Water Damage from Sewers and Drains | $5,000 | $1,000 | $29.00
Earthquake | No coverage |  |
Unit Rented to Others | No coverage |  |

# 324 8b 13 44 340> 440> 560>
SECTION II - LIABILITY

# 338 8.5 13 44 340> 440> 560>
E  Personal Liability | $300,000 |  | $17.00
F  Medical Payments | $5,000 |  | $4.00

560> 372 9b TOTAL ANNUAL PREMIUM     $366.00
_ 36 390 540
36 398 9b FIRST MORTGAGEE
320 398 9b LOAN NUMBER
36 412 9 Tumbledown Lending Company
320 412 9 5002-771-304
36 424 9 ISAOA ATIMA
36 436 9 2210 Refinance Row, Suite 900
36 448 9 Boulder Neck, CO 80998
36 470 9b ADDITIONAL INTEREST
36 484 9 Lanternfish Wharf Condominium Association
36 496 9 55 Lanternfish Wharf, Office
36 508 9 Port Amaranth, WA 98998
_ 36 526 540
36 534 9b FORMS
# 548 8.5 12 36 130 306 400
HO 00 06 05 11 | Unit-Owners Form | HO 04 35 05 11 | Loss Assessment
HO 17 32 05 11 | Unit-Owners Coverage A | CLM 212 01 25 | Sewers and Drains

36 590 9 Personal property is settled at replacement cost. Coverage A is settled at replacement cost.
36 758 7 CLM 906 (01 25)
306^ 758 7 Mortgagee copy
576> 758 7 Page 2 of 2`

/** A change endorsement that takes one lender out and puts another in, with the amended declarations of a unit owner. */
export const CONDO_LENDER_CHANGED: PropertyPaper = {
  name: 'condominium unit with its mortgagee changed',
  pages: [sheet(change), sheet(amended)],
  holds: {
    policy: {
      number: 'CLM-U 660 2218',
      carrier: 'Cascadia Loon Mutual Insurance Company',
      effective: '11/09/2025',
      expiration: '11/09/2026',
    },
    insured: { name: 'Sunniva Halloran-Petrakis', ...UNIT },
    producer: {
      name: 'Driftline Insurance Brokers',
      phone: '206-555-0138',
      code: '41-0077',
      ...address('8 Kelp Street', 'Port Amaranth', 'WA', '98998'),
    },
    places: [place(null, null, UNIT, { construction: 'Fire Resistive', occupancy: 'Owner', yearBuilt: '2006' })],
    coverages: [
      cover(0, 'Dwelling', '75,000', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Personal Property', '55,000', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Loss of Use', '22,000', DEDUCTIBLE),
      cover(0, 'Loss Assessment', '50,000', DEDUCTIBLE),
      cover(0, 'Water Damage from Sewers and Drains', '5,000', DEDUCTIBLE),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Tumbledown Lending Company ISAOA ATIMA',
        address('2210 Refinance Row', 'Boulder Neck', 'CO', '80998', 'Suite 900'),
        '5002-771-304',
      ),
      interest(
        0,
        null,
        'Lanternfish Wharf Condominium Association',
        address('55 Lanternfish Wharf', 'Port Amaranth', 'WA', '98998', 'Office'),
      ),
    ],
    terms: { earthquake: 'No coverage' },
  },
}
