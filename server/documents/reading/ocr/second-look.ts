import type { Box, Word } from '../../types.ts'
import { type Raster, scaleRaster } from '../pictures/raster.ts'
import { type Picture, type Reader, readWords } from './engine.ts'

/** At most so many words of a page are looked at again: each takes as long as a tenth of a line or two. */
const MOST_LOOKS = 60
/** Words that are read alone are read best somewhat smaller, with white around them. */
const DPI = 200
const MARGIN = 1
const WHITE_AROUND = 6
const WHITE = 255
const MOST_OTHERS = 3
/** A value less sure than this is looked at again even where no pass read otherwise. */
const SURE = 0.8

/** Reads the words on which passes differ, and values that are not sure, once more: alone and at another scale. That counts as a further pass. */
export async function readAgain(picture: Picture, words: Word[], reader: Reader): Promise<Word[]> {
  const looks = new Map<Word, Word>()
  for (const word of words.filter(isUnsure).slice(0, MOST_LOOKS)) {
    if (!reader.effort.allowsMore()) break
    looks.set(word, await lookAt(picture, word.box, reader))
  }
  return words.map((word) => (looks.has(word) ? weighed(word, looks.get(word)!) : word))
}

function isUnsure({ text, others, confidence }: Word): boolean {
  return others !== undefined || (confidence! < SURE && /\d/.test(text))
}

async function lookAt(picture: Picture, box: Box, reader: Reader): Promise<Word> {
  const pixelsPerPoint = DPI / 72
  const cut = await scaleRaster(cutOut(picture, box), pixelsPerPoint / picture.pixelsPerPoint)
  const words = await readWords({ ...picture, ...cut, pixelsPerPoint }, 'line', reader)
  const confidence = Math.min(...words.map((word) => word.confidence!), 1)
  return { text: words.map(({ text }) => text).join(''), box, confidence: words.length ? confidence : 0 }
}

/** A word of the picture on white. */
function cutOut({ pixels, width, height, pixelsPerPoint }: Picture, box: Box): Raster {
  const [margin, white] = [MARGIN, WHITE_AROUND].map((points) => Math.round(points * pixelsPerPoint))
  const [x, y, w, h] = box.map((side) => Math.round(side * pixelsPerPoint))
  const [left, top] = [Math.max(0, x! - margin!), Math.max(0, y! - margin!)]
  const [right, bottom] = [Math.min(width, x! + w! + margin!), Math.min(height, y! + h! + margin!)]
  const wide = right - left + 2 * white!
  const cut = new Uint8Array(wide * (bottom - top + 2 * white!)).fill(WHITE)
  for (let row = top; row < bottom; row++) {
    cut.set(pixels.subarray(row * width + left, row * width + right), (row - top + white!) * wide + white!)
  }
  return { pixels: cut, width: wide, height: cut.length / wide }
}

/** The word with the look at it counted: a look that bears out another reading puts that one first. */
function weighed(word: Word, look: Word): Word {
  if (look.text === '' || look.text === word.text) return word
  const others = word.others ?? []
  const first = others.includes(look.text) ? look.text : word.text
  const rest = [word.text, look.text, ...others].filter((text) => text !== first)
  return { ...word, text: first, others: [...new Set(rest)].slice(0, MOST_OTHERS) }
}
