import type { Trial } from './trial.ts'

const HEAD = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.`

const POLICY = 'ins=Moorland Scaffold Inc.|A=Sheffield Anvil Insurance Company'
const IN_FORCE = (row: string) => `${row}.letter=A|${row}.no=SA-201-7781-C|${row}.eff=10/10/2025|${row}.exp=10/10/2026`
const GL = `${POLICY}|gl=true|${IN_FORCE('gl')}`

/** Documents whose limits stand in lists, in pairs and under headings that share their line. All invented. */
export const LISTS_AND_HEADINGS: Trial[] = [
  {
    name: 'a proposal that looks like declarations fills nothing',
    pages: [HEAD.replace('DECLARATIONS', 'COVERAGE PART DECLARATIONS\n      PROPOSAL OF INSURANCE')],
    expect: '',
    asks: ['papers'],
  },
  {
    name: 'a sentence that says that nothing is bound makes an offer of the whole paper',
    pages: [
      `${HEAD}
      Each Occurrence Limit             $1,000,000
      This is a quote only. No coverage is bound.`,
    ],
    expect: '',
    asks: ['papers'],
  },
  {
    name: 'what follows the first page of an offer is offered too',
    pages: [
      `${HEAD.replace('DECLARATIONS', 'DECLARATIONS - RENEWAL OFFER')}
      Each Occurrence Limit             $1,000,000`,
      `
      COMMERCIAL GENERAL LIABILITY
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      General Aggregate Limit           $2,000,000`,
    ],
    expect: '',
    asks: ['papers'],
  },
  {
    name: 'a policy behind its own quotation is issued',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY QUOTATION
      Named Insured: Moorland Scaffold Inc.
      Each Occurrence Limit             $2,000,000
      Nothing here is insured: no coverage is bound until you accept it.`,
      `${HEAD}
      Each Occurrence Limit             $1,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'limits between semicolons, one of them told behind its name',
    pages: [
      `${HEAD}
      $1,000,000 each occurrence; $100,000 damage to premises rented to you; medical expense $5,000; $2,000,000 general aggregate`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.agg=2,000,000`,
  },
  {
    name: 'limits between semicolons that wrap within a name',
    pages: [
      `${HEAD}
      Limits of insurance: $1,000,000 each occurrence; $100,000 damage to premises rented to you; $5,000 medical expense; $1,000,000 personal
      and advertising injury; $2,000,000 general aggregate; $2,000,000 products-completed operations aggregate.`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
  {
    name: 'limits told before their names, one a line, in small letters',
    pages: [
      `${HEAD}
      $5,000 medical expense any one person
      $2,000,000 general aggregate`,
    ],
    expect: `${GL}|gl.med=5,000|gl.agg=2,000,000`,
  },
  {
    name: 'one semicolon makes no list',
    pages: [
      `${HEAD}
      Each occurrence limit $1,000,000; $2,000,000 general aggregate`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'limits between semicolons, with commas in their names',
    pages: [
      `${HEAD}
      Limits: each occurrence, $1,000,000; medical expense, any one person, $5,000; general aggregate, $2,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.med=5,000|gl.agg=2,000,000`,
  },
  {
    name: 'a part’s premium beside its heading',
    pages: [
      `
      COMMERCIAL PACKAGE DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
      GENERAL LIABILITY                 Premium $27,203
      Each occurrence                   $1,000,000
      UMBRELLA LIABILITY                Premium $7,203
      Each occurrence                   $5,000,000
      `,
    ],
    expect: `${GL}|gl.occ=1,000,000|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000`,
  },
  {
    name: 'the company’s name beside the heading of its part',
    pages: [
      `
      COMMERCIAL PACKAGE DECLARATIONS
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
      GENERAL LIABILITY                 Sheffield Anvil Insurance Company      Page 1
      Each occurrence                   $1,000,000
      UMBRELLA LIABILITY                Sheffield Anvil Insurance Company      Page 2
      Each occurrence                   $5,000,000
      `,
    ],
    expect: `${GL}|gl.occ=1,000,000|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000`,
  },
  {
    name: 'an umbrella’s own limits under what it sits upon',
    pages: [
      `
      COMMERCIAL UMBRELLA DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
      SCHEDULE OF UNDERLYING INSURANCE
      General liability                 HR-88-4417        $1,000,000 each occurrence
      LIMITS OF INSURANCE OF THIS POLICY
      Each occurrence                   $5,000,000
      Aggregate                         $5,000,000
      `,
    ],
    expect: `${POLICY}|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000|umb.agg=5,000,000`,
  },
  {
    name: 'the last line of what an umbrella sits upon goes on under its amounts',
    pages: [
      `
      COMMERCIAL UMBRELLA DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
      Item 5     General liability      $1,000,000 each occurrence
                 Auto liability         $1,000,000 each accident
                 Employers liability    $500,000 each accident
                                        $600,000 aggregate
      Item 6     Each occurrence        $5,000,000
      `,
    ],
    expect: `${POLICY}|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000`,
  },
  {
    name: 'an umbrella’s own limit in one table with those of the lines under it',
    pages: [
      `${HEAD.replace('GENERAL LIABILITY', 'UMBRELLA')}
      Umbrella liability       $5,000,000 each occurrence
                               $6,000,000 aggregate
      Auto liability           $1,000,000 each accident
      General liability        $1,000,000 each occurrence
                               $2,000,000 aggregate`,
    ],
    expect: `${POLICY}|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000|umb.agg=6,000,000`,
  },
  {
    name: 'a title in small letters',
    pages: [
      `
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Commercial umbrella policy
      Named Insured: Moorland Scaffold Inc.
      Each Occurrence Limit             $5,000,000
      `,
    ],
    expect: `${POLICY}|umb=true|${IN_FORCE('umb')}|umb.occ=5,000,000`,
  },
  {
    name: 'a paragraph of what others must carry',
    pages: [
      `${HEAD}
      Each Occurrence Limit             $1,000,000
      Every subcontractor that works for you shall carry liability insurance of its own with
      Each Occurrence Limit $2,000,000, Medical Expense Limit $5,000 and General Aggregate Limit
      $3,000,000, and shall send you a certificate of it before any work is done by its people.`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'a line of what others must carry',
    pages: [
      `${HEAD}
      Each Occurrence Limit             $1,000,000
      The subcontractor shall carry limits of medical expense $5,000 and general aggregate $2,000,000.
      Every tenant must maintain a products aggregate limit of      $3,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'a list that says otherwise than a label is asked about, and nothing else of it is taken',
    pages: [
      `${HEAD}
      Each Occurrence Limit             $1,000,000
      $2,000,000 each occurrence; $5,000 medical expense; $3,000,000 general aggregate`,
    ],
    expect: GL,
    asks: ['gl.eachOccurrence:SA-201-7781-C'],
  },
  {
    name: 'an amount beside the bare name of the autos may be any of their coverages',
    pages: [
      `${HEAD.replace('GENERAL LIABILITY', 'PACKAGE')}
      Coverage                               Limit
      General liability, each occurrence     $1,000,000
      Automobile                             $1,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'two limits behind one label are not both of its last words',
    pages: [
      `${HEAD}
      Per occurrence / general aggregate      $1,000,000 / $2,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.agg=2,000,000`,
  },
  {
    name: 'a list of what others must carry',
    pages: [
      `${HEAD}
      Each Occurrence Limit             $1,000,000
      Every subcontractor must carry:
      General Aggregate Limit           $2,000,000
      Medical Expense Limit             $5,000


      Personal and Advertising Injury Limit    $1,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.pai=1,000,000`,
  },
]
