import type { Ruling } from '../types.ts'
import type { Side } from './beside.ts'
import { bottomOf, centerOf, middleOf, overlapAcross, overlapDown, rightOf, type Segment } from './segments.ts'
import type { LabelBox } from './types.ts'

/** The words that are somebody's label already, each with its field. */
export type Taken = Map<Segment, LabelBox>

/** Words of a label without the marks around them, and without the star of a required field. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s*•·–-]+|[\s:*•·]+$/g, '')
    .trim()

/** Lines of a label as one text. */
export const textOf = (lines: Segment[]) => lines.map(({ text }) => text).join(' ')

/** The lines a label wraps over, around the one that was found. */
export function wrappedAround(
  first: Segment,
  field: LabelBox,
  side: Side,
  segments: Segment[],
  taken: Taken,
  boxes: LabelBox[],
  rulings: Ruling[],
): Segment[] {
  const lines = [first]
  const isFree = (one: Segment) => !taken.has(one) && one.inside === first.inside
  const directions = side === 'above' || side === 'inside' ? [-1, 1] : side === 'below' ? [1] : [-1, 1]
  for (const step of directions)
    for (let at = first; ; ) {
      const next = segments.find(
        (one) =>
          isFree(one) && !lines.includes(one) && isNextLine(at, one, step, rulings) && !isOfAnother(one, field, boxes),
      )
      if (!next) break
      if (side !== 'inside' && !isSameText(step > 0 ? at : next, step > 0 ? next : at)) break
      lines.push(next)
      at = next
    }
  for (const line of lines) taken.set(line, field)
  return lines.sort((a, b) => a.box[1] - b.box[1])
}

/** Lines of one text are of one size, close together, and begin at one edge. */
function isNextLine({ box: a }: Segment, { box: b }: Segment, step: number, rulings: Ruling[]): boolean {
  const gap = step > 0 ? b[1] - bottomOf(a) : a[1] - bottomOf(b)
  if (gap < -a[3] * 0.5 || gap > a[3] * 0.45 || Math.abs(a[3] - b[3]) > a[3] * 0.12) return false
  const isAligned =
    Math.abs(a[0] - b[0]) < a[3] * 2.5 ||
    Math.abs(rightOf(a) - rightOf(b)) < 3 ||
    Math.abs(centerOf(a) - centerOf(b)) < 3
  const [from, to] = [Math.min(middleOf(a), middleOf(b)), Math.max(middleOf(a), middleOf(b))]
  const isRuled = rulings.some(
    ({ axis, at, from: start, to: end }) =>
      axis === 'horizontal' && at > from && at < to && start < centerOf(a) && end > centerOf(a),
  )
  return isAligned && !isRuled && overlapAcross(a, b) > 0.5
}

const SOLID = 0.3

/** A line goes on in the next where that begins small, or where the first ends open. */
function isSameText(upper: Segment, lower: Segment): boolean {
  if (/[:?.]$/.test(upper.text) && !/\b\p{L}\.$/u.test(upper.text)) return false
  if (
    /^[\p{Ll}(&/]/u.test(lower.text) ||
    /[,(/&-]$|\b\p{Ll}{1,3}$/u.test(upper.text) ||
    /^[^(]*\([^)]*$/.test(upper.text)
  )
    return true
  // Words in capitals alone do not tell; lines set solid, at one edge, are of one text.
  const isSolid = lower.box[1] - bottomOf(upper.box) < upper.box[3] * SOLID && Math.abs(upper.box[0] - lower.box[0]) < 2
  return isSolid && !/\p{Ll}/u.test(upper.text + lower.text)
}

/** Whether a line stands beside another field, whose label it rather is. */
function isOfAnother({ box }: Segment, field: LabelBox, boxes: LabelBox[]): boolean {
  return boxes.some(
    (one) =>
      one !== field &&
      overlapDown(one.box, box) > 0.5 &&
      Math.abs(middleOf(one.box) - middleOf(box)) < Math.abs(middleOf(field.box) - middleOf(box)),
  )
}
