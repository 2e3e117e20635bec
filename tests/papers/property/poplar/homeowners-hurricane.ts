import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const HOME = address('1718 Pelican Reach Drive', 'Calusa Springs', 'FL', '33998')
const DEDUCTIBLE = { deductible: '2,500' }
const SETTLED = { ...DEDUCTIBLE, valuation: 'Replacement Cost' }

const head = (page: number) => `
36 28 15b Spindrift Coastal Insurance Company
36 47 7.5 P.O. Box 22098, Calusa Springs, FL 33999     Policyholder service 1-800-555-0112
568> 28 11b Homeowners HO-3 Declarations
576> 44 9 RENEWAL
_ 36 60 540
# 66 7.5 11 36 176 270 364 470
Policy Number | Effective Date | Expiration Date | Agency Code | Date Issued

# 77 9b 11 36 176 270 364 470
SPH 04417820-05 | 06/14/2026 | 06/14/2027 | 0C4471 | 04/28/2026

36 88 6.5 Policy period begins and ends at 12:01 a.m. standard time at the residence premises.
_ 36 98 540
36 762 7 SPH DEC 01 24
306^ 762 7 Insured Copy
576> 762 7 Page ${page} of 2`

const front = `${head(1)}
[36 106 270 66] NAMED INSURED AND MAILING ADDRESS :: Delphine R. Okafor-Wray and / Marcus Wray / 1718 Pelican Reach Drive / Calusa Springs, FL 33998
[306 106 270 66] YOUR AGENCY :: Mangrove Point Insurance Advisors / 2040 Gulf Terrace, Suite 6 / Calusa Springs, FL 33999 / Phone: (239) 555-0147
[36 172 540 28] RESIDENCE PREMISES :: 1718 Pelican Reach Drive, Calusa Springs, FL 33998     County: Calusa
36 208 9b RATING INFORMATION
# 222 8 12 36 112 216 290 396 480
Year Built: | 1996 | Construction: | Masonry | Territory: | 511
Occupancy: | Owner Occupied | Use: | Primary | Protection Class: | 03
Roof Year: | 2021 | Roof Shape: | Hip | BCEG Grade: | 04
No. of Stories: | 1 | No. of Families: | 1 | Opening Protection: | Class A

36 276 8 Insurance is provided only for the coverages for which a limit of liability or the word Included is shown.
_ 36 290 540
# 295 8b 12 36 400> 560>
COVERAGES | LIMIT OF LIABILITY | ANNUAL PREMIUM

_ 36 308 540
36 313 8.5b SECTION I - PROPERTY
# 327 8.5 13 44 400> 560>
Coverage A - Dwelling | $431,000 | $2,904.00
Coverage B - Other Structures | $8,620 | Included
Coverage C - Personal Property | $107,750 | Included
Coverage D - Loss of Use | $43,100 | Included

36 383 8.5b SECTION II - LIABILITY
# 397 8.5 13 44 400> 560>
Coverage E - Personal Liability | $300,000 | $22.00
Coverage F - Medical Payments to Others | $5,000 | $8.00

36 427 8.5b OPTIONAL COVERAGES
# 441 8.5 13 44 400> 560>
Ordinance or Law (25% of Coverage A) | $107,750 | Included
Limited Fungi, Wet or Dry Rot, or Bacteria - Section I | $10,000 | Included
Loss Assessment | $2,000 | Included
Water Back Up and Sump Overflow | $5,000 | $32.00
Screened Enclosure Hurricane Coverage | Not Purchased |
Sinkhole Loss Coverage | Not Purchased |

_ 36 524 540
[36 532 540 80] DEDUCTIBLES
46 546 9b HURRICANE DEDUCTIBLE:
230 546 9b 2% of Coverage A  =  $8,620
46 562 9b ALL OTHER PERILS DEDUCTIBLE:
230 562 9b $2,500
46 580 7.5 The hurricane deductible is taken once in a calendar year from loss by windstorm during a hurricane.
46 591 7.5 The all other perils deductible is taken from every other loss under Coverages A, B, C and D.
36 622 9b LOSS SETTLEMENT
# 636 8.5 13 44 300
Coverages A and B | Replacement Cost
Coverage C | Replacement Cost

576> 680 9b TOTAL ANNUAL PREMIUM INCLUDING ASSESSMENTS AND FEES:  $3,071.66`

