import { around, holdsMiddle, lineOf } from '../reading/lines.ts'
import type { Box, Line } from '../types.ts'

/** A line this many times as tall as the usual one is far larger type, or runs across the page or up it. */
const TALL = 3
/** On fewer lines nothing is usual. */
const FEW = 5
const WORD = /\p{L}{4,}/u

/**
 * Parts the lines of a page from what is stamped over them: type far larger than theirs, or turned against them, that runs over some of their
 * words. Lines of one stamp are one line of all its words, in the order they are drawn.
 */
export function partStamps(lines: Line[]): { lines: Line[]; stamps: Line[] } {
  if (lines.length < FEW) return { lines, stamps: [] }
  const heights = lines.map(({ box }) => box[3]).sort((a, b) => a - b)
  const least = heights[heights.length >> 1]! * TALL
  const tall = lines.filter(({ box }) => box[3] >= least)
  if (!tall.length || tall.length === lines.length) return { lines, stamps: [] }
  const words = lines.filter(({ box }) => box[3] < least).flatMap((line) => line.words)
  const isOver = ({ box }: Line) => words.some((word) => holdsMiddle(box, word.box))
  const groups = groupsOf(tall).filter((group) => group.some(({ text }) => WORD.test(text)))
  // A stamp may be repeated where nothing stands.
  const said = new Set(groups.filter((group) => group.some(isOver)).map(textOf))
  const stamps = groups.filter((group) => said.has(textOf(group)))
  const stamped = new Set(stamps.flat())
  return {
    lines: stamped.size ? lines.filter((line) => !stamped.has(line)) : lines,
    stamps: stamps.map((group) => lineOf(group.flatMap((line) => line.words))),
  }
}

const textOf = (group: Line[]) => group.map(({ text }) => text).join(' ')

/** Tall lines that meet, or stand no further apart than one of them is high. */
function groupsOf(tall: Line[]): Line[][] {
  let groups: Line[][] = []
  for (const line of tall) {
    const [near, far] = [true, false].map((wanted) =>
      groups.filter((group) => group.some(({ box }) => isNear(box, line.box)) === wanted),
    ) as [Line[][], Line[][]]
    groups = [...far, [...near.flat(), line]]
  }
  return groups.toSorted((a, b) => around(a.map(({ box }) => box))[1] - around(b.map(({ box }) => box))[1])
}

function isNear([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const room = Math.min(height, high) / 2
  const across = Math.max(x, left) - Math.min(x + width, left + wide)
  const down = Math.max(y, top) - Math.min(y + height, top + high)
  return across <= room && down <= room
}
