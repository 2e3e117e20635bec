import { SAME_EDGE } from '../tolerances.ts'
import type { Line } from '../types.ts'
import type { Grid } from './grids.ts'

/** So many rows set off alike are the stripes of one table. */
const LEAST = 2

/**
 * The grids but those that are stripes: single rows of the same columns, set off by a tint, with rows that have none between them. Their
 * table is told by how all its lines align.
 */
export function withoutStripes(grids: Grid[], lines: Line[]): Grid[] {
  const rows = grids.filter((grid) => grid.rows === 1 && grid.columns > 1)
  const alike = (grid: Grid) => rows.filter((other) => haveSameColumns(grid, other))
  return grids.filter((grid) => {
    if (!rows.includes(grid)) return true
    const own = alike(grid).sort((a, b) => a.box[1] - b.box[1])
    const parted = own.slice(1).filter((other, index) => hasLineBetween(own[index]!, other, lines))
    return own.length < LEAST || parted.length < own.length - 1
  })
}

const edgesOf = ({ cells }: Grid) => cells.flatMap(({ box: [x, , width] }) => [x, x + width])

function haveSameColumns(a: Grid, b: Grid): boolean {
  const [one, other] = [edgesOf(a), edgesOf(b)]
  return one.length === other.length && one.every((edge, index) => Math.abs(edge - other[index]!) < SAME_EDGE.column)
}

/** Whether there is one row of the table between two stripes: lines under at least two of their columns, no higher than they are. */
function hasLineBetween({ box, cells }: Grid, below: Grid, lines: Line[]): boolean {
  const [top, bottom] = [box[1] + box[3], below.box[1]]
  if (bottom - top > box[3] * 2.5) return false
  const between = lines.filter(({ box: [, y, , height] }) => y + height / 2 > top && y + height / 2 < bottom)
  const under = cells.filter(({ box: [x, , width] }) =>
    between.some(({ box: [left, , wide] }) => left >= x - SAME_EDGE.column && left + Math.min(wide, 1) < x + width),
  )
  return under.length > 1
}
