import type { Ruling } from '../types.ts'
import type { Move, MoveOf } from './bands.ts'
import { isInside, type Print, typedWords } from './print.ts'
import { mappedEdges, type Registration } from './registration.ts'
import { type CellAt, drawnIn, ruledCells } from './ruled-cells.ts'
import { centreY, type Spot } from './spots.ts'
import type { Edges, EditionPage, FormBox } from './types.ts'
import { type Witnesses, witnessesOn } from './witnesses.ts'

export type Likeness = 'same' | 'like' | 'other'

/** A page laid on an edition: its words in the edition's points, and the boxes where they lie on this page. */
export type LaidPage = {
  map: Registration['map']
  spots: Spot[]
  boxes: FormBox[]
  /** Names of the boxes whose place on this page is not sure. */
  unsure: Set<string>
  /** The cell a box or a word stands in, where the page draws one. */
  cellAt: CellAt
  /** What the edition's own words tell of its boxes here. */
  witnesses: Witnesses
  /** Words that the form itself prints. */
  isPrinted: Print
  /** Does the size of type tell nearly all of them? */
  sized: boolean
  /** Read from a picture, which loses words and tells no sizes of type. */
  scanned: boolean
  /** `same`: it says that it is of this edition and lies like it; `like`: it only lies like it; `other`: of a neighbouring one. */
  likeness: Likeness
}

/**
 * Lays words and boxes over one another. Boxes move with their section where a neighbouring edition has it elsewhere. Typed words are
 * moved by how far, in all, they stand off the middles of their boxes: a printer's feed, or a font whose boxes stand high.
 */
export function layPage(
  page: EditionPage,
  spots: Spot[],
  rulings: Ruling[],
  { map, matches }: Registration,
  moves: MoveOf,
  likeness: Likeness,
  scanned: boolean,
): LaidPage {
  const cellAt = ruledCells(rulings, map)
  const moveOf = likeness === 'same' ? () => HERE : moves
  const unsure = new Set<string>()
  const boxes = page.boxes.map((box) => {
    const move = moveOf(box)
    const lying = move ? { ...box, edges: moved(box.edges, move) } : box
    const cell = likeness === 'same' ? null : cellAt(lying)
    const drawn = cell ? drawnIn(cell, lying) : lying
    if (!move || !drawn) unsure.add(box.name)
    return drawn ?? lying
  })
  const laid = spots.map((spot) => ({ ...spot, edges: mappedEdges(map, spot.edges) }))
  const witnesses = witnessesOn(page, matches, map, moveOf)
  const isPrinted = witnesses.isPlaced
  return { map, spots: laid, boxes, unsure, cellAt, witnesses, isPrinted, sized: false, scanned, likeness }
}

/** The page once it is known how the form is printed: typed words stand where they were meant to. */
export function settled(page: LaidPage, print: Print): LaidPage {
  const isPrinted: Print = (spot) => page.isPrinted(spot) || print(spot)
  const typed = typedWords(
    page.spots.filter((spot) => !isPrinted(spot)),
    sureBoxes(page),
  )
  const offs = typed.map(({ spot, box }) => centreY(spot) - centreY(box)).sort((a, b) => a - b)
  const off = offs.length < 4 ? 0 : Math.max(-3.5, Math.min(3.5, offs[offs.length >> 1]!))
  const spots = page.spots.map((spot) =>
    isPrinted(spot) ? spot : { ...spot, edges: moved(spot.edges, [0, -off]), stands: spot.edges },
  )
  const outside = page.spots.filter(
    (spot) => !page.isPrinted(spot) && !page.boxes.some((box) => isInside(spot, box, 2)),
  )
  const sized = outside.filter(print).length > outside.length * 0.7
  return { ...page, spots, isPrinted, sized }
}

export function sureBoxes({ boxes, unsure }: LaidPage) {
  return boxes.filter(({ name }) => !unsure.has(name))
}

const HERE: Move = [0, 0]

function moved([left, top, right, bottom]: Edges, [du, dv]: Move): Edges {
  return [left + du, top + dv, right + du, bottom + dv]
}
