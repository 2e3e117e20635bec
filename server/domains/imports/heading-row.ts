import type { ImportKind } from '../../../shared/imports.ts'
import type { Sheet } from '../../documents/reading/tables.ts'
import { fieldOf } from './column-names.ts'
import { isDate, isEmail, isMoney, isPhone, isPolicyNumber, isZip, lookedAt, looksLike } from './looks.ts'

type Row = Sheet['rows'][number]

/** So far down the headings of a sheet are looked for, below a title and what else stands above them. */
const FIRST_ROWS = 20
const MOST_COMPARED = 200

/** Whether values stand in a row, as they do in no row of headings. */
const hasValues = ({ cells }: Row) =>
  cells.some((cell) => isEmail(cell) || isPhone(cell) || isDate(cell) || isZip(cell) || isMoney(cell))

const LOOKS = [isEmail, isPhone, isDate, isZip, isMoney, isPolicyNumber]

/** The headings of a sheet, the number of their row, and the rows below them. A sheet without any has all its rows, and 0 for the number. */
export function headingsOf(kind: ImportKind, rows: Row[]): { heads: string[]; headAt: number; below: Row[] } {
  const compared = rows.slice(0, FIRST_ROWS + MOST_COMPARED).map((row) => ({ ...row, cells: row.cells.map(lookedAt) }))
  const width = compared.reduce((most, { cells }) => Math.max(most, filled(cells)), 0)
  const possible = compared.slice(0, FIRST_ROWS).flatMap((row, place) => {
    if (hasValues(row)) return []
    const below = compared.slice(place + 1)
    const own = row.cells.map((cell, column) => (isRepeated(cell, column, row, compared) ? '' : cell))
    const both = place > 0 ? joined(kind, compared[place - 1]!, own) : own
    const isJoined = named(kind, both) > named(kind, own)
    return [{ place, own, below, heads: isJoined ? both : row.cells, named: named(kind, isJoined ? both : own) }]
  })
  const best = possible.reduce((most, one) => (one.named > most.named ? one : most), possible[0] ?? { named: 0 })
  const isSure = 'place' in best && (best.named > 1 || (best.named === 1 && width <= 2))
  const isLike = ({ own, below }: (typeof possible)[number]) => filled(own) * 2 > width && isOver(own, below)
  const found = isSure ? best : possible.find(isLike)
  if (!found) return { heads: [], headAt: 0, below: rows }
  return { heads: found.heads, headAt: rows[found.place]!.at, below: rows.slice(found.place + 1) }
}

const filled = (cells: readonly string[]) => cells.filter(Boolean).length

/** How many fields headings name. */
const named = (kind: ImportKind, heads: readonly string[]) =>
  new Set(heads.flatMap((head) => (head && fieldOf(kind, head)) || [])).size

/** What stands in a column again is a value, unless the whole row does, as headings do on each page that is printed. */
const isRepeated = (cell: string, column: number, { cells }: Row, rows: readonly Row[]) =>
  rows.some((other) => other.cells[column] === cell && other.cells.join('\0') !== cells.join('\0'))

/**
 * Headings of two lines in one: "Client" over "Name", and over the cells beside it that have nothing above them. The lower line is one of
 * headings where it names no less than the upper, or nothing but fields.
 */
function joined(kind: ImportKind, above: Row, own: string[]): string[] {
  const isLine = named(kind, own) >= Math.min(named(kind, above.cells), Math.max(2, filled(own)))
  if (!isLine || filled(above.cells) < 2 || hasValues(above)) return own
  let over = ''
  return above.cells.concat(own.slice(above.cells.length).map(() => '')).map((upper, column) => {
    over = upper || over
    const cell = own[column] ?? ''
    if (!cell) return upper
    const both = [over, cell].filter(Boolean).join(' ')
    return fieldOf(kind, both) ? both : cell
  })
}

/** Whether cells are the words over a column of values of one kind. */
const isOver = (cells: readonly string[], below: readonly Row[]) =>
  cells.some((cell, column) => {
    const values = below.flatMap((row) => row.cells[column] || [])
    return Boolean(cell) && LOOKS.some((is) => !is(cell) && looksLike(values, is))
  })
