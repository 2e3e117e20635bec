import { addressFrom } from './addresses.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, overlap, type Row, type Sheet, spanOf } from './sheet.ts'

type Listed = { key: FactKey; value: string; cells: Cell[]; row: Row }

const VIN = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/
const YEAR = /^(19[5-9]\d|20[0-4]\d)$/
const MOST = 1000

/** What schedules list: vehicles, locations with their addresses, class codes with their exposures. */
export function readSchedules(sheets: Sheet[], topics: TopicMap): Finding[] {
  const listed = sheets.flatMap((sheet) =>
    [...vehicles(sheet), ...locations(sheet), ...classes(sheet)].map((one) => ({ ...one, page: sheet.number })),
  )
  return listed.slice(0, MOST).map(({ key, value, cells, row, page }) => {
    const spans = cells.map((cell) => spanOf(cell))
    return {
      key,
      value,
      spans,
      valueSpan: spans[0]!,
      page,
      row: row.index,
      sure: 0.8,
      topic: topics.at(page, row.index, cells[0]!.left),
    }
  })
}

/** A row with a model year and a serial number, or with a year under "Year" and a make under "Make". */
function vehicles(sheet: Sheet): Listed[] {
  return sheet.rows.flatMap((row): Listed[] => {
    const serial = row.cells.findIndex((cell) => cell.tokens.some((token) => VIN.test(token.text)))
    const year = row.cells.findIndex((cell) => cell.tokens.some((token) => YEAR.test(token.text)))
    if (serial >= 0 && year >= 0 && year <= serial) {
      const cells = row.cells.slice(year, serial + 1)
      return [{ key: 'vehicle', value: afterNumber(cells.map((cell) => cell.text).join(' ')), cells, row }]
    }
    const head = year >= 0 && serial < 0 ? headsOf(sheet, row, [/^(MODEL )?YEAR$|^YR$/, /^MAKE\b/]) : null
    const cells = head?.map((one) => under(row, one))
    if (!cells?.[0] || !cells[1] || !YEAR.test(cells[0].text)) return []
    // With no serial number, the row's own number, unit and plate tell one vehicle from its like.
    return [{ key: 'vehicle', value: row.cells.map((cell) => cell.text).join(' '), cells: row.cells, row }]
  })
}

/** '1. 2020 RAM …' without the number of its row. */
function afterNumber(text: string) {
  return text.replace(/^(?:#?\d{1,4}\.?\s+)(?=(?:19|20)\d\d\b)/, '')
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
      return /^\d+ /.test(text) && addressFrom([text]) ? [{ key: 'location', value: text, cells: [cell], row }] : []
    })
  })
}

/** Rows of a classification table: a code of four or five digits, its description, its exposure. */
function classes(sheet: Sheet): Listed[] {
  return sheet.rows.flatMap((row): Listed[] => {
    if (!row.cells.some((cell) => /^\d{4,5}$/.test(cell.text))) return []
    const head = headsOf(sheet, row, [/^(CLASS(IFICATION)?( (CODES?|NO))?|CODE( NO)?|CLASS CODE( NO)?)$/])
    const code = head && under(row, head[0]!)
    if (!code || !/^\d{4,5}$/.test(code.text)) return []
    const words = headsOf(sheet, row, [/^(CLASSIFICATIONS?|(CLASS )?DESCRIPTION|CLASSIFICATION DESCRIPTION)$/])
    const exposures = headsOf(sheet, row, [
      /^(EXPOSURE|PREMIUM BAS(IS|E)( TOTAL)?|(ESTIMATED )?(ANNUAL )?(PAYROLL|REMUNERATION))$/,
    ])
    const cells = [code, ...[words, exposures].flatMap((found) => (found ? (under(row, found[0]!) ?? []) : []))].filter(
      (cell, index, all) => all.indexOf(cell) === index,
    )
    return [{ key: 'classCode', value: cells.map((cell) => cell.text).join(' '), cells, row }]
  })
}

/** The cells of the nearest header row above that match, each pattern once; null when one is missing. */
function headsOf(sheet: Sheet, row: Row, patterns: RegExp[]): Cell[] | null {
  for (let index = row.index - 1; index >= Math.max(0, row.index - 45); index -= 1) {
    const { cells } = sheet.rows[index]!
    if (cells.length < 3 || cells.some((cell) => /\d{3}/.test(cell.norm))) continue
    const found = patterns.map((pattern) => cells.find((cell) => pattern.test(cell.norm)))
    if (found.every((cell) => cell !== undefined)) return found as Cell[]
  }
  return null
}

/** The cell of this row that stands most under a header. */
function under(row: Row, head: Cell) {
  const [best] = row.cells
    .map((cell) => ({ cell, share: Math.abs(cell.left - head.left) < 8 ? 2 : overlap(cell, head) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share > 0.3 ? best.cell : undefined
}
