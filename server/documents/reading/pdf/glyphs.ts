import type { Box } from '../../types.ts'
import type { PdfEngine } from './engine.ts'

/** One character at its place on the page as shown. */
export type Glyph = { text: string; box: Box }

/** Characters that follow one another in the file on one baseline at one size, without a space between them. */
export type GlyphRun = {
  glyphs: Glyph[]
  /** Size of an em in points. */
  em: number
  /** Direction of reading on the page as shown, in quarter turns clockwise; null for text at a slant. */
  turn: 0 | 1 | 2 | 3 | null
  /** A space or line end stood before it in the file, so it never joins the word before. */
  afterSpace: boolean
}

/** How points of the PDF's own space (origin bottom left, unrotated) become points of the page as shown. */
export type PageFrame = { left: number; bottom: number; right: number; top: number; turn: 0 | 1 | 2 | 3 }

const SLANT = Math.PI / 18
const SAME = 0.02

/** Turns a rectangle of the PDF's own space into a box on the page as shown. */
export function toShown(frame: PageFrame, left: number, bottom: number, right: number, top: number): Box {
  if (frame.turn === 0) return [left - frame.left, frame.top - top, right - left, top - bottom]
  if (frame.turn === 1) return [bottom - frame.bottom, left - frame.left, top - bottom, right - left]
  if (frame.turn === 2) return [frame.right - right, bottom - frame.bottom, right - left, top - bottom]
  return [frame.top - top, frame.right - right, top - bottom, right - left]
}

/** Reads every visible character of a loaded text page as runs, in the file's order. Text off the page is left out. */
export function readGlyphRuns(engine: PdfEngine, textPage: number, frame: PageFrame, scratch: number): GlyphRun[] {
  const { FPDFText_CountChars, FPDFText_GetUnicode, FPDFText_GetLooseCharBox } = engine.call
  const runs: GlyphRun[] = []
  const width = frame.turn % 2 === 0 ? frame.right - frame.left : frame.top - frame.bottom
  const height = frame.turn % 2 === 0 ? frame.top - frame.bottom : frame.right - frame.left
  const count = FPDFText_CountChars!(textPage)
  let run: GlyphRun | undefined
  let afterSpace = true
  const last = { left: 0, bottom: 0, right: 0, top: 0 }
  for (let index = 0; index < count; index++) {
    const code = FPDFText_GetUnicode!(textPage, index)
    if (isSpace(code)) {
      afterSpace = true
      run = undefined
      continue
    }
    if (isInvisible(code) || !FPDFText_GetLooseCharBox!(textPage, index, scratch)) continue
    const view = engine.view()
    const left = view.getFloat32(scratch, true)
    const top = view.getFloat32(scratch + 4, true)
    const right = view.getFloat32(scratch + 8, true)
    const bottom = view.getFloat32(scratch + 12, true)
    if (!(right > left) || !(top > bottom)) continue
    const box = toShown(frame, left, bottom, right, top)
    if (isOff(box, width, height)) continue
    const follows = run && continues(run, last, left, bottom, right, top)
    if (!run || !follows) {
      run = { glyphs: [], ...writing(engine, textPage, index, frame, scratch, box), afterSpace }
      runs.push(run)
    }
    run.glyphs.push({ text: String.fromCodePoint(code), box })
    last.left = left
    last.bottom = bottom
    last.right = right
    last.top = top
    afterSpace = false
  }
  return runs
}

/** Control codes, the byte-order mark and zero-width marks draw nothing; U+FFFE is PDFium's mark of a soft line hyphen. */
function isInvisible(code: number): boolean {
  return code < 32 || code === 0xfeff || (code >= 0x200b && code <= 0x200f) || (code >= 0xd800 && code <= 0xdfff)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a)
}

function isOff([x, y, w, h]: Box, width: number, height: number): boolean {
  const centre = x + w / 2
  const middle = y + h / 2
  return centre < 0 || middle < 0 || centre > width || middle > height
}

function continues(
  run: GlyphRun,
  last: { left: number; bottom: number; right: number; top: number },
  left: number,
  bottom: number,
  right: number,
  top: number,
): boolean {
  if (run.turn === null) return Math.hypot(left - last.left, top - last.top) < run.em * 2
  const reach = run.em * 0.2
  const level = Math.abs(bottom - last.bottom) < SAME && Math.abs(top - last.top) < SAME
  if (level) return left - last.right < reach && left > last.left - reach
  const upright = Math.abs(left - last.left) < SAME && Math.abs(right - last.right) < SAME
  return upright && (Math.abs(bottom - last.top) < reach || Math.abs(last.bottom - top) < reach)
}

function writing(
  engine: PdfEngine,
  textPage: number,
  index: number,
  frame: PageFrame,
  scratch: number,
  box: Box,
): Pick<GlyphRun, 'em' | 'turn'> {
  if (!engine.call.FPDFText_GetMatrix!(textPage, index, scratch)) return { em: box[3], turn: 0 }
  const view = engine.view()
  const a = view.getFloat32(scratch, true)
  const b = view.getFloat32(scratch + 4, true)
  const c = view.getFloat32(scratch + 8, true)
  const d = view.getFloat32(scratch + 12, true)
  const em = fontSize(engine, textPage, index) * Math.hypot(c, d)
  const angle = Math.atan2(b, a)
  const quarters = Math.round(angle / (Math.PI / 2))
  if (Math.abs(angle - quarters * (Math.PI / 2)) > SLANT) return { em: em || box[3], turn: null }
  const turn = (((frame.turn - quarters) % 4) + 4) % 4
  return { em: em || (turn % 2 === 0 ? box[3] : box[2]), turn: turn as 0 | 1 | 2 | 3 }
}

function fontSize(engine: PdfEngine, textPage: number, index: number): number {
  // FPDFText_GetFontSize answers a double; through plain WebAssembly it arrives as a JavaScript number.
  return Math.abs(engine.call.FPDFText_GetFontSize!(textPage, index))
}
