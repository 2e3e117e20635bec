import { addressFrom } from './addresses.ts'
import type { Finding } from './findings.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, type Row, type Sheet, spanOf } from './sheet.ts'

type Listed = { value: string; cell: Cell; row: Row }

const MOST = 1000

/** The locations that papers list with their addresses. Vehicles, drivers, claims and rated classes are records. */
export function readLocations(sheets: Sheet[], topics: TopicMap): Finding[] {
  const listed = sheets.flatMap((sheet) => locations(sheet).map((one) => ({ ...one, page: sheet.number })))
  return listed.slice(0, MOST).map(({ value, cell, row, page }) => ({
    key: 'location',
    value,
    spans: [spanOf(cell)],
    valueSpan: spanOf(cell),
    page,
    row: row.index,
    sure: 0.8,
    topic: topics.at(page, row.index, cell.left),
  }))
}

/** Whole addresses on rows that are, or stand under, locations or premises. */
function locations(sheet: Sheet): Listed[] {
  let since = Number.POSITIVE_INFINITY
  return sheet.rows.flatMap((row): Listed[] => {
    since = row.cells.some(
      (cell) =>
        cell.tokens.length < 8 &&
        /\b(LOCATIONS?|PREMISES|PREM|LOC)\b/.test(cell.norm) &&
        !/\b(RENTED|LIMIT|DAMAGE|MAILING)\b/.test(cell.norm),
    )
      ? 0
      : since + 1
    if (since > 8) return []
    return row.cells.flatMap((cell): Listed[] => {
      const text = cell.text
        .replace(/^.*?:\s+/, '')
        .replace(/^(?:(?:LOC(?:ATION)?|PREM(?:ISES)?)\.? ?)?(?:NO\.? ?)?\d{1,4}(?:\.|:)? (?=\d+ )/i, '')
      return /^\d+ /.test(text) && addressFrom([text]) ? [{ value: text, cell, row }] : []
    })
  })
}
