import { cityStateZip } from '../../facts/addresses.ts'
import type { Line } from '../../types.ts'
import { saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import type { Scope } from './cells.ts'
import { type Column, fieldNamed, isAmount, namesProperty, type Row, rowUnder } from './columns.ts'
import { placeNamed } from './places.ts'
import { type Told, told } from './told.ts'

/** What a row says of each place: a field of it, or an amount of what its label names. */
type Said = { label: Told; field: string; cells: Row }
/** A list whose columns are premises, and how many levels it takes. The cells of each row are by the place of their column in `places`. */
export type Across = { places: NonNullable<Scope>[]; rows: Said[]; levels: number }

/** A gap of more than so many heights ends the list. */
const FAR = 4

/** The list that a level of names of premises heads; null where it heads none. */
export function placesAcross(levels: Level[], at: number, page: number): Across | null {
  const named = levels[at]!.lines.flatMap((line) => {
    const place = placeNamed(line.text)
    return place && !place.rest ? [{ line, place }] : []
  })
  const [first] = named
  if (named.length < 2 || levels[at]!.lines.slice(-named.length)[0] !== first!.line) return null
  const columns = [columnOf({ ...first!.line, box: [0, 0, first!.line.box[0], 0] }, page)]
  for (const { line } of named) columns.push(columnOf(line, page))
  const rows: Said[] = []
  let isOfLimits = false
  let next = at + 1
  for (; next < levels.length; next++) {
    const [level, above] = [levels[next]!, levels[next - 1]!]
    if (level.top - above.bottom > FAR * (level.bottom - level.top)) break
    const [label] = level.lines
    if (label!.box[0] + label!.box[2] > first!.line.box[0]) break
    if (level.lines.length === 1) {
      isOfLimits = fieldNamed(label!.text) === 'limit'
      continue
    }
    const row = rowUnder(columns, level, page)
    if (!row?.[0]) break
    const cells = row.slice(1)
    const field = fieldOf(row[0].text, cells, isOfLimits)
    if (field && !saysNotInForce(row[0].text)) rows.push({ label: row[0], field, cells })
    // What is no amount ends the amounts.
    isOfLimits &&= isOfAmounts(cells)
  }
  return rows.length
    ? { places: named.map(({ line, place }) => ({ place, told: told([line], page) })), rows, levels: next - at }
    : null
}

const columnOf = (line: Line, page: number): Column => ({
  head: told([line], page),
  field: null,
  left: line.box[0],
  right: line.box[0] + line.box[2],
})

/** What a row tells: the field its label names, the amounts of what it names, or cities below streets. */
function fieldOf(label: string, cells: Row, isOfLimits: boolean): string | null {
  const texts = cells.flatMap((cell) => (cell ? [cell.text] : []))
  if (texts.every((text) => cityStateZip(text))) return 'city'
  if ((isOfLimits || namesProperty(label)) && isOfAmounts(cells)) return 'limit'
  return fieldNamed(label)
}

const isOfAmounts = (cells: Row) => {
  const texts = cells.flatMap((cell) => (cell && !/^[-–—]+$/.test(cell.text) ? [cell.text] : []))
  return texts.length > 0 && texts.every((text) => isAmount(text) || /^included$/i.test(text))
}

/** The cells of the only row of a field; none where several tell it. */
export function rowOf({ rows }: Across, field: string): Row {
  const [only, ...others] = rows.filter((row) => row.field === field)
  return only && !others.length ? only.cells : []
}
