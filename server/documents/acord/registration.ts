import type { Match } from './anchors.ts'
import type { Edges } from './types.ts'

/** From points of the page to points of the edition: u = a·x + b·y + c, v = d·x + e·y + f. */
export type Affine = [a: number, b: number, c: number, d: number, e: number, f: number]

/** How a page lies on an edition. `share` of the anchors found on the page stand where the fit says. */
export type Registration = {
  map: Affine
  held: Match[]
  found: number
  share: number
  /** Every word of the page that reads as an anchor. */
  matches: Match[]
}

/** How far, in points of the edition, a word may stand off its anchor and still be it. */
export const TOLERANCE = 2.5
const FEWEST = 6

/**
 * Lays a page on an edition: the similarity through two words that most others agree with (exhaustive consensus, after Fischler
 * and Bolles 1981), then by least squares over those that agree: a level page by scale and offset alone, a scan by an affine map. Null
 * when too few agree.
 */
export function register(matches: Match[], level: boolean): Registration | null {
  const best = bestOf(matches, level ? 0.002 : 0.08)
  if (!best || best.held.length < FEWEST) return null
  let { map, held } = best
  for (let round = 0; round < 3; round += 1) {
    map = (level ? scaleAndOffset(held) : leastSquares(held)) ?? map
    held = holding(matches, map, TOLERANCE)
    if (held.length < FEWEST) return null
  }
  const found = new Set(matches.map(({ anchor }) => anchor)).size
  return { map, held, found, share: held.length / found, matches }
}

type Fit = { map: Affine; held: Match[] }

/** The similarity with most words: tried through words that stand once, widest apart first, until nearly all agree. */
function bestOf(matches: Match[], turn: number): Fit | null {
  const once = matches.filter(({ anchor }) => matches.filter((other) => other.anchor === anchor).length === 1)
  const through = once.length >= FEWEST ? once : matches
  const enough = new Set(matches.map(({ anchor }) => anchor)).size * 0.9
  let best: Fit | null = null
  for (
    let step = Math.max(1, through.length >> 1), tried = 0;
    tried < through.length - 1;
    tried += 1, step = (step % (through.length - 1)) + 1
  )
    for (const [index, one] of through.entries()) {
      const other = through[index + step]
      const map = other && similarity(one, other, turn)
      if (!map || within(matches, map, TOLERANCE * 1.6) <= (best?.held.length ?? 0)) continue
      const held = holding(matches, map, TOLERANCE * 1.6)
      if (held.length > (best?.held.length ?? 0)) best = { map, held }
      if (held.length >= enough) return best
    }
  return best
}

function mapped(map: Affine, x: number, y: number): [u: number, v: number] {
  return [map[0] * x + map[1] * y + map[2], map[3] * x + map[4] * y + map[5]]
}

/** A box of the page on the edition: its middle is mapped, its sides are scaled, so that a slight turn does not make it grow. */
export function mappedEdges(map: Affine, [left, top, right, bottom]: Edges): Edges {
  const [u, v] = mapped(map, (left + right) / 2, (top + bottom) / 2)
  const [wide, high] = [
    ((right - left) / 2) * Math.hypot(map[0], map[3]),
    ((bottom - top) / 2) * Math.hypot(map[1], map[4]),
  ]
  return [u - wide, v - high, u + wide, v + high]
}

/** A box of the edition on the page, where the map neither turns nor skews by more than a hair. */
export function unmappedEdges(map: Affine, [left, top, right, bottom]: Edges): Edges {
  const back = (u: number, v: number) => {
    const whole = map[0] * map[4] - map[1] * map[3]
    const [p, q] = [u - map[2], v - map[5]]
    return [(map[4] * p - map[1] * q) / whole, (map[0] * q - map[3] * p) / whole] as const
  }
  return [...back(left, top), ...back(right, bottom)]
}

