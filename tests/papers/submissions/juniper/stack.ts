import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './stack-gold.ts'

const first = sheet(`
306^ 28 14b UMBRELLA QUOTE REQUEST
306^ 46 10 with Schedule of Underlying Insurance
_ 36 62 540
36 70 9b To:
110 70 9 Highcrest Excess & Surplus Insurance Company
36 84 9b From:
110 84 9 Nettle & Byrne Insurance, 77 Turnpike Plaza, Eastbrook, CT 06999
36 98 9b Producer:
110 98 9 Abel Nettle     (860) 555-0151     abel.nettle@example.com
36 112 9b Account No.:
110 112 9 OSP-229
36 134 10b Insured
_ 36 148 540
36 154 9b Named Insured:
130 154 9 Osprey Tank & Pump Service, Inc.
36 168 9b Mailing Address:
130 168 9 90 Wharf Road, Eastbrook, CT 06999
36 182 9b FEIN / Entity:
130 182 9 06-5550772  /  Corporation
36 196 9b Phone:
130 196 9 (860) 555-0150
36 210 9b Operations:
130 210 9 Installs, repairs and inspects fuel storage tanks and pumps at service stations
36 232 10b Umbrella Requested
_ 36 246 540
# 252 9b 14 36 330
Policy Period:|Form:
Each Occurrence:|Aggregate:
SIR / Retained Limit:|New or Renewal:
Expiring Umbrella:

# 252 9 14 160 430
10/10/2026 - 10/10/2027|Umbrella - Occurrence
$4,000,000|$4,000,000
$10,000|New to Highcrest
Policy BX-60338, Brackish Excess Co., $3,000,000 limit, 10/10/2025 - 10/10/2026, premium $11,250

36 322 10b Locations
_ 36 336 540
# 342 8b 12 36 62 170 240 264 310 430> 500> 540
Loc|Street|City|ST|ZIP|Operations|Payroll|Gross Sales|Empls

# 355 8 12 36 62 170 240 264 310 430> 500> 540
1|90 Wharf Road|Eastbrook|CT|06999|Office and shop|$1,410,000|$5,220,000|21
2|311 Depot Street|Norfield|CT|06997|Yard|$385,000|$1,140,000|7

36 394 10b Schedule of Underlying Insurance
_ 36 408 540
# 414 8b 12 36 125 225 300 400 530
Coverage|Carrier|Policy No.|Term|Limits|Premium

# 428 8 12 36 125 225 300 400 530
General Liability|Whetstone Casualty|WCG-118204|10/10/26 - 10/10/27|$1,000,000 Each Occ|$36,900
(Occurrence)||||$2,000,000 Gen Agg|
||||$2,000,000 Prod/CO Agg|
||||$1,000,000 Pers/Adv Inj|
||||$100,000 Rented Premises|
||||$5,000 Med Exp|
||||
Auto Liability|Whetstone Casualty|WCA-118205|10/10/26 - 10/10/27|$1,000,000 CSL|$41,760
(Any auto)|||||
||||
Employers Liability|Steeple Hill Mutual|SH-WC-7046|07/01/26 - 07/01/27|$1,000,000 Each Accident|$52,300
(WC Mod 0.94)||||$1,000,000 Disease Pol Limit|
||||$1,000,000 Disease Each Empl|
||||
Pollution Liability|Cinderpath Specialty|CPL-20931|10/10/26 - 10/10/27|$2,000,000|$18,640
(Contractors)|||||

36 744 7.5 Osprey Tank & Pump Service, Inc.
576> 744 7.5 Page 1 of 2
`)

const second = sheet(`
36 30 10b Vehicles
_ 36 44 540
# 50 8b 12 36 160 220 280 370 430 510
Type|Owned|Non-Owned|Leased|Local|Intermediate|Long Distance

# 64 8 13 36 160 220 280 370 430 510
Private Passenger|2|0|0|2|0|0
Light Trucks|11|0|0|9|2|0
Medium Trucks|5|0|1|4|2|0
Heavy Trucks|2|0|0|0|2|0

36 122 8 Property hauled: light and medium trucks - tools and parts; heavy trucks - empty tanks
36 146 10b Additional Exposures
500 148 8b Yes
540 148 8b No
_ 36 160 540
# 166 8.5 14 36 502 542
Does the applicant own, lease or operate aircraft?||X
Are explosives, caustics, flammables or other dangerous cargo hauled?||X
Are passengers carried for a fee?||X
Are there any units not insured by underlying policies?||X
Are any vehicles leased or rented to others?||X
Are hired and non-owned coverages provided?|X|
Any bridge, dam or marine work performed?||X
Does applicant own, rent or use cranes?|X|
Do subcontractors carry coverages or limits less than the applicant's?||X
Is applicant self-insured in any state?||X
Is a hospital or first aid facility maintained?||X
Foreign operations, foreign products distributed in USA, or US products sold abroad?||X
Product liability loss in the past 3 years?||X
Any watercraft owned or leased?||X

230 264.5 8 (8-ton truck crane for setting tanks)
36 384 10b Losses over $10,000, all lines, past 5 years
_ 36 398 540
# 404 8b 12 36 110 200 400 470
Claim Date|Line|Description|Paid|Reserve

# 418 8 12 36 110 200 400 470
03/17/2025|Auto|Service truck hit utility pole|$24,860|$0
10/02/2022|GL|Fuel line leak after pump repair|$38,115|$0

36 462 8 Broker note: please match the underlying 10/10 date. The WC policy is not concurrent.
36 744 7.5 Osprey Tank & Pump Service, Inc.
576> 744 7.5 Page 2 of 2
`)

/** A tank service's umbrella request with the policies under it, each limit on a line of its own. */
export const STACK: SubmissionPaper = { name: 'juniper-stack', pages: [first, second], forms: FORMS }
