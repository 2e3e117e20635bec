import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { gridRows } from './grid-rows.ts'

const LEFTS = [30, 80, 200, 300]
/** What the rows of a table say whose layout took all its rows but the first for one. */
const rowsOf = (...rows: string[][]) => {
  const texts = rows.flatMap((row, at) => row.map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 11, text })))
  const page = drawnPage(texts, [])
  const cells = LEFTS.map((left, column) => {
    const lines = page.lines.flatMap(({ box }, at) => (box[0] === left ? [at] : []))
    const text = lines.map((at) => page.lines[at]!.text).join(' ')
    return { row: 0, column, text, lines, box: page.lines[lines[0]!]!.box }
  })
  const table = { ruled: false, rows: 1, columns: LEFTS.length, cells } as never
  return gridRows({ ...page, tables: [table] }).map((row) => row.cells.map(({ text }) => text).join(' | '))
}

it('cells that all have as many lines on the same levels are as many rows', () => {
  const rows = [
    ['1', '2802', 'Carpentry shop', '42,966'],
    ['2', '8810', 'Clerical office', '392'],
  ]
  expect(rowsOf(...rows)).toEqual(rows.map((row) => row.join(' | ')))
})

it('but heads of two lines are one row, as is what goes on in small letters', () => {
  expect(rowsOf(['Loc', 'Class', 'Kind', 'Paid'], ['No.', 'Code', 'Of work', 'In all'])).toHaveLength(1)
  expect(rowsOf(['1', '2802', 'Carpentry', '42,966'], ['1', '8810', 'of cabinets', '392'])).toHaveLength(1)
})
