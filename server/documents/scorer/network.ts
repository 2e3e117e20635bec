import { ATTRIBUTES } from './attributes.ts'
import { AVERAGES, CELL_SLOTS, LINKS, NUMERICS, OWN_SLOTS, type Sketch, VOCABULARY } from './features.ts'
import { bend, filled, multiply, rowAt } from './layers.ts'

/** Length of a word's vector, and of the hidden layers: of a candidate, and of the document. */
export const VECTOR = 24
export const HIDDEN = 96
export const NARROW = 48
const DOCUMENT = 24
/** What a candidate tells others, and from how many it hears: its links, its row and its page. */
export const MESSAGE = 16
const HEARD = LINKS + 2
/** A candidate's hidden layer with what it heard. */
export const JOINT = HIDDEN + HEARD * MESSAGE
/** What is seen of a candidate by itself, and from its cell; what is seen from a cell is worked out once for all its candidates. */
export const OWN = OWN_SLOTS * VECTOR + NUMERICS
export const AROUND = (CELL_SLOTS + AVERAGES) * VECTOR
const DOCUMENT_INPUT = VECTOR * 3

const COUNT = ATTRIBUTES.length
/** The parts of the network by name, with their lengths, in the order in which they are kept. */
export const PARTS = {
  vectors: VOCABULARY * VECTOR,
  own: HIDDEN * OWN,
  ownBias: HIDDEN,
  around: HIDDEN * AROUND,
  message: MESSAGE * HIDDEN,
  messageBias: MESSAGE,
  second: NARROW * JOINT,
  secondBias: NARROW,
  out: COUNT * NARROW,
  outBias: COUNT,
  document: DOCUMENT * DOCUMENT_INPUT,
  documentBias: DOCUMENT,
  none: COUNT * DOCUMENT,
  noneBias: COUNT,
} as const
export type Part = keyof typeof PARTS
export type Parameters = Record<Part, Float32Array>

export const LENGTH = Object.values(PARTS).reduce((all, one) => all + one, 0)

export function partsOf(all: Float32Array): Parameters {
  let at = 0
  const entries = Object.entries(PARTS).map(([part, length]) => {
    at += length
    return [part, all.subarray(at - length, at)] as const
  })
  return Object.fromEntries(entries) as Parameters
}

/** How fast the running averages forget, forward and backward over the cells. */
export const FADES = { near: 0.75, far: 0.95, back: 0.75 } as const

/** What is worked out on the way to the scores of some candidates of a document. */
export type Pass = {
  /** Places in `sketch.candidates`. */
  chosen: number[]
  cells: Float32Array
  near: Float32Array
  far: Float32Array
  back: Float32Array
  page: Float32Array[]
  /** The places of the chosen candidates, and of each chosen candidate which of these is its own. */
  places: number[]
  placeOf: number[]
  around: Float32Array
  own: Float32Array
  hidden: Float32Array
  messages: Float32Array
  joint: Float32Array
  mates: Mates
  narrow: Float32Array
  /** Of each chosen candidate and attribute; only those of its type are meant. */
  scores: Float32Array
  documentInput: Float32Array
  document: Float32Array
  none: Float32Array
}

/** Words that are seen: all, unless some are hidden while learning. */
export type Seen = {
  token: (at: number) => boolean
  slot: (candidate: number, slot: number) => boolean
  /** Whether the page and the document as a whole are seen. */
  document: boolean
}

type Lines = Omit<Sketch, 'graph'>

