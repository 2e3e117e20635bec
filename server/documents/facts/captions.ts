import { oncePer } from '../../lib/once-per.ts'
import { type Cell, overlap, type Sheet } from './sheet.ts'

/**
 * Some forms print each box's small caption under its value. The value over such a caption; null when the cell is no caption. Asks for
 * three of the kind on a page, so that a title over a label is not taken for its value.
 */
export function valueOver(sheet: Sheet, cell: Cell): Cell | null {
  return captionsOf(sheet).get(cell) ?? null
}

/** The caption under a value; null when there is none. */
export function captionUnder(sheet: Sheet, value: Cell): Cell | null {
  return sheet.rows[value.row + 1]?.cells.find((cell) => valueOver(sheet, cell) === value) ?? null
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
    const below = sheet.rows[row.index + 1]
    const near = below && below.top - row.bottom < (row.bottom - row.top) * 0.9
    if (pairs.length === row.cells.length && pairs.length === over.cells.length && !near)
      for (const [cell, value] of pairs) found.set(cell, value)
  }
  return found.size >= 3 ? found : new Map()
})
