import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { FACT_KEYS } from './keys.ts'
import { readFacts } from './read-facts.ts'

/** What is claimed of a page of declarations with these lines behind its own limits. */
const claimed = (lines: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      Named Insured: Alder Roofing LLC
      Limits of Insurance
      Each Occurrence                      $1,000,000
      General Aggregate                    $2,000,000
${lines}`),
  ])
    .facts.filter(({ key, confidence }) => FACT_KEYS[key].kind === 'amount' && confidence >= 0.6)
    .map(({ key, value }) => `${key} ${value}`)

const OWN = ['gl.eachOccurrence 1,000,000', 'gl.generalAggregate 2,000,000']

test.each(['Silica', 'Lead Paint Hazard', 'Unmanned Aerial Systems'])(
  'limits under “%s” are not those of the policy',
  (title) => {
    expect(claimed(`      ${title}\n      Medical Expense                      $1,000`)).toEqual(OWN)
  },
)

test.each(['Other limits', 'Limits of Insurance', 'Additional Coverages'])(
  'limits under “%s” go on with those above',
  (title) => {
    expect(claimed(`      ${title}\n      Medical Expense                      $1,000`)).toContain(
      'gl.medicalExpense 1,000',
    )
  },
)

test('a heading that is known ends what one heads that is not', () => {
  const lines = `      Silica
      Each Occurrence                      $25,000
      COMMERCIAL GENERAL LIABILITY
      Medical Expense                      $5,000`
  expect(claimed(lines)).toContain('gl.medicalExpense 5,000')
})
