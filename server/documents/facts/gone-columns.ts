import { oncePer } from '../../lib/once-per.ts'
import { saysInForce } from '../records/in-force.ts'
import type { Said, SaidValue } from '../scorer/decide.ts'
import type { Page, Passage } from '../types.ts'
import { startsAddress } from './addresses.ts'
import type { Finding } from './findings.ts'
import { isOfParty } from './keys.ts'
import { columnConcept } from './limit-heads.ts'
import { plausibleName } from './names.ts'
import { type Cell, type Row, type Sheet, sheetOf, spanOf } from './sheet.ts'

/** The part of a page under the head of a column whose values hold no more. */
type Gone = { left: number; right: number; top: number; bottom: number }

/** Rows farther below one another than so many of their heights are of no one table. */
const FAR = 3
const MOST_WORDS = 4

/** Names and addresses without those that stand under 'Was' where 'Is now' stands beside it; the insured is whose name stands there. */
export function withoutGone(findings: Finding[], sheets: Sheet[]): Finding[] {
  const gone = new Map(sheets.map((sheet) => [sheet.number, goneOn(sheet)]))
  const rows = new Map(sheets.map((sheet) => [sheet.number, sheet.rows]))
  return findings.flatMap((finding) => {
    const { key, page, valueSpan } = finding
    const { cell } = valueSpan
    const under = (isOfParty(key) || key.startsWith('carrier.')) && gone.get(page)!.find((one) => isUnder(cell, one))
    if (!under) return [finding]
    const now = key === 'insured.name' && rows.get(page)![cell.row]!.cells.find(({ left }) => left >= under.right)
    return now && isWholeName(now)
      ? [{ ...finding, value: now.text, spans: [finding.spans[0]!, spanOf(now)], valueSpan: spanOf(now) }]
      : []
  })
}

/** A name with nothing below it that may go on with it. */
const isWholeName = ({ text, below }: Cell) => plausibleName(text) && (!below || startsAddress(below.text))

const isUnder = (cell: Pick<Cell, 'left' | 'top' | 'bottom'>, { left, right, top, bottom }: Gone) =>
  cell.left >= left && cell.left < right && cell.top >= top && cell.bottom <= bottom

/** Whether a cell stands under a head such as 'Expiring policy', with one such as 'This renewal' beside it. */
export const isGone = (sheet: Sheet, cell: Cell): boolean => goneOn(sheet).some((one) => isUnder(cell, one))

/** Whether a cell is such a head itself: it speaks of its column, not of the page. */
export const headsGone = (sheet: Sheet, { row, left, right }: Cell): boolean =>
  goneOn(sheet).some((one) => one.top === sheet.rows[row]!.bottom && one.left < right && one.right > left)

const goneOn = oncePer(({ rows }: Sheet): Gone[] =>
  rows.flatMap((row) => {
    const concepts = row.cells.map((cell) => (cell.tokens.length <= MOST_WORDS ? columnConcept(cell) : null))
    const holds = (cell: Cell, at: number) =>
      concepts[at] === 'holds' || (concepts[at] === null && cell.tokens.length <= MOST_WORDS && saysInForce(cell.text))
    if (!row.cells.some(holds)) return []
    // 'From | To' may head the two ends of a letter; in a table a label stands before them.
    const isHead = (cell: Cell) => cell.norm !== 'FROM' || isBehindLabels(rows[row.index + 1], cell)
    return columnsUnder(row, rows, (cell, at) => concepts[at] === 'gone' && isHead(cell))
  }),
)

/** What a paper that asks for insurance sets beside what is in force now. */
export const ASKED = /\b(?:ASKED|REQUEST(?:ED)?|PROPOSED|WANTED|DESIRED|NEEDED)\b/
export const NOW = /\b(?:NOW|CURRENT(?:LY)?|TODAY|PRESENT|IN FORCE|EXISTING)\b/

