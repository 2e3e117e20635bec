import { sheet } from './draw.ts'
import type { LarchPaper } from './paper.ts'

/** A mutual of the plains: every field in a ruled box with a small caption above it. */
const HEAD = `
36 30 15b Prairie Lantern Mutual Insurance Company
36 49 7.5 410 Windrow Avenue, Grand Island, Nebraska 68801 - A mutual company - NAIC Company Code 98214
36 60 7.5 Claims, day or night: 1-800-555-0119
_ 36 73 540`

const fenceFront = `${HEAD}
36 82 12b COMMERCIAL GENERAL LIABILITY DECLARATIONS
576> 84 8b RENEWAL
[36 102 160 30] POLICY NUMBER :: PLM-GL 0047713-02
[196 102 100 30] POLICY PERIOD - FROM :: 04/15/2026
[296 102 100 30] TO :: 04/15/2027
[396 102 90 30] ACCOUNT NUMBER :: 3300918
[486 102 90 30] REPLACES :: 0047713-01
36 136 6.5 The policy period begins and ends at 12:01 A.M. standard time at the mailing address of the named insured.
[36 150 270 64] NAMED INSURED AND MAILING ADDRESS :: Harrow & Tine Fence Co., LLC / 2217 Kestrel Road / Unit B / Hastings, NE 68901
[306 150 270 64] AGENCY - 26-0412 :: Sandhill Risk Advisors, Inc. / 55 Courthouse Square / Hastings, NE 68901 / (402) 555-0143
[36 214 270 30] BUSINESS DESCRIPTION :: Fence erection contractor
[306 214 150 30] FORM OF BUSINESS :: Limited liability company
[456 214 120 30] AUDIT PERIOD :: Annual
36 256 9b LIMITS OF INSURANCE
[36 270 180 34] EACH OCCURRENCE LIMIT :: $1,000,000
[216 270 180 34] DAMAGE TO PREMISES RENTED TO YOU - ANY ONE :: $100,000
[396 270 180 34] MEDICAL EXPENSE LIMIT - ANY ONE PERSON :: $5,000
[36 304 180 34] PERSONAL AND ADVERTISING INJURY LIMIT :: $1,000,000
[216 304 180 34] GENERAL AGGREGATE LIMIT :: $2,000,000
[396 304 180 34] PRODUCTS-COMPLETED OPERATIONS AGGREGATE LIMIT :: $2,000,000
[36 346 180 34] COVERAGE IS WRITTEN ON THIS BASIS ::
[44 361 9 9]
46 362 8b X
58 362 8 Occurrence
[124 361 9 9]
138 362 8 Claims-made
[216 346 180 34] PROPERTY DAMAGE DEDUCTIBLE - PER CLAIM :: $500
[396 346 180 34] RETROACTIVE DATE - CLAIMS-MADE ONLY :: Not applicable
36 392 9b LOCATIONS OF ALL PREMISES YOU OWN, RENT OR OCCUPY
# 406 8 12 40 90
001 | 2217 Kestrel Road, Unit B, Hastings, Adams County, NE 68901
002 | 808 Stockyard Lane, Grand Island, Hall County, NE 68801

36 440 9b PREMIUM
[36 454 135 30] PREMISES AND OPERATIONS :: $2,731.00
[171 454 135 30] PRODUCTS AND COMPLETED OPERATIONS :: $1,611.00
[306 454 135 30] CERTIFIED ACTS OF TERRORISM :: $44.00
[441 454 135 30] TOTAL ADVANCE PREMIUM :: $4,386.00
36 492 7 This premium may be adjusted at audit. A minimum of $750 is kept if you cancel.
36 512 8 These declarations, the coverage form and any endorsements listed on the next page make up the policy named above.
36 524 8 Insurance applies only where a limit or the word "included" is shown.
_ 36 600 220
36 604 7 Countersigned by authorized representative
_ 340 600 150
340 604 7 Date
36 748 7 PL GL 100 (09 23)
306^ 748 7 Insured copy
576> 748 7 Page 1 of 2`

