import type { Trial } from './trial.ts'

/** Odd papers: comparisons, e-mails, several names, care-of addresses. Every name and number is invented. */
export const ODD_PAPERS: Trial[] = [
  {
    name: 'renewal proposal with expiring and renewal columns',
    input: { instructions: 'Use paper-1.pdf' },
    pages: [
      `
      RENEWAL PROPOSAL
      Named Insured: Bramble Lane Nursery LLC
      Carrier: Stone Arch Mutual Insurance Company
      Proposed Policy Term: 09/01/2026 to 09/01/2027

      COMMERCIAL GENERAL LIABILITY
      Coverage                               Expiring          Renewal
      Each Occurrence                        $500,000          $1,000,000
      General Aggregate                      $1,000,000        $2,000,000
      Products/Completed Ops Aggregate       $1,000,000        $2,000,000
      Medical Expense                        $5,000            $10,000
      Annual Premium                         $2,100            $2,480
      `,
    ],
    expect: `ins=Bramble Lane Nursery LLC|A=Stone Arch Mutual Insurance Company|gl.letter=A|gl=true|gl.eff=09/01/2026|gl.exp=09/01/2027
      gl.occ=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000|gl.med=10,000`,
  },
  {
    name: 'an e-mail that binds coverage in short words',
    pages: [
      `
      From: binding@northfork.example
      To: desk@agency.example
      Subject: BOUND - Coyote Wash Fencing LLC - GL

      Please accept this as confirmation of coverage.

      Named Insured: Coyote Wash Fencing LLC
      Policy #: NFK-2026-00417
      Carrier: North Fork Specialty Insurance Company
      Effective: 6/12/26 to 6/12/27

      GL Limits
      $1M Each Occurrence
      $2M General Aggregate
      $2M Products/Completed Operations Aggregate
      $1M Personal & Advertising Injury
      $100K Damage to Premises Rented to You
      $5K Medical Expense
      `,
    ],
    expect: `ins=Coyote Wash Fencing LLC|A=North Fork Specialty Insurance Company|gl.letter=A|gl=true|gl.no=NFK-2026-00417|gl.eff=06/12/2026|gl.exp=06/12/2027
      gl.occ=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000|gl.pai=1,000,000|gl.rented=100,000|gl.med=5,000`,
  },
  {
    name: 'two named insureds in one block and a care-of line',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLQ-2044188                  Policy Period: 01/31/2026 to 01/31/2027
      Insurer: Gable Point Insurance Company
      Named Insured and Mailing Address
      Hazel Court Condominium Association, Inc.
      c/o Dovetail Property Management
      4100 Lakeview Pkwy
      Suite 210
      Orlando, FL 32801
      Each Occurrence                 $1,000,000
      General Aggregate               $2,000,000
      `,
    ],
    expect: `ins=Hazel Court Condominium Association, Inc.|ins1=4100 Lakeview Pkwy|ins2=Suite 210|insCity=Orlando|insState=FL|insZip=32801
      A=Gable Point Insurance Company|gl.letter=A|gl=true|gl.no=GLQ-2044188|gl.eff=01/31/2026|gl.exp=01/31/2027|gl.occ=1,000,000|gl.agg=2,000,000`,
  },
  {
    name: 'three policies in one file, each with its own number and insurer',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL 100-220           Policy Period: 02/01/2026 to 02/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Quarry Road Paving Inc
      Mailing Address: 7 Quarry Road, Barre, VT 05641
      Each Occurrence                     $1,000,000
      General Aggregate                   $2,000,000
      `,
      `
      BUSINESS AUTO DECLARATIONS
      Policy Number: BA 300-441           Policy Period: 02/01/2026 to 02/01/2027
      Company: Marlow Fire Insurance Company
      Named Insured: Quarry Road Paving Inc
      COVERAGES              SYMBOLS      LIMIT
      Liability              1            $1,000,000
      `,
      `
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE
      Policy Number: WC 500-662
      Insurer: Thornbury Casualty Company
      The Insured: Quarry Road Paving Inc
      Policy Period: 02/01/2026 to 02/01/2027
      Employers Liability Limits: $500,000/$500,000/$500,000
      `,
    ],
    expect: `ins=Quarry Road Paving Inc|ins1=7 Quarry Road|insCity=Barre|insState=VT|insZip=05641|A=Thornbury Casualty Company|B=Marlow Fire Insurance Company
      gl.letter=A|gl=true|gl.no=GL 100-220|gl.eff=02/01/2026|gl.exp=02/01/2027|gl.occ=1,000,000|gl.agg=2,000,000
      auto.letter=B|auto.no=BA 300-441|auto.eff=02/01/2026|auto.exp=02/01/2027|auto.any=true|auto.csl=1,000,000
      wc.letter=A|wc=true|wc.no=WC 500-662|wc.eff=02/01/2026|wc.exp=02/01/2027|wc.accident=500,000|wc.policy=500,000|wc.employee=500,000`,
  },
  {
    name: 'liability section of a farm or landlord policy in plain words',
    pages: [
      `
      OWNERS, LANDLORDS AND TENANTS LIABILITY
      DECLARATIONS
      Policy No: OLT 55-0192
      Insuring Company: Clover Hill Mutual Insurance Company
      Name of Insured: Bartleby Holdings LLC
      Insured's Address: 14 Scrivener Street, New Haven, CT 06510
      Policy Term: From August 1, 2026 to August 1, 2027

      Bodily Injury and Property Damage Liability - Per Occurrence     $1,000,000
      Annual Aggregate (other than products)                            $2,000,000
      Premises Medical Payments - Each Person                           $5,000
      Fire Legal Liability - any one fire                               $100,000
      `,
    ],
    expect: `ins=Bartleby Holdings LLC|ins1=14 Scrivener Street|insCity=New Haven|insState=CT|insZip=06510|A=Clover Hill Mutual Insurance Company
      gl.letter=A|gl=true|gl.no=OLT 55-0192|gl.eff=08/01/2026|gl.exp=08/01/2027|gl.occ=1,000,000|gl.agg=2,000,000|gl.med=5,000|gl.rented=100,000`,
  },
  {
    name: 'garage policy beside an umbrella with a zero retention, insured on two lines',
    pages: [
      `
      GARAGE COVERAGE FORM DECLARATIONS
      Policy Number: GAR 771-20               Policy Period: 03/01/2026 - 03/01/2027
      Insurance Company: Winding Stair Insurance Company
      Named Insured: LOWER FALLS AUTO SALES AND
                     SERVICE INC
      Mailing Address: 61 Route 9, Hudson, NY 12534
      Garage Liability
      Each Accident - Garage Operations - Other Than Covered Autos     $1,000,000
      Aggregate - Garage Operations                                    $3,000,000
      Garagekeepers Coverage                                           $250,000
      `,
    ],
    expect: `ins=LOWER FALLS AUTO SALES AND SERVICE INC|ins1=61 Route 9|insCity=Hudson|insState=NY|insZip=12534|A=Winding Stair Insurance Company
      other.letter=A|other=Garage|other.no=GAR 771-20|other.eff=03/01/2026|other.exp=03/01/2027|other.codeA=Each claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=3,000,000`,
  },
  {
    name: 'notice with no policy in it',
    pages: [
      `
      IMPORTANT NOTICE TO POLICYHOLDERS
      Your premium may change. If the General Aggregate Limit of $2,000,000 is exhausted, no further payments will be made.
      Please contact your agent with questions.
      `,
    ],
    expect: '',
  },
  {
    name: 'endorsement that names a policy and an additional insured, with the amount of its premium',
    pages: [
      `
      POLICY NUMBER: GLS-3301-26                                   COMMERCIAL GENERAL LIABILITY
                                                                   CG 20 10 04 13
      THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
      ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION
      SCHEDULE
      Name Of Additional Insured Person(s) Or Organization(s)      Location(s) Of Covered Operations
      Gable Peak Builders Inc                                      1 Civic Plaza
      Information required to complete this Schedule, if not shown above, will be shown in the Declarations.
      `,
    ],
    expect: '',
  },
]
