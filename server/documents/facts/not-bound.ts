import { saysBound, saysNotInForce } from '../records/in-force.ts'
import { isHeading } from '../records/property/standing.ts'
import type { Box } from '../types.ts'
import { lineNamed } from './headings.ts'
import { standingsOf } from './page-standing.ts'
import { type Cell, normal, type Row, type Sheet } from './sheet.ts'
import type { Place } from './types.ts'

/** What a heading says of the rows below it, between its left and its right; `isColumn`: others stand beside it. */
type Heading = { cell: Cell; left: number; right: number; words: string; isColumn: boolean }

const MOST_WORDS = 10
/** A heading of larger type than another ends what that one begins. */
const LARGER = 1.05
/** How far left of its head a column may begin, in points. */
const INDENT = 6

/**
 * Where the pages of a binder tell what is not bound: pages that offer or no longer hold, with those that go on with them, what stands under a
 * heading that says so, in such a column, and rows that say it of themselves.
 */
export function notBoundOn(sheets: Sheet[]): Place[] {
  const standings = standingsOf(sheets, [sheets.map(({ number }) => number)])
  let goesOn = false
  return sheets.flatMap((sheet) => {
    const { rank, status } = standings.get(sheet.number)!
    goesOn = status !== 'current' || (goesOn && rank < OWN_TITLE)
    const { number: page, width, height } = sheet
    return goesOn ? [{ page, box: [0, 0, width, height] as Box }] : rowsNotBound(sheet).map((box) => ({ page, box }))
  })
}
/** What a page weighs that has a title of its own. */
const OWN_TITLE = 2.5

/** Whether the middle of a box is on one of these places. */
export function isOnOneOf(places: readonly Place[], page: number, [x, y, width, height]: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2]
  return places.some(
    ({ page: own, box: [left, top, wide, high] }) =>
      own === page && across >= left && across <= left + wide && down >= top && down <= top + high,
  )
}

/** Where the pages of a policy, or of a list of policies, tell of offers: below a title alone that says so. */
export const offeredOn = (sheets: Sheet[]): Place[] =>
  sheets.flatMap((sheet) => {
    const isOffer = ({ isColumn, words }: Heading) => !isColumn && OFFERED.test(words) && saysNotInForce(words)
    return rowsUnder(sheet, isOffer).map((box) => ({ page: sheet.number, box }))
  })
const OFFERED = /\b(?:quot(?:ed|es|ations?)|not bound|proposed)\b/i

const rowsNotBound = (sheet: Sheet) => rowsUnder(sheet, ({ words }) => saysNotInForce(words), isOfItself)

/** The rows under headings that are meant, and those that are by what they say themselves. */
function rowsUnder(
  sheet: Sheet,
  isMeant: (heading: Heading) => boolean,
  isMeantItself: (row: Row) => boolean = () => false,
): Box[] {
  const boxes: Box[] = []
  let under: Heading[] = []
  for (const [at, row] of sheet.rows.entries()) {
    const headings = headingsIn(row, sheet.rows[at + 1])
    under = under.filter((begun) => !headings.some((heading) => ends(heading, begun)))
    under.push(...headings.filter(isMeant))
    if (under.length > MOST_OPEN) return [[0, 0, sheet.width, sheet.height]]
    const extents = new Map(under.map(({ left, right }) => [`${left} ${right}`, [left, right] as const]))
    if (isMeantItself(row)) boxes.push(boxOf(row, 0, sheet.width))
    else for (const [left, right] of extents.values()) boxes.push(boxOf(row, left, Math.min(right, sheet.width)))
  }
  return boxes
}
/** A page that heads so much as not bound binds nothing. */
const MOST_OPEN = 40

const boxOf = ({ top, bottom }: Row, left: number, right: number): Box => [left, top, right - left, bottom - top]

/** A title alone, or the heads of columns side by side, each with what stands right under it as its second line. */
function headingsIn({ cells }: Row, next: Row | undefined): Heading[] {
  if (!cells.every(({ text, tokens }) => isHeading(text) && tokens.length <= MOST_WORDS)) return []
  return cells.map((cell, at) => {
    const second = cells.length > 1 ? next?.cells.find((one) => one === cell.below && isHeading(one.text)) : undefined
    const isColumn = cells.length > 1
    return {
      cell,
      isColumn,
      left: isColumn ? cell.left - INDENT : 0,
      right: (cells[at + 1]?.left ?? Number.POSITIVE_INFINITY) - INDENT,
      words: second ? `${cell.text} ${second.text}` : cell.text,
    }
  })
}

/** A title ends what another began that is smaller, or of another line of insurance, and where it says what is bound; one in a column ends the columns alone. */
function ends(heading: Heading, begun: Heading): boolean {
  const [line, other] = [begun, heading].map(({ words }) => lineNamed(normal(words)))
  if (heading.isColumn && !begun.isColumn) return false
  const height = ({ top, bottom }: Cell) => bottom - top
  const isLarger = height(heading.cell) > height(begun.cell) * LARGER
  return isLarger || begun.isColumn || saysBound(heading.words) || (!!line && !!other && line !== other)
}

/** 'Umbrella, option not taken | $5,000,000', 'Declined: hired physical damage': a row whose label says it. */
function isOfItself({ cells: [cell, ...values] }: Row): boolean {
  const label = values.some(({ text }) => /\d/.test(text)) ? cell!.text : (/^([^:]+):/.exec(cell!.text)?.[1] ?? '')
  return label.split(' ').length <= MOST_WORDS && saysNotInForce(label)
}
