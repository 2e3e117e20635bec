import type { Ruling, Word } from '../../types.ts'
import { type Ink, inkOf } from '../pictures/ink.ts'
import { type Raster, rotateRaster, scaleRaster, turnRaster } from '../pictures/raster.ts'
import { findRulings } from '../pictures/rulings.ts'
import { skewOf } from '../pictures/skew.ts'
import { withoutSpecks } from '../pictures/specks.ts'
import { type Picture, type Reader, readWords } from './engine.ts'
import { mergePasses } from './merge.ts'
import { readAgain } from './second-look.ts'
import { trusted } from './trust.ts'

/**
 * What is read on a picture once it is straightened: turned clockwise by so many degrees about its middle, to quarters and a few degrees more.
 * Boxes and rulings are in points of the straightened picture.
 */
export type Recognised = {
  words: Word[]
  rulings: Ruling[]
  straightened: number
  width: number
  height: number
}

type Quarters = 0 | 1 | 2 | 3
type Straight = { picture: Picture; ink: Ink; degrees: number }

/** Points each way that a pixel is compared with to tell ink from document, and dots an inch that do for finding the skew and for telling the way up. */
const SURROUNDINGS = 9
const COARSE_DPI = 100
const ROUGH_DPI = 150
const LEAST_SKEW = 0.06
/** Sensible words a page needs before the other ways up are left untried, and their share of all its words: upside down, some make sense too. */
const ENOUGH_SENSE = 8
const MOSTLY_SENSE = 0.3
/** One pass is not enough for a page with a grid, with so many words that are not sure, or with so much ink in no word's box. */
const GRID = 3
const SURE = 0.8
const MOST_UNSURE = 0.02
const MOST_UNREAD = 0.015
/** Where more than this is still unsure after two passes, the whole page is read at a further scale instead of word by word. */
const MOST_DISPUTED = 0.12
const SMALL_DPI = 200
const WHITE = 255

/**
 * Recognises the text of a picture by a committee of passes: blocks of lines first; where that does not settle it, text anywhere with the
 * rulings taken off; then a closer look at the words on which the two differ. A page that makes little sense is tried upside down and sideways.
 * No further pass is begun once the reader's effort is spent, so that a page of too much work is read once rather than not at all.
 */
export async function recognise(picture: Picture, reader: Reader): Promise<Recognised> {
  const asIs = await straighten(picture, 0)
  const first = await readWords(asIs.picture, 'blocks', reader)
  if (makesSense(first)) return settle(asIs, first, reader)
  if (!reader.effort.allowsMore()) return settle(asIs, first, reader)
  const quarters = await wayUp(picture, reader)
  if (quarters === 0) return settle(asIs, first, reader)
  const turned = await straighten(picture, quarters)
  return settle(turned, await readWords(turned.picture, 'blocks', reader), reader)
}

async function settle({ picture, ink, degrees }: Straight, first: Word[], reader: Reader): Promise<Recognised> {
  const { width, height, pixelsPerPoint, dpi } = picture
  const { rulings, erase } = findRulings(ink, pixelsPerPoint)
  const bare = { ...picture, ...erase(picture) }
  const size = { straightened: degrees, rulings, width: width / pixelsPerPoint, height: height / pixelsPerPoint }
  if (isSettled(first, rulings, bare, ink)) return { ...size, words: trusted(first, 0, dpi) }
  if (!reader.effort.allowsMore()) return { ...size, words: trusted(first, unsureShare(first), dpi) }
  const passes = [first, await readWords(bare, 'anywhere', reader)]
  const merged = mergePasses(passes)
  const doubt = unsureShare(merged)
  if (doubt <= MOST_DISPUTED || !reader.effort.allowsMore()) {
    const words = await readAgain(bare, merged, reader)
    return { ...size, words: trusted(words, doubt, dpi) }
  }
  passes.push(await readWords(await atScale(picture, SMALL_DPI / 72), 'blocks', reader))
  return { ...size, words: trusted(mergePasses(passes), doubt, dpi) }
}

function unsureShare(words: Word[]): number {
  return words.filter(({ confidence, others }) => others || confidence! < SURE).length / Math.max(1, words.length)
}

async function atScale(picture: Picture, pixelsPerPoint: number): Promise<Picture> {
  const scaled = await scaleRaster(picture, pixelsPerPoint / picture.pixelsPerPoint)
  return { ...picture, ...scaled, pixelsPerPoint }
}

function isSettled(words: Word[], rulings: Ruling[], bare: Picture, ink: Ink): boolean {
  const upright = rulings.filter(({ axis }) => axis === 'vertical').length
  if (upright >= GRID || unsureShare(words) > MOST_UNSURE) return false
  return unreadShare(words, bare, ink) < MOST_UNREAD
}

/** How much of the ink that is left without rulings stands in no word's box. */
function unreadShare(words: Word[], { pixels, width, height, pixelsPerPoint }: Picture, { dark }: Ink): number {
  const left = dark.map((one, at) => (pixels[at] === WHITE ? 0 : one))
  const all = left.reduce((sum, one) => sum + one, 0)
  for (const { box } of words) {
    const [x, y, w, h] = box.map((side) => Math.round(side * pixelsPerPoint))
    for (let row = Math.max(0, y! - 2); row < Math.min(height, y! + h! + 2); row++) {
      left.fill(0, row * width + Math.max(0, x! - 2), row * width + Math.min(width, x! + w! + 2))
    }
  }
  return left.reduce((sum, one) => sum + one, 0) / Math.max(1, all)
}

/** By how many quarters a page must be turned clockwise to make most sense, by a rough look at each. */
async function wayUp(picture: Picture, reader: Reader): Promise<Quarters> {
  const rough = await atScale(picture, ROUGH_DPI / 72)
  let best: { quarters: Quarters; sense: number } = { quarters: 0, sense: -1 }
  for (const quarters of [0, 2, 1, 3] as const) {
    const words = await readWords({ ...rough, ...turned(rough, quarters) }, 'blocks', reader)
    if (makesSense(words)) return quarters
    const sense = senseOf(words)
    if (sense > best.sense) best = { quarters, sense }
  }
  return best.quarters
}

function makesSense(words: Word[]): boolean {
  return senseOf(words) >= Math.max(ENOUGH_SENSE, words.length * MOSTLY_SENSE)
}

/** How many words look like words: level, three letters or digits at least, and recognised with confidence. */
function senseOf(words: Word[]): number {
  const sensible = ({ text, box, confidence }: Word) =>
    box[2] > box[3] && confidence! > 0.75 && /[\p{L}\p{N}]{3}/u.test(text)
  return words.filter(sensible).length
}

async function straighten(picture: Picture, quarters: Quarters): Promise<Straight> {
  const { pixelsPerPoint } = picture
  const upright = turned(picture, quarters)
  const reach = Math.round(SURROUNDINGS * pixelsPerPoint)
  const clean = await withoutSpecks(upright, inkOf(upright, reach))
  const coarse = await scaleRaster(clean, COARSE_DPI / 72 / pixelsPerPoint)
  const skew = skewOf(inkOf(coarse, Math.round((SURROUNDINGS * COARSE_DPI) / 72)))
  const level = Math.abs(skew) < LEAST_SKEW ? clean : rotateRaster(clean, skew)
  const degrees = quarters * 90 + (level === clean ? 0 : skew)
  return { picture: { ...picture, ...level }, ink: inkOf(level, reach), degrees }
}

function turned(raster: Raster, quarters: Quarters): Raster {
  return quarters === 0 ? raster : turnRaster(raster, quarters)
}
