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

let running: { folder: string; worker: Promise<Worker> } | null = null

/**
 * One pass of tesseract: words in no order with boxes in points from the top left of the picture. The language data is that of a folder on
 * this machine; nothing is fetched from anywhere. The recogniser stays warm for the next pass.
 */
export async function readWords(picture: Picture, how: Segmentation, language: LanguageData): Promise<Word[]> {
  const worker = await warm(language)
  const user_defined_dpi = String(Math.round(picture.pixelsPerPoint * 72))
  await worker.setParameters({ tessedit_pageseg_mode: MODES[how], user_defined_dpi })
  const { data } = await worker.recognize(pgmOf(picture), {}, { text: false, blocks: true })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.flatMap((line) => line.words.map((word) => wordOf(word, picture.pixelsPerPoint))).filter(isTrusted)
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
