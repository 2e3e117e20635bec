import type { Page } from '../../types.ts'
import { type PdfEngine, startPdfEngine } from './engine.ts'
import { type PageFrame, readGlyphRuns } from './glyphs.ts'
import { openPdf, type PdfDocument } from './open.ts'
import { linesOfRuns } from './page-text.ts'

const MEMORY = 512 * 1024 * 1024
const SCRATCH = 64

/** Reads the pages of a PDF in this thread: words with their boxes, line by line. Throws a `ReadingError`. */
export async function readPdfPages(bytes: Uint8Array): Promise<Page[]> {
  const engine = await startPdfEngine(MEMORY)
  const document = openPdf(engine, bytes)
  try {
    return Array.from({ length: document.pageCount }, (_, index) => readPdfPage(engine, document, index))
  } finally {
    document.close()
  }
}

/** Reads one page, counted from 0. */
export function readPdfPage(engine: PdfEngine, document: PdfDocument, index: number): Page {
  const { call } = engine
  const page = call.FPDF_LoadPage!(document.pointer, index)
  if (!page) return { number: index + 1, width: 612, height: 792, origin: 'text', lines: [], fields: [] }
  const scratch = call.malloc!(SCRATCH)
  const textPage = call.FPDFText_LoadPage!(page)
  try {
    const frame = frameOf(engine, page, scratch)
    const [width, height] = shownSize(frame)
    const runs = textPage ? readGlyphRuns(engine, textPage, frame, scratch) : []
    return { number: index + 1, width, height, origin: 'text', lines: linesOfRuns(runs, width, height), fields: [] }
  } finally {
    if (textPage) call.FPDFText_ClosePage!(textPage)
    call.free!(scratch)
    call.FPDF_ClosePage!(page)
  }
}

function frameOf(engine: PdfEngine, page: number, scratch: number): PageFrame {
  const { call } = engine
  const turn = (call.FPDFPage_GetRotation!(page) & 3) as PageFrame['turn']
  call.FPDF_GetPageBoundingBox!(page, scratch)
  const view = engine.view()
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(scratch + at, true))
  return { left: left!, bottom: bottom!, right: right!, top: top!, turn }
}

function shownSize(frame: PageFrame): [number, number] {
  const [width, height] = [frame.right - frame.left, frame.top - frame.bottom]
  return frame.turn % 2 === 0 ? [width, height] : [height, width]
}
