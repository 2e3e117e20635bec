import { sheet, typedPage } from '../larch/draw.ts'
import type { LarchPaper } from '../larch/paper.ts'

/** A state's workers compensation fund: the information page by items from its old printer, no agent, an officer left out. */
const information = `
          SAGEBRUSH STATE COMPENSATION FUND
          1000 CAPITOL AVENUE
          CARSON WELLS, NV 89702                              NCCI NO. 29904
          ------------------------------------------------------------------
          WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
                          INFORMATION PAGE              RENEWAL OF 0447120

                                                        POLICY NO.  0447120

 ITEM 1.  THE INSURED:                                  PRODUCER:
          BRANDVOLD WELDING & REPAIR INC                DIRECT BUSINESS
          PO BOX 2206
          FERNLEY, NV 89408                             GROUP:  NONE

          INSURED IS  CORPORATION                       FEIN  00-2217740

          WORKPLACES NOT SHOWN ABOVE:
          15 RAILHEAD ROAD, FERNLEY, NV 89408

 ITEM 2.  THE POLICY PERIOD IS FROM  07-01-25  TO  07-01-26
          12:01 A.M. STANDARD TIME AT THE INSURED'S MAILING ADDRESS.

 ITEM 3.  A.  WORKERS COMPENSATION INSURANCE: PART ONE OF THE POLICY APPLIES
              TO THE WORKERS COMPENSATION LAW OF THE STATES LISTED HERE:
              NEVADA

          B.  EMPLOYERS LIABILITY INSURANCE: PART TWO OF THE POLICY APPLIES
              TO WORK IN EACH STATE LISTED IN ITEM 3.A.
              THE LIMITS OF OUR LIABILITY UNDER PART TWO ARE:

              BODILY INJURY BY ACCIDENT   $   100,000   EACH ACCIDENT
              BODILY INJURY BY DISEASE    $   500,000   POLICY LIMIT
              BODILY INJURY BY DISEASE    $   100,000   EACH EMPLOYEE

          C.  OTHER STATES INSURANCE: NONE

          D.  THIS POLICY INCLUDES THESE ENDORSEMENTS AND SCHEDULES:
              WC 00 03 08   PARTNERS, OFFICERS AND OTHERS EXCLUSION
                            LYLE BRANDVOLD, PRESIDENT
              WC 00 04 14   NOTIFICATION OF CHANGE IN OWNERSHIP
              WC 27 06 01   NEVADA CANCELLATION

 ITEM 4.  THE PREMIUM FOR THIS POLICY WILL BE DETERMINED BY OUR MANUALS OF
          RULES, CLASSIFICATIONS, RATES AND RATING PLANS.

          CODE  CLASSIFICATION               PAYROLL     RATE     PREMIUM
          3365  WELDING OR CUTTING NOC       196,400     4.87    $  9,565
          8227  CONSTRUCTION YARD             38,000     3.02    $  1,148
          8810  CLERICAL OFFICE NOC           41,500      .14    $     58
                                                                ---------
          MANUAL PREMIUM                                         $ 10,771
          EXPERIENCE MODIFICATION  1.08                          $    862
          EXPENSE CONSTANT                                       $    160
          TERRORISM                                              $     28
          TOTAL ESTIMATED ANNUAL PREMIUM                         $ 11,821

          MINIMUM PREMIUM  $  450           DEPOSIT PREMIUM      $  2,955


 DATE OF ISSUE  06-11-25
 WC 00 00 01 A                                                  PAGE 1 OF 1
`

/** An insurer of engineers: items numbered at the left, values at the right. */
const engineers = `
306^ 28 15b Meridian Plumb Professional Insurance Company
306^ 47 8 40 Transit Street, Worcester, Massachusetts 01604
306^ 70 12b ARCHITECTS AND ENGINEERS
306^ 86 12b PROFESSIONAL LIABILITY POLICY DECLARATIONS
[36 108 540 30] 
42 112 7.5 NOTICE: This policy applies only to claims first made against the insured and reported to the company during the policy
42 122 7.5 period. Claim expenses are within the limit of liability. Please read the whole policy with your agent.
36 152 9b Policy Number
200 152 9 MPA-26-0030918
# 172 9 13 36 60 200
1. | Named Insured | Yarrow Structural Group, P.C.
 | Address | 88 Foundry Row, 2nd Floor
 | | Worcester, MA 01608

# 220 9 13 36 60 200
2. | Policy Period | Effective: 03/30/2026
 | | Expiration: 03/30/2027

# 256 9 13 36 60 200
3. | Limits of Liability | $2,000,000 each claim
 | | $4,000,000 aggregate for the policy period

# 292 9 13 36 60 200
4. | Retention | $25,000 each claim, reduced by half if settled by mediation

# 316 9 13 36 60 200
5. | Retroactive Date | 03/30/2009

# 340 9 13 36 60 200
6. | Supplementary Payments | Loss of earnings: up to $500 a day, $10,000 each policy period
 | (in addition to the limits) | Disciplinary proceedings: $25,000 aggregate
 | | Americans with disabilities act: $25,000 aggregate

# 390 9 13 36 60 200
7. | Annual Premium | $38,410

# 414 9 13 36 60 200
8. | Endorsements | MP 003 Massachusetts amendatory; MP 017 Project-specific exclusion;
 | | MP 022 Joint venture, own work only; MP 031 First-dollar defense - not elected

# 450 9 13 36 60 200
9. | Agent | Clark Harbor Risk Partners
 | | 5 Mechanic Street
 | | Shrewsbury, MA 01545
 | | Agency code 20-114

36 520 8 These declarations, the application and the policy form MP 001 (08/22) are the whole agreement.
_ 36 640 200
36 644 7 President
_ 340 640 200
340 644 7 Secretary
36 766 6.5 MP DEC (08/22)`

