import { addressFrom, cityStateZip, startsAddress } from '../../facts/addresses.ts'
import { columnsByField } from '../columns.ts'
import { readCell } from '../drafts.ts'
import { mentionsEnded } from '../ended.ts'
import { saysNotInForce } from '../in-force.ts'
import { vocabularyOf } from '../labels.ts'
import { type PlaceNamed, placeNamed } from '../property/places.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token } from '../tokens.ts'
import type { FieldSpec, PaperRecord, RecordField } from '../types.ts'
import { isNothing } from '../values.ts'
import { PREMISES } from './families.ts'
import { columnOf, type GridCell, type GridRow, lineHeight } from './grid-rows.ts'
import { isOfLook } from './looks.ts'

const VOCABULARY = vocabularyOf(PREMISES)
/** What an area is counted in says nothing of what it is of. */
export const UNIT = /,?\s*\(?\bsq\.?\s?(?:ft|feet)\b\.?\)?/i
/** Rows further apart than so many lines are not of one list. */
const APART = 3
/** A list of fewer rows says too little of places. */
const LEAST_ROWS = 3

/** `said`: the words that number a place. */
type Column = { place: PlaceNamed; head: GridCell; said: Token[] }
/** A list whose columns are places, a row for each thing that is told of them. */
export type Across = {
  columns: Column[]
  rows: { label: GridCell; cells: (GridCell | undefined)[] }[]
  taken: GridRow[]
}

/** The lists of a page whose columns are places under their numbers: 'Loc 1 / Bldg 1', 'Loc 1 / Bldg 2'. */
function listsAcross(rows: readonly GridRow[]): Across[] {
  const lists: Across[] = []
  for (let at = 0; at < rows.length; at++) {
    const named = columnsIn(rows[at]!)
    const [columns, heads] = named.length ? [named, 1] : numberedIn(rows[at]!, rows[at + 1])
    if (columns.length < 2) continue
    const list: Across = { columns, rows: [], taken: rows.slice(at, at + heads) }
    for (const row of rows.slice(at + heads)) {
      const told = row.top - list.taken.at(-1)!.bottom < APART * lineHeight(row) ? toldIn(row, columns) : null
      if (!told) break
      list.taken.push(row)
      list.rows.push(told)
    }
    if (list.rows.length >= LEAST_ROWS) lists.push(list)
    at += list.taken.length - 1
  }
  return lists
}

/** The places that head columns; one that is insured no more has words behind its numbers. */
function columnsIn({ cells }: GridRow): Column[] {
  const named = cells.map((head) => ({ head, place: placeNamed(head.text) }))
  const first = named.findIndex(({ place }) => place !== null)
  const columns = named
    .slice(Math.max(first, 0))
    .flatMap(({ head, place }) => (place ? [{ head, place, said: cellTokens(head, false) }] : []))
  return first <= 1 && columns.length === named.length - first ? columns : []
}

/** The places whose numbers stand behind 'Location number', with those of their buildings in the row below, and how many rows these are. */
function numberedIn({ cells: [label, ...numbers] }: GridRow, below: GridRow | undefined): [Column[], heads: number] {
  const areNumbers = numbers.length > 1 && numbers.every(({ text }) => NUMBER.test(text))
  if (!areNumbers || nameOf(label) !== 'location_number') return [[], 1]
  const [building, ...others] = below?.cells ?? []
  const isOfBuildings = nameOf(building) === 'building_number' && others.every(({ text }) => BUILDING.test(text))
  const heads = numbers.map((head) => ({ head }))
  const told = isOfBuildings ? toldIn(below!, heads) : null
  const columns = numbers.map((cell, at): Column => {
    const own = told?.cells[at]
    const said = [label!, cell, ...(own ? [building!, own] : [])].flatMap((one) => cellTokens(one, false))
    return { place: { location: cell.text, building: own?.text ?? null, all: false, rest: '' }, head: cell, said }
  })
  return [columns, told ? 2 : 1]
}
const NUMBER = /^\d{1,3}$/
/** 'Buildings' of a place are counted, not numbered. */
const COUNTS = /\b(?:locations|buildings|bldgs)\b/i
const BUILDING = /^(?:\d{1,3}|[A-H])$/
/** The field that a label names alone, unless it counts places. */
const nameOf = (label: GridCell | undefined) => {
  if (!label || COUNTS.test(label.text)) return undefined
  const [own] = columnsByField([label.text], [[]], VOCABULARY).fields
  return own?.length === 1 ? own[0]?.[0]?.name : undefined
}

