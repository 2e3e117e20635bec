import { bottomOf, overlapAcross, overlapDown, rightOf, type Segment } from './segments.ts'
import type { LabelBox } from './types.ts'

const MOST_WORDS = 12

/** Finds the heading each field stands under: a short line of its own, of which no field is beside. '' where there is none. */
export function headingsOf(segments: Segment[], boxes: LabelBox[]): (box: LabelBox) => string {
  const lines = segments.filter((one) => isHeading(one, segments, boxes))
  return (box) => {
    const above = lines
      .filter((line) => bottomOf(line.box) <= box.box[1] + 3 && isOver(line, box, lines))
      .sort((a, b) => bottomOf(b.box) - bottomOf(a.box))
    return above[0]?.text ?? ''
  }
}

function isHeading({ text, box, inside }: Segment, segments: Segment[], boxes: LabelBox[]): boolean {
  if (inside || text.split(' ').length > MOST_WORDS || /[.:;,?]$/.test(text) || !/\p{L}{3}/u.test(text)) return false
  if (/^\p{Ll}/u.test(text)) return false
  if (
    boxes.some(
      (one) => overlapDown(one.box, box) > 0.6 && Math.abs(one.box[0] - rightOf(box)) < 200 && one.box[0] > box[0],
    )
  )
    return false
  // A line of prose has others of its size right above and below it that begin where it does.
  const kin = segments.filter(
    (one) =>
      one.box !== box &&
      Math.abs(one.box[0] - box[0]) < 4 &&
      Math.abs(one.box[3] - box[3]) < 0.6 &&
      Math.abs(one.box[1] - box[1]) < box[3] * 1.5,
  )
  return kin.length < 2
}

/** A heading is over what begins in its column: one of a column beside it is not. */
function isOver({ box }: Segment, { box: field }: LabelBox, lines: Segment[]): boolean {
  const beside = lines.filter((one) => one.box !== box && overlapDown(one.box, box) > 0.5)
  if (!beside.length) return true
  const next = Math.min(...beside.filter((one) => one.box[0] > box[0]).map((one) => one.box[0]), Infinity)
  const isFirst = beside.every((one) => one.box[0] > box[0])
  return (field[0] >= box[0] - 6 || isFirst) && field[0] < next - 6 ? true : overlapAcross(box, field) > 0.5
}
