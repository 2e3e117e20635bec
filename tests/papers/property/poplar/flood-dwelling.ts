import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const HOME = address('96 Spartina Loop', 'Marshhaven', 'SC', '29998')

const page = `
36 28 13b BLUE CRAB FIRE & FLOOD INSURANCE COMPANY
36 45 8 Flood Service Center, PO Box 61190, Greyfield, KS 66998     1-888-555-0180
576> 28 10b FLOOD DECLARATIONS PAGE
576> 42 8 Policy form: Dwelling
_ 36 60 540
[36 64 135 28] POLICY NUMBER :: 87 0044 1925 03
[171 64 135 28] POLICY TERM :: 05/02/2026 to 05/02/2027
[306 64 90 28] TIME :: 12:01 AM
[396 64 90 28] DECLARATION TYPE :: RENEWAL
[486 64 90 28] PAYOR :: First Mortgagee
[36 92 270 64] NAMED INSURED AND MAILING ADDRESS :: CORNELIUS J BARROWAY / PO BOX 217 / MARSHHAVEN SC 29999
[306 92 270 64] AGENCY :: TIDELINE COVERAGE PARTNERS LLC / 400 BAY STREET STE 12 / MARSHHAVEN SC 29998 / AGENCY PHONE (843) 555-0115
[36 156 270 52] PROPERTY LOCATION :: 96 SPARTINA LOOP / MARSHHAVEN SC 29998
[306 156 135 52] AGENCY CODE :: 30-77152
[441 156 135 52] INSURER NAIC NUMBER :: 99912
36 216 9b RATING INFORMATION
# 230 7.5 11.5 36 160 312 452
BUILDING OCCUPANCY: | Single-family home | PRIMARY RESIDENCE: | Yes
BUILDING DESCRIPTION: | Main dwelling | DATE OF CONSTRUCTION: | 06/01/1994
PROPERTY DESCRIPTION: | Raised on posts, 2 floors | NUMBER OF FLOORS: | 2
FOUNDATION TYPE: | Elevated, no enclosure | FIRST FLOOR HEIGHT: | 9.2 feet
REPLACEMENT COST VALUE: | $388,000 | PRIOR NFIP CLAIMS: | 1
MAP PANEL: | 0455 K | CURRENT FLOOD ZONE: | AE

_ 36 306 540
36 312 9b COVERAGE
# 327 8b 12 44 250> 350> 470> 566>
 | COVERAGE LIMIT | DEDUCTIBLE | PREMIUM |

_ 36 338 540
# 343 9 14 44 250> 350> 470>
A - BUILDING | $250,000 | $2,000 | $1,407
B - CONTENTS | $80,000 | $1,250 | $322

_ 36 374 540
36 382 9b COMPONENTS OF THE TOTAL AMOUNT DUE
# 396 8 12 44 250>
Building premium | $1,407
Contents premium | $322
Increased cost of compliance premium | $75
Mitigation discount | -$118
Community rating system discount | -$253
Full-risk premium | $1,433
Statutory discount: yearly increase cap | -$206
Discounted premium | $1,227
Reserve fund assessment | $221
Surcharge | $25
Policy fee | $47

# 528 8.5b 12 44 250>
TOTAL AMOUNT DUE | $1,520

[306 382 270 76] FIRST MORTGAGEE :: OSPREY KEY SAVINGS ASSOCIATION / ISAOA ATIMA / PO BOX 33010 / COLDWATER JUNCTION NC 27998 / LOAN NO: 120088-4417
[306 458 270 30] SECOND MORTGAGEE :: NONE
[306 488 270 30] ADDITIONAL INTEREST :: NONE
[306 518 270 30] DISASTER AGENCY :: NOT APPLICABLE
36 562 9b NOTES
# 576 8 12 44
This policy covers one building only. A detached garage is covered for up to 10% of the Building limit.
Contents are settled at actual cash value. The Building is settled at replacement cost as a primary residence.
Additions and contents in an area below the lowest elevated floor have little coverage: see section III.
The limits could be raised to $250,000 for Building and $100,000 for Contents at the next renewal.
This is not a bill. Coverage is as the flood policy of your form provides.

_ 36 690 540
36 694 7 Insurer: BLUE CRAB FIRE & FLOOD INSURANCE COMPANY
576> 694 7 Printed 03/30/2026
36 756 7 Copy sent to: insured, agency, first mortgagee
576> 756 7 Page 1 of 1`

/** A flood policy's declarations: building and contents, each with its own deductible, beside the parts of the premium. */
export const FLOOD_DWELLING: PropertyPaper = {
  name: 'flood declarations of a dwelling',
  pages: [sheet(page)],
  holds: {
    policy: {
      number: '87 0044 1925 03',
      carrier: 'BLUE CRAB FIRE & FLOOD INSURANCE COMPANY',
      naic: '99912',
      effective: '05/02/2026',
      expiration: '05/02/2027',
    },
    insured: { name: 'CORNELIUS J BARROWAY', ...address('PO BOX 217', 'MARSHHAVEN', 'SC', '29999') },
    producer: {
      name: 'TIDELINE COVERAGE PARTNERS LLC',
      phone: '(843) 555-0115',
      code: '30-77152',
      ...address('400 BAY STREET', 'MARSHHAVEN', 'SC', '29998', 'STE 12'),
    },
    places: [
      place(null, null, HOME, {
        occupancy: 'Single-family home',
        yearBuilt: '1994',
        stories: '2',
      }),
    ],
    coverages: [
      cover(0, 'Building', '250,000', { deductible: '2,000', valuation: 'Replacement cost' }),
      cover(0, 'Contents', '80,000', { deductible: '1,250', valuation: 'Actual cash value' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'OSPREY KEY SAVINGS ASSOCIATION ISAOA ATIMA',
        address('PO BOX 33010', 'COLDWATER JUNCTION', 'NC', '27998'),
        '120088-4417',
      ),
    ],
    terms: { 'flood zone': 'AE' },
  },
}
