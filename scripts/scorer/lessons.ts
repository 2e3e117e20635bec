import { readFileSync } from 'node:fs'
import { type Sketch, sketch as sketchOf } from '../../server/documents/scorer/features.ts'
import type { Page } from '../../server/documents/types.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'
import { paraphrased } from './paraphrase.ts'
import { targetsOf } from './targets.ts'

/** What is kept of a document to learn from. */
type Lines = Omit<Sketch, 'graph'>
type Targets = (string | undefined)[]
/** A document to learn from, as it is and with other names for its labels. */
export type Lesson = { name: string; sketches: Lines[]; targets: Targets }

/** A document is cut down to about so many candidates. */
const MOST = 240
const OTHER_NAMES = 3

/** Documents with their answers; with other names for their labels where they are to be learned from. */
export function loadLessons(bases: string[], seed?: number): Lesson[] {
  return bases.map((base, index) => {
    const pages = JSON.parse(readFileSync(`${base}.pages.json`, 'utf8')) as Page[]
    const { fields } = JSON.parse(readFileSync(`${base}.acord-25.gold.json`, 'utf8'))
    const chance = chanceFrom((seed ?? 0) * 7919 + index)
    const others = seed === undefined ? [] : Array.from({ length: OTHER_NAMES }, () => paraphrased(pages, chance))
    return { name: base, sketches: [pages, ...others].map(linesOf), targets: targetsOf(fields) }
  })
}

function linesOf(pages: Page[]): Lines {
  const { graph: _, ...lines } = sketchOf(pages)
  return lines
}

/** Two documents in one file. What both say differently is not judged. */
export function joined(one: { sketch: Lines; targets: Targets }, other: { sketch: Lines; targets: Targets }) {
  const [a, b] = [one.sketch, other.sketch]
  const cells = a.starts.length - 1
  const moved = b.candidates.map((candidate) => ({ ...candidate, cell: candidate.cell + cells }))
  const shift = (values: Uint32Array, by: number) => values.map((value) => value + by)
  const sketch: Lines = {
    candidates: [...a.candidates, ...moved],
    tokens: Uint16Array.from([...a.tokens, ...b.tokens]),
    starts: Uint32Array.from([...a.starts.subarray(0, cells), ...shift(b.starts, a.tokens.length)]),
    ranges: Uint32Array.from([...a.ranges, ...shift(b.ranges, a.tokens.length)]),
    places: Uint32Array.from([...a.places, ...shift(b.places, cells)]),
    placeOf: Uint32Array.from([...a.placeOf, ...shift(b.placeOf, a.places.length)]),
    around: Uint32Array.from([...a.around, ...shift(b.around, a.tokens.length)]),
    numerics: Float32Array.from([...a.numerics, ...b.numerics]),
    links: Int32Array.from([...a.links, ...b.links.map((at) => (at < 0 ? at : at + a.candidates.length))]),
    rows: Uint32Array.from([...a.rows, ...shift(b.rows, a.candidates.length)]),
    pageCells: [...a.pageCells, ...b.pageCells.map(([from, to]): [number, number] => [from + cells, to + cells])],
  }
  const targets = one.targets.map((target, at) => {
    const second = other.targets[at]
    if (target === undefined || second === undefined) return undefined
    if (target && second && target !== second) return undefined
    return target || second
  })
  return { sketch, targets }
}

/** All candidates of a document, or of a long one those with a value that is looked for, and others by chance. */
export function candidatesChosen({ candidates }: Lines, targets: Targets, chance: Chance): number[] {
  const all = candidates.map((_, index) => index)
  if (all.length <= MOST) return all
  const values = new Set(targets)
  const right = all.filter((index) => values.has(candidates[index]!.value))
  const share = MOST / all.length
  return all.filter((index) => (right.length < MOST && values.has(candidates[index]!.value)) || chance.maybe(share))
}