/** What a paper that asks for insurance says without what stands under 'Policy now', with 'Requested' beside it. */
export function withoutNow(findings: Finding[], sheets: Sheet[]): Finding[] {
  const now = new Map(sheets.map((sheet) => [sheet.number, nowOn(sheet)]))
  return findings.filter(({ page, valueSpan: { cell } }) => !now.get(page)?.some((one) => isUnder(cell, one)))
}

/** The same of what the scorer finds said on pages. */
export function saidWithoutNow(said: readonly Said[], pages: readonly Page[]): Said[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const isHeld = ({ source }: SaidValue) => !isNow(byNumber.get(source.page), source)
  return said.map((one) => ({ ...one, values: one.values.filter(isHeld) }))
}

/** Whether words on a page stand in such a column. */
export const isNow = (page: Page | undefined, { boxes }: Passage): boolean =>
  page !== undefined &&
  nowOn(sheetOf(page)).some((one) =>
    boxes.some(([left, top, , height]) => isUnder({ left, top, bottom: top + height }, one)),
  )

const nowOn = oncePer(({ rows }: Sheet): Gone[] => {
  const latest = latestYear(rows.flatMap(({ cells }) => cells))
  return rows.flatMap((row) => {
    const isAsked = row.cells.some(({ norm }) => ASKED.test(norm))
    const last = Math.max(...row.cells.map(({ text }) => termAsked(text, latest)))
    const isBefore = (term: number) => term > 0 && term < last
    return columnsUnder(
      row,
      rows,
      ({ norm, text, tokens }) =>
        tokens.length <= MOST_WORDS && ((isAsked && NOW.test(norm)) || isBefore(termIn(text))),
    )
  })
})

/** The years of a policy's term in a head: 'On file 2025-26'. */
const TERM = /\b(20\d\d)\s?[-–/]\s?(?:20)?\d\d\b/g

/** The year in which the only term begins that words name; 0 where they name none or several. */
export function termIn(text: string): number {
  const [only, another] = [...text.matchAll(TERM)]
  return only && !another ? Number(only[1]) : 0
}

/**
 * The same of a head that says at most that the term is asked for: '2027-28 option' may not be. 0 where a page tells of a later year than the term ends in:
 * both of its terms may be over.
 */
export function termAsked(text: string, latest: number): number {
  const term = termIn(text)
  if (!term || latest > term + 1) return 0
  const rest = text.replace(TERM, ' ').replace(/[^\p{L}]+/gu, ' ').trim().toUpperCase() // biome-ignore format: a chain
  return !rest || ASKED.test(rest) || /^RENEWAL\b/.test(rest) ? term : 0
}

/** The latest year that a page tells; 0 where it tells none. */
export const latestYear = (page: readonly { text: string }[]): number =>
  page.flatMap(({ text }) => text.match(YEAR) ?? []).reduce((last, year) => Math.max(last, Number(year)), 0)
const YEAR = /(?<![\d$,.])20\d\d(?![\d,])/g

/** The columns under those heads of a row that are meant. */
function columnsUnder(row: Row, rows: Row[], isMeant: (head: Cell, at: number) => boolean): Gone[] {
  // 'From 06/10/26 To 06/10/27' is a term, no head.
  if (row.cells.length < 2 || row.cells.some(({ text }) => /\d/.test(text.replace(TERM, '')))) return []
  return row.cells.flatMap((cell, index) => {
    if (!isMeant(cell, index)) return []
    const [before, next] = [row.cells[index - 1], row.cells[index + 1]]
    const right = next ? (cell.right + next.left) / 2 : Number.POSITIVE_INFINITY
    const left = before ? (before.right + cell.left) / 2 : cell.left - (right - cell.right)
    return [{ left, right, top: row.bottom, bottom: endOf(rows, row) }]
  })
}

const isBehindLabels = (row: Row | undefined, head: Cell) =>
  row !== undefined && row.cells.length > 2 && row.cells[0]!.right < head.left

/** Where the rows below a head end. */
function endOf(rows: Row[], head: Row): number {
  let last = head
  for (const row of rows.slice(head.index + 1)) {
    if (row.top - last.bottom > FAR * (row.bottom - row.top)) break
    last = row
  }
  return last.bottom
}
