import type { Line, Ruling, Word } from '../../types.ts'
import { lineOf } from '../lines.ts'

/** A gap wider than this many times the height of its words parts two columns. */
const COLUMN_GAP = 1.9
/** Boxes of neighbours may overlap by this part of a height, as those of slanted letters do. */
const OVERLAP = 0.4
/** Neighbours share this part of the lower one's height. */
const LEVEL = 0.5

/** Lines of the words of a level page, from top to bottom, then left to right. No line goes across a column gap or an upright ruling. */
export function linesOfWords(words: Word[], rulings: Ruling[]): Line[] {
  const upright = rulings.filter(({ axis }) => axis === 'vertical')
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0])
  const after = new Map<Word, Word>()
  const before = new Map<Word, Word>()
  for (const word of sorted) {
    const next = nearest(word, sorted, upright)
    if (!next) continue
    const rival = before.get(next)
    if (rival && gapOf(rival, next) <= gapOf(word, next)) continue
    if (rival) after.delete(rival)
    after.set(word, next)
    before.set(next, word)
  }
  return inReadingOrder(sorted.filter((word) => !before.has(word)).map((word) => lineOf(chain(word, after))))
}

function chain(first: Word, after: Map<Word, Word>): Word[] {
  const words = [first]
  for (let next = after.get(first); next; next = after.get(next)) words.push(next)
  return words
}

/** The word that goes on where this one ends. */
function nearest(word: Word, words: Word[], upright: Ruling[]): Word | null {
  let best: Word | null = null
  for (const other of words) {
    if (other === word || other.box[0] < word.box[0]) continue
    if (best && gapOf(word, other) >= gapOf(word, best)) continue
    if (goesOn(word, other) && !upright.some((ruling) => parts(ruling, word, other))) best = other
  }
  return best
}

function goesOn(word: Word, next: Word): boolean {
  const [low, high] = [word.box[3], next.box[3]].sort((a, b) => a - b)
  const gap = gapOf(word, next)
  if (gap < -OVERLAP * low! || gap > COLUMN_GAP * high!) return false
  const shared = Math.min(bottomOf(word), bottomOf(next)) - Math.max(word.box[1], next.box[1])
  return shared >= LEVEL * low!
}

function parts({ at, from, to }: Ruling, word: Word, next: Word): boolean {
  const middle = middleOf(next)
  return from < middle && middle < to && word.box[0] + word.box[2] / 2 < at && at < next.box[0] + next.box[2] / 2
}

function gapOf(word: Word, next: Word): number {
  return next.box[0] - word.box[0] - word.box[2]
}

/** Top to bottom, and left to right where lines share a row. */
function inReadingOrder(lines: Line[]): Line[] {
  const rows: { middle: number; lines: Line[] }[] = []
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row && middleOf(line) - row.middle < line.box[3] * 0.5) row.lines.push(line)
    else rows.push({ middle: middleOf(line), lines: [line] })
  }
  return rows.flatMap((row) => row.lines.sort((a, b) => a.box[0] - b.box[0]))
}

function middleOf({ box }: Pick<Line, 'box'>): number {
  return box[1] + box[3] / 2
}

function bottomOf({ box }: Word): number {
  return box[1] + box[3]
}
