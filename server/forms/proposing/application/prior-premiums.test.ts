import { expect, test } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'

/** What stands in the columns of prior premiums after a policy with this title and these rows. */
function premiums(title: string, rows: string) {
  const policy = readDrawn(`
  ${title}
  Policy Number: PK-10077        Policy Period: 03/03/2025 to 03/03/2026
  Insurer: Thornbury Casualty Company
  Named Insured: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
${rows}`)
  const { all, unsupported } = applicationOf([policy])
  expect(unsupported).toEqual([])
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, value]) => {
      const column = /^PriorCoverage_(\w+)_TotalPremiumAmount_A$/.exec(field)?.[1]
      return column ? [[column, value]] : []
    }),
  )
}

const LIMITS = `
  General Aggregate Limit                   $2,000,000
  Each Occurrence Limit                     $1,000,000
`
const PACKAGE = 'COMMERCIAL PACKAGE POLICY DECLARATIONS'

test('of a package each part costs what it costs by itself', () => {
  const parts = `
  Coverage Part                             Premium
  Commercial Property                       $3,100
  Commercial General Liability              $1,250
  Commercial Inland Marine                  $400
  Total Policy Premium                      $4,750
`
  const told = { Property: '3,100', GeneralLiability: '1,250', OtherLine: '400' }
  expect(premiums(PACKAGE, parts)).toEqual(told)
  expect(premiums(PACKAGE, parts + LIMITS)).toEqual(told)
})

const TOTAL = '\n  Total Policy Premium                      $4,750\n'

test.each([PACKAGE, 'COMMON POLICY DECLARATIONS'])(
  'the total under “%s” is not that of the one line that is told of',
  (title) => {
    expect(premiums(title, LIMITS + TOTAL)).toEqual({})
  },
)

test.each([
  ['parts that do not add up', '  Property                      $3,100\n  General Liability             $1,250'],
  ['a part alone', '  General Liability premium     $1,250'],
])('nor is it with %s', (_, parts) => {
  expect(premiums(PACKAGE, LIMITS + parts + TOTAL)).toEqual({})
})

test('a policy of one line costs its total', () => {
  expect(premiums('COMMERCIAL GENERAL LIABILITY DECLARATIONS', LIMITS + TOTAL)).toEqual({ GeneralLiability: '4,750' })
})
