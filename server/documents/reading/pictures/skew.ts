import type { Ink } from './ink.ts'

const MOST_DEGREES = 5
const COARSE = 0.25
const FINE = 0.05
/** A page with less ink than this many pixels has no lines to go by. */
const LEAST_INK = 200

/**
 * By how many degrees the lines of a page climb to the right or (negative) fall, within ±5. Turning the picture clockwise by as much levels
 * them. Found where the rows of ink differ most from their neighbours, as W. Postl's projection profiles do.
 */
export function skewOf(ink: Ink): number {
  const points = pointsOf(ink)
  if (points.length < LEAST_INK * 2) return 0
  const coarse = steepest(points, ink, 0, MOST_DEGREES, COARSE)
  return steepest(points, ink, coarse, COARSE, FINE)
}

function steepest(points: Int16Array, ink: Ink, middle: number, reach: number, step: number): number {
  let best = { degrees: 0, score: -1 }
  for (let offset = -reach; offset <= reach + step / 2; offset += step) {
    const degrees = middle + offset
    const score = sharpness(points, ink, degrees)
    if (score > best.score) best = { degrees, score }
  }
  return Math.round(best.degrees * 100) / 100
}

function sharpness(points: Int16Array, { width, height }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Int32Array(height + 2 * margin)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round(points[at + 1]! + points[at]! * slope) + margin
    rows[row] = rows[row]! + 1
  }
  let score = 0
  for (let row = 1; row < rows.length; row++) score += (rows[row]! - rows[row - 1]!) ** 2
  return score
}

function pointsOf({ dark, width, height }: Ink): Int16Array {
  const points: number[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (dark[y * width + x]) points.push(x, y)
  return Int16Array.from(points)
}
