import type { PaperRecord } from '../types.ts'
import { PLACE_NUMBERS, PREMISES, PREMISES_PART } from './families.ts'

/** Whether two records tell the same location and, as far as both tell one, the same building; where only one does, they tell one street. */
const isOnePlace = ({ fields: one }: PaperRecord, { fields: other }: PaperRecord) => {
  const [location, building] = PLACE_NUMBERS.map((name) => one[name]?.value === other[name]?.value)
  const isOpen =
    !one.building_number !== !other.building_number && one.line1 !== undefined && one.line1.value === other.line1?.value
  return one.location_number !== undefined && location && (building || isOpen)
}

/** Whether two parts tell nothing of which they say otherwise than one another. */
const agree = (one: PaperRecord['fields'], other: PaperRecord['fields']) =>
  Object.entries(one).every(([name, { value }]) => !other[name] || other[name].value === value || name === 'over')

const merged = (parts: readonly PaperRecord[]): Pick<PaperRecord, 'fields'> => ({
  fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
})

/**
 * Premises with what further lists and cards tell of them under the same numbers of location and building, where these are of one place alone. A card that
 * tells the street of a place that nothing else tells is one of the premises.
 */
export function withParts(records: readonly PaperRecord[]): PaperRecord[] {
  const parts = records.filter(({ type }) => type === PREMISES_PART.type)
  const others = records.filter(({ type }) => type !== PREMISES_PART.type)
  const places = others.filter(({ type }) => type === PREMISES.type)
  const only = (all: readonly PaperRecord[], one: PaperRecord) => {
    const own = all.filter((other) => isOnePlace(other, one))
    return own.length === 1 ? own[0]! : null
  }
  const listed = others.map((record) => {
    const own = places.includes(record) && only(places, record) ? parts.filter((one) => isOnePlace(one, record)) : []
    const part = own.every(({ fields }) => own.every((other) => agree(fields, other.fields))) ? merged(own) : null
    return part ? { ...record, fields: { ...part.fields, ...record.fields } } : record
  })
  const own = parts.filter(
    (part) => part.fields.line1 && only(parts, part) && !places.some((place) => isOnePlace(place, part)),
  )
  return [...listed, ...own.map((part) => ({ ...part, type: PREMISES.type }))]
}
