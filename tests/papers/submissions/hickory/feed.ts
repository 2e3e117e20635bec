import { sheet } from '../../acord-25/larch/draw.ts'
import { grid, over, tops } from '../acacia/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './feed-gold.ts'

const account = sheet(`
36 28 18b Renewal Summary
36 52 11 prepared for Goldfinch Feed & Farm Supply, Inc.
576> 28 10b Juniper Basin Agency
576> 42 8.5 270 Assayer Street, Sagebrush Flat, ID 83999
576> 54 8.5 Lorcan Peale, Account Executive - (208) 555-0140 - fax (208) 555-0141
576> 66 8.5 lpeale@juniperbasin.example.com
_ 36 82 540

36 92 10b Renewal term: 09/30/2026 to 09/30/2027
300 92 9 Renewal submission to the market, 07/24/2026

36 114 10b The insured
# 132 8.5b 14 36
Named insured
Additional named insured
Mailing address
Business phone
Website
Entity
FEIN
SIC / NAICS
In business since
Description
Billing
Contacts
|
Not insured here

# 132 8.5 14 160
Goldfinch Feed & Farm Supply, Inc.
Goldfinch Hauling LLC (LLC, FEIN 82-5550418)
P.O. Box 905, Sagebrush Flat, ID 83999
(208) 555-0177
goldfinchfeed.example.com
S Corporation (Goldfinch Feed & Farm Supply, Inc.)
82-5550417
5191 / 424910
03/10/1989
Retail sale of feed, hay, fencing and farm supplies
Direct bill, 10 pay
Inspection: Thora Vance, store manager, (208) 555-0178, thora@goldfinchfeed.example.com
Accounting: Dunstan Hale, bookkeeper, (208) 555-0179, dunstan@goldfinchfeed.example.com
Goldfinch Ranch, the family's farm, FEIN 82-5550466, insured with Highline Farm Mutual

36 340 10b Lines to be renewed and expiring program
# 358 8.5b 12 40 136 260 350 410 480
Line of business|Carrier|Policy number|From|To|Expiring premium

# 372 8.5 15 40 136 260 350 410 550>
Property|Basin & Range Mutual|BRM-CP-40071|09/30/2025|09/30/2026|$18,910
General liability|Basin & Range Mutual|BRM-GL-40072|09/30/2025|09/30/2026|$11,275
Automobile|Basin & Range Mutual|BRM-CA-40073|09/30/2025|09/30/2026|$16,480
Umbrella|Basin & Range Mutual|BRM-CU-40074|09/30/2025|09/30/2026|$3,900

36 448 10b Prior years
# 466 8.5b 12 40 136 260 350 410 480
Line of business|Carrier|Policy number|From|To|Premium

# 480 8.5 15 40 136 260 350 410 550>
Property|Basin & Range Mutual|BRM-CP-38816|09/30/2024|09/30/2025|$17,640
General liability|Basin & Range Mutual|BRM-GL-38817|09/30/2024|09/30/2025|$10,830
Automobile|Basin & Range Mutual|BRM-CA-38818|09/30/2024|09/30/2025|$15,120
Umbrella|Basin & Range Mutual|BRM-CU-38819|09/30/2024|09/30/2025|$3,650
Property|Old Corral Insurance|OC-551207|09/30/2023|09/30/2024|$16,985
General liability|Old Corral Insurance|OC-551208|09/30/2023|09/30/2024|$10,410
Automobile|Old Corral Insurance|OC-551209|09/30/2023|09/30/2024|$14,760

36 600 10b Losses of the last 5 years
# 618 8.5b 12 40 100 160 246 432 500 546
Loss date|Reported|Line|What happened|Paid|Reserve|Open

# 632 8.5 15 40 100 160 246 464> 540> 550
12/18/2025|12/19/2025|Property|Snow load broke the hay barn roof|$31,250|$4,000|Yes
05/06/2024|05/06/2024|Automobile|Delivery truck hit a gatepost|$6,890|$0|No
10/02/2022|10/21/2022|General liability|Customer fell from loading dock|$19,400|$0|No

36 692 8.5 No policy was declined, cancelled or non-renewed in the last three years.
36 764 7 Goldfinch renewal 2026
576> 764 7 Page 1 of 4
`)

