import { expect, test } from 'vitest'
import { DECLARATIONS, evidenceOf } from '../../../tests/support/forms/drawn-evidence.ts'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { settledFiles } from './endings.ts'
import { listedCoverages } from './entries.ts'
import { filedPolicies } from './filed-policies.ts'
import { recordsOf } from './records-of.ts'

const LIST = `
  Coverage                       Limit
  Building                       500,000
`

const QUOTE = `
  PROPERTY INSURANCE QUOTATION
  This is a quote. Coverage is not bound.
  Quote Number: Q-99100        Proposed Period: 03/03/2027 to 03/03/2028
  Quoted for: Heron Example Builders LLC
  Insurer: Thornbury Casualty Company
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Agent: Gull Insurance Agency
  Form of Business: Corporation
  Business: Carpentry

  Coverage                       Limit
  Business Income                250,000
`

test('what only the quote in a file lists is on no evidence', () => {
  expect(evidenceOf([[DECLARATIONS + LIST, QUOTE]]).coverages).toEqual(['Building: 500,000'])
})

test('what only the term before lists is on no evidence', () => {
  const before = DECLARATIONS.replaceAll('2026', '2025')
    .replace('2027', '2026')
    .replace(/03\/03\/2025 to .*/, '03/03/2025 to 03/03/2026')
  const income = before + LIST.replace('Building       ', 'Business Income')
  expect(evidenceOf([[DECLARATIONS + LIST, income]]).coverages).toEqual(['Building: 500,000'])
  expect(evidenceOf([[income, DECLARATIONS + LIST]]).coverages).toEqual(['Building: 500,000'])
})

test('a list on a page of its own is of the policy before it', () => {
  expect(evidenceOf([[DECLARATIONS, LIST]]).coverages).toEqual(['Building: 500,000'])
})

test('a list is of its policy, whose limits outside of lists are of other lines', () => {
  const liability = DECLARATIONS.replace('COMMERCIAL PROPERTY', 'COMMUNITY ASSOCIATION')
  const part = `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Each Occurrence Limit        1,000,000
  General Aggregate Limit      2,000,000
`
  const list = LIST.replace('Building         ', 'Blanket Buildings, all locations   ')
  expect(evidenceOf([[liability + list + part]]).coverages).toEqual(['Blanket Buildings, all locations: 500,000'])
})

test('a list of a number that a policy of the file has is not of one without a number', () => {
  const facts = readFacts([drawnPage(DECLARATIONS + LIST, 1)])
  const [own] = facts.policies
  const nameless = facts.facts.flatMap((fact) => (fact.key === 'policy.effective' ? [{ ...fact, policy: 1 }] : []))
  const both = { policies: [own!, { ...own!, number: null }], facts: [...facts.facts, ...nameless] }
  const files = [{ fileId: '0', fileName: 'paper.pdf', facts: { ...facts, ...both } }]
  const listed = (number: string | null, index: number) =>
    recordsOf({ files, today: '2026-06-15' }, { number, from: [{ fileId: '0', index }] }, () => true).length
  expect([listed(own!.number, 0), listed(null, 1)]).toEqual([1, 0])
})

test.each(['-', 'None', 'Nil', 'Excluded', 'Rejected', 'Quoted, not bound'])(
  'a limit “%s” is of nothing insured',
  (limit) => {
    const facts = readFacts([drawnPage(DECLARATIONS + LIST, 1)])
    const [record] = facts.records!.filter(({ type }) => type === 'property_coverage_item')
    const fields = { ...record!.fields, limit: { ...record!.fields.limit!, value: limit } }
    const files = [{ fileId: '0', fileName: 'paper.pdf', facts: { ...facts, records: [{ ...record!, fields }] } }]
    const input = { files, today: '2026-06-15' }
    expect(listedCoverages(input, filedPolicies(settledFiles(input))[0]!)).toEqual([])
  },
)

test('a policy that has expired on the day is asked about', () => {
  const on = (today: string, instructions?: string) => evidenceOf([[DECLARATIONS + LIST]], { today, instructions })
  expect(on('2027-03-02').coverages).toEqual(['Building: 500,000'])
  const expired = on('2027-03-03')
  expect(expired).toMatchObject({ number: '', coverages: [], asked: ['expired:CP-4410277-02'] })
  expect(expired.why('Policy_PolicyNumberIdentifier_A')).toMatch('expired on 03/03/2027')
  expect(expired.questions[0]!.because!.source).toMatchObject({ kind: 'document', page: 1 })
  expect(on('2027-03-03', expired.choices[0]).coverages).toEqual(['Building: 500,000'])
})
