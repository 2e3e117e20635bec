import type { Trial } from './trial.ts'

/** Automobile, umbrella, workers compensation and specialty declarations. Every name and number is invented. */
export const OTHER_LINES: Trial[] = [
  {
    name: 'bureau business auto, item two schedule with symbols in a column',
    pages: [
      `
                                BUSINESS AUTO DECLARATIONS
      POLICY NUMBER: CA 4471902-26
      COMPANY NAME: Fallow Hill Casualty Company          PRODUCER NAME: Two Rivers Insurance Group
                                                                          410 Levee Road, Memphis, TN 38103
      ITEM ONE
      Named Insured:    Delta Crest Plumbing, Inc.
      Mailing Address:  6021 Poplar Ave, Memphis, TN 38119
      Policy Period
      From:  01/01/2026
      To:    01/01/2027     At 12:01 AM Standard Time at your mailing address shown above
      Previous Policy Number:  CA 4471902-25
      Form Of Business:   X CORPORATION

      ITEM TWO
      Schedule Of Coverages And Covered Autos
      This policy provides only those coverages where a charge is shown in the premium column below.

      Coverages                      Covered Autos     Limit                                        Premium
      Covered Autos Liability        7, 8, 9           $1,000,000                                   $ 8,412
      Personal Injury Protection                       Separately Stated In Each PIP Endorsement
      Auto Medical Payments          7                 $5,000 Each Insured                          $ 210
      Uninsured Motorists            7                 $1,000,000                                   $ 388
      Physical Damage
      Comprehensive Coverage         7                 $1,000 Deductible For Each Covered Auto      $ 640
      Physical Damage
      Collision Coverage             7                 $1,000 Deductible For Each Covered Auto      $ 1,977
                                                       Estimated Total Premium                      $ 11,627

      ITEM THREE
      Schedule Of Covered Autos You Own
      Covered Auto No.   Year  Model              Vehicle Identification Number     Original Cost New
      1                  2021  Ford Transit 250   1FTBR1C80MKA00001                 $ 41,200
      2                  2019  Chevrolet 2500     1GC1KREG4KF000002                 $ 39,900
      `,
    ],
    expect: `prod=Two Rivers Insurance Group|prod1=410 Levee Road|prodCity=Memphis|prodState=TN|prodZip=38103
      ins=Delta Crest Plumbing, Inc.|ins1=6021 Poplar Ave|insCity=Memphis|insState=TN|insZip=38119
      A=Fallow Hill Casualty Company|auto.letter=A|auto.no=CA 4471902-26|auto.eff=01/01/2026|auto.exp=01/01/2027
      auto.scheduled=true|auto.hired=true|auto.nonOwned=true|auto.csl=1,000,000`,
  },
  {
    name: 'commercial auto from a direct writer: policy number under its label, split limits with slashes',
    pages: [
      `
      Ridgeway                                         Policy number: 04418823-2
      COMMERCIAL                                       Underwritten by:
                                                       Ridgeway Express Insurance Company
      Named insured                                    June 2, 2026
                                                       Policy Period: Jun 20, 2026 - Jun 20, 2027
      COPPER KETTLE CATERING LLC                       Page 1 of 3
      2290 E 14TH AVE
      DENVER, CO 80206

      Commercial Auto
      Insurance Coverage Summary
      This is your Declarations Page

      Outline of coverage
      Description                                     Limits                                    Deductible    Premium
      Liability To Others                                                                                     $3,204
      Bodily Injury Liability                         $100,000 each person/$300,000 each accident
      Property Damage Liability                       $100,000 each accident
      Uninsured/Underinsured Motorist                 $100,000 each person/$300,000 each accident             218
      Medical Payments                                $5,000 each person                                      64
      Comprehensive                                   Limit of liability less deductible        $500          311
      Collision                                       Limit of liability less deductible        $500          720
      Total 12 month policy premium                                                                           $4,517

      Auto coverage schedule
      1. 2020 RAM PROMASTER 1500      VIN: 3C6TRVAG5LE000003     Garaging Zip Code: 80206
      `,
    ],
    expect: `ins=COPPER KETTLE CATERING LLC|ins1=2290 E 14TH AVE|insCity=DENVER|insState=CO|insZip=80206
      A=Ridgeway Express Insurance Company|auto.letter=A|auto.no=04418823-2|auto.eff=06/20/2026|auto.exp=06/20/2027
      auto.person=100,000|auto.accident=300,000|auto.damage=100,000`,
  },
  {
    name: 'workers compensation information page, the amount between its two labels',
    pages: [
      `
               WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
                                    INFORMATION PAGE
      INSURER:  CEDAR GULCH INSURANCE COMPANY                 NCCI Carrier Code No. 41998
      POLICY NO.  WCV 0093417 04                              Prior Policy No.  WCV 0093417 03

      1. The Insured:       HOLLIS & DAUGHTERS ROOFING LLC
         Mailing address:   3308 QUARRY LN
                            BOISE, ID 83709
         FEIN: 00-0000000
         Other workplaces not shown above:  NONE

      2. The policy period is from  04/01/2026  to  04/01/2027  12:01 a.m. standard time at the insured's mailing address.

      3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed
            here:  ID, OR
         B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A.
            The limits of our liability under Part Two are:
               Bodily Injury by Accident      $ 1,000,000      each accident
               Bodily Injury by Disease       $ 1,000,000      policy limit
               Bodily Injury by Disease       $ 500,000        each employee
         C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: ALL EXCEPT ND OH WA WY

      4. The premium for this policy will be determined by our Manuals of Rules.
         Classifications             Code No.    Premium Basis Total        Rate Per $100      Estimated
                                                 Estimated Annual           of Remuneration    Annual Premium
                                                 Remuneration
         ROOFING - ALL KINDS         5551        412,000                    12.41              51,129
         CLERICAL OFFICE             8810        61,000                     .14                85
                                                      Total Estimated Annual Premium $ 51,214
      `,
    ],
    expect: `ins=HOLLIS & DAUGHTERS ROOFING LLC|ins1=3308 QUARRY LN|insCity=BOISE|insState=ID|insZip=83709
      A=CEDAR GULCH INSURANCE COMPANY|wc.letter=A|wc.no=WCV 0093417 04|wc.eff=04/01/2026|wc.exp=04/01/2027|wc=true
      wc.accident=1,000,000|wc.policy=1,000,000|wc.employee=500,000`,
  },
  {
    name: 'workers compensation, employers limits in a table of three columns',
    pages: [
      `
      Silver Anvil Mutual                     Workers' Compensation Policy Declarations
      Silver Anvil Mutual Insurance Company   Policy Number: SAW-771-20418

      Named Insured                           Agency
      Third Street Machine Works Inc          Ironwood Benefits & Insurance LLC
      19 Third Street                         800 Market Sq Ste 300
      Akron, OH 44308                         Akron, OH 44308

      Policy Period: July 1, 2026 to July 1, 2027

      Part One - Workers' Compensation: Statutory benefits       States: OH

      Part Two - Employers' Liability
      Each Accident           Disease - Policy Limit          Disease - Each Employee
      $500,000                $500,000                        $500,000
      `,
    ],
    expect: `prod=Ironwood Benefits & Insurance LLC|prod1=800 Market Sq Ste 300|prodCity=Akron|prodState=OH|prodZip=44308
      ins=Third Street Machine Works Inc|ins1=19 Third Street|insCity=Akron|insState=OH|insZip=44308
      A=Silver Anvil Mutual Insurance Company|wc.letter=A|wc.no=SAW-771-20418|wc.eff=07/01/2026|wc.exp=07/01/2027|wc=true
      wc.accident=500,000|wc.policy=500,000|wc.employee=500,000`,
  },
  {
    name: 'umbrella with the schedule of the policies under it',
    pages: [
      `
                   COMMERCIAL LIABILITY UMBRELLA DECLARATIONS
      Policy Number:  UMB 88-20417-01              Renewal of:  UMB 88-20417-00
      Insuring Company:  Ravensfield National Insurance Company
      Agent Name and Address                       Named Insured and Mailing Address
      Birch Harbor Agency Inc                      Anvil Point Fabricators LLC
      72 Dock St                                   15 Foundry Way
      Duluth, MN 55802                             Superior, WI 54880

      Policy Period:   02/15/2026 to 02/15/2027

      LIMITS OF INSURANCE
      Each Occurrence Limit                                        $5,000,000
      Aggregate Limit (except with respect to covered autos)       $5,000,000
      Personal & Advertising Injury Limit                          $5,000,000
      Self-Insured Retention                                       $10,000

      SCHEDULE OF UNDERLYING INSURANCE
      General Liability                          Carrier: Ravensfield National Insurance Company
      Policy Number: CPA 31-20418-01             Policy Period: 02/15/2026 to 02/15/2027
          Each Occurrence                        $1,000,000
          General Aggregate                      $2,000,000
          Products/Completed Operations Aggregate $2,000,000
      Automobile Liability                       Carrier: Ravensfield National Insurance Company
      Policy Number: CA 31-20419-01              Policy Period: 02/15/2026 to 02/15/2027
          Combined Single Limit                  $1,000,000
      Employers Liability                        Carrier: Mossback Casualty Company
      Policy Number: WC 31-20420-01
          Each Accident                          $500,000
          Disease - Policy Limit                 $500,000
          Disease - Each Employee                $500,000
      `,
    ],
    expect: `prod=Birch Harbor Agency Inc|prod1=72 Dock St|prodCity=Duluth|prodState=MN|prodZip=55802
      ins=Anvil Point Fabricators LLC|ins1=15 Foundry Way|insCity=Superior|insState=WI|insZip=54880
      A=Ravensfield National Insurance Company|umb.letter=A|umb=true|umb.no=UMB 88-20417-01|umb.eff=02/15/2026|umb.exp=02/15/2027
      umb.occ=5,000,000|umb.agg=5,000,000|umb.ret=true|umb.retAmount=10,000`,
  },
  {
    name: 'follow-form excess',
    pages: [
      `
      COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS
      ITEM 1.  NAMED INSURED:            Larkspur Steel Erectors, Inc.
               ADDRESS:                  900 Girder Road
                                         Gary, IN 46402
      ITEM 2.  POLICY NUMBER:            XS-0004418-26
               INSURER:                  Bellwether Excess & Surplus Insurance Company
      ITEM 3.  POLICY PERIOD:            From: October 1, 2025   To: October 1, 2026
      ITEM 4.  LIMITS OF INSURANCE:
               A. $4,000,000    Each Occurrence
               B. $4,000,000    Aggregate
      ITEM 5.  SCHEDULE OF UNDERLYING POLICIES
               Insurer               Policy No.        Limits
               Ashgrove Mutual       UM-1120877        $1,000,000 each occurrence / $1,000,000 aggregate
      ITEM 6.  PREMIUM:                  $18,500
      `,
    ],
    expect: `ins=Larkspur Steel Erectors, Inc.|ins1=900 Girder Road|insCity=Gary|insState=IN|insZip=46402
      A=Bellwether Excess & Surplus Insurance Company|umb.letter=A|excess=true|umb.no=XS-0004418-26|umb.eff=10/01/2025|umb.exp=10/01/2026
      umb.occ=4,000,000|umb.agg=4,000,000`,
  },
  {
    name: 'claims-made professional liability by items',
    pages: [
      `
      Oriel Specialty Insurance Company
      (A Stock Insurance Company)

                          PROFESSIONAL LIABILITY INSURANCE POLICY
                                     DECLARATIONS
      NOTICE: THIS IS A CLAIMS-MADE AND REPORTED POLICY.

      Policy No.: OPL-4427781.26                          Renewal of: OPL-4427781.25
      Item 1. Named Insured:      Whitlock & Vane Architects PC
      Item 2. Address:            18 Beacon Row, Floor 3
                                  Providence, RI 02903
      Item 3. Policy Period:      From: 11/01/2025     To: 11/01/2026
      Item 4. Limits of Liability:
              a. $2,000,000  each Claim
              b. $2,000,000  in the Aggregate
      Item 5. Deductible:         $10,000 each Claim
      Item 6. Retroactive Date:   11/01/2014
      Item 7. Premium:            $14,220
      Broker: Castle Hill Brokerage
      `,
    ],
    expect: `prod=Castle Hill Brokerage|ins=Whitlock & Vane Architects PC|ins1=18 Beacon Row|ins2=Floor 3|insCity=Providence|insState=RI|insZip=02903
      A=Oriel Specialty Insurance Company|other.letter=A|other=Professional liability|other.no=OPL-4427781.26|other.eff=11/01/2025|other.exp=11/01/2026
      other.codeA=Each claim|other.limitA=2,000,000|other.codeB=Aggregate|other.limitB=2,000,000|other.codeC=Retention|other.limitC=10,000`,
  },
  {
    name: 'cyber policy with sublimits under it',
    pages: [
      `
      CYBER LIABILITY POLICY DECLARATIONS
      Insurer: Fathom Line Insurance Company          Policy Number: C-4QX-118820-CYB-2026
      Named Insured: Tern & Tide Logistics, Inc.
      Mailing Address: 200 Harbor Blvd, Suite 900, Long Beach, CA 90802
      Effective Date: 05/05/2026      Expiration Date: 05/05/2027

      Aggregate Policy Limit of Liability: $3,000,000

      INSURING AGREEMENT                           LIMIT             RETENTION
      Network & Information Security Liability     $3,000,000        $10,000
      Regulatory Defense & Penalties               $3,000,000        $10,000
      Funds Transfer Fraud                         $250,000          $25,000
      `,
    ],
    expect: `ins=Tern & Tide Logistics, Inc.|ins1=200 Harbor Blvd|ins2=Suite 900|insCity=Long Beach|insState=CA|insZip=90802
      A=Fathom Line Insurance Company|other.letter=A|other=Cyber liability|other.no=C-4QX-118820-CYB-2026|other.eff=05/05/2026|other.exp=05/05/2027
      other.codeA=Aggregate|other.limitA=3,000,000|other.codeB=Retention|other.limitB=10,000`,
  },
  {
    name: 'package policy: liability, auto and umbrella parts one after another under two numbers',
    pages: [
      `
      COMMERCIAL PACKAGE POLICY DECLARATIONS
      Policy Number: BKS (26) 57 41 90 22             Policy Period: From 08/01/2026 To 08/01/2027
      Named Insured & Mailing Address                 Agent
      OLD MILL BREWING COMPANY                        (614) 555-0177
      DBA OLD MILL TAPROOM                            BUCKEYE STATE INSURERS AGENCY
      402 MILL RACE RD                                77 E GAY ST
      COLUMBUS, OH 43215                              COLUMBUS, OH 43215
      Insurance is provided by: HOLLOW OAK INSURANCE COMPANY

      SUMMARY OF COVERAGE PARTS                       PREMIUM
      Commercial Property                             $4,210.00
      Commercial General Liability                    $6,118.00
      Commercial Auto                                 $3,020.00
      Total Policy Premium                            $13,348.00
      `,
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS       Policy Number: BKS (26) 57 41 90 22
      LIMITS OF INSURANCE
      Each Occurrence Limit                                        $1,000,000
      Damage to Premises Rented to You Limit                       $1,000,000
      Medical Expense Limit                                        $15,000
      Personal and Advertising Injury Limit                        $1,000,000
      General Aggregate Limit                                      $2,000,000
      Products/Completed Operations Aggregate Limit                $2,000,000
      LIQUOR LIABILITY COVERAGE PART
      Each Common Cause Limit                                      $1,000,000
      Aggregate Limit                                              $2,000,000
      `,
      `
      COMMERCIAL AUTO DECLARATIONS                    Policy Number: BKS (26) 57 41 90 22
      COVERAGES                 COVERED AUTO SYMBOLS  LIMIT OF INSURANCE           PREMIUM
      LIABILITY                 1                     $1,000,000 CSL               $2,411.00
      UNINSURED MOTORISTS       2                     $100,000 CSL                 $88.00
      `,
      `
      COMMERCIAL UMBRELLA DECLARATIONS                Policy Number: USO (26) 57 41 90 22
      Policy Period: From 08/01/2026 To 08/01/2027
      Coverage provided by: HOLLOW OAK INSURANCE COMPANY
      LIMITS OF INSURANCE
      Occurrence Limit                $3,000,000
      Aggregate Limit                 $3,000,000
      Self Insured Retention          $0
      `,
    ],
    expect: `prod=BUCKEYE STATE INSURERS AGENCY|prod1=77 E GAY ST|prodCity=COLUMBUS|prodState=OH|prodZip=43215|phone=(614) 555-0177
      ins=OLD MILL BREWING COMPANY DBA OLD MILL TAPROOM|ins1=402 MILL RACE RD|insCity=COLUMBUS|insState=OH|insZip=43215
      A=HOLLOW OAK INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=BKS (26) 57 41 90 22|gl.eff=08/01/2026|gl.exp=08/01/2027
      gl.occ=1,000,000|gl.rented=1,000,000|gl.med=15,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000
      auto.letter=A|auto.no=BKS (26) 57 41 90 22|auto.eff=08/01/2026|auto.exp=08/01/2027|auto.any=true|auto.csl=1,000,000
      umb.letter=A|umb=true|umb.no=USO (26) 57 41 90 22|umb.eff=08/01/2026|umb.exp=08/01/2027|umb.occ=3,000,000|umb.agg=3,000,000|umb.ret=true|umb.retAmount=0
      other.letter=A|other=Liquor liability|other.no=BKS (26) 57 41 90 22|other.eff=08/01/2026|other.exp=08/01/2027
      other.codeA=Each claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=2,000,000`,
  },
]
