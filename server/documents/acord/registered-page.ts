import { passageOf, type Sheet } from '../facts/sheet.ts'
import { matchesOf } from './anchors.ts'
import { type BoxReading, readTexts, readTicks } from './box-readings.ts'
import { editionOf } from './editions.ts'
import { labelOf, lineBefore } from './labels.ts'
import { type LaidPage, layPage, settled, sureBoxes } from './laid-page.ts'
import { type Bearing, baseOf, isAmong, nameWords, naming, stemOf } from './naming.ts'
import { partyBlocks, readBlock } from './party-blocks.ts'
import { isInside, type Print, printOf, typedWords } from './print.ts'
import type { Candidate, Imprint } from './recognise.ts'
import { inCompany, register } from './registration.ts'
import { type Spot, spansOf, spotsOf } from './spots.ts'
import type { AcordElement, FormBox } from './types.ts'
import { isSelfEvident, isStrict } from './values.ts'

/** A page and the edition's page it lies on best. */
export type Registered = Candidate & { sheet: Sheet; laid: LaidPage }

const FEWEST = 8
/** Of the anchors found, those that must stand where the fit says; fewer are another form that shares phrases with this one. */
const SHARE = 0.3
/** Of the words an edition prints, those whose sections a page must have that does not say it is of that edition. */
const COVER = 0.5
/** Fewer will do where the page says which form it is of. */
const COVER_TOLD = 0.3
/** Where the fit finds nearly every word it looked for, the page is like the edition. */
const ALIKE = 0.9
/** A page that says it is of the edition may have words lost and misread. */
const TOLD = 0.6

/** Lays a page on each candidate and takes the one most of whose anchors hold; among like ones the edition the page says it is. */
export function registerPage(sheet: Sheet, candidates: Candidate[], imprint: Imprint | null): Registered | null {
  const spots = spotsOf(sheet)
  const level = sheet.page.origin !== 'ocr'
  const fits = candidates.flatMap((candidate) => {
    const page = editionOf(candidate.id).pages[candidate.page]!
    const registration = register(matchesOf(page.anchors, spots), level)
    const told = imprint !== null && editionOf(candidate.id).edition === imprint.edition
    if (!registration || registration.held.length < FEWEST || registration.share < SHARE) return []
    if (!told && inCompany(registration) < page.anchors.length * (imprint ? COVER_TOLD : COVER)) return []
    return [
      { candidate, page, registration, told, worth: registration.held.length / page.anchors.length + (told ? 0.2 : 0) },
    ]
  })
  const best = fits.sort((a, b) => b.worth - a.worth)[0]
  if (!best) return null
  const alike = best.registration.share >= (best.told ? TOLD : ALIKE)
  const likeness = !alike ? 'other' : best.told || imprint === null ? 'same' : 'like'
  return {
    ...best.candidate,
    sheet,
    laid: layPage(best.page, spots, sheet.page.rulings ?? [], best.registration, likeness, !level),
  }
}

/** Reads every box of a paper's pages that lie on an edition; how the form is printed is learned from all of them. */
export function readRegistered(pages: Registered[]): AcordElement[] {
  const drawn = pages.map(({ laid }) => laid).filter(({ scanned }) => !scanned)
  const print = printOf(
    drawn.map((laid) => ({
      anchors: laid.spots.filter(laid.isPrinted),
      typed: typedWords(laid.spots, sureBoxes(laid)).map(({ spot }) => spot),
    })),
  )
  return pages.flatMap((page) => readPage(page, page.laid.scanned ? () => false : print))
}

function readPage({ sheet, laid: rough }: Registered, print: Print): AcordElement[] {
  const page = settled(rough, print)
  const taken = new Set<unknown>()
  const blocks = partyBlocks(page.boxes)
  const parties = blocks.flatMap((block) => {
    const { readings, spots } = readBlock(block, page)
    for (const { token } of spots) taken.add(token)
    return readings
  })
  const inBlocks = new Set(blocks.flatMap(({ parts }) => [...parts.values()].map(({ name }) => name)))
  const texts = readTexts(page, taken).filter(({ box }) => !inBlocks.has(box.name))
  const lined = texts.map((text) => asFirstLine(text, texts, page))
  for (const { spots } of texts) for (const { token } of spots) taken.add(token)
  const free = page.spots
    .map((spot) => ({ ...spot, edges: spot.stands ?? spot.edges }))
    .filter((spot) => !taken.has(spot.token) && !page.boxes.some((one) => isInside(spot, one, -1)))
  const bearing = bearingsOn(page, free)
  return [...parties, ...lined, ...readTicks(page, taken)].flatMap((reading) => {
    const { box } = reading
    if (isCaption(reading, page)) return []
    const label = labelOf(box, free, page.boxes)
    if (
      page.likeness !== 'same' &&
      !isBorneOut(bearing(box, label), page, inBlocks.has(box.name), box, label.filter(page.isAnchor))
    )
      return []
    return elementOf(sheet, reading, label)
  })
}

