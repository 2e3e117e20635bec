import { formatAmount } from '../../../shared/amounts.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { Address } from '../facts/addresses.ts'
import { around } from '../reading/lines.ts'
import type { Page, Passage, Word } from '../types.ts'
import { ATTRIBUTES, type AttributeType, SCORED_LINES } from './attributes.ts'
import type { Candidate } from './candidate.ts'
import { mayBe, valueAs } from './candidates.ts'
import type { CellGraph, GraphCell } from './cell-graph.ts'
import { type Sketch, sketch as sketchOf } from './features.ts'
import { forward, type Parameters, pageOf } from './network.ts'

/** A value that a document gives for an attribute, with how sure that is from 0 to 1; the value in the form of facts. */
export type SaidValue = { value: string; printed: string; source: Passage; certainty: number; address?: Address }

/** What a document says of an attribute: its values, the surest first, and how sure it is that it says nothing of it. */
export type Said = { key: string; nothing: number; values: SaidValue[] }

/** What the pages say of each attribute of which they may say anything. */
export function saidOn(pages: Page[], nets: readonly Parameters[]): Said[] {
  const sketch = sketchOf(pages)
  const choices = together(choicesOf(sketch, nets))
  return ATTRIBUTES.flatMap(({ key, type }, at) => {
    const { nothing, values } = choices[at]!
    const shown = values.map(({ certainty, place }) => ({
      certainty,
      ...placed(sketch.graph, sketch.candidates[place]!, type),
    }))
    return shown.length ? [{ key, nothing, values: shown }] : []
  })
}

/** A value with how sure it is over all places that give it, and the place that gives it best. */
type Choice = { value: string; certainty: number; place: number; best: number }
export type Choices = { nothing: number; values: Choice[] }

/** What is less sure is not told, and no more than so many values. */
const LEAST = 0.04
const MOST_VALUES = 4

/** The likeliest values of each attribute. */
export function choicesOf(sketch: Sketch, nets: readonly Parameters[]): Choices[] {
  const sums = ATTRIBUTES.map(() => ({ nothing: 0, values: new Map<string, Choice>() }))
  const pageAt = sketch.candidates.map(({ cell }) => pageOf(sketch, cell))
  let chosen = sketch.candidates.map((_, index) => index)
  for (const net of nets) {
    const likely = new Float32Array(sketch.pageCells.length)
    const { scores, none } = forward(net, sketch, chosen)
    for (const [attribute, { type }] of ATTRIBUTES.entries()) {
      const sum = sums[attribute]!
      const fitting = chosen.flatMap((index, row) =>
        mayBe(sketch.candidates[index]!, type) ? [[index, row] as const] : [],
      )
      const scoreOf = (row: number) => scores[row * ATTRIBUTES.length + attribute]!
      const most = fitting.reduce((so, [, row]) => Math.max(so, scoreOf(row)), none[attribute]!)
      const raised = fitting.map(([, row]) => Math.exp(scoreOf(row) - most))
      const silent = Math.exp(none[attribute]! - most)
      const all = raised.reduce((so, one) => so + one, silent)
      sum.nothing += silent / all / nets.length
      for (const [at, [index]] of fitting.entries()) {
        const candidate = sketch.candidates[index]!
        const page = pageAt[index]!
        likely[page] = Math.max(likely[page]!, raised[at]! / all)
        add(sum.values, valueAs(candidate, type), index, raised[at]! / all / nets.length)
      }
    }
    if (sketch.pageCells.length > SHORT) chosen = chosen.filter((index) => likely[pageAt[index]!]! >= UNLIKELY)
  }
  return sums.map(({ nothing, values }) => {
    const likely = [...values.values()].filter(({ certainty }) => certainty >= LEAST)
    return { nothing, values: likely.sort((a, b) => b.certainty - a.certainty).slice(0, MOST_VALUES) }
  })
}

/** Of a document with more pages, each network looks only at those on which the one before found anything likely at all. */
const SHORT = 12
const UNLIKELY = 0.002

function add(values: Map<string, Choice>, value: string, place: number, share: number) {
  const known = values.get(value)
  if (!known) values.set(value, { value, certainty: share, place, best: share })
  else {
    known.certainty += share
    if (share > known.best) Object.assign(known, { place, best: share })
  }
}

/** Without what cannot hold together: a term that ends before it begins, and an aggregate below what one occurrence may cost. */
function together(choices: Choices[]): Choices[] {
  const kept = [...choices]
  const at = (key: string) => ATTRIBUTES.findIndex((one) => one.key === key)
  for (const line of SCORED_LINES) {
    for (const [one, other, isBroken] of [
      ['effective', 'expiration', (a: string, b: string) => a >= b],
      ['occurrence', 'aggregate', (a: string, b: string) => Number(a) > Number(b)],
    ] as const) {
      const [first, second] = [at(`${line}.${one}`), at(`${line}.${other}`)]
      const [a, b] = [kept[first]?.values[0], kept[second]?.values[0]]
      if (!a || !b || !isBroken(a.value, b.value)) continue
      const less = a.certainty < b.certainty ? first : second
      kept[less] = { ...kept[less]!, values: [] }
    }
  }
  return kept
}

/** The words of a candidate with those that name it: before it on its line, else of the cell to its left, at the head of its column or over it. */
function placed({ cells }: CellGraph, candidate: Candidate, type: AttributeType): Omit<SaidValue, 'certainty'> {
  const { cell: index, from, to, rest, address } = candidate
  const cell = cells[index]!
  const own = cell.line.words.slice(from, to)
  const further = rest ? cells[rest.cell]!.line.words.slice(rest.from, rest.to) : []
  const before = cell.line.words.slice(Math.max(0, from - NAMING), from)
  const label = before.length || type === 'mark' ? undefined : labelOf(cells, cell)
  const parts: Word[][] = [
    ...(label ? [label.line.words] : []),
    [...before, ...own],
    ...(further.length ? [further] : []),
  ]
  const source: Passage = {
    page: cell.page,
    quote: parts.map(textOf).join(' … '),
    boxes: parts.map((words) => around(words.map(({ box }) => box))),
  }
  const printed = textOf([...own, ...further])
  return { value: shown(type, candidate, printed), printed, source, ...(address && { address }) }
}
const NAMING = 8

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const labelOf = (cells: readonly GraphCell[], { left, columnHead, above }: GraphCell) =>
  [left, columnHead, above].map((at) => cells[at]).find((one) => one && /\p{L}/u.test(one.line.text))

function shown(type: AttributeType, { value, exact }: Candidate, printed: string): string {
  if (exact) return exact
  if (type === 'mark') return 'true'
  if (type === 'amount') return formatAmount(Number(value))
  if (type === 'date') return formatDate(value)
  const bare = printed.replace(type === 'number' ? /^.*:|^[#(]+|[).,;:]+$/g : /^["(“]+|[,;:")”]+$/g, '').trim()
  return bare
}
