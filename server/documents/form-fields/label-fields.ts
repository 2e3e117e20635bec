import type { Page, Ruling } from '../types.ts'
import { type Candidate, candidatesOf, SIDES, type Side } from './beside.ts'
import { type FieldGrid, gridsOf } from './grids.ts'
import { headingsOf } from './headings.ts'
import {
  around,
  bottomOf,
  centerOf,
  middleOf,
  overlapAcross,
  overlapDown,
  rightOf,
  type Segment,
  segmentOf,
  segmentsOf,
} from './segments.ts'
import type { LabelBox } from './types.ts'

/** What is printed beside a field: its own words; the question or head it belongs to; the heading above, each '' where there is none; and whether a dollar sign stands before it. */
export type Labeled = { label: string; of: string; section: string; isMoney: boolean }

/** Finds what a page prints beside each of these boxes, by where the words stand alone. */
export function labelFields(page: Page, boxes: LabelBox[]): Map<string, Labeled> {
  const all = segmentsOf(page, boxes)
  // A sign of money or of a share says what a value is in, not what it is.
  const segments = all.filter(({ text }) => /\p{L}|#/u.test(text))
  const signs = all.filter(({ text }) => text === '$')
  const rulings = page.rulings ?? []
  const grids = gridsOf(boxes, segments)
  const taken = new Map<Segment, LabelBox>()
  const labels = new Map<LabelBox, { label: string; of: string }>()
  for (const grid of grids) labelGrid(grid, segments, boxes, rulings, taken, labels)
  const single = boxes.filter((box) => !labels.has(box))
  const found = assign(
    single,
    segments.filter((segment) => !taken.has(segment)),
    boxes,
    rulings,
  )
  for (const { field, segment } of found) taken.set(segment, field)
  for (const { field, segment, side } of found) {
    const lines = wrappedAround(segment, field, side, segments, taken, boxes, rulings)
    labels.set(field, { label: textOf(lines), of: '' })
  }
  for (const [box, question] of questionsOf(single, found, segments, taken, boxes)) {
    const own = labels.get(box)
    labels.set(box, own ? { ...own, of: question } : { label: question, of: '' })
  }
  // A question may have an answer behind it and room to explain below: both are of its words.
  for (const box of single.filter((one) => !one.isTick && !labels.has(one))) {
    const [question] = candidatesOf(box, segments, boxes, rulings)
      .filter(({ side }) => side === 'left')
      .sort((a, b) => a.cost - b.cost)
    const other = question && taken.get(question.segment)
    const shared = other && overlapDown(other.box, box.box) < 0.3 ? labels.get(other) : undefined
    if (shared) labels.set(box, { ...shared })
  }
  for (const [group, own] of Map.groupBy(
    single.filter(({ group }) => group !== undefined),
    ({ group }) => group!,
  )) {
    if (own.some((box) => labels.get(box)?.of)) continue
    const question = questionOver(
      { ...own[0]!, id: group, box: around(own.map(({ box }) => box)), isTick: false },
      own,
      segments,
      taken,
      boxes,
      rulings,
    )
    for (const box of own) labels.set(box, { label: labels.get(box)?.label ?? '', of: question })
  }
  const headings = headingsOf(
    segments.filter((segment) => !taken.has(segment)),
    boxes,
  )
  return new Map(
    boxes.map((box) => {
      const { label = '', of = '' } = labels.get(box) ?? {}
      return [
        box.id,
        {
          label: tidy(label),
          of: tidy(of),
          section: tidy(headings(box)),
          isMoney: signs.some((sign) => isBefore(sign, box)),
        },
      ]
    }),
  )
}

/** Whether a sign stands right before a field, or at the left within it. */
const isBefore = ({ box }: Segment, { box: field }: LabelBox): boolean =>
  overlapDown(box, field) > 0.5 &&
  field[0] - rightOf(box) < box[3] &&
  rightOf(box) < field[0] + Math.min(field[2] / 2, 12)

/** Words of a label without the marks around them, and without the star of a required field. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s*•·–-]+|[\s:*•·]+$/g, '')
    .trim()

const textOf = (lines: Segment[]) => lines.map(({ text }) => text).join(' ')

/** How much cheaper the side is at which a page's labels mostly stand. */
const USUAL = 0.5
/** How much words cost that are of another size than a page's labels, by how far they are off. */
const SIZE = 0.9

/** Gives each field the words that name it likeliest, no words to two fields. Forms set their labels alike, so the usual side counts for more. */
function assign(fields: LabelBox[], segments: Segment[], boxes: LabelBox[], rulings: Ruling[]): Candidate[] {
  const all = fields.flatMap((field) => candidatesOf(field, segments, boxes, rulings))
  const usual = new Map([true, false].map((isTick) => [isTick, usualSides(all, isTick)]))
  const size = usualSize(all)
  const weighed = all
    .map((one) => ({
      ...one,
      cost: one.cost - USUAL * usual.get(one.field.isTick)![one.side] + SIZE * Math.abs(one.segment.box[3] / size - 1),
    }))
    .sort((a, b) => a.cost - b.cost)
  const chosen = new Map<LabelBox, Candidate>()
  const used = new Set<Segment>()
  for (const one of weighed) {
    if (chosen.has(one.field) || used.has(one.segment)) continue
    chosen.set(one.field, one)
    used.add(one.segment)
  }
  return [...chosen.values()]
}

/** The height that most words beside fields have. */
function usualSize(all: Candidate[]): number {
  const heights = [...new Set(all.map(({ segment }) => segment))].map(({ box }) => box[3]).sort((a, b) => a - b)
  return heights[heights.length >> 1] ?? 1
}

/** The share of each side among the fields whose likeliest words have no likelier field. */
function usualSides(all: Candidate[], isTick: boolean): Record<Side, number> {
  const best = <Key>(of: (one: Candidate) => Key) => {
    const found = new Map<Key, Candidate>()
    for (const one of all) if (one.cost < (found.get(of(one))?.cost ?? Infinity)) found.set(of(one), one)
    return found
  }
  const ofSegment = best(({ segment }) => segment)
  const sure = [...best(({ field }) => field).values()].filter(
    (one) => one.field.isTick === isTick && ofSegment.get(one.segment) === one,
  )
  const share = (side: Side) => sure.filter((one) => one.side === side).length / Math.max(1, sure.length)
  return Object.fromEntries(SIDES.map((side) => [side, share(side)])) as Record<Side, number>
}

/** The lines a label wraps over, around the one that was found. */
function wrappedAround(
  first: Segment,
  field: LabelBox,
  side: Side,
  segments: Segment[],
  taken: Map<Segment, LabelBox>,
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

/** The heads of a grid's columns and of its rows name each of its fields together. */
function labelGrid(
  { rows, columns }: FieldGrid,
  segments: Segment[],
  boxes: LabelBox[],
  rulings: Ruling[],
  taken: Map<Segment, LabelBox>,
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

/** The words over or before a group of boxes, which ask for one of them; '' where there are none. */
function questionOver(
  whole: LabelBox,
  own: LabelBox[],
  segments: Segment[],
  taken: Map<Segment, LabelBox>,
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
function questionsOf(
  fields: LabelBox[],
  found: Candidate[],
  segments: Segment[],
  taken: Map<Segment, LabelBox>,
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
function groupsIn(
  row: LabelBox[],
  boxes: LabelBox[],
  segments: Segment[],
  taken: Map<Segment, LabelBox>,
): LabelBox[][] {
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
