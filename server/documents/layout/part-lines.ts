import { lineOf } from '../reading/lines.ts'
import type { Line } from '../types.ts'

/** Left edges nearer than this are one column's. */
const SAME_EDGE = 1.5
/** Rows below that are looked at, and how many of them must begin at an edge to make a column of it. */
const ROWS = 4
const LEAST = 2
/** A line of more words is prose. */
const MOST_WORDS = 12
const REACH = 6

/**
 * Heads of neighbouring columns may stand so close that they look like one line: 'Term beginning 5/1/23 Term beginning 5/1/24'.
 * Parts a line where a word begins at the left edge of a column of the rows right below (the very next one among them), when it
 * begins at such an edge itself.
 */
export function partAtColumns(lines: Line[]): Line[] {
  const sorted = lines.toSorted((a, b) => a.box[1] - b.box[1])
  const place = new Map(sorted.map((line, index) => [line, index]))
  return lines.flatMap((line) => {
    if (line.words.length < 2 || line.words.length > MOST_WORDS) return [line]
    const below = nextRows(sorted, place.get(line)!, line)
    if (below.length < LEAST) return [line]
    const beginsAt = (row: Line[], x: number) => row.some(({ box }) => Math.abs(box[0] - x) < SAME_EDGE)
    const isColumn = (x: number) => beginsAt(below[0]!, x) && below.filter((row) => beginsAt(row, x)).length >= LEAST
    if (!isColumn(line.box[0])) return [line]
    const starts = line.words.flatMap((word, index) => (index > 0 && isColumn(word.box[0]) ? [index] : []))
    return [0, ...starts].map((from, index) => lineOf(line.words.slice(from, starts[index])))
  })
}

/** The rows right below a line: their lines, row by row, no row farther from the one above than a few heights. */
function nextRows(sorted: Line[], from: number, line: Line): Line[][] {
  const rows: Line[][] = []
  let bottom = line.box[1] + line.box[3]
  for (const next of sorted.slice(from + 1)) {
    const [, top, , height] = next.box
    if (top < line.box[1] + line.box[3] * 0.6) continue
    if (top - bottom > height * 1.5 || top - line.box[1] > line.box[3] * REACH) break
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.box[1] - top) < height * 0.4) row.push(next)
    else {
      if (rows.length === ROWS) break
      rows.push([next])
    }
    bottom = Math.max(bottom, top + height)
  }
  return rows
}
