import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { drawGrayPage } from '../../../server/documents/reading/pdf/draw.ts'
import { type PdfEngine, startPdfEngine } from '../../../server/documents/reading/pdf/engine.ts'
import { openPdf } from '../../../server/documents/reading/pdf/open.ts'
import type { Chance } from './random.ts'

const ENGINE_BYTES = 512 * 1024 * 1024

/** How a document came in: dots an inch, turned by so many degrees (some upside down), black and white as by fax, and specks on 10,000 dots. */
export type Noise = { dpi: number; degrees: number; fax: boolean; specks: number }

export function aNoise(chance: Chance): Noise {
  const fax = chance.maybe(0.3)
  const dpi = fax ? chance.pick([100, 150, 200]) : chance.pick([150, 200, 200, 200, 300])
  const turned = chance.maybe(0.05) ? 180 : 0
  return { dpi, degrees: turned + chance.int(-10, 10) / 10, fax, specks: chance.pick([0, 0, 1, 3]) }
}

let started: Promise<PdfEngine> | undefined

/** The document printed and scanned: a PDF of pictures. */
export async function scan(pdf: Uint8Array, noise: Noise, chance: Chance): Promise<Uint8Array> {
  started ??= startPdfEngine(ENGINE_BYTES)
  const engine = await started
  const paper = openPdf(engine, pdf)
  const scans = await PDFDocument.create()
  try {
    for (let index = 0; index < paper.pageCount; index++) {
      const { pixels, width, height, scale } = drawGrayPage(engine, paper, index, () => noise.dpi / 72)
      const drawn = sharp(pixels, { raw: { width, height, channels: 1 } })
      const picture = await scans.embedJpg(await scanned(await drawn.png().toBuffer(), noise, chance))
      const [x, y] = [width / scale, height / scale]
      scans.addPage([x, y]).drawImage(picture, { x: 0, y: 0, width: x, height: y })
    }
    return await scans.save()
  } finally {
    paper.close()
  }
}

async function scanned(png: Buffer, { degrees, fax, specks }: Noise, chance: Chance): Promise<Buffer> {
  const drawn = sharp(png).grayscale().rotate(degrees, { background: '#fff' }).blur(0.5)
  const { data: turned, info: size } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = await sharp(png).metadata()
  const middle = { left: (size.width - width) >> 1, top: (size.height - height) >> 1, width, height }
  const whole = sharp(turned, { raw: { width: size.width, height: size.height, channels: size.channels } })
  const { data, info } = await whole.extract(middle).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  for (let count = (data.length * specks) / 10_000; count > 0; count--)
    data[chance.int(0, data.length - 1)] = chance.int(0, 160)
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return (fax ? picture.threshold(150) : picture).jpeg({ quality: fax ? 92 : 80 }).toBuffer()
}
