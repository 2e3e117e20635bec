import { headsOf, lastHeads, type TableRow, titleOf } from '../layout/table-rows.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Table } from '../types.ts'
import { type Columns, columnsByField } from './columns.ts'
import type { Vocabulary } from './labels.ts'
import { isTotalOf } from './sections.ts'
import type { Family } from './types.ts'
import { isNothing, valueOf } from './values.ts'

/** What the columns of a table hold, and from where to where they reach, in points. */
export type Mapping = { vocabulary: Vocabulary; columns: Columns; heads: string[]; reaches: Reach[]; ruled: boolean }
type Reach = { left: number; right: number }

export const LEAST_KNOWN = 3
/** A family must be this much more likely than one before it. */
const MORE = 0.1

/**
 * The family whose fields the heads of a table name best; a table without heads goes on with `above`, where it has its columns. `over`: the line
 * over the table.
 */
export function mappingOf(
  table: Table,
  rows: TableRow[],
  above: Mapping | null,
  families: Vocabulary[],
  over = '',
): Mapping | null {
  const heads = headsOf(table)
  if (heads.every((head) => !head)) return above && isRestOf(above, table, rows) ? above : null
  const values = valuesOf(table, rows)
  const told = [over, titleOf(table)?.text ?? '', ...heads.filter((head) => !/premium/i.test(head))].join(' | ')
  const isContinued = (one: Vocabulary) => above?.vocabulary === one && above.heads.join('|') === heads.join('|')
  const isOther = ({ unless }: Vocabulary) => unless?.test(heads.join(' | ')) === true
  const fitting = families.filter((one) => !isOther(one) && (one.under?.test(told) !== false || isContinued(one)))
  return (
    mappedBy(heads, values, { table, above, families: fitting }) ??
    mappedBy(lastHeads(table), values, { table, above, families: fitting })
  )
}

type Headed = { table: Table; above: Mapping | null; families: Vocabulary[] }

function mappedBy(heads: string[], values: string[][], { table, above, families }: Headed): Mapping | null {
  const found = families
    .map((vocabulary) => ({
      vocabulary,
      columns: withCount(columnsByField(heads, values, vocabulary), heads, values, above, vocabulary),
    }))
    .filter(({ vocabulary, columns }) => columns.known >= LEAST_KNOWN && isWhole(columns, vocabulary))
    .filter(({ vocabulary, columns }) => !areCounts(keyColumn(columns, vocabulary), heads, values))
  const [first, ...others] = found
  const best = others.reduce((most, one) => (one.columns.sum > most!.columns.sum + MORE ? one : most), first)
  return best ? { ...best, heads, reaches: reachesOf(table), ruled: table.ruled } : null
}

/** 'Claims' over 3, 5, 2: how many there are of each, not the number of one. */
const areCounts = (key: number, heads: string[], values: string[][]) =>
  COUNTED.test(heads[key]!) && values[key]!.every((text) => /^\d{1,3}$/.test(text))
const COUNTED = /^(?:claims|losses|incidents|accidents|occurrences)$/i

/** Whether the columns hold what a table of the family cannot do without. */
function isWhole(columns: Columns, vocabulary: Vocabulary): boolean {
  const told = new Set(columns.fields.flat(2).map(({ name }) => name))
  const { withOneOf } = vocabulary.family
  return keyColumn(columns, vocabulary) >= 0 && (!withOneOf || withOneOf.some((name) => told.has(name)))
}

/**
 * The numbers of a column that count its entries from 1 on, or go on doing so from the table above, are those of the list, not the
 * company's own.
 */
function withCount(
  columns: Columns,
  heads: string[],
  values: string[][],
  above: Mapping | null,
  { family }: Vocabulary,
): Columns {
  const { counts = {} } = family
  const told = new Set(columns.fields.flat(2).map(({ name }) => name))
  const fields = columns.fields.map((own, column) => {
    const name = own.length === 1 && own[0]![0] && counts[own[0]![0].name]
    const spec = family.fields.find((one) => one.name === name)
    const begun = above?.heads.join('|') === heads.join('|') && above.columns.fields[column]![0]?.[0] === spec
    return spec && !told.has(spec.name) && isCounting(values[column]!, begun) ? [[spec]] : own
  })
  return { ...columns, fields }
}

