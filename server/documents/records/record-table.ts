import { isLabelled, isValue } from '../layout/head-rows.ts'
import type { RowCell, TableRow } from '../layout/table-rows.ts'
import type { Columns, Parted } from './columns.ts'
import { Draft, readCell } from './drafts.ts'
import { headsEnded, isEndedRow } from './ended.ts'
import type { GroupScope } from './group-scope.ts'
import { keyOf, type Vocabulary } from './labels.ts'
import { isContinued, keyColumn, LEAST_KNOWN, type Mapping } from './mapping.ts'
import { partRows } from './part-rows.ts'
import { type Noted, takeNotes } from './row-notes.ts'
import { isTotalOf } from './sections.ts'
import { cellTokens, type Token, tokensAsText, tokensOf } from './tokens.ts'
import type { FieldSpec } from './types.ts'
import { isEntire, isSameAmount, isTold, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** A row of a table with the text of each column, also over pages. */
/** How far below its row a note stands at the most, in heights of its line. */
const NOTES_REACH = 12

type Row = {
  draft: Draft
  cells: Map<number, Token[]>
  notes: Token[][]
  /** Rows of parts of its amounts, by column, and the amounts of its own row that they may be parts of. */
  parts: Map<number, number>[]
  first: Map<number, Token[]>
}

/** 'WQ-77120 Total' is one of all that has this number, not of the record above. */
const GROUP_TOTAL = /\d.* totals?$/i
const amountOf = (text: string) => Number(valueOf('amount', text.split(' ')) ?? Number.NaN)

/** Reads tables whose heads name the fields of a family: a record for each row, over pages too. */
export class RecordTable {
  mapping: Mapping | null = null
  /** The record of the last row that was read; what is told of a policy below the table is not of it. */
  last: Draft | null = null
  private row: Row | null = null
  /** The records of the table that is read, with their notes. */
  private noted: Noted[] = []
  private headed = false
  /** What heads the rows says that they are no more. */
  private ended = false
  private readonly scope: GroupScope
  private readonly done: (draft: Draft) => void

  constructor(scope: GroupScope, done: (draft: Draft) => void) {
    this.scope = scope
    this.done = done
  }

  /** The record whose row is read. */
  get open(): Draft | null {
    return this.row?.draft ?? null
  }

  /** `above`: the line over the table; `rest`: its first row goes on with the last one of the page before. */
  read(rows: TableRow[], mapping: Mapping, above = '', rest = false): void {
    const isContinuedTable = isContinued(this.mapping, mapping)
    if (!isContinuedTable) this.close()
    const says = headsEnded(above, mapping.vocabulary.family)
    if (says !== null) this.ended = says
    else if (!isContinuedTable) this.ended = false
    this.mapping = mapping
    const [first, ...others] = rows
    if (rest && first) {
      if (isContinuedTable) this.fillRow(first)
      this.closeRow()
    }
    for (const row of (rest ? others : rows).flatMap((own) => partRows(own, mapping.columns)))
      this.readRow(row, mapping)
  }

  /** The rest of a row that the end of its page cut: cells in columns of which nothing is told yet. */
  private fillRow({ cells }: TableRow): void {
    const { row } = this
    if (row?.draft.page !== cells[0]!.page - 1) return
    for (const cell of cells) if (!row.cells.has(cell.column)) row.cells.set(cell.column, cellTokens(cell, false))
  }

  private readRow(row: TableRow, { vocabulary, columns, ruled }: Mapping): void {
    const filled = row.cells.filter(({ text }) => text)
    const own = keyColumn(columns, vocabulary)
    const isRecord = filled.some(({ column, text }) => column === own && valueOf('code', text.split(' ')) !== null)
    if (!isRecord && this.scope.read(filled.flatMap((cell, index) => cellTokens(cell, index > 0)))) {
      this.closeRow()
      return
    }
    const [first] = filled
    const isNote = row.note || (filled.length === 1 && first!.columns > 1)
    // In a cell with rulings a label goes on with what the cell above began.
    const isLabels = !ruled && filled.length > 0 && filled.every(({ text }) => isLabelled(text))
    if (isNote || (!isRecord && (isLabels || isTextLabel(first!.text, vocabulary)))) {
      const says = headsEnded(first!.text, vocabulary.family)
      if (isTotalOf(first!.text) || says) this.closeRow()
      else if (this.row) this.noteBelow(this.row, isNote ? cellTokens(first!, false) : acrossCells(filled))
      else if (this.noted.length === 0) this.headed = true
      if (says !== null) this.ended = says
      return
    }
    if (filled.every(({ column }) => isCut(this.row?.cells.get(column)))) {
      this.goOn(filled, columns)
      return
    }
    const key = keyColumn(columns, vocabulary)
    const known = filled.filter(({ column }) => columns.fields[column]!.length)
    // Behind 'Policy totals:' stands how many there are.
    const isCount = filled[0]!.column !== key && /\btotals?:?$/i.test(filled[0]!.text)
    const keyed = !isCount && known.some(({ column }) => column === key)
    const remainder = this.isRemainder(filled, columns)
    const isOfGroup = GROUP_TOTAL.test(filled[0]!.text)
    if (!keyed && !remainder && !isOfGroup && this.isPartOfAmounts(filled, columns)) return
    if (!keyed && !remainder && (isOfGroup || isTotalOf(filled[0]!.text))) {
      this.closeRow()
      return
    }
    if (!keyed && (remainder || known.length < Math.max(LEAST_KNOWN, columns.known / 2))) {
      this.goOn(filled, columns)
      return
    }
    this.closeRow()
    const draft = new Draft(vocabulary, filled[0]!.page, this.scope.now())
    draft.isEnded = this.ended
    this.row = { draft, cells: new Map(), notes: [], parts: [], first: new Map() }
    for (const cell of filled) this.row.cells.set(cell.column, cellTokens(cell, false))
    this.carryDown(this.row, columns)
  }

  /** What is printed once for a group of rows is theirs down to the next. */
  /** What stands far below the last row is no note of it. */
  private noteBelow({ cells, notes }: Row, note: Token[]): void {
    const [{ line, page }] = note as [Token]
    const own = [...cells.values()].flat().filter((one) => one.page === page)
    const bottom = Math.max(...own.map((one) => one.line.box[1] + one.line.box[3]))
    if (!own.length || line.box[1] - bottom < NOTES_REACH * line.box[3]) notes.push(note)
    else this.closeRow()
  }

  private carryDown({ cells, draft }: Row, { fields }: Columns): void {
    for (const [column, tokens] of cells) {
      const own = fields[column]!
      if (!own.some((specs) => specs.some(({ scope }) => scope))) continue
      for (const { spec, value } of readCell(tokens, own, draft.vocabulary).pairs)
        this.scope.add(spec.name, value, tokens)
    }
  }

  /**
   * A row of one record's amounts for another thing (indemnity, medical, expense): what the first said is the whole only where the others add
   * up to it, or a row of their total tells it.
   */
  private isPartOfAmounts(filled: RowCell[], { fields }: Columns): boolean {
    const amounts = filled.filter(({ column }) =>
      fields[column]!.some((specs) => specs.some(({ kind }) => kind === 'amount')),
    )
    const { row } = this
    const total = filled.some(({ text }) => /^totals?$/i.test(text))
    if (amounts.length === 0 || !row || (row.parts.length === 0 && isTotalOf(filled[0]!.text))) return false
    for (const cell of filled) {
      const isAmount = amounts.includes(cell)
      const said = row.cells.get(cell.column)
      if (isAmount && total) row.cells.set(cell.column, cellTokens(cell, false))
      else if (isAmount || fields[cell.column]!.length === 0) row.cells.delete(cell.column)
      if (isAmount && said && row.parts.length === 0) row.first.set(cell.column, said)
    }
    row.parts.push(new Map(total ? [] : amounts.map(({ column, text }) => [column, amountOf(text)])))
    if (total) row.first.clear()
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
    if (filled.length * 2 > fields.length || this.isOther(filled)) return
    for (const cell of filled) {
      const above = this.row?.cells.get(cell.column)
      const tokens = cellTokens(cell, false)
      if (above && tokens.length && !isWhole(above, tokens, fields[cell.column]!)) above.push(...goingOn(tokens, above))
    }
  }

  /** A figure that goes on with nothing above it is of something else, and so are the words beside it: 'Collision 1,000 $450'. */
  private isOther(filled: RowCell[]): boolean {
    const [first, ...others] = filled
    const isFigure = ({ text }: RowCell) => isValue(text) || !Number.isNaN(amountOf(text))
    const isNew = (cell: RowCell) => !this.row?.cells.has(cell.column) && isFigure(cell)
    return !isValue(first!.text) && others.some(isNew)
  }

  /** Ends the table: its last row, and what the notes under its rows say. */
  close(): void {
    this.closeRow()
    takeNotes(this.noted, this.headed)
    this.noted = []
    this.headed = false
  }

  /** Ends the row that is read; no more words go on with it. */
  closeRow(): void {
    const { row, mapping } = this
    this.row = null
    if (!row || !mapping) return
    const { draft, cells } = row
    for (const [column, tokens] of row.first) {
      const sum = row.parts.reduce((all, parts) => all + (parts.get(column) ?? 0), 0)
      if (isSameAmount(amountOf(tokensAsText(tokens)), sum)) cells.set(column, tokens)
    }
    for (const parted of mapping.columns.parted) joinParts(cells, parted)
    for (const [column, tokens] of cells) {
      const fields = mapping.columns.fields[column] ?? []
      const said = readCell(tokens, fields, draft.vocabulary)
      draft.take(said)
      const [spec] = fields.length === 1 && fields[0]!.length === 1 ? fields[0]! : []
      if (spec && said.pairs.length === 0) draft.putMisread(spec, tokens)
      const head = mapping.heads[column] ?? ''
      const alone = mapping.heads.indexOf(head) === mapping.heads.lastIndexOf(head)
      if (fields.length === 0 && said.pairs.length === 0 && alone) draft.putOpen(head, tokens)
    }
    draft.isEnded ||= isEndedRow(cells, row.notes, mapping)
    const described = mapping.columns.fields.flat(2).some(({ name }) => name === draft.vocabulary.family.note)
    this.noted.push({ draft, notes: row.notes, described })
    this.last = draft
    this.done(draft)
  }
}

/** 'Accident description:' in the first cell of a row begins a text that runs over the walls of the others. */
const isTextLabel = (text: string, { exact }: Vocabulary) =>
  text.endsWith(':') && exact.get(keyOf(wordsOf(text)))?.some(({ kind }) => kind === 'text')

function acrossCells(cells: RowCell[]): Token[] {
  const { page, right } = cells.at(-1)!
  const lines = cells.flatMap((cell) => cell.lines)
  const tokens = tokensOf(lines, page, right)
  return tokens.map((token) => (token.newLine && token.starts === 'gap' ? { ...token, starts: '' } : token))
}

/** Puts the parts of a field that have columns of their own behind one another, in the column of the field. */
function joinParts(cells: Map<number, Token[]>, { columns, last }: Parted): void {
  if (!cells.has(last)) return
  const joined = columns.flatMap((column) =>
    (cells.get(column) ?? []).map((token, at): Token => (at ? token : { ...token, starts: '', newLine: false })),
  )
  for (const column of columns) if (column !== last) cells.delete(column)
  cells.set(last, joined)
}

/** Whether a cell says its field's value already, and would not with these words behind it. */
function isWhole(above: Token[], more: Token[], [specs]: FieldSpec[][]): boolean {
  const [spec] = specs ?? []
  const value = (tokens: Token[]) =>
    spec && isTold(spec.kind) ? valueOf(spec.kind, tokensAsText(tokens).split(' ')) : null
  const first = value(above)
  return spec !== undefined && first !== null && isEntire(spec.kind, first) && value([...above, ...more]) === null
}

/** A number that ends in a dash goes on below. */
const isCut = (tokens: Token[] | undefined) => /\d-$/.test(tokens?.at(-1)?.word.text ?? '')

const goingOn = (tokens: Token[], above: Token[]): Token[] => {
  const [first, ...rest] = tokens
  const last = above.at(-1)!
  const wraps = first!.page !== last.page || first!.starts === ''
  return [{ ...first!, starts: wraps ? '' : first!.starts }, ...rest]
}
