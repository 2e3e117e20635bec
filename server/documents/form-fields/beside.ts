import type { Ruling } from '../types.ts'
import { bottomOf, centerOf, middleOf, overlapAcross, overlapDown, rightOf, type Segment } from './segments.ts'
import type { LabelBox } from './types.ts'

export const SIDES = ['left', 'above', 'right', 'below', 'inside'] as const
/** Where words stand, seen from the field. */
export type Side = (typeof SIDES)[number]

/** Words that may name a field: the less it costs, the likelier they do. */
export type Candidate = { field: LabelBox; segment: Segment; side: Side; cost: number }

/** What it costs that words stand at a side of a text, and of a tick; and for each height they stand away. */
const TEXT: Record<Side, number> = { inside: 0.1, left: 0.3, above: 0.35, below: 0.8, right: 1.5 }
const TICK: Record<Side, number> = { inside: 0.1, right: 0.2, left: 0.5, above: 0.95, below: 1.2 }
const AWAY: Record<Side, number> = { inside: 0, left: 0.06, right: 0.1, above: 0.4, below: 0.5 }
const AWAY_OF_TICK: Record<Side, number> = { ...AWAY, left: 0.25, right: 0.25 }
/** Words farther away than so many of their heights name nothing. */
const FARTHEST: Record<Side, number> = { inside: 99, left: 70, right: 4, above: 2.6, below: 1.6 }
const FARTHEST_OF_TICK: Record<Side, number> = { ...FARTHEST, left: 4, above: 1.6, below: 1 }

/** All words that may name a field, with what lies between counted against them. */
export function candidatesOf(field: LabelBox, segments: Segment[], others: LabelBox[], rulings: Ruling[]): Candidate[] {
  return segments.flatMap((segment): Candidate[] => {
    const found = sideOf(field, segment)
    if (!found) return []
    const { side, away, aslant } = found
    const [base, farthest, apart] = field.isTick ? [TICK, FARTHEST_OF_TICK, AWAY_OF_TICK] : [TEXT, FARTHEST, AWAY]
    if (away > farthest[side] || isBehind(field, segment, side, others)) return []
    const cost = base[side] + Math.max(0, away) * apart[side] + aslant + crossed(field, segment, side, rulings)
    const named = sharesWords(segment.text, field.hints) ? NAMED : 0
    const touching = field.isTick && (side === 'left' || side === 'right') && away < 1 ? TOUCHING : 0
    return [
      {
        field,
        segment,
        side,
        cost: cost - touching - named - (side === 'left' && segment.text.endsWith(':') ? 0.1 : 0),
      },
    ]
  })
}

/** What it is worth that words stand right beside a tick. */
const TOUCHING = 0.35
/** What it is worth that words are the field's own name or tooltip as well. */
const NAMED = 0.45

function sharesWords(text: string, hints: string): boolean {
  const own = new Set(wordsIn(hints))
  const said = wordsIn(text)
  const shared = said.filter((word) => own.has(word))
  return shared.length > 0 && shared.length >= said.length * 0.5
}
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** At which side words stand, how many of their heights away, and what is counted against words that are not in line. */
function sideOf({ box, isTick }: LabelBox, segment: Segment): { side: Side; away: number; aslant: number } | null {
  const { box: said, inside } = segment
  if (inside) return inside.box === box ? { side: 'inside', away: 0, aslant: 0 } : null
  const height = said[3]
  if (isBeside(box, said)) {
    const aslant = (Math.abs(middleOf(said) - middleOf(box)) / height) * (box[3] > height * TALL ? 0.05 : 0.2)
    if (rightOf(said) <= box[0] + SLACK) return { side: 'left', away: (box[0] - rightOf(said)) / height, aslant }
    if (said[0] >= rightOf(box) - SLACK) return { side: 'right', away: (said[0] - rightOf(box)) / height, aslant }
  }
  const isOver = overlapAcross(box, said) > (isTick ? 0.6 : 0.25)
  if (!isOver) return null
  const aslant = edgesApart(box, said)
  if (bottomOf(said) <= box[1] + SLACK + 1) return { side: 'above', away: (box[1] - bottomOf(said)) / height, aslant }
  if (said[1] >= bottomOf(box) - SLACK) return { side: 'below', away: (said[1] - bottomOf(box)) / height, aslant }
  return null
}
const SLACK = 3
/** A field of several lines is so many heights of its label tall. */
const TALL = 2.2

function isBeside(box: LabelBox['box'], said: LabelBox['box']): boolean {
  if (box[3] > said[3] * TALL) return middleOf(said) > box[1] - SLACK && middleOf(said) < bottomOf(box) + SLACK
  return overlapDown(box, said) > 0.45
}

/** Labels over or under a field begin where it does, or are centered on it. */
function edgesApart(box: LabelBox['box'], said: LabelBox['box']): number {
  const left = Math.abs(said[0] - box[0])
  const center = Math.abs(centerOf(said) - centerOf(box))
  const apart = Math.min(left, center + 2)
  return apart < 8 ? 0 : Math.min(0.4, apart / 150)
}

/** Whether another field lies between the words and this one. */
function isBehind({ box }: LabelBox, { box: said }: Segment, side: Side, others: LabelBox[]): boolean {
  return others.some(({ box: other }) => {
    if (other === box) return false
    if (side === 'left' || side === 'right') {
      const [from, to] = side === 'left' ? [rightOf(said), box[0]] : [rightOf(box), said[0]]
      return centerOf(other) > from - 1 && centerOf(other) < to + 1 && overlapDown(other, said) > 0.4
    }
    const [from, to] = side === 'above' ? [bottomOf(said), box[1]] : [bottomOf(box), said[1]]
    return (
      middleOf(other) > from &&
      middleOf(other) < to &&
      overlapAcross(other, said) > 0.1 &&
      overlapAcross(other, box) > 0.1
    )
  })
}

/** A line drawn between words and field counts against them, less so beside it, where it may part a row's head from its cells. */
function crossed({ box }: LabelBox, { box: said }: Segment, side: Side, rulings: Ruling[]): number {
  const across = side === 'above' || side === 'below'
  const [from, to] =
    side === 'above' ? [middleOf(said), box[1] + 1]
    : side === 'below' ? [bottomOf(box) + 1.5, middleOf(said)]
    : side === 'left' ? [rightOf(said), box[0] + 1]
    : [rightOf(box) - 1, said[0]] // biome-ignore format: a choice
  const [low, high] = across
    ? [Math.max(box[0], said[0]), Math.min(rightOf(box), rightOf(said))]
    : [middleOf(said), middleOf(said)]
  const isCrossing = ({ axis, at, from: start, to: end }: Ruling) =>
    axis === (across ? 'horizontal' : 'vertical') && at > from && at < to && start < high && end > low
  return rulings.some(isCrossing) ? (across ? 0.3 : 0.2) : 0
}
