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
/** Of a box's area, what must lie in a cell for it to be the box's own though it is drawn a little elsewhere. */
const MOSTLY = 0.6

/** The box as its cell has it: where it lies, or moved into the cell most of it lies in; null where it is no box of that cell. */
export function drawnIn<Box extends { edges: Edges }>(cell: Edges, box: Box): Box | null {
  const [left, top, right, bottom] = box.edges
  if (left > cell[0] - OVER && top > cell[1] - OVER && right < cell[2] + OVER && bottom < cell[3] + OVER) return box
  const shared: Edges = [
    Math.max(left, cell[0]),
    Math.max(top, cell[1]),
    Math.min(right, cell[2]),
    Math.min(bottom, cell[3]),
  ]
  const isOwn = areaOf(shared) > areaOf(box.edges) * MOSTLY
  return isOwn ? { ...box, edges: shared } : null
}

function areaOf([left, top, right, bottom]: Edges) {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
