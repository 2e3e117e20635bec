import { isValue } from '../../layout/head-rows.ts'
import type { RowCell } from '../../layout/table-rows.ts'
import { lineOf, rowsAcross } from '../../reading/lines.ts'
import type { Line, Page, Table, TableCell } from '../../types.ts'
import { partedLines } from './parted-lines.ts'

/** What stands on one level of a page, cell by cell, in points from its top left corner. `card`: the box that is drawn around it and others below it. */
export type GridRow = { page: number; top: number; bottom: number; cells: GridCell[]; card?: Table }
/** `reach`: from where to where the ruled cell around it reaches; `over`: what stands over it and other heads. */
export type GridCell = RowCell & { left: number; edge: number; reach?: Pick<GridCell, 'left' | 'edge'>; over?: string }

/** The rows of all tables of a page and the lines beside them, from the top down. */
export function gridRows(page: Page): GridRow[] {
  const tabled = new Set<number>()
  const parted = partedLines(page.lines)
  const rows = (page.tables ?? []).flatMap((table) => {
    const cells = table.cells.filter(({ text }) => text)
    for (const { lines } of cells) for (const at of lines) tabled.add(at)
    if (table.ruled && table.columns === 1) return inCard(page, table)
    return [...Map.groupBy(cells, ({ row }) => row).values()].flatMap((own) => {
      const sorted = own.toSorted((a, b) => a.column - b.column)
      const lines = sorted.map((cell) => cell.lines.map((at) => page.lines[at]!))
      const levels = rowsDown(lines) ?? levelsOf(lines)
      const rows = levels.map((level) => rowOf(page, columnsOf(level, parted)))
      return table.ruled
        ? rows.map((row) => ({ ...row, cells: row.cells.map((cell) => reaching(cell, page, sorted)) }))
        : rows
    })
  })
  const loose = page.lines.filter((_, at) => !tabled.has(at))
  const others = rowsAcross(loose).map((lines) =>
    rowOf(
      page,
      lines.flatMap((line) => parted.get(line)!.map((part) => [part])),
    ),
  )
  return [...rows, ...others].toSorted((a, b) => a.top - b.top)
}

/** A cell with how far the ruled one that it stands in reaches. */
function reaching(cell: GridCell, { lines }: Page, ruled: readonly TableCell[]): GridCell {
  const own = ruled.find((one) => cell.lines.every((line) => one.lines.some((at) => lines[at] === line)))
  return own ? { ...cell, reach: { left: own.box[0], edge: own.box[0] + own.box[2] } } : cell
}

/** In a list of so many columns a row whose cells all have as many lines, each on one level with those beside it, is as many rows. */
const LEAST_LEVELLED = 4
function levelsOf(cells: Line[][]): Line[][][] {
  const count = cells[0]?.length ?? 0
  if (count < 2 || cells.length < LEAST_LEVELLED || cells.some(({ length }) => length !== count)) return [cells]
  const levels = rowsAcross(cells.flat())
  const isLevelled = levels.length === count && levels.every(({ length }) => length === cells.length)
  // A line without a capital or a figure at its head goes on with the one above it.
  const isWhole = cells.every((lines) => lines.slice(1).every(({ text }) => /^[^\p{L}]*[\p{Lu}\d]/u.test(text)))
  return isLevelled && isWhole && cells.some((lines) => lines.every(({ text }) => isValue(text)))
    ? levels.map((level) => cells.map((lines) => lines.filter((line) => level.includes(line))))
    : [cells]
}

/** Fewer columns of values say too little of where rows begin, and fewer rows may be lines of one. */
const LEAST_OF_VALUES = 3
const LEAST_ROWS = 3
/** In points. */
const AS_NEAR = 1
/**
 * The rows of a list that is ruled between its columns alone, so that it looks like one: one begins where most columns of values have a line, and a
 * line between goes on with the row above. Null where a line may be of the row below.
 */
function rowsDown(cells: readonly Line[][]): Line[][][] | null {
  const values = cells.filter((lines) => lines.length > 1 && lines.every(({ text }) => isValue(text)))
  if (values.length < LEAST_OF_VALUES) return null
  const levels = rowsAcross(cells.flat())
  const tops = levels.map((level) => Math.min(...level.map(({ box }) => box[1])))
  const isFirst = levels.map(
    (level) => values.filter((lines) => lines.some((line) => level.includes(line))).length * 2 > values.length,
  )
  const isOfNext = (at: number) =>
    !isFirst[at] && (at === 0 || (isFirst[at + 1] && tops[at + 1]! - tops[at]! < tops[at]! - tops[at - 1]! - AS_NEAR))
  if (levels.some((_, at) => isOfNext(at))) return null
  const rows: Line[][] = []
  for (const [at, level] of levels.entries())
    if (isFirst[at]) rows.push([...level])
    else rows.at(-1)!.push(...level)
  return rows.length < LEAST_ROWS
    ? null
    : rows.map((row) => cells.map((lines) => lines.filter((line) => row.includes(line))).filter(({ length }) => length))
}

