import { sheet, typedPage } from '../larch/draw.ts'
import type { LarchPaper } from '../larch/paper.ts'

/** General liability outside the admitted market, by a general agency: claims made, with taxes and a stamp. */
const head = (page: number) => `
306^ 26 13b CINDER CONE SURPLUS LINES INSURANCE COMPANY
306^ 43 8 Administrative office: 800 Obsidian Way, Bend, Oregon 97702
306^ 56 8 (A stock company, herein called "the Company")
306^ 74 12b COMMERCIAL GENERAL LIABILITY DECLARATIONS
36 772 6.5 CCS GL 1001 (10 23)
576> 772 6.5 Page ${page} of 2`

const claimsFront = `${head(1)}
306^ 92 8b THIS IS A CLAIMS-MADE POLICY. PLEASE READ IT CAREFULLY.
[36 108 200 28] POLICY NO. :: CCGL-40-771925-01
[236 108 170 28] PRIOR POLICY NO. :: CCGL-40-771925-00
[406 108 170 28] SUBMISSION NO. :: 2026-118842
[36 140 270 76] NAMED INSURED AND ADDRESS :: Ironbark Tree & Crane Service, Inc. / 7750 SW Quarry Road / Redmond, OR 97756
[306 140 270 76] GENERAL AGENT (SURPLUS LINES LICENSEE) :: Palo Brea Underwriting Managers, Inc. / 1 Hangar Lane, Suite 900 / Portland, OR 97218 / Lic. No. 10099321
[36 216 270 58] PRODUCER :: Juniper Fork Insurance, LLC / 228 NW Canal Street / Bend, OR 97703
[306 216 270 58] POLICY PERIOD :: From:  02/12/2026       To:  02/12/2027 / 12:01 A.M. Standard Time at the address / of the Named Insured as stated herein
36 284 8 In consideration of the payment of the premium, and in reliance upon the statements in the application, the Company agrees
36 295 8 with the Named Insured to provide the coverage stated below.
36 314 9b LIMITS OF INSURANCE
# 330 9 14 40 560>
General Aggregate Limit (Other Than Products-Completed Operations) ........................................................................ | $ 2,000,000
Products-Completed Operations Aggregate Limit ........................................................................................................... | $ 2,000,000
Personal & Advertising Injury Limit .......................................................................................... Any One Person or Org. | $ 1,000,000
Each Claim Limit / Each Occurrence Limit ...................................................................................................................... | $ 1,000,000
Damage to Premises Rented to You ................................................................................................ Any One Premises | $ 100,000
Medical Expense Limit ........................................................................................................................... Any One Person | Excluded

_ 36 420 540
36 426 9b COVERAGE BASIS
[150 425 9 9]
164 426 8.5 Occurrence
[230 425 9 9]
232 426 8.5b X
244 426 8.5 Claims-Made
330 426 8.5b Retroactive Date:
410 426 8.5 02/12/2025
_ 36 442 540
36 448 9b DEDUCTIBLE
150 448 8.5 $ 5,000   per claim, bodily injury and property damage combined, including loss adjustment expense
_ 36 464 540
36 470 9b PREMIUM COMPUTATION
# 486 7b 12 40 90 270 360> 430> 560>
CODE | CLASSIFICATION | BASIS | EXPOSURE | RATE | ADVANCE PREMIUM

# 500 8 12 40 90 270 360> 430> 560>
99777 | Tree pruning, dusting, spraying | Payroll | 312,000 | 58.440 | $ 18,233
98502 | Crane operations, with operator | Receipts | 240,000 | 14.125 | $ 3,390

# 532 8.5 13 330 560>
Total advance premium | $ 21,623.00
Policy fee, fully earned | $ 250.00
Inspection fee | $ 150.00
Surplus lines tax 2.00% | $ 437.46
Fire marshal tax 0.30% | $ 65.62
Stamping office fee | $ 10.00
TOTAL DUE | $ 22,536.08

36 634 7.5 This insurance was procured and developed under the surplus lines laws of this state. It is not covered by the provisions of
36 644 7.5 any guaranty association. If the insurer issuing this policy becomes insolvent, losses will not be paid by such a fund.
_ 36 710 220
36 714 7 Authorized Representative
_ 340 710 150
340 714 7 Date of issue:  02/19/2026`

