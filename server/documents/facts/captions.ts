import { oncePer } from '../../lib/once-per.ts'
import { type Cell, overlap, type Row, type Sheet } from './sheet.ts'

/**
 * Some forms print each box's small caption under its value. The value over such a caption; null when the cell is no caption. Asks for
 * three of the kind on a page, so that a title over a label is not taken for its value.
 */
export function valueOver(sheet: Sheet, cell: Cell): Cell | null {
  return captionsOf(sheet).get(cell) ?? null
}

/** The lines of the caption under a value; null when there is none. */
export function captionUnder(sheet: Sheet, value: Cell): Cell[] | null {
  const caption = sheet.rows[value.row + 1]?.cells.find((cell) => valueOver(sheet, cell) === value)
  if (!caption) return null
  const rest = sheet.rows[caption.row + 1]
  return [caption, ...(rest && isClose(rest, caption) ? rest.cells.filter((cell) => isUnder(cell, caption)) : [])]
}

const captionsOf = oncePer((sheet: Sheet): Map<Cell, Cell> => {
  const found = new Map<Cell, Cell>()
  for (const row of sheet.rows) {
    const over = sheet.rows[row.index - 1]
    if (!over) continue
    const pairs = row.cells.flatMap((cell) => {
      const value = over.cells.find((one) => Math.abs(one.left - cell.left) < 5 || overlap(one, cell) > 0.9)
      const height = cell.bottom - cell.top
      return value && cell.top - value.bottom < height * 0.6 && value.bottom - value.top > height * 1.25
        ? [[cell, value] as const]
        : []
    })
    if (pairs.length === row.cells.length && pairs.length === over.cells.length && endsBelow(sheet, row))
      for (const [cell, value] of pairs) found.set(cell, value)
  }
  return found.size >= 3 ? found : new Map()
})

/** Whether captions have no more under them than one line that some of them, of several, wrap to. */
function endsBelow(sheet: Sheet, row: Row): boolean {
  const below = sheet.rows[row.index + 1]
  if (!below || !isClose(below, row)) return true
  const wraps = row.cells.length > 1 && below.cells.every((cell) => row.cells.some((one) => isUnder(cell, one)))
  const next = sheet.rows[below.index + 1]
  return wraps && !(next && isClose(next, below))
}

const isClose = (below: Extent, above: Extent) => below.top - above.bottom < (above.bottom - above.top) * 0.9
const isUnder = (cell: Cell, above: Cell) =>
  Math.abs(cell.left - above.left) < 3 && cell.bottom - cell.top < (above.bottom - above.top) * 1.1
type Extent = { top: number; bottom: number }
