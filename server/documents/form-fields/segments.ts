import { around, holdsMiddle } from '../reading/lines.ts'
import type { Box, Page, Ruling, Word } from '../types.ts'
import type { LabelBox } from './types.ts'

/** Words that stand together on a line, with nothing to fill between them. */
export type Segment = { text: string; box: Box; words: Word[]; inside?: LabelBox }

/** The edges and middles of a box, in points from the top left of its page. */
export const rightOf = ([left, , width]: Box) => left + width
export const bottomOf = ([, top, , height]: Box) => top + height
export const middleOf = ([, top, , height]: Box) => top + height / 2
export const centerOf = ([left, , width]: Box) => left + width / 2

/** How much of the narrower of two boxes lies over or under the other, 0 to 1. */
export function overlapAcross(a: Box, b: Box): number {
  const shared = Math.min(rightOf(a), rightOf(b)) - Math.max(a[0], b[0])
  return Math.max(0, shared) / Math.max(1, Math.min(a[2], b[2]))
}

/** How much of the lower of two boxes lies beside the other, 0 to 1. */
export function overlapDown(a: Box, b: Box): number {
  const shared = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a[1], b[1])
  return Math.max(0, shared) / Math.max(1, Math.min(a[3], b[3]))
}

/** A gap so many heights wide parts labels; behind a colon less is enough. */
const WIDE = 0.95
const BEHIND_COLON = 0.4
/** Underscores and dots to write on. */
const LEADERS = /_{2,}|\.{4,}|…{2,}|^[_.…\s]+$/

/** The words a page prints beside its fields, parted where a field, a line or a gap lies between them. */
export function segmentsOf(page: Page, boxes: LabelBox[]): Segment[] {
  const upright = (page.rulings ?? []).filter(({ axis }) => axis === 'vertical')
  return page.lines.flatMap(({ words }) => {
    const segments: Segment[] = []
    let run: Word[] = []
    let within: LabelBox | undefined
    const end = () => {
      if (run.length) segments.push(segmentOf(run, within))
      run = []
    }
    for (const word of words.flatMap(withoutLeaders)) {
      const inside = boxes.find((one) => holdsMiddle(one.box, word.box))
      if (inside?.held?.includes(word.text)) {
        end()
        continue
      }
      const last = run.at(-1)
      if (last && (inside !== within || isParted(last, word, boxes, upright))) end()
      within = inside
      run.push(word)
    }
    end()
    return segments.filter(({ text }) => /[\p{L}\p{N}$%#]/u.test(text))
  })
}

/** Words of one line as a segment; `inside` is the field they stand in. */
export const segmentOf = (words: Word[], inside?: LabelBox): Segment => ({
  text: words.map(({ text }) => text).join(' '),
  box: around(words.map(({ box }) => box)),
  words,
  ...(inside && { inside }),
})

/** A word without underscores and dots to write on; each of its parts takes its share of the word's width. */
function withoutLeaders(word: Word): Word[] {
  if (!LEADERS.test(word.text)) return [word]
  const [left, top, width, height] = word.box
  const letter = width / word.text.length
  return [...word.text.matchAll(/(?:(?!_{2,}|\.{4,}|…{2,}).)+/gu)].flatMap(({ 0: text, index }) =>
    /[\p{L}\p{N}$%#]/u.test(text)
      ? [{ ...word, text: text.trim(), box: [left + index * letter, top, text.length * letter, height] as Box }]
      : [],
  )
}

function isParted({ box: a, text }: Word, { box: b }: Word, boxes: LabelBox[], upright: Ruling[]): boolean {
  const gap = b[0] - rightOf(a)
  const height = Math.max(a[3], b[3])
  if (gap > height * (/[:?]$/.test(text) ? BEHIND_COLON : WIDE)) return true
  const [from, to, y] = [rightOf(a) - 1, b[0] + 1, middleOf(a)]
  const isBetween = ({ at, from: top, to: bottom }: Ruling) => at >= from && at <= to && top <= y && bottom >= y
  if (upright.some(isBetween)) return true
  return boxes.some(({ box }) => box[0] >= from - 2 && rightOf(box) <= to + 2 && overlapDown(box, a) > 0.4)
}
