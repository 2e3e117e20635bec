import { expect, it } from 'vitest'
import { lineOf } from '../../reading/lines.ts'
import type { Line, Page } from '../../types.ts'
import { PropertyReader } from './property-reader.ts'

/** How often the lines of a page are looked at while it is read. */
function looks(rows: string[][]): number {
  let count = 0
  const counted = (line: Line): Line => ({
    words: line.words,
    get text() {
      count += 1
      return line.text
    },
    get box() {
      count += 1
      return line.box
    },
  })
  const lines = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text ? [counted(lineOf([{ text, box: [40 + column * 140, 30 + at * 12, text.length * 4, 8] }]))] : [],
    ),
  )
  const page: Page = { number: 1, width: 612, height: rows.length * 12, origin: 'text', lines, fields: [], rulings: [] }
  new PropertyReader().read(page)
  return count
}

const HEADS = ['Coverage', 'Limit', 'Causes of loss']
const many = (row: string[], count: number) => Array.from({ length: count }, () => row)

it.each([
  ['headings of interests', [], ['Mortgagee']],
  ['cells in codes', [HEADS], ['Building', '500,000', 'SPC']],
  ['lines of one cell', [HEADS, ['Building', '500,000', 'Special']], ['', '', 'and more']],
])('a page of twice as many %s is not looked at four times as often', (_, first, row) => {
  expect(looks([...first, ...many(row, 800)])).toBeLessThan(2.6 * looks([...first, ...many(row, 400)]))
})

it('nor is a row of twice as many heads and cells', () => {
  const rows = (count: number) => [Array(count).fill('Limit'), Array(count).fill('$500')]
  expect(looks(rows(160))).toBeLessThan(2.6 * looks(rows(80)))
})
