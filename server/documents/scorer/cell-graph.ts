import { rowsOf } from '../search/page-words.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Line, Page } from '../types.ts'

/** A line of a page among its neighbors, which are given by their places in `CellGraph.cells`; -1 where there is none. */
export type GraphCell = {
  page: number
  line: Line
  /** The nearest cells on its row, and the first of the row where that is another. */
  left: number
  right: number
  rowHead: number
  /** The nearest cells that overlap it above and below, the one above that, and the head of its column. */
  above: number
  above2: number
  below: number
  columnHead: number
  /** The lines before and after it in its block, and the first of the block. */
  previous: number
  next: number
  blockHead: number
  /** The nearest heading above, and the nearest taller one above that. */
  heading: number
  higher: number
  /** The tallest line of the first third of its page. */
  title: number
  /** Columns to its left on its row, and cells of the row. */
  column: number
  columns: number
  isInTable: boolean
}

/** The lines of a document as cells with their neighbors, page by page, row by row and from left to right. */
export type CellGraph = { pages: Page[]; cells: GraphCell[] }

const NONE = -1
/** Rows above or below in which a neighbor is looked for. */
const REACH = 12

export function cellGraph(pages: Page[]): CellGraph {
  const cells: GraphCell[] = []
  const open = { heading: NONE, higher: NONE }
  for (const page of pages) addPage(page, cells, open)
  return { pages, cells }
}

function addPage(page: Page, cells: GraphCell[], open: { heading: number; higher: number }) {
  const first = cells.length
  const rows = rowsOf(page)
  const places = new Map<Line, number>()
  for (const row of rows) for (const line of row) places.set(line, first + places.size)
  const at = (line: Line | undefined) => (line ? (places.get(line) ?? NONE) : NONE)
  const usual = median(page.lines.map(({ box }) => box[3]))
  const title = at(tallest(page))
  for (const [index, row] of rows.entries()) {
    for (const [column, line] of row.entries()) {
      const up = nearest(rows, index, line, -1)
      const above = up[0]
      cells.push({
        page: page.number,
        line,
        left: at(row[column - 1]),
        right: at(row[column + 1]),
        rowHead: column > 1 ? at(row[0]) : NONE,
        above: at(above),
        above2: at(up[1]),
        below: at(nearest(rows, index, line, 1)[0]),
        columnHead: NONE,
        previous: NONE,
        next: NONE,
        blockHead: NONE,
        ...open,
        title,
        column,
        columns: row.length,
        isInTable: false,
      })
    }
    const [alone] = row
    if (row.length === 1 && alone && isHeading(alone)) {
      const before = open.heading
      if (before === NONE || alone.box[3] > cells[before]!.line.box[3] * 1.08 || alone.box[3] > usual * 1.4)
        open.higher = at(alone)
      open.heading = at(alone)
    }
  }
  addBlocks(page, cells, at)
  addTables(page, cells, at)
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Alone on its row, short, and no sentence. */
function isHeading({ text, words }: Line): boolean {
  return words.length <= 10 && /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text) && !/\d{3}/.test(text)
}

function tallest(page: Page): Line | undefined {
  const top = page.lines.filter(({ box, words }) => box[1] < page.height / 3 && words.length <= 12)
  return top.reduce<Line | undefined>((most, line) => (most && most.box[3] >= line.box[3] ? most : line), undefined)
}

/** The nearest two lines over or under this one that stand in its column. */
function nearest(rows: Line[][], index: number, { box }: Line, step: 1 | -1): Line[] {
  const found: Line[] = []
  for (let by = 1; by <= REACH && found.length < 2; by++) {
    const row = rows[index + by * step]
    if (!row) break
    const under = row.find((other) => isInColumn(other.box, box))
    if (under) found.push(under)
  }
  return found
}

function isInColumn([left, , width]: Line['box'], [from, , wide]: Line['box']): boolean {
  const shared = Math.min(left + width, from + wide) - Math.max(left, from)
  return shared > Math.min(width, wide) * 0.3 || Math.abs(left - from) < SAME_EDGE.cell
}

function addBlocks(page: Page, cells: GraphCell[], at: (line: Line | undefined) => number) {
  for (const { lines } of page.blocks ?? []) {
    for (const [index, own] of lines.entries()) {
      const cell = cells[at(page.lines[own])]
      if (!cell) continue
      cell.previous = at(page.lines[lines[index - 1] ?? NONE])
      cell.next = at(page.lines[lines[index + 1] ?? NONE])
      if (index > 0) cell.blockHead = at(page.lines[lines[0]!])
    }
  }
}

function addTables(page: Page, cells: GraphCell[], at: (line: Line | undefined) => number) {
  for (const { cells: own, heads } of page.tables ?? []) {
    const headOf = (column: number) =>
      own.findLast(
        (cell) => cell.row < Math.max(1, heads) && cell.column <= column && cell.column + cell.columns > column,
      )
    const rowHeadOf = (row: number) =>
      own.find((cell) => cell.row <= row && cell.row + cell.rows > row && cell.lines.length)
    for (const { row, column, lines } of own) {
      const head = row >= Math.max(1, heads) ? headOf(column) : undefined
      const first = rowHeadOf(row)
      for (const index of lines) {
        const cell = cells[at(page.lines[index])]
        if (!cell) continue
        cell.isInTable = true
        const headLine = head?.lines.at(-1)
        if (headLine !== undefined) cell.columnHead = at(page.lines[headLine])
        const firstLine = first?.lines[0]
        if (firstLine !== undefined && first!.column !== column) cell.rowHead = at(page.lines[firstLine])
      }
    }
  }
}
