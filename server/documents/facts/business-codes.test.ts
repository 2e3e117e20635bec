import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** The numbers that a page of declarations with these lines tells of the business. */
function codesOf(...lines: string[]) {
  const page = `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: GL-4410277        Policy Period: 03/03/2026 to 03/03/2027
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
${lines.map((line) => `  ${line}`).join('\n')}
`
  const { facts } = readFacts([drawnPage(page)])
  const isCode = (key: string) => /^insured\.(?:fein|sic|naics|glCode)$/.test(key)
  return Object.fromEntries(facts.flatMap(({ key, value }) => (isCode(key) ? [[key.slice(8), value]] : [])))
}

test('each number stands behind a label of its very name', () => {
  expect(codesOf('FEIN: 12-3456789      NAICS Code: 238160', 'SIC Code: 1761      GL Code: 98678')).toEqual({
    fein: '12-3456789',
    naics: '238160',
    sic: '1761',
    glCode: '98678',
  })
  expect(codesOf('Federal Employer Identification Number: 123456789')).toEqual({ fein: '123456789' })
})

test('a number is never taken for another, and nothing is taken that is none', () => {
  expect(codesOf('SIC Code: 238160      NAICS Code: 1761')).toEqual({})
  expect(codesOf('FEIN: XX-XXX6789', 'NAICS Code: Roofing', 'SIC Code:')).toEqual({})
  expect(codesOf('NAIC Number: 238160', 'Class Code: 98678', 'License Number: 12-3456789')).toEqual({})
})

test('a number of the agency or of a lender is not that of the insured', () => {
  expect(codesOf('Producer: Old Harbor Agency', 'FEIN: 98-7654321')).toEqual({})
  expect(codesOf('Mortgagee: First Example Bank', 'Tax ID: 98-7654321')).toEqual({})
})
