import { around } from '../reading/lines.ts'
import type { Page, Ruling } from '../types.ts'
import { type Candidate, candidatesOf, SIDES, type Side } from './beside.ts'
import { labelGrid } from './grid-labels.ts'
import { gridsOf } from './grids.ts'
import { headingsOf } from './headings.ts'
import { questionOver, questionsOf } from './questions.ts'
import { overlapDown, rightOf, type Segment, segmentsOf } from './segments.ts'
import type { LabelBox } from './types.ts'
import { textOf, tidy, wrappedAround } from './wrapped.ts'

/**
 * What is printed beside a field. `label`: its own words; `of`: the question or column head it belongs to; `section`: the heading above; each ''
 * where there is none. `isMoney`: a dollar sign stands before it.
 */
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