const back = `${head(2)}
36 108 9b PREMIUM SUMMARY
# 122 8.5 13 44 300>
Hurricane premium | $1,655.00
All other perils premium | $1,311.00
Emergency management trust fund surcharge | $2.00
Guaranty fund assessment | $78.66
Managing agency fee | $25.00

320 108 9b CREDITS AND SURCHARGES APPLIED
# 122 8.5 13 328 560>
Windstorm loss mitigation credit | -$1,188.00
Building code effectiveness grading | -$61.00
Central fire and burglar alarm | -$94.00
Senior discount | -$40.00
Age of home surcharge | $117.00

_ 36 196 540
36 204 9b INTERESTED PARTIES
[36 218 180 92] FIRST MORTGAGEE :: Palmera Home Lending Corp. / ISAOA ATIMA / P.O. Box 41077 / Tamberly, TX 75998 / Loan No. 7700418826
[216 218 180 92] SECOND MORTGAGEE :: Sawgrass Community Credit / Union / 300 Heron Court / Calusa Springs, FL 33999 / Loan No. HELOC-20934
[396 218 180 92] ADDITIONAL INTEREST :: NONE
36 322 8.5 Premium is billed to:  First Mortgagee
_ 36 340 540
36 348 9b FORMS AND ENDORSEMENTS
# 362 8 12 44 140 320 416
HO 00 03 05 11 | Homeowners 3 | SPH 110 02 23 | Special Provisions for Florida
HO 04 95 01 14 | Water Back Up | SPH 125 07 22 | Calendar Year Hurricane Deductible
SPH 140 01 24 | Ordinance or Law Coverage | SPH 133 04 21 | Sinkhole Loss - not included

_ 36 412 540
36 420 9b IMPORTANT NOTICES
# 436 8.5b 13 44
FLOOD IS NOT COVERED BY THIS POLICY. YOU MAY NEED TO BUY SEPARATE FLOOD INSURANCE.
YOUR HURRICANE DEDUCTIBLE IS SEPARATE AND MAY LEAVE YOU WITH HIGH COSTS OF YOUR OWN.
LAW AND ORDINANCE COVERAGE MAY BE RAISED TO 50% OF COVERAGE A. ASK YOUR AGENT.

# 490 8 12 44
Your Coverage A was raised by an inflation factor of 4% at this renewal.
A rate adjustment of 6.1% credit is included for the building code grade of your community.
Sinkhole loss is excluded. Catastrophic ground cover collapse is part of the Section I coverages.

_ 36 600 200
36 604 7.5 Authorized countersignature`

/** A Florida carrier's renewal: a percent hurricane deductible in a panel, optional coverages with what was not bought. */
export const HOMEOWNERS_HURRICANE: PropertyPaper = {
  name: 'florida homeowners with a hurricane deductible',
  pages: [sheet(front), sheet(back)],
  holds: {
    policy: {
      number: 'SPH 04417820-05',
      carrier: 'Spindrift Coastal Insurance Company',
      effective: '06/14/2026',
      expiration: '06/14/2027',
    },
    insured: { name: 'Delphine R. Okafor-Wray and Marcus Wray', ...HOME },
    producer: {
      name: 'Mangrove Point Insurance Advisors',
      phone: '(239) 555-0147',
      code: '0C4471',
      ...address('2040 Gulf Terrace', 'Calusa Springs', 'FL', '33999', 'Suite 6'),
    },
    places: [
      place(null, null, HOME, {
        construction: 'Masonry',
        occupancy: 'Owner Occupied',
        yearBuilt: '1996',
        stories: '1',
      }),
    ],
    coverages: [
      cover(0, 'Dwelling', '431,000', SETTLED),
      cover(0, 'Other Structures', '8,620', SETTLED),
      cover(0, 'Personal Property', '107,750', SETTLED),
      cover(0, 'Loss of Use', '43,100', DEDUCTIBLE),
      cover(0, 'Ordinance or Law', '107,750'),
      cover(0, 'Limited Fungi, Wet or Dry Rot, or Bacteria', '10,000'),
      cover(0, 'Loss Assessment', '2,000'),
      cover(0, 'Water Back Up and Sump Overflow', '5,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Palmera Home Lending Corp. ISAOA ATIMA',
        address('P.O. Box 41077', 'Tamberly', 'TX', '75998'),
        '7700418826',
      ),
      interest(
        0,
        'mortgagee',
        'Sawgrass Community Credit Union',
        address('300 Heron Court', 'Calusa Springs', 'FL', '33999'),
        'HELOC-20934',
      ),
    ],
    terms: {
      'hurricane deductible': '2% of Coverage A = $8,620',
      'all other perils deductible': '$2,500',
      sinkhole: 'Not Purchased',
      flood: 'Not covered by this policy',
    },
  },
}
