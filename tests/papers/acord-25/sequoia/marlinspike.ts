import { sheet } from '../larch/draw.ts'
import type { LarchPaper } from '../larch/paper.ts'

/** An agency's own schedule, policy by policy: a cancelled line, a last term beside the new one and a renewal that is only quoted. */
const head = (page: number) => `
36 28 15b marlinspike insurance advisors
36 47 8 77 Chandlery Wharf  -  New London, CT 06320  -  P 860.555.0115  -  F 860.555.0116
_ 36 62 540
36 70 12b Schedule of Insurance
36 88 9 Client:
90 88 9b Winterberry Millwork, LLC
360 112 9 Prepared:
450 112 9 June 4, 2026
36 766 7 This schedule is for information only and does not change any policy.
576> 766 7 Page ${page} of 2`

const first = `${head(1)}
90 99 9 145 Pequot Mill Road
90 110 9 Norwich, CT 06360
360 88 9 Account executive:
450 88 9 Delphine Roux
360 100 9 E-mail:
450 100 9 droux@marlinspike.example
_ 36 140 540
36 146 10b GENERAL LIABILITY
# 162 8.5 12 40 130
Carrier | Nutmeg Harbor Fire Insurance Company
Policy # | NHF-CPP-5520418
Term | 11/15/2025 - 11/15/2026
Form | Occurrence

# 162 8.5 12 330 560>
Each Occurrence | $1,000,000
Damage to Rented Premises | $100,000
Med Exp (any one person) | $10,000
Personal & Adv Injury | $1,000,000
General Aggregate | $2,000,000
Products - Comp/Op Agg | $2,000,000

_ 36 242 540
36 248 10b AUTOMOBILE
# 264 8.5 12 40 130
Carrier | Nutmeg Harbor Fire Insurance Company
Policy # | NHF-BAP-5520419
Term | 11/15/2025 - 11/15/2026
Autos | Scheduled, hired and non-owned

# 264 8.5 12 330 560>
Combined Single Limit | $1,000,000
UM / UIM | $1,000,000
Medical Payments | $5,000
Comp / Collision deductibles | $500 / $1,000

_ 36 322 540
36 328 10b UMBRELLA (1)
120 328 10b - CANCELLED
# 344 8.5 12 40 130
Carrier | Cormorant Excess Insurance Company
Policy # | CX-0077390
Term | 11/15/2025 - 11/15/2026
Status | Cancelled by the insured, effective 02/01/2026

# 344 8.5 12 330 560>
Each Occurrence | $2,000,000
Aggregate | $2,000,000
Retention | $10,000

_ 36 402 540
36 408 10b UMBRELLA (2)
# 424 8.5 12 40 130
Carrier | Nutmeg Harbor Fire Insurance Company
Policy # | NHF-CUP-5520733
Term | 02/01/2026 - 11/15/2026
Form | Occurrence

# 424 8.5 12 330 560>
Each Occurrence | $3,000,000
Aggregate | $3,000,000
Retention | None

_ 36 482 540
36 488 10b WORKERS COMPENSATION
# 504 8.5 12 40 130
Carrier | Stonecroft Employers Insurance Company
Policy # | SEW 610-44-2207
Term | 06/30/2025 - 06/30/2026
States | CT, RI

# 504 8.5 12 330 560>
E.L. Each Accident | $500,000
E.L. Disease - Ea Employee | $500,000
E.L. Disease - Policy Limit | $500,000

_ 36 562 540
36 568 8 Continued on page 2: property, inland marine and renewals in progress`

const second = `${head(2)}
_ 36 120 540
36 126 10b PROPERTY
# 142 8.5 12 40 130
Carrier | Nutmeg Harbor Fire Insurance Company
Policy # | NHF-CPP-5520418
Term | 11/15/2025 - 11/15/2026

# 142 8.5 12 330 560>
Building, 145 Pequot Mill Road | $1,320,000
Business Personal Property | $640,000
Business Income | $300,000
Deductible | $2,500

_ 36 202 540
36 208 10b INLAND MARINE
# 224 8.5 12 40 130
Carrier | Nutmeg Harbor Fire Insurance Company
Policy # | NHF-CPP-5520418
Term | 11/15/2025 - 11/15/2026

# 224 8.5 12 330 560>
Installation Floater | $75,000
Tools, blanket | $25,000
Deductible | $1,000

_ 36 272 540
36 278 10b RENEWALS IN PROGRESS - QUOTED, NOT BOUND
# 296 8b 13 40 150 330 430 560>
Line | Carrier | Term | Quote # | Premium

_ 36 308 540
# 313 8.5 13 40 150 330 430 560>
Workers Compensation | Stonecroft Employers | 06/30/26 - 06/30/27 | Q-118-2207 | $21,904
 | E.L. $1,000,000 / $1,000,000 / $1,000,000 | | |
Workers Compensation | Larkfield Mutual | 06/30/26 - 06/30/27 | LF26-3381 | $23,150
 | E.L. $500,000 / $500,000 / $500,000 | | |

_ 36 370 540
36 376 10b PREMIUM, POLICIES IN FORCE
# 392 8.5 13 40 300>
Package | $18,226
Automobile | $11,940
Umbrella (2) | $3,605
Workers Compensation | $20,388

36 460 10b EXPECTED CERTIFICATE REQUESTS
36 476 8.5 Thames View Builders, Inc. asked on May 28 for a certificate once the new workers compensation policy is bound.`

export const MARLINSPIKE: LarchPaper[] = [
  {
    name: "an agency's schedule over two pages: an umbrella cancelled and replaced, a renewal only quoted",
    pages: [sheet(first), sheet(second)],
    expect: `prod=marlinspike insurance advisors|prod1=77 Chandlery Wharf|prodCity=New London|prodState=CT
      prodZip=06320|contact=Delphine Roux|email=droux@marlinspike.example|phone=860.555.0115|fax=860.555.0116
      ins=Winterberry Millwork, LLC|ins1=145 Pequot Mill Road|insCity=Norwich|insState=CT|insZip=06360
      A=Nutmeg Harbor Fire Insurance Company|B=Stonecroft Employers Insurance Company
      gl.letter=A|gl=true|gl.no=NHF-CPP-5520418|gl.eff=11/15/2025|gl.exp=11/15/2026|gl.occur=true|gl.occ=1,000,000
      gl.rented=100,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000
      auto.letter=A|auto.no=NHF-BAP-5520419|auto.eff=11/15/2025|auto.exp=11/15/2026|auto.scheduled=true|auto.hired=true
      auto.nonOwned=true|auto.csl=1,000,000
      umb.letter=A|umb=true|umb.no=NHF-CUP-5520733|umb.eff=02/01/2026|umb.exp=11/15/2026|umb.occur=true
      umb.occ=3,000,000|umb.agg=3,000,000
      wc.letter=B|wc=true|wc.no=SEW 610-44-2207|wc.eff=06/30/2025|wc.exp=06/30/2026
      wc.accident=500,000|wc.employee=500,000|wc.policy=500,000`,
  },
]