const claimsBack = `${head(2)}
[36 96 200 28] POLICY NO. :: CCGL-40-771925-01
[236 96 340 28] NAMED INSURED :: Ironbark Tree & Crane Service, Inc.
36 134 9b SCHEDULE OF FORMS AND ENDORSEMENTS
# 150 8 12 40 160
CCS GL 0002 (10 23) | Commercial general liability coverage form - claims-made
CCS GL 2010 (10 23) | Additional insured - owners, lessees or contractors - where required by written contract
CCS GL 2111 (10 23) | Exclusion - injury to employees, contractors and volunteers
CCS GL 2117 (10 23) | Exclusion - overhead power lines
CCS GL 2130 (10 23) | Exclusion - work below ground
CCS GL 2145 (04 24) | Minimum earned premium 25%; minimum and deposit premium
CCS GL 2160 (04 24) | Assault and battery exclusion
CCS IL 0017 (01 20) | Common policy conditions
CCS IL 0031 (01 20) | Service of suit

36 276 9b EXTENDED REPORTING PERIOD
36 292 8 Basic: 60 days at no charge. Supplemental: 12 months at 100%, 24 months at 150% or 36 months at 200% of the annual premium.
36 314 9b OTHER INSURANCE THE APPLICANT REPORTED
# 330 8 12 40 170 330
Automobile | Another carrier | $1,000,000 CSL
Workers compensation | Another carrier | $500,000 each accident

36 372 9b NOTICE OF CLAIM
36 388 8 Cinder Cone Claims, PO Box 7003, Bend, OR 97708     855-555-0118     firstnotice@cindercone.example`

/** A binder by the same general agency for another insurer, as a letter in columns. */
const binder = `
 PALO BREA UNDERWRITING MANAGERS, INC.
 1 Hangar Lane, Suite 900, Portland, OR 97218                         License 10099321

                               B I N D E R   O F   I N S U R A N C E

 Binder No.:      PB-26-20417                    Date bound:      06/08/2026

 To:              Juniper Fork Insurance, LLC    Insured:         Saltbox Roofing & Gutters LLC
                  228 NW Canal Street                             61 Camas Court
                  Bend, OR 97703                                  Sisters, OR 97759
 Attn:            Corinne Adair
 E-mail:          corinne@juniperfork.example

 We confirm having bound, on your instructions of June 8, the following insurance:

 Coverage:        Commercial General Liability, Occurrence Form
 Company:         Hollow Reed Insurance Company (Non-admitted)     NAIC No. 94417
 Policy No.:      HRG 0091763
 Policy Term:     06/10/2026 to 06/10/2027, 12:01 A.M.

 Limits:          $1,000,000   Each Occurrence
                  $2,000,000   General Aggregate - Per Project
                  $2,000,000   Products/Completed Operations Aggregate
                  $1,000,000   Personal & Advertising Injury
                  $   50,000   Damage to Premises Rented to You
                  $    5,000   Medical Payments

 Deductible:      $    2,500   Per Claim, BI & PD

 Premium:         $   14,400.00     Flat, 25% minimum earned
 Policy Fee:      $      300.00
 SL Tax 2%:       $      294.00
 FM Tax .3%:      $       44.10
 Total:           $   15,038.10     due 20 days from the effective date

 Subject to:      1.  Signed and dated application, within 10 days
                  2.  Signed TRIA notice, within 10 days
                  3.  Certificates from all subcontractors with limits of at least
                      $1,000,000 each occurrence and $2,000,000 aggregate
                  4.  No open flame or torch-down work

 Also quoted, not bound:
                  Excess Liability, $1,000,000 excess of the above, for $3,850 plus taxes
                  Contractors Pollution, $1,000,000 each claim, for $2,100 plus taxes

 This binder lapses 60 days after the effective date, or when the policy is issued if
 that is sooner. It may be cancelled by the Company as the policy form provides.




 ____________________________________
 T. Vandersloot, Brokerage Casualty
`

