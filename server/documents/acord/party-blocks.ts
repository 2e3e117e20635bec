import { type Address, addressFrom, cityStateZip, startsAddress } from '../facts/addresses.ts'
import { plainWord } from './anchors.ts'
import type { BoxReading } from './box-readings.ts'
import type { LaidPage } from './laid-page.ts'
import { isInside } from './print.ts'
import { centreY, heightOf, linesOf, type Spot, sameLine } from './spots.ts'
import type { Edges, FormBox } from './types.ts'

/** Boxes of one party's name and address that stand together with nothing printed between them, as people type over their borders. */
export type PartyBlock = { edges: Edges; parts: Map<Part, FormBox> }

type Part = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip'

const PARTS: [Part, RegExp][] = [
  ['name', /^(.+)_FullName_([A-Z]\d?)$/],
  ['line1', /^(.+)_(?:Mailing|Physical)Address_(?:Address|Street)?LineOne_([A-Z]\d?)$/],
  ['line2', /^(.+)_(?:Mailing|Physical)Address_(?:Address|Street)?LineTwo_([A-Z]\d?)$/],
  ['city', /^(.+)_(?:Mailing|Physical)Address_CityName_([A-Z]\d?)$/],
  ['state', /^(.+)_(?:Mailing|Physical)Address_StateOrProvinceCode_([A-Z]\d?)$/],
  ['zip', /^(.+)_(?:Mailing|Physical)Address_PostalCode_([A-Z]\d?)$/],
]

/** The blocks among these boxes: street lines under one another, then city, state and ZIP code side by side, all touching. */
export function partyBlocks(boxes: FormBox[]): PartyBlock[] {
  const groups = new Map<string, Map<Part, FormBox>>()
  for (const box of boxes)
    for (const [part, shape] of PARTS) {
      const match = shape.exec(box.name)
      if (!match) continue
      const key = `${match[1]}_${match[2]}`
      groups.set(key, (groups.get(key) ?? new Map()).set(part, box))
    }
  return [...groups.values()].flatMap((parts) => {
    const [line1, city, state, zip] = [parts.get('line1'), parts.get('city'), parts.get('state'), parts.get('zip')]
    if (!line1 || !city || !state || !zip) return []
    if (!besides(city, state) || !besides(state, zip) || !aligned(line1, city)) return []
    const [name, line2] = [parts.get('name'), parts.get('line2')]
    if (line2 && !aligned(line2, line1)) return []
    if (name && !(aligned(name, line1) && near(name.edges[3], line1.edges[1]))) parts.delete('name')
    return [{ edges: around([...parts.values()]), parts }]
  })
}

const near = (a: number, b: number) => Math.abs(a - b) < 3
const besides = (a: FormBox, b: FormBox) => near(a.edges[2], b.edges[0]) && near(a.edges[1], b.edges[1])
const aligned = (a: FormBox, b: FormBox) => near(a.edges[0], b.edges[0])

function around(boxes: { edges: Edges }[]): Edges {
  const side = (at: 0 | 1 | 2 | 3) => boxes.map(({ edges }) => edges[at])
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))]
}

/** Reads a block as a whole and parts it into name, street, city, state and ZIP code; what cannot be told apart is left out. */
export function readBlock({ edges, parts }: PartyBlock, page: LaidPage): { readings: BoxReading[]; spots: Spot[] } {
  const own = [...parts.values()]
  if (own.some(({ name }) => page.unsure.has(name))) return { readings: [], spots: [] }
  const inside = linesIn(edges, own, page)
  const lines = inside.length ? inside : linesIn(widened(edges), own, page)
  const texts = lines.map((line) => line.map(({ token }) => token.text).join(' '))
  const made = partsOf(texts, Boolean(parts.get('name')))
  // A name alone is one only where the form's own words are told from typed ones.
  const whole = made.some(({ part }) => part === 'zip' || part === 'line1')
  if (!whole && !(inside.length && page.sized)) return { readings: [], spots: [] }
  const readings = made.flatMap(({ part, value, from, to }) => {
    const box = parts.get(part)
    return box && value ? [{ box, value, spots: lines.slice(from, to).flat(), confidence: 0.93 }] : []
  })
  return { readings, spots: lines.flat() }
}

/** Some type the whole block above its boxes, or left of them. */
function widened([left, top, right, bottom]: Edges): Edges {
  return [left - 50, top - 20, right, bottom + 8]
}

type Made = { part: Part; value: string; from: number; to: number }

function partsOf(texts: string[], named: boolean): Made[] {
  const end = texts.findLastIndex((text) => cityStateZip(text))
  if (end < 0) return named ? withoutCity(texts) : []
  const street = texts.findIndex((text, at) => at <= end && startsAddress(text))
  const start = street < 0 ? end : street
  const address = addressFrom(texts.slice(start, end + 1))
  if (!address || (named ? start === 0 : start > 0)) return []
  // Without a house number nobody can tell where a name of several lines ends and the street begins.
  if (street < 0 && start > 1) return placeOf(address, end)
  const lines: Made[] = [
    { part: 'line1', value: address.line1, from: start, to: end + 1 },
    { part: 'line2', value: address.line2, from: start, to: end + 1 },
  ]
  return [
    ...(named ? [{ part: 'name' as const, value: texts.slice(0, start).join(' '), from: 0, to: start }] : []),
    ...lines.map((line) => narrowed(line, texts)),
    ...placeOf(address, end),
  ]
}

