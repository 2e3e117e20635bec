import type { Trial } from './trial.ts'

const SCAFFOLD = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS
Insurer: Sheffield Anvil Insurance Company
Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
Named Insured: Moorland Scaffold Inc.
Mailing Address: 8 Crucible Way, Pittsburgh, PA 15222

Each Occurrence Limit               $1,000,000
General Aggregate Limit             $2,000,000
`

const SCAFFOLD_SCHEDULE = `
POLICY NUMBER: SA-201-7781-C                                   CG 20 10 12 19
ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION

SCHEDULE
Name Of Additional Insured Person(s) Or Organization(s): Steel City Development Authority
`

const SCAFFOLD_EXPECT = `ins=Moorland Scaffold Inc.|ins1=8 Crucible Way|insCity=Pittsburgh|insState=PA|insZip=15222
  A=Sheffield Anvil Insurance Company|gl.letter=A|gl=true|gl.no=SA-201-7781-C|gl.eff=10/10/2025|gl.exp=10/10/2026
  gl.occ=1,000,000|gl.agg=2,000,000`

/** Documents whose boxes, columns and rows stand side by side, and documents that change or explain themselves. All invented. */
export const SIDE_BY_SIDE: Trial[] = [
  {
    name: 'remark behind the label, agent beside the insured, in bureau boxes',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS           POLICY NUMBER: CGL 4471902-03
      COMPANY NAME AREA:                          PRODUCER NAME AREA:
      Harrow Ridge Casualty Company               Lindqvist & Moran Insurance Services (code TX-118)
      400 Ferry Plaza                             88 Canal Street
      Dubuque, IA 52001                           Davenport, IA 52801

      Named Insured and Mailing Address (No., Street, Town, State, Zip Code)          Agent No.: 0917
      Bluestem Masonry & Concrete, Inc.
      2210 Quarry Road
      Bettendorf, IA 52722

      POLICY PERIOD: FROM 03/15/2026 TO 03/15/2027
      EACH OCCURRENCE LIMIT               $ 1,000,000
      GENERAL AGGREGATE LIMIT             $ 2,000,000
      `,
    ],
    expect: `prod=Lindqvist & Moran Insurance Services|prod1=88 Canal Street|prodCity=Davenport|prodState=IA|prodZip=52801
      ins=Bluestem Masonry & Concrete, Inc.|ins1=2210 Quarry Road|insCity=Bettendorf|insState=IA|insZip=52722
      A=Harrow Ridge Casualty Company|gl.letter=A|gl=true|gl.no=CGL 4471902-03|gl.eff=03/15/2026|gl.exp=03/15/2027
      gl.occ=1,000,000|gl.agg=2,000,000`,
  },
  {
    name: 'the box to the right of the insured is another one, the address stands below',
    pages: [
      `
      LIABILITY DECLARATIONS
      INSURED AND MAILING ADDRESS            Woodworking shop at 9 Elm Ct
      Vargas Millwork Corp.
      9 Elm Court
      Waltham, MA 02453
      Item 3. OTHER INTEREST: None
      Agent: Ruth Abernathy Agency Inc (620) 555-0144
      Company: Ironbridge Fire & Marine Insurance Company
      Policy Number: IB-20260624       Policy Period: 07/01/2026 to 07/01/2027
      Each Occurrence                  $1,000,000
      `,
    ],
    expect: `prod=Ruth Abernathy Agency Inc|phone=(620) 555-0144|ins=Vargas Millwork Corp.|ins1=9 Elm Court|insCity=Waltham|insState=MA|insZip=02453
      A=Ironbridge Fire & Marine Insurance Company|gl.letter=A|gl=true|gl.no=IB-20260624|gl.eff=07/01/2026|gl.exp=07/01/2027|gl.occ=1,000,000`,
  },
  {
    name: 'bodily injury goes on in the row below, owned autos in words',
    pages: [
      `
      FARMSTEAD MUTUAL AUTOMOBILE INSURANCE CO.
      Business Auto Policy Declarations                     Policy No. 7 BA 55-0211
      Named Insured                            Agent: Halstead Agency
      HOLLIS FEED & SEED                       110 Main, McPherson KS 67460
      RR 2 BOX 18
      MCPHERSON KS 67460
      Policy Period 10/01/25 to 10/01/26 12:01 AM

      Coverage                      Limits of Liability            Premium
      Bodily Injury Liability       $250,000 each person           1,210.00
                                    $500,000 each accident
      Property Damage Liability     $100,000 each accident         802.00
      Covered Autos: 2 - Owned Autos Only
      `,
    ],
    expect: `prod=Halstead Agency|prod1=110 Main|prodCity=McPherson|prodState=KS|prodZip=67460
      ins=HOLLIS FEED & SEED|ins1=RR 2 BOX 18|insCity=MCPHERSON|insState=KS|insZip=67460|A=FARMSTEAD MUTUAL AUTOMOBILE INSURANCE CO.
      auto.letter=A|auto.no=7 BA 55-0211|auto.eff=10/01/2025|auto.exp=10/01/2026|auto.owned=true
      auto.person=250,000|auto.accident=500,000|auto.damage=100,000`,
  },
  {
    name: 'an endorsement says which limit it changes',
    pages: [
      SCAFFOLD.replace('General Aggregate', 'Damage to Premises Rented to You    $100,000\nGeneral Aggregate'),
      `
      POLICY CHANGE ENDORSEMENT
      Policy No. SA-201-7781-C            Effective date of change: 04/01/2026
      In consideration of an additional premium of $312, the Limits of Insurance are changed as follows:
      Damage to Premises Rented to You is changed from $100,000 to $300,000.
      `,
    ],
    expect: `${SCAFFOLD_EXPECT}|gl.rented=300,000`,
  },
  {
    name: 'the only declarations bear the stamp of a specimen; the company stands in the small print',
    pages: [
      `
      SPECIMEN
      Rampart Group
      Commercial Liability Policy - Declarations Page
      Policy No             RG 77 100 231
      Policy Period         12 months from 15 March 2026 until 15 March 2027
      Insured               The Gilded Anchor Hotel Company
      Insured Address       1 Promenade, Newport, Rhode Island 02840

      Each Occurrence                              $1 Million
      General Aggregate (other than products)      $2 Million
      Medical Payments                             Not Covered
      Aggregate limits apply per location.
      This policy is issued by Rampart Continental Insurance Company, Des Moines, Iowa.
      `,
    ],
    expect: `ins=The Gilded Anchor Hotel Company|ins1=1 Promenade|insCity=Newport|insState=RI|insZip=02840
      A=Rampart Continental Insurance Company|gl.letter=A|gl=true|gl.no=RG 77 100 231|gl.eff=03/15/2026|gl.exp=03/15/2027
      gl.perLocation=true|gl.occ=1,000,000|gl.agg=2,000,000`,
  },
  {
    name: 'a column for each line, one of them without a limit of its own',
    pages: [
      `
      Prepared for: Copperfield Nursery Inc.
                               General Liability          Auto                     Umbrella
      Carrier                  Silver Birch Mutual        Silver Birch Mutual      Overlook Excess Insurance Co.
      Policy Number            SBG-10021                  SBA-10022                OX-99117
      Effective                01/15/2026                 01/15/2026               01/15/2026
      Expiration               01/15/2027                 01/15/2027               01/15/2027
      Each Occurrence          $1,000,000                                          $2,000,000
      General Aggregate        $2,000,000
      `,
    ],
    expect: `ins=Copperfield Nursery Inc.|A=Silver Birch Mutual|B=Overlook Excess Insurance Co.
      gl.letter=A|gl=true|gl.no=SBG-10021|gl.eff=01/15/2026|gl.exp=01/15/2027|gl.occ=1,000,000|gl.agg=2,000,000
      auto.letter=A|auto.no=SBA-10022|auto.eff=01/15/2026|auto.exp=01/15/2027
      umb.letter=B|umb=true|umb.no=OX-99117|umb.eff=01/15/2026|umb.exp=01/15/2027|umb.occ=2,000,000`,
  },
  {
    name: 'two numbers and two terms on the common page, a part that names its own',
    pages: [
      `
      THE QUEENSBORO INSURANCE COMPANY
      A Stock Insurance Company
      Mailing address: P.O. Box 145496, Queensboro, OH 45250-5496
      COMMON POLICY DECLARATIONS
      NAMED INSURED      TALLGRASS CONTRACTING SERVICES LLC
      ADDRESS            4411 RANGELINE RD
                         COLUMBIA, MO 65202-9310
      All coverages except Automobile and / or Garage:
      Policy number: EPP 061 22 38      FROM: 08-15-2025     TO: 08-15-2028
      Automobile and / or Garage:
      Policy number: EBA 061 22 38      FROM: 08-15-2025     TO: 08-15-2026
      FORMS APPLICABLE TO ALL COVERAGE PARTS:
      IA4236     09/17     POLICYHOLDER NOTICE TERRORISM INSURANCE COVERAGE
      `,
      `
      THE QUEENSBORO INSURANCE COMPANY
      COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
      Attached to and forming part of POLICY NUMBER: EPP 061 22 38
      EACH OCCURRENCE LIMIT                              $1,000,000
      MEDICAL EXPENSE LIMIT
      $5,000 limit unless otherwise indicated herein:    $10,000     ANY ONE PERSON
      `,
      `
      THE QUEENSBORO INSURANCE COMPANY
      BUSINESS AUTO COVERAGE PART DECLARATIONS
      Attached to and forming part of POLICY NUMBER: EBA 061 22 38
      COVERAGES           COVERED AUTOS           LIMIT
      LIABILITY           1                       $ 1,000,000
      `,
    ],
    expect: `ins=TALLGRASS CONTRACTING SERVICES LLC|ins1=4411 RANGELINE RD|insCity=COLUMBIA|insState=MO|insZip=65202-9310
      A=THE QUEENSBORO INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=EPP 061 22 38|gl.eff=08/15/2025|gl.exp=08/15/2028|gl.occ=1,000,000|gl.med=10,000
      auto.letter=A|auto.no=EBA 061 22 38|auto.eff=08/15/2025|auto.exp=08/15/2026|auto.any=true|auto.csl=1,000,000`,
  },
  {
    name: 'umbrella over what it is in excess of, the address beside the insured and under the agent',
    pages: [
      `
      CASCADE LANTERN MUTUAL INSURANCE COMPANY
      COMMERCIAL LIABILITY UMBRELLA DECLARATIONS
      Policy Number                  Agent
      UMB-22-118843                  Tidewater Brokerage Group #40-118
      Policy Term                    Renewal of
      06/01/2026 to 06/01/2027       UMB-21-118843
      Named Insured                  Mailing Address
      Osprey Point Marina, Inc.      3 Dock Street
                                     Astoria, OR 97103

      LIMITS OF INSURANCE
      Each Occurrence Limit (Liability Coverage)                                     $5,000,000
      Aggregate Limit (Liability Coverage) (except with respect to covered autos)    $5,000,000
      Self-Insured Retention                                                         $10,000
      EXCESS OF
      $1,000,000     Each Occurrence
      `,
    ],
    expect: `prod=Tidewater Brokerage Group|ins=Osprey Point Marina, Inc.|ins1=3 Dock Street|insCity=Astoria|insState=OR|insZip=97103
      A=CASCADE LANTERN MUTUAL INSURANCE COMPANY|umb.letter=A|umb=true|umb.ret=true|umb.retAmount=10,000|umb.no=UMB-22-118843
      umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=5,000,000|umb.agg=5,000,000`,
  },
  {
    name: 'a deductible under its own heading, and abusive conduct beside the professional part',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      POLICY NUMBER: 0100441082-1         COMPANY: Kingsport Excess & Surplus Insurance Company (NAIC #15883)
      NAMED INSURED:       Ridgeline Spray Foam, LLC
      MAILING ADDRESS:     450 County Road 112
                           Georgetown, TX 78626
      POLICY PERIOD:       April 1, 2026 to April 1, 2027
      SECTION I - LIMITS OF INSURANCE
      $1,000,000      EACH OCCURRENCE LIMIT
      EXCLUDED        MEDICAL EXPENSE LIMIT
      $2,000,000      GENERAL AGGREGATE LIMIT
      SECTION II - DEDUCTIBLE
      $5,000 PER OCCURRENCE
      `,
      `
      Policy Number: 0100441082-1
      PROFESSIONAL LIABILITY COVERAGE PART DECLARATIONS
      Each Professional Incident          $ 500,000
      Aggregate                           $ 1,500,000
      Deductible                          $ 0
      ABUSIVE CONDUCT LIABILITY
      Each Abusive Conduct                $ 250,000
      Aggregate                           $ 750,000
      `,
    ],
    expect: `ins=Ridgeline Spray Foam, LLC|ins1=450 County Road 112|insCity=Georgetown|insState=TX|insZip=78626
      A=Kingsport Excess & Surplus Insurance Company|naicA=15883|gl.letter=A|gl=true|gl.no=0100441082-1|gl.eff=04/01/2026|gl.exp=04/01/2027
      gl.occ=1,000,000|gl.agg=2,000,000|other.letter=A|other=Professional liability|other.no=0100441082-1|other.eff=04/01/2026|other.exp=04/01/2027
      other.codeA=Each claim|other.limitA=500,000|other.codeB=Aggregate|other.limitB=1,500,000`,
  },
  {
    name: 'amounts in thousands do not say what they print',
    pages: [`${SCAFFOLD}\nLimits of Insurance (in thousands)\nMedical Expense     5`],
    expect: `ins=Moorland Scaffold Inc.|ins1=8 Crucible Way|insCity=Pittsburgh|insState=PA|insZip=15222|A=Sheffield Anvil Insurance Company
      gl.letter=A|gl=true|gl.no=SA-201-7781-C|gl.eff=10/10/2025|gl.exp=10/10/2026`,
  },
  {
    name: 'an address in boxes for its parts, and an agent that is none',
    pages: [
      `
      WORKERS COMPENSATION POLICY DECLARATIONS
      CASCADE STATE COMPENSATION FUND
      Named Insured          Kestrel Window Cleaning LLC
      Street Address         17 Belmont Circle
      City                   Madison          State    WI       ZIP    53703
      Policy Number          03-118820-4
      Policy Period          7/1/25 TO 7/1/26
      Agent                  NONE - DIRECT
      Workers compensation coverage: statutory
      Employers liability each accident         $500,000
      PARTNERS, OFFICERS AND OTHERS EXCLUSION ENDORSEMENT
      `,
    ],
    expect: `ins=Kestrel Window Cleaning LLC|ins1=17 Belmont Circle|insCity=Madison|insState=WI|insZip=53703|A=CASCADE STATE COMPENSATION FUND
      wc.letter=A|wc=true|wc.excluded=Y|wc.no=03-118820-4|wc.eff=07/01/2025|wc.exp=07/01/2026|wc.accident=500,000`,
  },
  {
    name: 'agency and insured in two windows without a label',
    pages: [
      `
      DELLWOOD INSURANCE AGENCY                    Policy number: 04418233-2
      1800 ROUTE 9                                 Underwritten by: Forwardway Northern Insurance Company
      LACONIA, NH 03246                            Policy Period: May 28, 2026 - May 28, 2027


      GRANITE PEAK LANDSCAPING LLC
      44 LAKESIDE AVE
      GILFORD, NH 03249


      Commercial Auto
      Bodily Injury and Property Damage Liability        $1,000,000 combined single limit
      `,
    ],
    expect: `prod=DELLWOOD INSURANCE AGENCY|prod1=1800 ROUTE 9|prodCity=LACONIA|prodState=NH|prodZip=03246
      ins=GRANITE PEAK LANDSCAPING LLC|ins1=44 LAKESIDE AVE|insCity=GILFORD|insState=NH|insZip=03249|A=Forwardway Northern Insurance Company
      auto.letter=A|auto.no=04418233-2|auto.eff=05/28/2026|auto.exp=05/28/2027|auto.csl=1,000,000`,
  },
  {
    name: 'a scheduled additional insured who is not the holder',
    pages: [SCAFFOLD, SCAFFOLD_SCHEDULE],
    input: { holder: 'Harbor Tower Owner LP', instructions: 'Show the holder as additional insured.' },
    expect: `${SCAFFOLD_EXPECT}|holder=Harbor Tower Owner LP`,
  },
  {
    name: 'a scheduled additional insured who is the holder',
    pages: [SCAFFOLD, SCAFFOLD_SCHEDULE],
    input: { holder: 'Steel City Development Authority', instructions: 'Show the holder as additional insured.' },
    expect: `${SCAFFOLD_EXPECT}|gl.ai=Y|holder=Steel City Development Authority`,
  },
  {
    name: 'previous limits beside the amended ones',
    pages: [
      `
      AMENDED DECLARATIONS                        Effective Date of Change: 04/15/2026
      Policy Number: GP-771-0043                  Policy Period: 01/10/2026 - 01/10/2027
      Insurer: Wheatfield Insurance Company
      Named Insured: Prairie Rose Florists
      COMMERCIAL GENERAL LIABILITY
      Coverage                   Previous Limit        Amended Limit
      Each Occurrence            $500,000              $1,000,000
      General Aggregate          $1,000,000            $2,000,000
      `,
    ],
    expect: `ins=Prairie Rose Florists|A=Wheatfield Insurance Company|gl.letter=A|gl=true|gl.no=GP-771-0043|gl.eff=01/10/2026|gl.exp=01/10/2027
      gl.occ=1,000,000|gl.agg=2,000,000`,
  },
  {
    name: 'a part of another carrier behind a schedule of underlying insurance',
    pages: [
      `
      Tupper Lake Casualty Company
      COMMERCIAL UMBRELLA DECLARATIONS
      Policy Number: TLU-20013        Policy Period: 03/01/2026 to 03/01/2027
      Named Insured: Hawthorne Paving Corp.
      Producer's Name: Mohawk Valley Agency
      Each Occurrence Limit           $5,000,000
      SCHEDULE OF UNDERLYING INSURANCE
      Employers Liability             NYC-5501         $500,000 / $500,000 / $500,000
      `,
      `
      Empire Auto Insurance Company
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE
      Policy Number: NYC-5501         Policy Period: 06/01/2025 to 06/01/2026
      Named Insured: Hawthorne Paving Corp.
      Bodily Injury by Accident $500,000 each accident
      `,
    ],
    expect: `prod=Mohawk Valley Agency|ins=Hawthorne Paving Corp.|A=Tupper Lake Casualty Company|B=Empire Auto Insurance Company
      umb.letter=A|umb=true|umb.no=TLU-20013|umb.eff=03/01/2026|umb.exp=03/01/2027|umb.occ=5,000,000
      wc.letter=B|wc=true|wc.no=NYC-5501|wc.eff=06/01/2025|wc.exp=06/01/2026|wc.accident=500,000`,
  },
  {
    name: 'a certificate of underwriters in London',
    pages: [
      `
      This Insurance is effected with Certain Underwriters at Lloyd's, London
           Certificate No.:                      LLN-2026-00417
      1.   Name and address of the Assured:      Basalt Ridge Guides LLC
                                                 4 Crater Rd
                                                 Bend, OR 97703
      2.   Effective from                        01-Jun-2026 to 01-Jun-2027
      3.   Insurance is effective with           Certain Underwriters at Lloyd's, London
      COMMERCIAL GENERAL LIABILITY
      Each Occurrence Limit                      USD 1,000,000
      Products/Completed Operations              Excluded
      `,
    ],
    expect: `ins=Basalt Ridge Guides LLC|ins1=4 Crater Rd|insCity=Bend|insState=OR|insZip=97703|A=Certain Underwriters at Lloyd's, London
      gl.letter=A|gl=true|gl.no=LLN-2026-00417|gl.eff=06/01/2026|gl.exp=06/01/2027|gl.occ=1,000,000`,
  },
  {
    name: 'a summary in sentences and bullets, with pairs of limits',
    pages: [
      `
      Insured by Lumen Casualty Insurance Company
      Policy LC-GL-88120-26 · Effective Mar 3, 2026 – Mar 3, 2027
      Policyholder
      Hazel & Finch Catering LLC
      19 Mulberry St
      Charleston, SC 29401
      BUSINESSOWNERS LIABILITY
      Liability & Medical Expenses (per occurrence / aggregate)      $1,000,000 / $2,000,000
      • Damage to rented premises: $100,000
      `,
    ],
    expect: `ins=Hazel & Finch Catering LLC|ins1=19 Mulberry St|insCity=Charleston|insState=SC|insZip=29401|A=Lumen Casualty Insurance Company
      gl.letter=A|gl=true|gl.no=LC-GL-88120-26|gl.eff=03/03/2026|gl.exp=03/03/2027|gl.occ=1,000,000|gl.agg=2,000,000|gl.rented=100,000`,
  },
]
