import type { Box } from '../../types.ts'
import { around, holdsMiddle } from '../lines.ts'
import type { Doubt } from './doubts.ts'
import type { PdfEngine } from './engine.ts'
import type { GlyphRun } from './glyphs.ts'

/** Type smaller than this, in points, is a speck to the eye; on a page smaller than document, in proportion. */
const SPECK = 2
const SPECK_OF_SIDE = 1 / 300
/** Pixels a point. */
const SCALE = 2
const LEAST_SCALE = 1
const MOST_PIXELS = 6_000_000
const BGRA = 4
const WHITE = 0xffffffff
/** A word that changes no pixel under it by more than this (of 255) is seen by nobody. */
const SEEN = 7
/** Light and dark in one place differ by this where something is written. */
const WRITTEN = 64

/** A loaded page with its size as it is read, the boxes of its pictures, and which of its text objects may be seen by nobody. */
export type Shown = {
  engine: PdfEngine
  page: number
  size: [width: number, height: number]
  /** By how many quarters it was turned counter-clockwise to be read. */
  turned: 0 | 1 | 2 | 3
  pictures: Box[]
  doubts: Map<number, Doubt>
}

/**
 * The runs of a page that a person can see. Those in doubt are drawn and left out of the drawing: what makes no difference is not
 * seen. Text over a picture counts as seen, for so a scan carries its recognised words; so do unpainted words over drawn letters.
 */
export function seenRuns(runs: GlyphRun[], shown: Shown): GlyphRun[] {
  const { pictures } = shown
  const speck = Math.min(SPECK, Math.min(...shown.size) * SPECK_OF_SIDE)
  const gone = new Set<GlyphRun>()
  const doubtful: GlyphRun[] = []
  for (const run of runs) {
    const small = run.em < speck && Math.min(run.box[2], run.box[3]) < speck * 2
    if ((!small && run.object === undefined) || pictures.some((picture) => holdsMiddle(picture, run.box))) continue
    if (small) gone.add(run)
    else doubtful.push(run)
  }
  if (doubtful.length > 0) for (const run of unseen(doubtful, runs, shown)) gone.add(run)
  return gone.size > 0 ? runs.filter((run) => !gone.has(run)) : runs
}

function unseen(doubtful: GlyphRun[], runs: GlyphRun[], shown: Shown): GlyphRun[] {
  const { call } = shown.engine
  const area = around(doubtful.map((run) => run.box))
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (area[2] * area[3])))
  if (!(scale >= LEAST_SCALE)) return []
  const objects = [...new Set(doubtful.map((run) => run.object!))]
  const full = draw(shown, area, scale)
  for (const object of objects) call.FPDFPageObj_SetIsActive!(object, 0)
  const bare = draw(shown, area, scale)
  for (const object of objects) call.FPDFPageObj_SetIsActive!(object, 1)
  const hidden = doubtful.filter((run) => change(full, bare, run.box) <= SEEN)
  const unsure = new Set(hidden)
  const clear = runs.filter((run) => !unsure.has(run))
  const isText = ({ object, box }: GlyphRun) =>
    shown.doubts.get(object!) === 'unpainted' &&
    contrast(bare, box) >= WRITTEN &&
    !clear.some((other) => holdsMiddle(other.box, box) || holdsMiddle(box, other.box))
  return hidden.filter((run) => !isText(run))
}

type Drawing = { pixels: Buffer; width: number; height: number; left: number; top: number; scale: number }

/** Draws this part of the page. */
function draw({ engine, page, size, turned }: Shown, [left, top, wide, high]: Box, scale: number): Drawing {
  const { call, bytes } = engine
  const width = Math.max(1, Math.ceil(wide * scale))
  const height = Math.max(1, Math.ceil(high * scale))
  const bitmap = call.FPDFBitmap_CreateEx!(width, height, BGRA, 0, 0)
  try {
    const [x, y, w, h] = [-left, -top, size[0], size[1]].map((points) => Math.round(points * scale))
    call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap!(bitmap, page, x!, y!, w!, h!, (4 - turned) % 4, 0)
    const start = call.FPDFBitmap_GetBuffer!(bitmap)
    const pixels = Buffer.from(bytes().subarray(start, start + width * height * BGRA))
    return { pixels, width, height, left, top, scale }
  } finally {
    call.FPDFBitmap_Destroy!(bitmap)
  }
}

/** By how much the two drawings differ most inside a box. */
function change(full: Drawing, bare: Drawing, box: Box): number {
  let most = 0
  for (const at of bytesIn(full, box)) most = Math.max(most, Math.abs(full.pixels[at]! - bare.pixels[at]!))
  return most
}

/** By how much light and dark differ in the middle of a box, away from rulings over and under it. */
function contrast(drawing: Drawing, [x, y, width, height]: Box): number {
  let [least, most] = [255, 0]
  for (const at of bytesIn(drawing, [x, y + height / 4, width, height / 2])) {
    least = Math.min(least, drawing.pixels[at]!)
    most = Math.max(most, drawing.pixels[at]!)
  }
  return most - least
}

/** The places of the colours (not of the opacity) of all pixels in a box. */
function* bytesIn({ width, height, left, top, scale }: Drawing, [x, y, wide, high]: Box): Generator<number> {
  const [fromX, toX] = [Math.floor((x - left) * scale), Math.ceil((x + wide - left) * scale)]
  const [fromY, toY] = [Math.floor((y - top) * scale), Math.ceil((y + high - top) * scale)]
  for (let row = Math.max(0, fromY); row < Math.min(height, toY); row++) {
    for (let column = Math.max(0, fromX); column < Math.min(width, toX); column++) {
      const at = (row * width + column) * BGRA
      yield at
      yield at + 1
      yield at + 2
    }
  }
}
