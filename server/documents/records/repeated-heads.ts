import { headRows, isLabelled, isValue } from '../layout/head-rows.ts'
import { around } from '../reading/lines.ts'
import type { Page, Table, TableCell } from '../types.ts'
import { isKnown, type Vocabulary } from './labels.ts'

const LEAST_KNOWN = 3

/**
 * A table in whose rows the heads of another one stand, as two: schedules one below the other whose columns stand alike, a sheet with its titles
 * over the heads.
 */
export function partAtHeads(table: Table, page: Page, vocabularies: Vocabulary[]): Table[] {
  if (table.ruled && table.heads > 0) return [table]
  const rows = Array.from({ length: table.rows }, (_, row) =>
    table.cells.filter((cell) => cell.row === row && cell.text),
  )
  const starts = rows.flatMap((cells, row) => (row > table.heads && isHeads(cells, page, vocabularies) ? [row] : []))
  if (starts.length === 0) return [table]
  return [0, ...starts].map((from, index) => {
    const next = starts[index] ?? table.rows
    const titles = index < starts.length ? titlesOf(rows.slice(from + 1, next)) : 0
    const cells = rows.slice(from, next - titles).flat()
    return tableOf(table, index === 0 ? cells : withoutTitle(cells, from, page, vocabularies), from, page)
  })
}

/** How many of the last rows are titles of the heads below them: a text alone, or labelled ones under one that goes over several columns. */
function titlesOf(rows: TableCell[][]): number {
  const isAlone = (cells: TableCell[]) => cells.length === 1
  if (!isAlone(rows.at(-1) ?? [])) return 0
  const first = rows.findLastIndex((cells) => !isAlone(cells)) + 1
  const told = rows.findLastIndex((cells, row) => row < first || !isLabelled(cells[0]!.text)) + 1
  const title = rows.findIndex((cells, row) => row >= Math.max(first, told - 1) && cells[0]!.columns > 1)
  return title < 0 ? 1 : rows.length - title
}

/** Most cells of a row of words name a field. */
function isHeads(cells: TableCell[], page: Page, vocabularies: Vocabulary[]): boolean {
  if (cells.some((cell) => isValue(lastLine(cell, page)))) return false
  return vocabularies.some((vocabulary) => {
    const known = cells.filter(
      (cell) => isKnown([cell.text], vocabulary) || isKnown([lastLine(cell, page)], vocabulary),
    )
    return known.length >= LEAST_KNOWN && known.length * 2 > cells.length
  })
}

const lastLine = ({ lines }: TableCell, page: Page) => page.lines[lines.at(-1)!]!.text

/** A title in the first cell, over its head, is none of it. */
function withoutTitle(cells: TableCell[], row: number, page: Page, vocabularies: Vocabulary[]): TableCell[] {
  return cells.map((cell) => {
    const text = lastLine(cell, page)
    const known = (words: string) => vocabularies.some((vocabulary) => isKnown([words], vocabulary))
    const titled = cell.row === row && cell.lines.length > 1 && !known(cell.text) && known(text)
    return titled ? { ...cell, text, lines: cell.lines.slice(-1) } : cell
  })
}

function tableOf(table: Table, own: TableCell[], from: number, page: Page): Table {
  const used = [
    ...new Set(own.flatMap(({ column, columns }) => Array.from({ length: columns }, (_, at) => column + at))),
  ]
  used.sort((a, b) => a - b)
  const cells = own.map((cell) => ({ ...cell, row: cell.row - from, column: used.indexOf(cell.column) }))
  const rows = Math.max(...cells.map(({ row }) => row)) + 1
  const part = { ...table, box: around(cells.map(({ box }) => box)), rows, columns: used.length, cells }
  return { ...part, heads: Math.max(1, headRows(part, page.lines)) }
}
