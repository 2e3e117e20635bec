import type { Box } from '../../types.ts'
import { ReadingError } from '../reading-error.ts'
import type { PdfEngine } from './engine.ts'

/** Characters that follow one another in the file on one baseline at one size, without a space between them. */
export type GlyphRun = {
  text: string
  box: Box
  /** Size of an em in points. */
  em: number
  /** How far the baseline lies above the bottom of the box, as one reads, in points. */
  drop: number
  /** Direction of reading on the page as shown, in quarter turns clockwise; null for text at a slant. */
  turn: 0 | 1 | 2 | 3 | null
  /** A space or line end stood before it in the file, so it never joins the word before. */
  afterSpace: boolean
  /** The text object it belongs to, if that one is in doubt. */
  object: number | undefined
}

/** What a page shows: its runs, how many characters it has, and how many of them have no known letter. */
export type Glyphs = { runs: GlyphRun[]; count: number; unreadable: number }

/** How points of the PDF's own space (origin bottom left, unrotated) become points of the page as shown. */
export type PageFrame = { left: number; bottom: number; right: number; top: number; turn: 0 | 1 | 2 | 3 }

type Rectangle = { left: number; bottom: number; right: number; top: number }

const SLANT = Math.PI / 18
const SAME = 0.02
const LETTER_GAP = 0.3
/** Between letters of one word there is no more than this, in ems, by kerning. */
const TOUCH = 0.06
/** Boxes of digits and of letters may differ so much, in ems. */
const LEVEL = 0.2
const LIGATURE_WIDTH = 0.9

/** Turns a rectangle of the PDF's own space into a box on the page as shown. */
export function toShown(frame: PageFrame, left: number, bottom: number, right: number, top: number): Box {
  if (frame.turn === 0) return [left - frame.left, frame.top - top, right - left, top - bottom]
  if (frame.turn === 1) return [bottom - frame.bottom, left - frame.left, top - bottom, right - left]
  if (frame.turn === 2) return [frame.right - right, bottom - frame.bottom, right - left, top - bottom]
  return [frame.top - top, frame.right - right, top - bottom, right - left]
}

/** Several times what fits a page that a person can read. */
const MOST_CHARACTERS = 60_000
const TOO_MUCH_TEXT = 'A page of this PDF holds far more text than a page can show, so it was not read.'

/**
 * Reads every character of a text page (0 when the page has none) as runs, in the file's order. PDFium marks with a
 * space what it takes for the end of a word; text that stands off the page is left out. On pages of little text it ends lines between letters
 * that touch: there the word goes on. A run is either wholly of one of the text objects in doubt, or of none of them.
 */
export function readGlyphRuns(
  engine: PdfEngine,
  textPage: number,
  frame: PageFrame,
  scratch: number,
  doubtful: { size: number; has: (object: number) => boolean } = new Set<number>(),
): Glyphs {
  const { FPDFText_GetUnicode, FPDFText_GetLooseCharBox } = engine.call
  const found: Glyphs = { runs: [], count: 0, unreadable: 0 }
  const count = textPage ? engine.call.FPDFText_CountChars!(textPage) : 0
  if (count > MOST_CHARACTERS) throw new ReadingError('too-large', TOO_MUCH_TEXT)
  let run: OpenRun | undefined
  let afterSpace = true
  let guessed = false
  const anyDoubtful = doubtful.size > 0
  for (let index = 0; index < count; index++) {
    const code = FPDFText_GetUnicode!(textPage, index)
    if (isSpace(code)) {
      if (isLineEnd(code) && engine.call.FPDFText_IsGenerated!(textPage, index)) guessed = true
      else afterSpace = true
      continue
    }
    if (drawsNothing(code) || !FPDFText_GetLooseCharBox!(textPage, index, scratch)) {
      if (code === 0) found.unreadable += 1
      continue
    }
    const at = rectangleAt(engine, scratch)
    if (!(at.right > at.left) || !(at.top > at.bottom) || isOff(at, frame)) continue
    const side = run ? sideTouched(run, at, frame) : null
    if (guessed && !side) afterSpace = true
    guessed = false
    found.count += 1
    if (isUnknown(code)) found.unreadable += 1
    const object = anyDoubtful ? doubtOf(engine, textPage, index, doubtful) : undefined
    if (!run || afterSpace || object !== run.object || !continues(run, at, frame)) {
      // What comes later in the file and is read before has the space that stood before both.
      if (run && side === 'before' && !afterSpace) [afterSpace, run.afterSpace] = [run.afterSpace, false]
      if (run) found.runs.push(closed(run, frame))
      run = {
        text: '',
        ...writing(engine, textPage, index, frame, scratch, at),
        afterSpace,
        object,
        whole: { ...at },
        last: at,
        ligature: false,
      }
    }
    extend(run, letter(code), at)
    afterSpace = false
  }
  if (run) found.runs.push(closed(run, frame))
  return found
}

