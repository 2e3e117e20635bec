import { addressFrom, startsAddress } from '../../facts/addresses.ts'
import { ownInterest } from '../../facts/own-interest.ts'
import { mentionsEnded } from '../ended.ts'
import { fieldOf } from '../record-field.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { isEndedBox } from './cards.ts'
import { PREMISES } from './families.ts'
import type { GridRow } from './grid-rows.ts'

/** 'Location 2, building 1:', 'Workplaces: Loc 1 -' before an address. */
const NUMBERED =
  /^(?:\p{L}+:\s*)?(?:loc(?:ation)?|premises)\.?\s*(?:no\.?|#)?\s*(\d{1,3})(?:\s*[,/]?\s*(?:bldg|building)\.?\s*(?:no\.?|#)?\s*(\d{1,3}))?\s*[-–:,.]?\s*$/iu
const MOST_LABEL = 8
const TITLED = /\b(?:locations?|premises|workplaces?)\b/i
/** What brackets behind an address say of who is there and on how much room. */
const BRACKETS = /\s*\(([^()]*)\)\s*\.?$/
const OCCUPIED = /([\d,]{3,})\s*(?:sq\.?\s*(?:ft|feet)\.?|square feet)/i

/** The places that stand with their numbers outside of lists with heads: behind a label, or in rows of a number and an address under a title. */
export function numberedPlaces(rows: readonly GridRow[], boxes: readonly GridRow[][]): PaperRecord[] {
  const ended = new Set(boxes.filter(isEndedBox).flatMap(([first]) => first!.cells.flatMap(({ lines }) => lines)))
  let isTitled = false
  const found = rows.flatMap((row): PaperRecord[] => {
    const tokens = tokensOf(
      row.cells.flatMap(({ lines }) => lines),
      row.page,
      Number.POSITIVE_INFINITY,
    )
    const [first, second, another] = row.cells
    if (row.cells.some(({ text, lines }) => mentionsEnded(text, PREMISES) || ended.has(lines[0]!))) return []
    if (first && second && !another && isTitled && /^\d{1,3}$/.test(first.text)) {
      const place = placeOf(row, tokens, 1, first.text, undefined)
      if (place) return [place]
    }
    const titled = !second && first !== undefined && TITLED.test(first.text) && first.text.split(' ').length < 6
    isTitled = titled || (isTitled && second !== undefined)
    for (let at = Math.min(tokens.length - 1, MOST_LABEL); at > 0; at--) {
      const [, location, building] = NUMBERED.exec(tokensAsText(tokens.slice(0, at))) ?? []
      const place = location ? placeOf(row, tokens, at, location, building) : null
      if (place) return [place]
    }
    return []
  })
  const numbers = found.map(({ fields }) =>
    JSON.stringify([fields.location_number?.value, fields.building_number?.value]),
  )
  return new Set(numbers).size === numbers.length ? found : []
}

function placeOf(
  row: GridRow,
  tokens: Token[],
  at: number,
  location: string,
  building: string | undefined,
): PaperRecord | null {
  const text = tokensAsText(tokens.slice(at))
  const told = BRACKETS.exec(text)
  const address = text.replace(BRACKETS, '')
  const parts = startsAddress(address) ? addressFrom([address]) : null
  if (!parts) return null
  const fields: Record<string, RecordField> = {}
  const put = (name: string, value: string | undefined) => {
    const field = value && fieldOf(value, tokens)
    if (field) fields[name] = field
  }
  put('location_number', location)
  put('building_number', building)
  put('address', address)
  for (const [part, value] of Object.entries(parts)) put(part, value)
  const interests = told?.[1]?.split(/[,;]\s+/).flatMap((one) => ownInterest(one) ?? []) ?? []
  if (interests.length === 1) put('insured_interest', interests[0])
  put(/\boccupied\b/i.test(told?.[1] ?? '') ? 'occupied_area' : 'area', OCCUPIED.exec(told?.[1] ?? '')?.[1])
  return { type: 'premises', page: row.page, fields }
}
