import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Word } from '../../types.ts'
import type { Raster } from '../pictures/raster.ts'
import type { LanguageData } from './language-data.ts'

/**
 * A gray picture of a page or of a part of it, how many of its pixels are one point of the page, and how many dots an inch it was scanned
 * at where that is known.
 */
export type Picture = Raster & { pixelsPerPoint: number; dpi: number | null }

/** How the text of a picture is looked for: as blocks of lines, anywhere, or as the one line it is. */
export type Segmentation = 'blocks' | 'anywhere' | 'line'

const MODES: Record<Segmentation, PSM> = { blocks: PSM.AUTO, anywhere: PSM.SPARSE_TEXT, line: PSM.SINGLE_LINE }
const LEAST_CONFIDENCE = 0.25
const LEAST_CONFIDENCE_OF_MARKS = 0.65

/** What a pass costs beside its pixels: each word as much as so many of them, and a look at a word alone too. */
const PIXELS_A_UNIT = 1_000_000
const WORD_WORK = 0.02
const PASS_WORK = 0.4

/**
 * The work done on one page, in units of about a million pixels looked at, and how much of it may be done before no further pass is begun. It is
 * counted from what was read and not from any clock: the same picture gives the same words however busy the machine is.
 */
export class Effort {
  done = 0
  wasCut = false
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** Whether a further pass may be begun; one that may not is remembered. */
  allowsMore(): boolean {
    if (this.done < this.most) return true
    this.wasCut = true
    return false
  }

  count({ width, height }: Raster, words: number): void {
    this.done += (width * height) / PIXELS_A_UNIT + words * WORD_WORK + PASS_WORK
  }
}

/** With which language text is recognised, and at the cost of whose effort. */
export type Reader = { language: LanguageData; effort: Effort }

let running: { folder: string; worker: Promise<Worker> } | null = null

/**
 * One pass of tesseract: words in no order with boxes in points from the top left of the picture. The language data is that of a folder on
 * this machine; nothing is fetched from anywhere. The recogniser stays warm for the next pass.
 */
export async function readWords(picture: Picture, how: Segmentation, { language, effort }: Reader): Promise<Word[]> {
  const worker = await warm(language)
  const user_defined_dpi = String(Math.round(picture.pixelsPerPoint * 72))
  await worker.setParameters({ tessedit_pageseg_mode: MODES[how], user_defined_dpi })
  const { data } = await worker.recognize(pgmOf(picture), {}, { text: false, blocks: true })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const words = lines.flatMap((line) => line.words)
  effort.count(picture, words.length)
  return words.map((word) => wordOf(word, picture.pixelsPerPoint)).filter(isTrusted)
}

function warm(language: LanguageData): Promise<Worker> {
  if (running?.folder !== language.folder) running = { folder: language.folder, worker: start(language) }
  return running.worker
}

function start({ folder, packed }: LanguageData): Promise<Worker> {
  return createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, gzip: packed, cacheMethod: 'none' })
}

/** The picture as a portable graymap: it needs no packing and unpacking. */
function pgmOf({ pixels, width, height }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}

type Recognised = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }

function wordOf({ text, confidence, bbox }: Recognised, pixelsPerPoint: number): Word {
  const box = [bbox.x0, bbox.y0, bbox.x1 - bbox.x0, bbox.y1 - bbox.y0].map((pixels) => round(pixels / pixelsPerPoint))
  return { text: plain(text), box: box as Word['box'], confidence: round(confidence / 100) }
}

/** Passes set quotes and dashes differently, and read the border of a cell as a bar, and that of a ticked box as brackets. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/^[|¦\s]+|[|¦\s]+$/g, '')
    .replace(/^\[[xX]\]$/, 'X')
}

/** Borders and stains read as stray marks of low confidence. */
function isTrusted({ text, confidence }: Word): boolean {
  const needed = /[\p{L}\p{N}]{2}/u.test(text) ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_OF_MARKS
  return text !== '' && confidence! >= needed
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
