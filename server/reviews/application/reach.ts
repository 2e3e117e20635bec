import { type IsoDate, parseDate } from '../../../shared/dates.ts'
import { type Passage, recordsOf, type Unit, unitsOf } from '../../documents/index.ts'
import { COVERAGE_LINES, type CoverageLine } from './coverage-lines.ts'
import type { ListSpec } from './lists.ts'
import type { Part } from './said.ts'
import { isSame } from './same.ts'
import { addressIn, namedIn } from './strangers.ts'

/** Why a document does not speak of the applicant; null where it does. */
export function ofAnother(part: Part, parts: readonly Part[]): string | null {
  const applications = parts.filter(({ side }) => side === 'Application')
  const own = applications.flatMap(namedIn)
  const told = namedIn(part)
  const [at, here] = [applications.flatMap(addressIn), addressIn(part)]
  const isAtHome = here.some((one) => at.some(({ shown }) => isSame('address', shown, one.shown)))
  if (!own.length && isAtHome) return null
  if (!own.length || !told.length) return `${part.paper.name} does not show whose it is.`
  const isOne = told.every((one) => own.some(({ shown }) => isSame('name', shown, one.shown)))
  return isOne ? null : `${part.paper.name} names ${told[0]!.shown}.`
}

/** Why a document's list is not one of what the application asks to insure now; null where it is. */
export function ofAnotherTerm({ paper }: Part, line: CoverageLine, today: IsoDate): string | null {
  const lines: readonly string[] = COVERAGE_LINES[line].lines
  const own = paper.facts.policies.filter(
    (one) => one.status !== 'underlying' && one.lines.some((of) => lines.includes(of)),
  )
  if (!own.length) return `${paper.name} does not show that it insures ${COVERAGE_LINES[line].label.toLowerCase()}.`
  const ends = own.flatMap(({ expiration }) => parseDate(expiration ?? '') ?? [])
  if (!ends.length) return `${paper.name} does not show its term.`
  return ends.some((end) => end >= today) ? null : `The term of ${paper.name} has ended.`
}

/** Why not all of a list may have been read; null where nothing tells so. */
export function isPartly(list: ListSpec, part: Part): string | null {
  const { paper, boxes } = part
  const records = recordsOf(part.records, list.of)
  const [main] = list.named
  const { names, acord = [] } = list.fields[main!]!
  const isCut = records.some(({ fields }) => !names.some((name) => fields[name]))
  const filled = new Set(boxes.flatMap(({ name, letter }) => (acord.includes(name) ? [letter] : []))).size
  const told = records.flatMap(({ fields }) => Object.values(fields).map(({ source }) => source))
  if (isUnread(part) || isCut || hasUnreadRows(part, told)) return `Not all that ${paper.name} lists could be read.`
  return filled >= list.most ? `The form of ${paper.name} is full, so its ${list.plural} may go on elsewhere.` : null
}

/** Whether pages are missing, or only recognized in a picture. */
export const isUnread = ({ paper, pages, scanned }: Part): boolean =>
  paper.warnings.length > 0 || pages.some(({ number }) => scanned.has(number))

/** Whether the tables in which these values stand have rows that none of them stands in; totals aside. */
function hasUnreadRows({ pages }: Part, told: readonly Passage[]): boolean {
  const byPage = Map.groupBy(told, ({ page }) => page)
  return pages.some((page) => {
    const heights = (byPage.get(page.number) ?? [])
      .flatMap(({ boxes }) => boxes.map(([, y, , height]) => y + height / 2))
      .sort((a, b) => a - b)
    if (!heights.length) return false
    const rows = unitsOf(page).filter(({ kind, cells }) => kind === 'row' && cells.some(({ head }) => head))
    const isTold = new Map(rows.map((row) => [row, isBeside(row, heights)]))
    const tables = new Set(rows.filter((row) => isTold.get(row)).map(headsOf))
    return rows.some((row) => !isTold.get(row) && tables.has(headsOf(row)) && !TOTAL.test(row.quote))
  })
}

const TOTAL = /\btotals?\b/i
const headsOf = ({ cells }: Unit) => cells.map(({ head }) => head).join('|')

/** Whether one of these heights, in order, is that of a row. */
function isBeside({ cells }: Unit, heights: readonly number[]): boolean {
  const top = Math.min(...cells.map(({ box }) => box[1]))
  const bottom = Math.max(...cells.map(({ box }) => box[1] + box[3]))
  let [from, to] = [0, heights.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (heights[middle]! < top) from = middle + 1
    else to = middle
  }
  return from < heights.length && heights[from]! <= bottom
}