/** A name, or a name and the street below it, whose city is not there or was not read. */
function withoutCity(texts: string[]): Made[] {
  const street = texts.findIndex((text) => startsAddress(text))
  const names = street < 0 ? texts.length : street
  if (names === 0 || (street < 0 && names > 1)) return []
  const name: Made = { part: 'name', value: texts.slice(0, names).join(' '), from: 0, to: names }
  return street < 0 ? [name] : [name, { part: 'line1', value: texts[street]!, from: street, to: street + 1 }]
}

function placeOf({ city, state, zip }: Address, end: number): Made[] {
  const at = { from: end, to: end + 1 }
  return [
    { part: 'city', value: city, ...at },
    { part: 'state', value: state, ...at },
    { part: 'zip', value: zip, ...at },
  ]
}

/** A street line is quoted alone where it is a line of its own. */
function narrowed(made: Made, texts: string[]): Made {
  const own = texts.findIndex((text, at) => at >= made.from && text.replace(/,$/, '') === made.value)
  return own < 0 ? made : { ...made, from: own, to: own + 1 }
}

/** What the form prints over a party's block. */
const CAPTIONS = new Set(
  'PRODUCER AGENCY BROKER INSURED INSUREDS NAMED NAME APPLICANT FIRST CERTIFICATE HOLDER ADDITIONAL INTEREST COMPANY CARRIER ADDRESS MAILING AND INCLUDING ZIP CODE'.split(
    ' ',
  ),
)

/** The typed lines of a block: what stands in its boxes, and what goes on from there above, below and beside them. */
function linesIn(edges: Edges, own: FormBox[], page: LaidPage): Spot[][] {
  const names = new Set(own.map(({ name }) => name))
  const others = page.boxes.filter((box) => !names.has(box.name))
  const free = page.spots.filter(
    (spot) =>
      !page.isPrinted(spot) &&
      /[\p{L}\p{N}]/u.test(spot.token.text) &&
      (own.some((box) => isInside(spot, box)) || !others.some((box) => isInside(spot, box))),
  )
  let taken = free.filter((spot) => isInside(spot, { edges }))
  for (let before = -1; taken.length > before; ) {
    before = taken.length
    taken = [...taken, ...free.filter((spot) => !taken.includes(spot) && goesOn(spot, taken, edges, free))]
  }
  const lines = linesOf(taken)
    .map((line) => withoutCaption(line, edges))
    .filter((line) => line.length > 0)
  return page.sized ? lines : withoutCaptions(lines, edges)
}

/**
 * Where sizes of type are not told: lines at the top that are clearly smaller than the rest are captions. Lines begin under one another:
 * where some begin at the boxes' left, what stands left of that is a caption; where none does and they differ, nobody can say.
 */
function withoutCaptions(lines: Spot[][], edges: Edges): Spot[][] {
  const heights = lines.map((line) => middle(line.map(heightOf)))
  const typed = lines.slice(
    Math.max(
      0,
      heights.findIndex((height) => height > middle(heights) * 0.8),
    ),
  )
  const lefts = typed.map((line) => line[0]!.edges[0])
  if (Math.max(...lefts) - Math.min(...lefts) < 6) return typed
  if (!lefts.some((left) => Math.abs(left - edges[0]) < 5)) return []
  return typed.map((line) => line.filter((spot) => spot.edges[2] > edges[0] + 1)).filter((line) => line.length > 0)
}

function middle(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function goesOn(spot: Spot, taken: Spot[], edges: Edges, free: Spot[]) {
  if (spot.edges[0] < edges[0] - 60 || spot.edges[2] > edges[2] + 6 || taken.length === 0) return false
  const high = heightOf(spot)
  const beside = taken.some(
    (one) =>
      sameLine(one, spot) &&
      Math.max(one.edges[0] - spot.edges[2], spot.edges[0] - one.edges[2]) < Math.max(4, high * 0.7),
  )
  if (beside) return true
  const first = !free.some(
    (one) =>
      one !== spot && sameLine(one, spot) && one.edges[2] <= spot.edges[0] && spot.edges[0] - one.edges[2] < high,
  )
  const left = Math.min(...taken.map((one) => one.edges[0]))
  const step = Math.min(...taken.map((one) => Math.abs(centreY(one) - centreY(spot))))
  return first && Math.abs(spot.edges[0] - left) < 6 && step > high * 0.5 && step < Math.max(13, high * 1.35)
}

/** A label may stand at the start of a line, outside the boxes. */
function withoutCaption(line: Spot[], edges: Edges): Spot[] {
  const isCaption = (spot: Spot) => CAPTIONS.has(plainWord(spot.token.text)) || /:$/.test(spot.token.text)
  if (line.every(isCaption)) return []
  const first = line.findIndex((spot) => !isCaption(spot) || spot.edges[0] >= edges[0] - 1)
  return line.slice(first)
}
