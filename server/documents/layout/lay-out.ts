import { lineOf, wrappedText } from '../reading/lines.ts'
import type { Line, Page, Table, Word } from '../types.ts'
import { alignedTables } from './aligned-tables.ts'
import { blocksOf } from './blocks.ts'
import { extendGrids } from './extend-grids.ts'
import { type Grid, gridsOf } from './grids.ts'
import { headRows } from './head-rows.ts'
import { withHeadsAbove } from './heads-above.ts'
import { partAtColumns, partAtEdges, partAtSpaces } from './part-lines.ts'
import { partStackedRows } from './stacked-rows.ts'
import { partStamps } from './stamps.ts'
import { withoutStripes } from './stripes.ts'

/**
 * The page with its tables and blocks, and what is stamped over it apart from its lines: ruled tables by the page's rulings, then tables without rulings by how its lines
 * align. Lines that run over the border of a cell are parted there, so every line stands in one cell or in none.
 */
export function layOut(page: Page): Page {
  const { lines: printed, stamps } = partStamps(page.lines)
  const tallest = heightOfTall(printed)
  const upright = printed.filter((line) => line.box[3] < tallest)
  const grids = extendGrids(withoutStripes(gridsOf(page.rulings ?? []), upright), upright)
  const lines = partAtEdges(partAtColumns(partAtSpaces(printed.flatMap((line) => partAtCells(line, grids)))))
  const isBeside = (line: Line) => line.box[3] >= tallest && !grids.some((grid) => isHeld(grid, line))
  const beside = lines.flatMap((line, index) => (isBeside(line) ? [index] : []))
  const ruled = grids.flatMap((grid) => ruledTable(grid, lines, new Set(beside)) ?? [])
  const taken = new Set([...beside, ...ruled.flatMap((table) => table.cells.flatMap((cell) => cell.lines))])
  const aligned = alignedTables(lines, taken, page.rulings ?? [])
  const all = [...ruled, ...aligned].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
  const tables = withHeadsAbove(all, lines)
  return { ...page, lines, tables, blocks: blocksOf(lines, tables), ...(stamps.length && { stamps }) }
}

/** What is so much taller than the page's lines runs up their side and stands in no cell. */
const TALL = 5

function heightOfTall(lines: Line[]): number {
  if (lines.length < TALL) return Infinity
  const heights = lines.map(({ box }) => box[3]).sort((a, b) => a - b)
  return heights[heights.length >> 1]! * TALL
}

/** Heads that are turned to run up their narrow columns are as tall as their cell and stay within it. */
function isHeld(grid: Grid, line: Line): boolean {
  const [left, top, width, height] = line.box
  const box = cellAt(grid, line)?.box
  return (
    box !== undefined &&
    left > box[0] - SLACK &&
    top > box[1] - SLACK &&
    left + width < box[0] + box[2] + SLACK &&
    top + height < box[1] + box[3] + SLACK
  )
}
const SLACK = 1

function partAtCells(line: Line, grids: Grid[]): Line[] {
  const grid = grids.find(({ box: [x, y, width, height] }) => {
    const [left, top, wide, high] = line.box
    const middle = top + high / 2
    return middle > y && middle < y + height && left < x + width && left + wide > x
  })
  if (!grid || line.words.length < 2) return [line]
  const runs: { cell: unknown; words: Word[] }[] = []
  for (const word of line.words) {
    const cell = cellAt(grid, word)
    const run = runs.at(-1)
    if (run && run.cell === cell) run.words.push(word)
    else runs.push({ cell, words: [word] })
  }
  return runs.length === 1 ? [line] : runs.map(({ words }) => lineOf(words))
}

function cellAt(grid: Grid, { box }: { box: Line['box'] }) {
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return grid.cells.find(
    ({ box: [left, top, width, height] }) => x >= left && x < left + width && y >= top && y < top + height,
  )
}

/** A grid with what stands in it; null when words stand in fewer than two of its cells. */
function ruledTable(grid: Grid, lines: Line[], beside: Set<number>): Table | null {
  const inside = new Map<unknown, number[]>()
  for (const [index, line] of lines.entries()) {
    const cell = beside.has(index) ? undefined : cellAt(grid, line)
    if (cell) inside.set(cell, [...(inside.get(cell) ?? []), index])
  }
  if (inside.size < 2) return null
  const cells = grid.cells.map((cell) => {
    const own = inside.get(cell) ?? []
    return { ...cell, text: wrappedText(own.map((index) => lines[index]!)), lines: own }
  })
  const { box, rows, columns } = grid
  const table = { box, ruled: true, rows, columns, heads: 0, cells }
  return partStackedRows({ ...table, heads: headRows(table, lines) }, lines)
}
