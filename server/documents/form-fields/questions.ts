import { around } from '../reading/lines.ts'
import type { Ruling } from '../types.ts'
import { type Candidate, candidatesOf } from './beside.ts'
import { centerOf, middleOf, overlapDown, rightOf, type Segment } from './segments.ts'
import type { LabelBox } from './types.ts'
import { type Taken, textOf, wrappedAround } from './wrapped.ts'

/** The words over or before a group of boxes, which ask for one of them; '' where there are none. */
export function questionOver(
  whole: LabelBox,
  own: LabelBox[],
  segments: Segment[],
  taken: Taken,
  boxes: LabelBox[],
  rulings: Ruling[],
): string {
  const free = segments.filter((segment) => !taken.has(segment))
  const [best] = candidatesOf(
    whole,
    free,
    boxes.filter((box) => !own.includes(box)),
    rulings,
  )
    .filter(({ side }) => side === 'above' || side === 'left')
    .sort((a, b) => a.cost - b.cost)
  return best ? textOf(wrappedAround(best.segment, whole, best.side, segments, taken, boxes, rulings)) : ''
}

/** The question before a row of fields, for each of them: words at the left of the first that name none of them. */
export function questionsOf(
  fields: LabelBox[],
  found: Candidate[],
  segments: Segment[],
  taken: Taken,
  boxes: LabelBox[],
): Map<LabelBox, string> {
  const questions = new Map<LabelBox, string>()
  const caption = new Map(found.map((one) => [one.field, one]))
  const rows: LabelBox[][] = []
  for (const field of fields
    .filter(({ isTick }) => isTick)
    .toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const row = rows.find(([one]) => Math.abs(middleOf(one!.box) - middleOf(field.box)) < 4)
    if (row) row.push(field)
    else rows.push([field])
  }
  for (const row of rows) {
    row.sort((a, b) => a.box[0] - b.box[0])
    for (const group of groupsIn(row, boxes, segments, taken)) {
      const first = group[0]!
      const own = caption.get(first)
      const from = own?.side === 'left' ? own.segment.box[0] : first.box[0]
      const left = segments
        .filter(
          (one) =>
            !taken.has(one) &&
            rightOf(one.box) <= from + 3 &&
            overlapDown(one.box, first.box) > 0.4 &&
            !boxes.some(
              ({ box }) =>
                overlapDown(box, one.box) > 0.4 && centerOf(box) > rightOf(one.box) && centerOf(box) < first.box[0],
            ),
        )
        .sort((a, b) => rightOf(b.box) - rightOf(a.box))[0]
      if (!left) continue
      const lines = wrappedAround(left, first, 'left', segments, taken, boxes, [])
      for (const box of group) questions.set(box, textOf(lines))
    }
  }
  return questions
}

/** The ticks of a row that belong together: a new group begins behind words that name none of them, or another field. */
function groupsIn(row: LabelBox[], boxes: LabelBox[], segments: Segment[], taken: Taken): LabelBox[][] {
  const groups: LabelBox[][] = []
  for (const box of row) {
    const before = groups.at(-1)?.at(-1)
    const area = before && around([before.box, box.box])
    const isParted =
      area &&
      (segments.some(
        (one) =>
          !taken.has(one) &&
          overlapDown(one.box, box.box) > 0.4 &&
          centerOf(one.box) > area[0] &&
          centerOf(one.box) < rightOf(area),
      ) ||
        boxes.some(
          (one) =>
            !one.isTick &&
            overlapDown(one.box, box.box) > 0.4 &&
            centerOf(one.box) > area[0] &&
            centerOf(one.box) < rightOf(area),
        ))
    if (!before || isParted) groups.push([box])
    else groups.at(-1)!.push(box)
  }
  return groups
}