const premises = sheet(`
36 28 10b Locations and buildings
# 46 8b 10 40 62 86 220 290 340 384 424 466 512
Loc|Bldg|Address|Use|County|Interest|Full|Part|Annual|Leased to
||||||time|time|sales|others

# 70 8 12 40 62 86 220 290 340 390 430 500> 516
1|1|820 Granger Road|Store and|Camas Rim|Owner|14|6|$5,200,000|No
||Sagebrush Flat, ID 83999|warehouse
1|2|820 Granger Road|Hay barn|Camas Rim|Owner|0|0|$0|No
||Sagebrush Flat, ID 83999
2|1|14 Railhead Street|Store|Lemhi Fork|Tenant|5|3|$1,450,000|No
||Owl Creek, ID 83998

36 152 8.5 A warehouse at 3 Elevator Row, Owl Creek was given up on 01/31/2026 and is to come off the property policy.

36 176 10b Building information (areas in sq. ft.; years of last replacement)
# 194 8b 12 40 62 86 178 216 256 310 364 420 480 530
Loc|Bldg|Construction|Year|Stories|Total area|Occupied|Public|Roof type|Roof yr.|Wiring yr.

# 208 8 15 40 62 86 178 222 300> 354> 408> 420 480 530
1|1|Joisted Masonry|1979|1|24,000|24,000|9,500|Metal|2017|2008
1|2|Non-Combustible|2004|1|12,000|12,000|0|Metal|2026|2004
2|1|Frame|1986|1|6,200|6,200|4,400|Shingle|2013|2013

# 266 8b 12 40 62 86 178 256 340 420 480
Loc|Bldg|Fire district|Protection class|Feet to hydrant|Miles to station|Sprinkler|Fire alarm

# 280 8 15 40 62 86 178 256 340 420 480
1|1|Sagebrush Flat|4|450|1.5|0%|Central station
1|2|Sagebrush Flat|4|700|1.5|0%|None
2|1|Owl Creek Rural|7|1,000|6|0%|Local gong

36 344 10b Property coverages
# 362 8b 12 40 62 86 250 318 374 404 448 512
Loc|Bldg|Subject of insurance|Expiring|Requested|Coins.|Val.|Cause of loss|Deductible

# 376 8 15 40 62 86 290> 360> 374 404 448 552>
1|1|Building|$2,640,000|$2,880,000|90%|RC|Special|$5,000
1|1|Business personal property|$900,000|$1,050,000|90%|RC|Special|$5,000
1|1|Business income with extra expense|$350,000|$400,000|80%|N/A|Special|N/A
1|2|Building|$420,000|$510,000|80%|ACV|Basic|$2,500
1|2|Stock|$160,000|$185,000|80%|ACV|Basic|$2,500
2|1|Business personal property|$300,000|$325,000|90%|RC|Special|$5,000
3|1|Business personal property|$75,000|Delete||||

36 498 10b Additional interests
# 516 8b 12 40 58 150 350 440
No.|Interest|Name and address|Applies to|Reference

# 530 8 12 40 58 150 350 440
1|Mortgagee|Sagebrush Land Bank|Location 1, building 1|Loan SLB-2011-7740
||1 Depot Plaza, Sagebrush Flat, ID 83999
2|Additional insured|Railhead Holdings LLC|Location 2, building 1|Lease of 05/01/2019
||90 Cattle Drive, Owl Creek, ID 83998
3|Loss payee|Kiln Creek Equipment Finance|Forklift, serial KC-88120|Contract 40-1187
||P.O. Box 3100, Gravel Pass, NV 89999

36 622 8.5 Interest removed: Owl Creek Elevator Association, landlord of 3 Elevator Row.
36 764 7 Goldfinch renewal 2026
576> 764 7 Page 2 of 4
`)

