import { sheet, typedPage } from '../larch/draw.ts'
import type { LarchPaper } from '../larch/paper.ts'

/** A regional mutual: two panels side by side under a letterhead, limits in one and charges in the other. */
const businessowners = `
36 28 18 Tuckahoe Valley Mutual
36 50 8 Mutual Insurance Company of Tuckahoe Valley  |  Since 1887  |  Policyholder service 800-555-0104
_ 36 64 540
36 72 12b Businessowners Policy Declarations
576> 74 8 Renewal of BOP-2206671-05
36 96 8b Policy number
36 107 10 BOP-2206671-06
200 96 8b Policy period
200 107 10 March 18, 2026 to March 18, 2027
200 119 6.5 12:01 a.m. standard time at the insured's address
430 96 8b Billing account
430 107 10 770-4418-2
36 136 8b Named insured
36 148 9.5 Pettibone & Ash Interiors LLC
36 160 9.5 dba The Hearth Room
36 172 9.5 1902 Dogwood Terrace, Suite 4
36 184 9.5 Ashland, VA 23005
310 136 8b Your independent agent  (45-0219)
310 148 9.5 Fallow Field Insurance Group
310 160 9.5 611 England Street
310 172 9.5 Ashland, VA 23005
310 184 9.5 (804) 555-0126
_ 36 202 540
36 208 8 Insurer: Tuckahoe Valley Mutual Insurance Company. Type of business: interior design, retail showroom. Entity: LLC.
[36 226 262 170] 
44 232 9b Section I - Property
# 248 8 13 44 290>
Premises 1, building 1 |
1902 Dogwood Terrace, Suite 4, Ashland |
Building | Not insured
Business personal property, replacement cost | $165,000
Seasonal increase | 25%
Business income and extra expense | 12 months ALS
Money and securities, inside / outside | $10,000 / $5,000
Accounts receivable | $25,000
Outdoor signs | $2,500
Property deductible | $1,000

[310 226 266 170] 
318 232 9b Section II - Liability and Medical Expenses
# 248 8 13 318 568>
Liability and Medical Expenses, per occurrence | $1,000,000
Medical Expenses, per person | $10,000
Damage to Premises Rented to You | $300,000
Other than Products/Completed Operations |
   Aggregate | $2,000,000
Products/Completed Operations Aggregate | $2,000,000
Hired Auto Liability | Not purchased
Non-owned Auto Liability | Not purchased
Professional liability | Excluded

318 380 7.5 Liability is written on an occurrence basis. No deductible applies.
36 410 9b Optional coverages and endorsements
# 426 8 12 42 130 400 570>
BP 04 30 | Protective safeguards - P-1 automatic sprinkler system | | Included
BP 04 47 | Spoilage | | Not insured
TV 20 11 | Cyber incident response expense | $25,000 | $61.00
TV 20 14 | Identity recovery | $15,000 | $12.00
BP 04 02 | Additional insured - managers or lessors of premises | See below | $25.00
TV 20 40 | Employment practices liability, claims-made | $50,000 | $88.00

36 506 9b Additional interests
# 522 8 12 42 130
Lessor, premises 1 | Dogwood Terrace Associates, LP, PO Box 144, Glen Allen, VA 23060
Loss payee | None

36 556 9b Premium summary
# 572 8 13 42 300>
Property | $1,014.00
Liability | $642.00
Endorsements | $186.00
Terrorism | $18.00
Annual total | $1,860.00

36 650 7.5 This page with the policy jacket, the forms and any endorsements completes the policy. Issued at Ashland, Virginia on 02/02/2026.
36 766 6.5 TV BOP DEC 0419
306^ 766 6.5 Agent copy
576> 766 6.5 1 of 1`

