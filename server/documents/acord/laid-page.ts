import type { Ruling } from '../types.ts'
import { type Move, movesOfRows } from './bands.ts'
import { isInside, type Print, typedWords } from './print.ts'
import { mappedEdges, offsetOf, type Registration, TOLERANCE } from './registration.ts'
import { type CellAt, liesIn, ruledCells } from './ruled-cells.ts'
import { centreY, type Spot, sameLine } from './spots.ts'
import type { Edges, EditionPage, FormBox } from './types.ts'

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
  /** Is this a word by which the page was laid, found where its row says? */
  isAnchor: Print
  /** Is this a word that the edition prints once, and so does the page, but elsewhere? */
  isStray: Print
  /** Do the words that the edition prints right before a box, or behind a tick, stand there on this page, or elsewhere? */
  foundBeside: (name: string) => 'here' | 'elsewhere' | null
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
  registration: Registration,
  likeness: Likeness,
  scanned: boolean,
): LaidPage {
  const { map, matches } = registration
  const cellAt = ruledCells(rulings, map)
  const moveOf = likeness === 'same' ? () => HERE : movesOfRows(page, matches, map)
  const unsure = new Set<string>()
  const boxes = page.boxes.map((box) => {
    const move = moveOf(box)
    const lying = move ? { ...box, edges: moved(box.edges, move) } : box
    const cell = cellAt(lying)
    if (!move || (likeness !== 'same' && cell && !liesIn(lying, cell))) unsure.add(box.name)
    return lying
  })
  const laid = spots.map((spot) => ({ ...spot, edges: mappedEdges(map, spot.edges) }))
  const anchors = new Set(
    matches.flatMap((match) => {
      const [move, [du, dv]] = [moveOf(match.anchor), offsetOf(match, map)]
      return move && Math.hypot(du - move[0], dv - move[1]) < TOLERANCE ? [match.spot.token] : []
    }),
  )
  const once = Map.groupBy(matches, ({ anchor }) => anchor)
  const like = new Set([...once.values()].flatMap((own) => (own.length === 1 ? [own[0]!.spot.token] : [])))
  const isAnchor: Print = ({ token }) => anchors.has(token)
  const isStray: Print = ({ token }) => like.has(token) && !anchors.has(token)
  const foundBeside = (name: string) => {
    const beside = anchorsBeside(page.boxes.find((box) => box.name === name)!, page)
    const found = matches.filter(({ anchor }) => beside.includes(anchor))
    if (found.length === 0) return null
    return found.some(({ spot }) => anchors.has(spot.token)) ? ('here' as const) : ('elsewhere' as const)
  }
  return {
    map,
    spots: laid,
    boxes,
    unsure,
    cellAt,
    isAnchor,
    isStray,
    foundBeside,
    isPrinted: isAnchor,
    sized: false,
    scanned,
    likeness,
  }
}

/** The run of an edition's words on a box's line that is next before it, whatever boxes lie between; for a tick next behind it, up to a box. */
function anchorsBeside({ edges, kind }: FormBox, { anchors, boxes }: EditionPage) {
  const line = anchors.filter((anchor) => Math.abs(centreY(anchor) - (edges[1] + edges[3]) / 2) < ON_LINE)
  const away = (anchor: { edges: Edges }) => (kind === 'tick' ? anchor.edges[0] - edges[2] : edges[0] - anchor.edges[2])
  const next = boxes.filter((box) => sameLine(box, { edges }) && box.edges[0] >= edges[2] - 1)
  const to = kind === 'tick' ? Math.min(...next.map((box) => box.edges[0] - edges[2]), NEAR) : NEAR
  const near = line.filter((anchor) => away(anchor) > -3 && away(anchor) < to)
  const nearest = Math.min(...near.map(away))
  return near.filter((anchor) => away(anchor) < nearest + RUN)
}

const ON_LINE = 7
const NEAR = 250
const RUN = 60

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
