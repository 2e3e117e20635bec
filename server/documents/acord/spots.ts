import type { Cell, Sheet, Span, Token } from '../facts/sheet.ts'
import type { Edges } from './types.ts'

/** A word of a page with the place it is quoted from; `edges` are in points of the page or, once it is laid on an edition, of that. */
export type Spot = {
  token: Token
  cell: Cell
  index: number
  edges: Edges
  /** Where it stands, when `edges` say where it was meant to. */
  stands?: Edges
}

/** Every word of the page, in its own points. */
export function spotsOf(sheet: Sheet): Spot[] {
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.tokens.map((token, index) => {
        const [left, top, width, height] = token.box
        return { token, cell, index, edges: [left, top, left + width, top + height] satisfies Edges }
      }),
    ),
  )
}

export const centreX = ({ edges }: { edges: Edges }) => (edges[0] + edges[2]) / 2
export const centreY = ({ edges }: { edges: Edges }) => (edges[1] + edges[3]) / 2
export const heightOf = ({ edges }: { edges: Edges }) => edges[3] - edges[1]

/** Do they stand on one line? */
export function sameLine(a: { edges: Edges }, b: { edges: Edges }) {
  const shared = Math.min(a.edges[3], b.edges[3]) - Math.max(a.edges[1], b.edges[1])
  return shared > Math.min(heightOf(a), heightOf(b)) * 0.5
}

/** The share of a's width that lies over or under b. */
export function overlapX(a: Edges, b: Edges) {
  return (Math.min(a[2], b[2]) - Math.max(a[0], b[0])) / (a[2] - a[0])
}

/** Words in the order they are read: line by line, each from the left. */
export function linesOf(spots: Spot[]): Spot[][] {
  const lines: Spot[][] = []
  for (const spot of spots.toSorted((a, b) => centreY(a) - centreY(b))) {
    const line = lines.at(-1)
    if (line && sameLine(line.at(-1)!, spot)) line.push(spot)
    else lines.push([spot])
  }
  return lines.map((line) => line.sort((a, b) => a.edges[0] - b.edges[0]))
}

export function spansOf(spots: Spot[]): Span[] {
  return spots.map(({ cell, index }) => ({ cell, from: index, to: index + 1 }))
}

/** 0..1: how surely the words were read; a word on which the passes over a picture disagree was not. */
export function sureness(spots: Spot[]) {
  return Math.min(1, ...spots.map(({ token }) => (token.of.others?.length ? 0.3 : (token.of.confidence ?? 1))))
}
