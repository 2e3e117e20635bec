import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'
import { settled } from './settle.ts'

const read = (sentence: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      Named Insured: Alder Roofing LLC
      Policy Period: 01/15/2026 to 01/15/2027
      Each Occurrence                      $1,000,000
      General Aggregate                    $2,000,000
      Medical Expense                      $5,000

      ${sentence}`),
  ])

const claimed = (key: string, sentence: string) =>
  read(sentence)
    .facts.filter((fact) => fact.key === key && fact.confidence >= 0.6)
    .map(({ value }) => value)

test.each([
  ['gl.eachOccurrence', 'Effective 03/01/2026 the each occurrence limit is reduced to $500,000.'],
  ['gl.eachOccurrence', 'As of March 1, 2026, the limit for each occurrence will be $500,000 and no more.'],
  ['gl.eachOccurrence', 'The each occurrence limit is increased from $1,000,000 to $1,500,000.'],
  ['gl.medicalExpense', 'Effective 03/01/2026 medical expense coverage is no longer provided.'],
  ['policy.number', 'This policy is rewritten as policy number QF-000-2077-26 on 03/01/2026.'],
  ['policy.number', 'The policy number is changed to QF-000-2077-26.'],
  ['policy.expiration', 'The expiration date of this policy is extended to 04/15/2027.'],
  ['insured.name', 'From 03/01/2026 the named insured is Alder Roofs and Decks LLC.'],
])('%s is in doubt where a sentence of its own page says: %s', (key, sentence) => {
  expect(claimed(key, '')).toHaveLength(1)
  expect(claimed(key, sentence)).toEqual([])
})

test.each([
  ['the term is no day of a change', 'From 01/15/2026 to 01/15/2027 the each occurrence limit applies as shown.'],
  ['it says what is written', 'Effective 03/01/2026 the each occurrence limit is $1,000,000.'],
  ['it has come to what is written', 'The each occurrence limit is increased from $500,000 to $1,000,000.'],
  ['it is of another limit', 'Effective 03/01/2026 the general aggregate limit is reduced to $1,500,000.'],
  ['it tells a limit of something else', 'We pay $100,000 for each occurrence of water damage.'],
])('each occurrence holds where %s', (_why, sentence) => {
  expect(claimed('gl.eachOccurrence', sentence)).toEqual(['1,000,000'])
})

test('what else is said makes a value no surer that a sentence says is changed', () => {
  const sureOf = (sentence: string) => {
    const facts = read(sentence)
    const said = facts.facts.map(({ key, value, printed, source }) => ({
      key: key === 'gl.eachOccurrence' ? 'gl.occurrence' : key,
      values: [{ value, printed, source, certainty: 0.99 }],
      nothing: 0.01,
    }))
    return settled(facts, said).facts.find(({ key }) => key === 'gl.eachOccurrence')!.confidence
  }
  expect(sureOf('')).toBeGreaterThan(0.9)
  expect(sureOf('Effective 03/01/2026 the each occurrence limit is reduced to $500,000.')).toBeLessThan(0.6)
})