const fenceBack = `${HEAD}
36 82 12b GENERAL LIABILITY SCHEDULE
[36 102 260 30] POLICY NUMBER :: PLM-GL 0047713-02
[296 102 280 30] NAMED INSURED :: Harrow & Tine Fence Co., LLC
# 146 7b 12 40 74 246 290 382> 436> 500> 570>
LOC | CLASSIFICATION | CODE | BASIS | EXPOSURE | RATE P/O | RATE P/C | PREMIUM

_ 36 157 540
# 162 8 14 40 74 246 290 382> 436> 500> 570>
001 | Fence erection contractors | 95310 | Payroll | 184,500 | 10.220 | 6.870 | $3,153
001 | Contractors - subcontracted work | 91585 | Total cost | 60,000 | 2.105 | 1.940 | $243
002 | Fence dealers - wholesale | 12361 | Gross sales | 410,000 | 1.104 | 1.304 | $946

36 224 9b FORMS AND ENDORSEMENTS ATTACHED AT ISSUE
# 240 8 12 40 130 310 400
CG 00 01 | Coverage form, occurrence | IL 00 17 | Common conditions
CG 21 47 | Employment practices exclusion | IL 00 21 | Nuclear exclusion
CG 21 67 | Fungi or bacteria exclusion | PL GL 214 | Silica exclusion
CG 03 00 | Deductible insurance | PL GL 230 | Prior work exclusion

36 310 9b PAYMENT PLAN
36 324 8 Quarterly, direct bill. First installment of $1,096.50 was due 04/15/2026. A service charge of $6 is added to later ones.
36 748 7 PL GL 101 (09 23)
576> 748 7 Page 2 of 2`

const haulerFront = `${HEAD}
36 82 12b BUSINESS AUTO DECLARATIONS
576> 84 8b NEW BUSINESS
[36 102 160 30] POLICY NUMBER :: PLM-CA 1180266-00
[196 102 200 30] POLICY PERIOD :: 01/20/2026 to 01/20/2027
[396 102 180 30] BILLING :: Agency bill, annual
[36 140 270 64] ITEM ONE - NAMED INSURED AND MAILING ADDRESS :: PEMBERLINE PRODUCE HAULERS, INC. / 9400 E DEPOT ROAD / KEARNEY NE 68847
[306 140 270 64] YOUR AGENT :: PLATTE FORKS INSURANCE CENTER / PO BOX 1180 / KEARNEY NE 68848 / 308-555-0177   Agent no. 26-1180
[36 204 180 30] FORM OF BUSINESS :: Corporation
[216 204 360 30] BUSINESS :: Hauling of fruit and vegetables, radius up to 300 miles
36 246 9b ITEM TWO - SCHEDULE OF COVERAGES AND COVERED AUTOS
36 259 7 A coverage applies only to the autos whose symbols are shown beside it. The symbols are told at the foot of this page.
# 276 7b 12 42 204 300 570>
COVERAGES | SYMBOLS | LIMIT - THE MOST WE WILL PAY FOR ONE ACCIDENT OR LOSS | PREMIUM

_ 36 288 540
# 293 8.5 16 42 204 300 570>
Covered Autos Liability | 7, 8, 9 | $1,000,000 combined single limit | $18,204
Auto Medical Payments | 7 | $5,000 each person | $322
Uninsured Motorists | 7 | $500,000 each accident | $190
Underinsured Motorists | 7 | $500,000 each accident | $244
Comprehensive | 7 | Actual cash value less $1,000 deductible | $2,016
Collision | 7 | Actual cash value less $2,500 deductible | $5,790
Towing and Labor | 3 | $100 each disablement | $35

_ 36 408 540
# 413 8.5 14 300 570>
Premium for endorsements | $410
Estimated total premium | $27,211

36 452 9b WHAT THE SYMBOLS MEAN
# 466 7.5 11 42 70 306 334
1 | Any auto | 6 | Owned autos subject to a compulsory UM law
2 | Owned autos only | 7 | Specifically described autos
3 | Owned private passenger autos only | 8 | Hired autos only
4 | Owned autos other than private passenger | 9 | Non-owned autos only
5 | Owned autos subject to no-fault | 19 | Mobile equipment under a compulsory law

_ 36 610 220
36 614 7 Authorized signature
36 748 7 PL CA 100 (01 25)
306^ 748 7 Agent copy
576> 748 7 Page 1 of 2`

