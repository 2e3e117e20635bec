import type { Box } from '../../types.ts'
import { toShown } from './glyphs.ts'
import { type Bar, type Fill, type Matrix, noShapes, readPath, type Shapes, type Sheet } from './rulings.ts'

const TEXT = 1
const PATH = 2
const IMAGE = 3
const FORM = 5
const MOST_OBJECTS = 6_000
/** Text that is not looked at counts as seen, so it is looked at for longer than paths. */
const MOST_TEXTS = 60_000
const MOST_PICTURES = 200
const DEEPEST_FORM = 4
const OPAQUE = 255

/** Red, green, blue and opacity, each from 0 to 255. */
export type Colour = [red: number, green: number, blue: number, opacity: number]

/**
 * A piece of text as the page draws it. `under` is how many of the page's fills were drawn before it, `opacity` (0 to 1) that of
 * the groups it stands in.
 */
export type DrawnText = { object: number; under: number; opacity: number; outer: Matrix }

/** What a page draws, in the order it draws it: lines, filled shapes, pictures and text. */
export type Drawn = Pick<Shapes, 'rulings'> & { bars: Bar[]; fills: Fill[]; pictures: Box[]; texts: DrawnText[] }

type Walk = { sheet: Sheet; shapes: Shapes; pictures: Box[]; texts: DrawnText[]; objects: number }

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0]

/** Walks once through all that a page draws. */
export function readDrawn(sheet: Sheet, page: number): Drawn {
  const { call } = sheet.engine
  const shapes = noShapes(sheet)
  const walk: Walk = { sheet, shapes, pictures: [], texts: [], objects: 0 }
  const count = call.FPDFPage_CountObjects!(page)
  for (let index = 0; index < count && goesOn(walk); index++) {
    visit(walk, call.FPDFPage_GetObject!(page, index), PLAIN, 0, 1)
  }
  const { rulings, bars, fills } = shapes
  return { rulings, bars, fills, pictures: walk.pictures, texts: walk.texts }
}

const goesOn = ({ objects, texts }: Walk) => objects < MOST_OBJECTS && texts.length < MOST_TEXTS

function visit(walk: Walk, object: number, outer: Matrix, depth: number, opacity: number): void {
  const { sheet, shapes, pictures, texts } = walk
  const { call } = sheet.engine
  const type = object ? call.FPDFPageObj_GetType!(object) : 0
  if (type === TEXT) {
    texts.push({ object, under: shapes.fills.length, opacity, outer })
    return
  }
  walk.objects += 1
  if (type === PATH) readPath(shapes, object, times(matrixOf(sheet, object), outer))
  if (type === IMAGE && pictures.length < MOST_PICTURES) {
    pictures.push(boxOf(sheet, [0, 0, 1, 1], times(matrixOf(sheet, object), outer)))
  }
  if (type !== FORM || depth >= DEEPEST_FORM) return
  const inner = times(matrixOf(sheet, object), outer)
  const seenThrough = opacity * ((colourOf(sheet, object)?.[3] ?? OPAQUE) / OPAQUE)
  const count = call.FPDFFormObj_CountObjects!(object)
  for (let index = 0; index < count && goesOn(walk); index++) {
    visit(walk, call.FPDFFormObj_GetObject!(object, index), inner, depth + 1, seenThrough)
  }
}

/** The colour an object is filled with, or drawn with when `stroke` is asked for; null when it has none. */
export function colourOf({ engine, scratch }: Sheet, object: number, stroke = false): Colour | null {
  const { FPDFPageObj_GetFillColor, FPDFPageObj_GetStrokeColor } = engine.call
  const get = stroke ? FPDFPageObj_GetStrokeColor! : FPDFPageObj_GetFillColor!
  if (!get(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const bytes = engine.bytes()
  return [bytes[scratch]!, bytes[scratch + 4]!, bytes[scratch + 8]!, bytes[scratch + 12]!]
}

/** The box around an object inside these forms, on the page as shown; null when it draws nothing. */
export function boundsOf(sheet: Sheet, object: number, outer: Matrix): Box | null {
  const { engine, scratch } = sheet
  if (!engine.call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const view = engine.view()
  const at = (offset: number) => view.getFloat32(scratch + offset, true)
  return boxOf(sheet, [at(0), at(4), at(8), at(12)], outer)
}

type Edges = [left: number, bottom: number, right: number, top: number]

function boxOf({ frame }: Sheet, [left, bottom, right, top]: Edges, outer: Matrix): Box {
  if (outer === PLAIN) return toShown(frame, left, bottom, right, top)
  const [a, b, c, d, e, f] = outer
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const
  const xs = corners.map(([x, y]) => x * a + y * c + e)
  const ys = corners.map(([x, y]) => x * b + y * d + f)
  return toShown(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

function matrixOf({ engine, scratch }: Sheet, object: number): Matrix {
  if (!engine.call.FPDFPageObj_GetMatrix!(object, scratch)) return PLAIN
  const view = engine.view()
  const at = (offset: number) => view.getFloat32(scratch + offset, true)
  return [at(0), at(4), at(8), at(12), at(16), at(20)]
}

function times(inner: Matrix, outer: Matrix): Matrix {
  if (outer === PLAIN) return inner
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