const liability = sheet(`
36 28 10b General liability - occurrence form
# 46 8.5b 12 40 320 430
Coverage|Expiring 2025-26|Requested 2026-27

# 60 8.5 15 40 390> 510>
General aggregate|$1,000,000|$2,000,000
Products/completed operations aggregate|$1,000,000|$2,000,000
Personal and advertising injury|$500,000|$1,000,000
Each occurrence|$500,000|$1,000,000
Damage to premises rented to you|$100,000|$100,000
Medical expense, any one person|$5,000|$10,000
Property damage deductible, per claim|$500|$1,000

36 172 8.5 The aggregate applies per location.

36 196 10b Schedule of hazards
# 214 8b 10 40 66 96 142 300 340 380 460
Loc|Haz.|Class|Classification|Basis|Terr.|Exposure|Exposure
|no.|code||||2025-26|2026-27

# 238 8.5 15 40 66 96 142 300 340 440> 520>
1|1|13590|Feed, grain or hay dealers|S|003|4,810,000|5,200,000
2|2|13590|Feed, grain or hay dealers|S|005|1,390,000|1,450,000
1|3|13205|Propane gas dealers|S|003|285,000|310,000

36 290 8.5 S = gross sales. Class 18501, saddlery repair (exposure 62,000 in 2025-26), was discontinued on 06/30/2026.

36 314 10b Umbrella - occurrence form
# 332 8.5b 12 40 320 430
Coverage|Expiring 2025-26|Requested 2026-27

# 346 8.5 15 40 390> 510>
Each occurrence|$2,000,000|$3,000,000
Aggregate|$2,000,000|$3,000,000
Retained limit|$10,000|$10,000

36 404 10b Underlying insurance for the renewal term
# 422 8.5b 12 40 150 270 350 410 490
Coverage|Carrier|Policy number|From|To|Limits

# 436 8.5 12 40 150 270 350 410 480
Automobile liability|Basin & Range Mutual|BRM-CA-40073|09/30/2026|09/30/2027|$1,000,000 CSL
|
General liability|Basin & Range Mutual|BRM-GL-40072|09/30/2026|09/30/2027|as above
|
Employers liability|Gem Valley Comp Fund|GVCF-20118|01/01/2026|01/01/2027|$500,000 acc.
|||||$500,000 dis. empl.
|||||$500,000 dis. policy

36 534 10b Vehicles
# 552 8.5b 12 40 180 240 310 380 450
Kind|Owned|Leased|Local|Intermediate|Long distance

# 566 8.5 15 40 190 250 316 400 470
Private passenger|1|0|1|0|0
Light trucks|4|0|4|0|0
Heavy trucks|2|1|0|3|0

36 632 10b Marketing
# 650 8.5 13 36
Highline Farm Mutual offered general liability at $500,000 each occurrence for $9,950 on 07/10/2026. Not acceptable to the
landlord. Old Corral Insurance declined to look at the account again.

36 764 7 Goldfinch renewal 2026
576> 764 7 Page 3 of 4
`)

const questions = sheet(`
36 28 10b What we asked the insured for this renewal
# 50 9 16 36 54 540
Is the applicant a subsidiary of another entity?||No
Any exposure to flammables, explosives or chemicals?||Yes
|Propane in two 1,000 gallon tanks and bagged fertilizer
Any uncorrected fire code violations?||No
Bankruptcy, foreclosure or repossession in the last five years?||No
Any drones owned, leased or operated?||No
Any machinery or equipment loaned or rented to others?||Yes
|Post hole augers
Any watercraft, docks or floats owned, hired or leased?||No
Any recreation facilities provided?||No
Is there a swimming pool on the premises?||No
Any demolition exposure contemplated?||No
Any products recalled, discontinued or changed?||Yes
|One lot of poultry feed recalled by its maker in March 2025
Are products of others sold or re-packaged under the applicant's label?||Yes
|Bird seed is bagged as Goldfinch Gold
Does the applicant own or lease aircraft?||No
Are explosives, caustics, flammables or other dangerous cargo hauled?||Yes
|Propane cylinders, up to 20 a trip
Are passengers carried for a fee?||No
Are any vehicles leased or rented to others?||No
Are hired and non-owned autos covered?||Yes
Does the applicant own, rent or use cranes?||No
Is the applicant self-insured in any state?||No

36 470 8.5 Answers given by Thora Vance by telephone on 07/22/2026.
36 490 8.5 This summary is for discussion and is no binder of insurance.
36 764 7 Goldfinch renewal 2026
576> 764 7 Page 4 of 4
`)

const LINES = [36, 132, 256, 346, 406, 476, 576]

/** An agency's renewal summary that looks like a proposal: expiring beside requested, hazards, interests, questions. */
export const FEED: SubmissionPaper = {
  name: 'hickory-feed',
  pages: [
    over(account, grid(LINES, tops(354, 15, 5)), grid(LINES, tops(462, 15, 8))),
    over(premises, grid([36, 58, 82, 174, 212, 252, 306, 360, 414, 476, 526, 576], tops(190, 15, 4))),
    over(liability, grid([36, 316, 426, 536], tops(42, 15, 8)), grid([36, 316, 426, 536], tops(328, 15, 4))),
    questions,
  ],
  forms: FORMS,
}
