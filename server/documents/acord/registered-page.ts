import { passageOf, type Sheet } from '../facts/sheet.ts'
import { matchesOf } from './anchors.ts'
import { movesOfRows, placed } from './bands.ts'
import { borneOut, withCaption } from './bearing.ts'
import { type BoxReading, readTexts, readTicks } from './box-readings.ts'
import { captionedTexts } from './captioned-texts.ts'
import { captionedTicks } from './captioned-ticks.ts'
import type { Editions } from './editions.ts'
import { labelOf } from './labels.ts'
import { type LaidPage, layPage, settled, sureBoxes } from './laid-page.ts'
import { isAmong, nameWords, stemOf } from './naming.ts'
import { partyBlocks, readBlock } from './party-blocks.ts'
import { isInside, type Print, printOf, typedWords } from './print.ts'
import type { Candidate, Imprint } from './recognise.ts'
import { register, unmappedEdges } from './registration.ts'
import { type Spot, spansOf, spotsOf } from './spots.ts'
import type { AcordElement, FormBox } from './types.ts'
import { isSelfEvident } from './values.ts'

/** A page and the edition's page it lies on best. */
export type Registered = Candidate & { sheet: Sheet; laid: LaidPage; edition: string }

const FEWEST = 8
/** Of the anchors found, those that must stand where the fit says; fewer are another form that shares phrases with this one. */
const SHARE = 0.3
/** Of the words an edition prints, those whose rows a page must have that does not say it is of that edition; fewer if it says it is of the form. */
const COVER = 0.5
const COVER_TOLD = 0.3
/** Where another page of the form fits nearly as well, nobody can say which of them it is. */
const RIVAL = 0.9
/** Where nearly every word that is found stands where the fit says, and most are found, the page is like the edition. */
const ALIKE = 0.9
/** A page that says it is of the edition may have words lost and misread. */
const TOLD = 0.6

/** Lays a page on each candidate and takes the one most of whose anchors hold; among like ones the edition the page says it is. */
export function registerPage(
  sheet: Sheet,
  candidates: Candidate[],
  imprint: Imprint | null,
  editions: Editions,
): Registered | null {
  const spots = spotsOf(sheet)
  const level = sheet.page.origin !== 'ocr'
  const fits = candidates.flatMap((candidate) => {
    const { edition, pages } = editions.of(candidate.id)
    const page = pages[candidate.page]!
    const registration = register(matchesOf(page.anchors, spots), level)
    if (!registration) return []
    const told = imprint !== null && edition === imprint.edition
    const { held, matches, map } = registration
    const moves = movesOfRows(page, matches, map)
    const share = new Set(placed(matches, map, moves).map(({ anchor }) => anchor)).size / page.anchors.length
    const isLaid = held.length >= FEWEST && registration.share >= SHARE
    if (told ? !isLaid : imprint ? share < COVER_TOLD : !isLaid || share < COVER) return []
    const worth = told ? held.length / page.anchors.length + 0.2 : share
    return [{ candidate, edition, page, registration, moves, told, worth }]
  })
  const best = fits.sort((a, b) => b.worth - a.worth)[0]
  const rival = fits.find(({ candidate }) => best && candidate.page !== best.candidate.page)
  if (!best || (!best.told && rival && rival.worth > best.worth * RIVAL)) return null
  const { edition, page, registration, moves, told } = best
  const covered = told || registration.held.length >= page.anchors.length * COVER
  const alike = covered && registration.share >= (told ? TOLD : ALIKE)
  const likeness = !alike ? 'other' : told || imprint === null ? 'same' : 'like'
  const laid = layPage(page, spots, sheet.page.rulings ?? [], registration, moves, likeness, !level)
  return { ...best.candidate, edition, sheet, laid }
}

/** Reads every box of a document's pages that lie on an edition; how the form is printed is learned from all of them. */
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
  const inBlocks = blocks.map(({ parts }) => [...parts.values()])
  const texts = readTexts(page, taken).filter(({ box }) => !inBlocks.some((own) => own.includes(box)))
  const lined = texts.map((text) => asFirstLine(text, texts, page))
  for (const { spots } of texts) for (const { token } of spots) taken.add(token)
  const free = page.spots
    .map((spot) => ({ ...spot, edges: spot.stands ?? spot.edges }))
    .filter((spot) => !taken.has(spot.token) && !page.boxes.some((one) => isInside(spot, one, -1)))
  const isBorneOut = borneOut(page, free, inBlocks)
  const readings = [...parties, ...lined, ...readTicks(page, taken)].filter((reading) => {
    const { box } = reading
    return !isCaption(reading, page) && isBorneOut(box, captionOf(box, free, page, inBlocks))
  })
  const captioned = [...captionedTicks(page, free, readings), ...captionedTexts(page, free, readings)]
  return [...readings, ...captioned].flatMap((reading) =>
    elementOf(sheet, reading, captionOf(reading.box, free, page, inBlocks)),
  )
}

/** The label of a box: what stands in its own cell of the page goes before what stands beside that. One block has one label. */
function captionOf(box: FormBox, free: Spot[], page: LaidPage, blocks: FormBox[][]): Spot[] {
  const first = blocks.find((block) => block.includes(box))?.[0] ?? box
  const cell = page.likeness === 'same' || box.kind === 'tick' ? null : page.cellAt(first)
  const inCell = cell ? free.filter((spot) => isInside(spot, { edges: withCaption(cell) })) : []
  const own = labelOf(first, inCell, page.boxes)
  return own.length > 0 ? own : labelOf(box, free, page.boxes)
}

/** The boxes of a page that is still fillable, in their places, which the words around its fields bear out. */
export function fillableBoxes({ laid }: Registered): FormBox[] {
  const inBlocks = partyBlocks(laid.boxes).map(({ parts }) => [...parts.values()])
  const free = laid.spots.filter((spot) => !laid.boxes.some((box) => isInside(spot, box, -1)))
  const isBorneOut = borneOut(laid, free, inBlocks)
  return sureBoxes(laid)
    .filter((box) => isBorneOut(box, captionOf(box, free, laid, inBlocks)))
    .map((box) => ({ ...box, edges: unmappedEdges(laid.map, box.edges) }))
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
  return (
    spots.some((spot) => page.witnesses.standing(spot, box) !== null) ||
    spots.every(({ token }) => isAmong(stemOf(token.norm), own))
  )
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
