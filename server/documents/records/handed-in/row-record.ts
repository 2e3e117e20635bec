import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { addressFrom, startsAddress } from '../../facts/addresses.ts'
import { lineNamed } from '../../facts/headings.ts'
import { LINES } from '../../facts/keys.ts'
import { normal } from '../../facts/sheet.ts'
import { readCell } from '../drafts.ts'
import { PRIOR_POLICY } from '../families/others.ts'
import type { Vocabulary } from '../labels.ts'
import { LEAST_KNOWN } from '../mapping.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensOf } from '../tokens.ts'
import type { FieldSpec, PaperRecord, RecordField } from '../types.ts'
import { isNothing } from '../values.ts'
import { addressApart } from './address-cells.ts'
import { CLASS, NAMED_INSURED } from './families.ts'
import type { GridCell } from './grid-rows.ts'
import type { HeadedList } from './headed-lists.ts'
import { isNotIts, isOfLook } from './looks.ts'
import { lineOfHead } from './one-line.ts'
import type { ValueColumn } from './value-columns.ts'

/** What the columns of a list hold. `fields`: by column; `isScaled`: some amounts may be in thousands; `sum`: how well the heads fit. */
export type Mapped = {
  vocabulary: Vocabulary
  fields: FieldSpec[][][]
  values: ValueColumn[]
  isScaled: boolean
  sum: number
}

/** Where a value of a row stands: its words, those of the heads above it, and its column, -1 for one of none. */
type Place = { above: Token[]; tokens: Token[]; column: number }
type Told = { fields: Record<string, RecordField>; places: Map<string, Place> }

const NOWHERE: Pick<Place, 'above' | 'column'> = { above: [], column: -1 }

function put({ fields, places }: Told, name: string, value: RecordField['value'], place: Place): void {
  const field = isOfLook(name, value) ? fieldOf(value, inOrder(place.above, place.tokens)) : null
  if (!field) return
  fields[name] = field
  places.set(name, place)
}

/** A row of a list. `scope`: what a row over it says of all below. */
export function recordOf(
  row: readonly GridCell[],
  list: HeadedList,
  mapped: Mapped,
  scope: ReadonlyMap<string, RecordField>,
): PaperRecord[] {
  const { family } = mapped.vocabulary
  if (row.some(({ text }) => isNotIts(text, family)) || (family === NAMED_INSURED && isBeside(row, mapped))) return []
  const told: Told = { fields: Object.fromEntries(scope), places: new Map() }
  for (const cell of row) putCell(told, cell, list.heads[cell.column]!, mapped)
  putTerm(told, mapped)
  putOver(told, list, mapped)
  putLine(told, list, mapped)
  settleNumbers(told, list, mapped)
  const keyed = family === NAMED_INSURED && headOf(list, mapped, family.key)
  if (keyed) put(told, 'head', keyed.text, { ...NOWHERE, tokens: headTokens(keyed) })
  const { fields, places } = told
  const keyName = (family.keys ?? []).find((name) => fields[name]) ?? family.key
  const key = fields[keyName]
  const quoted = wholeCell(places.get(fields.policy_number ? 'policy_number' : keyName), row)
  for (const [name, place] of places) if (fields[name]) fields[name] = withKey(fields[name], place, quoted)
  const count = Object.keys(fields).filter((name) => name !== 'over' && name !== 'head' && !scope.has(name)).length
  const isKept = key && typeof key.value !== 'object' && !isNothing(String(key.value)) && count >= LEAST_KNOWN
  return isKept ? [{ type: family.type, page: row[0]!.page, fields }] : []
}

/** Whether a row of a list of insureds names one beside them: it has no number where others have theirs, or says that it is not one. */
const isBeside = (row: readonly GridCell[], { fields }: Mapped): boolean =>
  row.some(
    ({ text, column }) =>
      /\bexcluded\b|\bnot\b(?!.for.profit)/i.test(text) ||
      (isNothing(text) && fields[column]?.flat().some(({ name }) => name === 'number')),
  )

/** A key that is parted from the others of its cell, '3/1', is quoted with all of it. */
function wholeCell(place: Place | undefined, row: readonly GridCell[]): Place | undefined {
  const cell = place && row.find(({ column, text }) => column === place.column && PARTED_KEY.test(text))
  return cell ? { ...place!, tokens: cellTokens(cell, false) } : place
}
const PARTED_KEY = /^\w{1,3}\s?[/-]\s?\w{1,3}$/

