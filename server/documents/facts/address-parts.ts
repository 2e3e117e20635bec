import { addressFrom, startsAddress } from './addresses.ts'
import { type Sheet, type Span, spanText } from './sheet.ts'
import { type LabelFound, labelOf, type TextLabel } from './text-labels.ts'
import { placesOf } from './value-places.ts'

/** The lines of an address that is printed in boxes of its own for street, city, state and ZIP code, and where they stand. */
export type AddressParts = { address: NonNullable<ReturnType<typeof addressFrom>>; spans: Span[] }

/** Reads the street behind its label and the rest behind the labels on that row and the three below. Null when a part is missing. */
export function addressInParts(sheet: Sheet, label: LabelFound): AddressParts | null {
  const street = placesOf(sheet, label)[0]?.span
  if (!street || !startsAddress(spanText(street))) return null
  const { row } = label.label.cell
  const parts = new Map<TextLabel, Span>()
  for (const one of sheet.rows.slice(row, row + 4)) {
    for (const cell of one.cells) {
      const found = labelOf(cell)
      if (!found || !PARTS.has(found.kind) || parts.has(found.kind)) continue
      const place = placesOf(sheet, found)[0]
      if (place) parts.set(found.kind, place.span)
    }
  }
  const whole = parts.get('cityStateZip')
  const [city, state, zip] = [parts.get('city'), parts.get('state'), parts.get('zip')]
  if (!whole && !(city && state && zip)) return null
  const spans = whole ? [whole] : [city!, state!, zip!]
  const end = whole ? spanText(whole) : `${spanText(city!)}, ${spanText(state!)} ${spanText(zip!)}`
  const address = addressFrom([spanText(street), end])
  return address ? { address, spans: [street, ...spans] } : null
}

const PARTS = new Set<TextLabel>(['cityStateZip', 'city', 'state', 'zip'])
