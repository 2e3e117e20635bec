import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { answers, grid, over, tops } from './layout.ts'
import { FORMS } from './mechanic-gold.ts'

const first = sheet(`
306^ 26 13b HARBOR OAK INSURANCE COMPANY
306^ 44 10 RENEWAL QUESTIONNAIRE - GENERAL LIABILITY AND COMMERCIAL UMBRELLA
306^ 59 8 Please correct what we have on file, complete the right-hand columns and return by 08/15/2026.

[36 76 250 28] Insured :: Pell & Rosario Mechanical Contractors, Inc.
[286 76 290 28] Agent of record :: Whitlock Agency, 5 Tinsmith Lane, Fort Juniper, OH 43999
[36 104 130 28] General liability policy expiring :: HOG-20714-05
[166 104 130 28] Umbrella policy expiring :: HOU-20715-05
[296 104 140 28] Renewal effective :: 09/15/2026
[436 104 140 28] Renewal expiration :: 09/15/2027

36 144 10b A. General liability limits
# 162 8.5b 11 42 260 370 480
Occurrence form|On file 2025-26|Renewal 2026-27|

# 178 9 16 42 330> 440>
Each occurrence|$1,000,000|$1,000,000
General aggregate|$2,000,000|$2,000,000
Products and completed operations aggregate|$1,000,000|$2,000,000
Personal and advertising injury|$1,000,000|$1,000,000
Damage to premises rented to you|$100,000|$300,000
Medical expense, any one person|$5,000|$10,000
Property damage deductible, per claim|$1,000|$2,500

490 164 8 Aggregate applies:
490 182 9 [   ] per policy
490 198 9 [ X ] per project
490 214 9 [   ] per location

36 302 10b B. Rating exposures
# 320 8.5b 11 42 90 320 372 452 520
Class|Description|Basis|On file 2025-26|2026-27|

# 335 9 16 42 90 320 432> 512>
95647|Heating or air conditioning systems - installation|P|$1,085,000|$1,150,000
98482|Plumbing - commercial and industrial|P|$1,244,000|$1,310,000
91581|Contractors - subcontracted work|C|$455,000|$640,000

520 332 8 P = payroll
520 346 8 C = total cost

36 396 10b C. Umbrella requested
36 414 9 [ X ] Umbrella     [   ] Excess
220 414 9 [ X ] Occurrence     [   ] Claims made
410 414 9 [   ] New     [ X ] Renewal
# 434 8.5b 11 42 260 370
Limit|On file 2025-26|Renewal 2026-27

# 449 9 16 42 330> 440>
Each occurrence|$3,000,000|$5,000,000
Aggregate|$3,000,000|$5,000,000
Self-insured retention|$10,000|$10,000

456 452 9 First dollar defense?
456 468 9 [ X ] Yes     [   ] No

36 516 10b D. Operations and locations
# 533 8b 10 40 58 194 296 386> 448> 500> 550>
No.|Name|Address|Operations|||||

394 533 8b Payroll
438 533 8b Gross sales
492 533 8b Foreign
544 533 8b Emp.
# 548 8 12 40 58 194 296
1|Pell & Rosario Mechanical|600 Boiler Works Avenue|HVAC and
|Contractors, Inc.|Fort Juniper, OH 43999|plumbing work
2|P&R Duct Fabricators LLC|71 Shear Street|Duct fabrication
||Slate Crossing, OH 43998|
-|Rosario Plumbing Supply|12 Fitting Row|Owned by J. Rosario
||Fort Juniper, OH 43999|himself. NOT INSURED

# 548 8 24 430> 486> 528> 568>
$2,460,000|$7,900,000|$0|46
$395,000|$1,120,000|$0|9
N/A|N/A|N/A|N/A

36 636 10b E. Contractors
# 654 9 14 42 300
Paid to subcontractors, next 12 months|$640,000   (last 12 months $455,000)
Part of the work that is subcontracted|8%
Work that is subcontracted|Insulation, controls wiring and sheet metal roofing
Full-time employees / part-time employees|51 / 4
Typical jobs performed|Schools, clinics and light industrial plants

576> 762 7 HOIC-RQ-77 (01/26)   Page 1 of 3
`)

