import { headsOf, type TableRow } from '../layout/table-rows.ts'
import type { Table } from '../types.ts'
import { type Columns, columnsOf } from './columns.ts'
import type { Vocabulary } from './labels.ts'
import { isNothing, valueOf } from './values.ts'

/** What the columns of a table hold, and where they stand, in points. */
export type Mapping = { vocabulary: Vocabulary; columns: Columns; heads: string[]; lefts: number[]; ruled: boolean }

export const LEAST_KNOWN = 3
const SAME_LEFT = 4
/** A family must be this much more likely than one before it. */
const MORE = 0.1

/** The family whose fields the heads of a table name best; a table without heads goes on with `above`, where it has its columns. */
export function mappingOf(
  table: Table,
  rows: TableRow[],
  above: Mapping | null,
  families: Vocabulary[],
): Mapping | null {
  const heads = headsOf(table)
  const lefts = leftsOf(table)
  const values = valuesOf(table, rows)
  if (heads.every((head) => !head)) {
    const same = above && above.ruled === table.ruled && sameLefts(above.lefts, lefts)
    return same && (table.ruled || areFitting(values, above.columns)) ? above : null
  }
  const found = families
    .map((vocabulary) => ({
      vocabulary,
      columns: withCount(columnsOf(heads, values, vocabulary), heads, values, above, vocabulary),
    }))
    .filter(({ vocabulary, columns }) => columns.known >= LEAST_KNOWN && keyColumn(columns, vocabulary) >= 0)
  const [first, ...others] = found
  const best = others.reduce((most, one) => (one.columns.sum > most!.columns.sum + MORE ? one : most), first)
  return best ? { ...best, heads, lefts, ruled: table.ruled } : null
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

/** Whether all values look like those of their columns. */
function areFitting(values: string[][], { fields }: Columns): boolean {
  return values.every((own, column) => {
    const [spec] = fields[column]!.length === 1 ? fields[column]![0]! : []
    return !spec || own.every((text) => !text || isNothing(text) || valueOf(spec.kind, text.split(' ')) !== null)
  })
}

/** Whether a table has the columns of the one before it. */
export function isContinued(above: Mapping | null, mapping: Mapping): boolean {
  return above !== null && namesOf(above) === namesOf(mapping) && sameLefts(mapping.lefts, above.lefts)
}

export function valuesOf(table: Table, rows: TableRow[]): string[][] {
  const values: string[][] = Array.from({ length: table.columns }, () => [])
  for (const { cells, note } of rows) if (!note) for (const { column, text } of cells) values[column]!.push(text)
  return values
}

export function keyColumn({ fields }: Columns, { family }: Vocabulary): number {
  return fields.findIndex((several) => several.some((specs) => specs.some(({ name }) => name === family.key)))
}

const namesOf = ({ vocabulary, columns }: Mapping) =>
  JSON.stringify([
    vocabulary.family.key,
    columns.fields.map((several) => several.map((specs) => specs.map(({ name }) => name))),
  ])

function leftsOf({ columns, cells }: Table): number[] {
  return Array.from({ length: columns }, (_, column) =>
    Math.min(...cells.filter((cell) => cell.column === column && cell.columns === 1).map(({ box }) => box[0])),
  )
}

const sameLefts = (a: number[], b: number[]) =>
  a.length === b.length && a.every((left, index) => left === b[index] || Math.abs(left - b[index]!) < SAME_LEFT)