/** The lines of the cells of a row, column by column: a cell that runs over several columns is one in each, and cells that share a line are told apart by it. */
function columnsOf(cells: readonly Line[][], parted: ReadonlyMap<Line, Line[]>): Line[][] {
  const isParted = (line: Line) => parted.get(line)!.length > 1
  const shared = new Set(cells.flat().filter(isParted))
  if (!shared.size) return [...cells]
  const columns = cells.filter((lines) => !lines.some(isParted)).map((lines) => [...lines])
  for (const lines of cells.filter((one) => one.some(isParted))) {
    for (const line of lines) {
      if (isParted(line) && !shared.delete(line)) continue
      for (const part of parted.get(line)!) {
        const over = columns.find((own) =>
          own.some(({ box }) => Math.min(box[0] + box[2], part.box[0] + part.box[2]) > Math.max(box[0], part.box[0])),
        )
        if (over) over.push(part)
        else columns.push([part])
      }
    }
  }
  return columns.toSorted((a, b) => a[0]!.box[0] - b[0]!.box[0])
}

/** What boxes over the whole width of their table hold: level by level where lines stand side by side in one, else as one text. */
function inCard(page: Page, card: Table): GridRow[] {
  const all = card.cells
    .filter(({ text }) => text)
    .flatMap((cell): GridRow[] => {
      const lines = cell.lines.map((at) => page.lines[at]!)
      const levels = rowsAcross(lines)
      const rows = levels.some(({ length }) => length > 1)
        ? levels.map((level) => level.map((line) => [line]))
        : [[lines]]
      return rows.map((groups) => ({ ...rowOf(page, groups), card }))
    })
  return all.map((row, at) => {
    const fuller = all.slice(at + 1, at + 1 + MOST_HEADS).find(({ cells }) => cells.length > row.cells.length)
    // The first is the heading of the card.
    return fuller && at > 0 ? { ...row, cells: row.cells.flatMap((cell) => partedOver(cell, fuller.cells)) } : row
  })
}
/** Rows of heads that stand over one another at the most. */
const MOST_HEADS = 3
/** In points. */
const ALIGNED = 3

/** Heads that stand so close that they look like one: a word that begins where a cell below it does begins another, if a cell stands below what is before. */
function partedOver(cell: GridCell, below: readonly GridCell[]): GridCell[] {
  const [line, another] = cell.lines
  const from = another
    ? -1
    : line!.words.findIndex(
        ({ box: [left], text }, at) =>
          at > 0 &&
          !isValue(text) &&
          below.some((one) => Math.abs(one.left - left) < ALIGNED) &&
          below.some((one) => one.edge < left && one.edge > cell.left),
      )
  if (from < 0) return [cell]
  return [line!.words.slice(0, from), line!.words.slice(from)].map((words) => cellOf([lineOf(words)], cell.page))
}

function rowOf(page: Page, groups: Line[][]): GridRow {
  const cells = groups.map((lines) => cellOf(lines, page.number))
  const boxes = groups.flat().map(({ box }) => box)
  return {
    page: page.number,
    top: Math.min(...boxes.map(([, y]) => y)),
    bottom: Math.max(...boxes.map(([, y, , height]) => y + height)),
    cells,
  }
}

function cellOf(lines: Line[], page: number): GridCell {
  const left = Math.min(...lines.map(({ box }) => box[0]))
  const edge = Math.max(...lines.map(({ box }) => box[0] + box[2]))
  const text = lines.map((line) => line.text).join(' ')
  return { text, lines, page, column: 0, columns: 1, right: edge, left, edge }
}

/** How high one line of a row is. */
export const lineHeight = ({ cells }: GridRow): number => Math.max(...cells.map(({ lines }) => lines[0]!.box[3]))

/** The column that a cell stands in, of those that reach as far as these: the one it overlaps most, else the nearest to its left edge. */
export function columnOf({ left, edge }: GridCell, reaches: readonly { left: number; edge: number }[]): number {
  const overlaps = reaches.map((own) => Math.min(edge, own.edge) - Math.max(left, own.left))
  const most = Math.max(...overlaps)
  if (most > 0) return overlaps.indexOf(most)
  return reaches.findLastIndex((own) => own.left <= left + 6)
}
