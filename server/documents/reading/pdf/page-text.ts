import type { Box, Line, Ruling } from '../../types.ts'
import { lineOf, type Piece, toLines } from '../lines.ts'
import type { GlyphRun } from './glyphs.ts'

/**
 * Lines of a page from its glyph runs and other upright pieces. Upright text comes first, row by row; then text that
 * runs down, upside down or up, each in its own reading order; slanted text (a watermark) last, a run a line.
 */
export function linesOfRuns(
  runs: GlyphRun[],
  [width, height]: [width: number, height: number],
  upright: Piece[],
  rulings: Ruling[],
): Line[] {
  const lines = toLines([...runs.filter((run) => run.turn === 0), ...upright], rulings)
  for (const turn of [1, 2, 3] as const) {
    const turned = runs.filter((run) => run.turn === turn)
    if (turned.length > 0) lines.push(...turnedLines(turned, turn, width, height))
  }
  for (const run of runs) if (run.turn === null) lines.push(...toLines([run]))
  return lines
}

/** Reads turned text by turning its boxes upright, and turns the lines' boxes back. */
function turnedLines(runs: GlyphRun[], turn: 1 | 2 | 3, width: number, height: number): Line[] {
  const pieces = runs.map((run) => ({ ...run, box: turnBox(run.box, turn, width, height) }))
  const back = (4 - turn) as 1 | 2 | 3
  const [w, h] = turn === 2 ? [width, height] : [height, width]
  return toLines(pieces).map((line) =>
    lineOf(line.words.map((word) => ({ ...word, box: turnBox(word.box, back, w, h) }))),
  )
}

/** The box after the page (of this width and height) is turned counter-clockwise by so many quarters. */
function turnBox([x, y, w, h]: Box, quarters: 1 | 2 | 3, width: number, height: number): Box {
  if (quarters === 1) return [y, width - x - w, h, w]
  if (quarters === 2) return [width - x - w, height - y - h, w, h]
  return [height - y - h, x, h, w]
}
