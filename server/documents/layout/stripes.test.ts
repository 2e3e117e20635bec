import { expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../types.ts'
import { headsOf, tableRows } from './table-rows.ts'

const EDGES = [30, 130, 230, 330]
const ROW = 14

/** The edges of a tint behind one row, in its columns. */
const tint = (top: number): Ruling[] => [
  ...[top, top + ROW].map((at): Ruling => ({ axis: 'horizontal', at, from: EDGES[0]!, to: EDGES.at(-1)! })),
  ...EDGES.map((at): Ruling => ({ axis: 'vertical', at, from: top, to: top + ROW })),
]
const row = (top: number, cells: string[]): DrawnText[] =>
  cells.map((text, at) => ({ x: EDGES[at]! + 3, y: top + 3, text }))
const tablesOf = (texts: DrawnText[], rulings: Ruling[]) => {
  const page = drawnPage(texts, rulings)
  return page.tables!.map((table) => ({
    heads: headsOf(table),
    rows: tableRows(table, page).map(({ cells }) => cells.map(({ text }) => text)),
  }))
}

const HEADS = ['Unit', 'Make', 'Year']
const UNITS = [['101', 'Mack', '2019'], ['102', 'Volvo', '2020'], ['103', 'Isuzu', '2021'], ['104', 'Hino', '2022'], ['105', 'Ford', '2023']] // biome-ignore format: a list

it('rows of which every other one is tinted are one table', () => {
  const texts = [HEADS, ...UNITS].flatMap((cells, index) => row(40 + index * ROW, cells))
  const tints = [2, 4].flatMap((index) => tint(40 + index * ROW))
  expect(tablesOf(texts, tints)).toEqual([{ heads: HEADS, rows: UNITS }])
})

it('boxes of the same columns that stand far apart, or with a title between, are tables of their own', () => {
  const [first, second] = UNITS
  const apart = [...row(40, first!), ...row(54, HEADS), ...row(110, second!)]
  expect(tablesOf(apart, [...tint(40), ...tint(110)])).toHaveLength(2)
  const titled = [...row(40, first!), ...row(54, ['Trailers']), ...row(68, second!)]
  expect(tablesOf(titled, [...tint(40), ...tint(68)])).toEqual([
    { heads: ['', '', ''], rows: [first] },
    { heads: ['', '', ''], rows: [second] },
  ])
})
