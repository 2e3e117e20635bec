import type { Ruling } from '../types.ts'
import { candidatesOf } from './beside.ts'
import type { FieldGrid } from './grids.ts'
import { bottomOf, centerOf, overlapAcross, overlapDown, rightOf, type Segment, segmentOf } from './segments.ts'
import type { LabelBox } from './types.ts'
import { type Taken, textOf, tidy, wrappedAround } from './wrapped.ts'

/** The heads of a grid's columns and of its rows name each of its fields together. */
export function labelGrid(
  { rows, columns }: FieldGrid,
  segments: Segment[],
  boxes: LabelBox[],
  rulings: Ruling[],
  taken: Taken,
  labels: Map<LabelBox, { label: string; of: string }>,
) {
  const top = rows[0]!
  const heads = columns.map(([first]) => headAbove(first!, segments, boxes))
  if (heads.filter((head) => head.length).length < columns.length / 2) return
  for (const [at, head] of heads.entries())
    for (const line of head) taken.set('whole' in line ? (line.whole as Segment) : line, top[at]!)
  const firsts = rows.map(
    ([first]) =>
      candidatesOf(
        first!,
        segments.filter((segment) => !taken.has(segment)),
        boxes,
        rulings,
      )
        .filter(({ side }) => side === 'left')
        .sort((a, b) => a.cost - b.cost)[0],
  )
  const found = firsts.map((one, row) => {
    if (!one) return ''
    taken.set(one.segment, one.field)
    return textOf(wrappedAround(one.segment, rows[row]![0]!, 'left', segments, taken, boxes, rulings))
  })
  rows.forEach((row, at) => {
    row.forEach((box, column) => {
      const head = tidy(textOf(heads[column]!))
      const own = found[at] || `Row ${at + 1}`
      labels.set(box, head ? { label: head, of: own } : { label: own, of: '' })
    })
  })
}

/** The lines right above the first field of a column: of a line over several columns, the words over this one. */
function headAbove(field: LabelBox, segments: Segment[], boxes: LabelBox[]): Segment[] {
  const lines: Segment[] = []
  let top = field.box[1]
  const [left, right] = [widened(field)[0] - 3, rightOf(widened(field)) + 3]
  const over = segments
    .filter(({ box, inside }) => !inside && bottomOf(box) <= field.box[1] + 3 && box[0] < right && rightOf(box) > left)
    .flatMap((line) => {
      const words = line.words.filter(({ box }) => centerOf(box) > left && centerOf(box) < right)
      if (!words.length) return []
      return [words.length === line.words.length ? line : { ...segmentOf(words), whole: line }]
    })
    .sort((a, b) => bottomOf(b.box) - bottomOf(a.box))
  for (const line of over) {
    const height = line.box[3]
    if (top - bottomOf(line.box) > height * (lines.length ? 0.45 : 3)) break
    if (
      boxes.some(
        ({ box }) => box !== field.box && overlapDown(box, line.box) > 0.4 && overlapAcross(box, field.box) > 0.3,
      )
    )
      break
    lines.unshift(line)
    top = line.box[1]
  }
  return lines
}

/** Heads of ticks are wider than the ticks. */
const widened = ({ box: [left, top, width, height], isTick }: LabelBox): LabelBox['box'] =>
  isTick ? [left - 8, top, width + 16, height] : [left, top, width, height]
