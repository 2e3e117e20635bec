import { reachOf } from './labels.ts'
import type { LaidPage } from './laid-page.ts'
import { isInside } from './print.ts'
import { centreX, centreY, heightOf, linesOf, overlapX, type Spot, sameLine, sureness } from './spots.ts'
import type { Edges, FormBox } from './types.ts'
import { holdsData, isStrict, valueIn } from './values.ts'

/** What stands in a box, by which words. */
export type BoxReading = { box: FormBox; value: string; spots: Spot[]; confidence: number }

/** Reads the boxes that take text, but for words already taken. A box whose words are not surely its own gives nothing. */
export function readTexts(page: LaidPage, taken: Set<unknown>): BoxReading[] {
  const boxes = page.boxes.filter(({ kind, name }) => kind === 'text' && holdsData(name))
  const words = page.spots.filter(
    (spot) => !taken.has(spot.token) && !page.isPrinted(spot) && /[\p{L}\p{N}]/u.test(spot.token.text),
  )
  const home = new Map<Spot, FormBox>()
  for (const spot of words) {
    const box = nearest(
      boxes.filter((one) => isInside(spot, one) && (page.sized || stoodInside(spot, one))),
      spot,
    )
    if (box) home.set(spot, box)
  }
  const mixed = new Set(words.flatMap((spot) => straddled(spot, home, boxes)))
  return boxes.flatMap((box) => {
    if (page.unsure.has(box.name)) return []
    const inside = words.filter((spot) => home.get(spot) === box)
    const spots = runOn(inside, words, home)
    if (isCutOff(spots, box, page, home) || (heightOf(box) < 15 && linesOf(spots).length > 1)) return []
    if (page.scanned && spots.length > 0 && lacksStart(spots, box)) return []
    if (spots.length === 0) return reachedFor(box, page, words, home)
    const value = valueIn(box.name, box.longest, joined(spots, box))
    if (value === null || (mixed.has(box) && !isStrict(box.name))) return []
    return [{ box, value, spots, confidence: 0.95 * sureness(spots) }]
  })
}

/** On a scan a first word may be lost: typed words begin at the left of their box. */
function lacksStart(spots: Spot[], box: FormBox) {
  if (isStrict(box.name) && !/Identifier_/.test(box.name)) return false
  return Math.min(...spots.map(({ edges }) => edges[0])) > box.edges[0] + INDENT
}

const INDENT = 14

/** Words that no size of type tells from the form's own must stand in the box, or nearly so, as they are. */
function stoodInside(spot: Spot, box: FormBox) {
  return isInside({ ...spot, edges: spot.stands ?? spot.edges }, box, 2)
}

/** The box a word stands in; where boxes overlap, the one whose middle is clearly nearer. */
function nearest(boxes: FormBox[], spot: Spot): FormBox | undefined {
  const away = (box: FormBox) => Math.hypot(centreX(box) - centreX(spot), (centreY(box) - centreY(spot)) * 2)
  const [first, second] = boxes.toSorted((a, b) => away(a) - away(b))
  return first && second && away(second) - away(first) < CLEARLY ? undefined : first
}

const CLEARLY = 4

/** The boxes between which nobody can part what is typed: a word that stands in two, or words run on from one to the next. */
function straddled(spot: Spot, home: Map<Spot, FormBox>, boxes: FormBox[]): FormBox[] {
  const box = home.get(spot)
  if (!box) return []
  const over = boxes.filter(
    (other) => other !== box && overlapX(spot.edges, other.edges) > 0.3 && sameLine(spot, other),
  )
  if (over.length) return [box, ...over]
  const next = [...home.keys()].find((other) => follows(spot, other))
  const into = next && home.get(next)
  return into && into !== box ? [box, into] : []
}

/** Does the other word stand right behind this one, as in one phrase? */
function follows(spot: Spot, other: Spot) {
  const gap = other.edges[0] - spot.edges[2]
  return other !== spot && other.cell === spot.cell && sameLine(spot, other) && gap > -1 && gap < heightOf(spot) * 0.45
}

