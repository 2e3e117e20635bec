import { ERRORS_COLUMN, type ImportKind } from '../../../shared/imports.ts'
import type { Sheet } from '../../documents/index.ts'
import { fieldOf } from './column-names.ts'
import { isDate, isEmail, isMoney, isPhone, isPolicyNumber, isZip, lookedAt, looksLike } from './looks.ts'

type Row = Sheet['rows'][number]

/** How many rows of a sheet are searched for headings, below a title or other text. */
const FIRST_ROWS = 20
const MOST_COMPARED = 200

/** Whether a row has values, which a row of headings never has. */
const hasValues = ({ cells }: Row) =>
  cells.some((cell) => isEmail(cell) || isPhone(cell) || isDate(cell) || isZip(cell) || isMoney(cell))

const LOOKS = [isEmail, isPhone, isDate, isZip, isMoney, isPolicyNumber]

/** What a text means; computed once per text, however many cells hold it. */
function once<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, work(text))
    return known.get(text) as T
  }
}

/** The field that a heading names. */
type Naming = (heading: string) => string | null

/** The headings of a sheet, the number of their row, and the rows below them. A sheet without any has all its rows, and 0 for the number. */
export function headingsOf(kind: ImportKind, rows: Row[]): { heads: string[]; headAt: number; below: Row[] } {
  const compared = rows.slice(0, FIRST_ROWS + MOST_COMPARED).map((row) => ({ ...row, cells: row.cells.map(lookedAt) }))
  const width = compared.reduce((most, { cells }) => Math.max(most, filled(cells)), 0)
  const naming: Naming = once((heading) => fieldOf(kind, heading))
  const looksOf = once((cell) => LOOKS.map((is) => is(cell)))
  const isRepeated = repeatedIn(compared)
  const possible = compared.slice(0, FIRST_ROWS).flatMap((row, place) => {
    if (hasValues(row)) return []
    const below = compared.slice(place + 1)
    const own = row.cells.map((cell, column) => (isRepeated(cell, column) ? '' : cell))
    const both = place > 0 ? joined(naming, compared[place - 1]!, own) : own
    const isJoined = named(naming, both) > named(naming, own)
    return [{ place, own, below, heads: isJoined ? both : row.cells, named: named(naming, isJoined ? both : own) }]
  })
  const sent = possible.find(({ place, heads }) => place === 0 && heads.includes(ERRORS_COLUMN))
  const best = possible.reduce((most, one) => (one.named > most.named ? one : most), possible[0] ?? { named: 0 })
  // A single word that names a field is a client's name as well: only where headings stand first is it one of them.
  const isSure = 'place' in best && (best.named > 1 || (best.named === 1 && width <= 2 && best.place === 0))
  const isLike = ({ own, below }: (typeof possible)[number]) => filled(own) * 2 > width && isOver(own, below, looksOf)
  const found = sent ?? (isSure ? best : possible.find(isLike))
  if (!found) return { heads: [], headAt: 0, below: rows }
  return { heads: found.heads, headAt: rows[found.place]!.at, below: rows.slice(found.place + 1) }
}

const filled = (cells: readonly string[]) => cells.filter(Boolean).length

/** How many fields headings name. */
const named = (naming: Naming, heads: readonly string[]) =>
  new Set(heads.flatMap((head) => (head && naming(head)) || [])).size

/** A text that repeats in its column is a value, unless the whole row repeats, as headings do on each printed page. */
function repeatedIn(rows: readonly Row[]): (cell: string, column: number) => boolean {
  const firstOf = new Map<string, number>()
  const columns: Map<string, number | 'several'>[] = []
  for (const [place, { cells }] of rows.entries()) {
    const whole = cells.join('\0')
    const row = firstOf.get(whole) ?? place
    firstOf.set(whole, row)
    for (const [column, cell] of cells.entries()) {
      const seen = columns[column] ?? new Map<string, number | 'several'>()
      columns[column] = seen
      seen.set(cell, (seen.get(cell) ?? row) === row ? row : 'several')
    }
  }
  return (cell, column) => columns[column]?.get(cell) === 'several'
}

/**
 * Headings of two lines in one: "Client" over "Name", and over the cells next to it that have nothing above them. The lower line is one of
 * headings where it names no less than the upper, or nothing but fields.
 */
function joined(naming: Naming, above: Row, own: string[]): string[] {
  const isLine = named(naming, own) >= Math.min(named(naming, above.cells), Math.max(2, filled(own)))
  if (!isLine || filled(above.cells) < 2 || hasValues(above)) return own
  let over = ''
  return above.cells.concat(own.slice(above.cells.length).map(() => '')).map((upper, column) => {
    over = upper || over
    const cell = own[column] ?? ''
    if (!cell) return upper
    const both = [over, cell].filter(Boolean).join(' ')
    return naming(both) ? both : cell
  })
}

/** Whether cells are the words over a column of values of one kind. */
const isOver = (cells: readonly string[], below: readonly Row[], looksOf: (cell: string) => boolean[]) =>
  cells.some((cell, column) => {
    if (!cell) return false
    const values = below.flatMap((row) => row.cells[column] || [])
    return LOOKS.some((_, look) => !looksOf(cell)[look] && looksLike(values, (value) => looksOf(value)[look]!))
  })
