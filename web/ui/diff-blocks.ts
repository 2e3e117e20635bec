import { longestPairs, tokensOf } from './diff-words.ts'

/** Where a block of the later text was in the earlier one; a missing place is a block that only one has. `moved`: the same words at another place. */
export type BlockPair = { before?: number; after?: number; moved?: boolean }

/** How alike two blocks are, from 0 to 1, before one counts as the other one changed. */
const ALIKE = 0.4
/** How many pairs of blocks are compared with each other; beyond it, a block is looked for near its place alone. */
const MOST_COMPARED = 20_000
const NEAR = 20

/**
 * Which blocks (paragraphs, rows) of two texts belong together, in the order of the later one. Equal ones first; between those, the ones whose
 * words are most alike; what has no counterpart stands alone.
 */
export function alignBlocks(before: readonly string[], after: readonly string[]): BlockPair[] {
  const rows: BlockPair[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...longestPairs(before, after), [before.length, after.length] as const]) {
    rows.push(...alignGap(before, after, [i, nextI], [j, nextJ]))
    if (nextI < before.length) rows.push({ before: nextI, after: nextJ })
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return withMoved(rows, before, after)
}

type Span = readonly [from: number, to: number]

function alignGap(before: readonly string[], after: readonly string[], [i, endI]: Span, [j, endJ]: Span): BlockPair[] {
  const [countA, countB] = [endI - i, endJ - j]
  const a = Array.from({ length: countA }, (_, at) => bagOf(before[i + at]!))
  const b = Array.from({ length: countB }, (_, at) => bagOf(after[j + at]!))
  const pairs = countA * countB <= MOST_COMPARED ? bestPairs(a, b) : nearPairs(a, b)
  const rows: BlockPair[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...pairs, [countA, countB] as const]) {
    while (x < nextX) rows.push({ before: i + x++ })
    while (y < nextY) rows.push({ after: j + y++ })
    if (nextX < countA) rows.push({ before: i + x++, after: j + y++ })
  }
  return rows
}

type Bag = { words: Map<string, number>; size: number }

function bagOf(text: string): Bag {
  const words = new Map<string, number>()
  let size = 0
  for (const token of tokensOf(text)) {
    if (!token.trim()) continue
    words.set(token, (words.get(token) ?? 0) + 1)
    size += 1
  }
  return { words, size }
}

/** The part of the words that both have: 1 when all are the same, whatever their order. */
function likeness(a: Bag, b: Bag): number {
  if (!a.size || !b.size) return 0
  const [few, many] = a.words.size < b.words.size ? [a, b] : [b, a]
  let both = 0
  for (const [word, times] of few.words) both += Math.min(times, many.words.get(word) ?? 0)
  return (2 * both) / (a.size + b.size)
}

/** The pairs in order whose likeness adds up to the most. */
function bestPairs(a: Bag[], b: Bag[]): [number, number][] {
  const width = b.length + 1
  const best = new Float64Array((a.length + 1) * width)
  const alike = a.map((one) => b.map((other) => likeness(one, other)))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const same = alike[i]![j]!
      const paired = same >= ALIKE ? same + best[(i + 1) * width + j + 1]! : 0
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j]!, best[i * width + j + 1]!)
    }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const here = best[i * width + j]!
    const same = alike[i]![j]!
    if (same >= ALIKE && here === same + best[(i + 1) * width + j + 1]!) pairs.push([i++, j++])
    else if (here === best[(i + 1) * width + j]!) i++
    else j++
  }
  return pairs
}

/** For very many blocks: each with the most alike of the next ones. */
function nearPairs(a: Bag[], b: Bag[]): [number, number][] {
  const pairs: [number, number][] = []
  let from = 0
  for (const [i, one] of a.entries()) {
    let best = { at: -1, same: ALIKE }
    for (let j = from; j < Math.min(b.length, from + NEAR); j++) {
      const same = likeness(one, b[j]!)
      if (same > best.same) best = { at: j, same }
    }
    if (best.at < 0) continue
    pairs.push([i, best.at])
    from = best.at + 1
  }
  return pairs
}

/** A block that is gone here and new there with the same words was moved; short ones are not told so, they come up anywhere. */
function withMoved(rows: BlockPair[], before: readonly string[], after: readonly string[]): BlockPair[] {
  const gone = new Map<string, number[]>()
  for (const row of rows)
    if (row.before !== undefined && row.after === undefined) {
      const text = before[row.before]!
      if (text.trim().length <= 20) continue
      const places = gone.get(text)
      if (places) places.push(row.before)
      else gone.set(text, [row.before])
    }
  const came = new Set<number>()
  const told = rows.map((row) => {
    if (row.after === undefined || row.before !== undefined) return row
    const from = gone.get(after[row.after]!)?.shift()
    if (from === undefined) return row
    came.add(from)
    return { before: from, after: row.after, moved: true }
  })
  return told.filter((row) => row.moved || row.after !== undefined || !came.has(row.before!))
}
