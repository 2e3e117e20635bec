import { hash } from 'node:crypto'
import { openPdf, type PdfDocument, type PdfEngine, startPdfEngine, toShown } from '../../documents/index.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'

/** A character on a page counted from 1, by its middle in points from the top left of the page as shown. */
export type PrintedCharacter = { page: number; x: number; y: number; text: string }

const MEMORY = 192 * 1024 * 1024
const LARGE_ENGINE = 96 * 1024 * 1024
const SCRATCH = 64
const LINE_END_HYPHENS = [2, 0xfffe]

let running: Promise<PdfEngine> | null = null

/** What blanks print, by their bytes. */
const blanks = new BoundedCache<string, PrintedCharacter[]>(16 * 1024 * 1024)
/** What a character takes in memory, about. */
const CHARACTER_BYTES = 100

/**
 * Every character that a PDF's pages print, spaces aside, in the order of the file. Values of fillable fields are not printed, but for what a
 * viewer shows of them `withFields`.
 */
export async function readCharacters(bytes: Uint8Array, withFields = false): Promise<PrintedCharacter[]> {
  running ??= startPdfEngine(MEMORY)
  const engine = await running
  try {
    const document = openPdf(engine, bytes)
    try {
      return Array.from({ length: document.pageCount }, (_, index) =>
        readPage(engine, document, index, withFields),
      ).flat()
    } finally {
      document.close()
    }
  } catch (error) {
    running = null
    throw error
  } finally {
    if (engine.bytes().length > LARGE_ENGINE) running = null
  }
}

/** The same of a blank, which is read once. */
export async function readBlank(bytes: Uint8Array): Promise<PrintedCharacter[]> {
  const key = hash('sha256', bytes, 'base64')
  const found = blanks.get(key)
  if (found) return found
  const read = await readCharacters(bytes)
  return blanks.set(key, read, read.length * CHARACTER_BYTES)
}

function readPage(engine: PdfEngine, document: PdfDocument, index: number, withFields: boolean): PrintedCharacter[] {
  const { call } = engine
  if (withFields) flatten(engine, document, index)
  const page = call.FPDF_LoadPage!(document.pointer, index)
  if (!page) return []
  const text = call.FPDFText_LoadPage!(page)
  const scratch = call.malloc!(SCRATCH)
  try {
    return text ? readText(engine, page, text, scratch, index + 1) : []
  } finally {
    call.free!(scratch)
    if (text) call.FPDFText_ClosePage!(text)
    call.FPDF_ClosePage!(page)
  }
}

/** Makes what the fields of a page show part of the page, in memory alone. */
function flatten({ call }: PdfEngine, document: PdfDocument, index: number) {
  const page = call.FPDF_LoadPage!(document.pointer, index)
  if (!page) return
  call.FPDFPage_Flatten!(page, 0)
  call.FPDF_ClosePage!(page)
}

function readText(engine: PdfEngine, page: number, text: number, scratch: number, number: number): PrintedCharacter[] {
  const { FPDFText_GetUnicode, FPDFText_GetLooseCharBox } = engine.call
  engine.call.FPDF_GetPageBoundingBox!(page, scratch)
  const [left, top, right, bottom] = boxAt(engine, scratch)
  const turn = (engine.call.FPDFPage_GetRotation!(page) & 3) as 0 | 1 | 2 | 3
  const frame = { left, top, right, bottom, turn }
  const found: PrintedCharacter[] = []
  const count = engine.call.FPDFText_CountChars!(text)
  for (let at = 0; at < count; at++) {
    const code = FPDFText_GetUnicode!(text, at)
    if (code <= 32 && code !== 2) continue
    FPDFText_GetLooseCharBox!(text, at, scratch)
    const view = engine.view()
    const across = (view.getFloat32(scratch, true) + view.getFloat32(scratch + 8, true)) / 2
    const up = (view.getFloat32(scratch + 4, true) + view.getFloat32(scratch + 12, true)) / 2
    const [x, y] = toShown(frame, across, up, across, up)
    const character = LINE_END_HYPHENS.includes(code) ? '-' : String.fromCodePoint(code)
    found.push({ page: number, x, y, text: character })
  }
  return found
}

/** Left, top, right and bottom as PDFium writes them into memory. */
function boxAt(engine: PdfEngine, scratch: number): [number, number, number, number] {
  const view = engine.view()
  const side = (offset: number) => view.getFloat32(scratch + offset, true)
  return [side(0), side(4), side(8), side(12)]
}
