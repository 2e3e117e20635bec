import { SAME_EDGE } from '../tolerances.ts'
import type { Box, Ruling } from '../types.ts'

/** A cell of a drawn grid, before anything is known of what stands in it. */
export type GridCell = { row: number; column: number; rows: number; columns: number; box: Box }
export type Grid = { box: Box; rows: number; columns: number; cells: GridCell[] }

/** How far the ends of two rulings may stay apart, or overshoot, and still meet. */
const TOUCH = 3
/** The share of a side that must be drawn to part two cells. */
const DRAWN = 0.7
const MOST_CELLS = 20_000

/**
 * The grids that crossing rulings draw. Sides that are not drawn join neighbours into spanning cells; where rulings run out
 * over the outermost crossing line, the grid is open at that side and ends with them.
 */
export function gridsOf(rulings: Ruling[]): Grid[] {
  return componentsOf(withoutFrame(rulings)).flatMap((component) => gridOf(component) ?? [])
}

/** Rulings without the border of the page: the outermost four, where they meet one another alone and what stands inside does not reach them. */
function withoutFrame(rulings: Ruling[]): Ruling[] {
  const outermost = (axis: Ruling['axis']) => {
    const own = rulings.filter((ruling) => ruling.axis === axis).sort((a, b) => a.at - b.at)
    return own.length > 2 ? [own[0]!, own.at(-1)!] : []
  }
  const [top, bottom] = outermost('horizontal')
  const [left, right] = outermost('vertical')
  if (!top || !bottom || !left || !right) return rulings
  const frame = [top, bottom, left, right]
  const closed = [top, bottom].every((h) => Math.abs(h.from - left.at) < 1 && Math.abs(h.to - right.at) < 1)
  const parts = ({ axis, from, to }: Ruling) =>
    axis === 'horizontal'
      ? from < left.at + TOUCH || to > right.at - TOUCH
      : from < top.at + TOUCH && to > bottom.at - TOUCH
  const reached = rulings.some((ruling) => !frame.includes(ruling) && parts(ruling))
  return closed && !reached ? rulings.filter((ruling) => !frame.includes(ruling)) : rulings
}

function componentsOf(rulings: Ruling[]): Ruling[][] {
  const horizontal = rulings.filter((ruling) => ruling.axis === 'horizontal')
  const vertical = rulings.filter((ruling) => ruling.axis === 'vertical')
  const sets = new Sets(rulings.length)
  const index = new Map(rulings.map((ruling, at) => [ruling, at]))
  for (const h of horizontal) for (const v of vertical) if (meet(h, v)) sets.join(index.get(h)!, index.get(v)!)
  const groups = Map.groupBy(rulings, (ruling) => sets.find(index.get(ruling)!))
  return [...groups.values()].filter((group) => group.length > 4)
}

function meet(h: Ruling, v: Ruling): boolean {
  return h.at > v.from - TOUCH && h.at < v.to + TOUCH && v.at > h.from - TOUCH && v.at < h.to + TOUCH
}

function gridOf(component: Ruling[]): Grid | null {
  const horizontal = component.filter((ruling) => ruling.axis === 'horizontal')
  const vertical = component.filter((ruling) => ruling.axis === 'vertical')
  const xs = edgesOf(vertical, horizontal)
  const ys = edgesOf(horizontal, vertical)
  const [columns, rows] = [xs.length - 1, ys.length - 1]
  if (columns < 1 || rows < 1 || columns * rows > MOST_CELLS || columns * rows < 2) return null
  const sets = new Sets(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column
      const [left, right, top, bottom] = [xs[column]!, xs[column + 1]!, ys[row]!, ys[row + 1]!]
      if (column + 1 < columns && !isDrawn(vertical, right, top, bottom)) sets.join(here, here + 1)
      if (row + 1 < rows && !isDrawn(horizontal, bottom, left, right)) sets.join(here, here + columns)
    }
  }
  const cells = cellsOf(sets, rows, columns).map((cell) => ({ ...cell, box: boxOf(cell, xs, ys) }))
  return { box: [xs[0]!, ys[0]!, xs.at(-1)! - xs[0]!, ys.at(-1)! - ys[0]!], rows, columns, cells }
}

/** Where the rulings of one direction stand, and where those that cross them end beyond. */
function edgesOf(rulings: Ruling[], crossing: Ruling[]): number[] {
  const places = rulings.map((ruling) => ruling.at).sort((a, b) => a - b)
  const edges = places.filter((place, index) => index === 0 || place - places[index - 1]! > SAME_EDGE.ruling)
  const from = Math.min(...crossing.map((ruling) => ruling.from))
  const to = Math.max(...crossing.map((ruling) => ruling.to))
  if (edges.length === 0 || from < edges[0]! - TOUCH * 2) edges.unshift(from)
  if (to > edges.at(-1)! + TOUCH * 2) edges.push(to)
  return edges
}

function isDrawn(rulings: Ruling[], at: number, from: number, to: number): boolean {
  let drawn = 0
  for (const ruling of rulings) {
    if (Math.abs(ruling.at - at) > SAME_EDGE.ruling) continue
    drawn += Math.max(0, Math.min(ruling.to, to) - Math.max(ruling.from, from))
  }
  return drawn >= (to - from) * DRAWN
}

type Placed = Omit<GridCell, 'box'>

/** Joined cells that make a rectangle are one; what joins into another shape is taken row by row. */
function cellsOf(sets: Sets, rows: number, columns: number): Placed[] {
  const members = Map.groupBy(
    Array.from({ length: rows * columns }, (_, index) => index),
    (index) => sets.find(index),
  )
  return [...members.values()].flatMap((indexes) => {
    const at = indexes.map((index) => ({ row: Math.floor(index / columns), column: index % columns }))
    const [top, bottom] = [Math.min(...at.map(({ row }) => row)), Math.max(...at.map(({ row }) => row))]
    const [left, right] = [Math.min(...at.map(({ column }) => column)), Math.max(...at.map(({ column }) => column))]
    if ((bottom - top + 1) * (right - left + 1) === at.length) {
      return [{ row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 }]
    }
    return [...Map.groupBy(at, ({ row }) => row)].map(([row, cells]) => {
      const first = Math.min(...cells.map(({ column }) => column))
      return { row, column: first, rows: 1, columns: Math.max(...cells.map(({ column }) => column)) - first + 1 }
    })
  })
}

function boxOf({ row, column, rows, columns }: Placed, xs: number[], ys: number[]): Box {
  const [left, top] = [xs[column]!, ys[row]!]
  return [left, top, xs[column + columns]! - left, ys[row + rows]! - top]
}

/** Disjoint sets of indexes (union–find with path halving). */
class Sets {
  private readonly parent: number[]

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index)
  }

  find(index: number): number {
    let at = index
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at]!]!
      at = this.parent[at]!
    }
    return at
  }

  join(a: number, b: number): void {
    this.parent[this.find(a)] = this.find(b)
  }
}
