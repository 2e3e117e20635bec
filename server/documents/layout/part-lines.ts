import { lineOf, rowsAcross } from '../reading/lines.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Line } from '../types.ts'

/** Rows below that are looked at, and how many of them must begin at an edge to make a column of it. */
const ROWS = 4
const LEAST = 2
/** A line of more words is prose. */
const MOST_WORDS = 12
const REACH = 6

/**
 * Heads of neighbouring columns may stand so close that they look like one line: 'Term beginning 5/1/23 Term beginning 5/1/24'.
 * Parts a line where a word begins at the left edge of a column of the rows right below (the very next one among them), when it
 * begins at such an edge itself. No head goes on in small letters.
 */
export function partAtColumns(lines: Line[]): Line[] {
  const sorted = lines.toSorted((a, b) => a.box[1] - b.box[1])
  const place = new Map(sorted.map((line, index) => [line, index]))
  return lines.flatMap((line) => {
    if (line.words.length < 2 || line.words.length > MOST_WORDS) return [line]
    const typed = isTypewritten(line)
    const below = nextRows(sorted, place.get(line)!, line)
    if (below.length < LEAST) return [line]
    const beginsAt = (row: Line[], x: number) => row.some(({ box }) => Math.abs(box[0] - x) < SAME_EDGE.column)
    const isColumn = (x: number) => beginsAt(below[0]!, x) && below.filter((row) => beginsAt(row, x)).length >= LEAST
    if (!isColumn(line.box[0])) return [line]
    const starts = line.words.flatMap(({ box, text }, index) =>
      index > 0 && !/^\p{Ll}/u.test(text) && isColumn(box[0]) && !(typed && isSpace(line, index)) ? [index] : [],
    )
    return [0, ...starts].map((from, index) => lineOf(line.words.slice(from, starts[index])))
  })
}

/** Letters of one width: every word begins where one of the line above may, so that its place says little. */
function isTypewritten({ words }: Line): boolean {
  const widths = words.filter(({ text }) => text.length > 2).map(({ box, text }) => box[2] / text.length)
  return widths.length > 1 && Math.max(...widths) - Math.min(...widths) < Math.max(...widths) * SAME_WIDTH
}
const SAME_WIDTH = 0.02

/** A space as between words, no wider than a letter. */
const isSpace = (line: Line, at: number) => gapBefore(line, at) < letterOf(line) * WIDE_LETTERS

/** A space is so many times the narrowest of its line where it parts columns; the only one of a line so much of its height. */
const WIDE = 1.5
const WIDE_ALONE = 0.5
/** Rows in succession in which a word behind such a space begins at one place. */
const LEAST_ROWS = 3

/**
 * Columns of rows may stand so close that each row looks like one line. Parts them where at least three in succession, the first of them
 * among the heads of a table, have a wide space.
 */
export function partAtSpaces(lines: Line[]): Line[] {
  const starts = new Map(lines.map((line) => [line, line.words.length > MOST_WORDS ? [] : wideStarts(line)]))
  const sorted = lines.filter((line) => starts.get(line)!.length).toSorted((a, b) => a.box[1] - b.box[1])
  const parted = new Map<Line, number[]>()
  sorted.forEach((line, at) => {
    for (const start of starts.get(line)!) {
      const x = line.words[start]!.box[0]
      const begins = (other: Line) =>
        starts.get(other)!.some((own) => Math.abs(other.words[own]!.box[0] - x) < SAME_EDGE.column)
      const run = [line, ...successive(sorted, at, 1, begins), ...successive(sorted, at, -1, begins)]
      if (run.length >= LEAST_ROWS && isHead(topOf(run), lines)) parted.set(line, [...(parted.get(line) ?? []), start])
    }
  })
  return lines.flatMap((line) => {
    const own = parted.get(line)
    return own ? [0, ...own].map((from, index) => lineOf(line.words.slice(from, own[index]))) : [line]
  })
}

const topOf = (run: Line[]) => run.reduce((top, line) => (line.box[1] < top.box[1] ? line : top))