/** The scores of candidates of a document for each attribute, and of "none of them". */
export function forward(net: Parameters, sketch: Lines, chosen: number[], seen?: Seen): Pass {
  const { cells, near, far, back, page } = averages(net, sketch, seen)
  const own = new Float32Array(chosen.length * OWN)
  const hidden = new Float32Array(chosen.length * HIDDEN)
  const joint = new Float32Array(chosen.length * JOINT)
  const isWhole = !seen || seen.document
  const documentInput = isWhole ? documentInputOf(sketch, cells, page) : new Float32Array(DOCUMENT_INPUT)
  const places = [...new Set(chosen.map((index) => sketch.placeOf[index]!))]
  const rowOfPlace = new Map(places.map((place, row) => [place, row]))
  const placeOf = chosen.map((index) => rowOfPlace.get(sketch.placeOf[index]!)!)
  const around = new Float32Array(places.length * AROUND)
  for (const [row, place] of places.entries()) {
    const into = rowAt(around, row, AROUND)
    for (let slot = 0; slot < CELL_SLOTS; slot++)
      if (!seen || seen.slot(place, slot))
        addRange(net, sketch, sketch.around, place * CELL_SLOTS + slot, into, slot, seen)
    const cell = sketch.places[place]!
    const ahead = CELL_SLOTS * VECTOR
    copy(near, cell * VECTOR, into, ahead)
    copy(far, cell * VECTOR, into, ahead + VECTOR)
    copy(back, cell * VECTOR, into, ahead + 2 * VECTOR)
    if (isWhole) {
      copy(page[pageOf(sketch, cell)]!, 0, into, ahead + 3 * VECTOR)
      copy(page[0]!, 0, into, ahead + 4 * VECTOR)
    }
  }
  const fromAround = filled(places.length, net.ownBias)
  multiply(net.around, around, fromAround, places.length)
  for (const [row, index] of chosen.entries()) {
    const into = rowAt(own, row, OWN)
    for (let slot = 0; slot < OWN_SLOTS; slot++)
      if (!seen || seen.slot(index, CELL_SLOTS + slot))
        addRange(net, sketch, sketch.ranges, index * OWN_SLOTS + slot, into, slot, seen)
    into.set(sketch.numerics.subarray(index * NUMERICS, (index + 1) * NUMERICS), OWN_SLOTS * VECTOR)
    rowAt(hidden, row, HIDDEN).set(rowAt(fromAround, placeOf[row]!, HIDDEN))
  }
  multiply(net.own, own, hidden, chosen.length)
  bend(hidden)
  const messages = filled(chosen.length, net.messageBias)
  multiply(net.message, hidden, messages, chosen.length)
  bend(messages)
  const mates = matesOf(sketch, chosen)
  hear(mates, messages, hidden, joint)
  const narrow = filled(chosen.length, net.secondBias)
  multiply(net.second, joint, narrow, chosen.length)
  bend(narrow)
  const scores = filled(chosen.length, net.outBias)
  multiply(net.out, narrow, scores, chosen.length)
  const document = net.documentBias.slice()
  multiply(net.document, documentInput, document, 1)
  bend(document)
  const none = net.noneBias.slice()
  multiply(net.none, document, none, 1)
  return {
    chosen,
    cells,
    near,
    far,
    back,
    page,
    places,
    placeOf,
    around,
    own,
    hidden,
    messages,
    joint,
    mates,
    narrow,
    scores,
    documentInput,
    document,
    none,
  }
}

/** From whom each chosen candidate hears, as rows among the chosen: its links, then all of its row and of its page. */
export type Mates = { links: Int32Array; groups: number[][]; groupsOf: [row: number, page: number][] }

function matesOf({ links, rows, candidates, pageCells }: Lines, chosen: number[]): Mates {
  const places = new Map(chosen.map((index, row) => [index, row]))
  const own = new Int32Array(chosen.length * LINKS)
  const groups: number[][] = []
  const known = new Map<string, number>()
  const groupOf = (name: string, row: number) => {
    let group = known.get(name)
    if (group === undefined) {
      group = groups.length
      known.set(name, group)
      groups.push([])
    }
    groups[group]!.push(row)
    return group
  }
  const groupsOf = chosen.map((index, row): [number, number] => {
    for (let link = 0; link < LINKS; link++) own[row * LINKS + link] = places.get(links[index * LINKS + link]!) ?? -1
    const { cell, type } = candidates[index]!
    const page = pageOf({ pageCells }, cell)
    return [groupOf(`r${rows[index]!}${type}`, row), groupOf(`p${page}${type}`, row)]
  })
  return { links: own, groups, groupsOf }
}

