import { linesPage } from '../../../support/documents/pdf.ts'
import { sheet } from './draw.ts'
import type { LarchPaper } from './paper.ts'

/** A carrier of the northern hills: an information page by items, and plain pages from its site, one run of text a line. */
const HEAD = `
40 30 13b GRANITE NOTCH EMPLOYERS INSURANCE COMPANY
40 46 8 19 Chandler Street, Littleton, New Hampshire 03561
572> 30 8b NCCI Carrier Code 44121
572> 42 8 (603) 555-0150
_ 40 60 532`

const infoFront = `${HEAD}
306^ 68 11b WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
306^ 84 11b INFORMATION PAGE
40 104 8 Policy Number
130 104 9b GNE 5530712-26
340 104 8 Prior Policy
420 104 9 GNE 5530712-25
_ 40 120 532
40 126 8b 1.
56 126 8b The Insured:
140 126 9 Kancamagus Stone & Tile, Inc.
380 126 8b Producer:
380 138 9 Cairn Path Insurance Agency
140 138 9 640 Meadow Street
140 150 9 Littleton, NH 03561
380 150 9 29 Mill Street
380 162 9 Bethlehem, NH 03574
56 166 8b FEIN:
140 166 9 00-4417730
380 174 8 Agency 0071
56 180 8b Entity:
140 180 9 Corporation
56 196 8b Other workplaces not shown above:
210 196 9 See Schedule, page 2
_ 40 212 532
40 218 8b 2.
56 218 8b The policy period is from
172 218 9b 01/01/2026
226 218 8b to
240 218 9b 01/01/2027
296 218 8 12:01 A.M. standard time at the insured's mailing address.
_ 40 234 532
40 240 8b 3.
56 240 8b A.
72 240 8 Workers Compensation Insurance - Part One. The benefits we pay are those of the workers compensation law of
72 251 8 states:
106 251 9b NH, VT, ME
56 268 8b B.
72 268 8 Employers Liability Insurance - Part Two. It covers work in the states of 3.A, up to these limits:
# 286 8 13 110 250 360> 376
Bodily Injury by Accident | | $1,000,000 | each accident
Bodily Injury by Disease | | $1,500,000 | policy limit
Bodily Injury by Disease | | $1,000,000 | each employee

56 336 8b C.
72 336 8 Other States Insurance - Part Three. It covers work you start in other states, as follows:
72 347 8 Every state but ND, OH, WA, WY and those shown in 3.A.
56 364 8b D.
72 364 8 Endorsements and schedules attached: WC 00 04 14, WC 00 04 21, WC 28 06 04, GNE 100, GNE 114
_ 40 380 532
40 386 8b 4.
56 386 8 Premium. The amounts below are estimates from the payroll you gave us; our auditor settles the final premium after
56 397 8 the term ends, by the rates and rating plans then on file.
# 414 7b 12 56 300> 420> 500> 572>
Premium basis and rates: see the schedule of operations, page 2 | | | | Amount

_ 40 426 532
# 432 8 13 56 300> 420> 500> 572>
Total manual premium, all states | | | | $38,264
Experience modification, interstate | | | 0.91 | $(3,444)
Schedule credit | | | 0.95 | $(1,741)
Premium discount | | | | $(1,887)
Expense constant | | | | $240
Terrorism | | | | $96
Total estimated annual premium | | | | $31,528

40 534 8 Minimum premium: $750 NH.     Deposit premium: $7,882.     Interim adjustment: annual.
_ 40 640 220
40 645 7 Countersigned by
_ 340 640 160
340 645 7 Date
40 760 7 WC 00 00 01 A
572> 760 7 Page 1 of 2`

const infoBack = `${HEAD}
306^ 68 11b INFORMATION PAGE - SCHEDULE OF OPERATIONS
40 90 8 Policy Number
130 90 9b GNE 5530712-26
40 104 8 Insured
130 104 9 Kancamagus Stone & Tile, Inc.
# 126 7b 12 44 84 126 400> 470> 568>
State | Code | Classification | Estimated payroll | Rate per $100 | Estimated premium

_ 40 138 532
# 144 8 13 44 84 126 400> 470> 568>
NH | 5348 | Ceramic tile, indoor stone or mosaic work | 412,000 | 3.91 | $16,109
NH | 5022 | Masonry | 148,500 | 7.44 | $11,048
NH | 8810 | Clerical office employees | 96,200 | 0.11 | $106
NH | 8742 | Salespersons - outside | 71,000 | 0.22 | $156
VT | 5348 | Ceramic tile, indoor stone or mosaic work | 118,000 | 4.67 | $5,511
VT | 5022 | Masonry | 40,000 | 8.62 | $3,448
ME | 5348 | Ceramic tile, indoor stone or mosaic work | 49,500 | 3.81 | $1,886

_ 40 238 532
# 243 8b 13 126 400> 470> 568>
Total | 935,200 | | $38,264

40 276 9b Other workplaces
# 290 8 12 44 84
NH | 12 Union Avenue, Laconia 03246
VT | 301 Railroad Street, St. Johnsbury 05819

40 330 9b Rating
40 344 8 Experience rating modification of 0.91 is final, effective 01/01/2026. Risk ID 919007714.
40 760 7 WC 00 00 01 A
572> 760 7 Page 2 of 2`

