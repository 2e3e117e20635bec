import { cityStateZip } from '../facts/addresses.ts'
import { passageOf, type Sheet } from '../facts/sheet.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { FieldValue } from '../types.ts'
import { labelOf } from './labels.ts'
import { isInside } from './print.ts'
import { type Spot, spansOf, spotsOf } from './spots.ts'
import type { AcordElement, Edges, FormBox } from './types.ts'
import { holdsData, pointsElsewhere, valueIn } from './values.ts'

/** 'F[0].P1[0].Producer_FullName_A[0]' and 'Producer_FullName_A' are one element. */
export function plainName(name: string) {
  return name
    .replace(/^(?:[A-Za-z0-9_]+\[\d+\]\.)+/, '')
    .replace(/\[\d+\]$/, '')
    .replace(/^.*\.(?=\w)/, '')
}

/** Names that the form's makers gave, as against a number or what a tool made up. */
export const isElementName = (name: string) => /^[A-Z][A-Za-z]*(_[A-Za-z0-9]+)+_[A-Z]\d?$/.test(name)

/**
 * What the fillable boxes of a page hold. A box whose name says nothing is known by where it lies: `boxes` are the edition's, in points
 * of the page; one that lies nowhere known is named by the words printed beside it.
 */
export function readFields(sheet: Sheet, boxes: FormBox[]): AcordElement[] {
  const spots = spotsOf(sheet)
  const fields = sheet.page.fields.map((field) => ({ field, ...boxOf(field) }))
  const free = spots.filter((spot) => !fields.some(({ edges }) => isInside(spot, { edges }, 1)))
  const read = fields.flatMap((own) => {
    const { field, edges, kind } = own
    const typed = field.value.trim()
    if (!typed || typed === 'false' || pointsElsewhere(typed)) return []
    const inside = spots.filter((spot) => isInside(spot, { edges }, 1.5))
    const label = labelOf(own, free, fields)
    const shown = kind === 'tick' && label.length ? label : [...label, ...inside]
    const name = nameOf(own, typed, label, boxes)
    if (shown.length === 0 || (kind === 'text' && inside.length === 0) || !name || !holdsData(name)) return []
    const value = kind === 'tick' ? 'true' : (valueIn(name, 0, typed) ?? typed.replace(/[ \t]+/g, ' '))
    const printed = (kind === 'tick' ? shown : inside).map(({ token }) => token.text).join(' ')
    const element = { name, value, printed, source: passageOf(sheet.number, spansOf(shown)), confidence: 0.97 }
    return [{ element, edges }]
  })
  return read.flatMap((own) => townUnder(own, read))
}

type Read = { element: AcordElement; edges: Edges }

/** A field of no known element right under the street of an address holds its city, state and ZIP code, where it says all three. */
function townUnder({ element, edges }: Read, read: readonly Read[]): AcordElement[] {
  const town = isElementName(element.name) ? null : cityStateZip(element.value)
  if (!town?.before || !town.zip) return [element]
  const isRightOver = (other: Edges) =>
    Math.abs(other[0] - edges[0]) < SAME_EDGE.cell && Math.abs(edges[1] - other[3]) < (edges[3] - edges[1]) / 2
  const street = read.find((one) => STREET.test(one.element.name) && isRightOver(one.edges))
  if (!street) return [element]
  const { address, letter } = STREET.exec(street.element.name)!.groups!
  const parts = { CityName: town.before, StateOrProvinceCode: town.state, PostalCode: town.zip }
  return Object.entries(parts).map(([part, value]) => ({ ...element, name: `${address}_${part}_${letter}`, value }))
}
const STREET = /^(?<address>.+_(?:Mailing|Physical)Address)_Line(?:One|Two)_(?<letter>[A-Z]\d?)$/

function boxOf({ name, value, box: [left, top, width, height] }: FieldValue): FormBox {
  const kind = value.trim() === 'true' ? 'tick' : 'text'
  return { name: plainName(name), kind, longest: 0, edges: [left, top, left + width, top + height] }
}

function nameOf({ name, kind, edges }: FormBox, typed: string, label: Spot[], boxes: FormBox[]) {
  if (isElementName(name)) return name
  const lying = boxes.find((box) => box.kind === kind && shared(box.edges, edges) > 0.6)
  if (lying && (kind === 'tick' || valueIn(lying.name, lying.longest, typed) !== null)) return lying.name
  const words = label.map(({ token }) => token.text).join(' ')
  return /[A-Za-z]{3}.* .*[A-Za-z]/.test(name) ? name : words.replace(/[\s:]+$/, '') || name
}

/** How much of both boxes lies in the other. */
function shared(a: Edges, b: Edges) {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const area = (edges: Edges) => (edges[2] - edges[0]) * (edges[3] - edges[1])
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.max(area(a), area(b))
}
