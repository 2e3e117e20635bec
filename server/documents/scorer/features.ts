import type { Page } from '../types.ts'
import type { CandidateType } from './attributes.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import { type CellGraph, cellGraph } from './cell-graph.ts'

/** How many rows the table of word vectors has; words share rows by their hash. */
export const VOCABULARY = 1 << 14
/** Stretches of words that are looked at, each with its own weights: of a candidate's own line, and of the cells around its cell. */
export const OWN_SLOTS = 7
export const CELL_SLOTS = 12
export const NUMERICS = 32
/** Seen from a cell besides: running averages of the cells before it and after it, the page and the first page. */
export const AVERAGES = 5

/** A document as the network takes it: words as rows of the table of vectors, and places as ranges of words. */
export type Sketch = {
  candidates: Candidate[]
  graph: CellGraph
  /** Rows of the words of all cells; the words of cell c stand from `starts[c]` to `starts[c + 1]`. */
  tokens: Uint16Array
  starts: Uint32Array
  /** Of each candidate and slot of its own: first and last token (exclusive). */
  ranges: Uint32Array
  /** The cells that hold candidates, and of each candidate which of them is its own. */
  places: Uint32Array
  placeOf: Uint32Array
  /** Of each place and slot around it: first and last token (exclusive). */
  around: Uint32Array
  /** `NUMERICS` of each candidate. */
  numerics: Float32Array
  /** First and last cell (exclusive) of each page. */
  pageCells: [number, number][]
  /** Of each candidate the one before and after it, and the nearest above and below in its column, by their places; -1 where there is none. */
  links: Int32Array
  /** Of each candidate the place of the first of its row. */
  rows: Uint32Array
}

export const LINKS = 4

/** The cell graph of pages, its candidates, and what is seen around each. */
export function sketch(pages: Page[]): Sketch {
  const graph = cellGraph(pages)
  const candidates = candidatesOf(graph)
  const tokens: number[] = []
  const starts = new Uint32Array(graph.cells.length + 1)
  // Where the tokens of each word of each cell begin.
  const words: number[][] = []
  for (const [index, { line }] of graph.cells.entries()) {
    starts[index] = tokens.length
    words.push(addTokens(line.words, tokens))
  }
  starts[graph.cells.length] = tokens.length
  const ranges = new Uint32Array(candidates.length * OWN_SLOTS * 2)
  const places = [...new Set(candidates.map(({ cell }) => cell))]
  const placeAt = new Map(places.map((cell, at) => [cell, at]))
  const around = new Uint32Array(places.length * CELL_SLOTS * 2)
  for (const [at, cell] of places.entries()) setRanges(around, at * CELL_SLOTS, slotsAround(graph, cell, starts))
  const numerics = new Float32Array(candidates.length * NUMERICS)
  const counts = new Map<string, number>()
  for (const { value } of candidates) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = candidates.reduce((so, { type, value }) => (type === 'amount' ? Math.max(so, Number(value)) : so), 0)
  const tally = { counts, most, pages: new Map(pages.map((page) => [page.number, page])) }
  for (const [index, candidate] of candidates.entries()) {
    setRanges(ranges, index * OWN_SLOTS, ownSlots(candidate, words))
    addNumerics(candidate, graph, tally, numerics.subarray(index * NUMERICS))
  }
  return {
    candidates,
    graph,
    tokens: Uint16Array.from(tokens),
    starts,
    ranges,
    places: Uint32Array.from(places),
    placeOf: Uint32Array.from(candidates, ({ cell }) => placeAt.get(cell)!),
    around,
    numerics,
    pageCells: pageCells(graph),
    ...linksOf(candidates, graph),
  }
}

/** Steps up or down a column to the next candidate. */
const STEPS = 12

function linksOf(candidates: Candidate[], { cells }: CellGraph) {
  const links = new Int32Array(candidates.length * LINKS).fill(-1)
  const rows = new Uint32Array(candidates.length)
  const inCell = new Map<number, number>()
  const inRow = new Map<number, number>()
  for (const [index, { type, cell }] of candidates.entries()) {
    const key = cell * TYPES.length + TYPES.indexOf(type)
    if (!inCell.has(key)) inCell.set(key, index)
    let first = cell
    while (cells[first]!.left >= 0) first = cells[first]!.left
    if (!inRow.has(first)) inRow.set(first, index)
    rows[index] = inRow.get(first)!
  }
  const last = new Map<string, number>()
  for (const [index, { type, cell }] of candidates.entries()) {
    const before = last.get(type) ?? -1
    last.set(type, index)
    links[index * LINKS] = before
    if (before >= 0) links[before * LINKS + 1] = index
    for (const [link, way] of [
      [2, 'above'],
      [3, 'below'],
    ] as const) {
      let at = cells[cell]![way]
      for (let step = 0; at >= 0 && step < STEPS; step++) {
        const found = inCell.get(at * TYPES.length + TYPES.indexOf(type))
        if (found !== undefined) {
          links[index * LINKS + link] = found
          break
        }
        at = cells[at]![way]
      }
    }
  }
  return { links, rows }
}

const TYPES: CandidateType[] = ['amount', 'date', 'number', 'name', 'address', 'reach']

function pageCells({ pages, cells }: CellGraph): [number, number][] {
  let from = 0
  return pages.map(({ number }) => {
    const first = from
    while (from < cells.length && cells[from]!.page === number) from++
    return [first, from]
  })
}

