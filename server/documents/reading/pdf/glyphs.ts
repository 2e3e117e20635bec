import type { Box } from '../../types.ts'
import { RIGHT_TO_LEFT } from '../lines.ts'
import { ReadingError } from '../reading-error.ts'
import type { PdfEngine } from './engine.ts'
import { type Rectangle, stretchOf, type Writing, writing, writtenWay } from './writing.ts'

/** Characters that follow one another in the file on one baseline at one size, without a space between them. */
export type GlyphRun = Omit<Writing, 'reach'> & {
  text: string
  box: Box
  /** A space or line end stood before it in the file, so it never joins the word before. */
  afterSpace: boolean
  /** The text object it belongs to, if that one is in doubt. */
  object: number | undefined
}

/** What a page shows: its runs, how many characters it has, and how many of them have no known letter. */
export type Glyphs = { runs: GlyphRun[]; count: number; unreadable: number }

/** How points of the PDF's own space (origin bottom left, unrotated) become points of the page as shown. */
export type PageFrame = { left: number; bottom: number; right: number; top: number; turn: 0 | 1 | 2 | 3 }

const SAME = 0.02
/** Letters of one word that touch lie no further over one another than this, in ems, */
const OVERLAP = 0.3
/** and by kerning no further apart. */
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
 * that touch: there the word goes on. A letter drawn twice is told once. A run is either wholly of one of the text objects in doubt, or of none of them.
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
  const recent: Letter[] = []
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
    if (run && isDouble(engine, textPage, recent, { code, at, index }, run.em)) {
      // What PDFium took for a space before it is none.
      if (engine.call.FPDFText_IsGenerated!(textPage, index - 1)) [afterSpace, guessed] = [false, false]
      continue
    }
    recent[found.count % LOOK_BACK] = { code, at, index }
    const side = run ? sideTouched(run, at, frame) : null
    if (guessed && !side) afterSpace = true
    guessed = false
    found.count += 1
    if (isUnknown(code)) found.unreadable += 1
    const object = anyDoubtful ? doubtOf(engine, textPage, index, doubtful) : undefined
    const isSame = run && !afterSpace && object === run.object
    if (isSame && side === 'before' && goesBack(run!, code, at)) {
      run!.backward = true
    } else if (!isSame || !continues(run!, at, frame)) {
      // What comes later in the file and is read before has the space that stood before both.
      if (run && side === 'before' && !afterSpace) [afterSpace, run.afterSpace] = [run.afterSpace, false]
      else if (run?.backward) run.afterSpace = true
      if (run) found.runs.push(closed(run, frame))
      run = {
        text: '',
        ...writing(engine, textPage, index, frame, scratch, at),
        afterSpace,
        object,
        whole: { ...at },
        last: at,
        ligature: false,
        backward: false,
      }
    }
    extend(run!, letter(code), at)
    afterSpace = false
  }
  if (run) found.runs.push(closed(run, frame))
  return found
}

type Letter = { code: number; at: Rectangle; index: number }

/** Among so many letters before it PDFium, too, looks for the twin of one. */
const LOOK_BACK = 7
/** A letter drawn twice for boldness or a shadow stands so near to its twin: in ems, and in its own size. */
const [DOUBLE, DOUBLE_OF_ITS_SIZE] = [0.07, 0.5]

/** Whether a letter is one of those before it, drawn once more. */
function isDouble(
  engine: PdfEngine,
  textPage: number,
  recent: Letter[],
  { code, at, index }: Letter,
  em: number,
): boolean {
  for (const other of recent) {
    if (other.code !== code) continue
    const own = Math.min(at.right - at.left, at.top - at.bottom)
    const distance = apart(at, other.at)
    if (distance >= Math.min(em * DOUBLE, own * DOUBLE_OF_ITS_SIZE)) continue
    // A ligature of two equal letters is spelled out on one place.
    const objectOf = engine.call.FPDFText_GetTextObject!
    if (distance > SAME || objectOf(textPage, index) !== objectOf(textPage, other.index)) return true
  }
  return false
}

/** How far two letters of a kind stand from one another, across or down the page. */
function apart(one: Rectangle, other: Rectangle): number {
  return Math.max(Math.abs(one.left - other.left), Math.abs(one.bottom - other.bottom))
}

/**
 * `ligature`: its last letters stand on one place, as PDFium spells out a ligature that is drawn wider than each. `backward`: each of
 * its letters is drawn to the left of the one before.
 */
type OpenRun = Omit<GlyphRun, 'box'> & {
  reach: number
  whole: Rectangle
  last: Rectangle
  ligature: boolean
  backward: boolean
}

function extend(run: OpenRun, text: string, at: Rectangle): void {
  run.ligature = run.text !== '' && apart(at, run.last) < SAME
  run.text = run.backward ? text + run.text : run.text + text
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

/** Whether a letter that touches the last one from before is that of a word whose letters are drawn last to first. */
function goesBack({ text, last, backward }: OpenRun, code: number, at: Rectangle): boolean {
  if ((!backward && text.length > 1) || RIGHT_TO_LEFT.test(String.fromCodePoint(code))) return false
  const isLevel = Math.abs(at.bottom - last.bottom) < SAME && Math.abs(at.top - last.top) < SAME
  return isLevel || (Math.abs(at.left - last.left) < SAME && Math.abs(at.right - last.right) < SAME)
}

function continues({ turn, em, reach, last, ligature, backward }: OpenRun, at: Rectangle, frame: PageFrame): boolean {
  if (backward) return false
  if (turn === null) return Math.hypot(at.left - last.left, at.top - last.top) < em * 2
  const way = writtenWay(turn, frame)
  const [before, here] = [stretchOf(last, way), stretchOf(at, way)]
  if (Math.abs(here.low - before.low) < SAME && Math.abs(here.high - before.high) < SAME)
    return here.start - before.end < (ligature ? em * LIGATURE_WIDTH : reach) && here.start - before.start > -reach
  // Upright letters may stand upon one another.
  const isStacked = way % 2 === 0 && Math.abs(at.left - last.left) < SAME && Math.abs(at.right - last.right) < SAME
  return isStacked && (Math.abs(at.bottom - last.top) < reach || Math.abs(last.bottom - at.top) < reach)
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
  const isTouch = (gap: number) => gap < em * TOUCH && gap > -em * OVERLAP
  return isTouch(here.start - known.end) ? 'after' : isTouch(known.start - here.end) ? 'before' : null
}
