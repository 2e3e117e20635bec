import type { Ruling } from '../../types.ts'
import type { Ink } from './ink.ts'
import type { Raster } from './raster.ts'

/** Lengths in points, as everywhere on a page. */
const LEAST_LENGTH = 28
const MOST_THICKNESS = 4.5
const LARGEST_BREAK = 0.8
/** How much of a run is ink: a row through letters is half document. */
const LEAST_DENSITY = 0.88
/** How much of a line is as thick as most of it is, give or take a pixel each side: the strokes of letters are of all lengths. */
const LEAST_EVENNESS = 0.7
/** Pieces of one line stand so close behind each other, and so level. */
const NEXT_PIECE = 6
const LEVEL = 1.2

/** A stretch of one row that is ink from end to end, but for small breaks. */
type Run = { row: number; from: number; to: number }
/** Runs one below the other. */
type Bar = { from: number; to: number; runs: Run[] }
/** A bar that is a line; `thickness` in pixels. */
type Stripe = Bar & { thickness: number }

/** The lines drawn on a page, in points, and the pixels of the picture that draw them. */
type FoundRulings = { rulings: Ruling[]; erase: (raster: Raster) => Raster }

/**
 * Finds the long thin straight lines of a level picture of a page. `erase` gives a picture of the same size without them;
 * letters that touch a line keep their strokes.
 */
export function findRulings(ink: Ink, pixelsPerPoint: number): FoundRulings {
  const level = stripesOf(ink, pixelsPerPoint)
  const turned = transposed(ink)
  const upright = stripesOf(turned, pixelsPerPoint)
  const rulings = [...joined(level, pixelsPerPoint, 'horizontal'), ...joined(upright, pixelsPerPoint, 'vertical')]
  const erase = (raster: Raster) => {
    const pixels = Uint8Array.from(raster.pixels)
    for (const stripe of level) wipe(pixels, ink, stripe, (x, y) => y * raster.width + x)
    for (const stripe of upright) wipe(pixels, turned, stripe, (x, y) => x * raster.width + y)
    return { ...raster, pixels }
  }
  return { rulings, erase }
}

function stripesOf(ink: Ink, pixelsPerPoint: number): Stripe[] {
  const most = Math.ceil(MOST_THICKNESS * pixelsPerPoint)
  return barsOf(ink, pixelsPerPoint).flatMap((bar) => {
    const thickness = thicknessOf(ink, bar, most)
    return thickness ? [{ ...bar, thickness }] : []
  })
}

function barsOf(ink: Ink, pixelsPerPoint: number): Bar[] {
  const bars: Bar[] = []
  let open: Bar[] = []
  for (let row = 0; row < ink.height; row++) {
    const next = new Set<Bar>()
    for (const run of runsOf(ink, row, pixelsPerPoint)) {
      const touched = open.find(({ runs }) => touches(runs.at(-1)!, run))
      const bar = touched ?? { from: run.from, to: run.to, runs: [] }
      if (!touched) bars.push(bar)
      bar.from = Math.min(bar.from, run.from)
      bar.to = Math.max(bar.to, run.to)
      bar.runs.push(run)
      next.add(bar)
    }
    open = [...next]
  }
  return bars
}

/** How thick the bar mostly is; null for one that is too thick or too uneven to be a line. */
function thicknessOf(ink: Ink, bar: Bar, most: number): number | null {
  const counts = new Int32Array(most + 2)
  let all = 0
  for (const { row, from, to } of bar.runs) {
    for (let x = from; x < to; x++) {
      const [top, bottom] = stroke(ink, x, row, most)
      if (bottom === top) continue
      const thickness = Math.min(bottom - top, most + 1)
      counts[thickness] = counts[thickness]! + 1
      all++
    }
  }
  const usual = counts.indexOf(Math.max(...counts))
  if (usual > most) return null
  const even = counts.slice(Math.max(1, usual - 2), usual + 3).reduce((sum, count) => sum + count, 0)
  return even >= all * LEAST_EVENNESS ? usual : null
}

function touches(above: Run, below: Run): boolean {
  return above.from <= below.to + 1 && below.from <= above.to + 1
}

function runsOf({ dark, width }: Ink, row: number, pixelsPerPoint: number): Run[] {
  const least = LEAST_LENGTH * pixelsPerPoint
  const gap = Math.max(1, Math.round(LARGEST_BREAK * pixelsPerPoint))
  const runs: Run[] = []
  let [from, last, inked] = [-1, -1, 0]
  const close = () => {
    const length = last - from + 1
    if (from >= 0 && length >= least && inked >= length * LEAST_DENSITY) runs.push({ row, from, to: last + 1 })
    from = -1
  }
  for (let x = 0, at = row * width; x < width; x++, at++) {
    if (!dark[at]) continue
    if (from < 0 || x - last > gap + 1) {
      close()
      ;[from, inked] = [x, 0]
    }
    last = x
    inked++
  }
  close()
  return runs
}

/** Rulings of these bars: pieces of one line that stand in a row are one. */
function joined(bars: Bar[], pixelsPerPoint: number, axis: Ruling['axis']): Ruling[] {
  const pieces = bars.map((bar): Ruling => {
    const inked = bar.runs.reduce((sum, { from, to }) => sum + to - from, 0)
    const at = bar.runs.reduce((sum, { row, from, to }) => sum + (row + 0.5) * (to - from), 0) / inked
    return { axis, at: at / pixelsPerPoint, from: bar.from / pixelsPerPoint, to: bar.to / pixelsPerPoint }
  })
  const rulings: Ruling[] = []
  for (const piece of pieces.sort((a, b) => a.from - b.from)) {
    const before = rulings.find(({ at, to }) => Math.abs(at - piece.at) < LEVEL && piece.from - to < NEXT_PIECE)
    if (before) before.to = Math.max(before.to, piece.to)
    else rulings.push(piece)
  }
  return rulings.sort((a, b) => a.at - b.at).map(rounded)
}

function rounded({ axis, at, from, to }: Ruling): Ruling {
  const [a, f, t] = [at, from, to].map((value) => Math.round(value * 100) / 100)
  return { axis, at: a!, from: f!, to: t! }
}

/** Whitens a line, but for places where the ink goes on across it: there a letter stands on the line. */
function wipe(
  pixels: Uint8Array,
  ink: Ink,
  { runs, thickness }: Stripe,
  place: (x: number, row: number) => number,
): void {
  for (const { row, from, to } of runs) {
    for (let x = from; x < to; x++) {
      const [top, bottom] = stroke(ink, x, row, thickness + 3)
      if (bottom - top > thickness + 2) continue
      for (let y = Math.max(0, top - 1); y <= Math.min(ink.height - 1, bottom); y++) pixels[place(x, y)] = 255
    }
  }
}

/** First row of the ink that crosses this pixel, and the row after its last; followed no further than `most` each way. */
function stroke({ dark, width, height }: Ink, x: number, row: number, most: number): [number, number] {
  let [top, bottom] = [row, row]
  while (top > 0 && row - top <= most && dark[(top - 1) * width + x]) top--
  while (bottom < height && bottom - row <= most && dark[bottom * width + x]) bottom++
  return [top, bottom]
}

function transposed({ dark, width, height }: Ink): Ink {
  const turned = new Uint8Array(dark.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) turned[x * height + y] = dark[y * width + x]!
  return { dark: turned, width: height, height: width }
}