const hash = (text: string) => {
  let mixed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % VOCABULARY
}

/** Adds the tokens of words: the word, its beginnings, and it after the one before. Figures count by their shape. Returns where each word's begin. */
function addTokens(words: readonly { text: string }[], tokens: number[]): number[] {
  const begins: number[] = []
  let before = ''
  for (const { text } of words) {
    begins.push(tokens.length)
    for (const part of text.toLowerCase().match(/\p{L}+|[\d.,]*\d|[%$#&/:]/gu) ?? []) {
      const isWord = /\p{L}/u.test(part)
      const own = isWord ? part : /\d/.test(part) ? shapeOf(part) : part
      tokens.push(hash(own))
      if (isWord && own.length > 3) tokens.push(hash(`<${own.slice(0, 3)}`))
      if (isWord && own.length > 5) tokens.push(hash(`<${own.slice(0, 5)}`))
      if (before) tokens.push(hash(`${before} ${own}`))
      before = own
    }
  }
  begins.push(tokens.length)
  return begins
}

/** 1,000,000 → 9,; a few digits stay as they are, since item and form numbers tell something. */
const shapeOf = (figure: string) => {
  const digits = figure.replace(/\D/g, '').length
  return digits <= 2 ? `#${figure}` : `#${digits}${figure.includes(',') ? ',' : ''}${figure.includes('.') ? '.' : ''}`
}

const NEAR = 3
const FAR = 10

type Range = [first: number, end: number]

function setRanges(ranges: Uint32Array, at: number, slots: Range[]) {
  for (const [slot, [first, end]] of slots.entries()) {
    ranges[(at + slot) * 2] = first
    ranges[(at + slot) * 2 + 1] = end
  }
}

/** The words right before and after a candidate, those farther off, and its own: all, the first and the last. */
function ownSlots({ cell, from, to }: Candidate, words: number[][]): Range[] {
  const own = words[cell]!
  const last = own.length - 1
  const between = (a: number, b: number): Range => [own[Math.max(0, a)]!, own[Math.min(last, b)]!]
  return [
    between(from - NEAR, from),
    between(from - FAR, from),
    between(to, to + NEAR),
    between(to, to + FAR),
    between(from, to),
    between(from, from + 1),
    between(to - 1, to),
  ]
}

function slotsAround({ cells }: CellGraph, index: number, starts: Uint32Array): Range[] {
  const cell = cells[index]!
  const whole = (at: number): Range => (at < 0 ? [0, 0] : [starts[at]!, starts[at + 1]!])
  return [
    cell.left,
    cells[cell.left]?.left ?? -1,
    cell.right,
    cell.rowHead,
    cell.above,
    cell.above2,
    cell.below,
    cell.columnHead,
    cell.previous,
    cell.blockHead,
    cell.heading,
    cell.higher >= 0 ? cell.higher : cell.title,
  ].map(whole)
}

/** Whether the words next to a candidate look like more of it: in capitals, or with digits. */
function edgesOf(words: readonly { text: string }[], { from, to }: Candidate): number[] {
  return [words[from - 1], words[to]].flatMap((word) => [
    word && /^[(“"]?\p{Lu}/u.test(word.text) ? 1 : 0,
    word && /^[A-Z0-9-]{1,6}$/.test(word.text) ? 1 : 0,
  ])
}

type Tally = { counts: Map<string, number>; most: number; pages: Map<number, Page> }

function addNumerics(candidate: Candidate, graph: CellGraph, { counts, most, pages }: Tally, into: Float32Array) {
  const { type, value, from, to, cell: index } = candidate
  const cell = graph.cells[index]!
  const page = pages.get(cell.page)!
  const [left, top, , high] = cell.line.box
  const text = cell.line.words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ')
  const amount = type === 'amount' ? Number(value) : 0
  const size = Math.log10(amount + 1) / 7
  const isRound = amount > 0 && amount % 1000 === 0
  const values = [
    type === 'amount' ? 1 : 0,
    type === 'date' ? 1 : 0,
    type === 'number' ? 1 : 0,
    type === 'name' ? 1 : 0,
    type === 'address' ? 1 : 0,
    type === 'reach' ? 1 : 0,
    size,
    size > 0.78 ? 1 : 0,
    isRound ? 1 : 0,
    amount >= 1_000_000 ? 1 : 0,
    text.includes('$') ? 1 : 0,
    text.includes('.') ? 1 : 0,
    left / page.width,
    top / page.height,
    high / 12,
    Math.min(1, cell.page / 8),
    cell.column / 6,
    cell.columns / 6,
    cell.isInTable ? 1 : 0,
    from === 0 && to === cell.line.words.length ? 1 : 0,
    Math.min(1, (counts.get(value)! - 1) / 6),
    type === 'number' ? value.length / 16 : 0,
    type === 'number' ? value.replace(/\D/g, '').length / 12 : 0,
    candidate.times ? 1 : 0,
    candidate.rest ? 1 : 0,
    amount > 0 && amount === most ? 1 : 0,
    Math.min(1, graph.pages.length / 10),
    Math.min(1, (to - from) / 8),
    ...edgesOf(cell.line.words, candidate),
  ]
  for (const [at, one] of values.entries()) into[at] = one
}
