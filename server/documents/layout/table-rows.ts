import type { Line, Page, Table, TableCell } from '../types.ts'

/** A cell with its lines; `right` is as far as its text may reach, in points. */
export type RowCell = { column: number; columns: number; text: string; page: number; lines: Line[]; right: number }

/** A row below the heads. `note`: one text over all columns. */
export type TableRow = { cells: RowCell[]; note: boolean }

/** Of a row of heads and one of titles over it, the one has more than so many times the other's cells. */
const TITLE = 3

/** The heads of each column from the top down, joined by a space; empty strings for a table without heads. A title over them is none. */
export function headsOf(table: Table): string[] {
  const filled = table.cells.filter((cell) => cell.row < table.heads && cell.text)
  const counts = new Map<number, number>()
  for (const { row } of filled) counts.set(row, (counts.get(row) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const isTitle = (row: number) => counts.get(row)! === 1 || counts.get(row)! * TITLE < most
  const firstHeads = [...counts.keys()].sort((a, b) => a - b).find((row) => !isTitle(row)) ?? 0
  const titles = new Set(table.columns > 2 ? [...counts.keys()].filter((row) => row < firstHeads) : [])
  return Array.from({ length: table.columns }, (_, column) =>
    table.cells
      .filter((cell) => cell.row < table.heads && !titles.has(cell.row))
      .filter((cell) => cell.column <= column && cell.column + cell.columns > column)
      .sort((a, b) => a.row - b.row)
      .map((cell) => cell.text)
      .filter(Boolean)
      .join(' '),
  )
}

/** The last row of heads alone: what stands over it may be the titles of a sheet. */
export const lastHeads = (table: Table): string[] =>
  headsOf({ ...table, heads: 1, cells: headCells(table).map((cell) => ({ ...cell, row: 0 })) })

const headCells = ({ cells, heads }: Table) => cells.filter(({ row }) => row === heads - 1)

/** What stands over the heads of a table, across all its columns. */
export function titleOf({ cells, heads, columns }: Table): TableCell | null {
  const [first, ...others] = cells.filter(({ row, text }) => row === 0 && text)
  return heads > 1 && columns > 1 && first?.columns === columns && others.length === 0 ? first : null
}

/** The rows below a table's heads, from the top; heads repeated among them are left out. */
export function tableRows(table: Table, page: Page): TableRow[] {
  const heads = headsOf(table)
  const rights = columnRights(table)
  const rows = Map.groupBy(
    table.cells.filter((cell) => cell.row >= table.heads),
    (cell) => cell.row,
  )
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, cells]) => {
      const own = cells.sort((a, b) => a.column - b.column).map((cell) => rowCell(cell, table, page, rights))
      const filled = own.filter((cell) => cell.text)
      return { cells: own, note: filled.length === 1 && filled[0]!.columns > table.columns / 2 && table.columns > 1 }
    })
    .filter(({ cells }) => cells.some(({ text, column }) => text && (table.heads === 0 || text !== heads[column])))
}

function rowCell(cell: TableCell, table: Table, page: Page, rights: number[]): RowCell {
  const { column, columns, text } = cell
  const lines = cell.lines.map((index) => page.lines[index]!)
  const [x, , width] = cell.box
  const left = Math.min(x + width, ...lines.map(({ box }) => box[0]))
  const right = table.ruled ? x + width - Math.max(0.5, Math.min(left - x, 8)) : rights[column + columns - 1]!
  return { column, columns, text, page: page.number, lines, right }
}

function columnRights(table: Table): number[] {
  return Array.from({ length: table.columns }, (_, column) =>
    Math.max(
      0,
      ...table.cells.filter((cell) => cell.column + cell.columns - 1 === column).map(({ box }) => box[0] + box[2]),
    ),
  )
}