const second = sheet(`
36 26 8 Pell & Rosario Mechanical Contractors, Inc.     HOG-20714-05 / HOU-20715-05
36 44 10b F. Underlying insurance to be scheduled for the renewal term
# 62 8.5b 11 42 150 270 370 440 510
Coverage|Carrier|Policy number|Effective|Expiration|Premium

# 78 9 16 42 150 270 370 440 566>
Automobile liability|Meridian Fleet Mutual|MFM-8830142|09/15/2026|09/15/2027|$38,400
General liability|Harbor Oak Insurance Co.|HOG-20714-06|09/15/2026|09/15/2027|See quote
Employers liability|Cutlass Compensation|CWC-55-40771|01/01/2026|01/01/2027|$71,250

# 140 8.5b 11 42 270 380
Limits|On file|Renewal

# 156 9 16 42 340> 450>
Auto - combined single limit, each accident|$1,000,000|$1,000,000
Employers liability - each accident|$500,000|$1,000,000
Employers liability - disease, each employee|$500,000|$1,000,000
Employers liability - disease, policy limit|$500,000|$1,000,000

36 230 8.5 Tidewrack Casualty offered to take the auto for 2026-27 at $500,000 combined single limit. The insured declined it.

36 254 10b G. Automobiles, by kind
# 274 8b 10 42 150 206 268 330 438 486 536
Kind|Owned|Non-owned|Leased|Property hauled|Local|Inter-|Long
||||||mediate|distance

# 300 9 16 42 176> 240> 298> 330 462> 510> 560>
Private passenger|3|2|0|None|3|2|0
Light trucks|11|0|2|Tools and fittings|9|4|0
Medium trucks|4|0|0|Duct and boilers|3|1|0
Heavy trucks|1|0|0|Rooftop units|1|0|0
Extra heavy trucks|N/A|N/A|N/A|N/A|N/A|N/A|N/A
Truck tractors|N/A|N/A|N/A|N/A|N/A|N/A|N/A
Buses|N/A|N/A|N/A|N/A|N/A|N/A|N/A

36 424 10b H. Property of others in your care, custody or control
# 442 9 14 42 200
Location number|2
Kind|[   ] Real     [ X ] Personal
Value|$150,000
Area occupied|1,800 sq. ft.
Description|Customers' units in the shop for rebuild

36 524 10b I. Liability losses over $10,000 in the past five years
# 542 8.5b 11 42 120 220 476> 560>
Date of claim|Line|What happened|Paid|Reserved

# 557 9 16 42 120 220 476> 560>
11/06/2024|General liability|Soldering fire in ceiling space|$48,215|$0
02/19/2025|Automobile|Van struck car at light|$17,340|$6,000

36 604 10b J. Advertising
# 622 9 14 42 200
Media used|Radio and trade journals
Annual cost|$18,000   (2025: $14,500)

576> 762 7 HOIC-RQ-77 (01/26)   Page 2 of 3
`)

const third = sheet(`
36 26 8 Pell & Rosario Mechanical Contractors, Inc.     HOG-20714-05 / HOU-20715-05
36 44 10b K. Underwriting questions
498 46 8b YES
536 46 8b NO
_ 36 58 540
# 64 9 17 36
1.   Are the services of an advertising agency used?
2.   Does the insured own, lease or operate aircraft?
3.   Are explosives, caustics, flammables or other dangerous cargo hauled?
4.   Are passengers carried for a fee?
5.   Are there any units not insured by the underlying policies?
6.   Are any vehicles leased or rented to others?
7.   Is hired and non-owned automobile coverage provided?
8.   Is any bridge, dam or marine work performed?
9.   Does the insured own, rent or otherwise use cranes?
|
10.  Do subcontractors carry coverages or limits less than the insured's?
11.  Is the insured self-insured for employers liability in any state?
12.  Is a hospital or first aid facility maintained?
13.  Do current or past products, or their components, contain hazardous materials?
14.  Are there foreign operations, or foreign products distributed in the USA?
15.  Any product liability loss in the past three years?
16.  Does the insured own or lease watercraft?

# 217 9 17 54
Rented by the day with operator, to set rooftop units

36 362 10b L. General liability questions
498 364 8b YES
536 364 8b NO
_ 36 376 540
# 382 9 17 36
1.   Does the insured draw plans, designs or specifications for others?
2.   Do any operations include blasting, or use or store explosive material?
3.   Do any operations include excavation, tunneling or earth moving?
|
4.   Are subcontractors allowed to work without a certificate of insurance?
5.   Does the insured lease equipment to others, with or without operators?
6.   Any medical facilities provided, or doctors employed?
7.   Any exposure to radioactive or nuclear materials?
8.   Any operations sold, acquired or discontinued in the last five years?
|
9.   Is a fee charged for parking?
10.  Are there any social or sporting events sponsored?
11.  Are any structural alterations contemplated?
12.  Is the insured active in any joint venture?
13.  Are employees leased to or from other employers?
14.  Is a formal, written safety and security policy in effect?

# 433 9 17 54
Trench for underground water and gas lines to 5 feet

# 535 9 17 54
Acquired the duct shop on Shear Street 04/01/2023

36 680 9 Completed by:  Winifred Pell, President
330 680 9 Date:  07/28/2026
36 698 9 Remarks:  N/A
576> 762 7 HOIC-RQ-77 (01/26)   Page 3 of 3
`)

/** A carrier's renewal questionnaire: what it has on file beside the renewal, X in squares, autos by kind. */
export const MECHANIC: SubmissionPaper = {
  name: 'acacia-mechanic',
  pages: [
    over(
      first,
      grid([36, 256, 366, 476], tops(158, 16, 8)),
      grid([36, 86, 316, 358, 438, 516], tops(316, 16, 4)),
      grid([36, 256, 366, 450], tops(430, 16, 4)),
      grid([36, 54, 190, 292, 384, 434, 490, 534, 576], [530, 545, 570, 594, 618]),
    ),
    over(
      second,
      grid([36, 144, 264, 364, 434, 504, 576], tops(58, 16, 4)),
      grid([36, 260, 370, 480], tops(136, 16, 5)),
      grid([36, 146, 198, 262, 326, 430, 480, 528, 576], [270, ...tops(297, 16, 7)]),
      grid([36, 114, 214, 404, 490, 576], tops(538, 16, 3)),
    ),
    over(third, answers(500, 538, 64, 17, 'NNNNNNYNY.NNNNNNN'), answers(500, 538, 382, 17, 'NNY.NNNNY.NYNNNY')),
  ],
  forms: FORMS,
}