const exempt = `Granite Notch Employers Insurance Company
Policy at a glance - printed from the agent site on June 3, 2026
Page 1 of 1

Line of business: Workers Compensation
Policy number: GNE 6127745-25
Status: Active
Policy term: 10/15/2025 to 10/15/2026
Named insured: Sugar Shack Carpentry LLC
Mailing address: 18 Old County Road, Whitefield, NH 03598
Entity type: Limited liability company
Agency: Cairn Path Insurance Agency (0071)
Agency address: 29 Mill Street, Bethlehem, NH 03574

Coverage
Workers compensation states: NH
Employers liability - each accident: $500,000
Employers liability - disease, policy limit: $500,000
Employers liability - disease, each employee: $500,000

Members and officers
Wendell Farrar, member, 60 percent: excluded from coverage
Opal Farrar, member, 40 percent: excluded from coverage

Classes
NH 5437 Carpentry - installation of cabinet work - payroll $88,400
NH 5645 Carpentry - dwellings - payroll $141,000

Billing
Annual premium: $12,077
Paid to date: $9,060
Next payment: $1,510 due 07/15/2026
Last audit: completed 12/02/2025, additional premium $316

Claims this term: 0
This page is drawn from our records as of the day it is printed.`

const shop = [
  `Granite Notch Fire Insurance Company
An affiliate of Granite Notch Employers Insurance Company
Policy at a glance - printed from the agent site on May 18, 2026
Page 1 of 2

Line of business: Businessowners
Policy number: GNB 3308154-01
Status: Active
Policy term: 11/20/2025 to 11/20/2026
Named insured: Lantern Moose Books, Inc.
Mailing address: 44 Main Street, Littleton, NH 03561
Agency: Cairn Path Insurance Agency (0071)
Agency address: 29 Mill Street, Bethlehem, NH 03574
NAIC number: 99187

Described premises
Premises 1: 44 Main Street, Littleton, NH 03561
Occupancy: Book store, tenant
Building limit: Not covered
Business personal property limit: $140,000
Business income: Actual loss sustained, 12 months
Property deductible: $1,000`,
  `Granite Notch Fire Insurance Company
Policy number: GNB 3308154-01
Page 2 of 2

Section II - Liability (occurrence form)
Liability and Medical Expenses - each occurrence: $1,000,000
Medical Expenses - any one person: $5,000
Damage to Premises Rented to You: $250,000
Products-Completed Operations Aggregate: $2,000,000
Other than Products-Completed Operations Aggregate: $2,000,000

Optional coverages
Hired Auto Liability: Not covered
Non-Owned Auto Liability: Not covered
Employee Dishonesty: $10,000
Outdoor Signs: $5,000
Equipment Breakdown: Included

Forms
GNB 0003 Businessowners coverage form
GNB 0417 Employment-related practices exclusion
GNB 0514 War liability exclusion

Premium
Annual premium: $1,284
Paid in full: 11/18/2025`,
]

const CAIRN = `prod=Cairn Path Insurance Agency|prod1=29 Mill Street|prodCity=Bethlehem|prodState=NH|prodZip=03574
  insState=NH`

export const GRANITE: LarchPaper[] = [
  {
    name: 'information page by items, three states and a schedule of classes',
    pages: [sheet(infoFront), sheet(infoBack)],
    expect: `${CAIRN}|A=GRANITE NOTCH EMPLOYERS INSURANCE COMPANY
      ins=Kancamagus Stone & Tile, Inc.|ins1=640 Meadow Street|insCity=Littleton|insZip=03561
      wc.letter=A|wc=true|wc.no=GNE 5530712-26|wc.eff=01/01/2026|wc.exp=01/01/2027
      wc.accident=1,000,000|wc.policy=1,500,000|wc.employee=1,000,000`,
  },
  {
    name: 'workers compensation at a glance, one run of text a line, members excluded',
    pages: [linesPage(exempt.split('\n'), 10)],
    expect: `${CAIRN}|A=Granite Notch Employers Insurance Company
      ins=Sugar Shack Carpentry LLC|ins1=18 Old County Road|insCity=Whitefield|insZip=03598
      wc.letter=A|wc=true|wc.no=GNE 6127745-25|wc.eff=10/15/2025|wc.exp=10/15/2026|wc.excluded=Y
      wc.accident=500,000|wc.policy=500,000|wc.employee=500,000`,
  },
  {
    name: 'businessowners at a glance, one run of text a line, hired and non-owned autos not covered',
    pages: shop.map((text) => linesPage(text.split('\n'), 10)),
    expect: `${CAIRN}|A=Granite Notch Fire Insurance Company|naicA=99187
      ins=Lantern Moose Books, Inc.|ins1=44 Main Street|insCity=Littleton|insZip=03561
      gl.letter=A|gl=true|gl.no=GNB 3308154-01|gl.eff=11/20/2025|gl.exp=11/20/2026|gl.occur=true|gl.occ=1,000,000
      gl.rented=250,000|gl.med=5,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
]
