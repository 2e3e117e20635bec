import type { Trial } from './trial.ts'

/** Documents written blind, after the reader; what they taught is in it now. Every name and number is invented. */
export const BLIND_PAPERS: Trial[] = [
  {
    name: 'leaders of dots and amounts without a dollar sign',
    pages: [
      `
NORTH SHORE MUTUAL INSURANCE COMPANY                           Commercial General Liability
2800 South Taylor Drive                                          Declarations
Sheboygan, WI 53081
                                                                 Policy Number: ZF4471
First Named Insured and Address:                                 Agency Name and Number:
NORTHWOODS PLUMBING & HEATING LLC                                EAGLE RIVER INSURANCE
N4410 COUNTY ROAD G                                              4417-AA
EAGLE RIVER WI 54521

Agency Use: New Policy      Policy Period: Effective Date: 04-01-26   Expiration Date: 04-01-27
In return for the payment of the premium and subject to all the terms of the policy, we agree to provide the insurance coverage as stated in the same.

LIMITS OF INSURANCE
General Aggregate Limit (Other Than Products - Completed Operations).............. $ 2,000,000
Products - Completed Operations Aggregate Limit ........................................... 2,000,000
Each Occurrence Limit ................................................................................ 1,000,000
Personal and Advertising Injury Limit ............................................................ 1,000,000
Damage to Premises Rented to You Limit - Any One Premises ........................... 250,000
Medical Expense Limit - Any One Person ........................................................ 10,000
`,
    ],
    expect: `prod=EAGLE RIVER INSURANCE|ins=NORTHWOODS PLUMBING & HEATING LLC|ins1=N4410 COUNTY ROAD G|insCity=EAGLE RIVER
      insState=WI|insZip=54521|A=NORTH SHORE MUTUAL INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=ZF4471
      gl.eff=04/01/2026|gl.exp=04/01/2027|gl.occ=1,000,000|gl.rented=250,000|gl.med=10,000|gl.pai=1,000,000
      gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'period on two lines in a box, four parts under one number',
    pages: [
      `
RIDGECREST INSURANCE COMPANY OF THE SOUTHEAST
COMMON POLICY DECLARATION
Policy Number          Policy Period
S 2341187              FROM JUNE 1, 2026            Coverage is Provided By:
                       TO   JUNE 1, 2027            RIDGECREST INSURANCE COMPANY OF THE SOUTHEAST
                       12:01 A.M. Standard Time
Named Insured and Address                    Agent
PIEDMONT SIGN WORKS INC                      TARHEEL RISK PARTNERS LLC
1801 TRYON ST                                00-14417
CHARLOTTE, NC 28206                          CHARLOTTE, NC 28202

Schedule of Coverages                                                Premium
COMMERCIAL GENERAL LIABILITY COVERAGE                                $4,118.00
COMMERCIAL AUTOMOBILE COVERAGE                                       $7,204.00
COMMERCIAL UMBRELLA COVERAGE                                         $1,900.00
`,
      `
COMMERCIAL GENERAL LIABILITY COVERAGE DECLARATION          Policy Number S 2341187
COVERAGES                                                  LIMITS OF INSURANCE
GENERAL AGGREGATE LIMIT (Other than Products-Completed Operations)     $ 3,000,000
PRODUCTS-COMPLETED OPERATIONS AGGREGATE LIMIT                          $ 3,000,000
PERSONAL AND ADVERTISING INJURY LIMIT                                  $ 1,000,000
EACH OCCURRENCE LIMIT                                                  $ 1,000,000
DAMAGE TO PREMISES RENTED TO YOU LIMIT (Any one premises)              $ 500,000
MEDICAL EXPENSE LIMIT (Any one person)                                 $ 15,000
`,
      `
BUSINESS AUTO COVERAGE DECLARATION          Policy Number S 2341187
ITEM TWO SCHEDULE OF COVERAGES AND COVERED AUTOS
COVERAGES              COVERED AUTOS      LIMIT OF INSURANCE                  PREMIUM
LIABILITY              01                 $ 1,000,000 EACH ACCIDENT           $ 5,110
UNINSURED MOTORISTS    02                 $ 1,000,000 EACH ACCIDENT           $ 207
`,
      `
COMMERCIAL UMBRELLA LIABILITY COVERAGE DECLARATION          Policy Number S 2341187
LIMITS OF INSURANCE
Each Occurrence Limit                    $ 4,000,000
Aggregate Limit                          $ 4,000,000
Retained Limit                           $ 10,000
SCHEDULE OF UNDERLYING INSURANCE
General Liability      Each Occurrence   $ 1,000,000
                       General Aggregate $ 3,000,000
Employers Liability    Each Accident     $ 500,000
`,
    ],
    expect: `prod=TARHEEL RISK PARTNERS LLC|prodCity=CHARLOTTE|prodState=NC|prodZip=28202|ins=PIEDMONT SIGN WORKS INC
      ins1=1801 TRYON ST|insCity=CHARLOTTE|insState=NC|insZip=28206|A=RIDGECREST INSURANCE COMPANY OF THE SOUTHEAST
      gl.letter=A|gl=true|gl.no=S 2341187|gl.eff=06/01/2026|gl.exp=06/01/2027|gl.occ=1,000,000|gl.rented=500,000
      gl.med=15,000|gl.pai=1,000,000|gl.agg=3,000,000|gl.pco=3,000,000|auto.letter=A|auto.any=true
      auto.no=S 2341187|auto.eff=06/01/2026|auto.exp=06/01/2027|auto.csl=1,000,000|umb.letter=A|umb=true
      umb.ret=true|umb.retAmount=10,000|umb.no=S 2341187|umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=4,000,000
      umb.agg=4,000,000`,
  },
  {
    name: 'technology and cyber at Lloyd’s, amounts behind USD',
    pages: [
      `
TECHNOLOGY PROFESSIONAL LIABILITY AND CYBER POLICY
DECLARATIONS
THIS POLICY IS WRITTEN ON A CLAIMS MADE BASIS
Insurer                    Certain Underwriters at Lloyd's, London
Policy Number              TCH-B0180-26-4417
Insured                    Quantum Orchard Software, Inc.
Insured Address            77 Gear St, Floor 8, Boston, MA 02110
Policy Period              From 12:01 AM on 01 June 2026 To 12:01 AM on 01 June 2027
Retroactive Date           Full Prior Acts
COVERAGE                   LIMIT OF LIABILITY                       DEDUCTIBLE
Professional Liability     USD 2,000,000 each and every claim       USD 10,000
Cyber Liability            USD 1,000,000 each and every claim       USD 10,000
Aggregate                  USD 2,000,000
`,
    ],
    expect: `ins=Quantum Orchard Software, Inc.|ins1=77 Gear St|ins2=Floor 8|insCity=Boston|insState=MA
      insZip=02110|A=Certain Underwriters at Lloyd's, London|other.letter=A|other=Professional liability
      other.no=TCH-B0180-26-4417|other.eff=06/01/2026|other.exp=06/01/2027|other.codeA=Each claim
      other.limitA=2,000,000|other.codeB=Retention|other.limitB=10,000`,
  },
  {
    name: 'employers liability on one line, each amount before its tail',
    pages: [
      `
Policy Declarations            Workers' Compensation
Policy number: WC-8841-20-3    Company: Northgate Employers Mutual
Insured: Big Sky Hay LLC
         Box 17
         Wolf Point, MT 59201
From 3/1/2026 To 3/1/2027
Part 2 Employers' liability    $500,000 Each accident   $500,000 Disease each employee   $500,000 Disease policy limit
`,
    ],
    expect: `ins=Big Sky Hay LLC|ins1=Box 17|insCity=Wolf Point|insState=MT|insZip=59201|A=Northgate Employers Mutual
      wc.letter=A|wc.no=WC-8841-20-3|wc.eff=03/01/2026|wc.exp=03/01/2027|wc=true|wc.accident=500,000
      wc.employee=500,000|wc.policy=500,000`,
  },
  {
    name: 'the unit of each limit in a column of its own',
    pages: [
      `
BUSINESSOWNERS DECLARATIONS                    Policy: BOP1188204            Term: 07/04/2026 - 07/04/2027
Issued to: Gopher Hole Books LLC               Issued by: Wheatland Mutual Insurance Company
31 Main Ave, Fargo, ND 58103
Liability Coverage                              Limit            Per
Liability and Medical Expenses                  $1,000,000       Occurrence
General Aggregate                               $2,000,000       Policy
Products - Completed Operations Aggregate       $2,000,000       Policy
Medical Expenses                                $5,000           Person
Damage to Premises Rented to You                $50,000          Premises
Optional Coverages
Employee Dishonesty                             $10,000          Occurrence
Hired and Non-Owned Auto                        $1,000,000       Accident
`,
    ],
    expect: `ins=Gopher Hole Books LLC|ins1=31 Main Ave|insCity=Fargo|insState=ND|insZip=58103|A=Wheatland Mutual Insurance Company
      gl.letter=A|gl=true|gl.no=BOP1188204|gl.eff=07/04/2026|gl.exp=07/04/2027|gl.occ=1,000,000|gl.rented=50,000
      gl.med=5,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'two firms in one name, taxes and fees among the limits',
    pages: [
      `
COMMERCIAL GENERAL LIABILITY POLICY - DECLARATIONS
Steelhead Surplus Insurance Company
Policy Number: SSI-GL-0088812          Prior Policy Number: SSI-GL-0077712
Named Insured: ALDER RIDGE CONSTRUCTION, INC.; ALDER RIDGE HOMES, LLC
Mailing Address: 2200 2nd Ave N Ste 100, Seattle, WA 98121
Policy Period: 12/01/2025 To 12/01/2026 12:01 AM
Producer: CascadeWest Wholesale, 500 Union St, Seattle, WA 98101

Limits of Insurance
Each Occurrence                                        $2,000,000
General Aggregate                                      $4,000,000   per project, subject to $10,000,000 policy cap
Products-Completed Operations Aggregate                $4,000,000
Personal & Advertising Injury                          $2,000,000
Damage to Premises Rented to You                       $100,000
Medical Payments                                       Not Covered
Self Insured Retention                                 $25,000 per occurrence
Premium                                                $88,410
Minimum Earned Premium 25%                             $22,103
Policy Fee                                             $500
Surplus Lines Tax                                      $1,768
`,
    ],
    expect: `prod=CascadeWest Wholesale|prod1=500 Union St|prodCity=Seattle|prodState=WA|prodZip=98101|ins=ALDER RIDGE CONSTRUCTION, INC.; ALDER RIDGE HOMES, LLC
      ins1=2200 2nd Ave N Ste 100|insCity=Seattle|insState=WA|insZip=98121|A=Steelhead Surplus Insurance Company
      gl.letter=A|gl=true|gl.no=SSI-GL-0088812|gl.eff=12/01/2025|gl.exp=12/01/2026|gl.occ=2,000,000
      gl.rented=100,000|gl.pai=2,000,000|gl.agg=4,000,000|gl.pco=4,000,000`,
  },
  {
    name: 'two locations, a mortgage holder and further insureds',
    pages: [
      `
BUSINESSOWNERS POLICY DECLARATIONS
Insurance Company    Copper Beech Mutual Fire Insurance Company
Policy Number        BP-2201-77
Policy Period        01/05/2026 - 01/05/2027
Named Insured        Elm Grove Apartments LP
Mailing Address      PO Box 5, Erie, PA 16501
Additional Named Insureds     Elm Grove Management LLC
Mortgage Holder      Lake City Bank, 1 State St, Erie, PA 16501
Agent                Presque Isle Agency   (814) 555-0122

Location 1   10 Elm Grove Ct, Erie, PA 16505
Building                      $2,400,000       Deductible $5,000
Business Liability            $1,000,000
Medical Expenses              $5,000
Tenant Fire Legal Liability   $50,000
Location 2   12 Elm Grove Ct, Erie, PA 16505
Building                      $1,900,000       Deductible $5,000
Business Liability            $1,000,000
Aggregate Limits of Insurance
General Aggregate             $2,000,000
Products Completed Operations Aggregate    $2,000,000
`,
    ],
    expect: `prod=Presque Isle Agency|ins=Elm Grove Apartments LP|ins1=PO Box 5|insCity=Erie|insState=PA
      insZip=16501|A=Copper Beech Mutual Fire Insurance Company|gl.letter=A|gl=true|gl.no=BP-2201-77
      gl.eff=01/05/2026|gl.exp=01/05/2027|gl.occ=1,000,000|gl.rented=50,000|gl.med=5,000|gl.agg=2,000,000
      gl.pco=2,000,000`,
  },
  {
    name: 'auto with symbols without spaces and columns of deductibles',
    pages: [
      `
Commercial Auto Coverage Part Declarations
Named Insured     Cobble Hill Courier Corp
Policy Number     CAX-1002-33
Carrier           Ferrous Mutual Insurance Co.
Effective         02/02/2026
Expiration        02/02/2027
Coverage                        Symbol    Limits                                  Deductible   Premium
Liability - CSL                 7,8,9     $750,000 Each Accident                               $9,114
Personal Injury Protection      5         $50,000                                 $200         $412
Uninsured Motorists             6         $25,000/$50,000                                      $101
Physical Damage Comprehensive   7         Actual Cash Value                       $1,000       $840
Physical Damage Collision       7         Actual Cash Value                       $1,000       $1,220
Trailer Interchange                       $30,000
Motor Truck Cargo                         $100,000 per vehicle                    $1,000       $900
`,
    ],
    expect: `ins=Cobble Hill Courier Corp|A=Ferrous Mutual Insurance Co.|auto.letter=A|auto.hired=true|auto.scheduled=true
      auto.nonOwned=true|auto.no=CAX-1002-33|auto.eff=02/02/2026|auto.exp=02/02/2027|auto.csl=750,000`,
  },
  {
    name: 'umbrella whose title says occurrence, no retention',
    pages: [
      `
Policy Declarations - Commercial Umbrella Liability Policy (Occurrence)
Policy No.     CUP-9K3321
Insured        Basalt Creek Mining Supply LLC, 9 Drill Rd, Elko, NV 89801
Period         5/1/2026 to 5/1/2027
Insurer        Great Basin Indemnity Company
Limits of Liability
   Occurrence Limit                     $3,000,000
   General Aggregate Limit              $3,000,000
   Products-Completed Operations Aggregate Limit    $3,000,000
   Self-Insured Retention               NIL
`,
    ],
    expect: `ins=Basalt Creek Mining Supply LLC|ins1=9 Drill Rd|insCity=Elko|insState=NV|insZip=89801|A=Great Basin Indemnity Company
      umb.letter=A|umb=true|umb.occur=true|umb.no=CUP-9K3321|umb.eff=05/01/2026|umb.exp=05/01/2027
      umb.occ=3,000,000|umb.agg=3,000,000`,
  },
]