/** Scale and turn through two words; null when they are too near one another or ask for more than a slight turn. */
function similarity(one: Match, other: Match, turn: number): Affine | null {
  const [x, y, u, v] = [other.x - one.x, other.y - one.y, other.u - one.u, other.v - one.v]
  const square = x * x + y * y
  if (one.anchor === other.anchor || Math.hypot(u, v) < 90 || square < 1) return null
  const [cos, sin] = [(u * x + v * y) / square, (v * x - u * y) / square]
  if (cos < 0.15 || cos > 4 || Math.abs(sin) > cos * turn) return null
  return [cos, -sin, one.u - cos * one.x + sin * one.y, sin, cos, one.v - sin * one.x - cos * one.y]
}

/** How many words stand within the tolerance: no fewer than anchors do. */
function within(matches: Match[], [a, b, c, d, e, f]: Affine, tolerance: number) {
  let count = 0
  for (const { x, y, u, v } of matches) {
    const [du, dv] = [a * x + b * y + c - u, d * x + e * y + f - v]
    if (du * du + dv * dv <= tolerance * tolerance) count += 1
  }
  return count
}

/** For each anchor the nearest of its words that stands within the tolerance. */
function holding(matches: Match[], map: Affine, tolerance: number): Match[] {
  const nearest = new Map<unknown, { match: Match; off: number }>()
  for (const match of matches) {
    const off = offBy(match, map)
    const known = nearest.get(match.anchor)
    if (off <= tolerance && (!known || off < known.off)) nearest.set(match.anchor, { match, off })
  }
  return [...nearest.values()].map(({ match }) => match)
}

function offBy(match: Match, map: Affine) {
  return Math.hypot(...offsetOf(match, map))
}

/** How far from its anchor's place the fit leaves a word, in points of the edition. */
export function offsetOf(match: Match, map: Affine): [du: number, dv: number] {
  const [u, v] = mapped(map, match.x, match.y)
  return [u - match.u, v - match.v]
}

/** One scale and an offset with the least squares over these words; null when they stand in one place. */
function scaleAndOffset(matches: Match[]): Affine | null {
  const mean = (pick: (match: Match) => number) => matches.reduce((sum, match) => sum + pick(match), 0) / matches.length
  const [x, y, u, v] = [mean((one) => one.x), mean((one) => one.y), mean((one) => one.u), mean((one) => one.v)]
  const spread = mean((one) => (one.x - x) ** 2 + (one.y - y) ** 2)
  if (spread < 1) return null
  const scale = mean((one) => (one.x - x) * (one.u - u) + (one.y - y) * (one.v - v)) / spread
  return [scale, 0, u - scale * x, 0, scale, v - scale * y]
}

/** The affine map with the least squares over these words; null when they stand on one line. */
function leastSquares(matches: Match[]): Affine | null {
  const sums = { xx: 0, xy: 0, yy: 0, x: 0, y: 0, n: matches.length }
  for (const { x, y } of matches) {
    sums.xx += x * x
    sums.xy += x * y
    sums.yy += y * y
    sums.x += x
    sums.y += y
  }
  const rows = [
    [sums.xx, sums.xy, sums.x],
    [sums.xy, sums.yy, sums.y],
    [sums.x, sums.y, sums.n],
  ]
  const solve = (pick: (match: Match) => number) =>
    cramer(rows, [
      matches.reduce((sum, match) => sum + match.x * pick(match), 0),
      matches.reduce((sum, match) => sum + match.y * pick(match), 0),
      matches.reduce((sum, match) => sum + pick(match), 0),
    ])
  const [first, second] = [solve((match) => match.u), solve((match) => match.v)]
  return first && second ? [...first, ...second] : null
}

function determinant([a, b, c]: number[][]) {
  const [[p, q, r], [s, t, w], [x, y, z]] = [a, b, c] as [number, number, number][] as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ]
  return p * (t * z - w * y) - q * (s * z - w * x) + r * (s * y - t * x)
}

function cramer(rows: number[][], values: number[]): [number, number, number] | null {
  const whole = determinant(rows)
  if (Math.abs(whole) < 1e-3) return null
  const part = (column: number) =>
    determinant(rows.map((row, at) => row.map((value, index) => (index === column ? values[at]! : value)))) / whole
  return [part(0), part(1), part(2)]
}
