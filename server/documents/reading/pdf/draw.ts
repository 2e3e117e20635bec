import sharp from 'sharp'
import type { Raster } from '../pictures/raster.ts'
import type { DrawingSize } from '../worker-tasks.ts'
import type { PdfEngine } from './engine.ts'
import type { PdfDocument } from './open.ts'

const GRAY = 1
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
  const scaleOf = (pageWidth: number) => ('scale' in size ? size.scale : size.width / pageWidth)
  const { pixels, width, height } = rasterise(engine, document, index, BGRA, scaleOf)
  const image = sharp(toRgba(pixels), { raw: { width, height, channels: 4 } })
  return image.removeAlpha().png({ compressionLevel: 3 }).toBuffer()
}

/** A page, counted from 0, in gray. `scaleOf` says by its width and height in points how many pixels a point is to have; `scale` how many it has. */
export function drawGrayPage(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  scaleOf: ScaleOf,
): Raster & { scale: number } {
  return rasterise(engine, document, index, GRAY, scaleOf)
}

type ScaleOf = (width: number, height: number) => number
type Bitmap = { pixels: Buffer; width: number; height: number; scale: number }

function rasterise(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  format: typeof BGRA | typeof GRAY,
  scaleOf: ScaleOf,
): Bitmap {
  const { call } = engine
  const page = call.FPDF_LoadPage!(document.pointer, index)
  const [pageWidth, pageHeight] = page ? [call.FPDF_GetPageWidthF!(page), call.FPDF_GetPageHeightF!(page)] : [612, 792]
  const scale = Math.min(scaleOf(pageWidth, pageHeight), Math.sqrt(MOST_PIXELS / (pageWidth * pageHeight)))
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const bitmap = call.FPDFBitmap_CreateEx!(width, height, format, 0, 0)
  try {
    call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, WHITE)
    if (page) paint(engine, bitmap, page, document.form, width, height)
    return { pixels: pixelsOf(engine, bitmap, width * (format === GRAY ? 1 : 4), height), width, height, scale }
  } finally {
    call.FPDFBitmap_Destroy!(bitmap)
    if (page) call.FPDF_ClosePage!(page)
  }
}

/** The bitmap's rows without what pads them. */
function pixelsOf({ call, bytes }: PdfEngine, bitmap: number, rowLength: number, height: number): Buffer {
  const start = call.FPDFBitmap_GetBuffer!(bitmap)
  const stride = call.FPDFBitmap_GetStride!(bitmap)
  const pixels = Buffer.alloc(rowLength * height)
  for (let row = 0; row < height; row++) {
    pixels.set(bytes().subarray(start + row * stride, start + row * stride + rowLength), row * rowLength)
  }
  return pixels
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
