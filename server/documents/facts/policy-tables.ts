import { companyName } from './company-names.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { lineNamed } from './headings.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import { policyNumber } from './policy-terms.ts'
import { type Cell, overlap, type Row, type Sheet, type Span, spanOf, spanText } from './sheet.ts'

type Column = 'line' | 'carrier' | 'number' | 'effective' | 'expiration' | 'term'

const COLUMNS: [Column, RegExp][] = [
  ['number', /^POLICY( (NUMBER|NO|NUM|ID))?( S)?$/],
  ['carrier', /^(CARRIER|INSURER|INSURANCE COMPANY|COMPANY|INSURING COMPANY|ISSUING COMPANY|INSURANCE CARRIER|WRITING COMPANY)( NAME)?S?$/],
  ['effective', /^(POLICY )?(EFFECTIVE|EFF|INCEPTION)( DATE)?$/],
  ['expiration', /^(POLICY )?(EXPIRATION|EXP|EXPIRY|EXPIRES)( DATE)?$/],
  ['term', /^(POLICY )?(TERM|PERIOD|DATES|POLICY PERIOD|EFFECTIVE DATES)$/],
  ['line', /^(COVERAGES?|LINES?( OF (BUSINESS|COVERAGE|INSURANCE))?|TYPE( OF (INSURANCE|COVERAGE|POLICY))?|POLICY TYPE|COVERAGE( TYPE| PART| LINE)?|INSURANCE)$/],
] // biome-ignore format: a table

/** Summaries that give each policy a row: line, carrier, number and term under the names of their columns. */
export function readPolicyTables(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) => {
      const columns = columnsOf(row)
      return columns ? bodyOf(sheet, row).flatMap((one) => rowFindings(sheet, one, columns, topics)) : []
    }),
  )
}

/** The same headings, with the rows of such a table under the line they name, down to the next line's row. */
export function withTableLines(sheets: Sheet[], topics: TopicMap): TopicMap {
  const lines = new Map<string, LineOfBusiness>()
  for (const sheet of sheets) {
    for (const header of sheet.rows) {
      const columns = columnsOf(header)
      if (!columns) continue
      let line: LineOfBusiness | null = null
      for (const row of bodyOf(sheet, header)) {
        const cell = lineCellOf(row, columns.get('line')!)
        line = cell ? lineNamed(cell.norm) : line
        if (line) lines.set(`${sheet.number}/${row.index}`, line)
      }
    }
  }
  return {
    ...topics,
    at: (page, row, x) => {
      const topic = topics.at(page, row, x)
      return topic === 'underlying' || topic === 'prior' ? topic : (lines.get(`${page}/${row}`) ?? topic)
    },
  }
}

function lineCellOf(row: Row, header: Cell) {
  return row.cells.find((cell) => overlap(cell, header) > 0.4 || Math.abs(cell.left - header.left) < 10)
}

function columnsOf(row: Row): Map<Column, Cell> | null {
  const columns = new Map<Column, Cell>()
  for (const cell of row.cells) {
    // 'Type of insurance and', under it 'company': the rest of a head stands in the next line.
    const norm = cell.norm.replace(/ (?:AND|OR)$/, '')
    const found = COLUMNS.find(([name, pattern]) => pattern.test(norm) && !columns.has(name))
    if (found) columns.set(found[0], cell)
  }
  return columns.has('number') && columns.has('line') && columns.size >= 3 ? columns : null
}

function bodyOf(sheet: Sheet, header: Row): Row[] {
  const body: Row[] = []
  let bottom = header.bottom
  for (const row of sheet.rows.slice(header.index + 1, header.index + 40)) {
    if (row.top - bottom > (header.bottom - header.top) * 4) break
    body.push(row)
    bottom = row.bottom
  }
  return body
}

function rowFindings(sheet: Sheet, row: Row, columns: Map<Column, Cell>, topics: TopicMap): Finding[] {
  const cellAt = (column: Column): Cell | undefined => {
    const header = columns.get(column)
    return header && row.cells.find((cell) => overlap(cell, header) > 0.4 || Math.abs(cell.left - header.left) < 10)
  }
  const lineCell = cellAt('line')
  const line = lineCell && lineNamed(lineCell.norm)
  const numberCell = cellAt('number')
  const number = numberCell && policyNumber(spanOf(numberCell))
  if (!line || !number) return []
  const over = topics.at(sheet.number, row.index, lineCell.left)
  const topic = over === 'underlying' || over === 'prior' ? over : line
  const make = (key: FactKey, value: string, span: Span): Finding => ({
    key,
    value,
    spans: [spanOf(lineCell), span],
    valueSpan: span,
    page: sheet.number,
    row: row.index,
    sure: 0.92,
    topic,
  })
  const found: Finding[] = [{ ...make('policy.number', number.text, number.span), listed: line }]
  const carrier = cellAt('carrier')
  if (carrier && (companyName(spanText(spanOf(carrier))) || /^[A-Z][A-Za-z&.,' -]{3,60}$/.test(carrier.text)))
    found.push(make('carrier.name', carrier.text, spanOf(carrier)))
  const term = cellAt('term')
  const dates = term
    ? datesAmong(term.tokens).map((date) => ({ value: date.value, span: spanOf(term, date.from, date.to) }))
    : []
  const single = (column: Column) => {
    const cell = cellAt(column)
    const date = cell && datesAmong(cell.tokens)[0]
    return date ? { value: date.value, span: spanOf(cell, date.from, date.to) } : undefined
  }
  const effective = single('effective') ?? dates[0]
  const expiration = single('expiration') ?? dates[1]
  if (effective) found.push(make('policy.effective', effective.value, effective.span))
  if (expiration) found.push(make('policy.expiration', expiration.value, expiration.span))
  return found
}
