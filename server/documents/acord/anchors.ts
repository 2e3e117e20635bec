import { centreX, centreY, type Spot } from './spots.ts'
import type { Anchor } from './types.ts'

/** A word of the page that may be this anchor. `x`, `y`: its middle on the page; `u`, `v`: the anchor's middle on the edition. */
export type Match = { anchor: Anchor; spot: Spot; x: number; y: number; u: number; v: number }

/** Every word of the page that reads as an anchor, give or take what recognition misreads. */
export function matchesOf(anchors: Anchor[], spots: Spot[]): Match[] {
  const worded = spots.flatMap((spot) => {
    const plain = plainWord(spot.token.of.text)
    return plain.length > 1 ? [{ spot, plain }] : []
  })
  const byWord = Map.groupBy(worded, ({ plain }) => plain)
  return anchors.flatMap((anchor) => {
    const likely = byWord.get(anchor.word) ?? worded.filter(({ plain }) => reads(plain, anchor.word))
    return likely.map(({ spot }) => ({
      anchor,
      spot,
      x: centreX(spot),
      y: centreY(spot),
      u: centreX(anchor),
      v: centreY(anchor),
    }))
  })
}

export function plainWord(text: string) {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Does this word read as the printed one, with one letter wrong in five to eight and two in more, its first or its last one right? */
function reads(plain: string, word: string) {
  const allowed = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
  return (
    allowed > 0 &&
    (plain[0] === word[0] || plain.at(-1) === word.at(-1)) &&
    Math.abs(plain.length - word.length) <= allowed &&
    distance(plain, word, allowed) <= allowed
  )
}

/** Levenshtein's distance, given up as soon as it must exceed `most`. */
function distance(a: string, b: string, most: number) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= b.length; to += 1) {
      const changed = row[to - 1]! + (a[at - 1] === b[to - 1] ? 0 : 1)
      next.push(Math.min(changed, row[to]! + 1, next[to - 1]! + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}
