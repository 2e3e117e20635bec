import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { FACT_KEYS } from './keys.ts'
import { readFacts } from './read-facts.ts'

/** The limits told behind a heading of liquor liability in declarations of general liability. */
const limitsBehind = (rows: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042
${rows}`),
  ])
    .facts.filter(({ key }) => FACT_KEYS[key].kind === 'amount')
    .map(({ key, value }) => `${key} ${value}`)

const GENERAL = `
      Each Occurrence                            $1,000,000
      General Aggregate                          $2,000,000
      Products-Completed Operations Aggregate    $3,000,000`
const OF_GENERAL = ['gl.eachOccurrence 1,000,000', 'gl.generalAggregate 2,000,000', 'gl.productsAggregate 3,000,000']
const LIQUOR = `
      LIQUOR LIABILITY SUBLIMIT
      Each Common Cause                          $250,000
      Aggregate                                  $500,000`
const OF_LIQUOR = ['liquor.eachClaim 250,000', 'liquor.aggregate 500,000']

it('the limits behind those of a coverage apart are of the line whose own stand among them', () => {
  expect(limitsBehind(`${LIQUOR}\n${GENERAL}`)).toEqual([...OF_GENERAL, ...OF_LIQUOR])
})

it('what stands between the two without a gap is of neither', () => {
  expect(limitsBehind(LIQUOR + GENERAL)).not.toContain('liquor.eachClaim 1,000,000')
  expect(limitsBehind(LIQUOR + GENERAL)).toEqual(expect.arrayContaining(OF_GENERAL.slice(1)))
  const heading = `
      LIQUOR LIABILITY SUBLIMIT`
  expect(limitsBehind(heading + GENERAL)).toEqual(OF_GENERAL.slice(1))
})

it('one limit of its own is enough for the line that the document is titled by', () => {
  const titled = `
      LIMITS OF INSURANCE
      General Aggregate                          $2,000,000
      Each Occurrence                            $1,000,000`
  expect(limitsBehind(LIQUOR + titled)).toEqual([...OF_GENERAL.slice(0, 2), ...OF_LIQUOR])
})

it('a coverage apart keeps limits that may be its own', () => {
  expect(limitsBehind(LIQUOR)).toEqual(OF_LIQUOR)
})
