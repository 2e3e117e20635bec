import type { Passage } from '../../documents/index.ts'

/** A place in a file: its page, and how far down, in points. */
export type Spot = { page: number; y: number }

export const spotOf = ({ page, boxes }: Passage): Spot => ({ page, y: boxes[0]?.[1] ?? 0 })
export const inOrder = (a: Spot, b: Spot) => a.page - b.page || a.y - b.y
export const isBefore = (a: Spot, b: Spot) => inOrder(a, b) < 0

/** How many of these, which stand in order, stand before a place. */
export function countBefore<Of>(all: readonly Of[], placeOf: (one: Of) => Spot, at: Spot): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(placeOf(all[middle]!), at)) low = middle + 1
    else high = middle
  }
  return low
}
