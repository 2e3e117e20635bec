import type { Trial } from './trial.ts'

const paper = (lines: string) => `
      BUSINESS AUTO DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
${lines.replace(/^\n/, '')}`
const POLICY = `ins=Moorland Scaffold Inc.|A=Sheffield Anvil Insurance Company
  auto.letter=A|auto.no=SA-201-7781-C|auto.eff=10/10/2025|auto.exp=10/10/2026`
const SPLIT = `${POLICY}|auto.person=250,000|auto.accident=500,000`

/** Documents that tell the limits of autos for each person and each accident apart. All invented. */
export const SPLIT_LIMITS: Trial[] = [
  {
    name: 'each person’s limit behind the line’s own name',
    pages: [
      paper(`
      Autos liability        $250,000         each person
                             $500,000         each accident
      Property damage        $100,000         each accident`),
    ],
    expect: `${SPLIT}|auto.damage=100,000`,
  },
  {
    name: 'each person’s limit behind the bare name of the autos',
    pages: [
      paper(`
      Autos          $250,000         each person
                     $500,000         each accident`),
    ],
    expect: SPLIT,
  },
  {
    name: 'each person’s limit and each accident’s, told before their amounts',
    pages: [
      paper(`
      Automobile     Any one person   $250,000     Any one accident   $500,000
      Uninsured motorists    Any one person   $50,000     Any one accident   $100,000`),
    ],
    expect: SPLIT,
  },
  {
    name: 'each person’s limit and each accident’s in columns',
    pages: [
      paper(`
      Coverage                        Each person       Each accident
      Liability                       $250,000          $500,000`),
    ],
    expect: SPLIT,
  },
  {
    name: 'bodily injury with each person in its name',
    pages: [
      paper(`
      Bodily injury each person $250,000      each accident $500,000`),
    ],
    expect: SPLIT,
  },
  {
    name: 'what uninsured motorists are worth is no liability limit',
    pages: [
      paper(`
      Uninsured motorists liability       $50,000         each person
                                          $100,000        each accident`),
    ],
    expect: POLICY,
  },
  {
    name: 'uninsured motorists over three rows under the liability limit',
    pages: [
      paper(`
      Liability              $1,000,000       each accident
      Uninsured motorists    $50,000          each person
                             $100,000         each accident
                             $25,000          property damage each accident`),
    ],
    expect: `${POLICY}|auto.csl=1,000,000`,
  },
  ...[
    [
      'under the name of their coverage',
      'Liability',
      '  Each person            $250,000',
      '  Each accident          $500,000',
    ],
    ['each behind that name', '', 'Liability, each person       $250,000', 'Liability, each accident     $500,000'],
  ].map(([where, ...rows]) => ({
    name: `each person and each accident on rows of their own, ${where}`,
    pages: [paper(rows.map((row) => `      ${row}`).join('\n'))],
    expect: SPLIT,
  })),
  {
    name: 'uninsured motorists on rows of their own, under their name',
    pages: [
      paper(`
      Uninsured motorists
        Each person          $250,000
        Each accident        $500,000`),
    ],
    expect: POLICY,
  },
  {
    name: 'damage by uninsured motorists under their limit for each accident',
    pages: [
      paper(`
      Liability              $1,000,000       each accident
      Uninsured motorists    $60,000          each accident
                             $10,000          property damage each accident`),
    ],
    expect: `${POLICY}|auto.csl=1,000,000`,
  },
  {
    name: 'several amounts at once are no combined limit',
    pages: [
      paper(`
      Liability              $250,000/$500,000/$100,000`),
    ],
    expect: POLICY,
  },
]
