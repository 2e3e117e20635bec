import { rowsAcross } from '../reading/lines.ts'
import type { Line, Word } from '../types.ts'
import type { Grid, GridCell } from './grids.ts'
import { isValue } from './head-rows.ts'

/** A gap of more than so many line heights ends a table. */
const FAR = 2.5
const MOST_HEAD_ROWS = 3
const LEAST_COLUMNS = 3
/** How far words may reach over the edge of their column, in points. */
const OVERHANG = 3
/** Rows are on one level when their middles are nearer than this part of the lower one's height. */
const LEVEL = 0.35

/**
 * Grids whose rulings draw only the column heads, grown over the rows below that stand in their columns. A row with something
 * in the first column or in most begins a row of the table; others go on with it, and a single line over several columns is a
 * row of one spanning cell.
 */
export function extendGrids(grids: Grid[], lines: Line[]): Grid[] {
  return grids.map((grid) => (isHeadOnly(grid, lines) ? extended(grid, grids, lines) : grid))
}

function isHeadOnly({ rows, columns, cells }: Grid, lines: Line[]): boolean {
  if (rows > MOST_HEAD_ROWS || columns < LEAST_COLUMNS) return false
  const texts = cells.map((cell) => textIn(cell, lines)).filter(Boolean)
  return texts.length >= LEAST_COLUMNS && texts.length * 2 > columns && !texts.some(isValue)
}

function textIn({ box: [x, y, width, height] }: GridCell, lines: Line[]): string {
  const inside = ({ box }: Word) => {
    const [middleX, middleY] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
    return middleX >= x && middleX < x + width && middleY >= y && middleY < y + height
  }
  return lines.flatMap((line) => line.words.filter(inside).map((word) => word.text)).join(' ')
}

type Edge = [left: number, right: number]
type Band = { top: number; bottom: number; note: boolean }

const topOf = (row: Line[]) => Math.min(...row.map(({ box }) => box[1]))
const bottomOf = (row: Line[]) => Math.max(...row.map(({ box }) => box[1] + box[3]))

function extended(grid: Grid, grids: Grid[], lines: Line[]): Grid {
  const edges = columnEdges(grid)
  const [left, top, width, height] = grid.box
  const below = grids.filter((other) => other.box[1] > top + height - 1).map((other) => other.box[1])
  const end = Math.min(Infinity, ...below)
  const rows = rowsAcross(
    lines.filter(({ box: [x, y, wide, high] }) => {
      return y + high / 2 > top + height && y + high / 2 < end && x < left + width && x + wide > left
    }),
    LEVEL,
  )
  const bands = tallBands(rows, edges) ?? rowBands(rows, edges, top + height)
  if (bands.length === 0) return grid
  const cells = bands.flatMap((band, index) =>
    cellsOf(band, grid.rows + index, edges, bounds(bands, index, top + height)),
  )
  const last = bands.at(-1)!.bottom
  return {
    ...grid,
    rows: grid.rows + bands.length,
    box: [left, top, width, last - top],
    cells: [...grid.cells, ...cells],
  }
}

/** Rows of the table by what stands in the first column or in most of them. */
function rowBands(rows: Line[][], edges: Edge[], start: number): Band[] {
  const bands: Band[] = []
  let bottom = start
  for (const row of rows) {
    const own = { top: topOf(row), bottom: bottomOf(row) }
    if (own.top - bottom > FAR * (own.bottom - own.top)) break
    const columns = columnsUnder(row, edges)
    const note = row.length === 1 && (columns === null || columns.size > 1) && !startsRow(columns, edges)
    if (!columns && !note) break
    const band = bands.at(-1)
    if (note || !band || band.note || startsRow(columns!, edges)) bands.push({ ...own, note })
    else band.bottom = own.bottom
    bottom = own.bottom
  }
  return bands
}

/** How many lines of one column stand beside one of any other, where a record is told in a tall cell. */
const TALL = 4
/** A step from line to line that is longer than the usual one by this part of it begins the next tall cell. */
const STEP = 0.1

/**
 * Rows of the table by the steps of its tallest column, where the other cells of a row stand beside the middle of a tall one; null
 * where no column is tall. On a page that goes on with a row, the first band holds its remainder.
 */
function tallBands(rows: Line[][], edges: Edge[]): Band[] | null {
  const within = (line: Line) =>
    edges.findIndex(([left, right]) => line.box[0] > left - OVERHANG && line.box[0] < right)
  const columns = edges.map((_, column) => rows.flat().filter((line) => within(line) === column))
  const tall = columns.reduce((most, lines) => (lines.length > most.length ? lines : most))
  const [first] = columns
  if (columns.some((lines) => lines !== tall && tall.length < TALL * Math.max(1, lines.length))) return null
  const steps = tall.slice(1).map(({ box }, index) => box[1] - tall[index]!.box[1])
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1]!
  if (steps.some((step) => step > FAR * tall[0]!.box[3])) return null
  const bands: Band[] = []
  tall.forEach(({ box: [, top, , height] }, index) => {
    const band = bands.at(-1)
    if (band && steps[index - 1]! <= usual * (1 + STEP) + 0.1) band.bottom = top + height
    else bands.push({ top, bottom: top + height, note: false })
  })
  const middles = first!.map(({ box }) => box[1] + box[3] / 2)
  const alone = bands.every(({ top, bottom }) => middles.filter((at) => at > top && at < bottom).length <= 1)
  return alone ? bands : null
}

function columnEdges({ columns, cells }: Grid): Edge[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = cells.find((cell) => cell.column === column && cell.columns === 1)
    return own ? [own.box[0], own.box[0] + own.box[2]] : [0, 0]
  })
}

/** The columns a row's words stand in; null when a word reaches over an edge. */
function columnsUnder(row: Line[], edges: Edge[]): Set<number> | null {
  const columns = new Set<number>()
  for (const { box } of row.flatMap((line) => line.words)) {
    const column = edges.findIndex(([left, right]) => box[0] > left - OVERHANG && box[0] + box[2] < right + OVERHANG)
    if (column < 0) return null
    columns.add(column)
  }
  return columns
}

function startsRow(columns: Set<number> | null, edges: Edge[]): boolean {
  return columns !== null && columns.size > 1 && (columns.has(0) || columns.size * 2 > edges.length)
}

/** From the middle of the gap above a band to the middle of the gap below it. */
function bounds(bands: Band[], index: number, start: number): Edge {
  const [above, band, below] = [bands[index - 1], bands[index]!, bands[index + 1]]
  return [above ? (above.bottom + band.top) / 2 : start, below ? (band.bottom + below.top) / 2 : band.bottom + 1]
}

function cellsOf({ note }: Band, row: number, edges: Edge[], [top, bottom]: Edge): GridCell[] {
  const [left, right] = [edges[0]![0], edges.at(-1)![1]]
  if (note) return [{ row, column: 0, rows: 1, columns: edges.length, box: [left, top, right - left, bottom - top] }]
  return edges.map(([x, end], column) => ({ row, column, rows: 1, columns: 1, box: [x, top, end - x, bottom - top] }))
}
