import sharp from 'sharp'
import { createWorker, OEM, type Page as Recognised, type Worker } from 'tesseract.js'
import type { Line, Word } from '../../types.ts'
import { lineOf } from '../lines.ts'
import { turnBox } from '../pdf/page-text.ts'
import type { LanguageData } from './language-data.ts'

/** A picture of a page, and how many points of the page one of its pixels is. */
export type Picture = { png: Uint8Array; pointsPerPixel: number }

const COLUMN_GAP = 1.6
/** Sensible words a page needs before the other ways up are left untried. */
const ENOUGH_SENSE = 8
const LEAST_CONFIDENCE = 25
const LEAST_CONFIDENCE_OF_MARKS = 65

let running: { folder: string; worker: Promise<Worker> } | null = null

/**
 * Recognises the text of a picture with the language data of a folder on this machine; nothing is fetched from anywhere.
 * A page that makes little sense is tried sideways and upside down. The recogniser stays warm for the next page.
 */
export async function recognise(picture: Picture, language: LanguageData): Promise<Line[]> {
  let best = await recogniseUpright(picture, language)
  for (const turn of [1, 3, 2] as const) {
    if (senseOf(best) >= ENOUGH_SENSE) return best
    const turned = await recogniseTurned(picture, turn, language)
    if (senseOf(turned) > senseOf(best)) best = turned
  }
  return best
}

async function recogniseUpright({ png, pointsPerPixel }: Picture, language: LanguageData): Promise<Line[]> {
  const worker = await warm(language)
  const { data } = await worker.recognize(Buffer.from(png), {}, { text: false, blocks: true })
  return linesOf(data, pointsPerPixel)
}

async function recogniseTurned(picture: Picture, turn: 1 | 2 | 3, language: LanguageData): Promise<Line[]> {
  const { data: png, info } = await sharp(picture.png)
    .rotate(turn * 90)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const lines = await recogniseUpright({ ...picture, png }, language)
  const [width, height] = [info.width * picture.pointsPerPixel, info.height * picture.pointsPerPixel]
  const back = (words: Word[]) => words.map((word) => ({ ...word, box: turnBox(word.box, turn, width, height) }))
  return lines.map((line) => lineOf(back(line.words)))
}

/** How many words look like words: three letters or digits at least, and recognised with confidence. */
function senseOf(lines: Line[]): number {
  const words = lines.flatMap((line) => line.words)
  return words.filter(({ text, confidence }) => /[\p{L}\p{N}]{3}/u.test(text) && confidence! > 0.75).length
}

function warm(language: LanguageData): Promise<Worker> {
  if (running?.folder !== language.folder) running = { folder: language.folder, worker: start(language) }
  return running.worker
}

async function start({ folder, packed }: LanguageData): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, gzip: packed, cacheMethod: 'none' })
  await worker.setParameters({ user_defined_dpi: '200' })
  return worker
}

function linesOf(data: Recognised, scale: number): Line[] {
  const found = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const lines = found.flatMap((line) => splitAtColumns(line.words.filter(isTrusted).map((word) => wordOf(word, scale))))
  return inReadingOrder(lines)
}

type RecognisedWord = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }

/** Rules, borders and stains read as stray marks of low confidence. */
function isTrusted({ text, confidence }: RecognisedWord): boolean {
  const needed = /[\p{L}\p{N}]{2}/u.test(text) ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_OF_MARKS
  return text.trim() !== '' && confidence >= needed
}

function wordOf({ text, confidence, bbox }: RecognisedWord, scale: number): Word {
  const box = [bbox.x0, bbox.y0, bbox.x1 - bbox.x0, bbox.y1 - bbox.y0].map((pixels) => round(pixels * scale))
  return { text: text.trim(), box: box as Word['box'], confidence: round(confidence / 100) }
}

function splitAtColumns(words: Word[]): Line[] {
  if (words.length === 0) return []
  const heights = words.map((word) => word.box[3]).sort((a, b) => a - b)
  const em = heights[heights.length >> 1]! * 1.2
  const groups: Word[][] = []
  let end = -Infinity
  for (const word of words) {
    if (word.box[0] - end > em * COLUMN_GAP) groups.push([word])
    else groups.at(-1)!.push(word)
    end = word.box[0] + word.box[2]
  }
  return groups.map(lineOf)
}

/** Top to bottom, and left to right where lines share a row. */
function inReadingOrder(lines: Line[]): Line[] {
  const rows: { middle: number; lines: Line[] }[] = []
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row && middleOf(line) - row.middle < line.box[3] * 0.5) row.lines.push(line)
    else rows.push({ middle: middleOf(line), lines: [line] })
  }
  return rows.flatMap((row) => row.lines.sort((a, b) => a.box[0] - b.box[0]))
}

function middleOf(line: Line): number {
  return line.box[1] + line.box[3] / 2
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
