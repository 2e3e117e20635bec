import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** The premiums that declarations of a package tell of lines, with these rows under their head. */
const premiums = (rows: string, kind = 'PACKAGE POLICY DECLARATIONS') =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
  COMMERCIAL ${kind}
  Policy Number: PK-10077        Policy Period: 03/03/2026 to 03/03/2027
  Insurer: Thornbury Casualty Company
  Named Insured: Heron Carpentry LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
${rows}`),
    ]).facts.flatMap(({ key, value, status, source }) =>
      key.endsWith('.premium') && key !== 'policy.premium' && status === 'current' && /total/i.test(source.quote)
        ? [[key, value]]
        : [],
    ),
  )

const PARTS = { 'property.premium': '3,100', 'gl.premium': '1,250', 'inlandMarine.premium': '400' }

test.each([
  `
  Coverage Part                             Premium
  Commercial Property                       $3,100
  Commercial General Liability              $1,250
  Commercial Inland Marine                  $400
  TOTAL                                     $4,750
`,
  `
  Property                                  $3,100
  General Liability                         $1,250
  Inland Marine                             $400
  Policy fee                                $50

  Total Policy Premium: $4,800
`,
])('what the lines of a package cost, adding up to its total', (rows) => {
  expect(premiums(rows)).toEqual(PARTS)
})

test.each([
  [
    'rows that do not add up',
    'Property                      $3,100\n  General Liability             $1,250\n  Total Premium                 $4,750',
  ],
  [
    'parts of one line',
    'Liability of premises         $3,100\n  Liability of products         $1,250\n  Total Premium                 $4,350',
  ],
  [
    'sums of limits',
    'Limit of Liability\n  Property                      $3,100\n  General Liability             $1,250\n  Total                         $4,350',
  ],
  [
    'two rows of one line',
    'General Liability             $3,100\n  General Liability             $1,250\n  Total Premium                 $4,350',
  ],
])('%s tell of no line', (_, rows) => {
  expect(premiums(`\n  ${rows}\n`)).toEqual({})
})
