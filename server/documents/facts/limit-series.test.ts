import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readLimitSeries, wordsOfSeries } from './limit-series.ts'
import { topicMap } from './page-topics.ts'
import { readFacts } from './read-facts.ts'
import { sheetOf } from './sheet.ts'

const limitsIn = (...lines: string[]) =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26

      ${lines.join('\n      ')}`),
    ])
      .facts.filter(({ key, confidence }) => /^gl\.(?!coverageForm)/.test(key) && confidence >= 0.6)
      .map(({ key, value }) => [key, value]),
  )
const BOTH = { 'gl.eachOccurrence': '1,000,000', 'gl.generalAggregate': '2,000,000' }

describe('limits one after the other in a run of words', () => {
  test.each([
    ['Each Occurrence $1,000,000 General Aggregate $2,000,000'],
    ['$1,000,000 Each Occurrence $2,000,000 General Aggregate'],
    ['Limits of insurance: $1,000,000 Each Occurrence $2,000,000 General Aggregate'],
    ['Each Occurrence: $1,000,000 General Aggregate: $2,000,000'],
  ])('are read one way as a whole: %s', (line) => {
    expect(limitsIn(line)).toEqual(BOTH)
  })

  test.each([
    ['words stand at both ends', 'Each Occurrence $1,000,000 General Aggregate $2,000,000 Medical Expense'],
    ['one is told twice', 'Each Occurrence $1,000,000 Each Occurrence $2,000,000'],
  ])('are left where %s', (_where, line) => {
    expect(limitsIn(line)).toEqual({})
  })

  test.each([
    ['Reference:', BOTH],
    ['and not', {}],
  ])('end where the line below has a label of its own: “%s”', (label, found) => {
    const gap = ' '.repeat(20 - label.length)
    expect(limitsIn('Limits:             $1,000,000 Each Occurrence / $2,000,000 General Aggregate', `${label}${gap}$25,000`)).toEqual(found) // biome-ignore format: a line
  })

  test('go on over a line that its last word filled', () => {
    const full =
      'Each Occurrence $1,000,000 Personal and Advertising Injury $1,000,000 General Aggregate $2,000,000 Medical'
    const sheet = sheetOf(drawnPage(`${full}\nExpense $5,000`))
    expect(wordsOfSeries(sheet).size).toBe(full.split(' ').length + 2)
  })

  test.each([
    ['by itself', ['Each Occurrence $1,000,000 Medical Expense $5,000'], true],
    ['with labels behind its amounts', ['$1,000,000 Each Occurrence $5,000 Medical Expense'], true],
    ['behind its heading', ['Your limits: $1,000,000 Each Occurrence $5,000 Medical Expense'], true],
    [
      'under a line that ended',
      ['General Aggregate $2,000,000', 'Each Occurrence $1,000,000 Medical Expense $5,000'],
      true,
    ],
    [
      'under a line that may go on',
      ['Damage to Premises $90,000 Aggregate', '$1,000,000 Each Occurrence $5,000 Medical Expense'],
      false,
    ],
    [
      'over a line that its words may belong to',
      ['$1,000,000 Each Occurrence $5,000 Medical Expense', '$2,000,000 Aggregate'],
      false,
    ],
    [
      'under a sentence',
      ['We hold for you in these parts limits of', '$1,000,000 Each Occurrence $5,000 Medical Expense'],
      false,
    ],
  ])('are read %s: %j is %s, and by nothing else', (_where, lines, isRead) => {
    const sheet = sheetOf(drawnPage(lines.join('\n')))
    expect(readLimitSeries([sheet], topicMap([sheet]), []).length > 0).toBe(isRead)
    expect(wordsOfSeries(sheet).size).toBeGreaterThan(0)
  })

  test('leave a limit alone', () => {
    expect(wordsOfSeries(sheetOf(drawnPage('Each Occurrence $1,000,000'))).size).toBe(0)
  })
})
