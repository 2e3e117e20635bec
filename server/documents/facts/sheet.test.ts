import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf } from './sheet.ts'

const rowsOf = (drawing: string) => sheetOf(drawnPage(drawing)).rows.map(({ cells }) => cells.map(({ text }) => text))

test('an amount whose figures wrapped under its sign stands in the line of the sign', () => {
  expect(
    rowsOf(`
      Each occurrence                   $
                                1,000,000
      General aggregate        $2,000,000`),
  ).toEqual([
    ['Each occurrence', '$ 1,000,000'],
    ['General aggregate', '$2,000,000'],
  ])
})

test.each([
  [
    'under another edge',
    `
      Each occurrence                   $
                                 1,000,000`,
  ],
  [
    'two lines below',
    `
      Each occurrence                   $

                                1,000,000`,
  ],
])('figures %s are of no sign', (_where, drawing) => {
  expect(rowsOf(drawing)).toEqual([['Each occurrence', '$'], ['1,000,000']])
})

test('words under a sign are none of its amount', () => {
  expect(
    rowsOf(`
      Each occurrence                   $
                                 Included`),
  ).toEqual([['Each occurrence', '$'], ['Included']])
})
