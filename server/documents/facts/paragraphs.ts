import { oncePer } from '../../lib/once-per.ts'
import { SAME_EDGE } from '../tolerances.ts'
import { type Cell, cellOf, type Sheet } from './sheet.ts'

/** A line of prose has at least so many words; a paragraph no more lines than this. */
const LEAST_WORDS = 6
const MOST_LINES = 12

/**
 * The paragraphs of a page of two lines and more, each as one cell on its first line's row, so that what wraps from line to line
 * is read whole.
 */
export const paragraphsOf = oncePer((sheet: Sheet): Cell[] => {
  const starts = sheet.rows.flatMap((row) =>
    row.cells.filter((cell) => isProse(cell) && !(cell.above && isProse(cell.above))),
  )
  return starts.flatMap((start) => {
    const lines = [start]
    for (let cell = start.below; cell && lines.length < MOST_LINES; cell = isProse(cell) ? cell.below : undefined) {
      if (Math.abs(cell.left - start.left) > SAME_EDGE.cell) break
      lines.push(cell)
    }
    if (lines.length < 2) return []
    const whole = cellOf(
      lines.flatMap((line) => line.tokens),
      start.page,
    )
    return [{ ...whole, row: start.row }]
  })
})

const isProse = (cell: Cell) => cell.tokens.length >= LEAST_WORDS && /[a-z]{2}/.test(cell.text)

/** The paragraphs of a page, and the lines that are of none. */
export const runsOfWords = oncePer((sheet: Sheet): Cell[] => {
  const paragraphs = paragraphsOf(sheet)
  const wrapped = new Set(paragraphs.flatMap(({ tokens }) => tokens))
  return [...paragraphs, ...sheet.rows.flatMap(({ cells }) => cells.filter(({ tokens }) => !wrapped.has(tokens[0]!)))]
})
