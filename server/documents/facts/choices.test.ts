import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const symbolsOf = (...lines: string[]) => {
  const { facts } = readFacts([
    drawnPage(`
      BUSINESS AUTO DECLARATIONS
      Policy Number: QF-000-1042-26
      ${lines.join('\n      ')}`),
  ])
  const valuesOf = (key: string) => facts.filter((fact) => fact.key === key).map(({ value }) => value)
  return { symbols: valuesOf('auto.symbols'), autos: valuesOf('auto.coveredAutos') }
}
const LISTED = { symbols: ['7, 8, 9'], autos: ['scheduled', 'hired', 'non-owned'] }

describe('what the general aggregate applies per', () => {
  const perOf = (line: string) =>
    readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      ${line}`),
    ]).facts.flatMap(({ key, value }) => (key === 'gl.aggregatePer' ? [value] : []))

  test.each([
    ['The General Aggregate Limit applies per policy.', ['policy']],
    ['Coverage is written on an occurrence basis. The General Aggregate Limit applies per policy.', ['policy']],
    ['See the schedule below. The General Aggregate Limit applies per project.', ['project']],
    ['See the schedule below. The General Aggregate Limit does not apply per project.', []],
  ])('is read from “%s”', (line, values) => {
    expect(perOf(line)).toEqual(values)
  })
})

describe('symbols of covered autos', () => {
  test.each([
    ['Liability                          7, 8, 9      $1,000,000'],
    ['Combined single limit              7, 8, 9      $1,000,000'],
    ['Covered autos liability            7, 8 and 9   $1,000,000'],
    ['Bodily injury each person          7, 8, 9      $250,000'],
    ['Covered autos BI, per person       7, 8, 9      $250,000'],
    ['Property damage each accident      7, 8, 9      $100,000'],
    ['Liability                          07, 08, 09   $1,000,000'],
    ['Covered auto symbols for liability: 7, 8, 9'],
    ['Covered autos symbols: 7, 8 and 9'],
    ['Autos covered                      Symbols 7, 8, 9'],
    ['Covered autos                      Symbol 7, 8, 9'],
  ])('are read from “%s”', (line) => {
    expect(symbolsOf(line)).toEqual(LISTED)
  })

  test.each([
    ['another cover', 'Comprehensive                      7, 8, 9      $500'],
    ['a count of autos', 'Covered autos                      7'],
    ['a number that is no symbol', 'Liability                          7, 8, 80     $1,000,000'],
    ['a number that is no symbol', 'Covered auto symbols: 7, 12'],
  ])('are not read from %s', (_what, line) => {
    expect(symbolsOf(line)).toEqual({ symbols: [], autos: [] })
  })
})
