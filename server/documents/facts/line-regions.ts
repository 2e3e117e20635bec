import { LINES } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import type { Row } from './sheet.ts'

/** Has this row a value for each of several lines, so that none of them is the label's alone? */
export function hasLineColumns(row: Row, topics: TopicMap): boolean {
  const values = row.cells.slice(1)
  const lines = new Set(values.map((cell) => topics.at(row.page, row.index, cell.left)))
  const whole = new Set(stepsAcross(row).map((x) => topics.at(row.page, row.index, x)))
  return values.length > 0 && whole.size > 1 && [...lines].every((line) => line !== null && line in LINES)
}

/** Places across the page, to see whether lines stand side by side here even where a column is empty. */
function stepsAcross(row: Row) {
  const right = Math.max(...row.cells.map((cell) => cell.right), 560)
  return Array.from({ length: 12 }, (_, index) => (right * index) / 11)
}
