import { headsOf, type RowCell, type TableRow, tableRows } from '../layout/table-rows.ts'
import type { Line, Page, Table } from '../types.ts'
import { type Columns, columnsOf } from './columns.ts'
import { Draft, readCell, type Scope } from './drafts.ts'
import { DRIVER, QUALIFIED_DRIVER, VEHICLE } from './families/autos.ts'
import { CLAIM, INCIDENT } from './families/claims.ts'
import { EXPOSURE } from './families/exposures.ts'
import { GROUP_HEAD } from './families/group-head.ts'
import { readGroupTable } from './group-tables.ts'
import { keyOf, type Vocabulary, vocabularyOf } from './labels.ts'
import { isContinued, keyColumn, LEAST_KNOWN, type Mapping, mappingOf, valuesOf } from './mapping.ts'
import { mergeRecords } from './merge.ts'
import { readPacket } from './packets/read-packet.ts'
import { cardFamily, partsOf } from './page-parts.ts'
import { readPairs } from './pairs.ts'
import { policyTold } from './policy-told.ts'
import { isTotalOf, sectionsOf } from './sections.ts'
import type { Pair } from './segments.ts'
import { cellTokens, type Token, textOf, tokensOf } from './tokens.ts'
import type { FieldSpec, PaperRecord } from './types.ts'
import { isTold, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

const FAMILIES = [VEHICLE, DRIVER, QUALIFIED_DRIVER, CLAIM, INCIDENT, EXPOSURE].map(vocabularyOf)
const HEAD = vocabularyOf(GROUP_HEAD)

/** A row of a table with the text of each column, also over pages. */
type Row = { draft: Draft; cells: Map<number, Token[]>; notes: Token[][]; parted: boolean }

/**
 * The records that the papers list: rows of tables whose heads name the fields of a family, cards and sections of labels and
 * values. What is told above a group of records is theirs too. Pure; fields without a clear place are left out.
 */
export function readRecords(pages: Page[]): PaperRecord[] {
  const reader = new Reader()
  for (const page of pages) reader.readPage(page)
  const packet = readPacket(pages)
  const listed = mergeRecords(reader.finish(), FAMILIES).filter(
    ({ type, fields }) => type !== EXPOSURE.type || (fields.exposure && packet.length === 0),
  )
  return [...listed, ...packet]
}

class Reader {
  private readonly drafts: Draft[] = []
  private scope: Scope = new Map()
  private mapping: Mapping | null = null
  private row: Row | null = null
  private open: Draft | null = null

  readPage(page: Page): void {
    const cards = cardFamily(page, FAMILIES)
    const ended = !cards || this.open?.vocabulary.family.onePage
    if (this.open && this.open.page !== page.number && ended) this.open = null
    for (const part of partsOf(page, FAMILIES, FAMILIES, (table) => this.isRest(table, page))) {
      if ('table' in part) this.readTable(part.table, page, cards)
      else this.readLines(sectionTokens(part.lines, page, cards), cards)
    }
  }

  finish(): PaperRecord[] {
    this.closeRow()
    return this.drafts.flatMap((draft) => draft.record() ?? [])
  }

  /** Whether a page begins with rows that go on with those of the page before, without heads. */
  private isRest(table: Table, page: Page): boolean {
    const first = page.tables?.[0] === table
    return first && mappingOf(table, tableRows(table, page), this.mapping, FAMILIES) !== null
  }

  private readTable(table: Table, page: Page, cards: Vocabulary | null): void {
    const rows = tableRows(table, page)
    const mapping = mappingOf(table, rows, this.mapping, FAMILIES)
    if (mapping) {
      if (!isContinued(this.mapping, mapping)) this.closeRow()
      this.mapping = mapping
      for (const row of rows) this.readRow(row, mapping)
      return
    }
    if (this.readFragment(table, rows)) return
    if (this.open && readGroupTable(table, rows, this.open)) return
    this.readHead(table, rows)
    if (!table.ruled && cards) {
      const lines = table.cells.flatMap((cell) => cell.lines.map((index) => page.lines[index]!))
      this.readLines(sectionTokens(lines, page, cards), cards)
      return
    }
    for (const row of rows)
      this.readLines(
        row.cells.flatMap((cell, index) => cellTokens(cell, index > 0)),
        cards,
      )
  }

  private readLines(tokens: Token[], cards: Vocabulary | null): void {
    const told = policyTold(tokens, HEAD)
    for (const { spec, value, tokens: own } of told ?? []) this.addScope(spec.name, value, own)
    if (!told) this.scope = new Map()
    this.readText(tokens, cards)
  }

  private readRow(row: TableRow, { vocabulary, columns }: Mapping): void {
    const filled = row.cells.filter(({ text }) => text)
    if (row.note) {
      if (isTotalOf(filled[0]!.text)) this.closeRow()
      else this.row?.notes.push(cellTokens(filled[0]!, false))
      return
    }
    if (filled.every(({ column }) => isCut(this.row?.cells.get(column)))) {
      this.goOn(filled, columns)
      return
    }
    const key = keyColumn(columns, vocabulary)
    const known = filled.filter(({ column }) => columns.fields[column]!.length)
    const keyed = known.some(({ column }) => column === key)
    const remainder = this.isRemainder(filled, columns)
    if (!keyed && !remainder && this.isPartOfAmounts(filled, columns)) return
    if (!keyed && !remainder && isTotalOf(filled[0]!.text)) {
      this.closeRow()
      return
    }
    if (!keyed && (remainder || known.length < Math.max(LEAST_KNOWN, columns.known / 2))) {
      this.goOn(filled, columns)
      return
    }
    this.closeRow()
    const draft = new Draft(vocabulary, filled[0]!.page, new Map(this.scope))
    this.row = { draft, cells: new Map(), notes: [], parted: false }
    for (const cell of filled) this.row.cells.set(cell.column, cellTokens(cell, false))
    this.carryDown(this.row, columns)
  }

  /** What is printed once for a group of rows is theirs down to the next. */
  private carryDown({ cells, draft }: Row, { fields }: Columns): void {
    for (const [column, tokens] of cells) {
      const own = fields[column]!
      if (!own.some((specs) => specs.some(({ scope }) => scope))) continue
      for (const { spec, value } of readCell(tokens, own, draft.vocabulary).pairs)
        this.addScope(spec.name, value, tokens)
    }
  }

  /**
   * A row of one record's amounts for another thing (indemnity, medical, expense): what the first said is not the whole, which only a row
   * of their total tells.
   */
  private isPartOfAmounts(filled: RowCell[], { fields }: Columns): boolean {
    const amounts = filled.filter(({ column }) =>
      fields[column]!.some((specs) => specs.some(({ kind }) => kind === 'amount')),
    )
    const total = filled.some(({ text }) => /^totals?$/i.test(text))
    if (amounts.length === 0 || !this.row || (!this.row.parted && isTotalOf(filled[0]!.text))) return false
    this.row.parted = true
    for (const cell of filled) {
      if (amounts.includes(cell) && total) this.row.cells.set(cell.column, cellTokens(cell, false))
      else if (amounts.includes(cell) || fields[cell.column]!.length === 0) this.row.cells.delete(cell.column)
    }
    return true
  }

  /** The rest of a cell of details that began on the page before. */
  private isRemainder(filled: RowCell[], { fields }: Columns): boolean {
    const last = this.row?.cells.get(filled[0]!.column)?.at(-1)
    return (
      filled.length === 1 &&
      last !== undefined &&
      last.page !== filled[0]!.page &&
      fields[filled[0]!.column]!.length === 0
    )
  }

  /** Words of a row that has none of its own in the first column go on with those above, where a wrapped text can. */
  private goOn(filled: RowCell[], { fields }: Columns): void {
    if (filled.length * 2 > fields.length) return
    for (const cell of filled) {
      const above = this.row?.cells.get(cell.column)
      const tokens = cellTokens(cell, false)
      if (above && tokens.length && !isWhole(above, tokens, fields[cell.column]!)) above.push(...goingOn(tokens, above))
    }
  }

  private closeRow(): void {
    const { row, mapping } = this
    this.row = null
    if (!row || !mapping) return
    const { draft, cells } = row
    for (const [column, tokens] of cells) {
      const fields = mapping.columns.fields[column] ?? []
      const said = readCell(tokens, fields, draft.vocabulary)
      draft.take(said)
      const head = mapping.heads[column] ?? ''
      const alone = mapping.heads.indexOf(head) === mapping.heads.lastIndexOf(head)
      if (fields.length === 0 && said.pairs.length === 0 && alone) draft.putOpen(head, tokens)
    }
    for (const note of row.notes) draft.take(readPairs(note, draft.vocabulary))
    this.drafts.push(draft)
    this.open = draft
  }

  /** A table about the record that is open on this page: other columns of the same family, without its key. */
  private readFragment(table: Table, rows: TableRow[]): boolean {
    const page = this.row?.draft.page ?? this.open?.page
    if (table.heads === 0 || rows.length !== 1 || page !== rows[0]!.cells[0]?.page) return false
    const vocabulary = (this.row?.draft ?? this.open!).vocabulary
    const columns = columnsOf(headsOf(table), valuesOf(table, rows), vocabulary)
    if (columns.known * 2 < columns.fields.length) return false
    this.closeRow()
    for (const cell of rows[0]!.cells)
      this.open!.take(readCell(cellTokens(cell, false), columns.fields[cell.column]!, vocabulary))
    return true
  }

  /** A small table of the policy and term of what follows. */
  private readHead(table: Table, rows: TableRow[]): void {
    if (table.heads === 0 || rows.length === 0 || rows.length > 3) return
    const columns = columnsOf(headsOf(table), valuesOf(table, rows), HEAD)
    for (const cell of rows[0]!.cells) {
      const said = readCell(cellTokens(cell, false), columns.fields[cell.column]!, HEAD)
      if (columns.fields[cell.column]!.length)
        for (const { spec, value, tokens } of said.pairs) this.addScope(spec.name, value, tokens)
    }
  }

  private addScope(name: string, value: unknown, tokens: Token[]): void {
    if (typeof value !== 'string') return
    if (name === 'policy_number' && this.scope.get(name)?.value !== value) this.scope = new Map()
    this.scope.set(name, { value, tokens })
    if (name === 'policy_period') this.scope.set('effective_date', { value: value.slice(0, 10), tokens })
  }

  /** Labels and values outside tables with known heads: each key begins a record. */
  private readText(tokens: Token[], vocabulary: Vocabulary | null): void {
    if (!vocabulary || tokens.length === 0) return
    const { sections, loose, isKeyed, isTotal } = sectionsOf(tokens, vocabulary)
    if (!isKeyed && isTotal) {
      this.open = null
      return
    }
    if (sections.some(({ told, amounts }) => told.length || amounts.length)) this.closeRow()
    const { page } = tokens[0]!
    for (const { key, told, beside, amounts } of sections) {
      if (key && !this.isGoingOn(key)) {
        this.open = new Draft(vocabulary, page, new Map(this.scope))
        this.drafts.push(this.open)
      }
      const { open } = this
      if (open?.vocabulary !== vocabulary) continue
      for (const pair of told) open.putTold(pair)
      if (open.page === page) for (const pair of beside) open.put(pair)
      for (const pair of amounts) open.putTold(pair)
    }
    this.open?.take({ pairs: [], loose, groups: [] })
  }

  /** Whether a key is that of the open record: its first, or its heading again on the page where its amounts follow. */
  private isGoingOn({ spec, value, tokens }: Pair): boolean {
    const { open } = this
    const first = open?.values.get(spec.name)
    if (!open || !first) return open !== null
    return (
      first.value === value &&
      first.tokens[0]!.page !== tokens[0]!.page &&
      open.vocabulary.groups.size > 0 &&
      !open.hasGroups()
    )
  }
}

/** The words of a section of a page, in which one label does not go on with that above it. */
const sectionTokens = (lines: Line[], page: Page, vocabulary: Vocabulary | null): Token[] =>
  tokensOf(lines, page.number, Infinity, ({ text }) => vocabulary?.exact.has(keyOf(wordsOf(text))) ?? false)

/** Whether a cell says its field's value already, and would not with these words behind it. */
function isWhole(above: Token[], more: Token[], [specs]: FieldSpec[][]): boolean {
  const [spec] = specs ?? []
  const value = (tokens: Token[]) => (spec && isTold(spec.kind) ? valueOf(spec.kind, textOf(tokens).split(' ')) : null)
  return value(above) !== null && value([...above, ...more]) === null
}

/** A number that ends in a dash goes on below. */
const isCut = (tokens: Token[] | undefined) => /\d-$/.test(tokens?.at(-1)?.word.text ?? '')

const goingOn = (tokens: Token[], above: Token[]): Token[] => {
  const [first, ...rest] = tokens
  const last = above.at(-1)!
  const wraps = first!.page !== last.page || first!.starts === ''
  return [{ ...first!, starts: wraps ? '' : first!.starts }, ...rest]
}
