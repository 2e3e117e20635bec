import type { Box, Line, Ruling, Word } from '../types.ts'

/**
 * A piece of text that may be a word, part of one, or the value of a field; `em` is its size in points, `drop` how far its
 * baseline lies above the bottom of its box.
 */
export type Piece = { text: string; box: Box; em: number; drop: number; afterSpace: boolean }

const COLUMN_GAP = 1.6
const WORD_GAP = 0.2
/** Pieces share a row when their baselines are closer than this part of the smaller one's em. */
const ROW_TOLERANCE = 0.35
/** A letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Puts pieces into lines: pieces on one baseline, split where the gap is wider than a column gap or a vertical ruling stands
 * in it, and joined into one word where the gap is narrower than a space. Lines run from top to bottom, then from left to right.
 */
export function toLines(pieces: Piece[], rulings: Ruling[] = []): Line[] {
  const walls = rulings.filter((ruling) => ruling.axis === 'vertical').sort((a, b) => a.at - b.at)
  return rowsOf(pieces).flatMap((row) => splitRow(row, walls))
}

/** Whether the middle of the second box lies in the first. */
export function holdsMiddle([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const [across, down] = [left + wide / 2, top + high / 2]
  return across >= x && across <= x + width && down >= y && down <= y + height
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

/**
 * Lines on one level, from the top, each level from left to right: those whose middle is nearer to that of the level's first line than this
 * share of the lower of both.
 */
export function rowsAcross(lines: Line[], share = 0.4): Line[][] {
  const middle = ({ box }: Line) => box[1] + box[3] / 2
  const levels: Line[][] = []
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const level = levels.at(-1)
    const first = level?.[0]
    if (first && middle(line) - middle(first) < Math.min(line.box[3], first.box[3]) * share) level.push(line)
    else levels.push([line])
  }
  return levels.map((level) => level.sort((a, b) => a.box[0] - b.box[0]))
}

/** A line of these words, in the order they are read. */
export function lineOf(words: Word[]): Line {
  return { text: words.map((word) => word.text).join(' '), box: around(words.map((word) => word.box)), words }
}

/** A word that was parted at the end of its line. */
export const PARTED = /[\p{L}\d]-$/u

/** The words of lines below one another as one text; a word that was parted at a line's end is whole again. */
export const wrappedText = (lines: Line[]): string =>
  lines.reduce((text, line) => (text && !PARTED.test(text) ? `${text} ${line.text}` : text + line.text), '')

/** True for words most of which are written from right to left. */
export function isRightToLeft(words: string[]): boolean {
  return words.filter((word) => RIGHT_TO_LEFT.test(word)).length * 2 > words.length
}

type Row = { base: number; em: number; pieces: Piece[] }

function rowsOf(pieces: Piece[]): Row[] {
  const sorted = pieces.toSorted((a, b) => baseOf(a) - baseOf(b))
  const rows: Row[] = []
  let largest = 0
  for (const piece of sorted) {
    largest = Math.max(largest, piece.em)
    const row = openRow(rows, piece, largest)
    if (row) row.pieces.push(piece)
    else rows.push({ base: baseOf(piece), em: piece.em, pieces: [piece] })
  }
  return rows
}

/** The nearest row above that this piece stands on, beside what it holds; rows are in order, so the search ends early. */
function openRow(rows: Row[], piece: Piece, largest: number): Row | undefined {
  const base = baseOf(piece)
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index]!
    const distance = base - row.base
    if (distance > largest * ROW_TOLERANCE) return undefined
    if (distance > Math.min(row.em, piece.em) * ROW_TOLERANCE) continue
    // Two lines that run into one another, as of columns set at different heights, are not one row.
    if (distance < piece.em * LEVEL || !row.pieces.some((other) => isOver(other.box, piece.box))) return row
  }
  return undefined
}

const LEVEL = 0.02

/** Whether two boxes stand over the same stretch of the row by more than half of the narrower one. */
function isOver([x, , width]: Box, [otherX, , otherWidth]: Box): boolean {
  const shared = Math.min(x + width, otherX + otherWidth) - Math.max(x, otherX)
  return shared > Math.min(width, otherWidth) / 2
}

function splitRow(row: Row, walls: Ruling[]): Line[] {
  const lines: Word[][] = []
  let words: Word[] = []
  let end = -Infinity
  const standing = walls.filter(({ from, to }) => from < row.base - row.em * 0.3 && to > row.base - row.em * 0.3)
  const pieces = joinLetterSpaced(row.pieces.sort((a, b) => a.box[0] - b.box[0]))
  for (const piece of pieces) {
    const start = piece.box[0]
    const gap = start - end
    const word = words.at(-1)
    if (!word || gap > piece.em * COLUMN_GAP || isWalled(standing, end, start)) {
      words = [wordOf(piece)]
      lines.push(words)
      end = -Infinity
    } else if (gap < piece.em * WORD_GAP && !piece.afterSpace) joinTo(word, piece)
    else words.push(wordOf(piece))
    end = Math.max(end, start + piece.box[2])
  }
  return lines.map(inReadingOrder).map(lineOf)
}

/** The box of a piece is the font's loose one, so its edges may reach a little over a ruling. */
const OVERHANG = 1

function isWalled(walls: Ruling[], from: number, to: number): boolean {
  return walls.some(({ at }) => at > from - OVERHANG && at < to + OVERHANG)
}

const LETTERS_SPACED = 5
/** The widest space between two letter-spaced words, in ems. */
const WIDEST_SPACE = 2.5
/** Most pieces of a letter-spaced word are single letters; some stay together as pairs. */
const MOSTLY = 0.7

/** 'N A M E D   I N S U R E D': letters set apart at one distance are one word, up to the next wider gap. */
function joinLetterSpaced(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (let from = 0; from < pieces.length; ) {
    let to = from
    while (to < pieces.length && isShort(pieces[to]!) && (to === from || isNear(pieces[to - 1]!, pieces[to]!))) to++
    const run = pieces.slice(from, to)
    const single = run.filter((piece) => piece.text.length === 1).length
    if (single >= LETTERS_SPACED && single > run.length * MOSTLY) joined.push(...wordsOfLetters(run))
    else joined.push(...pieces.slice(from, Math.max(to, from + 1)))
    from = Math.max(to, from + 1)
  }
  return joined
}

const isShort = ({ text }: Piece) => /^[\p{L}\p{N}&.,:;()/–-]{1,2}$/u.test(text)
const gapOf = (before: Piece, piece: Piece) => piece.box[0] - before.box[0] - before.box[2]
const isNear = (before: Piece, piece: Piece) => gapOf(before, piece) < piece.em * WIDEST_SPACE

function wordsOfLetters(letters: Piece[]): Piece[] {
  const gaps = letters.slice(1).map((piece, index) => gapOf(letters[index]!, piece))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!
  const words: Piece[] = []
  for (const [index, piece] of letters.entries()) {
    const word = words.at(-1)
    if (!word || gaps[index - 1]! > usual * 1.5 + piece.em * 0.08) {
      // Its box reaches up to the next word's, less a common space, so that the wide spaces are no columns.
      if (word) word.box = [word.box[0], word.box[1], piece.box[0] - piece.em * SPACE - word.box[0], word.box[3]]
      words.push({ ...piece, afterSpace: true })
    } else {
      word.text += piece.text
      word.box = around([word.box, piece.box])
    }
  }
  return words
}

/** A common space between words, in ems. */
const SPACE = 0.3

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

function baseOf({ box, drop }: Piece): number {
  return box[1] + box[3] - drop
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
