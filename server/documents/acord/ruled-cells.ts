import type { Ruling } from '../types.ts'
import { mappedEdges, type Registration } from './registration.ts'
import { centreX, centreY } from './spots.ts'
import type { Edges } from './types.ts'

/** The cell of the page a point lies in, by the drawn lines next to it on all four sides; null where one side is open. */
export type CellAt = (what: { edges: Edges }) => Edges | null

/** How far a line's end may stay short of what it bounds. */
const SHORT = 2

/** The cells a page's rulings draw, in the points of the edition it is laid on. */
export function ruledCells(rulings: Ruling[], map: Registration['map']): CellAt {
  const lines = rulings.map((ruling) => {
    const { axis, at, from, to } = ruling
    const edges: Edges = axis === 'horizontal' ? [from, at, to, at] : [at, from, at, to]
    return { axis, edges: mappedEdges(map, edges) }
  })
  const across = lines.filter(({ axis }) => axis === 'horizontal').map(({ edges }) => edges)
  const upright = lines.filter(({ axis }) => axis === 'vertical').map(({ edges }) => edges)
  return (what) => {
    const [x, y] = [centreX(what), centreY(what)]
    const columns = upright.filter(([, top, , bottom]) => top - SHORT < y && bottom + SHORT > y).map(([at]) => at)
    const rows = across.filter(([left, , right]) => left - SHORT < x && right + SHORT > x).map(([, at]) => at)
    const cell: Edges = [
      Math.max(...columns.filter((at) => at <= x)),
      Math.max(...rows.filter((at) => at <= y)),
      Math.min(...columns.filter((at) => at > x)),
      Math.min(...rows.filter((at) => at > y)),
    ]
    return cell.every(Number.isFinite) ? cell : null
  }
}

/** How far a box may lie over the border of its cell. */
const OVER = 3

/** Does the box lie within the cell? */
export function liesIn({ edges }: { edges: Edges }, cell: Edges) {
  return (
    edges[0] > cell[0] - OVER && edges[1] > cell[1] - OVER && edges[2] < cell[2] + OVER && edges[3] < cell[3] + OVER
  )
}
