import type { Box, Line, Word } from '../types.ts'

/** A piece of text that may be a word, part of one, or the value of a field; `em` is its size in points. */
export type Piece = { text: string; box: Box; em: number; afterSpace: boolean }

const COLUMN_GAP = 1.6
const WORD_GAP = 0.2
/** Pieces share a row when their middles are closer than this part of the lower one's height. */
const ROW_TOLERANCE = 0.4
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

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
    if (x < left) left = x
    if (y < top) top = y
    if (x + w > right) right = x + w
    if (y + h > bottom) bottom = y + h
  }
  return [round(left), round(top), round(right - left), round(bottom - top)]
}

/** A line of these words, in the order they are read. */
export function lineOf(words: Word[]): Line {
  return { text: words.map((word) => word.text).join(' '), box: around(words.map((word) => word.box)), words }
}

/** True for words most of which are written from right to left. */
export function isRightToLeft(words: string[]): boolean {
  return words.filter((word) => RIGHT_TO_LEFT.test(word)).length * 2 > words.length
}

type Row = { middle: number; height: number; pieces: Piece[] }

function rowsOf(pieces: Piece[]): Row[] {
  const sorted = pieces.toSorted((a, b) => middleOf(a) - middleOf(b))
  const rows: Row[] = []
  let tallest = 0
  for (const piece of sorted) {
    tallest = Math.max(tallest, piece.box[3])
    const row = openRow(rows, piece, tallest)
    if (row) row.pieces.push(piece)
    else rows.push({ middle: middleOf(piece), height: piece.box[3], pieces: [piece] })
  }
  return rows
}

/** The nearest row above that this piece stands on; rows are in order, so the search ends early. */
function openRow(rows: Row[], piece: Piece, tallest: number): Row | undefined {
  const middle = middleOf(piece)
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index]!
    const distance = middle - row.middle
    if (distance > tallest * ROW_TOLERANCE) return undefined
    if (distance < Math.min(row.height, piece.box[3]) * ROW_TOLERANCE) return row
  }
  return undefined
}

function splitRow(row: Row): Line[] {
  const lines: Word[][] = []
  let words: Word[] = []
  let end = -Infinity
  for (const piece of row.pieces.sort((a, b) => a.box[0] - b.box[0])) {
    const gap = piece.box[0] - end
    const word = words.at(-1)
    if (!word || gap > piece.em * COLUMN_GAP) {
      words = [wordOf(piece)]
      lines.push(words)
      end = -Infinity
    } else if (gap < piece.em * WORD_GAP && !piece.afterSpace) joinTo(word, piece)
    else words.push(wordOf(piece))
    end = Math.max(end, piece.box[0] + piece.box[2])
  }
  return lines.map(inReadingOrder).map(lineOf)
}

function inReadingOrder(words: Word[]): Word[] {
  return isRightToLeft(words.map((word) => word.text)) ? words.toReversed() : words
}

function wordOf(piece: Piece): Word {
  const [x, y, w, h] = piece.box
  return { text: piece.text, box: [round(x), round(y), round(w), round(h)] }
}

function joinTo(word: Word, piece: Piece): void {
  word.text = RIGHT_TO_LEFT.test(piece.text) ? piece.text + word.text : word.text + piece.text
  word.box = around([word.box, piece.box])
}

function middleOf(piece: Piece): number {
  return piece.box[1] + piece.box[3] / 2
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
