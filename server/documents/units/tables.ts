import { isTotalOf } from '../records/sections.ts'
import type { PaperRecord, RecordField } from '../records/types.ts'
import type { Page } from '../types.ts'
import type { Unit } from './types.ts'
import { unitsOf } from './units-of.ts'

const LEAST_ROWS = 2

/** The tables of pages, each as its rows with a field for each column, by the column's name; what no kind of list was read from may be asked as well. */
export function tablesOf(pages: Page[]): PaperRecord[][] {
  const tables: { heads: string; rows: Unit[] }[] = []
  for (const unit of pages.flatMap(unitsOf)) {
    if (unit.kind !== 'row' || unit.cells.filter(({ head }) => head).length < 2) continue
    const heads = [...new Set(unit.cells.map(({ head }) => head))]
    const open = tables.at(-1)
    if (open && heads.every((head) => open.heads.includes(`|${head}|`))) open.rows.push(unit)
    else tables.push({ heads: `|${heads.join('||')}|`, rows: [unit] })
  }
  return tables
    .map(({ rows }) => rows.filter(({ label }) => !isTotalOf(label)))
    .filter((rows) => rows.length >= LEAST_ROWS)
    .map((rows) => rows.map(recordOf))
}

function recordOf({ page, cells }: Unit): PaperRecord {
  const fields: Record<string, RecordField & { value: string }> = {}
  for (const { head, text, box } of cells) {
    const name = nameOf(head)
    const { value, source } = fields[name] ?? {}
    fields[name] = {
      value: value === undefined ? text : `${value} ${text}`,
      source: { page, quote: source ? `${source.quote} … ${text}` : text, boxes: [...(source?.boxes ?? []), box] },
    }
  }
  return { type: 'row', page, fields }
}

/** A column's name as that of a field: 'Cost New' is 'cost_new'; a column without one holds what its rows are of. */
const nameOf = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_') || 'item'
