import sharp from 'sharp'
import { drawPdfPage } from '../../../server/documents/reading/pdf/draw.ts'
import { startPdfEngine } from '../../../server/documents/reading/pdf/engine.ts'
import { openPdf } from '../../../server/documents/reading/pdf/open.ts'
import { svgOfTexts } from '../../../server/documents/render/outlines.ts'
import { makePdf, type PdfPageSpec, type TextAt } from './pdf.ts'

const DPI = 150

/** A picture of a letter page with this text on it. */
export async function makePagePicture(
  texts: TextAt[],
  format: 'png' | 'jpeg' | 'tiff' | 'webp' = 'png',
): Promise<Buffer> {
  const drawn = svgOfTexts(texts.map(({ x, y, text, size = 14 }) => ({ text, x, baseline: y + size * 0.8, size })))
  const [width, height] = [(612 * DPI) / 72, (792 * DPI) / 72]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 612 792"><rect width="612" height="792" fill="#fff"/>${drawn}</svg>`
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .withMetadata({ density: DPI })
    .toFormat(format)
    .toBuffer()
}

/** A scanned PDF: every page is only a picture of its text. */
export async function makeScan(pages: TextAt[][], rotate?: PdfPageSpec['rotate']): Promise<Buffer> {
  const pictures = await Promise.all(pages.map((texts) => makePagePicture(texts)))
  return makePdf(pictures.map((picture) => ({ picture, ...(rotate ? { rotate } : {}) })))
}

/** What a scanner, a fax or a phone does to a page. */
export type ScanCondition = {
  dpi: number
  /** Degrees clockwise. */
  lean?: number
  /** Radius in pixels. */
  blur?: number
  /** Black below this gray, white above, as a fax has it. */
  threshold?: number
  /** The share of pixels that turn black or white. */
  specks?: number
  /** Quality of 1 to 100. */
  jpeg?: number
}

const MEMORY = 512 * 1024 * 1024
/** Pictures between two steps are packed loosely. */
const QUICKLY = { compressionLevel: 1 }

/** A page of a PDF, counted from 0, printed and scanned again: a PDF whose only page is a picture of the same size. */
export async function scanOf(pdf: Uint8Array, index: number, condition: ScanCondition): Promise<Buffer> {
  const engine = await startPdfEngine(MEMORY)
  const document = openPdf(engine, pdf)
  const print = await drawPdfPage(engine, document, index, { scale: condition.dpi / 72 })
  document.close()
  const { width, height } = await sharp(print).metadata()
  const picture = await marred(await leaning(print, width, height, condition), condition)
  return makePdf([{ size: [(width * 72) / condition.dpi, (height * 72) / condition.dpi], picture }])
}

async function leaning(png: Buffer, width: number, height: number, { lean = 0, blur }: ScanCondition): Promise<Buffer> {
  const turned = sharp(png).grayscale().rotate(lean, { background: '#fff' })
  const { data, info } = await turned.png(QUICKLY).toBuffer({ resolveWithObject: true })
  const [left, top] = [(info.width - width) >> 1, (info.height - height) >> 1]
  const cut = sharp(data).extract({ left, top, width, height }).grayscale()
  return (blur ? cut.blur(blur) : cut).png(QUICKLY).toBuffer()
}

async function marred(png: Buffer, { threshold, specks = 0, jpeg }: ScanCondition): Promise<Buffer> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true })
  if (threshold) for (let at = 0; at < data.length; at++) data[at] = data[at]! < threshold ? 0 : 255
  const next = dice(data.length)
  for (let left = data.length * specks; left > 0; left--)
    data[Math.floor(next() * data.length)] = next() < 0.5 ? 0 : 255
  const raw = { width: info.width, height: info.height, channels: 1 as const }
  const done = sharp(data, { raw })
  return jpeg
    ? sharp(await done.jpeg({ quality: jpeg }).toBuffer())
        .png(QUICKLY)
        .toBuffer()
    : done.png(QUICKLY).toBuffer()
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
