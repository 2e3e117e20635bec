import { partyBlocks } from '../../../server/documents/acord/party-blocks.ts'
import type { Anchor, Edges, Edition, FormBox } from '../../../server/documents/acord/types.ts'
import { holdsData } from '../../../server/documents/acord/values.ts'
import { joinRulings } from '../../../server/documents/layout/join-rulings.ts'
import { lineOf } from '../../../server/documents/reading/lines.ts'
import type { Box, Line, Page, Ruling, Word } from '../../../server/documents/types.ts'

/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** How a filled form came to be a page: `drawn` by a program, or `scanned` askew with words lost and misread. */
export type Printing = {
  how: 'drawn' | 'scanned'
  seed: number
  /** Where the edition has it, as on a form that was not printed yet. */
  still?: boolean
  /** Are boxes to tick drawn, too? */
  ticked?: boolean
  /** Are the cells drawn in which the boxes lie? */
  ruled?: boolean
}

export type FilledForm = { pages: Page[]; truth: Map<string, string> }

/** Words that stand together on one line. */
type Put = { words: { text: string; edges: Edges }[]; typed: boolean }

const SMALL = 5.6
const LARGE = 8.4

/** Fills an edition's boxes with invented values and prints it, with captions beside its boxes: most say what its element is called, some nothing. */
export function filledForm(
  { form, edition, pages }: Edition,
  { how, seed, still = false, ticked = false, ruled = false }: Printing,
): FilledForm {
  const random = numbers(seed)
  const truth = new Map<string, string>()
  const drawn = pages.map(({ anchors, boxes }, index) => {
    const put: Put[] = [...typedInto(boxes, ticked, random, truth), ...captionsOf(boxes, anchors, random)]
    for (const { word, edges } of anchors) put.push({ words: [{ text: word, edges }], typed: false })
    put.push(...phrase(`ACORD ${form} (${edition})`, 24, 780, LARGE, false))
    return {
      number: index + 1,
      width: 612,
      height: 792,
      origin: 'text' as const,
      fields: [],
      ...printed(put, ruled ? cellsOf(boxes) : [], how, still ? () => 0.5 : random),
    }
  })
  return { pages: drawn.map((page) => (how === 'scanned' ? { ...page, origin: 'ocr' as const } : page)), truth }
}

function phrase(text: string, x: number, y: number, size: number, typed: boolean): Put[] {
  let at = x
  const words = text.split(' ').map((word) => {
    const edges: Edges = [at, y, at + widthOf(word, size), y + size]
    at = edges[2] + size * 0.28
    return { text: word, edges }
  })
  return [{ words, typed }]
}

const widthOf = (text: string, size: number) => text.length * size * 0.5
const lengthOf = (text: string, size: number) => widthOf(text, size) - (text.split(' ').length - 1) * size * 0.22

function typedInto(boxes: FormBox[], ticked: boolean, random: () => number, truth: Map<string, string>): Put[] {
  const parties = new Map(partyBlocks(boxes).flatMap(({ parts }) => partyValues(parts, random)))
  return boxes.flatMap((box) => {
    if (!holdsData(box.name)) return []
    const [left, top, right, bottom] = box.edges
    const value = truth.get(box.name) ?? parties.get(box.name) ?? (random() < 0.7 ? valueFor(box, random) : '')
    const size = Math.min(LARGE, bottom - top - 1)
    const typed = box.kind === 'tick' && ticked ? 'X' : value
    if (!value || lengthOf(typed, size) > right - left - 1 || size < 5) return []
    if (box.kind === 'text' && box.longest > 0 && value.length > box.longest) return []
    truth.set(box.name, value)
    const middle = bottom - top > 20 ? top + 7 : (top + bottom) / 2
    const x = box.kind === 'tick' ? (left + right) / 2 - 2 : left + 1
    return phrase(typed, x, middle - size / 2, size, true)
  })
}

