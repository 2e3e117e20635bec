import { joinRulings } from '../../layout/join-rulings.ts'
import { layOut } from '../../layout/lay-out.ts'
import type { FieldValue, Page } from '../../types.ts'
import { doubtfulTexts } from './doubts.ts'
import { readDrawn } from './drawn.ts'
import { type PdfEngine, startPdfEngine } from './engine.ts'
import { piecesOfFields } from './field-words.ts'
import { readFields } from './fields.ts'
import { type GlyphRun, type Glyphs, type PageFrame, readGlyphRuns } from './glyphs.ts'
import { picturesOf } from './images.ts'
import { openPdf, type PdfDocument } from './open.ts'
import { linesOfRuns } from './page-text.ts'
import type { Sheet } from './rulings.ts'
import { seenRuns } from './seen.ts'
import { unstruckRuns } from './struck.ts'

const MEMORY = 320 * 1024 * 1024
const SCRATCH = 64
const FEW_LETTERS = 100
const MANY_SHAPES = 100
/** So many more pieces of text than letters are letters without a width, which PDFium does not tell. */
const UNTOLD = 10
/** Fewer turned lines than this are beside what a page shows. */
const LINES_OF_PAGE = 4

/**
 * A page as its file describes it; `scanned` when what it shows is a picture of text, to be recognised. Words that nobody sees
 * on it (`unseen`) or that are struck out (`struck`) are none of its words.
 */
export type PdfPage = { page: Page; scanned: boolean; unseen?: true; struck?: true }

/** Reads the pages of a PDF in this thread: words with their boxes, line by line. Throws a `ReadingError`. */
export async function readPdfPages(bytes: Uint8Array): Promise<Page[]> {
  const engine = await startPdfEngine(MEMORY)
  const document = openPdf(engine, bytes)
  try {
    return Array.from({ length: document.pageCount }, (_, index) => readPdfPage(engine, document, index).page)
  } finally {
    document.close()
  }
}

/**
 * Reads one page, counted from 0. A page most of whose words are turned is read, and later shown, turned upright as a whole. A page the file
 * promises but does not hold comes back empty.
 */
export function readPdfPage(engine: PdfEngine, document: PdfDocument, index: number): PdfPage {
  const { call } = engine
  const pointer = call.FPDF_LoadPage!(document.pointer, index)
  if (!pointer) return { page: emptyPage(index), scanned: false }
  const scratch = call.malloc!(SCRATCH)
  const textPage = call.FPDFText_LoadPage!(pointer)
  if (document.form) call.FORM_OnAfterLoadPage!(pointer, document.form)
  try {
    const shown = frameOf(engine, pointer, scratch)
    const asShown = readContent({ engine, frame: shown, scratch }, pointer, textPage)
    const turned = mostlyTurned(asShown.glyphs.runs)
    const frame = turned ? turnedBack(shown, turned) : shown
    const sheet = { engine, frame, scratch }
    const { drawn, doubts, glyphs } = turned ? readContent(sheet, pointer, textPage) : asShown
    const [width, height] = shownSize(frame)
    const { fields, notes, comments, strikes } = readFields(engine, document.form, pointer, frame, scratch)
    const rulings = joinRulings(drawn.rulings)
    const seen = seenRuns(glyphs.runs, {
      engine,
      page: pointer,
      size: [width, height],
      turned,
      pictures: drawn.pictures,
      doubts,
    })
    const runs = unstruckRuns(seen, { bars: drawn.bars, rulings, strikes }, sheet)
    const lines = linesOfRuns(runs, [width, height], piecesOfFields(fields, notes), rulings)
    const page = layOut({
      number: index + 1,
      width,
      height,
      origin: originOf(fields),
      lines,
      fields,
      rulings,
      ...(turned && { straightened: 360 - turned * 90 }),
      ...(comments.length && { comments }),
    })
    const count = seen === glyphs.runs ? glyphs.count : lettersOf(seen)
    const isUntold = glyphs.count < FEW_LETTERS && drawn.texts.length > glyphs.count + UNTOLD
    const scanned = isUntold || looksScanned(engine, pointer, { ...glyphs, count }, width * height, scratch)
    return {
      page,
      scanned,
      ...(seen.length < glyphs.runs.length && { unseen: true }),
      ...(runs.length < seen.length && { struck: true }),
    }
  } finally {
    if (textPage) call.FPDFText_ClosePage!(textPage)
    call.free!(scratch)
    if (document.form) call.FORM_OnBeforeClosePage!(pointer, document.form)
    call.FPDF_ClosePage!(pointer)
  }
}

/** What a page draws and the letters on it, in boxes of the page as the sheet's frame has it. */
function readContent(sheet: Sheet, page: number, textPage: number) {
  const drawn = readDrawn(sheet, page)
  const doubts = doubtfulTexts(sheet, drawn)
  return { drawn, doubts, glyphs: readGlyphRuns(sheet.engine, textPage, sheet.frame, sheet.scratch, doubts) }
}

/** By how many quarters clockwise most of what a page says is turned; 0 also for a page whose only words are a note or two at its side. */
function mostlyTurned(runs: GlyphRun[]): PageFrame['turn'] {
  const half = lettersOf(runs) / 2
  const ways = Map.groupBy(runs, ({ turn }) => turn)
  const [way, own] = [...ways].find(([, some]) => lettersOf(some) > half) ?? []
  if (!way || !own) return 0
  const levels = new Set(own.map(({ box }) => Math.round(way === 2 ? box[1] : box[0])))
  return levels.size >= LINES_OF_PAGE ? way : 0
}

/** The frame of the same page turned counter-clockwise by so many quarters. */
const turnedBack = (frame: PageFrame, quarters: number): PageFrame => ({
  ...frame,
  turn: ((frame.turn - quarters + 4) % 4) as PageFrame['turn'],
})

/** Little or unreadable text, on a page that a picture covers or that draws its letters as shapes. */
function looksScanned(engine: PdfEngine, page: number, glyphs: Glyphs, area: number, scratch: number): boolean {
  const readable = glyphs.count - glyphs.unreadable
  if (readable >= FEW_LETTERS && glyphs.unreadable < readable / 2) return false
  const { coverage, shapes } = picturesOf(engine, page, area, scratch)
  if (glyphs.unreadable > readable / 2) return true
  return coverage > 0.4 || (readable === 0 && (coverage > 0.05 || shapes > MANY_SHAPES))
}

function lettersOf(runs: GlyphRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0)
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

function originOf(fields: FieldValue[]): Page['origin'] {
  return fields.some((field) => field.value !== '') ? 'form-fields' : 'text'
}

function emptyPage(index: number): Page {
  return { number: index + 1, width: 612, height: 792, origin: 'text', lines: [], fields: [] }
}
