import { expect, test } from 'vitest'
import { lineOf } from '../reading/lines.ts'
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

test('words of a scan in type that stands wide are one cell, and a gap of two letters parts them', () => {
  const cellsWith = (gap: number) => {
    const words = [
      { text: 'N.', x: 10, width: 8 },
      { text: 'ORCHARD', x: 18 + gap, width: 34 },
    ].map(({ text, x, width }) => ({ text, box: [x, 20, width, 6.5] as [number, number, number, number] }))
    const page = { ...drawnPage(''), origin: 'ocr' as const, lines: [lineOf(words)] }
    return sheetOf(page).rows.map(({ cells }) => cells.map(({ text }) => text))
  }
  expect(cellsWith(7.3)).toEqual([['N. ORCHARD']])
  expect(cellsWith(9.8)).toEqual([['N.', 'ORCHARD']])
})

test('a mark in the middle of a line parts a name from what is told beside it', () => {
  expect(rowsOf('Otter Insurance Company · Policy QF-1042 | 1/1/26')).toEqual([
    ['Otter Insurance Company', 'Policy QF-1042', '1/1/26'],
  ])
  expect(rowsOf('Otter Agency · P.O. Box 12 · Erie, PA 16501')[0]![0]).toBe('Otter Agency')
})

test.each([
  '• Otter',
  'Smith | Jones Architects LLC',
  '9 Elm Street · Suite 200 · Erie, PA 16501',
  '$1,000,000 each occurrence • $2,000,000 general aggregate',
])('a mark does not part what belongs together: %s', (line) => {
  expect(rowsOf(line)).toEqual([[line]])
})
