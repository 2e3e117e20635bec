import type { Line, Page } from '../../types.ts'
import { VALUE } from '../../units/labels.ts'
import type { Level } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { OF_CAUSES } from './causes.ts'
import { fieldNamed } from './columns.ts'
import type { CoverageTold } from './coverage-told.ts'
import { PROPERTY } from './family.ts'
import { describedIn } from './parts.ts'
import { addressAhead, beginsAddress } from './places.ts'
import { type Told, told, valueTold } from './told.ts'

/** What stands behind the name of a field outside of lists. `behind`: how many coverages are told before; `isPlaced`: it stands below a place, and may be of it; `isSure`: no other label. */
export type Labelled = {
  label: string
  field: string
  value: string
  told: Told
  behind: number
  isPlaced: boolean
  isSure: boolean
}

type Said = Pick<Labelled, 'label' | 'field' | 'value' | 'told' | 'isSure'>

/** The fields that a level names with their values, in one line or beside it: 'Valuation: Replacement Cost'; 'Stories | 2 | Occupancy | Tenant'. */
export function labelledIn({ lines }: Level, page: number): Said[] {
  const [first, second] = lines
  const [, label, value] = second ? [] : (/^([^:]+):\s+(\S.*)$/.exec(first!.text) ?? [])
  if (label && value) return saidBy(label, value, [first!], page, true)
  if (lines.length % 2) return []
  const isSure = areOfTwo(lines)
  return lines.flatMap((line, at) => {
    const beside = at % 2 ? undefined : lines[at + 1]
    return beside ? saidBy(line.text.replace(/:$/, ''), beside.text, [line, beside], page, isSure) : []
  })
}

function saidBy(label: string, value: string, lines: Line[], page: number, isSure: boolean): Said[] {
  const field = fieldNamed(label)
  return field && !fieldNamed(value) ? [{ label, field, value, told: told(lines, page), isSure }] : []
}

/** Whether labels and values surely take turns in a row: captions side by side over their values look alike. */
function areOfTwo(lines: readonly Line[]): boolean {
  const [labels, values] = [0, 1].map((rest) => lines.filter((_, at) => at % 2 === rest).map(({ text }) => text))
  const isTold =
    labels!.length > 1 && values!.some((text) => VALUE.test(text)) && !labels!.some((text) => VALUE.test(text))
  return isTold || labels!.every((text) => text.endsWith(':'))
}

type Place = { fields: Record<string, RecordField>; page: number }

/** The address of the only place, which no list tells: 'Residence premises: 9 Elm Street, Erie, PA 16501'. */
export function placeLabelled(all: readonly Labelled[], captioned: readonly RecordField[]): Place[] {
  const own = all.filter(({ field, value }) => field === 'premises_address' && beginsAddress(value))
  const labelled = own.flatMap(({ value, told: said }) => valueTold(addressAhead(value) ?? '', said) ?? [])
  const [first, ...others] = [...labelled, ...captioned]
  return first && others.every(({ value }) => isAlike(value, first.value))
    ? [{ fields: { premises_address: first }, page: first.source.page }]
    : []
}

const isAlike = (one: RecordField['value'], other: RecordField['value']) => plain(one) === plain(other)
const plain = (value: RecordField['value']) =>
  typeof value === 'string' ? value.replace(/\W+/g, ' ').toLowerCase() : value

/** The only place with what labels outside of lists say of it, each once or by its first name: occupancy before use. */
export function describedBy(labelled: readonly Labelled[], place: Place, page: Page): Place {
  const cell = (field: string) => {
    const all = labelled.filter((one) => one.field === field && one.isSure)
    const [name] = PROPERTY.fields.find((one) => one.name === field)!.words
    const named = all.filter(({ label }) => label.toLowerCase() === name)
    const own = named.length ? named : all
    return new Set(own.map(({ value }) => value.toLowerCase())).size === 1
      ? { ...own[0]!.told, text: own[0]!.value }
      : undefined
  }
  return { ...place, fields: { ...describedIn(cell, page), ...place.fields } }
}

/** How the terms of all coverages are told, with nothing else behind them. */
const LOOKS = {
  coinsurance: /^\d{2,3} ?%$/,
  causes_of_loss: /^(?:basic|broad|special)(?: form)?$/i,
  valuation: /^(?!n\/?a$)[A-Za-z]+(?: [a-z]+){0,3}$/i,
}

type Read = {
  labelled: readonly Labelled[]
  coverages: readonly CoverageTold[]
  places: readonly { fields: Record<string, RecordField> }[]
}
const whereOf = ({
  fields: { location_number: location, building_number: building, premises_address: address },
}: Read['places'][number]) =>
  [location ?? address, building].flatMap((one) => (typeof one?.value === 'string' ? [one.value] : [])).join('/')

/** The terms that are told once for all that is insured, before or behind its limits, where nothing else tells any. */
export function termsOfAll({ labelled: all, coverages, places: listed }: Read): Record<string, RecordField> {
  const places = new Set([...coverages, ...listed].map(whereOf).filter(Boolean))
  const found = Object.entries(LOOKS).flatMap(([field, looks]) => {
    const own = all.filter((one) => one.field === field)
    const [first] = own
    const isOne = new Set(own.map(({ value }) => value.toLowerCase())).size === 1
    const isToldApart = coverages.some(({ fields }) => fields[field])
    const isOfAll = own.every((one) => (!one.isPlaced || places.size < 2) && isOutside(one, coverages))
    const value =
      first && isOne && isOfAll && !isToldApart && looks.test(first.value) ? valueTold(first.value, first.told) : null
    return value ? [[field, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whether all that is insured for its value is told on one side. */
function isOutside({ behind }: Labelled, coverages: readonly CoverageTold[]): boolean {
  const sides = new Set(coverages.flatMap(({ concept }, at) => (OF_CAUSES.has(concept) ? [at < behind] : [])))
  return sides.size < 2
}
