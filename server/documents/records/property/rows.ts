import { isNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import { type Column, isAmount, type Row } from './columns.ts'
import { type Told, told } from './told.ts'

/** How many levels over a list may say of what it is. */
const LINES_OVER = 3

/** Whether a row holds but the rest of cells of the one above it. */
export function isRestOf(above: Row, row: Row): boolean {
  const filled = row.flatMap((cell, index) => (cell ? [index] : []))
  return (
    filled.every((index) => (index > 0 || runsOn(above[0], row[0]!)) && goesOn(above[index], row[index]!)) &&
    filled.length * 2 <= row.length
  )
}

/** Puts the cells of a row behind those that they are the rest of. */
export function goOnWith(above: Row, row: Row, page: number): void {
  for (const [index, cell] of row.entries())
    if (cell) above[index] = told([...above[index]!.lines, ...cell.lines], page)
}

/** The words of the last levels over a list, up to a line of dashes: what stands over that is of something else. */
export function wordsOver(levels: Level[]): string[] {
  const near = levels.slice(-LINES_OVER).map(({ lines }) => lines.map(({ text }) => text))
  const rule = near.findLastIndex((texts) => texts.some((text) => /^[-_=─–—]{5,}$/.test(text)))
  return near.slice(rule + 1).flat()
}

/** Whether a row says that its entry is not in force: in its name, in place of a figure, or under a head that is not understood. */
export const isDenied = (columns: Column[], row: Row) =>
  columns.some(({ field }, at) => row[at] && (field === null || SAYS_SO.has(field)) && isNotInForce(row[at].text))
const SAYS_SO = new Set(['coverage', 'limit', 'deductible', 'premium'])

/** Whether a cell may be the rest of the one above it, of a few lines at most. */
const goesOn = (above: Told | undefined, { text }: Told) =>
  above !== undefined && above.lines.length < MOST_WRAPPED && !isAmount(text)
const MOST_WRAPPED = 12

/** Whether the words of a cell go on in those below it. */
const runsOn = (above: Told | undefined, { text }: Told) =>
  above !== undefined && /,$/.test(above.text) && /^\p{Ll}/u.test(text)
