import sharp from 'sharp'
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
