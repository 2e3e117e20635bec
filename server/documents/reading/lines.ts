import type { Box, Line, Word } from '../types.ts'

/** A piece of text that may be a word, part of one, or the value of a field; `em` is its size in points. */
export type Piece = { text: string; box: Box; em: number; afterSpace: boolean }

const COLUMN_GAP = 1.6
const WORD_GAP = 0.2

/**
 * Puts pieces into lines: pieces whose middles stand on one row, split where the gap is wider than a column gap, and
 * joined into one word where the gap is narrower than a space. Lines run from top to bottom, then from left to right.
 */
export function toLines(pieces: Piece[]): Line[] {
  return rowsOf(pieces).flatMap(splitRow)
}

/** The smallest box around all the boxes. */
export function around(boxes: Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y, w, h] of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + w)
    bottom = Math.max(bottom, y + h)
  }
  return [round(left), round(top), round(right - left), round(bottom - top)]
}

/** A line of these words, left to right. */
export function lineOf(words: Word[]): Line {
  return { text: words.map((word) => word.text).join(' '), box: around(words.map((word) => word.box)), words }
}

type Row = { middle: number; height: number; pieces: Piece[] }

function rowsOf(pieces: Piece[]): Row[] {
  const sorted = [...pieces].sort((a, b) => middleOf(a) - middleOf(b))
  const rows: Row[] = []
  for (const piece of sorted) {
    const row = rows.findLast((candidate) => sharesRow(candidate, piece))
    if (row) row.pieces.push(piece)
    else rows.push({ middle: middleOf(piece), height: piece.box[3], pieces: [piece] })
  }
  return rows.sort((a, b) => a.middle - b.middle)
}

function sharesRow(row: Row, piece: Piece): boolean {
  const distance = Math.abs(middleOf(piece) - row.middle)
  return distance < Math.min(row.height, piece.box[3]) * 0.4
}

function splitRow(row: Row): Line[] {
  const pieces = row.pieces.sort((a, b) => a.box[0] - b.box[0])
  const lines: Word[][] = []
  let end = -Infinity
  for (const piece of pieces) {
    const gap = piece.box[0] - end
    const words = lines.at(-1)
    const word = words?.at(-1)
    if (!words || !word || gap > piece.em * COLUMN_GAP) lines.push([wordOf(piece)])
    else if (gap < piece.em * WORD_GAP && !piece.afterSpace) joinTo(word, piece)
    else words.push(wordOf(piece))
    end = Math.max(gap > piece.em * COLUMN_GAP ? -Infinity : end, piece.box[0] + piece.box[2])
  }
  return lines.map(lineOf)
}

function wordOf(piece: Piece): Word {
  const [x, y, w, h] = piece.box
  return { text: piece.text, box: [round(x), round(y), round(w), round(h)] }
}

function joinTo(word: Word, piece: Piece): void {
  word.text += piece.text
  word.box = around([word.box, piece.box])
}

function middleOf(piece: Piece): number {
  return piece.box[1] + piece.box[3] / 2
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
