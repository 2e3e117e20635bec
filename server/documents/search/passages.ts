import { oncePer } from '../../lib/once-per.ts'
import type { Line, Page } from '../types.ts'
import { lineColumns, rowsOf } from './page-words.ts'
import { stemsOf } from './stem.ts'

/** A few neighboring lines of a page to be kept and searched, a row each, and their stems. */
type PassageOnPage = { words: string; stems: string[] }

const LONGEST_QUOTE = 600
const AIM = 420
const MOST_ROWS = 8
const PROSE_COLUMN: [number, number] = [0.28, 0.56]

/** A page cut into passages of up to eight rows and 600 characters; neighbors overlap by half. Worked out once a page. */
export const passagesOn = oncePer((page: Page): PassageOnPage[] => readingRows(page).flatMap(cut))

/** Lines of a page as they are read: rows across it; on a page set in columns of prose, the lines of each column. */
export function readingRows(page: Page): Line[][][] {
  const letters = (lines: Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0)
  const narrow = page.lines.filter(
    ({ box }) => box[2] > page.width * PROSE_COLUMN[0] && box[2] < page.width * PROSE_COLUMN[1],
  )
  if (letters(narrow) < letters(page.lines) * 0.7 || narrow.length < 20) return [rowsOf(page)]
  return lineColumns(page).map((column) => column.map((line) => [line]))
}

function cut(rows: Line[][]): PassageOnPage[] {
  const passages: PassageOnPage[] = []
  for (let start = 0; start < rows.length; ) {
    const end = withoutOpening(rows, start, endOf(rows, start))
    passages.push(passageOf(rows.slice(start, end).flat()))
    if (end >= rows.length) break
    start += Math.max(1, (end - start) >> 1)
  }
  return passages
}

function endOf(rows: Line[][], start: number): number {
  let length = 0
  for (let end = start; end < rows.length; end++) {
    length += linesText(rows[end]!).length + 1
    if (end > start && (length > LONGEST_QUOTE || end - start >= MOST_ROWS)) return end
    if (length > AIM) return end + 1
  }
  return rows.length
}

/** A title or the names of columns at the end of a passage say what the next one tells, and go with that. */
function withoutOpening(rows: Line[][], start: number, end: number): number {
  if (end === rows.length) return end
  let last = end
  while (last > start + 1 && end - last < MOST_OPENING && isOpening(linesText(rows[last - 1]!))) last--
  return last
}

const MOST_OPENING = 3
const WORDS_OF_OPENING = 10
const isOpening = (text: string) =>
  !/\p{L}/u.test(text) ||
  (/^\P{Ll}*\p{Lu}/u.test(text) && !/[.;,!?]$|[$%]|\d{2}/.test(text) && text.split(/\s+/).length <= WORDS_OF_OPENING)

function passageOf(lines: readonly Line[]): PassageOnPage {
  const texts = lines.map(({ text }) => text)
  return { words: texts.join('\n'), stems: texts.flatMap(stemsOf) }
}

function linesText(lines: Line[]): string {
  return lines.map((line) => line.text).join(' ')
}
