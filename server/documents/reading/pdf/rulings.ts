import type { Box, Ruling } from '../../types.ts'
import type { PdfEngine } from './engine.ts'
import { type PageFrame, toShown } from './glyphs.ts'

const MOST_SEGMENTS = 60_000
/** A filled rectangle thinner than this is a drawn line; thicker ones are shades, whose edges part cells as lines do. */
const THIN = 2.5
/** Shorter strokes are parts of letters, dots and ornaments. */
const SHORTEST = 4
const LEVEL = 0.6
/** A fill that covers this much of the page's width and height is its document. */
const PAPER = 0.95
const MOST_FILLS = 1_000

export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
type Point = { x: number; y: number }
/** A level line no thicker than a pen's, by the object that draws it: it may strike out words, which the edge of a shade does not. */
export type Bar = { at: number; from: number; to: number; object: number; filled: boolean }
/** A filled shape that is no line, by the smallest box around it. */
export type Fill = { box: Box; object: number }
export type Sheet = { engine: PdfEngine; frame: PageFrame; scratch: number }
/** What the paths of a page draw, so far; `object` is the path that is being read. */
export type Shapes = Sheet & {
  rulings: Ruling[]
  bars: Bar[]
  fills: Fill[]
  segments: number
  object: number
  filled: boolean
}

export function noShapes(sheet: Sheet): Shapes {
  return { ...sheet, rulings: [], bars: [], fills: [], segments: 0, object: 0, filled: false }
}

const LINE_TO = 0
const MOVE_TO = 2

/**
 * Adds a path to the shapes: its straight horizontal and vertical lines in points as shown, which are its strokes and, of a filled
 * rectangle, the edges (one line if it is thin).
 */
export function readPath(walk: Shapes, object: number, matrix: Matrix): void {
  const { engine, scratch } = walk
  const { call } = engine
  if (!call.FPDFPath_GetDrawMode!(object, scratch, scratch + 4)) return
  const filled = engine.view().getInt32(scratch, true) !== 0
  const stroked = engine.view().getInt32(scratch + 4, true) !== 0
  if (!filled && !stroked) return
  walk.object = object
  walk.filled = filled
  const count = call.FPDFPath_CountSegments!(object)
  let points: Point[] = []
  let straight = true
  const close = () => {
    if (points.length > 1 && (straight || filled)) addShape(walk, points, stroked, straight)
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

function addShape(walk: Shapes, points: Point[], stroked: boolean, straight: boolean): void {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  const [x, y, width, height] = toShown(walk.frame, ...bounds)
  const { left, right, top, bottom } = walk.frame
  if (walk.filled && Math.min(width, height) > THIN && walk.fills.length < MOST_FILLS) {
    walk.fills.push({ box: [x, y, width, height], object: walk.object })
  }
  if (!straight) return
  if (width * height >= PAPER * PAPER * (right - left) * (top - bottom)) return
  const rectangular =
    points.length >= 4 && points.every((point, index) => index === 0 || isLevel(points[index - 1]!, point))
  if (height <= THIN && width > height) addBar(walk, y + height / 2, x, x + width)
  else if (width <= THIN && height > width) addVertical(walk, x + width / 2, y, y + height)
  else if (rectangular) {
    addHorizontal(walk, y, x, x + width)
    addHorizontal(walk, y + height, x, x + width)
    addVertical(walk, x, y, y + height)
    addVertical(walk, x + width, y, y + height)
  } else if (stroked) addPieces(walk, points)
}

function addPieces(walk: Shapes, points: Point[]): void {
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
    if (width >= height) addBar(walk, y + height / 2, x, x + width)
    else addVertical(walk, x + width / 2, y, y + height)
  }
}

function isLevel(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) < LEVEL || Math.abs(from.y - to.y) < LEVEL
}

function addBar(walk: Shapes, at: number, from: number, to: number): void {
  addHorizontal(walk, at, from, to)
  const { bars, object, filled } = walk
  if (to - from >= SHORTEST) bars.push({ at, from, to, object, filled })
}

function addHorizontal({ rulings }: Shapes, at: number, from: number, to: number): void {
  if (to - from >= SHORTEST) rulings.push({ axis: 'horizontal', at, from, to })
}

function addVertical({ rulings }: Shapes, at: number, from: number, to: number): void {
  if (to - from >= SHORTEST) rulings.push({ axis: 'vertical', at, from, to })
}
