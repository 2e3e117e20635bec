import type { Match } from './anchors.ts'
import { type Affine, offsetOf, TOLERANCE } from './registration.ts'
import { centreY } from './spots.ts'
import type { Edges, EditionPage } from './types.ts'

/** How far, in points of the edition, what stands in a row of it has moved on the page. */
export type Move = [du: number, dv: number]

export type MoveOf = (what: { edges: Edges }) => Move | null

/** The words that stand where the moves of their anchors' rows say. */
export function placed(matches: Match[], map: Affine, moveOf: MoveOf): Match[] {
  return matches.filter((match) => {
    const move = moveOf(match.anchor)
    return move !== null && isAlike(move, offsetOf(match, map))
  })
}

/** One row of an edition's page, with the moves that would bring each of its printed words onto its likes on the page. */
type Band = { v: number; said: Move[][] }

/** A section may have moved so far sideways and up or down. */
const SIDEWAYS = 60
/** Rows nearer than this are one. */
const ROW = 4
/** Words that must have moved alike for a move to be thought of; fewer if they stand in one row. */
const FEWEST = 3
const FEWEST_IN_ROW = 2
/** What it costs to think that a row has moved otherwise than the one above it, in words that agree; more where it would pass it. */
const CHANGE = 2
const PASSING = 3
/** A word that stands on the page but elsewhere speaks so much against a move as one in its place speaks for it. */
const AGAINST = 0.6
/** By how many words, in all, a row's move must be likelier than the next to be sure. */
const CLEARLY = 1.5

/**
 * How each row of an edition's page has moved on a page of a neighbouring edition: rows move with their sections, so the likeliest
 * sequence of moves from the top down is the one with most words in their places and fewest changes (Viterbi 1967). Null for a row
 * whose move is not clearly likelier than any other.
 */
export function movesOfRows({ anchors, boxes }: EditionPage, matches: Match[], map: Affine): MoveOf {
  const said = new Map(anchors.map((anchor) => [anchor, [] as Move[]]))
  for (const match of matches) {
    const move = offsetOf(match, map)
    if (Math.abs(move[0]) < SIDEWAYS) said.get(match.anchor)!.push(move)
  }
  const bands = bandsOf([
    ...anchors.map((anchor) => ({ v: centreY(anchor), said: [said.get(anchor)!] })),
    ...boxes.map((box) => ({ v: centreY(box), said: [] })),
  ])
  const settled = likeliest(bands, commonMoves(bands))
  return (what) => settled[bands.findLastIndex(({ v }) => v <= centreY(what))] ?? null
}

const offBy = (a: Move, b: Move) => Math.hypot(a[0] - b[0], a[1] - b[1])
/** Are they one move, but for how a page is printed? */
export const isAlike = (a: Move, b: Move) => offBy(a, b) < TOLERANCE

/** The moves that several words share, no two of them alike; those of most words first. */
function commonMoves(bands: Band[]): Move[] {
  const whole = bands.flatMap(({ said }) => said)
  const sharing = (move: Move, said: Move[][]) => said.filter((own) => own.some((other) => isAlike(move, other)))
  const counted = bands
    .flatMap((band) => band.said.flat().map((move) => ({ move, band, alike: sharing(move, whole) })))
    .filter((one) => one.alike.length >= FEWEST || sharing(one.move, one.band.said).length >= FEWEST_IN_ROW)
    .sort((a, b) => b.alike.length - a.alike.length)
  const moves: Move[] = []
  for (const { move, alike: by } of counted) {
    if (moves.some((other) => isAlike(move, other))) continue
    const own = by.map((one) => one.find((other) => isAlike(move, other))!)
    moves.push([middle(own.map(([du]) => du)), middle(own.map(([, dv]) => dv))])
  }
  return moves
}

function middle(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}

function bandsOf(rows: Band[]): Band[] {
  const bands: Band[] = []
  for (const row of rows.sort((a, b) => a.v - b.v)) {
    const band = bands.at(-1)
    if (band && row.v - band.v < ROW) band.said.push(...row.said)
    else bands.push({ ...row })
  }
  return bands
}

/** For each row the move on the best way through all rows; null where the best way with another move is nearly as good. */
function likeliest(bands: Band[], moves: Move[]): (Move | null)[] {
  const worth = bands.map(({ said }) =>
    moves.map((move) =>
      said.reduce((sum, own) => {
        if (own.length === 0) return sum
        return sum + (own.some((other) => isAlike(move, other)) ? 1 : -AGAINST)
      }, 0),
    ),
  )
  const step = (from: number, to: number, above: Band, below: Band) => {
    if (from === to) return 0
    const passes = above.v + moves[from]![1] > below.v + moves[to]![1] + 2
    return CHANGE + (passes ? PASSING : 0)
  }
  const down = worth.map((own) => own.map(() => 0))
  const up = worth.map((own) => own.map(() => 0))
  const best = (at: number, of: number[][], cost: (other: number) => number) =>
    Math.max(...moves.map((_, other) => of[at]![other]! + worth[at]![other]! - cost(other)))
  for (let at = 1; at < bands.length; at += 1)
    for (const to of moves.keys())
      down[at]![to] = best(at - 1, down, (from) => step(from, to, bands[at - 1]!, bands[at]!))
  for (let at = bands.length - 2; at >= 0; at -= 1)
    for (const from of moves.keys())
      up[at]![from] = best(at + 1, up, (to) => step(from, to, bands[at]!, bands[at + 1]!))
  return bands.map((_, at) => {
    const whole = moves.map((move, index) => ({
      move,
      total: down[at]![index]! + worth[at]![index]! + up[at]![index]!,
    }))
    const first = whole.sort((a, b) => b.total - a.total)[0]
    const second = first && whole.find(({ move }) => offBy(move, first.move) > TOLERANCE * 2)
    return first && (!second || first.total - second.total >= CLEARLY) ? first.move : null
  })
}
