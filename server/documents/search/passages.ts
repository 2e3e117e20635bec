import { oncePer } from '../../lib/once-per.ts'
import { headsOf } from '../layout/table-rows.ts'
import { around } from '../reading/lines.ts'
import type { Line, Page } from '../types.ts'
import { lineColumns, rowsOf } from './page-words.ts'
import { stemsOf } from './stem.ts'

/** A few neighboring lines of a page to be kept and searched, a row each, their stems, and those of the heads they stand under. */
type PassageOnPage = { words: string; stems: string[]; heads: string[] }

const LONGEST_QUOTE = 600
const AIM = 420
const MOST_ROWS = 8
const PROSE_COLUMN: [number, number] = [0.28, 0.56]

/**
 * A page cut into passages of up to eight rows and 600 characters; neighbors overlap by half. One ends with a sentence where one ends near its end.
 * Worked out once a page.
 */
export const passagesOn = oncePer((page: Page): PassageOnPage[] => {
  const headsOver = headsIn(page)
  return readingRows(page).flatMap((rows) => cut(rows, headsOver))
})

/** Lines of a page as they are read: rows across it; on a page set in columns of prose, the lines of each column. */
export function readingRows(page: Page): Line[][][] {
  const isOfColumns = isMostOf(page, twoColumns(page), 20) || isMostOf(page, narrowColumns(page).flat(), 20)
  return isOfColumns ? lineColumns(page).map((column) => column.map((line) => [line])) : [rowsOf(page)]
}

function isMostOf(page: Page, lines: readonly Line[], fewest: number): boolean {
  const letters = (all: readonly Line[]) => all.reduce((sum, { text }) => sum + text.length, 0)
  return lines.length >= fewest && letters(lines) >= letters(page.lines) * 0.7
}

const twoColumns = ({ lines, width }: Page) =>
  lines.filter(({ box }) => box[2] > width * PROSE_COLUMN[0] && box[2] < width * PROSE_COLUMN[1])

/** Three columns of prose or more: lines of some words under one another, most of which go to the edge, beside others of that kind. Cells of a table are short. */
function narrowColumns(page: Page): Line[][] {
  const columns = lineColumns(page).filter((column) => {
    const widest = Math.max(...column.map(({ box }) => box[2]))
    const full = column.filter(({ box }) => box[2] > widest * FULL)
    const words = column.reduce((sum, line) => sum + line.words.length, 0)
    const isProse = full.length >= column.length * MOST_FULL && words >= column.length * WORDS_OF_PROSE
    return column.length >= LINES_OF_PROSE && widest < page.width * PROSE_COLUMN[1] && isProse
  })
  return columns.filter((column) => columns.some((other) => standsBeside(column, other)))
}

const LINES_OF_PROSE = 8
const WORDS_OF_PROSE = 4
const FULL = 0.7
const MOST_FULL = 0.6

/** Whether two columns run down the page beside each other, with nothing of the one over the other. */
function standsBeside(one: readonly Line[], other: readonly Line[]): boolean {
  const [a, b] = [around(one.map(({ box }) => box)), around(other.map(({ box }) => box))]
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return (a[0] + a[2] < b[0] || b[0] + b[2] < a[0]) && shared > Math.min(a[3], b[3]) / 2
}

/** The stems of the heads over each line of a table, but for the lines of the heads. */
function headsIn({ tables, lines }: Page): ReadonlyMap<Line, readonly string[]> {
  return new Map(
    (tables ?? []).flatMap((table) => {
      const stems = table.heads ? headsOf(table).flatMap(stemsOf) : []
      const below = table.cells.filter(({ row }) => row >= table.heads).flatMap((cell) => cell.lines)
      return stems.length ? below.map((at) => [lines[at]!, stems] as const) : []
    }),
  )
}

function cut(rows: Line[][], headsOver: ReadonlyMap<Line, readonly string[]>): PassageOnPage[] {
  const passages: PassageOnPage[] = []
  for (let start = 0; start < rows.length; ) {
    const end = withoutOpening(rows, start, endOf(rows, start))
    const own = rows.slice(start, end)
    const heads = new Set(own.flat().flatMap((line) => headsOver.get(line) ?? []))
    passages.push(
      passageOf(end < rows.length ? toSentence(own, rows[end]!) : own.flat().map(({ text }) => text), heads),
    )
    if (end >= rows.length) break
    start += Math.max(1, (end - start) >> 1)
  }
  return passages
}

/** The lines of a passage to the end of a sentence, where its last one goes on in the next row: the rest of it is in the next passage. */
function toSentence(rows: readonly Line[][], next: readonly Line[]): string[] {
  const texts = rows.flat().map(({ text }) => text)
  if (next.length > 1 || /[.!?:;]["”’)]*$/.test(texts.at(-1)!) || !/^\p{Ll}/u.test(next[0]!.text)) return texts
  for (let at = rows.length - 1; at > rows.length / 2 && rows[at]!.length === 1; at--) {
    const text = rows[at]![0]!.text
    const end = [...text.matchAll(SENTENCE_END)].at(-1)
    const upTo = rows.slice(0, at).flat().length
    if (end) return [...texts.slice(0, upTo), text.slice(0, end.index + end[0].length)]
  }
  return texts
}

const SENTENCE_END = /\p{L}{3,}[.!?]["”’)]*(?=\s+\p{Lu}|$)/gu

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

/** Heads that stand in the passage are among its stems already. */
function passageOf(texts: readonly string[], heads: ReadonlySet<string>): PassageOnPage {
  const stems = texts.flatMap(stemsOf)
  const said = new Set(stems)
  return { words: texts.join('\n'), stems, heads: [...heads].filter((stem) => !said.has(stem)) }
}

function linesText(lines: Line[]): string {
  return lines.map((line) => line.text).join(' ')
}
