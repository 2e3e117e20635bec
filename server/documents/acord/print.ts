import { centreX, centreY, heightOf, type Spot } from './spots.ts'
import type { FormBox } from './types.ts'
import { valueIn } from './values.ts'

/** Is this word printed by the form itself, as its size of type tells? */
export type Print = (spot: Spot) => boolean

/** Words of one page of a paper: those that are anchors, and those typed in boxes where they show what they promise. */
type Evidence = { anchors: Spot[]; typed: Spot[] }

/**
 * The sizes of type a form is printed in, learned from all its pages: those of its anchors in which fewer values are typed. Scans have
 * no sizes: their boxes are as high as the ink.
 */
export function printOf(pages: Evidence[]): Print {
  const sizes = new Map<number, number>()
  const count = (spots: Spot[], by: number) => {
    for (const spot of spots) sizes.set(sizeOf(spot), (sizes.get(sizeOf(spot)) ?? 0) + by)
  }
  for (const { anchors, typed } of pages) {
    count(anchors, 1)
    count(typed, -1)
  }
  return (spot) => (sizes.get(sizeOf(spot)) ?? 0) > 0
}

const sizeOf = ({ token }: Spot) => Math.round(token.of.box[3] * 4)

/** Words that show by themselves that they were typed: the digits of a date, an amount or a code in a box of one line. */
export function typedWords(spots: Spot[], boxes: FormBox[]): { spot: Spot; box: FormBox }[] {
  const small = boxes.filter((box) => box.kind === 'text' && heightOf(box) < 15)
  return spots.flatMap((spot) => {
    if (!/\d/.test(spot.token.text)) return []
    const box = small.find((one) => isInside(spot, one))
    return box && valueIn(box.name, box.longest, spot.token.text) !== null ? [{ spot, box }] : []
  })
}

export function isInside(
  spot: { edges: FormBox['edges'] },
  { edges: [left, top, right, bottom] }: { edges: FormBox['edges'] },
  slack = 0.5,
) {
  const [x, y] = [centreX(spot), centreY(spot)]
  return x > left - slack && x < right + slack && y > top - slack && y < bottom + slack
}
