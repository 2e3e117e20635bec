import { headsOf, type TableRow } from '../layout/table-rows.ts'
import type { Table } from '../types.ts'
import { columnsByField } from './columns.ts'
import { readCell, type Scope } from './drafts.ts'
import { GROUP_HEAD } from './families/group-head.ts'
import { vocabularyOf } from './labels.ts'
import { valuesOf } from './mapping.ts'
import { lastGroup, policyTold } from './policy-told.ts'
import { cellTokens, type Token } from './tokens.ts'
import { valueOf } from './values.ts'

const HEAD = vocabularyOf(GROUP_HEAD)
/** A table of more rows is no head. */
const MOST_ROWS = 3

/** What is told once for a group of records: their policy, its term, its insured. */
export class GroupScope {
  private told: Scope = new Map()

  /** As it holds for a record that begins now. */
  now(): Scope {
    return new Map(this.told)
  }

  /** The number of the policy that holds now. */
  get policy(): unknown {
    return this.told.get('policy_number')?.value
  }

  /** Takes what a text tells of a policy, of several groups the last one's; whether it tells of any. */
  read(tokens: Token[]): boolean {
    const told = policyTold(lastGroup(tokens, HEAD), HEAD)
    if (!told) this.told = new Map()
    for (const { spec, value, tokens: own } of told ?? []) this.add(spec.name, value, own)
    return told?.length !== 0
  }

  /** Takes a small table of the policy and term of what follows. */
  readHead(table: Table, rows: TableRow[]): void {
    if (table.heads === 0 || rows.length === 0 || rows.length > MOST_ROWS) return
    const columns = columnsByField(headsOf(table), valuesOf(table, rows), HEAD)
    for (const cell of rows[0]!.cells) {
      const said = readCell(cellTokens(cell, false), columns.fields[cell.column]!, HEAD)
      if (columns.fields[cell.column]!.length)
        for (const { spec, value, tokens } of said.pairs) this.add(spec.name, value, tokens)
    }
  }

  add(name: string, value: unknown, tokens: Token[]): void {
    if (typeof value !== 'string') return
    if (name === 'policy_number' && this.told.get(name)?.value !== value) this.told = new Map()
    this.told.set(name, { value, tokens })
    if (name === 'policy_period' && valueOf('period', value.split(' ')) !== null)
      this.told.set('effective_date', { value: value.slice(0, 10), tokens })
  }
}
