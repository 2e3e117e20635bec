import { expect, test } from 'vitest'
import { doubted } from './doubts.ts'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf, spanOf } from './sheet.ts'

/** How sure a value is that stands behind its label, when recognition disputes one word of the line. */
function sureOf(value: string, label: string, printed: string, disputed: string) {
  const page = drawnPage(`${label}     ${printed}`)
  const words = page.lines.flatMap((line) => line.words)
  for (const word of words) word.confidence = 0.95
  words.find(({ text }) => text === disputed)!.others = ['other']
  const [labelCell, valueCell] = sheetOf(page).rows[0]!.cells.map((cell) => spanOf(cell))
  const spans = [labelCell!, valueCell!]
  return doubted({ key: 'policy.number', value, spans, valueSpan: valueCell!, page: 1, row: 0, sure: 0.9, topic: null })
    .sure
}

test.each([
  ['the month of a date', '03/04/2026', 'Effective', 'March 4, 2026', 'March'],
  ['the day of a date', '03/04/2026', 'Effective', 'March 4, 2026', '4,'],
  ['an amount that is written otherwise', '1,000,000', 'Each occurrence', '$1M per event', '$1M'],
  ['a word of a name', 'Alder Roofing', 'Insured', 'Alder Roofing', 'Alder'],
])('%s that is disputed leaves the value in doubt', (_what, value, label, printed, disputed) => {
  expect(sureOf(value, label, printed, disputed)).toBe(0.55)
})

test.each([
  ['a word beside the figures', '1,000,000', 'Each occurrence', '$1M per event', 'event'],
  ['a figure of the label', '03/04/2026', 'Item 77 effective', 'March 4, 2026', '77'],
  ['a figure beside a name', 'Alder Roofing', 'Insured', 'Alder Roofing 77', '77'],
])('%s that is disputed changes nothing', (_what, value, label, printed, disputed) => {
  expect(sureOf(value, label, printed, disputed)).toBe(0.9)
})

test.each([
  ['P.C. BOX 5768', 0.55],
  ['P.0. BOX 5653', 0.55],
  ['BOX 7379', 0.55],
  ['P.O. Box 5653', 0.9],
  ['PO BOX 5653', 0.9],
  ['12 Box Elder Road', 0.9],
])('a box at the post office whose letters are misread is in doubt: %s', (address, sure) => {
  expect(sureOf(address, 'Address', `${address} gone`, 'gone')).toBe(sure)
})

test('a box that is printed so is none that was misread', () => {
  const [cell] = sheetOf(drawnPage('BOX 17')).rows[0]!.cells
  const span = spanOf(cell!)
  const found = {
    key: 'insured.line1',
    value: 'BOX 17',
    spans: [span],
    valueSpan: span,
    page: 1,
    row: 0,
    topic: null,
  } as const
  expect(doubted({ ...found, spans: [span], sure: 0.9 }).sure).toBe(0.9)
})
