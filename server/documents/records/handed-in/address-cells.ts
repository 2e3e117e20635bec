import { cityStateZip, startsAddress } from '../../facts/addresses.ts'
import type { Box } from '../../types.ts'
import type { Columns } from '../columns.ts'
import { keyOf, type Vocabulary } from '../labels.ts'
import type { FieldSpec, PaperRecord, RecordField } from '../types.ts'
import { wordsOf } from '../words.ts'
import { PREMISES } from './families.ts'
import type { GridCell } from './grid-rows.ts'

const isAddress = (own: readonly FieldSpec[]) => own.some(({ name }) => name === 'address')

/** The columns of a list of premises where a head may name an address and one thing more: 'Occupancy and address'. */
export function withAddress(columns: Columns, heads: readonly string[], vocabulary: Vocabulary): Columns {
  if (vocabulary.family !== PREMISES || columns.fields.flat().some(isAddress)) return columns
  const told = new Set(columns.fields.flat(2))
  const named = heads.map((head, at) => (columns.fields[at]!.length ? [] : bothIn(head, vocabulary, told)))
  if (named.filter(({ length }) => length).length !== 1) return columns
  const fields = columns.fields.map((own, at) => (named[at]!.length ? named[at]! : own))
  return { ...columns, fields, known: columns.known + 1, sum: columns.sum + 1 }
}

function bothIn(head: string, { heads }: Vocabulary, told: ReadonlySet<FieldSpec>): FieldSpec[][] {
  const named = head.split(/\s+and\s+|\s*[/&]\s*/i).map((part) => heads.get(keyOf(wordsOf(part))) ?? [])
  const isOfText = named.every(([spec, another]) => spec?.kind === 'text' && !another && !told.has(spec))
  return named.length === 2 && isOfText && named.filter(isAddress).length === 1 ? named : []
}

/** The parts of a cell that holds an address and one thing more on lines of their own, each with its field; null of another. */
export function addressApart(cell: GridCell, own: FieldSpec[][]): { cell: GridCell; own: FieldSpec[][] }[] | null {
  if (own.length !== 2 || !own.some(isAddress)) return null
  const { lines } = cell
  const begins = lines.findIndex(({ text }) => startsAddress(text) || SAME.test(text))
  const other = own.filter((specs) => !isAddress(specs))
  if (begins < 0) return [{ cell, own: other }]
  const city = lines.findIndex(({ text }, at) => at >= begins && cityStateZip(text))
  const ends = begins > 0 ? lines.length : Math.max(city, begins) + 1
  const part = (from: number, to: number) => {
    const some = lines.slice(from, to)
    return { ...cell, lines: some, text: some.map(({ text }) => text).join(' ') }
  }
  const rest = begins > 0 ? part(0, begins) : part(ends, lines.length)
  return [
    { cell: part(begins, ends), own: own.filter(isAddress) },
    ...(rest.lines.length ? [{ cell: rest, own: other }] : []),
  ]
}

/** '(same address)', 'Same as above': that of the place above. */
const SAME = /^\W*(?:same|ditto)\b\D*$/i
const OF_ADDRESS = ['address', 'line1', 'line2', 'city', 'state', 'zip'] as const

/** Premises of which some are told to be at the address of the one above them, each with it: it is one of the same location. */
export function atSameAddress(records: readonly PaperRecord[]): PaperRecord[] {
  const told: PaperRecord[] = []
  for (const record of records) {
    const above = told.at(-1)?.fields
    const { address, location_number: location } = record.fields
    const isSame =
      typeof address?.value === 'string' &&
      SAME.test(address.value) &&
      location !== undefined &&
      location.value === above?.location_number?.value
    const parts = isSame ? OF_ADDRESS.flatMap((name) => (above?.[name] ? [[name, above[name]] as const] : [])) : []
    const own = Object.entries(record.fields).map(
      ([name, field]) => [name, isSame && above?.address ? behind(above.address, field) : field] as const,
    )
    told.push({ ...record, fields: Object.fromEntries([...own, ...parts]) })
  }
  return told
}

/** A field that is quoted with the address above it, in the order of the page. */
function behind({ source: address }: RecordField, field: RecordField): RecordField {
  const { source } = field
  if (source.page !== address.page) return field
  const pieces = [address, source].flatMap(({ quote, boxes }) =>
    quote.split(' … ').map((text, at) => ({ text, box: boxes[at]! })),
  )
  const placed = pieces
    .filter(({ box }, at) => box && pieces.findIndex((one) => isSameBox(one.box, box)) === at)
    .toSorted((a, b) => (Math.abs(a.box[1] - b.box[1]) < a.box[3] / 2 ? a.box[0] - b.box[0] : a.box[1] - b.box[1]))
  const quote = placed.map(({ text }) => text).join(' … ')
  return { ...field, source: { page: source.page, quote, boxes: placed.map(({ box }) => box) } }
}

const isSameBox = (one: Box, other: Box) => one.every((side, at) => side === other[at])
