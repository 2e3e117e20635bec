import { bottomOf, overlapAcross, overlapDown, rightOf, type Segment } from './segments.ts'
import type { LabelBox } from './types.ts'

/** Fields in rows and columns with no words between them. Rows and columns are from the top and the left. */
export type FieldGrid = { rows: LabelBox[][]; columns: LabelBox[][] }

const SAME_TOP = 4
const SAME_EDGE = 3
/** The rows of a grid are no more than so many heights of a field apart. */
const ROW_GAP = 1.6

/** The grids of a page's fields: two rows at least, of fields of the same widths below one another. */
export function gridsOf(fields: LabelBox[], segments: Segment[]): FieldGrid[] {
  const strips = stripsOf(fields, segments)
  const open: LabelBox[][][] = []
  for (const strip of strips) {
    const above = open.find((rows) => goesOn(rows.at(-1)!, strip, segments))
    if (above) above.push(strip)
    else open.push([strip])
  }
  return open
    .filter((rows) => rows.length > 1 && rows[0]!.length > 1)
    .map((rows) => ({ rows, columns: rows[0]!.map((_, at) => rows.map((row) => row[at]!)) }))
}

/** Fields on one line with no words between them, from the left. */
function stripsOf(fields: LabelBox[], segments: Segment[]): LabelBox[][] {
  const strips: LabelBox[][] = []
  for (const field of fields.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const own = strips.filter((row) => Math.abs(row[0]!.box[1] - field.box[1]) < SAME_TOP)
    const strip = own.find((row) => row.at(-1)!.isTick === field.isTick && isOpenBetween(row.at(-1)!, field, segments))
    if (strip) strip.push(field)
    else strips.push([field])
  }
  return strips.map((strip) => strip.sort((a, b) => a.box[0] - b.box[0]))
}

function isOpenBetween({ box: a }: LabelBox, { box: b }: LabelBox, segments: Segment[]): boolean {
  if (b[0] < rightOf(a) - SAME_EDGE) return false
  return !segments.some(
    ({ box }) => box[0] >= rightOf(a) - SAME_EDGE && rightOf(box) <= b[0] + SAME_EDGE && overlapDown(box, b) > 0.4,
  )
}

/** Whether a strip is the next row under another: the same columns, and no words above any of its fields that are not above the others. */
function goesOn(above: LabelBox[], strip: LabelBox[], segments: Segment[]): boolean {
  if (above.length !== strip.length) return false
  return strip.every(({ box, isTick }, at) => {
    const over = above[at]!
    const gap = box[1] - bottomOf(over.box)
    const isUnder =
      over.isTick === isTick &&
      Math.abs(over.box[0] - box[0]) < SAME_EDGE &&
      Math.abs(over.box[2] - box[2]) < 2 * SAME_EDGE &&
      gap > -SAME_EDGE &&
      gap < Math.max(box[3], 8) * ROW_GAP
    const isParted = segments.some(
      (one) =>
        one.box[1] > bottomOf(over.box) - SAME_EDGE &&
        bottomOf(one.box) < box[1] + SAME_EDGE &&
        overlapAcross(one.box, box) > 0.3,
    )
    return isUnder && !isParted
  })
}
