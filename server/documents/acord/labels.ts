import { isAmong, nameWords, stemOf } from './naming.ts'
import { centreX, centreY, heightOf, linesOf, overlapX, type Spot, sameLine } from './spots.ts'
import type { Edges, FormBox } from './types.ts'

/**
 * The words printed beside a box: for a tick those behind it, for a text those before it on its line or, in a table, those to the left
 * that name what its name names, else those next above it. `others` are words in no box; before a box nothing is taken from beyond the next
 * box to the left.
 */
export function labelOf(box: FormBox, others: Spot[], boxes: FormBox[]): Spot[] {
  const { edges, kind } = box
  const words = others.filter(({ token }) => token.norm !== '')
  if (kind === 'tick') return behind(box, words, boxes)
  const onLine = boxes.filter((one) => one !== box && sameLine(one, box) && one.edges[2] <= edges[0] + 1)
  const from = Math.max(edges[0] - FAR, ...onLine.map((one) => one.edges[2] - 2))
  const before = beforeBox(edges, from, words)
  const over = above(edges, words, boxes)
  const isFar = before.every((spot) => spot.edges[2] < edges[0] - 30)
  if (isFar && hits(over, box) > 0) return over
  if (before.some(({ token }) => token.norm.length > 2)) return before
  const title = rowTitle(box, words, boxes)
  return title.length ? title : over
}

/** The line to the left of a table's cell most of whose words are in the element's name; one word alone may be chance. */
function rowTitle(box: FormBox, words: Spot[], boxes: FormBox[]): Spot[] {
  const [up, down] = reachOf(box, boxes)
  const left = words.filter((spot) => spot.edges[2] < box.edges[0] && centreY(spot) > up && centreY(spot) < down)
  const lines = linesOf(left)
    .map((line) => chain(line, 1))
    .map((line) => ({ line, hits: hits(line, box) }))
    .sort((a, b) => b.hits - a.hits)
  return lines[0] && lines[0].hits > 1 ? lines[0].line : []
}

/** How many of these words stand in the element's name. */
function hits(words: Spot[], { name }: FormBox) {
  const own = nameWords(name)
  return words.filter(({ token }) => token.norm.split(' ').some((word) => isAmong(stemOf(word), own))).length
}

/** All that is printed on a box's line before it, up to the next box to the left. */
export function lineBefore({ edges }: FormBox, others: Spot[], boxes: FormBox[]): Spot[] {
  const onLine = boxes.filter((one) => sameLine(one, { edges }) && one.edges[2] <= edges[0] + 1)
  const from = Math.max(0, ...onLine.map((one) => one.edges[2] - 2))
  return others.filter((spot) => {
    const middle = centreY(spot)
    return middle > edges[1] - 3 && middle < edges[3] + 3 && spot.edges[2] < edges[0] + 4 && spot.edges[0] > from
  })
}

/** How far a box's cell may go up and down: halfway to the next boxes above and below. */
export function reachOf(box: FormBox, boxes: FormBox[]): [up: number, down: number] {
  let [up, down] = [box.edges[1] - REACH, box.edges[3] + REACH]
  for (const other of boxes) {
    if (other === box || overlapX(box.edges, other.edges) < 0.3) continue
    if (other.edges[3] <= box.edges[1] + 1) up = Math.max(up, (other.edges[3] + box.edges[1]) / 2)
    if (other.edges[1] >= box.edges[3] - 1) down = Math.min(down, (other.edges[1] + box.edges[3]) / 2)
  }
  return [up, down]
}

const REACH = 42

const FAR = 170

function behind(box: FormBox, others: Spot[], boxes: FormBox[]): Spot[] {
  const [, top, right, bottom] = box.edges
  const next = boxes.filter((one) => one !== box && sameLine(one, box) && one.edges[0] >= right - 1)
  const to = Math.min(right + FAR, ...next.map((one) => one.edges[0] + 2))
  const near = others.filter((spot) => {
    const middle = centreY(spot)
    return middle > top - 5 && middle < bottom + 5 && spot.edges[0] > right - 4 && spot.edges[0] < to
  })
  const column = boxes.filter((one) => one !== box && Math.abs(one.edges[0] - box.edges[0]) < 3)
  const away = (one: FormBox, spot: Spot) => Math.abs(centreY(one) - centreY(spot))
  return linesOf(near).flatMap((line) => {
    const run = chain(line, 1)
    const first = run[0]!
    const isNearer = column.some((one) => away(one, first) < away(box, first))
    return first.edges[0] < right + 16 && !isNearer ? run : []
  })
}

function beforeBox(edges: Edges, from: number, others: Spot[]): Spot[] {
  const [left, top, , bottom] = edges
  const near = others.filter((spot) => {
    const middle = (spot.edges[1] + spot.edges[3]) / 2
    return middle > top - 1 && middle < bottom + 1 && spot.edges[2] < left + 4 && spot.edges[0] > from
  })
  return linesOf(near).flatMap((line) => {
    const run = chain(line.toReversed(), -1).reverse()
    return run.at(-1)!.edges[2] > left - 90 ? run : []
  })
}

/** The line next above a box; where it has boxes of its own, only the words with which it begins. */
function above([left, top, right]: Edges, others: Spot[], boxes: FormBox[]): Spot[] {
  const near = others.filter(
    (spot) =>
      centreX(spot) > left - 2 && centreX(spot) < right + 2 && spot.edges[3] < top + 4 && spot.edges[3] > top - 26,
  )
  const line = linesOf(near).at(-1)
  const first = line?.[0]
  if (!first) return []
  const shared = boxes.some((box) => sameLine(box, first) && box.edges[0] > left && box.edges[0] < right)
  return shared ? chain(line, 1, 0.7) : line
}

/** The words of a line up to the first gap that is wider than so many times their height. */
function chain(line: Spot[], step: 1 | -1, wide = 1.5): Spot[] {
  const run: Spot[] = []
  for (const spot of line) {
    const last = run.at(-1)
    const gap = last ? (step === 1 ? spot.edges[0] - last.edges[2] : last.edges[0] - spot.edges[2]) : 0
    if (last && (gap > heightOf(spot) * wide || !sameLine(last, spot))) break
    run.push(spot)
  }
  return run
}
