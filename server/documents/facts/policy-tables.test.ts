import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const policiesIn = (drawing: string) =>
  readFacts([drawnPage(drawing)])
    .policies.filter(({ status }) => status === 'current')
    .map(({ number, listed, carrier }) => [number, ...(listed ?? []), carrier])

describe('a table of policies', () => {
  test('may have its line behind the number', () => {
    expect(
      policiesIn(`
      SCHEDULE OF INSURANCE
      Named Insured: Alder Roofing LLC
      Policy Number     Type of Insurance      Effective      Expiration     Insurer
      QF-0001042        General Liability      03/03/2026     03/03/2027     Tidewrack Casualty Company
      QA-0007731        Commercial Auto        03/03/2026     03/03/2027     Lanternfish Indemnity Company`),
    ).toEqual([
      ['QF-0001042', 'gl', 'Tidewrack Casualty Company'],
      ['QA-0007731', 'auto', 'Lanternfish Indemnity Company'],
    ])
  })

  test.each(['(expired)', '- cancelled', '(not renewed)'])('lists no policy in force in a row that is %s', (ended) => {
    expect(
      policiesIn(`
      SCHEDULE OF INSURANCE
      Named Insured: Alder Roofing LLC
      Type of Insurance                    Policy Number     Effective      Expiration
      General Liability                    QF-0001042        03/03/2026     03/03/2027
      Workers Compensation ${ended.padEnd(15)} QW-0009915        03/03/2026     03/03/2027`).map(([number]) => number),
    ).toEqual(['QF-0001042'])
  })
})

test('what a policy of a table costs is no rival of its first limit', () => {
  const { facts } = readFacts([
    drawnPage(`
    SUMMARY OF INSURANCE
    Insured: Alder Roofing LLC

    Coverage        Carrier                       Policy Number    Effective    Expires      Limits                           Premium

    Umbrella        Lanternfish Indemnity Co.     QU-0093316       03/03/2026   03/03/2027   Each Occurrence     $5,000,000   $8,650
                                                                                             Aggregate           $5,000,000`),
  ])
  const told = facts.filter(({ key }) => key.startsWith('umbrella.')).map(({ key, value }) => [key, value])
  expect(told).toEqual(
    expect.arrayContaining([
      ['umbrella.eachOccurrence', '5,000,000'],
      ['umbrella.premium', '8,650'],
    ]),
  )
})

test('a label over several numbers tells the number of none', () => {
  const numbers = (...rows: string[]) =>
    readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Named Insured: Alder Roofing LLC

      Policy Number
      ${rows.join('\n      ')}
      Each Occurrence                      $1,000,000`),
    ])
      .facts.filter(({ key }) => key === 'policy.number')
      .map(({ value }) => value)
  expect(numbers('QF-0001042')).toEqual(['QF-0001042'])
  expect(numbers('QF-0001042', 'QA-0007731')).toEqual([])
})