const excess = `
36 26 9 GREYWETHER EXCESS & SURPLUS
36 38 7 A unit of Greywether Holdings
576> 26 14b EXCESS LIABILITY POLICY
576> 44 11b DECLARATIONS
_ 36 60 540
36 66 9b Policy Number:  GXS-002-118407-02
330 66 9 Renewal of:  GXS-002-118407-01
# 88 9 13 36 70 190
Item 1. | Named Insured: | Basalt Ridge Excavating, Inc.
 | Mailing Address: | 3030 Shale Pit Road
 | | Prineville, OR 97754

# 138 9 13 36 70 190
Item 2. | Policy Period: | From January 31, 2026 to January 31, 2027
 | | Both dates at 12:01 a.m. at the mailing address of the Named Insured

# 176 9 13 36 70 190
Item 3. | Insurer: | Greywether Casualty Insurance Company     NAIC 93302
Item 4. | Broker: | Juniper Fork Insurance, LLC
 | | 228 NW Canal Street, Bend, OR 97703

# 228 9 13 36 70 260 500>
Item 5. | Limits of Liability: | Each Occurrence | $4,000,000
 | | Aggregate, where applicable | $4,000,000
 | | Products-Completed Operations Aggregate | $4,000,000

# 280 9 13 36 70
Item 6. | Underlying Insurance
 | The limits above apply in excess of the total of the limits of the underlying insurance listed here.

# 312 7.5b 12 70 190 300 500>
 | Carrier | Coverage | Limits

_ 70 324 430
# 330 8 12 70 190 300 500>
First Underlying | Greywether Casualty | Lead Umbrella, each occurrence | $1,000,000
(Controlling Policy) | Insurance Company | Lead Umbrella, aggregate | $1,000,000
Primary | Another insurer, | General Liability, each occurrence | $1,000,000
 | per certificate | General Liability, aggregate | $2,000,000
Primary | Another insurer, | Auto Liability, combined single limit | $1,000,000
 | per certificate | |
Primary | Another insurer, | Employers Liability, each accident | $1,000,000
 | per certificate | |

_ 70 428 430
# 438 9 13 36 70 260 500>
Item 7. | Premium: | Annual premium | $18,750.00
 | | Terrorism | Rejected
 | | Surplus lines tax, 2.00% | $375.00
 | | Fire marshal tax, 0.30% | $56.25
 | | Total | $19,181.25
Item 8. | Minimum earned premium: | | 25%

# 524 9 13 36 70
Item 9. | Endorsements attached at inception:
 | GX 100 (03/24)   Follow form excess liability coverage form
 | GX 117 (03/24)   Pollution exclusion
 | GX 121 (03/24)   Crisis management expense - not provided
 | GX 140 (11/24)   Wildfire exclusion
 | GX 166 (11/24)   Subsidence exclusion

36 616 8 This policy follows the terms of the controlling policy, except as its own terms say otherwise.
_ 36 690 220
36 694 7 Authorized Representative
36 770 6.5 GX DEC 01 (03/24)
576> 770 6.5 1 of 1`

const JUNIPER =
  'prod=Juniper Fork Insurance, LLC|prod1=228 NW Canal Street|prodCity=Bend|prodState=OR|prodZip=97703|insState=OR'

export const PALO_BREA: LarchPaper[] = [
  {
    name: 'surplus lines general liability, claims made, medical expense excluded',
    pages: [sheet(claimsFront), sheet(claimsBack)],
    expect: `${JUNIPER}|A=CINDER CONE SURPLUS LINES INSURANCE COMPANY
      ins=Ironbark Tree & Crane Service, Inc.|ins1=7750 SW Quarry Road|insCity=Redmond|insZip=97756
      gl.letter=A|gl=true|gl.no=CCGL-40-771925-01|gl.eff=02/12/2026|gl.exp=02/12/2027|gl.made=true|gl.occ=1,000,000
      gl.rented=100,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'binder of general liability as a typed letter, excess and pollution only quoted',
    pages: [typedPage(binder, true, 9)],
    expect: `${JUNIPER}|contact=Corinne Adair|email=corinne@juniperfork.example|A=Hollow Reed Insurance Company|naicA=94417
      ins=Saltbox Roofing & Gutters LLC|ins1=61 Camas Court|insCity=Sisters|insZip=97759
      gl.letter=A|gl=true|gl.no=HRG 0091763|gl.eff=06/10/2026|gl.exp=06/10/2027|gl.occur=true|gl.perProject=true
      gl.occ=1,000,000|gl.rented=50,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'follow form excess by items, over a lead umbrella and primary policies without numbers',
    pages: [sheet(excess)],
    expect: `${JUNIPER}|A=Greywether Casualty Insurance Company|naicA=93302
      ins=Basalt Ridge Excavating, Inc.|ins1=3030 Shale Pit Road|insCity=Prineville|insZip=97754
      umb.letter=A|excess=true|umb.no=GXS-002-118407-02|umb.eff=01/31/2026|umb.exp=01/31/2027|umb.occ=4,000,000
      umb.agg=4,000,000`,
  },
]
