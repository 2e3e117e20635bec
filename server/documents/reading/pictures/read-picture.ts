import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../ocr/engine.ts'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'

/** Size of one page of a picture file: in pixels as shown, and in points. */
export type PicturePage = { pixelWidth: number; pixelHeight: number; width: number; height: number }

const LETTER_WIDTH = 612
const SMALLEST_SIDE = 16
const USUAL_DPI: [number, number] = [72, 1_200]
const USUAL_POINTS: [number, number] = [100, 2_000]
/** Text is recognised best at about this many pixels a point: 300 dots an inch. */
const BEST_SCALE = 300 / 72
const LONGEST_SIDE = 4_000

/** The pages of a picture file (a TIFF may hold many). Throws a `ReadingError` for one that is damaged, tiny or huge. */
export async function pagesOfPicture(bytes: Uint8Array, limits: ReadingLimits): Promise<PicturePage[]> {
  const info = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged()
    })
  const { width, height } = info
  const size = `${width} × ${height} pixels`
  if (width * height > limits.pixels) throw new ReadingError('too-large', `This picture is too large to read: ${size}.`)
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw new ReadingError('empty', `This picture is too small to hold readable text: ${size}.`)
  }
  const turned = (info.orientation ?? 1) >= 5
  const [pixelWidth, pixelHeight] = turned ? [height, width] : [width, height]
  const scale = pointsPerPixel(pixelWidth, pixelHeight, info.density)
  const page = { pixelWidth, pixelHeight, width: pixelWidth * scale, height: pixelHeight * scale }
  return Array.from({ length: info.pages ?? 1 }, () => page)
}

/** One page, counted from 0, made ready for recognising: upright, gray, at the size text is recognised best. */
export async function preparePicture(
  bytes: Uint8Array,
  index: number,
  page: PicturePage,
  limits: ReadingLimits,
): Promise<Picture> {
  const pixelsPerPoint = Math.min(BEST_SCALE, LONGEST_SIDE / Math.max(page.width, page.height))
  try {
    const upright = open(bytes, limits, index).rotate().flatten({ background: '#fff' })
    const size = { width: Math.round(page.width * pixelsPerPoint), height: Math.round(page.height * pixelsPerPoint) }
    const gray = upright
      .resize({ ...size, fit: 'fill' })
      .grayscale()
      .raw()
    const { data, info } = await gray.toBuffer({ resolveWithObject: true })
    return {
      pixels: data,
      width: info.width,
      height: info.height,
      pixelsPerPoint,
      dpi: (page.pixelWidth / page.width) * 72,
    }
  } catch {
    throw damaged()
  }
}

/** One page of a picture file as a PNG of this width in pixels. */
export async function drawPicture(
  bytes: Uint8Array,
  index: number,
  width: number,
  limits: ReadingLimits,
): Promise<Buffer> {
  try {
    return await open(bytes, limits, index)
      .rotate()
      .resize({ width: Math.round(width) })
      .png()
      .toBuffer()
  } catch {
    throw damaged()
  }
}

function open(bytes: Uint8Array, limits: ReadingLimits, page = 0): Sharp {
  return sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', page })
}

/** A believable resolution gives the page its true size; else the picture is taken for a page of letter width. */
function pointsPerPixel(width: number, height: number, dpi: number | undefined): number {
  if (dpi && dpi >= USUAL_DPI[0] && dpi <= USUAL_DPI[1]) {
    const sides = [(width / dpi) * 72, (height / dpi) * 72]
    if (sides.every((side) => side >= USUAL_POINTS[0] && side <= USUAL_POINTS[1])) return 72 / dpi
  }
  return LETTER_WIDTH / width
}

function damaged(): ReadingError {
  return new ReadingError('damaged', 'This picture is damaged and cannot be read.')
}
