import type { Trial } from './trial.ts'

const TERMS = `ins=Moorland Scaffold Inc.|gl.no=SA-201-7781-C|gl.eff=06/10/2026|gl.exp=06/10/2027
  auto.no=HR-88-4417|auto.eff=06/15/2026|auto.exp=06/15/2027`
const EACH = `${TERMS}|A=Sheffield Anvil Insurance Company|gl.letter=A|B=Harrow Ridge Casualty Company|auto.letter=B`

/** Documents that give each policy rows of a table of its own. All invented. */
export const POLICIES_IN_ROWS: Trial[] = [
  {
    name: 'each policy’s number in the line over that of its kind',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Type of insurance      Company                              Policy number      Effective       Expiration
                                                                  SA-201-7781-C
      General liability      Sheffield Anvil Insurance Company                       06/10/2026      06/10/2027
                                                                  HR-88-4417
      Automobile             Harrow Ridge Casualty Company                           06/15/2026      06/15/2027
      `,
    ],
    expect: EACH,
  },
  {
    name: 'each policy’s number in the line under that of its kind',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Type of insurance      Company                              Policy number      Effective       Expiration
      General liability      Sheffield Anvil Insurance Company                       06/10/2026      06/10/2027
                                                                  SA-201-7781-C
      Automobile             Harrow Ridge Casualty Company                           06/15/2026      06/15/2027
                                                                  HR-88-4417
      `,
    ],
    expect: EACH,
  },
  {
    name: 'a policy’s number that is broken at a hyphen',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Type of insurance      Company                              Policy number      Effective       Expiration
      General liability      Sheffield Anvil Insurance Company    SA-201-7781-       06/10/2026      06/10/2027
                                                                  C
      Automobile             Harrow Ridge Casualty Company        HR-88-4417         06/15/2026      06/15/2027
      `,
    ],
    expect: EACH,
  },
  {
    name: 'the company under the line it insures, and another one at the head of the page',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Coalfield Mutual Insurance Company
      Named Insured: Moorland Scaffold Inc.
      Type of insurance and company            Policy number       Effective       Expiration
      General liability                        SA-201-7781-C       06/10/2026      06/10/2027
      Sheffield Anvil Insurance Company
      Automobile                               HR-88-4417          06/15/2026      06/15/2027
      Harrow Ridge Casualty Company
      `,
    ],
    expect: EACH,
  },
  {
    name: 'company, number and term under one head, in a binder with dates of its own',
    pages: [
      `
      COMMERCIAL INSURANCE BINDER
      Effective Date: 06/01/2026             Expiration Date: 07/01/2026
      Named Insured: Moorland Scaffold Inc.
      Coverage               Company and policy issued
      General liability      Sheffield Anvil Insurance Company
                             Policy SA-201-7781-C
                             06/10/2026 to 06/10/2027
      Automobile             Harrow Ridge Casualty Company
                             Policy HR-88-4417
                             06/15/2026 to 06/15/2027
      `,
    ],
    expect: EACH,
  },
  {
    name: 'a head of its own over each policy’s row',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Line                   Policy number      Effective          Expiration
      General liability      SA-201-7781-C      06/10/2026         06/10/2027
      Line                   Customer number    Policy number      Effective       Expiration
      Automobile             CU-90017           HR-88-4417         06/15/2026      06/15/2027
      `,
    ],
    expect: TERMS,
  },
  {
    name: 'a binder in force for a month and policies for a year',
    pages: [
      `
      COMMERCIAL INSURANCE BINDER
      Binder Number: B-77120
      Effective Date: 06/01/2026             Expiration Date: 07/01/2026
      Named Insured: Moorland Scaffold Inc.
      Type of insurance      Company                              Policy number      Policy term
      General liability      Sheffield Anvil Insurance Company    SA-201-7781-C      06/10/2026 to 06/10/2027
      Automobile             Harrow Ridge Casualty Company        HR-88-4417         06/15/2026 to 06/15/2027
      `,
    ],
    expect: EACH,
  },
  {
    name: 'a policy told under the table of the others keeps its own term',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Line                   Policy number      Effective       Expiration
      General liability      SA-201-7781-C      06/10/2026      06/10/2027
      Automobile             HR-88-4417         06/15/2026      06/15/2027


      COMMERCIAL UMBRELLA
      Policy Number: UM-4471-26
      Effective Date: 07/01/2026
      Expiration Date: 07/01/2027
      Each occurrence        $5,000,000
      `,
    ],
    expect: `${TERMS}|umb=true|umb.no=UM-4471-26|umb.eff=07/01/2026|umb.exp=07/01/2027|umb.occ=5,000,000`,
  },
  ...[
    ['from the line of its kind on', 'General liability      SA-201-', '                       7781-C'],
    ['from the line over that of its kind on', '                       SA-201-', 'General liability      7781-C '],
  ].map(([where, first, second]) => {
    const term = '            06/10/2026      06/10/2027'
    const [upper, lower] = second!.startsWith('G') ? [first, second + term] : [first + term, second]
    return {
      name: `both parts of a broken number look like one, ${where}`,
      pages: [
        `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      Line                   Policy number      Effective       Expiration
      ${upper}
      ${lower}
      Automobile             HR-88-4417         06/15/2026      06/15/2027
      `,
      ],
      expect: TERMS,
    }
  }),
  {
    name: 'a number broken behind its label',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number:    SA-201-      Policy Period: 06/10/2026 to 06/10/2027
                        7781-C
      Each Occurrence Limit          $1,000,000
      `,
    ],
    expect: 'gl=true|gl.no=SA-201-7781-C|gl.eff=06/10/2026|gl.exp=06/10/2027|gl.occ=1,000,000',
  },
  {
    name: 'a number whose end is not there',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number:    SA-201-
      Policy Period:    06/10/2026 to 06/10/2027
      Each Occurrence Limit          $1,000,000
      `,
    ],
    expect: 'gl=true|gl.eff=06/10/2026|gl.exp=06/10/2027|gl.occ=1,000,000',
  },
  {
    name: 'a term that is broken at a hyphen is no number',
    pages: [
      `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number  From 15-APR-2025 to 15-
                     APR-2026
      Each Occurrence Limit          $1,000,000
      `,
    ],
    expect: 'gl=true|gl.occ=1,000,000|gl.eff=04/15/2025',
  },
]
