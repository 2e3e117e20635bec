import { labelOf, lineBefore } from './labels.ts'
import type { LaidPage } from './laid-page.ts'
import { type Bearing, baseOf, isNumbered, naming } from './naming.ts'
import { isInside } from './print.ts'
import { centreY, type Spot } from './spots.ts'
import type { Edges, FormBox } from './types.ts'
import { isStrict } from './values.ts'
import type { Standing } from './witnesses.ts'

/**
 * Which boxes of a neighbouring edition may be taken for what they are there, by the words in no box: ticks, and boxes for what has no box
 * of its own, only by their captions; other boxes where they fill a cell of the page, too, if nothing printed there speaks against them.
 * `blocks`: the boxes of each party's name and address.
 */
export function borneOut(page: LaidPage, free: Spot[], blocks: FormBox[][]): (box: FormBox, label: Spot[]) => boolean {
  const { likeness, scanned, cellAt } = page
  if (likeness === 'same') return () => true
  const bearing = bearingsOn(page, free, blocks)
  return (box, label) => {
    const inBlock = blocks.some((block) => block.includes(box))
    const said = bearing(box, label)
    if (said === 'another' || (scanned && isOther(box))) return false
    const isSeen = [page.witnesses.beside(box), ...standings(page, box, label)].includes('here')
    if (scanned && likeness === 'other' && !isSeen) return false
    if (box.kind === 'tick') return said === 'its own' && (likeness === 'like' || cellAt(box) !== null)
    if (likeness === 'like') return said === 'its own' || !isOther(box)
    if (cellAt(box)) return said === 'its own' || !(scanned || isOther(box) || (isCaptioned(box, label) && !inBlock))
    return inBlock || (said === 'its own' && isStrict(box.name) && isSeen)
  }
}

/** Is there a caption that says what a box is for? Questions are known by their numbers alone. */
function isCaptioned({ name }: FormBox, label: Spot[]) {
  return !isNumbered(name) && label.some(({ token }) => /[A-Z]{3}/.test(token.norm))
}

/** What the printed words beside a box say of it: those of the edition itself, in their places, before what the element is called. */
function bearingsOn(page: LaidPage, free: Spot[], blocks: FormBox[][]) {
  const named = naming(page.boxes, blocks, page.scanned)
  return (box: FormBox, label: Spot[]): Bearing => {
    const beside = page.witnesses.beside(box)
    const stand = [beside, ...standingAround(box, label, free, page)]
    const [here, elsewhere] = [stand.includes('here'), stand.includes('elsewhere')]
    const said = named(label, box)
    if (box.kind === 'tick') return elsewhere ? 'another' : here ? 'its own' : said
    const cell = page.cellAt(box)
    const isInCell = cell !== null && label.every((spot) => isInside(spot, { edges: withCaption(cell) }))
    if (isOther(box) && said === 'another' && isInCell) return said
    if (isOther(box)) return here && beside !== 'elsewhere' ? 'its own' : elsewhere ? 'another' : 'nothing'
    if (beside !== 'elsewhere' && standings(page, box, label).includes('here')) return 'its own'
    if (said === 'its own' && isInCell) return said
    if (said === 'another' && !(page.likeness === 'like' && cell)) return 'another'
    if (here && beside !== 'elsewhere') return 'its own'
    return elsewhere ? 'another' : said === 'another' ? 'nothing' : said
  }
}

/** A cell with the line above it: some draw the borders of their fields below the captions. */
export function withCaption([left, top, right, bottom]: Edges): Edges {
  return [left, top - LINE, right, bottom]
}

const LINE = 12

function standingAround(box: FormBox, label: Spot[], free: Spot[], page: LaidPage): Standing[] {
  if (box.kind === 'tick') return standings(page, box, label)
  if (isNumbered(box.name)) return standings(page, box, acrossFrom(box, free, page))
  const before = standings(page, box, lineBefore(box, free, page.boxes))
  if (isOther(box)) return before
  const first = firstOf(box, page)
  return [...standings(page, box, label), ...before, ...standings(page, first, labelOf(first, free, page.boxes))]
}

function standings({ witnesses }: LaidPage, box: FormBox, words: Spot[]): Standing[] {
  return words.map((spot) => witnesses.standing(spot, box))
}

/** What is printed to the left of a box in its row of the page, which may be higher than the box: a question before its answer. */
function acrossFrom(box: FormBox, free: Spot[], page: LaidPage): Spot[] {
  const [, top, , bottom] = page.cellAt(box) ?? box.edges
  return free.filter((spot) => spot.edges[2] < box.edges[0] && centreY(spot) > top && centreY(spot) < bottom)
}

/** A box for what has none of its own: which of them it is, only its place tells. */
const isOther = ({ kind, name }: FormBox) => kind === 'text' && /\w(?=Other)/.test(name)

/** The topmost of the boxes that hold this element row by row, under the head of their column. */
function firstOf(box: FormBox, { boxes }: LaidPage): FormBox {
  const rows = boxes.filter((one) => baseOf(one.name) === baseOf(box.name) && Math.abs(one.edges[0] - box.edges[0]) < 2)
  return rows.sort((a, b) => a.edges[1] - b.edges[1])[0] ?? box
}
