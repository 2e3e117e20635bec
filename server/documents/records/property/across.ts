import { cityStateZip } from '../../facts/addresses.ts'
import type { Line } from '../../types.ts'
import { isNoLimit, saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import type { Scope } from './cells.ts'
import { type Column, fieldNamed, isAmount, namesProperty, type Row, rowUnder } from './columns.ts'
import { isSilent } from './deductibles.ts'
import { placeNamed } from './places.ts'
import { type Told, told } from './told.ts'

/** What a row says of each place: a field of it, or an amount of what its label names. `of`: the coverage that the field is of. */
type Said = { label: Told; field: string; cells: Row; of?: string }
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
    const [begin] = level.lines
    const isLabel = begin!.box[0] + begin!.box[2] <= first!.line.box[0]
    if (!isLabel && !level.lines.every(({ text }) => cityStateZip(text))) break
    if (level.lines.length === 1) {
      isOfLimits = fieldNamed(begin!.text) === 'limit'
      continue
    }
    const row = rowUnder(columns, level, page)
    const label =
      row?.[0] ?? (row && areCities(row) && rows.at(-1)?.field === 'premises_address' ? rows.at(-1)!.label : null)
    if (!row || !label) break
    const cells = row.slice(1)
    const said = areCities(cells) ? { label, field: 'city' } : saidBy(label, cells, isOfLimits)
    if (said && !saysNotInForce(label.text)) rows.push({ ...said, cells })
    // What is no amount ends the amounts.
    isOfLimits &&= areAmounts(cells)
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

const areCities = (cells: Row) => cells.every((cell) => !cell || cityStateZip(cell.text)) && cells.some((cell) => cell)

/** What a row tells: the amounts of what its label names, the field it names, or that of a coverage: 'Building valuation'. */
function saidBy(label: Told, cells: Row, isOfLimits: boolean): Omit<Said, 'cells'> | null {
  const { text } = label
  const words = text.split(' ')
  const [name, part] = [words.slice(0, -1).join(' '), words.length > 1 ? fieldNamed(words.at(-1)!) : null]
  const bare = part === 'limit' ? { ...label, text: name } : label
  if ((isOfLimits || part === 'limit' || namesProperty(text)) && areAmounts(cells))
    return { label: bare, field: 'limit' }
  const field = fieldNamed(text)
  if (field) return { label, field }
  if (!part || !OF_COVERAGE.has(part)) return null
  return { label, field: part, ...(!isSilent(name) && { of: name }) }
}
const OF_COVERAGE: ReadonlySet<string> = new Set(['deductible', 'coinsurance', 'valuation', 'causes_of_loss'])

const areAmounts = (cells: Row) => {
  const texts = cells.flatMap((cell) => (cell && !isNoLimit(cell.text) ? [cell.text] : []))
  return texts.length > 0 && texts.every((text) => isAmount(text) || /^included$/i.test(text))
}

/** The cells of the only row of a field, of a coverage or of all; none where several tell it. */
export function rowOf({ rows }: Across, field: string, of?: string): Row {
  const [only, ...others] = rows.filter((row) => row.field === field && row.of?.toLowerCase() === of?.toLowerCase())
  return only && !others.length ? only.cells : []
}
