import type { PdfEngine } from './engine.ts'

const IMAGE = 3
const PATH = 2
const FORM = 5
const MOST_OBJECTS = 3_000

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
