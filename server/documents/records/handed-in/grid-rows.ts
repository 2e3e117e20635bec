import type { RowCell } from '../../layout/table-rows.ts'
import { rowsAcross } from '../../reading/lines.ts'
import type { Line, Page } from '../../types.ts'

/** What stands on one level of a page, cell by cell, in points from its top left corner. */
export type GridRow = { page: number; top: number; bottom: number; cells: GridCell[] }
export type GridCell = RowCell & { left: number; edge: number }

/** The rows of all tables of a page and the lines beside them, from the top down. */
export function gridRows(page: Page): GridRow[] {
  const tabled = new Set<number>()
  const rows = (page.tables ?? []).flatMap((table) => {
    const cells = table.cells.filter(({ text }) => text)
    for (const { lines } of cells) for (const at of lines) tabled.add(at)
    return [...Map.groupBy(cells, ({ row }) => row).values()].map((own) =>
      rowOf(
        page,
        own.toSorted((a, b) => a.column - b.column).map(({ lines }) => lines.map((at) => page.lines[at]!)),
      ),
    )
  })
  const loose = page.lines.filter((_, at) => !tabled.has(at))
  const others = rowsAcross(loose).map((lines) => rowOf(page, lines.map((line) => [line]))) // biome-ignore format: short
  return [...rows, ...others].toSorted((a, b) => a.top - b.top)
}

function rowOf(page: Page, groups: Line[][]): GridRow {
  const cells = groups.map((lines): GridCell => {
    const left = Math.min(...lines.map(({ box }) => box[0]))
    const edge = Math.max(...lines.map(({ box }) => box[0] + box[2]))
    const text = lines.map((line) => line.text).join(' ')
    return { text, lines, page: page.number, column: 0, columns: 1, right: edge, left, edge }
  })
  const boxes = groups.flat().map(({ box }) => box)
  return {
    page: page.number,
    top: Math.min(...boxes.map(([, y]) => y)),
    bottom: Math.max(...boxes.map(([, y, , height]) => y + height)),
    cells,
  }
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
