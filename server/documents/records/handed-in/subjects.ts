import { parseAmount } from '../../../../shared/amounts.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import { OTHERS } from '../../submission/said.ts'
import { buildingsNamed } from '../property/places.ts'
import { cellTokens } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import type { Card } from './cards.ts'
import { PLACE_NUMBERS } from './families.ts'
import type { HeadedList } from './headed-lists.ts'
import { numbersOf } from './places-across.ts'
import { WORTH } from './worth.ts'

const textOf = (field: RecordField | undefined) => (typeof field?.value === 'string' ? field.value : '')
/** A limit of less is a count of something. */
const LEAST_LIMIT = 500

/**
 * The rows of a list of what is insured at places, each with its place: by numbers of its own, or by those that the heading over the list or its card names. None where
 * the heading says that they are of another term, where no row names property, or where the list does not tell which place a row is of.
 */
export function subjectsOf(rows: readonly PaperRecord[], { over }: HeadedList, card: Card | undefined): PaperRecord[] {
  const above = over.at(-1)?.cells
  // In a card, a caption with its value may stand over a list.
  const heading = card && above?.[1] ? undefined : above
  if (heading?.some(({ text }) => OTHERS.test(text))) return []
  const isOfProperty = rows.some(({ fields }) => WORTH.has(limitConcept(normal(textOf(fields.coverage)))))
  const isNumbered = rows.some(({ fields }) => PLACE_NUMBERS.some((name) => fields[name]))
  const named = isNumbered ? {} : placeOver(card ? [card.head] : (heading ?? []))
  const told = rows.map(({ fields, ...row }) => ({ ...row, fields: { ...named, ...fields } }))
  const isWhole = told.every(({ fields }) => PLACE_NUMBERS.some((name) => fields[name]))
  return isOfProperty && isWhole
    ? told.filter(({ fields }) => (parseAmount(textOf(fields.limit)) ?? 0) >= LEAST_LIMIT)
    : []
}

/** The rows of a list of the terms of what is insured; none of one that is of single places or of another term. */
export function subjectTermsOf(rows: readonly PaperRecord[], { over }: HeadedList): PaperRecord[] {
  const above = over.at(-1)?.cells ?? []
  const isOfPlaces =
    above.some(({ text }) => buildingsNamed(text).length > 0) ||
    rows.some(({ fields }) => PLACE_NUMBERS.some((name) => fields[name]))
  return isOfPlaces || above.some(({ text }) => OTHERS.test(text)) ? [] : [...rows]
}

/** The numbers of the one place that a heading names: 'Property at location 1, building 1'. */
function placeOver(cells: HeadedList['heads']): Record<string, RecordField> {
  const [only, another] = cells.flatMap((cell) => buildingsNamed(cell.text).map((place) => ({ cell, place })))
  if (!only || another) return {}
  return numbersOf(only.place, cellTokens(only.cell, false))
}

/** Buildings that a list tells by their numbers alone, each at the location that the heading over it names. */
export function atPlaceOver(records: readonly PaperRecord[], { over }: HeadedList): PaperRecord[] {
  const { location_number: location } = placeOver(over.at(-1)?.cells ?? [])
  return records.map((record) =>
    location && !record.fields.location_number
      ? { ...record, fields: { ...record.fields, location_number: location } }
      : record,
  )
}
