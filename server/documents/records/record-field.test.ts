import { expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page, Word } from '../types.ts'
import { readRecords } from './read-records.ts'

/** The page as a scan of which the words that look so were read as `seen` says. */
const scanned = (page: Page, look: RegExp, seen: Partial<Word>): Page => ({
  ...page,
  origin: 'ocr',
  lines: page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, confidence: 0.95, ...(look.test(word.text) && seen) })),
  })),
})
const valuesOf = (page: Page) =>
  readRecords([page]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
const claims = gridPage(
  [
    {
      widths: [90, 90, 150, 80, 80],
      ruled: 'cells',
      rows: [
        ['Claim No', 'Date of Loss', 'Description', 'Status', 'Total Paid'],
        ['A-1001', '05/02/2019', 'Struck a wall', 'Open', '$10.00'],
        ['A-1002', '05/03/2019', 'Hail', 'Open', '$20.00'],
      ],
    },
  ],
  [{ x: 40, y: 20, text: 'Policy Number: GL-440012' }],
)
const others = { others: ['?'] }
const second = { policy_number: 'GL-440012', claim_number: 'A-1002', date_of_loss: '05/03/2019', description: 'Hail', claim_status: 'Open', claim_paid: 20 } // biome-ignore format: a record

it('a value on which the passes over a scan differ, or none was sure, is left out, and only that', () => {
  const first = { policy_number: 'GL-440012', claim_number: 'A-1001', date_of_loss: '05/02/2019', description: 'Struck a wall', claim_status: 'Open', claim_paid: 10 } // biome-ignore format: a record
  expect(valuesOf(scanned(claims, /never/, {}))).toEqual([first, second])
  const { claim_paid: _, ...unpaid } = first
  expect(valuesOf(scanned(claims, /\$10/, others))).toEqual([unpaid, second])
  expect(valuesOf(scanned(claims, /\$10/, { confidence: 0.4 }))).toEqual([unpaid, second])
  const { description: __, ...undescribed } = first
  expect(valuesOf(scanned(claims, /^wall/, others))).toEqual([undescribed, second])
})

it('an entry whose number is in doubt has the rest of what is sure, and none is left of one that is in doubt in all', () => {
  const { claim_number: _, ...unnumbered } = second
  expect(valuesOf(scanned(claims, /A-1002/, others))[1]).toEqual(unnumbered)
  const all = scanned(claims, /^(?:A-1001|05\/02\/2019|Struck|\$10.00|Open)$/, { confidence: 0.1 })
  expect(valuesOf(all)).toEqual([{ ...second, claim_status: undefined }])
})

it('what is told above the entries is left out of all of them', () => {
  for (const fields of valuesOf(scanned(claims, /GL-440012/, others)))
    expect(fields).not.toHaveProperty('policy_number')
})

it('an amount of several coverages is left out of them alone', () => {
  const card = drawnPage(
    [
      'Incident Number: IN-500123',
      'Date of Loss: 02/03/2024',
      'Status: Open',
      'Handler: Ann Lee',
      'Driver: Bo Tate',
      'Division: North',
      'BI: Reserve: $700.00',
      'BI: Paid: $300.00',
    ].map((text, row) => ({ x: 40, y: 40 + row * 16, text })),
    [],
  )
  expect(valuesOf(scanned(card, /never/, {}))[0]!.bi).toEqual({ reserve: 700, paid: 300 })
  expect(valuesOf(scanned(card, /700/, others))[0]!.bi).toEqual({ paid: 300 })
})