/** `ligature`: its last letters stand on one place, as PDFium spells out a ligature that is drawn wider than each. */
type OpenRun = Omit<GlyphRun, 'box'> & { whole: Rectangle; last: Rectangle; ligature: boolean }

function extend(run: OpenRun, text: string, at: Rectangle): void {
  run.text += text
  run.ligature = at !== run.last && Math.abs(at.left - run.last.left) < SAME
  run.last = at
  if (at.left < run.whole.left) run.whole.left = at.left
  if (at.bottom < run.whole.bottom) run.whole.bottom = at.bottom
  if (at.right > run.whole.right) run.whole.right = at.right
  if (at.top > run.whole.top) run.whole.top = at.top
}

/** Letters are composed (NFC), which also turns the Greek question mark some fonts have into a semicolon. */
function closed(run: OpenRun, frame: PageFrame): GlyphRun {
  const { text, em, turn, afterSpace, object } = run
  const { whole, drop } = turn === null ? run : ofUsualHeight(run, writtenWay(turn, frame))
  const box = toShown(frame, whole.left, whole.bottom, whole.right, whole.top)
  return { text: text.normalize('NFC'), em, drop, turn, afterSpace, object, box }
}

/** A box so many times as high as its letters are large is what their font claims: lines of such boxes would lie over one another. */
const HIGH = 1.25
/** How far letters usually reach above their baseline and below it, in their size. */
const [RISE, FALL] = [0.9, 0.25]

/** Where letters stand, without the room that their font claims above and below them. */
function ofUsualHeight({ whole, em, drop }: OpenRun, way: number): Pick<OpenRun, 'whole' | 'drop'> {
  const { low, high } = stretchOf(whole, way)
  if (high - low <= em * HIGH) return { whole, drop }
  const below = Math.max(0, drop - em * FALL)
  const above = Math.max(0, high - low - drop - em * RISE)
  return { whole: trimmed(whole, below, above, way), drop: drop - below }
}

/** A box that ends so much further up and begins so much further down, in its own direction of writing. */
function trimmed(whole: Rectangle, below: number, above: number, way: number): Rectangle {
  if (way === 0) return { ...whole, bottom: whole.bottom + below, top: whole.top - above }
  if (way === 1) return { ...whole, right: whole.right - below, left: whole.left + above }
  return way === 2
    ? { ...whole, top: whole.top - below, bottom: whole.bottom + above }
    : { ...whole, left: whole.left + below, right: whole.right - above }
}

function doubtOf(
  { call }: PdfEngine,
  textPage: number,
  index: number,
  doubtful: { has: (object: number) => boolean },
): number | undefined {
  const object = call.FPDFText_GetTextObject!(textPage, index)
  return doubtful.has(object) ? object : undefined
}

function rectangleAt(engine: PdfEngine, scratch: number): Rectangle {
  const view = engine.view()
  return {
    left: view.getFloat32(scratch, true),
    top: view.getFloat32(scratch + 4, true),
    right: view.getFloat32(scratch + 8, true),
    bottom: view.getFloat32(scratch + 12, true),
  }
}

function letter(code: number): string {
  return code === 0xfffe || code === 2 ? '-' : String.fromCodePoint(code)
}

/** Control codes, the byte-order mark, zero-width marks and halves of a pair; 2 and U+FFFE are PDFium's line-end hyphen. */
function drawsNothing(code: number): boolean {
  if (code === 2) return false
  return code < 32 || code === 0xfeff || (code >= 0x200b && code <= 0x200f) || (code >= 0xd800 && code <= 0xdfff)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a)
}

const isLineEnd = (code: number) => code === 10 || code === 13

/** The replacement character and the private-use area, where a font without a letter table puts its glyphs. */
function isUnknown(code: number): boolean {
  return code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)
}

function isOff(at: Rectangle, frame: PageFrame): boolean {
  const centre = (at.left + at.right) / 2
  const middle = (at.bottom + at.top) / 2
  return centre < frame.left || centre > frame.right || middle < frame.bottom || middle > frame.top
}

