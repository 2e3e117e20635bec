import sharp from 'sharp'
import { openFile } from '../reading/open-file.ts'
import { attachedBytes, attachedNames as attachedNamesOf } from '../reading/pdf/attached-files.ts'
import type { OpenPdf } from '../reading/pdf/desk.ts'
import { drawPdfPage } from '../reading/pdf/draw.ts'
import { drawPicture } from '../reading/pictures/read-picture.ts'
import { ReadingError } from '../reading/reading-error.ts'
import type { ReadingLimits } from '../reading/reading-limits.ts'
import type { Task } from '../reading/worker-tasks.ts'
import type { Page, ReadingKind } from '../types.ts'
import { svgOfPage } from './layout-svg.ts'

const NOT_COUNTED = { pageCount: 0, warnings: [] }

type OpenPdfBytes = (key: string, bytes: Uint8Array) => OpenPdf

const MOST_PIXELS_WIDE = 4_000
/** A page that is very narrow is not blown up to a width, for it may be very long. */
const MOST_SCALE = 2

/** Draws a page of a file as PNG. Runs in a worker. Throws a `ReadingError` when the file does not hold that page. */
export async function drawPage(
  { source, kind, page, size, limits }: Extract<Task, { verb: 'draw' }>,
  bytes: Uint8Array,
  openPdf: OpenPdfBytes,
): Promise<Uint8Array> {
  const asked = 'scale' in size ? size.scale : Math.min(size.width / page.width, MOST_SCALE)
  const scale = Math.min(asked, MOST_PIXELS_WIDE / page.width)
  if (page.origin === 'layout') return drawLayout(page, scale)
  const key = page.part ? `${source.key}/${page.part}` : source.key
  const outer = { key: source.key, bytes }
  const enclosed = page.part ? await findPart(outer, page.part.split('/'), { limits, openPdf }) : { kind, bytes }
  const index = (page.partPage ?? page.number) - 1
  if (enclosed.kind !== 'image' && enclosed.kind !== 'pdf') return drawLayout(page, scale)
  const { quarters, skew } = turnsOf(page)
  const width = (quarters % 2 ? page.height : page.width) * scale
  if (enclosed.kind === 'image')
    return straight(await drawPicture(enclosed.bytes, index, width, limits), quarters, skew)
  const { engine, document } = openPdf(key, enclosed.bytes)
  return straight(await drawPdfPage(engine, document, index, { width }), quarters, skew)
}

/** How a page was turned to be read, in quarters and a few degrees more. */
function turnsOf({ straightened = 0 }: Page): { quarters: number; skew: number } {
  const quarters = Math.round(straightened / 90)
  return { quarters, skew: straightened - quarters * 90 }
}

/** The picture turned as it was read: upright first, then level, at the size it has upright. */
async function straight(png: Buffer, quarters: number, skew: number): Promise<Buffer> {
  if (quarters === 0 && skew === 0) return png
  const upright = await sharp(png)
    .rotate(quarters * 90)
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const level = await sharp(upright.data)
    .rotate(skew, { background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [(level.info.width - width) >> 1, (level.info.height - height) >> 1]
  return sharp(level.data).extract({ left, top, width, height }).png().toBuffer()
}

function drawLayout(page: Page, scale: number): Promise<Buffer> {
  const width = Math.round(page.width * scale)
  return sharp(Buffer.from(svgOfPage(page, width)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

type Opening = { limits: ReadingLimits; openPdf: OpenPdfBytes }

/** Finds an attachment again by its name; each further name is one of the file before, an e-mail or a PDF. */
async function findPart(
  { key, bytes }: { key: string; bytes: Uint8Array },
  names: string[],
  opening: Opening,
): Promise<{ kind: ReadingKind; bytes: Uint8Array }> {
  const { limits, openPdf } = opening
  const { attachments, attachedNames = [] } = await openFile(bytes, '', limits, () => {
    return { ...NOT_COUNTED, attachedNames: attachedNamesOf(openPdf(key, bytes)) }
  })
  const find = (name: string): Uint8Array | undefined => {
    const index = attachedNames.indexOf(name)
    if (index >= 0) return attachedBytes(openPdf(key, bytes), index, limits.bytes)
    return attachments.find((one) => one.name === name)?.bytes
  }
  for (let length = names.length; length > 0; length--) {
    const name = names.slice(0, length).join('/')
    const found = find(name)
    if (!found) continue
    if (length < names.length) return findPart({ key: `${key}/${name}`, bytes: found }, names.slice(length), opening)
    const { kind } = await openFile(found, name, limits, () => NOT_COUNTED)
    return { kind, bytes: found }
  }
  throw new ReadingError('damaged', 'This file no longer holds that attachment.')
}
