import sharp from 'sharp'
import type { PdfEngine } from './engine.ts'
import type { PdfDocument } from './open.ts'

const BGRA = 4
const ANNOTATIONS = 1
const MOST_PIXELS = 40_000_000
const WHITE = 0xffffffff

/** A drawn page; `scale` is pixels a point. */
export type Drawing = { png: Buffer; width: number; height: number; scale: number }

/** Draws a page, counted from 0, as a PNG at so many pixels a point; very large pages are drawn smaller. */
export async function drawPdfPage(
  engine: PdfEngine,
  document: PdfDocument,
  index: number,
  { scale, gray }: { scale: number; gray?: boolean },
): Promise<Drawing> {
  const raw = rasterise(engine, document, index, scale)
  const image = sharp(raw.pixels, { raw: { width: raw.width, height: raw.height, channels: 4 } })
  const flat = image.removeAlpha()
  const png = await (gray ? flat.grayscale() : flat).png({ compressionLevel: 3 }).toBuffer()
  return { png, width: raw.width, height: raw.height, scale: raw.scale }
}

type Raster = { pixels: Buffer; width: number; height: number; scale: number }

function rasterise(engine: PdfEngine, document: PdfDocument, index: number, wanted: number): Raster {
  const { call } = engine
  const page = call.FPDF_LoadPage!(document.pointer, index)
  const [pageWidth, pageHeight] = page ? [call.FPDF_GetPageWidthF!(page), call.FPDF_GetPageHeightF!(page)] : [612, 792]
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (pageWidth * pageHeight)))
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const bitmap = call.FPDFBitmap_CreateEx!(width, height, BGRA, 0, 0)
  try {
    call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, WHITE)
    if (page) paint(engine, bitmap, page, document.form, width, height)
    const start = call.FPDFBitmap_GetBuffer!(bitmap)
    const stride = call.FPDFBitmap_GetStride!(bitmap)
    return { pixels: toRgba(engine.bytes().subarray(start, start + stride * height)), width, height, scale }
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
function toRgba(bgra: Uint8Array): Buffer {
  const pixels = Buffer.from(bgra)
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2)
  for (let index = 0; index < words.length; index++) {
    const value = words[index]!
    words[index] = (value & 0xff00ff00) | ((value & 0xff) << 16) | ((value >>> 16) & 0xff)
  }
  return pixels
}
