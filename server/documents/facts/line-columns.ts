import { companyName, mayCarry } from './company-names.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { LINES, type LineOfBusiness } from './keys.ts'
import { hasLineColumns } from './line-regions.ts'
import type { TopicMap } from './page-topics.ts'
import { policyNumber } from './policy-numbers.ts'
import { type Cell, type Row, type Sheet, type Span, spanOf } from './sheet.ts'
import { type LabelFound, labelOf } from './text-labels.ts'

/** A summary with a column for each line: 'Policy number | SBG-10021 | SBA-10022', each cell under its own line's name. */
export function readLineColumns(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) => sheet.rows.flatMap((row) => rowFindings(sheet, row, topics)))
}

function rowFindings(sheet: Sheet, row: Row, topics: TopicMap): Finding[] {
  const label = labelOf(row.cells[0]!)
  if (!label?.strict || label.rest || !READ.has(label.kind) || !hasLineColumns(row, topics)) return []
  return row.cells.slice(1).flatMap((cell) => {
    const topic = topics.at(sheet.number, row.index, cell.left)
    return valuesOf(label, cell).map(
      ({ key, value, span }): Finding => ({
        key,
        value,
        spans: [label.label, span],
        valueSpan: span,
        page: sheet.number,
        row: row.index,
        sure: 0.92,
        topic,
        ...(key === 'policy.number' && topic !== null && topic in LINES ? { listed: topic as LineOfBusiness } : {}),
      }),
    )
  })
}

const READ = new Set<LabelFound['kind']>(['number', 'effective', 'expiration', 'period', 'carrier'])

function valuesOf({ kind }: LabelFound, cell: Cell): { key: Finding['key']; value: string; span: Span }[] {
  if (kind === 'number') {
    const number = policyNumber(spanOf(cell))
    return number ? [{ key: 'policy.number', value: number.text, span: number.span }] : []
  }
  if (kind === 'carrier')
    return companyName(cell.text) || mayCarry(cell.text)
      ? [{ key: 'carrier.name', value: cell.text, span: spanOf(cell) }]
      : []
  const dates = datesAmong(cell.tokens).map((date) => ({ value: date.value, span: spanOf(cell, date.from, date.to) }))
  const keys = kind === 'period' ? PERIOD : [kind === 'effective' ? PERIOD[0] : PERIOD[1]]
  if (dates.length !== keys.length) return []
  return keys.map((key, index) => ({ key, ...dates[index]! }))
}

const PERIOD = ['policy.effective', 'policy.expiration'] as const
