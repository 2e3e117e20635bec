import sharp from 'sharp'
import type { Raster } from '../pictures/raster.ts'
import type { DrawingSize } from '../worker-tasks.ts'
import type { PdfEngine } from './engine.ts'
import type { PdfDocument } from './open.ts'

const BGRA = 4
const ANNOTATIONS = 1
const MOST_PIXELS = 40_000_000
const WHITE = 0xffffffff

/** Draws a page, counted from 0, as a PNG of about this size; very large pages are drawn smaller. */
export function drawPdfPage(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  size: DrawingSize,
): Promise<Buffer> {
  const { pixels, width, height } = rasterise(engine, document, index, (pageWidth) => {
    return 'scale' in size ? size.scale : size.width / pageWidth
  })
  const image = sharp(toRgba(pixels), { raw: { width, height, channels: 4 } })
  return image.removeAlpha().png({ compressionLevel: 3 }).toBuffer()
}

/** A page, counted from 0, in gray. `scaleOf` says by its width and height in points how many pixels a point is to have; `scale` how many it has. */
export function drawGrayPage(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  scaleOf: (width: number, height: number) => number,
): Raster & { scale: number } {
  const { pixels, ...size } = rasterise(engine, document, index, scaleOf)
  const gray = new Uint8Array(size.width * size.height)
  for (let at = 0, from = 0; at < gray.length; at++, from += 4) {
    gray[at] = (pixels[from]! * 29 + pixels[from + 1]! * 150 + pixels[from + 2]! * 77) >> 8
  }
  return { pixels: gray, ...size }
}

type Bitmap = { pixels: Buffer; width: number; height: number; scale: number }

function rasterise(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  scaleOf: (width: number, height: number) => number,
): Bitmap {
  const { call } = engine
  const page = call.FPDF_LoadPage!(document.pointer, index)
  const [pageWidth, pageHeight] = page ? [call.FPDF_GetPageWidthF!(page), call.FPDF_GetPageHeightF!(page)] : [612, 792]
  const wanted = scaleOf(pageWidth, pageHeight)
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (pageWidth * pageHeight)))
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const bitmap = call.FPDFBitmap_CreateEx!(width, height, BGRA, 0, 0)
  try {
    call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, WHITE)
    if (page) paint(engine, bitmap, page, document.form, width, height)
    const start = call.FPDFBitmap_GetBuffer!(bitmap)
    const stride = call.FPDFBitmap_GetStride!(bitmap)
    return { pixels: Buffer.from(engine.bytes().subarray(start, start + stride * height)), width, height, scale }
  } finally {
    call.FPDFBitmap_Destroy!(bitmap)
    if (page) call.FPDF_ClosePage!(page)
  }
}

function paint({ call }: PdfEngine, bitmap: number, page: number, form: number, width: number, height: number): void {
  if (form) call.FORM_OnAfterLoadPage!(page, form)
  call.FPDF_RenderPageBitmap!(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS)
  if (!form) return
  call.FPDF_FFLDraw!(form, bitmap, page, 0, 0, width, height, 0, 0)
  call.FORM_OnBeforeClosePage!(page, form)
}

/** PDFium keeps blue first; pictures keep red first. */
function toRgba(pixels: Buffer): Buffer {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2)
  for (let index = 0; index < words.length; index++) {
    const value = words[index]!
    words[index] = (value & 0xff00ff00) | ((value & 0xff) << 16) | ((value >>> 16) & 0xff)
  }
  return pixels
}
