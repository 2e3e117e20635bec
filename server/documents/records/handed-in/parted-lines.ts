import { lineOf } from '../../reading/lines.ts'
import type { Line, Word } from '../../types.ts'

/** A gap wider than this share of a line's height, and than so many of its letters, is no space between two words: typewriters set wide ones. */
const WIDE = 0.6
const LETTERS = 1.3
/** In points. */
const ALIGNED = 1.5
/** A column is one where so many lines beside one that may part have an edge there. */
const LEAST = 2
/** Rows further apart than so many lines are not of one list. */
const NEAR = 15

/** More lines than a page of small print has are taken as they come. */
const MOST_LINES = 600

type Edges = { line: Line; starts: number[]; ends: number[] }

/** Each line, parted where columns stand so close that it runs over several: at a wide gap, at an edge of a column that others have as well. */
export function partedLines(lines: readonly Line[]): ReadonlyMap<Line, Line[]> {
  if (lines.length > MOST_LINES) return new Map(lines.map((line) => [line, [line]]))
  const edges = lines.map((line): Edges => {
    const pieces = piecesOf(line)
    return { line, starts: pieces.map(startOf), ends: pieces.map(endOf) }
  })
  return new Map(lines.map((line) => [line, partsOf(line, edges)]))
}

function partsOf(line: Line, edges: readonly Edges[]): Line[] {
  const pieces = piecesOf(line)
  if (pieces.length < 2) return [line]
  const [, top, , height] = line.box
  const near = edges.filter((one) => one.line !== line && Math.abs(one.line.box[1] - top) < NEAR * height)
  const isEdge = (at: number, of: 'starts' | 'ends') =>
    near.filter((one) => one[of].some((edge) => Math.abs(edge - at) < ALIGNED)).length >= LEAST
  const parts = pieces.slice(0, 1)
  for (const piece of pieces.slice(1))
    if (isEdge(startOf(piece), 'starts') || isEdge(endOf(parts.at(-1)!), 'ends')) parts.push(piece)
    else parts.push([...parts.pop()!, ...piece])
  return parts.length < 2 ? [line] : parts.map(lineOf)
}

const startOf = ([first]: readonly Word[]) => first!.box[0]
const endOf = (words: readonly Word[]) => words.at(-1)!.box[0] + words.at(-1)!.box[2]

/** The words of a line between its wide gaps. */
function piecesOf({ words, box }: Line): Word[][] {
  const pieces: Word[][] = []
  const [width, letters] = words.reduce(([all, count], word) => [all + word.box[2], count + word.text.length], [0, 0])
  const wide = Math.max(WIDE * box[3], (LETTERS * width!) / Math.max(1, letters!))
  for (const word of words) {
    const open = pieces.at(-1)
    if (open && word.box[0] - endOf(open) < wide) open.push(word)
    else pieces.push([word])
  }
  return pieces
}