function toldIn(
  { cells: [label, ...others] }: GridRow,
  columns: readonly Pick<Column, 'head'>[],
): Across['rows'][number] | null {
  const heads = columns.map(({ head }) => head)
  if (!label || label.edge > heads[0]!.left || others.length > columns.length) return null
  const cells = heads.map((_, at) => others.find((cell) => columnOf(cell, heads) === at))
  return cells.filter(Boolean).length === others.length ? { label, cells } : null
}

/** The places of such lists, with what is told of each. */
export const placesAcross = (rows: readonly GridRow[]): PaperRecord[] => listsAcross(rows).flatMap(placesIn)

function placesIn({ columns, rows }: Across): PaperRecord[] {
  const labels = rows.map(({ label }) => label.text.replace(UNIT, ''))
  const values = rows.map(({ cells }) => cells.flatMap((cell) => cell?.text ?? []))
  const isCity = values.map((texts) => texts.length > 0 && texts.every((text) => cityStateZip(text)))
  if (VOCABULARY.unless?.test(labels.join(' | '))) return []
  const { fields } = columnsByField(labels, values, VOCABULARY)
  return columns.flatMap(({ place, head, said }, at): PaperRecord[] => {
    const cells = rows.map((row) => row.cells[at])
    if ([head, ...cells].some((cell) => cell && (mentionsEnded(cell.text, PREMISES) || saysNotInForce(cell.text))))
      return []
    const street = fields.findIndex((own) => own.flat().some(({ name }) => name === 'address'))
    // What stands above the street is quoted before it.
    const key = cells[street] ? cellTokens(cells[street], false) : []
    const told: Record<string, RecordField> = numbersOf(place, [...said, ...key])
    for (const [row, cell] of cells.entries())
      for (const [name, field] of cell && !isNothing(cell.text)
        ? fieldsOf(rows[row]!.label, cell, fields[row]!, row < street ? key : [])
        : [])
        if (!name.endsWith('_number') || !COUNTS.test(rows[row]!.label.text)) told[name] ??= field
    for (const [part, field] of addressOf(cells[street], isCity[street + 1] ? cells[street + 1] : undefined))
      told[part] = field
    return told.line1 ? [{ type: PREMISES.type, page: head.page, fields: told }] : []
  })
}

export function numbersOf({ location, building }: PlaceNamed, tokens: Token[]): Record<string, RecordField> {
  const [location_number, building_number] = [location, building].map((number) => number && fieldOf(number, tokens))
  return { ...(location_number && { location_number }), ...(building_number && { building_number }) }
}

/** What a cell tells, quoted with the label of its row, and with words `behind` it. */
export function fieldsOf(label: GridCell, cell: GridCell, own: FieldSpec[][], behind: Token[]) {
  const pairs = own.length ? readCell(cellTokens(cell, false), own, VOCABULARY).pairs : []
  return pairs.flatMap(({ spec, value, tokens }): [string, RecordField][] => {
    const isNamed = spec.kind === 'text' || spec.kind === 'name'
    const field =
      value !== null && isOfLook(spec.name, value)
        ? fieldOf(value, [...(isNamed ? [] : cellTokens(label, false)), ...tokens, ...behind])
        : null
    return field ? [[spec.name, field]] : []
  })
}

/** The parts of an address that one cell tells, or a street with the city in the cell below it. */
export function addressOf(street: GridCell | undefined, city: GridCell | undefined): [string, RecordField][] {
  if (!street || !startsAddress(street.text)) return []
  const whole = addressFrom([street.text])
  const parts = whole ?? (city && addressFrom([street.text, city.text])) ?? { line1: street.text }
  return Object.entries(parts).flatMap(([part, value]): [string, RecordField][] => {
    const field = value ? fieldOf(value, cellTokens(whole || part === 'line1' ? street : city!, false)) : null
    return field ? [[part, field]] : []
  })
}
