import type { Cell, Sheet } from '../facts/sheet.ts'
import type { Line, Table, TableCell } from '../types.ts'
import { bare, COLON, isLabel, VALUE } from './labels.ts'
import { pairInCell, pairOf, rowOf } from './make-unit.ts'
import type { Unit } from './types.ts'

/** A row of a ruled table, by its columns, each with the page's cells that stand in it. */
export type RuledRow = { table: Table; columns: { head: string; own: Cell[] }[] }

const MOST_LINES = 6

/** The rows of ruled tables by the lines they hold, as far as each cell holds one thing: a frame around a whole list is none. */
export function ruledRows({ page, rows }: Sheet): Map<Line, RuledRow> {
  const ofLine = Map.groupBy(
    rows.flatMap(({ cells }) => cells),
    ({ tokens }) => tokens[0]!.line,
  )
  const found = new Map<Line, RuledRow>()
  for (const table of page.tables ?? []) {
    if (!table.ruled || table.columns < 2 || table.cells.some(({ lines }) => lines.length > MOST_LINES)) continue
    const headed = table.heads ? table : { ...table, heads: headsOfWords(table) }
    const heads = headsOf(headed)
    for (let at = headed.heads; at < table.rows; at++) {
      const cells = table.cells.filter(({ row, lines }) => row === at && lines.length > 0)
      const columns = cells
        .toSorted((a, b) => a.column - b.column)
        .map(({ column, lines }) => ({
          head: heads.get(column) ?? '',
          own: lines.flatMap((line) => ofLine.get(page.lines[line]!) ?? []),
        }))
        .filter(({ own }) => own.length > 0)
      const row = { table, columns }
      for (const { own } of columns) for (const cell of own) found.set(cell.tokens[0]!.line, row)
    }
  }
  return found
}

/**
 * How many rows of names a table of words begins with, as a list of carriers and what they take: one where the first row names every column by
 * another word, none of which stands below it, and the rows below hold values or say one thing twice; else none.
 */
function headsOfWords({ cells, rows, columns }: Table): number {
  const isName = ({ text, columns: wide }: TableCell) => wide === 1 && isLabel(text) && !VALUE.test(text)
  const first = cells.filter(({ row }) => row === 0)
  const names = new Set(first.map(({ text }) => text.toLowerCase()))
  if (columns < 3 || rows < 3 || names.size < columns || !first.every(isName)) return 0
  const below = cells.filter(({ row, text }) => row > 0 && text)
  if (below.some(({ text }) => names.has(text.toLowerCase()))) return 0
  const told = new Set(below.map(({ column, text }) => `${String(column)} ${text}`))
  return told.size < below.length || below.some(({ text }) => VALUE.test(text)) ? 1 : 0
}

/** The names of the columns that lines stand under in tables without rulings. */
export function alignedHeads({ page }: Sheet): Map<Line, string> {
  const found = new Map<Line, string>()
  for (const table of page.tables ?? []) {
    if (table.ruled || !table.heads || isOfItems(table)) continue
    const heads = headsOf(table)
    for (const { row, column, lines } of table.cells)
      if (row >= table.heads) for (const line of lines) found.set(page.lines[line]!, bare(heads.get(column) ?? ''))
  }
  return found
}

/** 'Item 1.' over 'Item 2.' is no name of a column: the rows are all alike. */
function isOfItems({ cells, heads }: Table): boolean {
  const first = cells
    .filter(({ column }) => column === 0)
    .map(({ row, text }) => ({ row, shape: text.replace(/\d+/g, '#') }))
  const named = new Set(first.flatMap(({ row, shape }) => (row < heads && shape.includes('#') ? [shape] : [])))
  return first.some(({ row, shape }) => row >= heads && named.has(shape))
}

const LONGEST_HEAD = 48

/** The names of a table's columns, those of several rows in one, as far as that is still a name: else the one that stands next to the values. */
function headsOf({ cells, heads }: Table): Map<number, string> {
  const names = new Map<number, string>()
  for (const { row, column, columns, text } of cells) {
    if (row >= heads || columns > 2 || text.length > LONGEST_HEAD || /\d{4}|\$/.test(text)) continue
    for (let at = column; at < column + columns; at++) {
      const both = [names.get(at), text].filter(Boolean).join(' ')
      names.set(at, both.length > LONGEST_HEAD ? text : both)
    }
  }
  return names
}

/** What a ruled row says: its pairs, and itself under the names of its columns. */
export function ruledUnits({ columns }: RuledRow, section: string): Unit[] {
  const units = columns.flatMap(({ own }) => pairsInCell(own, section))
  const hasHeads = columns.some(({ head }) => head)
  const [first, second] = columns
  if (columns.length > 1 && (hasHeads || columns.length > 2)) units.push(rowOf(columns, section))
  else if (first && second && isLabel(first.own.map(({ text }) => text).join(' ')))
    units.push(pairOf(first.own, second.own, section))
  return units
}

/** A caption with its value under it in one cell, or lines of labels and values. */
function pairsInCell(own: Cell[], section: string): Unit[] {
  const labelled = own.flatMap((cell) => {
    const [, label, value] = COLON.exec(cell.text) ?? []
    return label && value && /\p{L}{2}/u.test(label) ? [pairInCell(cell, label, value, section)] : []
  })
  const [caption, ...under] = own
  const isCaption = caption && under.length > 0 && under[0]!.top > caption.bottom - 2 && isLabel(caption.text)
  return isCaption && !labelled.length ? [pairOf([caption], under, section)] : labelled
}