/** The head of the column that may hold a field. */
const headOf = (list: HeadedList, { fields }: Mapped, name: string) =>
  list.heads.find((_, column) => fields[column]?.flat().some((spec) => spec.name === name))

/** What a cell says, quoted with the words over its column where it is an amount or a code. */
function putCell(
  told: Told,
  cell: GridCell,
  head: GridCell,
  { vocabulary, fields, values }: Pick<Mapped, 'vocabulary' | 'fields' | 'values'>,
): void {
  const own = fields[cell.column] ?? []
  const { column } = cell
  const parts = addressApart(cell, own)
  if (parts) {
    const apart = (some: FieldSpec[][]) => fields.map((one, at) => (at === column ? some : one))
    for (const one of parts) putCell(told, one.cell, head, { vocabulary, values, fields: apart(one.own) })
    return
  }
  const tokens = cellTokens(cell, false)
  for (const { spec, value, tokens: said } of own.length ? readCell(tokens, own, vocabulary).pairs : []) {
    const isInWords = spec.kind === 'text' || spec.kind === 'name'
    if (value !== null) put(told, spec.name, value, { above: isInWords ? [] : headTokens(head), tokens: said, column })
  }
  if (own.flat().some(({ name }) => name === 'address')) {
    const hasCity = fields.some((one) => one.flat().some(({ name }) => name === 'city'))
    const parts = addressFrom(cell.lines.map(({ text }) => text)) ?? addressFrom([cell.text])
    const isStreet = !parts && startsAddress(cell.text) && (cell.lines.length === 1 || hasCity)
    for (const [part, value] of Object.entries(isStreet ? { line1: cell.text } : (parts ?? {})))
      if (value) put(told, part, value, { above: [], tokens, column })
  }
  const worth = values.find((one) => one.column === column)
  if (worth && /\d/.test(cell.text)) putWorth(told, worth, cell, head)
}

/** An amount that something is worth, in full dollars where a note says that they are thousands, as doubtful where that is not sure. */
function putWorth(told: Told, { name, scale }: ValueColumn, cell: GridCell, head: GridCell): void {
  const amount = scale?.isSure ? parseAmount(cell.text) : null
  const note = scale?.by && tokensOf([scale.by.line], scale.by.page, Number.POSITIVE_INFINITY)
  const isAbove = note && topOf(note) < topOf(headTokens(head))
  const tokens = cellTokens(cell, false)
  const place = { above: [...(isAbove ? note : []), ...headTokens(head)], tokens, column: cell.column }
  if (!scale) put(told, `value: ${name}`, cell.text, place)
  else if (amount === null) put(told, `value in doubt: ${name}`, cell.text, place)
  else {
    const noted = [...tokens, ...(isAbove ? [] : (note ?? []))]
    put(told, `value: ${name}`, formatAmount(amount * 1000), { ...place, tokens: noted })
  }
}

/** The days between which a policy before was in force, of a column that tells both. */
function putTerm(told: Told, { vocabulary: { family } }: Mapped): void {
  const { policy_period: term, effective_date: starts } = told.fields
  const place = told.places.get('policy_period')
  if (family.type !== PRIOR_POLICY.type || starts || typeof term?.value !== 'string' || !place) return
  const [from, to] = findDates(term.value)
  if (!from || !to || from.date >= to.date) return
  put(told, 'effective_date', formatDate(from.date), place)
  put(told, 'expiration_date', formatDate(to.date), place)
}

/** What stands over the columns of a list; what stands to the left of all of them heads a row before. */
function putOver(told: Told, list: HeadedList, { vocabulary: { family } }: Mapped): void {
  const [over, another] = list.over.at(-1)?.cells ?? []
  if (!over || another || leftOf(over) <= Math.min(...list.heads.map(leftOf)) - BESIDE) return
  const tokens = cellTokens(over, false)
  if (!told.fields.line) put(told, 'over', over.text, { ...NOWHERE, tokens })
  if (family.type !== PRIOR_POLICY.type || told.fields.effective_date) return
  const [starts, ends, third] = findDates(over.text)
  if (!starts || !ends || third || starts.date >= ends.date) return
  put(told, 'effective_date', formatDate(starts.date), { tokens: [], above: tokens, column: -1 })
  put(told, 'expiration_date', formatDate(ends.date), { tokens: [], above: tokens, column: -1 })
}

