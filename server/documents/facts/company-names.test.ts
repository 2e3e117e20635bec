import { describe, expect, test } from 'vitest'
import { cutName, isUnticked, mayCarry, wholeName } from './company-names.ts'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf, spanOf, spanText } from './sheet.ts'

const cellsOf = (drawing: string) => sheetOf(drawnPage(drawing)).rows.flatMap(({ cells }) => cells)

test.each([
  ['Tidewrack Mutual', true],
  ['Tidewrack Liability Insurance', true],
  ['Tidewrack General Liability Insurance', false],
  ['Tidewrack Auto Liability Insurance', false],
  ['Fidelity', false],
  ['Insurance', false],
  ['Tidewrack', false],
])('behind a carrier’s label “%s” may be one: %s', (text, may) => {
  expect(mayCarry(text)).toBe(may)
})

test.each([
  ['A: Tidewrack Casualty Company', 'Tidewrack Casualty Company'],
  ['With Tidewrack Casualty Company', 'Tidewrack Casualty Company'],
  ['F: Tidewrack Casualty Company NAIC 99123', 'Tidewrack Casualty Company'],
])('the name in “%s” is “%s”', (text, name) => {
  expect(spanText(cutName(spanOf(cellsOf(text)[0]!))!)).toBe(name)
})

test.each([
  ['[ ] Tidewrack Casualty Company', true],
  ['☐ Tidewrack Casualty Company', true],
  ['[X] Tidewrack Casualty Company', false],
  ['Tidewrack Casualty Company', false],
])('the box of “%s” is empty: %s', (text, empty) => {
  expect(isUnticked(text)).toBe(empty)
})

describe('a name with the line under it', () => {
  const named = (drawing: string) => wholeName(cutName(spanOf(cellsOf(drawing)[0]!))!).text

  test.each([
    [
      'goes on with its end',
      ['Tidewrack Insurance', 'Underwriting Company'],
      'Tidewrack Insurance Underwriting Company',
    ],
    [
      'goes on with its end, whatever stands behind that',
      ['Tidewrack Insurance', 'Underwriting Company NAIC 99123'],
      'Tidewrack Insurance Underwriting Company',
    ],
    [
      'goes on where its last word is open',
      ['Tidewrack Harbor Casualty and', 'Surety Company (a stock company)'],
      'Tidewrack Harbor Casualty and Surety Company',
    ],
    ['is whole already', ['Tidewrack Casualty Company', 'Harbor Holding Company'], 'Tidewrack Casualty Company'],
    ['ends before other words', ['Tidewrack Harbor', 'Fernleaf Roofing'], 'Tidewrack Harbor'],
    ['ends before a label', ['Tidewrack Harbor', 'Policy Number: QF-1042'], 'Tidewrack Harbor'],
  ])('%s', (_what, [first, second], name) => {
    expect(named(`\n      ${first}\n      ${second}`)).toBe(name)
  })
})
