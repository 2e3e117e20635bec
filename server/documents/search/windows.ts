import { oncePer } from '../../lib/once-per.ts'
import type { Line, Page } from '../types.ts'
import { lineColumns, rowsOf } from './page-words.ts'
import { stemsOf } from './stem.ts'

/** A few neighbouring lines of a page: what a passage is made of. */
export type Window = {
  lines: Line[]
  text: string
  stems: string[]
  counts: Map<string, number>
  /** Stems of its short lines, each joined by spaces: labels, as a rule. */
  labels: Set<string>
  rows: [number, number]
}

const LONGEST_QUOTE = 600
const AIM = 420
const MOST_ROWS = 8
const LONGEST_LABEL = 6
const PROSE_COLUMN: [number, number] = [0.28, 0.56]

/** A page cut into overlapping windows of up to eight rows and 600 characters. Worked out once a page. */
export const windowsOf = oncePer((page: Page): Window[] => readingRows(page).flatMap(cut))

/** Lines of a page as they are read: rows across it; on a page set in columns of prose, the lines of each column. */
export function readingRows(page: Page): Line[][][] {
  const letters = (lines: Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0)
  const narrow = page.lines.filter(
    ({ box }) => box[2] > page.width * PROSE_COLUMN[0] && box[2] < page.width * PROSE_COLUMN[1],
  )
  if (letters(narrow) < letters(page.lines) * 0.7 || narrow.length < 20) return [rowsOf(page)]
  return lineColumns(page).map((column) => column.map((line) => [line]))
}

function cut(rows: Line[][]): Window[] {
  const windows: Window[] = []
  for (let start = 0; start < rows.length; ) {
    const end = endOf(rows, start)
    windows.push(windowOf(rows.slice(start, end), start, end))
    if (end >= rows.length) break
    start += Math.max(1, (end - start) >> 1)
  }
  return windows
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

function windowOf(rows: Line[][], start: number, end: number): Window {
  const lines = rows.flat()
  const text = linesText(lines)
  const stems = stemsOf(text)
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const short = lines.filter((line) => line.words.length <= LONGEST_LABEL)
  const labels = new Set(short.map((line) => stemsOf(line.text).join(' ')))
  return { lines, text, stems, counts, labels, rows: [start, end] }
}

function linesText(lines: Line[]): string {
  return lines.map((line) => line.text).join(' ')
}
