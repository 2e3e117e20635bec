import type { PdfEngine } from './engine.ts'

/** A rectangle of the PDF's own space (origin bottom left, unrotated). */
export type Rectangle = { left: number; bottom: number; right: number; top: number }

const SLANT = Math.PI / 18

type Turned = { turn: 0 | 1 | 2 | 3 }

/** Direction of writing in the PDF's own space, in quarters counter-clockwise. */
export const writtenWay = (turn: 0 | 1 | 2 | 3, frame: Turned) => (frame.turn - turn + 4) % 4

/** Where a character stands along its line as one reads, and across it. */
type Stretch = { start: number; end: number; low: number; high: number }

/** The stretch a rectangle takes up in this direction of writing. */
export function stretchOf({ left, right, bottom, top }: Rectangle, way: number): Stretch {
  if (way === 0) return { start: left, end: right, low: bottom, high: top }
  if (way === 1) return { start: bottom, end: top, low: left, high: right }
  return way === 2
    ? { start: -right, end: -left, low: bottom, high: top }
    : { start: -top, end: -bottom, low: left, high: right }
}

/**
 * How text is written: `em`, its size in points; `drop`, how far its baseline lies above the bottom of its box as one reads; `turn`, its
 * direction on the page as shown, in quarter turns clockwise, null at a slant; `reach`, how far apart letters of a word may stand.
 */
export type Writing = { em: number; drop: number; turn: 0 | 1 | 2 | 3 | null; reach: number }

const LETTER_GAP = 0.3
/** PDFium goes by the size a font tells, and misses spaces between words whose letters are smaller. */
const SPACE = 0.2
/** A told size that is so many times as large as the letters, or so small a share of theirs, is not what is seen. */
const [LARGE, SMALL] = [2, 1 / 8]
/** Letters that hang down from their baseline by so much of their height are turned over themselves. */
const HANGS = 0.6

/** How the text that starts at this character is written, from the matrix it is drawn with and its box. */
export function writing(
  engine: PdfEngine,
  textPage: number,
  index: number,
  frame: Turned,
  scratch: number,
  at: Rectangle,
): Writing {
  const { call, view } = engine
  const height = at.top - at.bottom
  const usual = { drop: height * DROP, reach: height * LETTER_GAP }
  if (!call.FPDFText_GetMatrix!(textPage, index, scratch)) return { em: height, ...usual, turn: frame.turn }
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => view().getFloat32(scratch + offset, true))
  const size = call.FPDFText_GetFontSize!(textPage, index)
  const em = Math.abs(size) * Math.hypot(c!, d!) || height
  // A negative size turns the letters over once more: those of an upside-down matrix stand upright.
  const angle = size < 0 ? Math.atan2(-b!, -a!) : Math.atan2(b!, a!)
  const quarters = Math.round(angle / (Math.PI / 2))
  if (Math.abs(angle - quarters * (Math.PI / 2)) > SLANT) return { em, ...usual, turn: null }
  const turn = ((((frame.turn - quarters) % 4) + 4) % 4) as Turned['turn']
  const { low, high } = stretchOf(at, writtenWay(turn, frame))
  const known = call.FPDFText_GetCharOrigin!(textPage, index, scratch, scratch + 8)
  const origin = known ? { x: view().getFloat64(scratch, true), y: view().getFloat64(scratch + 8, true) } : null
  const told = { em, drop: origin ? dropOf(origin, at, quarters) : usual.drop, turn, reach: em * LETTER_GAP }
  return asDrawn(told, high - low, () => isOfDrawnLetters(engine, textPage, index))
}

/** The same as it is seen: the size of a font of drawn letters (Type 3) may be any number, and its letters may be turned over. */
function asDrawn(told: Writing, tall: number, isDrawn: () => boolean): Writing {
  const isFalse = told.em > tall * LARGE || told.em < tall * SMALL
  const hangs = told.turn !== null && told.turn > 0 && told.drop >= tall * HANGS
  if (!(isFalse || hangs) || !isDrawn()) return told
  const size = isFalse ? { em: tall, reach: tall * SPACE } : null
  const way = hangs ? { drop: tall - told.drop, turn: ((told.turn! + 2) % 4) as Turned['turn'] } : null
  return { ...told, ...size, ...way }
}

/** Whether a character's font is one of drawn letters: no other goes without a name. */
function isOfDrawnLetters({ call }: PdfEngine, textPage: number, index: number): boolean {
  const font = call.FPDFTextObj_GetFont!(call.FPDFText_GetTextObject!(textPage, index))
  return font !== 0 && call.FPDFFont_GetBaseFontName!(font, 0, 0) <= 1
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
