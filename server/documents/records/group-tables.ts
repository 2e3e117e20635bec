import { headsOf, type TableRow } from '../layout/table-rows.ts'
import type { Table } from '../types.ts'
import type { Draft } from './drafts.ts'
import { tokensOf } from './tokens.ts'
import { isSameAmount, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/**
 * A table of a record's amounts by coverage: rows are what they are for, columns what they are. Where the rows add up to the total the
 * table prints, nothing is left for a coverage it does not list, so its amounts are 0. False where the table is not one.
 */
export function readGroupTable(table: Table, rows: TableRow[], draft: Draft): boolean {
  const { groups, columns } = draft.vocabulary
  const heads = headsOf(table).map((head) => columns.get([...new Set(wordsOf(head))].sort().join(' ')) ?? null)
  if (table.heads === 0 || heads.filter(Boolean).length < 2) return false
  const sums = new Map<string, number>()
  let complete = false
  for (const { cells } of rows) {
    const name = cells.find(({ column }) => column === 0)?.text ?? ''
    const group = groups.get([...new Set(wordsOf(name))].sort().join(' '))
    const amounts = cells.flatMap((cell) => {
      const tokens = tokensOf(cell.lines, cell.page, cell.right)
      const value = heads[cell.column] ? valueOf('amount', cell.text.split(' ')) : null
      return typeof value === 'number' ? [{ column: heads[cell.column]!, value, tokens }] : []
    })
    if (/\btotal\b/i.test(name))
      complete = amounts.every(({ column, value }) => isSameAmount(sums.get(column) ?? 0, value))
    if (complete) addUnlisted(draft, amounts)
    if (!group) continue
    for (const { column, value, tokens } of amounts) {
      sums.set(column, (sums.get(column) ?? 0) + value)
      draft.put({ spec: { name: `${group}.${column}`, kind: 'amount', words: [] }, value, tokens })
    }
  }
  return true
}

function addUnlisted(draft: Draft, totals: { column: string; tokens: ReturnType<typeof tokensOf> }[]): void {
  for (const group of new Set(draft.vocabulary.groups.values())) {
    for (const { column, tokens } of totals) {
      draft.fill({ spec: { name: `${group}.${column}`, kind: 'amount', words: [] }, value: 0, tokens })
    }
  }
}
