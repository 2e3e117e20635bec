import type { Trial } from './trial.ts'

const CURRENT_GL = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      LIMITS OF INSURANCE
      Each Occurrence                       $1,000,000
      General Aggregate                     $2,000,000
      Products/Completed Operations         $2,000,000
      `

const CURRENT_EXPECT = `ins=Pelican Row Painters LLC|ins1=41 Shore Road|insCity=Mobile|insState=AL|insZip=36602|A=Thornbury Casualty Company|gl.letter=A|gl=true
      gl.no=GLS-3301-26|gl.eff=04/01/2026|gl.exp=04/01/2027|gl.occ=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`

/** A workers compensation policy of somebody else, in a file of its own. */
const OTHER_INSURED = [
  [
    `
  WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY INFORMATION PAGE
  Policy Number: WC-88123-26
  Insurer: Thornbury Casualty Company
  Named Insured: Gull Island Marina Inc
  Policy Period: 04/01/2026 to 04/01/2027
  Bodily Injury by Accident     $500,000 each accident
  Bodily Injury by Disease      $500,000 policy limit
  Bodily Injury by Disease      $500,000 each employee
  `,
  ],
]

/** Documents that lead a reader astray. Every name and number is invented. */
export const TRAPS: Trial[] = [
  {
    name: 'a superseded policy behind the current one',
    pages: [
      CURRENT_GL,
      `
      SUPERSEDED - FOR REFERENCE ONLY
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-25        Policy Period: 04/01/2025 to 04/01/2026
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      Each Occurrence                       $500,000
      General Aggregate                     $1,000,000
      Medical Expense                       $10,000
      `,
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'last year’s declarations with no mark, in the same file',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-25        Policy Period: 04/01/2025 to 04/01/2026
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Each Occurrence                       $500,000
      General Aggregate                     $1,000,000
      Medical Expense                       $10,000
      `,
      CURRENT_GL,
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'a contract that asks for insurance is none',
    pages: [
      `
                              SUBCONTRACT AGREEMENT
      This Agreement is made by and between Gable Peak Builders Inc ("Contractor") and Pelican Row Painters LLC.
      ARTICLE 9. INSURANCE REQUIREMENTS
      Subcontractor shall maintain the following minimum insurance:
      Commercial General Liability
      Each Occurrence                       $5,000,000
      General Aggregate                     $5,000,000
      Automobile Liability
      Combined Single Limit                 $2,000,000
      `,
    ],
    expect: '',
  },
  {
    name: 'policy and contract together: the contract adds nothing',
    pages: [CURRENT_GL],
    more: [
      [
        `
                              LEASE AGREEMENT
      This Lease is made by and between Mobile Bay Holdings LLC ("Landlord") and Tenant.
      Tenant shall procure and maintain: Commercial General Liability, Each Occurrence $3,000,000, Medical Expense $25,000
      Medical Expense                       $25,000
      Damage to Rented Premises             $1,000,000
      `,
      ],
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'two values for one limit on one page',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      LIMITS OF INSURANCE
      Each Occurrence                       $1,000,000
      General Aggregate                     $2,000,000
      Each Occurrence                       $2,000,000
      `,
    ],
    expect: `ins=Pelican Row Painters LLC|A=Thornbury Casualty Company|gl.letter=A|gl=true|gl.no=GLS-3301-26|gl.eff=04/01/2026|gl.exp=04/01/2027|gl.agg=2,000,000`,
    asks: ['gl.eachOccurrence:GLS-3301-26'],
  },
  {
    name: 'two insureds in two files',
    pages: [CURRENT_GL],
    more: OTHER_INSURED,
    expect: '',
    asks: ['insured'],
  },
  {
    name: 'two insureds, and the words name a policy of one',
    pages: [CURRENT_GL],
    more: OTHER_INSURED,
    input: { instructions: 'The one with policy WC-88123-26.' },
    expect: `A=Thornbury Casualty Company|wc.letter=A|wc=true|wc.no=WC-88123-26|wc.eff=04/01/2026|wc.exp=04/01/2027|wc.accident=500,000|wc.policy=500,000|wc.employee=500,000|ins=Gull Island Marina Inc`,
  },
  {
    name: 'two insureds, and the words name one',
    pages: [CURRENT_GL],
    more: OTHER_INSURED,
    input: { instructions: 'It is for Gull Island Marina Inc.' },
    expect: `A=Thornbury Casualty Company|wc.letter=A|wc=true|wc.no=WC-88123-26|wc.eff=04/01/2026|wc.exp=04/01/2027|wc.accident=500,000|wc.policy=500,000|wc.employee=500,000|ins=Gull Island Marina Inc`,
  },
  {
    name: 'two liability policies in force at once',
    pages: [CURRENT_GL],
    more: [
      [
        `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: ZX-99017        Policy Period: 05/01/2026 to 05/01/2027
      Company: Marlow Fire Insurance Company
      Named Insured: Pelican Row Painters LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Each Occurrence                       $3,000,000
      General Aggregate                     $3,000,000
      `,
      ],
    ],
    expect: 'ins=Pelican Row Painters LLC|ins1=41 Shore Road|insCity=Mobile|insState=AL|insZip=36602',
    asks: ['policy:gl'],
  },
  {
    name: 'the user names the policy to take',
    pages: [CURRENT_GL],
    more: [
      [
        `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: ZX-99017        Policy Period: 05/01/2026 to 05/01/2027
      Company: Marlow Fire Insurance Company
      Named Insured: Pelican Row Painters LLC
      Each Occurrence                       $3,000,000
      `,
      ],
    ],
    input: { instructions: 'Take GLS-3301-26, please.' },
    expect: CURRENT_EXPECT,
  },
  {
    name: 'examples and provisions with other figures',
    pages: [
      CURRENT_GL,
      `
      SECTION III - LIMITS OF INSURANCE
      The Each Occurrence Limit is the most we will pay for the sum of damages under Coverage A.
      For example, if the Each Occurrence Limit is $300,000 and the General Aggregate Limit is $600,000, we will pay no more
      than $300,000 for any one occurrence. The Damage to Premises Rented to You limit of $50,000 applies with the
      Medical Expense limit of $1,000 in this example.
      EXAMPLE
      Each Occurrence                       $300,000
      General Aggregate                     $600,000
      Medical Expense                       $1,000
      `,
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'additional insureds, mortgagee and location are not the insured',
    pages: [
      CURRENT_GL,
      `
      COMMERCIAL GENERAL LIABILITY                 Policy Number: GLS-3301-26
      ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS (CG 20 10 04 13)
      SCHEDULE
      Name Of Additional Insured Person(s) Or Organization(s):
      Gable Peak Builders Inc
      900 Summit Ave
      Birmingham, AL 35203
      Location(s) Of Covered Operations
      1 Civic Plaza, Birmingham, AL 35203
      MORTGAGEE
      First Gulf Bank ISAOA
      10 Bank St
      Mobile, AL 36602
      `,
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'a loss run names policies and insureds that fill nothing',
    pages: [
      `
      Thornbury Casualty Company                    LOSS RUN
      Account: Pelican Row Painters LLC             Run Date: 05/01/2026
      Policy Period: 04/01/2024 - 04/01/2025        Policy #: GLS-3301-24
      Insured: Pelican Row Painters LLC
      Date of Loss: 06/02/2024
      Category        Reserve       Paid         Total Incurred
      BI              $10,000.00    $4,000.00    $14,000.00
      `,
    ],
    expect: '',
    asks: ['papers'],
  },
  {
    name: 'a quote fills what it offers where the user says so, and has no policy number',
    input: { instructions: 'Use paper-1.pdf' },
    pages: [
      `
      COMMERCIAL INSURANCE QUOTATION
      Quote Number: Q-2026-44178           Quote Date: 05/20/2026       Quote Valid Until: 06/20/2026
      Insurer: Larch Mountain Surplus Insurance Company
      Named Insured: Fern Gully Day Spa LLC
      Mailing Address: 8 Palm Court, Tampa, FL 33602
      Proposed Policy Period: 07/01/2026 to 07/01/2027

      COMMERCIAL GENERAL LIABILITY                Coverage Form: Occurrence
      Each Occurrence                       $1,000,000
      General Aggregate                     $2,000,000
      Products/Completed Operations Aggregate   Excluded
      Personal & Advertising Injury         $1,000,000
      Damage to Premises Rented to You      $100,000
      Medical Payments                      $5,000

      OPTIONAL COVERAGES (NOT INCLUDED)
      Hired & Non-Owned Auto Liability      $1,000,000
      TRIA                                  $250
      `,
    ],
    expect: `ins=Fern Gully Day Spa LLC|ins1=8 Palm Court|insCity=Tampa|insState=FL|insZip=33602|A=Larch Mountain Surplus Insurance Company|gl.letter=A|gl=true|gl.occur=true
      gl.eff=07/01/2026|gl.exp=07/01/2027|gl.occ=1,000,000|gl.agg=2,000,000|gl.pai=1,000,000|gl.rented=100,000|gl.med=5,000`,
  },
  {
    name: 'a binder with a line a row',
    pages: [
      `
      CONFIRMATION OF COVERAGE / BINDER
      Producer: Saddleback Insurance Services     Phone: (307) 555-0119
      Insured: Antelope Flats Excavating LLC
      Address: PO Box 88, Casper, WY 82602

      Coverage              Carrier                               Policy Number     Effective     Expiration    Limits
      General Liability     Wind River Casualty Company           WRC-GL-20177      06/01/2026    06/01/2027    $1,000,000 Each Occurrence
      Commercial Auto       Wind River Casualty Company           WRC-CA-20178      06/01/2026    06/01/2027    $1,000,000 Combined Single Limit
      Umbrella              Sheep Mountain Indemnity Company      SMI-774401        06/01/2026    06/01/2027    $2,000,000 Each Occurrence
      `,
    ],
    expect: `prod=Saddleback Insurance Services|phone=(307) 555-0119|ins=Antelope Flats Excavating LLC|ins1=PO Box 88|insCity=Casper|insState=WY|insZip=82602
      A=Wind River Casualty Company|B=Sheep Mountain Indemnity Company
      gl.letter=A|gl=true|gl.no=WRC-GL-20177|gl.eff=06/01/2026|gl.exp=06/01/2027|gl.occ=1,000,000
      auto.letter=A|auto.no=WRC-CA-20178|auto.eff=06/01/2026|auto.exp=06/01/2027|auto.csl=1,000,000
      umb.letter=B|umb=true|umb.no=SMI-774401|umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=2,000,000`,
  },
  {
    name: 'the holder as the user wrote it, and the blanket endorsement asked for',
    pages: [
      `${CURRENT_GL}
      FORMS AND ENDORSEMENTS
      CG 20 33 04 13    Additional Insured - Automatic Status When Required In Construction Agreement With You
      CG 00 01 04 13    Commercial General Liability Coverage Form
      `,
    ],
    input: {
      holder: 'Gable Peak Builders Inc\n900 Summit Ave\nBirmingham, AL 35203',
      instructions: 'Show the holder as additional insured.',
    },
    expect: `${CURRENT_EXPECT}|gl.occur=true|gl.ai=Y|holder=Gable Peak Builders Inc|holder1=900 Summit Ave|holderCity=Birmingham|holderState=AL|holderZip=35203`,
  },
  {
    name: 'no holder given: the named insured, by rule',
    pages: [CURRENT_GL],
    input: { holder: "Use the named insured's information as the certificate holder." },
    expect: `${CURRENT_EXPECT}|holder=Pelican Row Painters LLC|holder1=41 Shore Road|holderCity=Mobile|holderState=AL|holderZip=36602`,
  },
  {
    name: 'the agency’s own record when the papers name no producer',
    pages: [CURRENT_GL],
    input: { agency: { name: 'Demo Agency', line1: '1 Dock Street', city: 'Mobile', phone: '(251) 555-0100' } },
    expect: `${CURRENT_EXPECT}|prod=Demo Agency|prod1=1 Dock Street|prodCity=Mobile|phone=(251) 555-0100`,
  },
  {
    name: 'a mail that asks for limits gives none',
    pages: [CURRENT_GL],
    more: [
      [
        `
      From: pm@gablepeak.example
      Subject: certificate please
      Hi, before your crew starts we need a certificate. Our insurance requirements:
      INSURANCE REQUIREMENTS
      Commercial General Liability
      Each Occurrence                       $5,000,000
      Medical Expense                       $25,000
      Umbrella
      Each Occurrence                       $10,000,000
      `,
      ],
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'a list of forms names other lines',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      FORMS
      CG 21 47 12 07     Employment-Related Practices Exclusion
      CX 21 01 04 13     Commercial Excess Liability Coverage Form
      TERRORISM COVERAGE
      LIMITS OF INSURANCE
      Each Occurrence                       $1,000,000
      General Aggregate                     $2,000,000
      Products/Completed Operations         $2,000,000
      `,
    ],
    expect: CURRENT_EXPECT,
  },
  {
    name: 'one number through two terms',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GLS-3301-26        Policy Period: 04/01/2025 to 04/01/2026
      Company: Thornbury Casualty Company
      Named Insured: Pelican Row Painters LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Each Occurrence                       $500,000
      General Aggregate                     $1,000,000
      Medical Expense                       $10,000
      `,
      CURRENT_GL,
    ],
    expect: CURRENT_EXPECT,
  },
]