/** A farm mutual's renewal certificate from its line printer: the term that ends beside the one that begins, and tools beside liability. */
const renewal = `
 CEDAR SLOUGH FARMERS MUTUAL INSURANCE ASSOCIATION                    RENEWAL CERTIFICATE
 204 GRAIN STREET   VINTON IA 52349   319-555-0190                    ARTISAN CONTRACTORS POLICY


 POLICY NO.  AC 018844                           AGENT  0037
                                                 HOLLYHOCK INSURANCE
 INSURED                                         BOX 58
 DELBERT QUARRIE                                 VINTON IA 52349
 DBA QUARRIE DRYWALL
 RR 2 BOX 117                                    PHONE 319-555-0171
 SHELLSBURG IA 52332

 ==========================================================================================

 IN CONSIDERATION OF THE RENEWAL PREMIUM THIS CERTIFICATE EXTENDS THE POLICY NUMBERED ABOVE
 FOR THE NEW TERM. ATTACH IT TO YOUR POLICY. ALL OTHER TERMS STAND AS THEY ARE.

                                       EXPIRING TERM             NEW TERM
                              FROM     04-22-2025                04-22-2026
                              TO       04-22-2026                04-22-2027
                                       ---------------           ---------------
 LIABILITY - OCCURRENCE BASIS

   EACH OCCURRENCE                     $   500,000               $ 1,000,000
   GENERAL AGGREGATE                   $ 1,000,000               $ 2,000,000
   PRODUCTS/COMPLETED OPNS AGGREGATE   $ 1,000,000               $ 2,000,000
   PERSONAL AND ADVERTISING INJURY     $   500,000               $ 1,000,000
   FIRE DAMAGE (RENTED PREMISES)       $    50,000               $   100,000
   MEDICAL PAYMENTS, EACH PERSON       $     5,000               $     5,000
   PROPERTY DAMAGE DEDUCTIBLE          $       250               $       500

 INLAND MARINE

   SCHEDULED TOOLS AND EQUIPMENT       $    11,400               $    14,250
   UNSCHEDULED TOOLS, $500 ANY ONE     $     2,500               $     3,000
   INSTALLATION FLOATER                  NOT COVERED             $    10,000
   DEDUCTIBLE                          $       250               $       250

 PROPERTY

   SHOP BUILDING                         NOT COVERED               NOT COVERED
   STOCK AND SUPPLIES                  $     6,000               $     6,000

 ------------------------------------------------------------------------------------------
   PREMIUM - LIABILITY                 $    688.00               $    912.00
   PREMIUM - INLAND MARINE             $    214.00               $    296.00
   PREMIUM - PROPERTY                  $     52.00               $     52.00
   ASSOCIATION FEE                     $     20.00               $     20.00
                                       ---------------           ---------------
   TOTAL                               $    974.00               $  1,280.00

 FORMS   AC-1 (01-19)   AC-14 (01-19)   AC-22 (06-21)   IM-7 (01-19)   IM-31 (03-22)

 OPERATIONS   DRYWALL AND PLASTER, INSIDE BUILDINGS, NO EMPLOYEES



 DATED AT VINTON IOWA  03-09-2026                ______________________________________
                                                 SECRETARY

 AC-RC (01-19)            ORIGINAL - INSURED                                  SHEET 1 OF 1
`

export const MUTUALS: LarchPaper[] = [
  {
    name: 'businessowners in two panels, an insured trading under another name, autos not bought',
    pages: [sheet(businessowners)],
    expect: `prod=Fallow Field Insurance Group|prod1=611 England Street|prodCity=Ashland|prodState=VA|prodZip=23005
      phone=(804) 555-0126|A=Tuckahoe Valley Mutual Insurance Company
      ins=Pettibone & Ash Interiors LLC dba The Hearth Room|ins1=1902 Dogwood Terrace|ins2=Suite 4
      insCity=Ashland|insState=VA|insZip=23005
      gl.letter=A|gl=true|gl.no=BOP-2206671-06|gl.eff=03/18/2026|gl.exp=03/18/2027|gl.occur=true|gl.occ=1,000,000
      gl.rented=300,000|gl.med=10,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: "a farm mutual's renewal certificate, the expiring term beside the new one, tools beside liability",
    pages: [typedPage(renewal, true, 9)],
    expect: `prod=HOLLYHOCK INSURANCE|prod1=BOX 58|prodCity=VINTON|prodState=IA|prodZip=52349|phone=319-555-0171
      A=CEDAR SLOUGH FARMERS MUTUAL INSURANCE ASSOCIATION
      ins=DELBERT QUARRIE DBA QUARRIE DRYWALL|ins1=RR 2 BOX 117|insCity=SHELLSBURG|insState=IA|insZip=52332
      gl.letter=A|gl=true|gl.no=AC 018844|gl.eff=04/22/2026|gl.exp=04/22/2027|gl.occur=true|gl.occ=1,000,000
      gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
]
