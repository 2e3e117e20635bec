import type { Sheet } from '../facts/sheet.ts'
import { isUpper } from '../units/labels.ts'
import { markedIn } from './columns.ts'
import { isHeading, itemsOn } from './items.ts'
import { saidIn } from './said.ts'
import type { AnsweredQuestion } from './types.ts'

/** Rows at the head of a page among which a title stands. */
const HEAD = 4
/** How many characters a question has at the most. */
const LONGEST = 400
/** How many questions of a file are read. */
const MOST = 1000

/** The questions with a yes or a no that pages ask, and how they answer them. A title goes on over pages until the next one in capitals. */
export function readAnswered(sheets: readonly Sheet[]): AnsweredQuestion[] {
  let title = ''
  const all = sheets.flatMap((sheet) => {
    const heads = sheet.rows
      .slice(0, HEAD)
      .flatMap(({ cells: [cell, other] }) => (cell && !other && isHeading(cell) ? [cell.text] : []))
    title = heads.find(isUpper) ?? (title || (heads[0] ?? ''))
    const { found, taken } = markedIn(sheet)
    return [...found, ...saidIn(itemsOn(sheet, taken))]
      .filter(({ question }) => question.length <= LONGEST)
      .map((one) => ({ ...one, title }))
  })
  return all.slice(0, MOST)
}
