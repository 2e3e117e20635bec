/** A stretch of text that both have, that only the earlier one has, or only the later one. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** How many differences are searched for before the texts count as different throughout. */
const MOST_DIFFERENCES = 1500

/** A word with what belongs to it ("$1,000,000", "e-mail"), a run of space, or one other sign. */
const TOKEN = /\s+|[\p{L}\p{N}$€£#][\p{L}\p{N}.,'’/@:$%#&_-]{0,200}[\p{L}\p{N}%]|./gsu

export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** What changed from one text to another, by words. */
export function diffWords(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : []
  const [a, b] = [tokensOf(before), tokensOf(after)]
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string) => {
    if (text) pieces.push({ kind, text })
  }
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...longestPairs(a, b), [a.length, b.length] as const]) {
    add('gone', a.slice(i, nextI).join(''))
    add('new', b.slice(j, nextJ).join(''))
    add('same', a[nextI] ?? '')
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return tidied(pieces)
}

/** Neighbors joined; a space between two changed words is part of the change. */
function tidied(pieces: Piece[]): Piece[] {
  const out: Piece[] = []
  let [gone, fresh, kept] = ['', '', '']
  const close = () => {
    if (gone) out.push({ kind: 'gone', text: gone })
    if (fresh) out.push({ kind: 'new', text: fresh })
    ;[gone, fresh] = ['', '']
  }
  const keep = () => {
    if (kept) out.push({ kind: 'same', text: kept })
    kept = ''
  }
  for (const [at, { kind, text }] of pieces.entries()) {
    const isBetween = !text.trim() && gone && fresh && at + 1 < pieces.length && pieces[at + 1]!.kind !== 'same'
    if (kind === 'same' && isBetween) {
      gone += text
      fresh += text
    } else if (kind === 'same') {
      close()
      kept += text
    } else {
      keep()
      if (kind === 'gone') gone += text
      else fresh += text
    }
  }
  close()
  keep()
  return out
}

/**
 * Which items of two lists are the same ones, in order: the longest such sequence (Myers). Where the lists differ in too much, the items that
 * each list has once hold it together, and between them it is searched again.
 */
export function longestPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [midA, midB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const head = Array.from({ length: start }, (_, at): [number, number] => [at, at])
  const tail = Array.from({ length: end }, (_, at): [number, number] => [a.length - end + at, b.length - end + at])
  const middle = midA.length && midB.length ? (shortestEdit(midA, midB) ?? anchored(midA, midB)) : []
  return [...head, ...middle.map(([i, j]): [number, number] => [i + start, j + start]), ...tail]
}

/** Myers' greedy search; null when more would have to be searched than is worth it. */
function shortestEdit(a: readonly string[], b: readonly string[]): [number, number][] | null {
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES)
  const reach = new Int32Array(2 * most + 3)
  const trace: Int32Array[] = []
  const at = (k: number) => k + most + 1
  for (let d = 0; d <= most; d++) {
    trace.push(reach.slice(at(-d) - 1, at(d) + 2))
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && reach[at(k - 1)]! < reach[at(k + 1)]!)
      let x = down ? reach[at(k + 1)]! : reach[at(k - 1)]! + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      reach[at(k)] = x
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length)
    }
  }
  return null
}

function walkBack(trace: Int32Array[], lengthA: number, lengthB: number): [number, number][] {
  const pairs: [number, number][] = []
  let [x, y] = [lengthA, lengthB]
  for (let d = trace.length - 1; d >= 0; d--) {
    const before = trace[d]!
    const reached = (k: number) => before[k + d + 1]!
    const k = x - y
    const down = k === -d || (k !== d && reached(k - 1) < reached(k + 1))
    const fromK = down ? k + 1 : k - 1
    const fromX = d === 0 ? 0 : reached(fromK)
    const fromY = d === 0 ? 0 : fromX - fromK
    while (x > fromX && y > fromY) pairs.push([--x, --y])
    ;[x, y] = [fromX, fromY]
  }
  return pairs.reverse()
}

/** The items that both lists have exactly once, where they stand in the same order, and what is the same between them. */
function anchored(a: readonly string[], b: readonly string[]): [number, number][] {
  const once = (list: readonly string[]) => {
    const places = new Map<string, number>()
    for (const [at, item] of list.entries()) places.set(item, places.has(item) ? -1 : at)
    return places
  }
  const inB = once(b)
  const common = [...once(a)].flatMap(([item, i]): [number, number][] => {
    const j = inB.get(item) ?? -1
    return i >= 0 && j >= 0 ? [[i, j]] : []
  })
  const anchors = risingOf(common)
  if (!anchors.length) return []
  const pairs: [number, number][] = []
  let [fromA, fromB] = [0, 0]
  for (const [i, j] of [...anchors, [a.length, b.length] as [number, number]]) {
    for (const [x, y] of longestPairs(a.slice(fromA, i), b.slice(fromB, j))) pairs.push([x + fromA, y + fromB])
    if (i < a.length) pairs.push([i, j])
    ;[fromA, fromB] = [i + 1, j + 1]
  }
  return pairs
}

/** The longest sequence of these pairs whose second places rise as their first do. */
function risingOf(pairs: [number, number][]): [number, number][] {
  const sorted = pairs.toSorted(([a], [b]) => a - b)
  const ends: number[] = []
  const before: number[] = []
  for (const [at, [, j]] of sorted.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const mid = (low + high) >> 1
      if (sorted[ends[mid]!]![1] < j) low = mid + 1
      else high = mid
    }
    before[at] = low ? ends[low - 1]! : -1
    ends[low] = at
  }
  const out: [number, number][] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) out.push(sorted[at]!)
  return out.reverse()
}
