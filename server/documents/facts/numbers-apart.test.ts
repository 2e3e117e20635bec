import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const claimed = (key: string, drawing: string) =>
  readFacts([drawnPage(drawing)])
    .facts.filter((fact) => fact.key === key && fact.confidence >= 0.6)
    .map(({ value }) => value)

test('a row without a number lends its limit to no policy of the others', () => {
  const table = (number: string) => `
      SCHEDULE OF INSURANCE
      Named Insured: Alder Roofing LLC
      Coverage               Policy Number     Effective      Expiration     Limit
      General Liability      QF-0001042        03/03/2026     03/03/2027     $1,000,000 each occurrence
      Umbrella               ${number}        03/03/2026     03/03/2027     $5,000,000 each occurrence`
  expect(claimed('umbrella.eachOccurrence', table('QU-0007731'))).toEqual(['5,000,000'])
  expect(claimed('umbrella.eachOccurrence', table('          '))).toEqual([])
})

test('two numbers under one label on one page are asked about', () => {
  const { conflicts } = readFacts([
    drawnPage(`
      Policy Number: BILL-44120                     Policy Number: VL-79001
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Period: 04/04/2026 to 04/04/2027
      Named Insured: Alder Roofing LLC
      Each Occurrence                      $1,000,000`),
  ])
  expect(conflicts.map(({ key }) => key)).toContain('policy.number')
})