/** How many lines there are beside one that is among heads. */
const LEAST_BESIDE = 3

/** Whether a line of words alone has others like it beside it. */
function isHead({ text, box: [, top, , height] }: Line, lines: Line[]): boolean {
  if (/[\d:]/.test(text)) return false
  return (
    lines.filter(({ box, text: other }) => Math.abs(box[1] - top) < height * 0.4 && !/[\d:]/.test(other)).length >
    LEAST_BESIDE
  )
}

/** A row of a table has at least so many lines. */
const LEAST_LINES = 3

/**
 * Cells of neighbouring columns may stand so close that they look like one line. Parts it behind a wide space where a word begins at a
 * column's left edge: one at which rows of several lines begin again and again; the line begins at such an edge itself.
 */
export function partAtEdges(lines: Line[]): Line[] {
  const all = rowsAcross(lines)
  const rows = all.filter((row) => row.length >= LEAST_LINES)
  const beside = new Set(all.flatMap((row) => (row.length > 1 ? row : [])))
  const edges = new Map<number, Set<Line[]>>()
  const keys = (x: number) => [Math.floor(x / SAME_EDGE.column), Math.floor(x / SAME_EDGE.column) + 1]
  const begun = (line: Line) => [line.box[0], ...startsOf(line).map((at) => line.words[at]!.box[0])]
  for (const row of rows) {
    for (const x of row.flatMap(begun)) {
      for (const key of keys(x)) edges.set(key, (edges.get(key) ?? new Set()).add(row))
    }
  }
  const isEdge = (x: number) => keys(x).some((key) => (edges.get(key)?.size ?? 0) >= LEAST_ROWS)
  return lines.flatMap((line) => {
    if (!beside.has(line) || !isEdge(line.box[0])) return [line]
    const own = startsOf(line).filter((at) => isEdge(line.words[at]!.box[0]))
    return [0, ...own].map((from, index) => lineOf(line.words.slice(from, own[index])))
  })
}

/** So many letters wide is no space between words: a typewriter's is one. */
const WIDE_LETTERS = 1.25

/** The words behind a wide space of their line, also where all its spaces are wide. */
function startsOf(line: Line): number[] {
  const { words } = line
  if (words.length > MOST_WORDS) return []
  const least = letterOf(line) * WIDE_LETTERS
  const wide = new Set(wideStarts(line))
  return words.flatMap((_, at) => (at > 0 && (wide.has(at) || gapBefore(line, at) > least) ? [at] : []))
}

const letterOf = ({ words }: Line) =>
  words.reduce((sum, word) => sum + word.box[2], 0) / words.reduce((sum, word) => sum + word.text.length, 0)

const gapBefore = ({ words }: Line, at: number) => words[at]!.box[0] - words[at - 1]!.box[0] - words[at - 1]!.box[2]

/** The words behind a space that is wide for its line. */
function wideStarts(line: Line): number[] {
  const gaps = line.words.slice(1).map((_, index) => gapBefore(line, index + 1))
  const least = gaps.length > 1 ? Math.max(Math.min(...gaps), 0.5) * WIDE : line.box[3] * WIDE_ALONE
  return gaps.flatMap((gap, index) => (gap > least ? [index + 1] : []))
}

/** The lines next to one, up or down, as long as they follow closely, begin where it does and fulfil what is asked. */
function successive(sorted: Line[], at: number, step: 1 | -1, fits: (line: Line) => boolean): Line[] {
  const found: Line[] = []
  let last = sorted[at]!
  for (let next = at + step; sorted[next]; next += step) {
    const line = sorted[next]!
    const apart = Math.abs(line.box[1] - last.box[1])
    if (apart > last.box[3] * REACH) break
    if (apart < last.box[3] * 0.4 || Math.abs(line.box[0] - last.box[0]) > SAME_EDGE.column) continue
    if (!fits(line) || apart > last.box[3] * 2) break
    found.push(line)
    last = line
  }
  return found
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