/** What the printed words beside a box say of it: those of the edition itself, in their places, before what the element is called. */
function bearingsOn(page: LaidPage, free: Spot[]) {
  const named = naming(page.boxes, page.scanned)
  return (box: FormBox, label: Spot[]): Bearing => {
    const words = isOther(box)
      ? lineBefore(box, free, page.boxes)
      : [...label, ...(box.kind === 'tick' ? [] : [...lineBefore(box, free, page.boxes), ...headOf(box, free, page)])]
    const beside = page.foundBeside(box.name)
    const elsewhere = words.some(page.isStray) || beside === 'elsewhere'
    const [said, here] = [named(label, box), words.some(page.isAnchor) || beside === 'here']
    if (box.kind === 'tick') return elsewhere ? 'another' : here ? 'its own' : said
    if (beside !== 'elsewhere' && !isOther(box) && label.some(page.isAnchor)) return 'its own'
    const cell = page.cellAt(box)
    if (said === 'its own' && !isOther(box) && cell && label.every((spot) => isInside(spot, { edges: cell })))
      return said
    if (said === 'another' && !(page.likeness === 'like' && cell)) return 'another'
    if (here && beside !== 'elsewhere') return 'its own'
    return elsewhere ? 'another' : isOther(box) || said === 'another' ? 'nothing' : said
  }
}

/** A box for what has none of its own: which of them it is, only its place tells. */
const isOther = ({ kind, name }: FormBox) => kind === 'text' && /Other/.test(name)

/** The head of a table's column: the words next above the first of the boxes that hold this element row by row. */
function headOf(box: FormBox, free: Spot[], page: LaidPage): Spot[] {
  const rows = page.boxes.filter(
    (one) => baseOf(one.name) === baseOf(box.name) && Math.abs(one.edges[0] - box.edges[0]) < 2,
  )
  const first = rows.sort((a, b) => a.edges[1] - b.edges[1])[0]
  return first && first.name !== box.name ? labelOf(first, free, page.boxes) : []
}

/**
 * May a box of a neighbouring edition be taken for what it is there? Ticks, and boxes for what has no box of its own, only by their
 * captions; other boxes where they fill a cell of the page, too, if nothing printed there speaks against them.
 */
function isBorneOut(
  bearing: Bearing,
  { likeness, cellAt, scanned }: LaidPage,
  inBlock: boolean,
  box: FormBox,
  label: Spot[],
) {
  if (bearing === 'another' || (scanned && isOther(box))) return false
  if (likeness === 'like') return bearing === 'its own' || !isOther(box)
  if (box.kind === 'tick') return bearing === 'its own' && cellAt(box) !== null
  if (cellAt(box)) return bearing === 'its own' || (!scanned && !isOther(box))
  return inBlock || (bearing === 'its own' && label.length > 0 && isStrict(box.name))
}

/** A street that is typed in the lower of two lines, with nothing in the upper one, is the first line. */
function asFirstLine(reading: BoxReading, texts: BoxReading[], page: LaidPage): BoxReading {
  if (!/LineTwo_/.test(reading.box.name)) return reading
  const name = reading.box.name.replace('LineTwo_', 'LineOne_')
  const first = page.boxes.find((box) => box.name === name)
  const isFree =
    first &&
    !page.unsure.has(name) &&
    !texts.some(({ box }) => box.name === name) &&
    !page.spots.some((spot) => !page.isPrinted(spot) && isInside(spot, first))
  return isFree ? { ...reading, box: { ...reading.box, name } } : reading
}

/** Below this, words of a picture are not taken at their letters. */
const SURE = 0.8

/** Words over which the passes are at odds say nothing; those no pass was sure of only what their shape bears out. */
function isSurelyRead(spots: Spot[], box: FormBox, printed: string) {
  const words = spots.map(({ token }) => token.of)
  if (words.some(({ others }) => others?.length)) return false
  return words.every(({ confidence = 1 }) => confidence >= SURE) || isSelfEvident(box.name, printed)
}

/** Where no size of type tells what the form prints: is this one of its own words, or the box's caption? */
function isCaption({ box, spots }: BoxReading, page: LaidPage) {
  if (page.sized || page.likeness === 'same') return false
  const own = nameWords(box.name)
  return spots.some(page.isStray) || spots.every(({ token }) => isAmong(stemOf(token.norm), own))
}

function elementOf(sheet: Sheet, { box, value, spots, confidence }: BoxReading, label: Spot[]): AcordElement[] {
  const printed = spots.map(({ token }) => token.text).join(' ')
  if (!isSurelyRead(spots, box, printed)) return []
  return [
    {
      name: box.name,
      value,
      printed,
      source: passageOf(sheet.number, spansOf([...label, ...spots])),
      confidence: Math.round(confidence * 100) / 100,
    },
  ]
}
