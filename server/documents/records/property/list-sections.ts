import { saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import { type Column, isAmount, rowUnder, saysOther } from './columns.ts'
import type { ScopedRow } from './row-places.ts'
import { isDenied } from './rows.ts'
import { isHeading } from './standing.ts'

/** The rows of a list from one title among them to the next. */
export type Section = { title: string; rows: ScopedRow[] }

const LIABILITY = /\bliability\b/i
const OF_COVERAGES = /\bcoverages?\b/i
const MOST_WORDS = 6

/** The title that a level is among the rows of a list, of further coverages under the same heads; null where it is none. */
export function sectionAt(columns: readonly Column[], levels: Level[], at: number, page: number): string | null {
  const [{ lines }, below] = [levels[at]!, levels[at + 1]]
  const [{ text }, ...beside] = lines as [Level['lines'][number], ...Level['lines']]
  const isTitle =
    !beside.length && isHeading(text) && text.split(' ').length <= MOST_WORDS && !saysOther(text.replace(OPTIONAL, ''))
  if (!isTitle || !(OF_COVERAGES.test(text) || LIABILITY.test(text))) return null
  const row = below ? rowUnder(columns, below, page) : null
  const [names, limits] = ['coverage', 'limit'].map((name) => columns.findIndex(({ field }) => field === name))
  const limit = row?.[limits!]
  return row?.[Math.max(0, names!)] && limit && /\d/.test(limit.text) && (isAmount(limit.text) || /%/.test(limit.text))
    ? text
    : null
}
const OPTIONAL = /\boptional\b/i

/** The rows of the sections that are in force. Of options, a list that says which are not taken has those that are. */
export const rowsInForce = (sections: readonly Section[], columns: Column[]): ScopedRow[] =>
  sections.flatMap(({ title, rows }) => {
    const isOver = saysNotInForce(title) && !rows.some(({ row }) => isDenied(columns, row))
    return LIABILITY.test(title) || isOver ? [] : rows
  })

/** What stands below words and says more of them: '(in addition to the limit)'. A title right under the heads is of all rows. */
export const isAside = (text: string) => /^[\p{Ll}(]/u.test(text)
