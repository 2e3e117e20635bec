import { expect, it } from 'vitest'
import type { Page, Table, TableCell } from '../types.ts'
import { rowsByLine } from './rows.ts'

/** A table without rulings: `rows` with their tops, each a text a column ('' for none). */
function rowsIn(rows: [top: number, ...texts: string[]][]) {
  const all = rows.flatMap(([top, ...texts], row) => texts.map((text, column) => ({ row, column, text, top })))
  const cells = all
    .filter(({ text }) => text)
    .map(
      ({ row, column, text, top }, line): TableCell => ({
        row,
        column,
        text,
        rows: 1,
        columns: 1,
        box: [column * 200, top, 100, 10],
        lines: [line],
      }),
    )
  const table: Table = { box: [0, 0, 600, 600], ruled: false, rows: rows.length, columns: 3, heads: 0, cells }
  const placed = rowsByLine({ tables: [table] } as unknown as Page)
  return [...new Set(placed.values())].map(({ row }) => row).filter((row) => row.cells.length)
}

it('joins lines of a cell that are set close', () => {
  const rows = rowsIn([
    [0, 'Kind', 'Amount'],
    [20, 'Workers’', 'As required by'],
    [31, 'compensation', 'statute'],
    [50, 'Umbrella', '$5,000,000 each occurrence'],
  ])
  expect(rows.map(({ label, cells }) => [label, cells[0]!.text])).toEqual([
    ['Workers’ compensation', 'As required by statute'],
    ['Umbrella', '$5,000,000 each occurrence'],
  ])
})

it('keeps rows apart that each name a limit, or that are all set alike', () => {
  const limits = rowsIn([
    [0, 'General liability', ''],
    [11, 'each occurrence', '$1,000,000'],
    [22, 'general aggregate', '$2,000,000'],
    [50, 'Umbrella', '$5,000,000'],
  ])
  expect(limits.map(({ label }) => label)).toEqual(['each occurrence', 'general aggregate', 'Umbrella'])
  expect(
    rowsIn([
      [0, 'Kind', 'Amount'],
      [11, 'auto', '$1,000,000'],
      [22, 'crime', '$5,000'],
    ]),
  ).toHaveLength(2)
})

it('takes the number of a row for its mark', () => {
  const [row] = rowsIn([
    [0, 'Item', 'Insurance', 'Amount'],
    [20, '5', 'Umbrella', '$5,000,000'],
  ])
  expect(row).toMatchObject({ mark: '5', label: 'Umbrella' })
})
