import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const DECLARATIONS = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      Named Insured: Alder Roofing LLC
      Each Occurrence                      $1,000,000
      General Aggregate                    $2,000,000
      Medical Expense                      $5,000`
const ENDORSED = `
      POLICY CHANGE ENDORSEMENT
      Policy Number: QF-000-1042-26
      Endorsement effective: 06/01/2026`

/** What the declarations claim of a key once this page stands behind them. */
const claimed = (key: string, page: string) =>
  readFacts([drawnPage(DECLARATIONS), drawnPage(page, 2)])
    .facts.filter((fact) => fact.key === key && fact.confidence >= 0.6)
    .map(({ value }) => value)

test('limits under what is amended hold against the declarations', () => {
  const page = `${ENDORSED}
      The limits of insurance are amended as follows:
      Each Occurrence                      $1,500,000`
  expect(claimed('gl.eachOccurrence', page)).toEqual(['1,500,000'])
  expect(claimed('gl.generalAggregate', page)).toEqual(['2,000,000'])
})

describe('what an endorsement changes in words not understood is in doubt', () => {
  test.each([
    ['gl.eachOccurrence', 'The each occurrence limit of this policy is increased by half from the date above.'],
    ['gl.medicalExpense', 'Medical payments coverage is deleted from the policy in its entirety.'],
    ['insured.name', 'The named insured is corrected as shown in our letter of that day.'],
    ['policy.number', 'The policy number is changed to the one of the new company.'],
  ])('%s: %s', (key, sentence) => {
    expect(claimed(key, DECLARATIONS)).toHaveLength(1)
    expect(claimed(key, `${ENDORSED}\n      ${sentence}`)).toEqual([])
  })

  test('a part of the coverage that is deleted', () => {
    expect(claimed('gl.eachOccurrence', `${ENDORSED}\n      General liability coverage is deleted.`)).toEqual([])
  })

  test('a row of the old and the new', () => {
    const page = `${ENDORSED}\n      General Aggregate       was two million        is now four million`
    expect(claimed('gl.generalAggregate', page)).toEqual([])
    expect(claimed('gl.eachOccurrence', page)).toEqual(['1,000,000'])
  })
})

describe('what no endorsement changes stays', () => {
  test.each([
    [
      'what is amended is another thing',
      `${ENDORSED}\n      The each occurrence limit applies to all. The premium is increased.`,
    ],
    ['the page is no endorsement', 'A LETTER TO YOU\n      The each occurrence limit is increased by half.'],
  ])('%s', (_what, page) => {
    expect(claimed('gl.eachOccurrence', page)).toEqual(['1,000,000'])
  })
})

describe('the title of a form', () => {
  test.each([
    ['EXCLUSION - COVERAGE C - MEDICAL PAYMENTS', []],
    ['CG 98 11 Exclusion - Medical Payments; CG 98 12 Additional Interests', []],
    ['EXCLUSION - DESIGNATED MEDICAL PAYMENTS', ['5,000']],
    ['COVERAGE C - MEDICAL PAYMENTS', ['5,000']],
    ['EXCLUSION - ASBESTOS; MEDICAL PAYMENTS TO CHILDREN', ['5,000']],
  ])('%s leaves medical expense %j', (title, values) => {
    expect(claimed('gl.medicalExpense', `\n      ${title}\n      Policy Number: QF-000-1042-26`)).toEqual(values)
  })
})