/** The line of policies before that a head tells, where nothing else tells one. */
function putLine(told: Told, { heads }: HeadedList, { vocabulary: { family } }: Mapped): void {
  const { line, over } = told.fields
  const isTold = line || (typeof over?.value === 'string' && lineNamed(normal(over.value)))
  const [head, another] = heads.filter(({ text }) => lineOfHead(text))
  if (family.type !== PRIOR_POLICY.type || isTold || !head || another) return
  put(told, 'line', LINES[lineOfHead(head.text)!], { ...NOWHERE, tokens: headTokens(head) })
}

/** The numbers of a place and of a building, told apart. */
function settleNumbers({ fields, places }: Told, list: HeadedList, mapped: Mapped): void {
  // A small amount in thousands under 'Building' looks like its number.
  if (mapped.isScaled && !mapped.values.some(({ concept }) => concept === 'building')) delete fields.building_number
  // A column that is headed by a number alone numbers the premises.
  const numbers = headOf(list, mapped, 'building_number')
  if (!fields.building_number || fields.location_number || !numbers || OF_BUILDINGS.test(numbers.text)) return
  fields.location_number = fields.building_number
  places.set('location_number', places.get('building_number')!)
  delete fields.building_number
}
const OF_BUILDINGS = /\b(?:b(?:ui)?ld(?:in)?g|structure)/i

/** A value quoted with what its row is of, in the order of the page. */
function withKey(field: RecordField, { above, tokens, column }: Place, key: Place | undefined): RecordField {
  if (!key || key.column < 0) return field
  if (key.column === column && key.tokens[0] === tokens[0]) return fieldOf(field.value, tokens) ?? field
  // Of a key of several lines the first stands beside the others.
  const end = key.tokens.findIndex(({ newLine }, at) => at > 0 && newLine)
  const beside = end < 0 ? key.tokens : key.tokens.slice(0, end)
  const lower = topOf(beside) - topOf(tokens)
  const isBefore = Math.abs(lower) < ON_ONE_LINE ? column < key.column : lower > 0
  const inRow = isBefore ? [...tokens, ...beside] : [...beside, ...tokens]
  return fieldOf(field.value, inOrder(above, inRow)) ?? field
}

/** In points. */
const BESIDE = 30
const ON_ONE_LINE = 5
const leftOf = ({ lines }: GridCell) => Math.min(...lines.map(({ box }) => box[0]))

/** Heads before what stands under them; those of the page before say so only behind it. */
const inOrder = (above: Token[], tokens: Token[]): Token[] =>
  above[0] && tokens[0] && above[0].page !== tokens[0].page ? [...tokens, ...above] : [...above, ...tokens]

const topOf = ([token]: readonly Token[]) => token?.line.box[1] ?? 0
const headTokens = ({ lines, page }: GridCell): Token[] => tokensOf(lines, page, Number.POSITIVE_INFINITY)

/** What a subtotal tells of a location: who works there. */
export function subtotalOf(row: readonly GridCell[], { vocabulary, fields }: Mapped): PaperRecord[] {
  const said = row.find(({ text }) => /\p{L}{2}/u.test(text))
  const number = said && vocabulary.family.type === CLASS.type && LOCATION.exec(said.text)?.[1]
  if (!number) return []
  const place = fieldOf(number, cellTokens(said, false))
  const told: Record<string, RecordField> = place ? { location_number: place } : {}
  for (const cell of row)
    for (const { spec, value, tokens } of fields[cell.column]?.length
      ? readCell(cellTokens(cell, false), fields[cell.column]!, vocabulary).pairs
      : []) {
      const field = value !== null && spec.name.endsWith('_employees') && fieldOf(value, tokens)
      if (field) told[spec.name] = field
    }
  return [{ type: 'staff', page: row[0]!.page, fields: told }]
}
const LOCATION = /\bloc(?:ation)?\.?\s*(?:no\.?|#)?\s*(\d{1,3})\b/i