const NAMES = ['Kestrel Cove', 'Otter Bay', 'Juniper', 'Lone Larch', 'Saltbox', 'Cinder Ridge']
const KINDS = ['Builders LLC', 'Towing Inc', 'Holdings', 'Bakery Co', 'Group']
const STREETS = ['Slip Way', 'Rim Road', 'Mill Street', 'Elm Ave', 'Harbor Dr']
const CITIES: [string, string, string][] = [['Camden', 'ME', '04843'], ['Bend', 'OR', '97701'], ['Salem', 'MA', '01970']] // biome-ignore format: a table

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)]!

function partyValues(parts: Map<string, FormBox>, random: () => number): [string, string][] {
  if (random() < 0.2) return [...parts.values()].map(({ name }) => [name, ''])
  const [city, state, zip] = pick(CITIES, random)
  const values: Record<string, string> = {
    name: `${pick(NAMES, random)} ${pick(KINDS, random)}`,
    line1: `${Math.floor(1 + random() * 900)} ${pick(STREETS, random)}`,
    line2: random() < 0.4 ? `Suite ${Math.floor(1 + random() * 90)}` : '',
    city,
    state,
    zip,
  }
  return [...parts].map(([part, { name }]) => [name, values[part]!])
}

const digits = (count: number, random: () => number) =>
  Array.from({ length: count }, () => Math.floor(1 + random() * 9)).join('')

const two = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** By the last words of an element's name: a value of its kind. */
const MADE: [RegExp, (random: () => number) => string][] = [
  [/Date$/, (random) => `${two(1 + random() * 11)}/${two(1 + random() * 27)}/20${two(20 + random() * 9)}`],
  [/Amount$/, (random) => `${Math.floor(1 + random() * 8)},${digits(3, random)}`],
  [/StateOrProvinceCode$/, (random) => pick(CITIES, random)[1]],
  [/PostalCode$/, (random) => pick(CITIES, random)[2]],
  [/NAICCode$/, (random) => digits(5, random)],
  [/(NAICS|SIC)Code$/, (random) => digits(4, random)],
  [/(Phone|Fax)Number$/, (random) => `(207) 555-${digits(4, random)}`],
  [/EmailAddress$/, () => 'office@otter.example'],
  [/WebsiteAddress$/, () => 'otter.example'],
  [/(Count|Percent|Area|Year|Rate|Factor|Distance|Horsepower|Length|Number)$/, (random) => digits(2, random)],
  [/Identifier$/, (random) => `KX${digits(5, random)}`],
  [/(InsurerLetter|Insured|Waived|Question_\w+)Code$|Indicator$/, (random) => pick(['Y', 'N'], random)],
  [/CityName$/, (random) => pick(CITIES, random)[0]],
  [/LineTwo$/, () => ''],
  [/LineOne$/, (random) => `${Math.floor(1 + random() * 900)} ${pick(STREETS, random)}`],
  [/Code$/, (random) => pick(['B', 'R', 'AB', 'K'], random)],
  [/.*/, (random) => pick(NAMES, random)],
]

function valueFor({ name, kind }: FormBox, random: () => number) {
  if (kind === 'tick') return 'true'
  const plain = name.replace(/_[A-Z]\d?$/, '')
  return MADE.find(([shape]) => shape.test(plain))![1](random)
}

/** Words that other forms print of a box, or that say nothing of it. */
const IDLE = ['Wend', 'Tarn of', 'Quill & Fen', 'Brae']

/** Captions behind ticks, above or left of some other boxes, where nothing else is. What an edition prints once is not said again. */
function captionsOf(boxes: FormBox[], anchors: Anchor[], random: () => number): Put[] {
  const once = new Set(anchors.map(({ word }) => word))
  const full: Edges[] = [...boxes, ...anchors].map(({ edges }) => edges)
  return boxes.flatMap(({ name, kind, edges: [left, top, right] }) => {
    const chance = random()
    if (chance < 0.2) return []
    const called = calledBy(name).filter((word) => !once.has(word))
    const text = chance < 0.35 || called.length === 0 ? pick(IDLE, random) : called.join(' ')
    const width = lengthOf(text, SMALL)
    const beside = kind === 'tick' ? right + 3 : left - width - 3
    const [x, y] = kind === 'tick' || random() < 0.5 ? [beside, top + 3] : [left + 1, top - SMALL - 0.4]
    const edges: Edges = [x, y, x + width, y + SMALL]
    if (x < 8 || full.some((other) => overlap(edges, other))) return []
    full.push(edges)
    return phrase(text, x, y, SMALL, false)
  })
}

