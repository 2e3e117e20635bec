import type { Ruling } from '../../types.ts'
import type { PdfEngine } from './engine.ts'
import { type PageFrame, toShown } from './glyphs.ts'

const PATH = 2
const FORM = 5
const MOST_OBJECTS = 6_000
const MOST_SEGMENTS = 60_000
const DEEPEST_FORM = 4
/** A filled rectangle thinner than this is a drawn line; thicker ones are shades, whose edges part cells as lines do. */
const THIN = 2.5
/** Shorter strokes are parts of letters, dots and ornaments. */
const SHORTEST = 4
const LEVEL = 0.6
/** A fill that covers this much of the page's width and height is its paper. */
const PAPER = 0.95

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
type Point = { x: number; y: number }
type Walk = { engine: PdfEngine; frame: PageFrame; scratch: number; found: Ruling[]; segments: number; objects: number }

/** The straight horizontal and vertical lines a page draws, strokes and edges of filled rectangles, in points as shown. */
export function readRulings(engine: PdfEngine, page: number, frame: PageFrame, scratch: number): Ruling[] {
  const { call } = engine
  const walk: Walk = { engine, frame, scratch, found: [], segments: 0, objects: 0 }
  const count = call.FPDFPage_CountObjects!(page)
  for (let index = 0; index < count && walk.objects < MOST_OBJECTS; index++) {
    visit(walk, call.FPDFPage_GetObject!(page, index), [1, 0, 0, 1, 0, 0], 0)
  }
  return walk.found
}

function visit(walk: Walk, object: number, outer: Matrix, depth: number): void {
  const { call } = walk.engine
  walk.objects += 1
  const type = object ? call.FPDFPageObj_GetType!(object) : 0
  if (type === PATH) readPath(walk, object, times(matrixOf(walk, object), outer))
  if (type !== FORM || depth >= DEEPEST_FORM) return
  const inner = times(matrixOf(walk, object), outer)
  const count = call.FPDFFormObj_CountObjects!(object)
  for (let index = 0; index < count && walk.objects < MOST_OBJECTS; index++) {
    visit(walk, call.FPDFFormObj_GetObject!(object, index), inner, depth + 1)
  }
}

function matrixOf({ engine, scratch }: Walk, object: number): Matrix {
  if (!engine.call.FPDFPageObj_GetMatrix!(object, scratch)) return [1, 0, 0, 1, 0, 0]
  const view = engine.view()
  return [0, 4, 8, 12, 16, 20].map((at) => view.getFloat32(scratch + at, true)) as Matrix
}

function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

const LINE_TO = 0
const MOVE_TO = 2

/** A path's straight pieces: strokes are lines themselves, of a filled rectangle the edges count (one line if it is thin). */
function readPath(walk: Walk, object: number, matrix: Matrix): void {
  const { engine, scratch } = walk
  const { call } = engine
  if (!call.FPDFPath_GetDrawMode!(object, scratch, scratch + 4)) return
  const filled = engine.view().getInt32(scratch, true) !== 0
  const stroked = engine.view().getInt32(scratch + 4, true) !== 0
  if (!filled && !stroked) return
  const count = call.FPDFPath_CountSegments!(object)
  let points: Point[] = []
  let straight = true
  const close = () => {
    if (straight && points.length > 1) addShape(walk, points, stroked)
    points = []
    straight = true
  }
  for (let index = 0; index < count && walk.segments < MOST_SEGMENTS; index++) {
    walk.segments += 1
    const segment = call.FPDFPath_GetPathSegment!(object, index)
    const type = call.FPDFPathSegment_GetType!(segment)
    if (type === MOVE_TO) close()
    if (!call.FPDFPathSegment_GetPoint!(segment, scratch, scratch + 4)) continue
    const [x, y] = [engine.view().getFloat32(scratch, true), engine.view().getFloat32(scratch + 4, true)]
    points.push({ x: x * matrix[0] + y * matrix[2] + matrix[4], y: x * matrix[1] + y * matrix[3] + matrix[5] })
    if (type !== MOVE_TO && type !== LINE_TO) straight = false
    if (call.FPDFPathSegment_GetClose!(segment) && points.length > 2) points.push(points[0]!)
  }
  close()
}

function addShape(walk: Walk, points: Point[], stroked: boolean): void {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  const [x, y, width, height] = toShown(walk.frame, ...bounds)
  const { left, right, top, bottom } = walk.frame
  if (width * height >= PAPER * PAPER * (right - left) * (top - bottom)) return
  const rectangular =
    points.length >= 4 && points.every((point, index) => index === 0 || isLevel(points[index - 1]!, point))
  if (height <= THIN && width > height) addHorizontal(walk, y + height / 2, x, x + width)
  else if (width <= THIN && height > width) addVertical(walk, x + width / 2, y, y + height)
  else if (rectangular) {
    addHorizontal(walk, y, x, x + width)
    addHorizontal(walk, y + height, x, x + width)
    addVertical(walk, x, y, y + height)
    addVertical(walk, x + width, y, y + height)
  } else if (stroked) addPieces(walk, points)
}

function addPieces(walk: Walk, points: Point[]): void {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!]
    if (!isLevel(from, to)) continue
    const [x, y, width, height] = toShown(
      walk.frame,
      Math.min(from.x, to.x),
      Math.min(from.y, to.y),
      Math.max(from.x, to.x),
      Math.max(from.y, to.y),
    )
    if (width >= height) addHorizontal(walk, y + height / 2, x, x + width)
    else addVertical(walk, x + width / 2, y, y + height)
  }
}

function isLevel(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) < LEVEL || Math.abs(from.y - to.y) < LEVEL
}

function addHorizontal({ found }: Walk, at: number, from: number, to: number): void {
  if (to - from >= SHORTEST) found.push({ axis: 'horizontal', at, from, to })
}

function addVertical({ found }: Walk, at: number, from: number, to: number): void {
  if (to - from >= SHORTEST) found.push({ axis: 'vertical', at, from, to })
}