function continues({ turn, em, last, ligature }: OpenRun, at: Rectangle, frame: PageFrame): boolean {
  if (turn === null) return Math.hypot(at.left - last.left, at.top - last.top) < em * 2
  const reach = em * LETTER_GAP
  const way = writtenWay(turn, frame)
  const [before, here] = [stretchOf(last, way), stretchOf(at, way)]
  if (Math.abs(here.low - before.low) < SAME && Math.abs(here.high - before.high) < SAME)
    return here.start - before.end < (ligature ? em * LIGATURE_WIDTH : reach) && here.start - before.start > -reach
  // Upright letters may stand upon one another.
  const isStacked = way % 2 === 0 && Math.abs(at.left - last.left) < SAME && Math.abs(at.right - last.right) < SAME
  return isStacked && (Math.abs(at.bottom - last.top) < reach || Math.abs(last.bottom - at.top) < reach)
}

/** Direction of writing in the PDF's own space, in quarters counter-clockwise. */
const writtenWay = (turn: 0 | 1 | 2 | 3, frame: PageFrame) => (frame.turn - turn + 4) % 4

/** Where a character stands along its line as one reads, and across it. */
type Stretch = { start: number; end: number; low: number; high: number }

function stretchOf({ left, right, bottom, top }: Rectangle, way: number): Stretch {
  if (way === 0) return { start: left, end: right, low: bottom, high: top }
  if (way === 1) return { start: bottom, end: top, low: left, high: right }
  return way === 2
    ? { start: -right, end: -left, low: bottom, high: top }
    : { start: -top, end: -bottom, low: left, high: right }
}

/**
 * On which side of the last character one stands without any room between them, as one reads: a page that is upside down is told from
 * left to right, and of letters that stand upon one another PDFium takes any two for two lines. Null where there is room.
 */
function sideTouched({ turn, em, last }: OpenRun, at: Rectangle, frame: PageFrame): 'after' | 'before' | null {
  if (turn === null) return null
  const way = writtenWay(turn, frame)
  const [known, here] = [stretchOf(last, way), stretchOf(at, way)]
  if (Math.abs(here.low - known.low) >= em * LEVEL) return null
  const isTouch = (gap: number) => gap < em * TOUCH && gap > -em * LETTER_GAP
  return isTouch(here.start - known.end) ? 'after' : isTouch(known.start - here.end) ? 'before' : null
}

/** Size and direction of the text that starts at this character, from the matrix it is drawn with. */
function writing(
  { call, view }: PdfEngine,
  textPage: number,
  index: number,
  frame: PageFrame,
  scratch: number,
  at: Rectangle,
): Pick<GlyphRun, 'em' | 'drop' | 'turn'> {
  const height = at.top - at.bottom
  const usual = height * DROP
  if (!call.FPDFText_GetMatrix!(textPage, index, scratch)) return { em: height, drop: usual, turn: frame.turn }
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => view().getFloat32(scratch + offset, true))
  const size = call.FPDFText_GetFontSize!(textPage, index)
  const em = Math.abs(size) * Math.hypot(c!, d!)
  // A negative size turns the letters over once more: those of an upside-down matrix stand upright.
  const angle = size < 0 ? Math.atan2(-b!, -a!) : Math.atan2(b!, a!)
  const quarters = Math.round(angle / (Math.PI / 2))
  if (Math.abs(angle - quarters * (Math.PI / 2)) > SLANT) return { em: em || height, drop: usual, turn: null }
  const turn = (((frame.turn - quarters) % 4) + 4) % 4
  const known = call.FPDFText_GetCharOrigin!(textPage, index, scratch, scratch + 8)
  const origin = known ? { x: view().getFloat64(scratch, true), y: view().getFloat64(scratch + 8, true) } : null
  return { em: em || height, drop: origin ? dropOf(origin, at, quarters) : usual, turn: turn as 0 | 1 | 2 | 3 }
}

/** The share of a box that usually lies under the baseline. */
const DROP = 0.2

/** From the bottom of a character's box, in its own direction of writing, up to the baseline it stands on. */
function dropOf({ x, y }: { x: number; y: number }, at: Rectangle, quarters: number): number {
  const direction = ((quarters % 4) + 4) % 4
  if (direction === 0) return y - at.bottom
  if (direction === 1) return at.right - x
  return direction === 2 ? at.top - y : x - at.left
}
