import { addressInParts } from './address-parts.ts'
import { addressFrom, cityStateZip, startsAddress } from './addresses.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { tidy } from './names.ts'
import type { Sheet, Span } from './sheet.ts'
import type { LabelFound } from './text-labels.ts'
import { type BlockLine, blockFrom, type Place, placesOf } from './value-places.ts'

/** A part of a party, before its place in the document is noted. */
export type Draft = Pick<Finding, 'key' | 'value' | 'spans' | 'valueSpan' | 'sure'>

const ADDRESS_PARTS = ['line1', 'line2', 'city', 'state', 'zip'] as const

/** The parts of the address in these lines of a party's block; the lines are all the block's, to quote from. */
export function addressDrafts(texts: string[], lines: BlockLine[], party: string, sure: number): Draft[] {
  const streets = texts
    .map((text) => text.replace(/^(?:ATTN|ATTENTION):?\s.*$/i, '').replace(/^[—–]\s+/, ''))
    .filter(Boolean)
  const address = addressOfTwo(streets)
  if (!address) return []
  return ADDRESS_PARTS.flatMap((part) =>
    address[part]
      ? [
          {
            key: `${party}.${part}` as FactKey,
            value: address[part],
            spans: spansHolding(lines, address[part]),
            valueSpan: lines[0]!.spans[0]!,
            sure,
          },
        ]
      : [],
  )
}

/** Whose care mail goes in stands over the street, where the street has no second line of its own. */
function addressOfTwo(streets: string[]) {
  const whole = addressFrom(streets)
  if (!streets.some((text) => IN_CARE.test(text)) || (whole?.line2 && !whole.line2.includes(','))) return whole
  return addressFrom(streets.map((text) => (IN_CARE.test(text) ? behindCare(text) : text)).filter(Boolean))
}
const IN_CARE = /^C\/O\b/i

/** What stands behind a name in whose care mail goes: '4 Tern Street, Erie, PA 16501'. */
function behindCare(text: string): string {
  const parts = text.split(/,\s*/)
  const street = parts.findIndex((part, at) => at > 0 && startsAddress(part))
  return street < 0 ? '' : parts.slice(street).join(', ')
}

/** The lines of the block that hold the words of a value; all of them when its words are spread. */
function spansHolding(lines: BlockLine[], value: string): Span[] {
  const plain = (text: string) => ` ${tidy(text.replace(/[.,]/g, ' '))} `.toUpperCase()
  const holding = lines.filter((line) => plain(line.text).includes(plain(value)))
  return (holding.length ? [holding.at(-1)!] : lines).flatMap((line) => line.spans)
}

function isNamed([first, second]: BlockLine[]): boolean {
  return !startsAddress(first!.text) && !cityStateZip(first!.text) && startsAddress(second!.text)
}

/** Of a place to the right and one below, what goes on with a block that began over the label's row is another party's. */
function ownFirst(places: Place[]): Place[] {
  const [right, below] = places
  if (right?.where !== 'right' || below?.where !== 'below') return places
  const { cell } = right.span
  const isOfBlock = cell.above && cell.top - cell.above.bottom < (cell.bottom - cell.top) * 0.8
  return isOfBlock && !cell.above!.text.endsWith(':') ? [below, right, ...places.slice(2)] : places
}

/** The address behind a label of its own: in a block, or in boxes for its parts. */
export function addressAt(sheet: Sheet, label: LabelFound, party: string): Draft[] {
  const row = sheet.rows[label.label.cell.row]!
  const parts = addressInParts(sheet, label)
  if (parts)
    return ADDRESS_PARTS.flatMap((part) =>
      parts.address[part]
        ? [
            {
              key: `${party}.${part}` as FactKey,
              value: parts.address[part],
              spans: [label.label, ...parts.spans],
              valueSpan: parts.spans[0]!,
              sure: 0.92,
            },
          ]
        : [],
    )
  for (const place of ownFirst(placesOf(sheet, label))) {
    // A column of addresses is a schedule of places, not where mail goes.
    if (place.where === 'below' && row.cells.length > 2 && !/MAIL|INSURED/.test(label.label.cell.norm)) continue
    // 'Mail to': the name stands over the address again.
    const block = blockFrom(sheet, place, 5)
    const lines = block.slice(block.length > 1 && isNamed(block) ? 1 : 0).slice(0, 4)
    const texts = lines.map((line) => line.text)
    const end = texts.findIndex((text) => cityStateZip(text))
    if (end < 0) continue
    const drafts = addressDrafts(texts.slice(0, end + 1), lines.slice(0, end + 1), party, 0.92)
    if (drafts.length) return drafts.map((draft) => ({ ...draft, spans: [label.label, ...draft.spans] }))
  }
  return []
}
