import type { Trial } from './trial.ts'

/** Still more hands: wordings and shapes of many houses, with invented names and numbers. */
export const CARRIERS_HANDS: Trial[] = [
  {
    name: 'tailored policy with agency line over the insured, limits under coverage and limits columns',
    pages: [
      `
      14900 (11-15)                                                                       Issued 02-11-2026
      LAKESHORE-OWNERS INSURANCE COMPANY           TAILORED PROTECTION POLICY DECLARATIONS
      6101 ANACAPRI BLVD., LANSING, MI 48917-3999
                                                                      Renewal Effective 04-01-2026
      AGENCY  TRI-LAKES INSURANCE GROUP            POLICY NUMBER      184619-08447712-26
              12-0344-00   MKT TERR 018  (231) 555-0101
      INSURED  CHERRYLAND CONCRETE INC             Company              POLICY TERM
                                                   Bill            12:01 a.m.    12:01 a.m.
      ADDRESS  PO BOX 401                                               to
               TRAVERSE CITY  MI 49685-0401                        04-01-2026    04-01-2027

      COMMERCIAL GENERAL LIABILITY COVERAGE
      COVERAGE                                              LIMITS OF INSURANCE
      General Aggregate                                     $2,000,000
      (Other Than Products-Completed Operations)
      Products-Completed Operations Aggregate               $2,000,000
      Personal And Advertising Injury                       $1,000,000
      Each Occurrence                                       $1,000,000

      COMMERCIAL GENERAL LIABILITY PLUS ENDORSEMENT
      Damage to Premises Rented to You                      $300,000
      (Fire, Lightning, Explosion, Smoke or Water Damage)
      Medical Payments                                      $10,000 Any One Person
      Hired Auto & Non-Owned Auto Liability                 $1,000,000 Each Occurrence
      Expanded Coverage Details                             See Form
      `,
    ],
    expect: `prod=TRI-LAKES INSURANCE GROUP|ins=CHERRYLAND CONCRETE INC|ins1=PO BOX 401|insCity=TRAVERSE CITY|insState=MI|insZip=49685-0401
      A=LAKESHORE-OWNERS INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=184619-08447712-26|gl.eff=04/01/2026|gl.exp=04/01/2027
      gl.occ=1,000,000|gl.rented=300,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'policy information page with bracketed items',
    pages: [
      `
                                        Businessowner's Policy
                                        Policy Information Page
      SENTRY KNOLL INSURANCE GROUP      Policy Number  SKBP640217
      A Stock Company                   Renewal of  SKBP540216
      PrairieGuard Insurance Company

      Policy Information Page (Amended Declarations)
      [1]  Named Insured and Mailing Address            Agency
           Saffron Spoon LLC                            BLUESTEM INSURANCE INC.
           411 E. 2nd Street                            1010 O Street
           Lincoln, NE 68508                            Lincoln, NE 68508
                                                        Agency Code: NEBLUE10
           Insured is Limited Liability Co.
      [2]  Policy Period
           From December 16, 2025 to December 16, 2026, 12:01 AM, standard time at the insured's mailing address.
      [3]  Description of Business: Restaurant

      [5]  LIABILITY COVERAGES
           Liability and Medical Expenses - each occurrence        $1,000,000
           Medical Expenses - per person                           $5,000
           Damage to Premises Rented to You - each occurrence      $50,000
           General Aggregate                                       $2,000,000
           Products/Completed Operations Aggregate                 $2,000,000
      `,
    ],
    expect: `prod=BLUESTEM INSURANCE INC.|prod1=1010 O Street|prodCity=Lincoln|prodState=NE|prodZip=68508|ins=Saffron Spoon LLC|ins1=411 E. 2nd Street|insCity=Lincoln|insState=NE|insZip=68508
      A=PrairieGuard Insurance Company|gl.letter=A|gl=true|gl.no=SKBP640217|gl.eff=12/16/2025|gl.exp=12/16/2026
      gl.occ=1,000,000|gl.rented=50,000|gl.med=5,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'small commercial by a specialty writer with colons and dots in running lines',
    pages: [
      `
      Declarations
      Policy number:        UDC-7718204-CGL-26
      Named insured:        Paper Lantern Events LLC
      Mailing address:      6 Foundry Lofts
                            Unit 310
                            Richmond, VA 23223
      Policy period:        From: March 9, 2026   To: March 9, 2027
                            At 12:01 A.M. (Standard Time) at the address shown above.
      Insurer:              Hollins Reach Insurance Company Inc., 104 South Michigan Avenue, Chicago, IL 60603
      Form of business:     Limited liability company

      Commercial general liability coverage part
      Each occurrence limit:                                $ 1,000,000
      Damage to premises rented to you:                     $ 100,000     any one premises
      Medical expense:                                      $ 5,000       any one person
      Personal and advertising injury:                      Included in the each occurrence limit
      General aggregate limit:                              $ 2,000,000
      Products/completed operations:                        Included in the general aggregate
      Supplies property endorsement aggregate limit:        $ 5,000
      Retroactive date:                                     None
      `,
    ],
    expect: `ins=Paper Lantern Events LLC|ins1=6 Foundry Lofts|ins2=Unit 310|insCity=Richmond|insState=VA|insZip=23223
      A=Hollins Reach Insurance Company Inc.|gl.letter=A|gl=true|gl.no=UDC-7718204-CGL-26|gl.eff=03/09/2026|gl.exp=03/09/2027
      gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.agg=2,000,000`,
  },
  {
    name: 'common policy declarations of a program, producer number and boxes of coverage part premiums',
    pages: [
      `
                                      COMMON POLICY DECLARATIONS
      Policy Number: PHPK2440187                       Renewal of: PHPK2299034
      Brandywine Indemnity Insurance Company
      One Bala Court, Suite 100
      Bala Cynwyd, Pennsylvania 19004

      Named Insured and Mailing Address:               Producer: 10447
      Open Meadow Day School                           Rosemont Program Brokers, Inc.
      PO Box 6120                                      500 W Lancaster Ave
      Wayne, PA 19087                                  Wayne, PA 19087
                                                       (610)555-0188

      Policy Period From: 07/01/2026 To: 07/01/2027    at 12:01 A.M. Standard Time at your mailing
                                                       address shown above.
      Business Description: Private School

      IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE
      THE INSURANCE AS STATED IN THIS POLICY.
      THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                                                      PREMIUM
      Commercial Property Coverage Part
      Commercial General Liability Coverage Part                                      9,418.00
      Commercial Crime Coverage Part
      Commercial Inland Marine Coverage Part
      Commercial Auto Coverage Part
      Businessowners
      Workers Compensation
      Professional Liability                                                          2,040.00
      Sexual/Physical Abuse                                                           1,111.00
                                                                        Total    $    12,569.00
      `,
      `
      COMMERCIAL GENERAL LIABILITY
      COVERAGE PART DECLARATIONS
      Policy Number: PHPK2440187
      Agent # 10447
      See Supplemental Schedule
                                   LIMITS OF INSURANCE
      $          3,000,000    General Aggregate Limit (Other Than Products - Completed Operations)
      $          3,000,000    Products/Completed Operations Aggregate Limit
      $          1,000,000    Personal and Advertising Injury Limit (Any One Person or Organization)
      $          1,000,000    Each Occurrence Limit
      $            100,000    Rented To You Limit (Any One Premises)
      $              5,000    Medical Expense Limit (Any One Person)
      FORM OF BUSINESS: NON PROFIT ORGANIZATION
      `,
      `
      HUMAN SERVICES ORGANIZATION PROFESSIONAL LIABILITY COVERAGE PART DECLARATIONS
      Policy Number: PHPK2440187
      LIMITS OF INSURANCE
      $          1,000,000    Each Professional Incident
      $          3,000,000    Aggregate
      SEXUAL OR PHYSICAL ABUSE OR MOLESTATION VICARIOUS LIABILITY COVERAGE FORM
      $          1,000,000    Each Abusive Conduct Limit
      $          1,000,000    Aggregate Limit
      `,
    ],
    expect: `prod=Rosemont Program Brokers, Inc.|prod1=500 W Lancaster Ave|prodCity=Wayne|prodState=PA|prodZip=19087|phone=(610)555-0188
      ins=Open Meadow Day School|ins1=PO Box 6120|insCity=Wayne|insState=PA|insZip=19087|A=Brandywine Indemnity Insurance Company
      gl.letter=A|gl=true|gl.no=PHPK2440187|gl.eff=07/01/2026|gl.exp=07/01/2027|gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=3,000,000|gl.pco=3,000,000
      other.letter=A|other=Professional liability|other.no=PHPK2440187|other.eff=07/01/2026|other.exp=07/01/2027|other.codeA=Each claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=3,000,000`,
  },
  {
    name: 'workers compensation by a fund, item numbers in margin and limits with colons',
    pages: [
      `
      WC 00 00 01 A
      GOLDEN SPUR PREFERRED INSURANCE COMPANY (A Stock Company)             NCCI No. 31119
      Glendale, California
                        Workers Compensation and Employers Liability Policy
                                      INFORMATION PAGE
      Policy Number                    Policy Period                         Prior Policy
      EIG 4410287 02                   From 11-04-2025 To 11-04-2026         EIG 4410287 01
                                       12:01 a.m. Standard Time at the insured's mailing address

      1.  Named Insured and Address                    Agent
          STONEFLY AUTO GLASS, INC.                    CANYON RIM INSURANCE SERVICES LLC
          2214 W VALLEY BLVD                           77 GREENBACK LN STE 4
          ALHAMBRA, CA 91803                           FOLSOM, CA 95630
      Entity: Corporation          Federal ID: 00-0000001       Bureau ID: 1234567

      2.  The Policy Period is from 11-04-2025 to 11-04-2026
      3.  A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states
             listed here: CA
          B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A. The limits
             of our liability under Part Two are:
             Bodily Injury by Accident: $1,000,000 each accident
             Bodily Injury by Disease: $1,000,000 policy limit
             Bodily Injury by Disease: $1,000,000 each employee
      `,
    ],
    expect: `prod=CANYON RIM INSURANCE SERVICES LLC|prod1=77 GREENBACK LN STE 4|prodCity=FOLSOM|prodState=CA|prodZip=95630
      ins=STONEFLY AUTO GLASS, INC.|ins1=2214 W VALLEY BLVD|insCity=ALHAMBRA|insState=CA|insZip=91803|A=GOLDEN SPUR PREFERRED INSURANCE COMPANY
      wc.letter=A|wc=true|wc.no=EIG 4410287 02|wc.eff=11/04/2025|wc.exp=11/04/2026|wc.accident=1,000,000|wc.policy=1,000,000|wc.employee=1,000,000`,
  },
  {
    name: 'renewal certificate of a personal-style commercial auto carrier, limits in thousands words',
    pages: [
      `
      TALLGRASS MUTUAL AUTOMOBILE INSURANCE COMPANY
      BUSINESS AUTO RENEWAL DECLARATIONS
      Policyholder                                 Policy Number: L22 0147-C18-16
      WILLOW FORK FEED & SEED                      Policy Period: APR 18 2026 to OCT 18 2026
      RT 2 BOX 118
      ELK CITY OK 73644                            Agent: MARTA QUIN
                                                   Phone: (580) 555-0150

      COVERAGES                                                                       PREMIUM
      A    Liability
           Bodily Injury  Each Person / Each Accident   $250,000 / $500,000           $211.40
           Property Damage  Each Accident               $100,000                      $98.20
      C    Medical Payments                             $5,000                        $14.10
      D    Comprehensive                                $500 Deductible               $62.00
      `,
    ],
    expect: `prod=MARTA QUIN|phone=(580) 555-0150|ins=WILLOW FORK FEED & SEED|ins1=RT 2 BOX 118|insCity=ELK CITY|insState=OK|insZip=73644
      A=TALLGRASS MUTUAL AUTOMOBILE INSURANCE COMPANY|auto.letter=A|auto.no=L22 0147-C18-16|auto.eff=04/18/2026|auto.exp=10/18/2026
      auto.person=250,000|auto.accident=500,000|auto.damage=100,000`,
  },
  {
    name: 'artisan contractors policy, one row of names of limits and one of amounts, deductible beside',
    pages: [
      `
      ARTISAN CONTRACTORS POLICY DECLARATIONS                 POLICY NO. AC 0091442
      COMPANY: MUDDY FORK MUTUAL INSURANCE COMPANY
      INSURED: LITTLE CREEK DRYWALL                           AGENT: HILLTOP INSURANCE (0771)
               RR 3 BOX 92                                           10 COURT SQ
               SPARTA TN 38583                                       SPARTA TN 38583
      POLICY TERM: 08-15-26 TO 08-15-27 12:01 AM

      LIABILITY COVERAGES                              LIMITS
      L  BODILY INJURY & PROPERTY DAMAGE               $300,000  EACH OCCURRENCE
      M  MEDICAL PAYMENTS                              $5,000    EACH PERSON
      N  PRODUCTS & COMPLETED WORK                     $600,000  AGGREGATE
      O  FIRE LEGAL LIABILITY                          $50,000   EACH OCCURRENCE
      P  PERSONAL & ADVERTISING INJURY                 $300,000  EACH OCCURRENCE
         GENERAL AGGREGATE                             $600,000
         PROPERTY DAMAGE DEDUCTIBLE                    $500      PER OCCURRENCE
      `,
    ],
    expect: `prod=HILLTOP INSURANCE|prod1=10 COURT SQ|prodCity=SPARTA|prodState=TN|prodZip=38583|ins=LITTLE CREEK DRYWALL|ins1=RR 3 BOX 92|insCity=SPARTA|insState=TN|insZip=38583
      A=MUDDY FORK MUTUAL INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=AC 0091442|gl.eff=08/15/2026|gl.exp=08/15/2027
      gl.occ=300,000|gl.med=5,000|gl.pco=600,000|gl.rented=50,000|gl.pai=300,000|gl.agg=600,000`,
  },
  {
    name: 'employment practices and directors in one management policy',
    pages: [
      `
      MANAGEMENT LIABILITY POLICY DECLARATIONS
      Carrier: Copperfield Assurance Company
      Policy Number: ML-0088123-26
      Named Organization: Harvest Table Foundation
      Principal Address: 55 Wharf St, Portland, ME 04101
      Policy Period: 10/15/2025 to 10/15/2026
      Employment Practices Liability
      Limit of Liability each Claim: $1,000,000
      Aggregate: $1,000,000
      Retention each Claim: $5,000
      `,
    ],
    expect: `ins=Harvest Table Foundation|ins1=55 Wharf St|insCity=Portland|insState=ME|insZip=04101|A=Copperfield Assurance Company|other.letter=A
      other=Employment practices liability|other.no=ML-0088123-26|other.eff=10/15/2025|other.exp=10/15/2026|other.codeA=Each claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=1,000,000|other.codeC=Retention|other.limitC=5,000`,
  },
  {
    name: 'property policy alone fills no liability row',
    pages: [
      `
      COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS
      Policy Number: CPP-44-10277
      Insurance Company: Winterberry Fire Insurance Company
      Named Insured: Two Dogs Warehouse LLC
      Mailing Address: 900 Rail St, Omaha, NE 68102
      Policy Period: 03/03/2026 to 03/03/2027
      Premises 1 Building 1: 900 Rail St, Omaha, NE 68102
      Building                        $1,250,000
      Business Personal Property      $300,000
      Business Income                 $150,000
      Deductible                      $2,500
      Causes of Loss: Special
      `,
    ],
    expect: `ins=Two Dogs Warehouse LLC|ins1=900 Rail St|insCity=Omaha|insState=NE|insZip=68102`,
  },
  {
    name: 'amended declarations raise a limit',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-7701-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Amber Oak Cabinets LLC
      Each Occurrence                       $1,000,000
      General Aggregate                     $2,000,000
      `,
      `
      AMENDED COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Change Effective Date: 07/01/2026
      Policy Number: GLS-7701-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Amber Oak Cabinets LLC
      Each Occurrence                       $2,000,000
      General Aggregate                     $4,000,000
      `,
    ],
    expect: `ins=Amber Oak Cabinets LLC|A=Thornbury Casualty Company|gl.letter=A|gl=true|gl.no=GLS-7701-26|gl.eff=04/01/2026|gl.exp=04/01/2027|gl.occ=2,000,000|gl.agg=4,000,000`,
  },
  {
    name: 'name and address for the window of an envelope, with no label',
    pages: [
      `
      Granite Bay Insurance Company
      PO Box 9000, Concord, NH 03301

      LARK MEADOW KENNELS LLC
      18 HOUND HOLLOW RD
      PETERBOROUGH NH 03458

      BUSINESSOWNERS POLICY DECLARATIONS
      Policy #: BO-110-88412
      Policy Period: 05/05/2026 - 05/05/2027

      Liability and Medical Expenses       $1,000,000
      Medical Expenses                     $5,000 per person
      Other than Products/Completed Operations Aggregate      $2,000,000
      Products/Completed Operations Aggregate                 $2,000,000
      Tenant's Property Damage             $50,000
      `,
    ],
    expect: `ins=LARK MEADOW KENNELS LLC|ins1=18 HOUND HOLLOW RD|insCity=PETERBOROUGH|insState=NH|insZip=03458|A=Granite Bay Insurance Company|gl.letter=A|gl=true
      gl.no=BO-110-88412|gl.eff=05/05/2026|gl.exp=05/05/2027|gl.occ=1,000,000|gl.med=5,000|gl.agg=2,000,000|gl.pco=2,000,000|gl.rented=50,000`,
  },
]