/** A new kind of insurer with a page from its site: tiles and a long list of first and third party parts. */
const cyber = `
36 30 20b lockstep
150 36 9 cyber
576> 34 9 Cyber Liability Policy Declarations
_ 36 60 540
36 72 8 Issued to
36 84 12b Gannet Point Dental Associates, P.A.
36 100 9 2 Harbor Mall, Building C
36 112 9 Rockland, ME 04841
330 72 8 Policy
330 84 12b LSC-7Q4-118209
330 100 9 October 20, 2025 - October 20, 2026
330 112 8 12:01 a.m. local time at the insured's address
36 134 8 Broker
36 146 9 Owls Head Insurance Group, Inc., 70 Limerock Lane, Rockland, ME 04841
36 166 8 Underwritten by
36 178 9 Lockstep Assurance Company (NAIC 92218). Lockstep Cyber, Inc. is the program administrator.
[36 202 175 44] EACH CLAIM LIMIT :: $1,000,000
[218 202 175 44] POLICY AGGREGATE LIMIT :: $2,000,000
[400 202 176 44] RETENTION, EACH CLAIM :: $5,000
36 264 10b What is covered
# 282 8b 13 40 380> 470> 570>
Insuring agreement | Limit | Retention | Waiting period

_ 36 294 540
# 299 8.5 14 40 380> 470> 570>
Third party |
A.  Network security and privacy liability | $1,000,000 | $5,000 |
B.  Regulatory proceedings and fines | $1,000,000 | $5,000 |
C.  Payment card assessments | $250,000 | $5,000 |
D.  Media liability | $1,000,000 | $5,000 |
First party |
E.  Breach response | $1,000,000 | $5,000 |
F.  Ransomware and extortion | $500,000 | $10,000 |
G.  Business interruption | $500,000 | $5,000 | 8 hours
H.  Dependent business interruption | $250,000 | $5,000 | 12 hours
I.  Data recovery | $500,000 | $5,000 |
J.  Funds transfer fraud | $100,000 | $10,000 |
K.  Reputation loss | Not purchased | |

36 484 8 Every limit above is part of the policy aggregate limit, not in addition to it.
36 508 10b Dates that matter
# 526 8.5 14 40 240
Retroactive date | Full prior acts
Continuity date | October 20, 2023
Pending or prior litigation date | October 20, 2023

36 580 10b Premium
# 598 8.5 14 40 240>
Annual premium | $3,204.00
Maine state assessment | $0.00
Total | $3,204.00

36 656 8 Breach hotline, all hours: 844-555-0139     breach@lockstep.example
36 768 7 LSC 100 ME (05/25)
576> 768 7 1`

export const SAGEBRUSH: LarchPaper[] = [
  {
    name: "a state fund's information page by items, direct business, the president excluded",
    pages: [typedPage(information, true, 9)],
    expect: `A=SAGEBRUSH STATE COMPENSATION FUND
      ins=BRANDVOLD WELDING & REPAIR INC|ins1=PO BOX 2206|insCity=FERNLEY|insState=NV|insZip=89408
      wc.letter=A|wc=true|wc.no=0447120|wc.eff=07/01/2025|wc.exp=07/01/2026|wc.excluded=Y
      wc.accident=100,000|wc.policy=500,000|wc.employee=100,000`,
  },
  {
    name: 'professional liability of engineers by numbered items, the agent last',
    pages: [sheet(engineers)],
    expect: `prod=Clark Harbor Risk Partners|prod1=5 Mechanic Street|prodCity=Shrewsbury|prodState=MA|prodZip=01545
      A=Meridian Plumb Professional Insurance Company
      ins=Yarrow Structural Group, P.C.|ins1=88 Foundry Row|ins2=2nd Floor|insCity=Worcester|insState=MA|insZip=01608
      other.letter=A|other=Professional liability|other.no=MPA-26-0030918|other.eff=03/30/2026|other.exp=03/30/2027
      other.codeA=Each Claim|other.limitA=2,000,000|other.codeB=Aggregate|other.limitB=4,000,000
      other.codeC=Retention|other.limitC=25,000`,
  },
  {
    name: 'cyber with its limits in tiles over a list of insuring agreements',
    pages: [sheet(cyber)],
    expect: `prod=Owls Head Insurance Group, Inc.|prod1=70 Limerock Lane|prodCity=Rockland|prodState=ME|prodZip=04841
      A=Lockstep Assurance Company|naicA=92218
      ins=Gannet Point Dental Associates, P.A.|ins1=2 Harbor Mall|ins2=Building C|insCity=Rockland|insState=ME|insZip=04841
      other.letter=A|other=Cyber Liability|other.no=LSC-7Q4-118209|other.eff=10/20/2025|other.exp=10/20/2026
      other.codeA=Each Claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=2,000,000
      other.codeC=Retention|other.limitC=5,000`,
  },
]
