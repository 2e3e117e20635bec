import { sheet } from '../larch/draw.ts'
import type { LarchPaper } from '../larch/paper.ts'

/** An insurer that sells by its site: plain headings, much white, the coverages as an outline. */
const commercial = `
36 28 18b TOLLHOUSE
36 48 9 COMMERCIAL
400 28 9b Policy number: 04417882-3
400 40 8 Underwritten by:
400 50 8 Tollhouse Northern Insurance Company
400 60 8 NAIC company code: 95514
400 70 8 May 12, 2026
400 80 8 Policy period: Jan 8, 2026 - Jan 8, 2027
400 90 8 Page 1 of 1
36 76 9 VESPER CREEK LANDSCAPING, INC.
36 87 9 2615 NORTHFORK LOOP
36 98 9 TOPEKA, KS 66618
400 112 8b FLINT HILLS INSURANCE MART
400 123 8 1811 SW GAGE STREET
400 133 8 TOPEKA, KS 66604
400 143 8 1-785-555-0160
36 132 14b Commercial Auto
36 149 14b Insurance Coverage Summary
36 167 9b This is your revised Declarations Page
36 182 9b Your policy information has changed, effective May 11, 2026
# 198 8.5 12 40 230 330
What changed | Before | Now
Liability to others | $500,000 | $1,000,000
2016 Corval 3500 dump truck | Covered | Removed
2025 Fairlane G3 dump truck | - | Added

36 254 11b Outline of coverage
36 270 8 Your coverage began on January 8, 2026 at 12:01 a.m. This policy expires on January 8, 2027 at 12:01 a.m.
# 288 8b 12 40 250 430 570>
Description | Limits | Deductible | Premium

_ 36 300 540
# 305 8.5 13 40 250 430 570>
Liability To Others | | | $6,884
   Bodily Injury and Property Damage Liability | $1,000,000 combined single limit | |
Uninsured/Underinsured Motorist | $100,000 each person/$300,000 each accident | | 302
Personal Injury Protection | Basic | | 188
Comprehensive - see Auto Coverage Schedule | Limit of liability less deductible | | 710
Collision - see Auto Coverage Schedule | Limit of liability less deductible | | 1,944
Employer's Non-Owned Auto Liability | $1,000,000 combined single limit | | 141
Hired Auto Liability | Not selected | |

_ 36 412 540
# 417 8.5b 13 40 570>
Total 12 month policy premium | $10,169

36 440 11b Rated drivers
# 456 8.5 12 40 60
1. | Perrin Oakley
2. | Tad Wexford
3. | Lucinda Bright

36 502 11b Auto coverage schedule - scheduled autos only
# 518 8.5 12 40 60 300 430
1. | 2025 Fairlane G3 dump truck | VIN 1ZZFG3D40S0019922 | Stated amount $88,500
 | Garaging zip 66618, radius 50 miles | Comp $1,000 | Collision $1,000
2. | 2021 Corval 2500 pickup | VIN 1ZZCV25T0M0118805 | Stated amount $41,000
 | Garaging zip 66618, radius 50 miles | Comp $1,000 | Collision $1,000
3. | 2019 Prairieway equipment trailer | VIN 1ZZPW1820K0004417 | Stated amount $6,200
 | Garaging zip 66618, radius 50 miles | Comp $500 | Collision $500

36 604 11b Additional interests
# 620 8.5 12 40 140
Loss payee | Kaw Valley Credit Union, 40 Kansas Bend, Topeka, KS 66612 (auto 1)
Additional insured | None

36 656 8 Premium discounts: business experience, paid in full. Filing: none.
36 676 8b Policy forms
36 688 8 6912 (02/19), 1652KS (03/24), 2852KS (06/24), 4757 (02/19), Z434 (05/17)
36 768 7 Form 6489 KS (06/10)`