/** Words that run on over the right border into no other box belong to the value, too. */
function runOn(inside: Spot[], words: Spot[], home: Map<Spot, FormBox>): Spot[] {
  const all = [...inside]
  for (let last = all.at(-1); last; ) {
    const next = words.find(
      (other) => !home.has(other) && !all.includes(other) && all.some((spot) => follows(spot, other)),
    )
    if (next) all.push(next)
    last = next
  }
  return all
}

/** Does a phrase that began left of the box, in no other, run into it? */
function isCutOff(spots: Spot[], box: FormBox, page: LaidPage, home: Map<Spot, FormBox>) {
  return spots.some((spot) =>
    page.spots.some(
      (before) =>
        !home.has(before) && !page.isPrinted(before) && follows(before, spot) && before.edges[2] > box.edges[0] + 1,
    ),
  )
}

function joined(spots: Spot[], box: FormBox) {
  const lines = linesOf(spots).map((line) => line.map(({ token }) => token.text).join(' '))
  return lines.join(heightOf(box) > 30 ? '\n' : ' ')
}

/** Values that may stand anywhere in a cell that is higher than its box, for no other word of the form looks like them. */
const ROAMING = /(Date|PolicyNumberIdentifier|InsurerLetterCode|InsuredCode|WaivedCode)_[A-Z]\d?$/

/** What stands beside an empty box in the cell the page draws around it alone; a caption is told from it by its size or by the value's shape. */
function readCell(box: FormBox, page: LaidPage, words: Spot[], home: Map<Spot, FormBox>): BoxReading[] {
  const cell = page.cellAt(box)
  if (!cell || !(page.sized || isStrict(box.name))) return []
  const within = (edges: Edges) => isInside({ edges }, { edges: cell }, 0)
  if (page.boxes.some((other) => other !== box && within(other.edges))) return []
  const spots = words.filter((spot) => !home.has(spot) && within(spot.stands ?? spot.edges))
  const value = spots.length > 0 ? valueIn(box.name, box.longest, joined(spots, box)) : null
  if (value === null || (heightOf(box) < 15 && linesOf(spots).length > 1)) return []
  return page.scanned && lacksStart(spots, box) ? [] : [{ box, value, spots, confidence: 0.9 * sureness(spots) }]
}

/** What stands in an empty box's column, no nearer to the next box above or below, if only one line could be its value. */
function reachedFor(box: FormBox, page: LaidPage, words: Spot[], home: Map<Spot, FormBox>): BoxReading[] {
  const inCell = readCell(box, page, words, home)
  if (inCell.length > 0 || !ROAMING.test(box.name) || heightOf(box) > 15) return inCell
  const [up, down] = reachOf(box, page.boxes)
  const zone: Edges = [box.edges[0], up, box.edges[2], down]
  const lines = linesOf(words.filter((spot) => !home.has(spot) && isInside(spot, { edges: zone }))).flatMap((spots) => {
    const value = valueIn(box.name, box.longest, joined(spots, box))
    return value === null ? [] : [{ box, value, spots, confidence: 0.9 * sureness(spots) }]
  })
  return lines.length === 1 && !(page.scanned && lacksStart(lines[0]!.spots, box)) ? lines : []
}

/** What ticks a box. */
export const MARK = /^[X×✓✔✗✘☒■●]$/i

/** Reads ticks: a mark counts for the one box it stands in or right beside. */
export function readTicks(page: LaidPage, taken: Set<unknown>): BoxReading[] {
  const boxes = page.boxes.filter(({ kind }) => kind === 'tick')
  const marks = page.spots.filter((spot) => MARK.test(spot.token.text) && !taken.has(spot.token))
  return marks.flatMap((mark) => {
    const [first, second] = boxes
      .map((box) => ({
        box,
        away: Math.max(Math.abs(centreX(box) - centreX(mark)), Math.abs(centreY(box) - centreY(mark)) * 1.3),
      }))
      .sort((a, b) => a.away - b.away)
    if (!first || page.unsure.has(first.box.name) || first.away > 9 || (second && second.away - first.away < 2.5))
      return []
    return [{ box: first.box, value: 'true', spots: [mark], confidence: 0.95 * sureness([mark]) }]
  })
}
