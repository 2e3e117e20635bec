import type { PdfEngine } from './engine.ts'
import type { PdfDocument } from './open.ts'

const IMAGE = 3
const PATH = 2
const FORM = 5
const MOST_OBJECTS = 3_000
const SCRATCH = 64

/** How much of a page its largest picture covers (0 to 1), and how many drawn shapes it has. */
export type Pictures = { coverage: number; shapes: number }

/** Looks at the pictures and shapes of a loaded page of this area (square points). */
export function picturesOf(engine: PdfEngine, page: number, area: number, scratch: number): Pictures {
  const { call } = engine
  const found: Pictures = { coverage: 0, shapes: 0 }
  const count = Math.min(call.FPDFPage_CountObjects!(page), MOST_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = call.FPDFPage_GetObject!(page, index)
    const type = object ? call.FPDFPageObj_GetType!(object) : 0
    if (type === PATH) found.shapes += 1
    if (type !== IMAGE && type !== FORM) continue
    if (!call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const view = engine.view()
    const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => view.getFloat32(scratch + at, true))
    found.coverage = Math.max(found.coverage, ((right! - left!) * (top! - bottom!)) / area)
  }
  return found
}

/**
 * How many dots an inch a page was scanned at: those of the finest picture that is at least half as wide as the page, for some scanners lay
 * sharp letters over a coarse background. Null when there is no such picture.
 */
export function scannedAt({ call, view }: PdfEngine, document: PdfDocument, index: number): number | null {
  const page = call.FPDF_LoadPage!(document.pointer, index)
  if (!page) return null
  const scratch = call.malloc!(SCRATCH)
  const least = Math.min(call.FPDF_GetPageWidthF!(page), call.FPDF_GetPageHeightF!(page)) / 2
  const count = Math.min(call.FPDFPage_CountObjects!(page), MOST_OBJECTS)
  let finest = 0
  for (let at = 0; at < count; at++) {
    const object = call.FPDFPage_GetObject!(page, at)
    if (!object || call.FPDFPageObj_GetType!(object) !== IMAGE) continue
    if (!call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    if (!call.FPDFImageObj_GetImagePixelSize!(object, scratch + 16, scratch + 20)) continue
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view().getFloat32(scratch + offset, true))
    const [wide, high] = [16, 20].map((offset) => view().getUint32(scratch + offset, true))
    const longest = Math.max(right! - left!, top! - bottom!)
    if (longest >= least) finest = Math.max(finest, (Math.max(wide!, high!) / longest) * 72)
  }
  call.free!(scratch)
  call.FPDF_ClosePage!(page)
  return finest || null
}
