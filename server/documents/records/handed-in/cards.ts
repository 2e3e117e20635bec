import { startsAddress } from '../../facts/addresses.ts'
import { columnsByField } from '../columns.ts'
import { mentionsEnded, saysEnded } from '../ended.ts'
import { saysNotInForce } from '../in-force.ts'
import { vocabularyOf } from '../labels.ts'
import { buildingsNamed, type PlaceNamed } from '../property/places.ts'
import { cellTokens } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { captionedIn } from './captions.ts'
import { PREMISES, PREMISES_PART } from './families.ts'
import type { GridCell, GridRow } from './grid-rows.ts'
import { addressOf, fieldsOf, numbersOf, UNIT } from './places-across.ts'

/** A box that is headed by the numbers of one place, with the rows below its heading. `street`: where that has its address, too. */
export type Card = { head: GridCell; place: PlaceNamed; street: GridCell | undefined; rows: GridRow[] }

const VOCABULARY = vocabularyOf(PREMISES)

/** The cards of a page, each of one place that is insured still. */
export function cardsOn(boxes: readonly GridRow[][]): Card[] {
  return boxes.flatMap((box): Card[] => {
    const [first, ...others] = box
    const named = first!.cells.flatMap((head) => buildingsNamed(head.text).map((place) => ({ head, place })))
    const [only, another] = named
    if (!only || another || isEndedBox(box) || !others.length) return []
    const street = [{ ...only.head, text: only.place.rest }, ...first!.cells].find(({ text }) => startsAddress(text))
    return [{ ...only, street, rows: others }]
  })
}

/** Whether a box says in its heading, or in what stands below it, that its place is insured no more. */
export const isEndedBox = ([first, ...others]: readonly GridRow[]): boolean =>
  first!.cells.some(({ text }) => mentionsEnded(text, PREMISES) || saysNotInForce(text)) ||
  others.some(({ cells }) => cells.some(({ text }) => saysEnded(text, PREMISES)))

/** What cards tell of their places under captions, which stand beside their values or over them. */
export const placesOfCards = (cards: readonly Card[]): PaperRecord[] => cards.map(placeOf)

function placeOf({ head, place, street, rows }: Card): PaperRecord {
  const pairs = captionedIn(rows, VOCABULARY)
  const labels = pairs.map(({ label }) => label.text.replace(UNIT, ''))
  const { fields } = columnsByField(
    labels,
    pairs.map(({ value }) => [value.text]),
    VOCABULARY,
  )
  const captioned = street ? -1 : fields.findIndex((own) => own.flat().some(({ name }) => name === 'address'))
  const address = street ?? pairs[captioned]?.value
  // What stands before the street is quoted before it.
  const key = address && address.lines !== head.lines ? cellTokens(address, false) : []
  const told: Record<string, RecordField> = numbersOf(place, [...cellTokens(head, false), ...key])
  for (const [at, { label, value }] of pairs.entries())
    for (const [name, field] of fieldsOf(label, value, fields[at]!, at < captioned ? key : [])) told[name] ??= field
  for (const [part, field] of addressOf(address, undefined)) told[part] = field
  // What tells no street of its own goes with the place where that is told.
  return { type: PREMISES_PART.type, page: head.page, fields: told.line1 ? { address: told.line1, ...told } : told }
}
