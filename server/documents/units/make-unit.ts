import { type Cell, passageOf, spanOf } from '../facts/sheet.ts'
import type { Box } from '../types.ts'
import { bare } from './labels.ts'
import type { Unit } from './types.ts'

const cellsText = (cells: Cell[]) => cells.map(({ text }) => text).join(' ')

const quoteOf = (cells: Cell[]) =>
  passageOf(
    cells[0]!.page,
    cells.map((cell) => spanOf(cell)),
  ).quote

const boxOf = (cells: Cell[]): Box => {
  const left = Math.min(...cells.map((cell) => cell.left))
  const top = Math.min(...cells.map((cell) => cell.top))
  return [
    left,
    top,
    Math.max(...cells.map(({ right }) => right)) - left,
    Math.max(...cells.map(({ bottom }) => bottom)) - top,
  ]
}

const EMPTY = { label: '', cells: [], section: '', lead: '' }

export const headingOf = (cell: Cell): Unit => ({
  ...EMPTY,
  kind: 'heading',
  page: cell.page,
  value: cell.text,
  quote: cell.text,
})

/** A value with its label; both may take several cells. */
export const pairOf = (label: Cell[], value: Cell[], section: string): Unit => ({
  ...EMPTY,
  kind: 'pair',
  page: label[0]!.page,
  label: bare(cellsText(label)),
  value: cellsText(value),
  section,
  quote: quoteOf([...label, ...value]),
})

/** A pair that stands in one cell. */
export const pairInCell = (cell: Cell, label: string, value: string, section: string): Unit => ({
  ...EMPTY,
  kind: 'pair',
  page: cell.page,
  label: bare(label),
  value,
  section,
  quote: cell.text,
})

/** A row of columns, each some cells of the page with the name of the column. */
export const rowOf = (columns: { head: string; own: Cell[] }[], section: string): Unit => {
  const all = columns.flatMap(({ own }) => own)
  return {
    ...EMPTY,
    kind: 'row',
    page: all[0]!.page,
    label: cellsText(columns[0]!.own),
    value: cellsText(all),
    cells: columns.map(({ head, own }) => ({ head, text: cellsText(own), box: boxOf(own) })),
    section,
    quote: quoteOf(all),
  }
}