const haulerBack = `${HEAD}
36 82 12b ITEM THREE - SCHEDULE OF COVERED AUTOS YOU OWN
[36 102 260 30] POLICY NUMBER :: PLM-CA 1180266-00
[296 102 280 30] NAMED INSURED :: PEMBERLINE PRODUCE HAULERS, INC.
# 146 7b 12 40 66 98 220 350 420 500> 570>
NO. | YEAR | MAKE AND MODEL | SERIAL NUMBER | GARAGED | CLASS | COST NEW | PREMIUM

_ 36 158 540
# 163 8 13 40 66 98 220 350 420 500> 570>
1 | 2022 | Fairlane R7 Tractor | 1ZZFR7A20N0014471 | Kearney | 50499 | 142,000 | $7,402
2 | 2022 | Fairlane R7 Tractor | 1ZZFR7A22N0014472 | Kearney | 50499 | 142,000 | $7,402
3 | 2019 | Northbay reefer trailer | 1ZZNB5321K0902218 | Kearney | 68499 | 61,500 | $1,960
4 | 2021 | Northbay reefer trailer | 1ZZNB5324M0902907 | Kearney | 68499 | 66,000 | $1,984
5 | 2024 | Corval 2500 Pickup | 1ZZCV25D8R0331190 | Gibbon | 03499 | 58,700 | $4,011

36 246 9b ITEM FOUR - HIRED OR BORROWED AUTOS
36 260 8 Liability: estimated yearly cost of hire $25,000, rate per $100 2.140, premium $535. Physical damage: none.
36 282 9b ITEM FIVE - NON-OWNERSHIP LIABILITY
36 296 8 Number of employees: 11 - premium $182
36 318 9b LOSS PAYEE
36 332 8 Autos 1 and 2: Cottonwood Equipment Finance, 70 Exchange Street, Lincoln NE 68508
36 354 9b FORMS ATTACHED
36 368 8 CA 00 01, CA 01 60, CA 21 09, CA 99 03, CA 99 44, IL 00 17, IL 00 21, PL CA 207
36 748 7 PL CA 101 (01 25)
576> 748 7 Page 2 of 2`

