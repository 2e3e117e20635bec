import { type GridCell, type GridRow, lineHeight } from './grid-rows.ts'

/** Rows further apart than so many lines are not of one panel. */
const APART = 3

/** The labels with their values under a heading, one or two pairs to a row. */
export function panelUnder(heading: GridRow, rows: readonly GridRow[]): [label: GridCell, value: GridCell][] {
  const pairs: [GridCell, GridCell][] = []
  let { bottom } = heading
  for (const row of rows) {
    const [label, value, second, other, another] = row.cells
    if (!label || !value || another || (second && !other) || row.top - bottom > APART * lineHeight(row)) break
    pairs.push([label, value], ...(second && other ? [[second, other] as [GridCell, GridCell]] : []))
    bottom = row.bottom
  }
  return pairs
}