/** A personal policy that a sole proprietor drives for work. */
const personal = `
306^ 26 12b LOOPLINE AUTO INSURANCE COMPANY
306^ 42 8 A member of Loopline Family of Insurers, Des Plains Road, Galena Heights, IL 61036
306^ 62 13b PERSONAL AUTO POLICY DECLARATIONS PAGE
36 86 8b POLICY NUMBER
36 97 10 PA 77 2041 9936 1
200 86 8b POLICY TERM (6 MONTHS)
200 97 10 03/27/2026 - 09/27/2026
420 86 8b TRANSACTION
420 97 10 RENEWAL
_ 36 114 540
36 120 8b NAMED INSURED AND ADDRESS
320 120 8b AGENT
36 132 9 MORWENNA TEAGUE
36 143 9 517 HICKORY SPUR
36 154 9 GALENA HEIGHTS IL 61036
320 132 9 STILLWATER BEND AGENCY INC
320 143 9 9 LOCK STREET
320 154 9 GALENA HEIGHTS IL 61036
320 165 9 815-555-0187
_ 36 182 540
36 188 9b SCHEDULED VEHICLES
# 202 8 12 40 66 98 260 400
VEH | YEAR | MAKE AND MODEL | IDENTIFICATION NUMBER | USE
1 | 2022 | CORVAL VANETTE CARGO | 1ZZCVVAN7N0027714 | BUSINESS - ARTISAN
2 | 2018 | FAIRLANE MERIT SEDAN | 1ZZFMR4D1J0550921 | PLEASURE

36 244 8 Coverage is provided only where a premium is shown for the vehicle.
36 262 9b COVERAGES AND LIMITS OF LIABILITY
458 262 8b VEH 1
528 262 8b VEH 2
_ 36 275 540
# 280 8.5 13 40 200 340> 480> 550>
A. LIABILITY | | | |
   BODILY INJURY | EACH PERSON | $250,000 | $212 | $164
 | EACH ACCIDENT | $500,000 | |
   PROPERTY DAMAGE | EACH ACCIDENT | $100,000 | $148 | $117
B. MEDICAL PAYMENTS | EACH PERSON | $5,000 | $14 | $12
C. UNINSURED MOTORISTS | EACH PERSON | $100,000 | $22 | $22
 | EACH ACCIDENT | $300,000 | |
   UNDERINSURED MOTORISTS | EACH PERSON | $100,000 | $18 | $18
 | EACH ACCIDENT | $300,000 | |
D. DAMAGE TO YOUR AUTO | | | |
   OTHER THAN COLLISION | DEDUCTIBLE | $250 | $61 | $40
   COLLISION | DEDUCTIBLE | $500 | $188 | $121
   TOWING AND LABOR | EACH DISABLEMENT | $75 | $5 | $5
   TRANSPORTATION EXPENSE | $30 A DAY, AT MOST | $900 | INCL | INCL

_ 36 466 540
# 471 8.5b 13 340> 480> 550>
PREMIUM BY VEHICLE | $668 | $499

# 490 8.5b 13 340> 550>
TOTAL FOR THE TERM | $1,167

36 514 9b DRIVERS
# 528 8 12 40 200 320
MORWENNA TEAGUE | MARRIED | PRINCIPAL, VEHICLE 1
CADAN TEAGUE | MARRIED | PRINCIPAL, VEHICLE 2

36 568 9b DISCOUNTS
36 582 8 MULTI-VEHICLE, HOMEOWNER, PAPERLESS, FIVE YEARS WITHOUT A CLAIM
36 604 9b LIENHOLDER
36 618 8 VEHICLE 1: ROCK RUN COMMUNITY BANK, PO BOX 12, GALENA HEIGHTS IL 61036
36 640 9b FORMS
36 654 8 PP 00 01 09 18   PP 03 05 08 86   PP 01 74 04 23   LL 0412 (01/22)
36 768 7 LL DEC 02 (01/22)
306^ 768 7 ISSUED 02/24/2026
576> 768 7 PAGE 1`

export const TOLLHOUSE: LarchPaper[] = [
  {
    name: 'commercial auto changed in the term, the old limit beside the new, hired autos not selected',
    pages: [sheet(commercial)],
    expect: `prod=FLINT HILLS INSURANCE MART|prod1=1811 SW GAGE STREET|prodCity=TOPEKA|prodState=KS|prodZip=66604
      phone=1-785-555-0160|A=Tollhouse Northern Insurance Company|naicA=95514
      ins=VESPER CREEK LANDSCAPING, INC.|ins1=2615 NORTHFORK LOOP|insCity=TOPEKA|insState=KS|insZip=66618
      auto.letter=A|auto.no=04417882-3|auto.eff=01/08/2026|auto.exp=01/08/2027|auto.scheduled=true|auto.nonOwned=true
      auto.csl=1,000,000`,
  },
  {
    name: 'personal auto of a sole proprietor with split limits, a premium column for each vehicle',
    pages: [sheet(personal)],
    expect: `prod=STILLWATER BEND AGENCY INC|prod1=9 LOCK STREET|prodCity=GALENA HEIGHTS|prodState=IL|prodZip=61036
      phone=815-555-0187|A=LOOPLINE AUTO INSURANCE COMPANY
      ins=MORWENNA TEAGUE|ins1=517 HICKORY SPUR|insCity=GALENA HEIGHTS|insState=IL|insZip=61036
      auto.letter=A|auto.no=PA 77 2041 9936 1|auto.eff=03/27/2026|auto.exp=09/27/2026|auto.scheduled=true
      auto.person=250,000|auto.accident=500,000|auto.damage=100,000`,
  },
]
