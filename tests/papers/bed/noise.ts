import sharp from 'sharp'
import { drawPdfPage } from '../../../server/documents/reading/pdf/draw.ts'
import { startPdfEngine } from '../../../server/documents/reading/pdf/engine.ts'
import { openPdf } from '../../../server/documents/reading/pdf/open.ts'
import { makePdf } from '../../support/documents/pdf.ts'
import type { Chance } from './random.ts'

const ENGINE_BYTES = 512 * 1024 * 1024

/** How a paper came in: dots an inch, turned by so many degrees, black and white as by fax, and specks on 10,000 dots. */
export type Noise = { dpi: number; degrees: number; fax: boolean; specks: number }

export function aNoise(chance: Chance): Noise {
  const fax = chance.maybe(0.3)
  const dpi = fax ? chance.pick([100, 150, 200]) : chance.pick([150, 200, 200, 200, 300])
  return { dpi, degrees: chance.int(-10, 10) / 10, fax, specks: chance.pick([0, 0, 1, 3]) }
}

/** The paper printed and scanned: a PDF of pictures. */
export async function scan(pdf: Uint8Array, noise: Noise, chance: Chance): Promise<Buffer> {
  const engine = await startPdfEngine(ENGINE_BYTES)
  const document = openPdf(engine, pdf)
  try {
    const pictures: Buffer[] = []
    for (let index = 0; index < document.pageCount; index++) {
      const { png } = await drawPdfPage(engine, document, index, { scale: noise.dpi / 72, gray: true })
      pictures.push(await scanned(png, noise, chance))
    }
    return makePdf(pictures.map((picture) => ({ picture })))
  } finally {
    document.close()
  }
}

async function scanned(png: Buffer, { degrees, fax, specks }: Noise, chance: Chance): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const turned = await sharp(png).rotate(degrees, { background: '#fff' }).blur(0.5).toBuffer()
  const { data, info } = await sharp(turned)
    .resize(width, height, { fit: 'cover' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let count = (data.length * specks) / 10_000; count > 0; count--)
    data[chance.int(0, data.length - 1)] = chance.int(0, 160)
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
  return (fax ? picture.threshold(150) : picture).png({ compressionLevel: 6 }).toBuffer()
}
