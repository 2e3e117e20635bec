import { oncePer } from '../../lib/once-per.ts'
import { startsAddress } from './addresses.ts'
import type { Finding } from './findings.ts'
import { isOfParty } from './keys.ts'
import { columnConcept } from './limit-heads.ts'
import { plausibleName } from './names.ts'
import { type Cell, type Row, type Sheet, spanOf } from './sheet.ts'

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

const isUnder = (cell: Cell, { left, right, top, bottom }: Gone) =>
  cell.left >= left && cell.left < right && cell.top >= top && cell.bottom <= bottom

/** Whether a cell stands under a head such as 'Expiring policy', with one such as 'This renewal' beside it. */
export const isGone = (sheet: Sheet, cell: Cell): boolean => goneOn(sheet).some((one) => isUnder(cell, one))

const goneOn = oncePer(({ rows }: Sheet): Gone[] => {
  return rows.flatMap((row) => {
    // 'From 06/10/26 To 06/10/27' is a term, no head.
    if (row.cells.length < 2 || row.cells.some(({ norm }) => /\d/.test(norm))) return []
    const concepts = row.cells.map((cell) => (cell.tokens.length <= MOST_WORDS ? columnConcept(cell) : null))
    if (!concepts.includes('holds')) return []
    return row.cells.flatMap((cell, index) => {
      const [before, next] = [row.cells[index - 1], row.cells[index + 1]]
      // 'From | To' may head the two ends of a letter; in a table a label stands before them.
      if (concepts[index] !== 'gone' || (cell.norm === 'FROM' && !isBehindLabels(rows[row.index + 1], cell))) return []
      const right = next ? (cell.right + next.left) / 2 : Number.POSITIVE_INFINITY
      const left = before ? (before.right + cell.left) / 2 : cell.left - (right - cell.right)
      return [{ left, right, top: row.bottom, bottom: endOf(rows, row) }]
    })
  })
})

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