const umbrella = `${HEAD}
36 82 12b COMMERCIAL UMBRELLA LIABILITY DECLARATIONS
[36 102 180 30] POLICY NUMBER :: PLM-CU 0512209-04
[216 102 180 30] EFFECTIVE DATE :: September 1, 2025
[396 102 180 30] EXPIRATION DATE :: September 1, 2026
[36 132 270 64] FIRST NAMED INSURED :: Blue Auger Drilling Partnership / 31 Waterworks Way / North Platte, NE 69101
[306 132 270 64] AGENT :: Sandhill Risk Advisors, Inc. / 55 Courthouse Square / Hastings, NE 68901 / (402) 555-0143
[36 196 180 30] BUSINESS :: Water well drilling
[216 196 180 30] FORM OF BUSINESS :: Partnership
[396 196 180 30] COVERAGE BASIS :: Occurrence
36 238 9b LIMITS OF INSURANCE
[36 252 180 34] EACH OCCURRENCE LIMIT :: $5,000,000
[216 252 180 34] AGGREGATE LIMIT :: $5,000,000
[396 252 180 34] SELF-INSURED RETENTION - EACH OCCURRENCE :: $10,000
[36 286 180 34] PREMIUM :: $9,860.00 flat
[216 286 180 34] TERRORISM PREMIUM :: $98.00
[396 286 180 34] TOTAL :: $9,958.00
36 334 9b SCHEDULE OF UNDERLYING INSURANCE
36 346 7 The insured agrees to keep these policies in force, at no less than these limits, as long as this policy runs.
# 364 7b 12 42 170 340 570>
TYPE | INSURER | LIMITS | 

_ 36 376 540
# 382 8 13 42 170 340 570>
General Liability | Prairie Lantern Mutual | Each Occurrence | $1,000,000
 | PLM-GL 0036640-04 | General Aggregate | $2,000,000
 | | Products-Completed Operations Aggregate | $2,000,000
 | | Personal and Advertising Injury | $1,000,000

_ 36 434 540
# 440 8 13 42 170 340 570>
Business Auto | Prairie Lantern Mutual | Combined Single Limit | $1,000,000
 | PLM-CA 1090771-04 | |

_ 36 466 540
# 472 8 13 42 170 340 570>
Employers Liability | Loess Hills Casualty Co. | Bodily Injury by Accident, each accident | $500,000
 | WC 77-20318 | Bodily Injury by Disease, policy limit | $500,000
 | | Bodily Injury by Disease, each employee | $500,000

_ 36 511 540
36 524 9b FORMS AND ENDORSEMENTS
36 538 8 PL CU 001 Umbrella coverage form - occurrence; PL CU 012 Pollution exclusion; PL CU 020 Professional services
36 550 8 exclusion; PL CU 031 Nebraska changes; IL 00 17 Common policy conditions
_ 36 640 220
36 644 7 Authorized representative
36 748 7 PL CU 100 (06 22)
576> 748 7 Page 1 of 1`

const AGENT = `prod=Sandhill Risk Advisors, Inc.|prod1=55 Courthouse Square|prodCity=Hastings|prodState=NE|prodZip=68901
  phone=(402) 555-0143|A=Prairie Lantern Mutual Insurance Company|naicA=98214`

export const PRAIRIE: LarchPaper[] = [
  {
    name: 'general liability in ruled boxes, small captions above the values',
    pages: [sheet(fenceFront), sheet(fenceBack)],
    expect: `${AGENT}
      ins=Harrow & Tine Fence Co., LLC|ins1=2217 Kestrel Road|ins2=Unit B|insCity=Hastings|insState=NE|insZip=68901
      gl.letter=A|gl=true|gl.no=PLM-GL 0047713-02|gl.eff=04/15/2026|gl.exp=04/15/2027|gl.occur=true|gl.occ=1,000,000
      gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'business auto in ruled boxes, symbols told below their table',
    pages: [sheet(haulerFront), sheet(haulerBack)],
    expect: `prod=PLATTE FORKS INSURANCE CENTER|prod1=PO BOX 1180|prodCity=KEARNEY|prodState=NE|prodZip=68848
      phone=308-555-0177|A=Prairie Lantern Mutual Insurance Company|naicA=98214
      ins=PEMBERLINE PRODUCE HAULERS, INC.|ins1=9400 E DEPOT ROAD|insCity=KEARNEY|insState=NE|insZip=68847
      auto.letter=A|auto.no=PLM-CA 1180266-00|auto.eff=01/20/2026|auto.exp=01/20/2027|auto.scheduled=true
      auto.hired=true|auto.nonOwned=true|auto.csl=1,000,000`,
  },
  {
    name: 'umbrella in ruled boxes over a schedule of underlying insurance without terms',
    pages: [sheet(umbrella)],
    expect: `${AGENT}
      ins=Blue Auger Drilling Partnership|ins1=31 Waterworks Way|insCity=North Platte|insState=NE|insZip=69101
      umb.letter=A|umb=true|umb.no=PLM-CU 0512209-04|umb.eff=09/01/2025|umb.exp=09/01/2026|umb.occur=true
      umb.occ=5,000,000|umb.agg=5,000,000|umb.ret=true|umb.retAmount=10,000`,
  },
]