function hear({ links, groups, groupsOf }: Mates, messages: Float32Array, hidden: Float32Array, joint: Float32Array) {
  const means = groups.map((rows) => {
    const mean = new Float32Array(MESSAGE)
    for (const row of rows) for (let k = 0; k < MESSAGE; k++) mean[k]! += messages[row * MESSAGE + k]! / rows.length
    return mean
  })
  for (const [row, own] of groupsOf.entries()) {
    const into = rowAt(joint, row, JOINT)
    into.set(rowAt(hidden, row, HIDDEN))
    for (let link = 0; link < LINKS; link++) {
      const from = links[row * LINKS + link]!
      if (from >= 0) into.set(rowAt(messages, from, MESSAGE), HIDDEN + link * MESSAGE)
    }
    for (const [at, group] of own.entries()) into.set(means[group]!, HIDDEN + (LINKS + at) * MESSAGE)
  }
}

function copy(from: Float32Array, at: number, to: Float32Array, place: number) {
  for (let k = 0; k < VECTOR; k++) to[place + k] = from[at + k]!
}

export const scaleOf = (count: number) => 1 / Math.sqrt(count + 1)

function addRange(
  net: Parameters,
  { tokens }: Lines,
  ranges: Uint32Array,
  at: number,
  into: Float32Array,
  slot: number,
  seen?: Seen,
) {
  const [from, to] = [ranges[at * 2]!, ranges[at * 2 + 1]!]
  if (from === to) return
  const scale = scaleOf(to - from)
  const place = slot * VECTOR
  for (let token = from; token < to; token++) {
    if (seen && !seen.token(token)) continue
    const row = tokens[token]! * VECTOR
    for (let k = 0; k < VECTOR; k++) into[place + k]! += net.vectors[row + k]! * scale
  }
}

/** Which page a cell stands on, from 0. */
export const pageOf = ({ pageCells }: Pick<Lines, 'pageCells'>, cell: number) =>
  pageCells.findIndex(([from, to]) => cell >= from && cell < to)

/** The vectors of all cells, and their running averages: what stood before each cell, and what follows it. */
function averages(net: Parameters, { tokens, starts, pageCells }: Lines, seen?: Seen) {
  const count = starts.length - 1
  const cells = new Float32Array(count * VECTOR)
  for (let cell = 0; cell < count; cell++) {
    const scale = scaleOf(starts[cell + 1]! - starts[cell]!)
    const place = cell * VECTOR
    for (let token = starts[cell]!; token < starts[cell + 1]!; token++) {
      if (seen && !seen.token(token)) continue
      const row = tokens[token]! * VECTOR
      for (let k = 0; k < VECTOR; k++) cells[place + k]! += net.vectors[row + k]! * scale
    }
  }
  const near = before(cells, count, FADES.near)
  const far = before(cells, count, FADES.far)
  const back = after(cells, count, FADES.back)
  const page = pageCells.map(([from, to]) => {
    const sum = new Float32Array(VECTOR)
    const scale = scaleOf(to - from)
    for (let cell = from; cell < to; cell++)
      for (let k = 0; k < VECTOR; k++) sum[k]! += cells[cell * VECTOR + k]! * scale
    return sum
  })
  return { cells, near, far, back, page }
}

function before(cells: Float32Array, count: number, fade: number): Float32Array {
  const into = new Float32Array(count * VECTOR)
  for (let at = VECTOR; at < count * VECTOR; at++)
    into[at] = fade * into[at - VECTOR]! + (1 - fade) * cells[at - VECTOR]!
  return into
}

function after(cells: Float32Array, count: number, fade: number): Float32Array {
  const into = new Float32Array(count * VECTOR)
  for (let at = (count - 1) * VECTOR - 1; at >= 0; at--)
    into[at] = fade * into[at + VECTOR]! + (1 - fade) * cells[at + VECTOR]!
  return into
}

/** The first page, the whole document, and the first cells. */
export const FIRST_CELLS = 8

function documentInputOf({ pageCells, starts }: Lines, cells: Float32Array, page: Float32Array[]): Float32Array {
  const input = new Float32Array(DOCUMENT_INPUT)
  if (page[0]) input.set(page[0], 0)
  for (const own of page) for (let k = 0; k < VECTOR; k++) input[VECTOR + k]! += own[k]! * scaleOf(pageCells.length)
  const first = Math.min(FIRST_CELLS, starts.length - 1)
  for (let cell = 0; cell < first; cell++)
    for (let k = 0; k < VECTOR; k++) input[2 * VECTOR + k]! += cells[cell * VECTOR + k]! * 0.3
  return input
}
