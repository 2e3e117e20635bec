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
  if (kind === 'tick') return behind(edges, words)
  const onLine = boxes.filter((one) => one !== box && sameLine(one, box) && one.edges[2] <= edges[0] + 1)
  const from = Math.max(edges[0] - FAR, ...onLine.map((one) => one.edges[2] - 2))
  const before = beforeBox(edges, from, words)
  const over = above(edges, words)
  const isFar = before.every((spot) => spot.edges[2] < edges[0] - 30)
  if (isFar && namedBy(over, box, boxes) === 'its own') return over
  if (before.some(({ token }) => token.norm.length > 2)) return before
  const title = rowTitle(box, words, boxes)
  return title.length ? title : over
}

/** The line to the left of a table's cell most of whose words are in the element's name; one word alone may be chance. */
function rowTitle(box: FormBox, words: Spot[], boxes: FormBox[]): Spot[] {
  const [up, down] = reachOf(box, boxes)
  const names = wordsOf(box.name)
  const left = words.filter((spot) => spot.edges[2] < box.edges[0] && centreY(spot) > up && centreY(spot) < down)
  const lines = linesOf(left)
    .map((line) => chain(line, 1))
    .map((line) => ({
      line,
      hits: line.filter((spot) => spot.token.norm.split(' ').some((word) => isAmong(word, names))).length,
    }))
    .sort((a, b) => b.hits - a.hits)
  return lines[0] && lines[0].hits > 1 ? lines[0].line : []
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

function behind(edges: Edges, others: Spot[]): Spot[] {
  const [, top, right, bottom] = edges
  const near = others.filter((spot) => {
    const middle = (spot.edges[1] + spot.edges[3]) / 2
    return middle > top - 5 && middle < bottom + 5 && spot.edges[0] > right - 4 && spot.edges[0] < right + FAR
  })
  return linesOf(near).flatMap((line) => {
    const run = chain(line, 1)
    return run[0]!.edges[0] < right + 16 ? run : []
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

function above([left, top, right]: Edges, others: Spot[]): Spot[] {
  const near = others.filter(
    (spot) =>
      centreX(spot) > left - 2 && centreX(spot) < right + 2 && spot.edges[3] < top + 4 && spot.edges[3] > top - 26,
  )
  const lines = linesOf(near)
  return lines.at(-1) ?? []
}

/** The words of a line up to the first wide gap. */
function chain(line: Spot[], step: 1 | -1): Spot[] {
  const run: Spot[] = []
  for (const spot of line) {
    const last = run.at(-1)
    const gap = last ? (step === 1 ? spot.edges[0] - last.edges[2] : last.edges[0] - spot.edges[2]) : 0
    if (last && (gap > heightOf(spot) * 1.5 || !sameLine(last, spot))) break
    run.push(spot)
  }
  return run
}

/** Do the printed words name what this box holds; or do they name what another of the page does, and nothing of what this one does? */
export function namedBy(label: Spot[], box: FormBox, boxes: FormBox[]): 'its own' | 'another' | 'none' {
  const said = label.flatMap(({ token }) => token.norm.split(' ')).map((word) => PRINTED_FOR[word] ?? word)
  const names = (name: string) => {
    const words = wordsOf(name)
    return said.some((word) => isAmong(word, words))
  }
  if (names(box.name)) return 'its own'
  return !NUMBERED.test(box.name) && boxes.some(({ name }) => names(name)) ? 'another' : 'none'
}

/** Questions are numbered, not named: their captions say nothing of their names. */
const NUMBERED = /_Question_[A-Z]+Code_/

/** Words that forms print for those that their elements' names have. */
const PRINTED_FOR: Record<string, string> = {
  AGENCY: 'PRODUCER',
  BROKER: 'PRODUCER',
  CARRIER: 'INSURER',
  COMPANY: 'INSURER',
  APPLICANT: 'INSURED',
}

/** Forms shorten their words: four letters tell. */
function isAmong(word: string, names: string[]) {
  return word.length > 2 && names.some((name) => name.slice(0, 4) === word.slice(0, 4))
}

/** 'Policy_EffectiveDate_A' as POLICY, EFFECTIVE, DATE. */
function wordsOf(name: string) {
  return name
    .replace(/_[A-Z]\d?$/, '')
    .split(/_|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toUpperCase())
    .filter((word) => word.length > 2)
}
