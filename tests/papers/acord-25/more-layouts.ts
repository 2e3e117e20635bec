import type { Trial } from './trial.ts'

/** Further layouts across the lines. Every name and number is invented. */
export const MORE_LAYOUTS: Trial[] = [
  {
    name: 'issued by the stock company indicated below, advertising injury before personal injury',
    pages: [
      `
      Marchmont Group of Insurance Companies          Declarations
      15 Tower Hill Road, Warren, NJ 07059
                                                      Policy Number     3602-41-77 NHO
      Named Insured and Mailing Address               Effective Date    JANUARY 10, 2026
                                                      Issued by the stock insurance company indicated below.
      GREYSTOKE ANALYTICS INC.                        MARCHMONT FEDERAL INSURANCE COMPANY
      1 CANNON SQUARE
      SUITE 2200                                      Incorporated under the laws of INDIANA
      STAMFORD, CT 06901

      Producer No.  0071442

      Producer      ELMWOOD PRIVATE RISK LLC
                    60 ELM STREET
                    DARIEN, CT 06820-0000

      Policy Period
      From: JANUARY 10, 2026         To: JANUARY 10, 2027
      12:01 A.M. standard time at the Named Insured's mailing address shown above.
      `,
      `
      Liability Insurance                             Policy Number     3602-41-77 NHO
      GENERAL LIABILITY
      Declarations
      Limits Of Insurance
      GENERAL AGGREGATE LIMIT                                      $ 2,000,000
      PRODUCTS-COMPLETED OPERATIONS AGGREGATE LIMIT                $ 1,000,000
      EACH OCCURRENCE LIMIT                                        $ 1,000,000
      ADVERTISING INJURY AND PERSONAL INJURY AGGREGATE LIMIT       $ 1,000,000
      DAMAGE TO PREMISES RENTED TO YOU LIMIT                       $ 1,000,000
      MEDICAL EXPENSES LIMIT                                       $ 10,000
      `,
    ],
    expect: `prod=ELMWOOD PRIVATE RISK LLC|prod1=60 ELM STREET|prodCity=DARIEN|prodState=CT|prodZip=06820-0000
      ins=GREYSTOKE ANALYTICS INC.|ins1=1 CANNON SQUARE|ins2=SUITE 2200|insCity=STAMFORD|insState=CT|insZip=06901
      A=MARCHMONT FEDERAL INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=3602-41-77 NHO|gl.eff=01/10/2026|gl.exp=01/10/2027
      gl.occ=1,000,000|gl.rented=1,000,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=1,000,000`,
  },
  {
    name: 'header row of boxes: customer number, policy number, coverage provided by, period from and to',
    pages: [
      `
      BUSINESSOWNERS COMMERCIAL GENERAL LIABILITY DECLARATIONS

      CUSTOMER NUMBER      COVERAGE PROVIDED BY                      AGENCY          BRANCH     POLICY NUMBER
      44170223             CONTINENTAL PINE CASUALTY COMPANY         070419          720        B 6014417022
                           333 S. WABASH
                           CHICAGO, IL 60604

      INSURED NAME AND ADDRESS
      HARROW & FINCH BOOKS
      12 COLLEGE STREET
      OBERLIN, OH 44074

      AGENCY NAME AND ADDRESS
      LAKE ERIE INSURERS INC
      4 PUBLIC SQUARE
      ELYRIA, OH 44035
      Phone Number: (440)555-0163

      POLICY PERIOD
      FROM 02/28/2026 TO 02/28/2027
      12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE

      LIABILITY COVERAGE                                        LIMIT
      Each Occurrence Limit                                     $1,000,000
      Medical Expense Limit -- Per Person                       $10,000
      Personal and Advertising Injury                           $1,000,000
      Products/Completed Operations Aggregate                   $2,000,000
      General Aggregate                                         $2,000,000
      Damage To Premises Rented To You                          $300,000
      Employee Benefits Liability - Each Employee               $1,000,000
      Hired Auto Liability                                      $1,000,000
      Nonowned Auto Liability                                   $1,000,000
      `,
    ],
    expect: `prod=LAKE ERIE INSURERS INC|prod1=4 PUBLIC SQUARE|prodCity=ELYRIA|prodState=OH|prodZip=44035|phone=(440)555-0163
      ins=HARROW & FINCH BOOKS|ins1=12 COLLEGE STREET|insCity=OBERLIN|insState=OH|insZip=44074
      A=CONTINENTAL PINE CASUALTY COMPANY|gl.letter=A|gl=true|gl.no=B 6014417022|gl.eff=02/28/2026|gl.exp=02/28/2027
      gl.occ=1,000,000|gl.rented=300,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'packet of tables: commercial auto in three columns',
    pages: [
      `
                                                                                          POLICY NUMBER: CA-330917
      MERIDIAN SLATE INSURANCE COMPANY                                                    EFFECTIVE: 05/01/2026
      Commercial Auto                                                                     EXPIRES: 05/01/2027

                          BUSINESS AUTO DECLARATIONS
      NAMED INSURED, PRODUCER, AND POLICY TERM

      ITEM                                 INFORMATION
      Named insured                        Sycamore Bend Transport, LLC
      Mailing address                      700 Freight Way, Joliet, IL 60431
      Producer                             Old Canal Brokerage
      Producer code                        PX-20871
      Policy period                        05/01/2026 - 05/01/2027
      Estimated policy premium             $84,120

      COVERAGES AND LIMITS

      COVERAGE                             COVERED AUTOS              LIMIT / DEDUCTIBLE
      Covered Autos Liability              1                          $1,000,000 CSL
      Auto Medical Payments                2                          $5,000
      Uninsured Motorists                  2                          $1,000,000
      Comprehensive                        7                          $2,500 deductible
      Collision                            7                          $2,500 deductible
      `,
    ],
    expect: `prod=Old Canal Brokerage|ins=Sycamore Bend Transport, LLC|ins1=700 Freight Way|insCity=Joliet|insState=IL|insZip=60431
      A=MERIDIAN SLATE INSURANCE COMPANY|auto.letter=A|auto.no=CA-330917|auto.eff=05/01/2026|auto.exp=05/01/2027|auto.any=true|auto.csl=1,000,000`,
  },
  {
    name: 'packet of tables: employers liability and umbrella rows under a coverage-part column',
    pages: [
      `
                                                                                          POLICY NUMBER: WC-118204
      MERIDIAN SLATE INSURANCE COMPANY                                                    EFFECTIVE: 05/01/2026
      Workers Compensation                                                                EXPIRES: 05/01/2027

                          WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE

      ITEM                                 INFORMATION
      Named insured                        Sycamore Bend Transport, LLC
      Mailing address                      700 Freight Way, Joliet, IL 60431
      Producer                             Old Canal Brokerage
      Policy period                        05/01/2026 - 05/01/2027

      COVERAGE PART                        LIMIT DESCRIPTION                         LIMIT
      Workers Compensation                 Part One - States listed in Item 3.A      Statutory
      Employers Liability                  Bodily Injury by Accident - Each Accident     $1,000,000
      Employers Liability                  Bodily Injury by Disease - Policy Limit       $1,000,000
      Employers Liability                  Bodily Injury by Disease - Each Employee      $1,000,000
      `,
    ],
    more: [
      [
        `
                                                                                          POLICY NUMBER: UMB-550718
      MERIDIAN SLATE INSURANCE COMPANY                                                    EFFECTIVE: 05/01/2026
      Commercial Umbrella                                                                 EXPIRES: 05/01/2027

                          COMMERCIAL UMBRELLA DECLARATIONS
      ITEM                                 INFORMATION
      Named insured                        Sycamore Bend Transport, LLC
      Policy period                        05/01/2026 - 05/01/2027

      COVERAGE PART                        LIMIT DESCRIPTION                         LIMIT
      Commercial Umbrella                  Each Occurrence                           $3,000,000
      Commercial Umbrella                  General Aggregate                         $3,000,000
      Commercial Umbrella                  Self-Insured Retention                    $10,000
      `,
      ],
    ],
    expect: `prod=Old Canal Brokerage|ins=Sycamore Bend Transport, LLC|ins1=700 Freight Way|insCity=Joliet|insState=IL|insZip=60431
      A=MERIDIAN SLATE INSURANCE COMPANY|wc.letter=A|wc=true|wc.no=WC-118204|wc.eff=05/01/2026|wc.exp=05/01/2027|wc.accident=1,000,000|wc.policy=1,000,000|wc.employee=1,000,000
      umb.letter=A|umb=true|umb.no=UMB-550718|umb.eff=05/01/2026|umb.exp=05/01/2027|umb.occ=3,000,000|umb.agg=3,000,000|umb.ret=true|umb.retAmount=10,000`,
  },
  {
    name: 'policy form named as occurrence, aggregate excepting products, boxes side by side',
    pages: [
      `
      MASTERPIECE BUSINESS POLICY DECLARATIONS                         POLICY NO.: I-680-9H441872-ACJ-26
                                                                       ISSUE DATE: 12-02-25
      INSURING COMPANY:
      THE ALDERSGATE INDEMNITY COMPANY OF AMERICA

      1. NAMED INSURED AND MAILING ADDRESS:
         SUNROSE YOGA STUDIO LLC
         2718 EULER AVE
         PRINCETON           NJ 08540

      2. POLICY PERIOD: From 01-15-26  To 01-15-27  12:01 A.M. Standard Time at your mailing address.

      3. DESCRIBED PREMISES:
         PREM.  BLDG.
         NO.    NO.      OCCUPANCY           ADDRESS
         01     01       FITNESS             2718 EULER AVE  PRINCETON NJ 08540

      COMMERCIAL GENERAL LIABILITY COVERAGE
      OCCURRENCE FORM                                                    LIMITS OF INSURANCE
      General Aggregate (except Products-Completed Operations Limit)         $ 4,000,000
      Products-completed Operations Aggregate Limit                          $ 4,000,000
      Personal and Advertising Injury Limit                                  $ 2,000,000
      Each Occurrence Limit                                                  $ 2,000,000
      Damage to Premises Rented to You                                       $ 300,000
      Medical Payments Limit (any one person)                                $ 5,000

      BUSINESSOWNERS PROPERTY COVERAGE
      DEDUCTIBLE AMOUNT:  Businessowners Property Coverage:  $ 500 per occurrence.
      PREMISES LOCATION NO.: 01     BUILDING NO.: 01
                                                     Limit           Inflation
      COVERAGE                                       of Insurance    Valuation    Coinsurance    Guard
      BUSINESS PERSONAL PROPERTY                     $ 48,200        RC*          N/A            0.0%
      `,
    ],
    expect: `ins=SUNROSE YOGA STUDIO LLC|ins1=2718 EULER AVE|insCity=PRINCETON|insState=NJ|insZip=08540
      A=THE ALDERSGATE INDEMNITY COMPANY OF AMERICA|gl.letter=A|gl=true|gl.occur=true|gl.no=I-680-9H441872-ACJ-26|gl.eff=01/15/2026|gl.exp=01/15/2027
      gl.occ=2,000,000|gl.rented=300,000|gl.med=5,000|gl.pai=2,000,000|gl.agg=4,000,000|gl.pco=4,000,000`,
  },
  {
    name: 'claims-made general liability with a retroactive date',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
      CLAIMS-MADE COVERAGE FORM
      Policy No.: EO-GL-771020-3
      Insurer: Osprey Point Specialty Insurance Company
      First Named Insured: Brightleaf Organics Corp.
      Mailing Address: 3 Seed Mill Road, Unit B, Yakima, WA 98901
      Policy Effective Date: 09/01/2026     Policy Expiration Date: 09/01/2027
      Retroactive Date: 09/01/2020
      General Aggregate Limit: $2,000,000
      Products - Completed Operations Aggregate Limit: $2,000,000
      Each Occurrence Limit: $1,000,000
      Personal and Advertising Injury Limit: $1,000,000
      Damage to Premises Rented to You Limit: $50,000 any one premises
      Medical Expense Limit: $5,000 any one person
      `,
    ],
    expect: `ins=Brightleaf Organics Corp.|ins1=3 Seed Mill Road|ins2=Unit B|insCity=Yakima|insState=WA|insZip=98901
      A=Osprey Point Specialty Insurance Company|gl.letter=A|gl=true|gl.made=true|gl.no=EO-GL-771020-3|gl.eff=09/01/2026|gl.exp=09/01/2027
      gl.occ=1,000,000|gl.rented=50,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'several labels and amounts on one line',
    pages: [
      `
      LIABILITY DECLARATIONS                                   Policy Number  BOP 7714 02 88
      Insured  MOONFISH SUSHI INC                              Policy Period  11/15/2025 to 11/15/2026
      Address  88 PIER AVE, SANTA CRUZ, CA 95060               Company  TRI-VALLEY MUTUAL INSURANCE CO
      GENERAL LIABILITY
      Each Occurrence $1,000,000     General Aggregate $2,000,000     Products/Comp Ops Aggregate $2,000,000
      Personal & Adv Injury $1,000,000     Damage to Rented Premises $100,000     Med Exp $5,000
      `,
    ],
    expect: `ins=MOONFISH SUSHI INC|ins1=88 PIER AVE|insCity=SANTA CRUZ|insState=CA|insZip=95060|A=TRI-VALLEY MUTUAL INSURANCE CO|gl.letter=A|gl=true
      gl.no=BOP 7714 02 88|gl.eff=11/15/2025|gl.exp=11/15/2026|gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'labels above their amounts in a row of boxes',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS
      Policy Number              Effective Date        Expiration Date
      GLP-5501-88                04/30/2026            04/30/2027
      Named Insured                                    Insurance Company
      Ridgeback Fence Co.                              Coldwater Creek Insurance Company
      1500 County Road 9
      Cody, WY 82414

      Each Occurrence      General Aggregate     Products Aggregate     Personal & Advertising     Damage to Rented     Medical
                                                                        Injury                     Premises             Expense
      $1,000,000           $2,000,000            $2,000,000             $1,000,000                 $100,000             $5,000
      `,
    ],
    expect: `ins=Ridgeback Fence Co.|ins1=1500 County Road 9|insCity=Cody|insState=WY|insZip=82414|A=Coldwater Creek Insurance Company|gl.letter=A|gl=true
      gl.no=GLP-5501-88|gl.eff=04/30/2026|gl.exp=04/30/2027|gl.occ=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000|gl.pai=1,000,000|gl.rented=100,000|gl.med=5,000`,
  },
  {
    name: 'auto with any auto in words, bodily injury and property damage combined',
    pages: [
      `
      COMMERCIAL AUTOMOBILE POLICY
      DECLARATIONS PAGE
      POLICY NUMBER: 70-CAP-0019944        PRIOR POLICY: 70-CAP-0018871
      NAMED INSURED & ADDRESS:             AGENT:
      BLACK MESA WELL SERVICE LLC          HIGH PLAINS INSURANCE
      PO BOX 1190                          220 W 6TH ST
      HOBBS, NM 88241                      HOBBS, NM 88240
      COMPANY: LODESTAR INSURANCE COMPANY OF TEXAS
      POLICY TERM: 12 MONTHS     EFFECTIVE: 03-01-2026     EXPIRES: 03-01-2027
      LIABILITY COVERAGE                       SYMBOLS      LIMITS OF LIABILITY
      BODILY INJURY & PROPERTY DAMAGE          07 08 09     $1,000,000 EACH ACCIDENT
      MEDICAL PAYMENTS                         07           $5,000 EACH PERSON
      UM/UIM                                   07           $1,000,000 EACH ACCIDENT
      `,
    ],
    expect: `prod=HIGH PLAINS INSURANCE|prod1=220 W 6TH ST|prodCity=HOBBS|prodState=NM|prodZip=88240
      ins=BLACK MESA WELL SERVICE LLC|ins1=PO BOX 1190|insCity=HOBBS|insState=NM|insZip=88241|A=LODESTAR INSURANCE COMPANY OF TEXAS|auto.letter=A
      auto.no=70-CAP-0019944|auto.eff=03/01/2026|auto.exp=03/01/2027|auto.scheduled=true|auto.hired=true|auto.nonOwned=true|auto.csl=1,000,000`,
  },
  {
    name: 'umbrella by items with amounts first',
    pages: [
      `
      UMBRELLA LIABILITY POLICY DECLARATIONS
      Saint Brendan Fire & Marine Insurance Company
      POLICY NUMBER: ZUP-91M44102-26-NF
      ITEM 1. NAMED INSURED AND ADDRESS: KINGFISHER MARINE WORKS LLC
                                         5 DRYDOCK LANE
                                         MYSTIC, CT 06355
      ITEM 2. POLICY PERIOD: From: 06/01/2026 To: 06/01/2027 12:01 A.M.
      ITEM 3. LIMITS OF LIABILITY
              a. $10,000,000   Each Occurrence
              b. $10,000,000   General Aggregate
              c. $10,000,000   Products-Completed Operations Aggregate
      ITEM 4. RETAINED LIMIT: $10,000
      ITEM 5. SCHEDULE OF UNDERLYING INSURANCE: See attached.
      `,
    ],
    expect: `ins=KINGFISHER MARINE WORKS LLC|ins1=5 DRYDOCK LANE|insCity=MYSTIC|insState=CT|insZip=06355|A=Saint Brendan Fire & Marine Insurance Company
      umb.letter=A|umb=true|umb.no=ZUP-91M44102-26-NF|umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=10,000,000|umb.agg=10,000,000|umb.ret=true|umb.retAmount=10,000`,
  },
  {
    name: 'workers compensation limits in one line with slashes after their names',
    pages: [
      `
      Workers' Compensation Insurance
      Policy Information Page
      Carrier: Juniper Gate Employers Insurance Company       NAIC Code: 19876
      Policy Number: PWC-4402918-01
      Policy Effective Date: 07/15/2026                       Policy Expiration Date: 07/15/2027
      Insured: Red Barn Provisions LLC DBA Red Barn Market
      Mailing Address: 31 Mill Street, Keene, NH 03431
      Employers' Liability Limits
      Each Accident: $1,000,000     Disease - Each Employee: $1,000,000     Disease - Policy Limit: $1,000,000
      `,
    ],
    expect: `ins=Red Barn Provisions LLC DBA Red Barn Market|ins1=31 Mill Street|insCity=Keene|insState=NH|insZip=03431
      A=Juniper Gate Employers Insurance Company|naicA=19876|wc.letter=A|wc=true|wc.no=PWC-4402918-01|wc.eff=07/15/2026|wc.exp=07/15/2027
      wc.accident=1,000,000|wc.employee=1,000,000|wc.policy=1,000,000`,
  },
  {
    name: 'spreadsheet of policies with a column for each limit',
    pages: [
      `
      SCHEDULE OF INSURANCE
      Insured: Cobalt Ridge Developers LLC
      Line of Coverage      Carrier                            Policy Number      Policy Period                  Limits
      General Liability     Grey Heron Insurance Company       GH-GL-4410         01/01/2026 - 01/01/2027        $1,000,000 Each Occurrence
                                                                                                                 $2,000,000 General Aggregate
      Business Auto         Grey Heron Insurance Company       GH-BA-4411         01/01/2026 - 01/01/2027        $1,000,000 Combined Single Limit
      Workers Compensation  Tamarack Employers Insurance Co    TE-WC-9902         01/01/2026 - 01/01/2027        Statutory
                                                                                                                 $500,000 Each Accident
      `,
    ],
    expect: `ins=Cobalt Ridge Developers LLC|A=Grey Heron Insurance Company|B=Tamarack Employers Insurance Co
      gl.letter=A|gl=true|gl.no=GH-GL-4410|gl.eff=01/01/2026|gl.exp=01/01/2027|gl.occ=1,000,000|gl.agg=2,000,000
      auto.letter=A|auto.no=GH-BA-4411|auto.eff=01/01/2026|auto.exp=01/01/2027|auto.csl=1,000,000
      wc.letter=B|wc=true|wc.no=TE-WC-9902|wc.eff=01/01/2026|wc.exp=01/01/2027|wc.accident=500,000`,
  },
]