const isCounting = ([first, ...others]: string[], begun: boolean) =>
  (begun || first === '1') && others.every((text, index) => Number(text) === Number(first) + index + 1)

/** Whether the values of all rows look like those of their columns; a row of one may be a count of the others. */
function areFitting(rows: TableRow[], { fields }: Columns): boolean {
  const filled = rows.map(({ cells }) => cells.filter(({ text }) => text)).filter((cells) => cells.length > 1)
  return filled.every((cells) =>
    cells.every(({ column, text }) => {
      const [spec] = fields[column]!.length === 1 ? fields[column]![0]! : []
      return !spec || spec.orWords || isNothing(text) || valueOf(spec.kind, text.split(' ')) !== null
    }),
  )
}

/** Whether a table without heads goes on with the rows of one above. */
export function isRestOf(
  above: Pick<Mapping, 'columns' | 'reaches' | 'ruled'>,
  table: Table,
  rows: TableRow[],
): boolean {
  const same = above.ruled === table.ruled && sameColumns(above.reaches, reachesOf(table))
  return same && (table.ruled || areFitting(rows, above.columns))
}

/** Whether a table has the columns of the one before it. */
export function isContinued(above: Mapping | null, mapping: Mapping): boolean {
  return above !== null && namesOf(above) === namesOf(mapping) && sameColumns(mapping.reaches, above.reaches)
}

/** What stands in each column, in rows as full as those of records are: not in notes and parts under them, nor in totals. */
export function valuesOf(table: Table, rows: TableRow[]): string[][] {
  const values: string[][] = Array.from({ length: table.columns }, () => [])
  const filled = rows.map(({ cells }) => cells.filter(({ text }) => text).length)
  const most = Math.max(0, ...filled)
  for (const [at, { cells, note }] of rows.entries())
    if (!note && filled[at]! * 2 >= most && !isTotalOf(cells.find(({ text }) => text)!.text))
      for (const { column, text } of cells) values[column]!.push(text)
  return values
}

/** What a record begins with. */
export const keysOf = ({ key, keys }: Family): string[] => keys ?? [key]

export function keyColumn({ fields }: Pick<Columns, 'fields'>, { family }: Vocabulary): number {
  const keys = keysOf(family)
  return fields.findIndex((several) => several.some((specs) => specs.some(({ name }) => keys.includes(name))))
}

const namesOf = ({ vocabulary, columns }: Mapping) =>
  JSON.stringify([
    vocabulary.family.key,
    columns.fields.map((several) => several.map((specs) => specs.map(({ name }) => name))),
  ])

/** How far columns reach in the rows of several cells. */
export function reachesOf({ columns, cells }: Table): Reach[] {
  const counts = new Map<number, number>()
  for (const { row, text } of cells) if (text) counts.set(row, (counts.get(row) ?? 0) + 1)
  const all = cells.filter(({ row, columns: wide }) => wide === 1 && counts.get(row)! > 1)
  return Array.from({ length: columns }, (_, column) => {
    const own = all.filter((cell) => cell.column === column).map(({ box }) => box)
    return { left: Math.min(...own.map(([x]) => x)), right: Math.max(...own.map(([x, , width]) => x + width)) }
  })
}

/** Columns begin, or end, in the same place: amounts stand on the right. */
const sameColumns = (a: Reach[], b: Reach[]) =>
  a.length === b.length &&
  a.every(({ left, right }, index) => isSame(left, b[index]!.left) || isSame(right, b[index]!.right))

const isSame = (a: number, b: number) => a === b || Math.abs(a - b) < SAME_EDGE.cell