function overlap(a: Edges, b: Edges) {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}

/** 'CommercialPolicy_Attachment_VehicleScheduleIndicator_A' is captioned VEHICLE SCHEDULE. */
function calledBy(name: string) {
  const last = name
    .replace(/(Indicator|Code|Identifier|FullName)?_[A-Z]\d?$/, '')
    .split('_')
    .at(-1)!
  return last.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toUpperCase())
}

/** The lines of the cells in which the boxes lie: one around each party's block, one around every other box. */
function cellsOf(boxes: FormBox[]): Edges[] {
  const blocks = partyBlocks(boxes)
  const inBlocks = new Set(blocks.flatMap(({ parts }) => [...parts.values()]))
  return [...blocks.map(({ edges }) => edges), ...boxes.filter((box) => !inBlocks.has(box)).map(({ edges }) => edges)]
}

/** The words as a page has them, after feed, scale and, for a scan, a slight turn, lost words and misread letters. */
function printed(
  put: Put[],
  cells: Edges[],
  how: Printing['how'],
  random: () => number,
): Pick<Page, 'lines' | 'rulings'> {
  const between = (from: number, to: number) => from + random() * (to - from)
  const scale = how === 'scanned' ? between(0.95, 2.1) : between(0.96, 1.03)
  const turn = how === 'scanned' ? between(-0.012, 0.012) : 0
  const [dx, dy, feedX, feedY] = [between(-14, 14), between(-14, 14), between(-1.5, 1.5), between(-2.5, 2.5)]
  const jitter = () => (how === 'scanned' ? between(-0.4, 0.4) : between(-0.05, 0.05))
  const printedWord = (text: string, edges: Edges, typed: boolean): Word[] => {
    if (how === 'scanned' && !typed && random() < 0.15) return []
    const [x, y] = [edges[0] + (typed ? feedX : 0), edges[1] + (typed ? feedY : 0)]
    const [u, v] = [scale * (x - turn * y) + dx, scale * (y + turn * x) + dy]
    const box: Box = [u + jitter(), v + jitter(), scale * (edges[2] - edges[0]), scale * (edges[3] - edges[1])]
    if (how !== 'scanned') return [{ text, box }]
    return [{ text: typed ? text : misread(text, random), box, confidence: 0.92 }]
  }
  const lines = put.flatMap(({ words: said, typed }): Line[] => {
    const words = said.flatMap(({ text, edges }) => printedWord(text, edges, typed))
    return words.length ? [lineOf(words)] : []
  })
  const ruled = cells.flatMap(([left, top, right, bottom]): Ruling[] => {
    const [x, y] = [scale * ((left + right) / 2), scale * ((top + bottom) / 2)]
    const [middleX, middleY] = [x - turn * y + dx, y + turn * x + dy]
    const [wide, high] = [(scale * (right - left + 2)) / 2, (scale * (bottom - top + 1)) / 2]
    const across = { axis: 'horizontal' as const, from: middleX - wide, to: middleX + wide }
    const upright = { axis: 'vertical' as const, from: middleY - high, to: middleY + high }
    return [
      { ...across, at: middleY - high },
      { ...across, at: middleY + high },
      { ...upright, at: middleX - wide },
      { ...upright, at: middleX + wide },
    ]
  })
  return { lines, rulings: joinRulings(ruled) }
}

function misread(text: string, random: () => number) {
  return random() < 0.15 && text.length > 5 ? text.replace(/[OIELS]/, '8') : text
}
