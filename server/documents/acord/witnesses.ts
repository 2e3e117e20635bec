import type { Match } from './anchors.ts'
import { isAlike, type Move, type MoveOf, placed } from './bands.ts'
import type { Affine } from './registration.ts'
import { centreY, type Spot, sameLine } from './spots.ts'
import type { Edges, EditionPage, FormBox } from './types.ts'

/** Does a word that the edition prints stand where it should, as seen from a box; or elsewhere; or is it none of the edition's? */
export type Standing = 'here' | 'elsewhere' | null

/** What the words that an edition prints once tell of its boxes on a page. */
export type Witnesses = {
  /** Of a word of the page. One that stands several times there and only once on the edition tells nothing where it stands wrong. */
  standing: (spot: Spot, box: FormBox) => Standing
  /** Of the words that the edition prints right before a box on its line or, for a tick, behind it. */
  beside: (box: FormBox) => Standing
  /** Is this one of the edition's own words, in the place that its row has on this page? */
  isPlaced: (spot: Spot) => boolean
}

/** The witnesses on a page whose rows moved so. */
export function witnessesOn(page: EditionPage, matches: Match[], map: Affine, moveOf: MoveOf): Witnesses {
  const moves = new Map<unknown, Move | null>()
  const times = Map.groupBy(matches, ({ anchor }) => anchor)
  for (const { anchor, spot } of matches) if (times.get(anchor)!.length === 1) moves.set(spot.token, null)
  for (const { anchor, spot } of placed(matches, map, moveOf)) moves.set(spot.token, moveOf(anchor))
  const boxes = new Map(page.boxes.map((box) => [box.name, box]))
  const standing = ({ token }: Spot, { name }: FormBox): Standing => {
    const [own, move] = [moves.get(token), moveOf(boxes.get(name)!)]
    return own === undefined ? null : own && move && isAlike(own, move) ? 'here' : 'elsewhere'
  }
  const beside = (box: FormBox): Standing => {
    const found = anchorsBeside(boxes.get(box.name)!, page).flatMap((anchor) => times.get(anchor) ?? [])
    if (found.length === 0) return null
    return found.some(({ spot }) => standing(spot, box) === 'here') ? 'here' : 'elsewhere'
  }
  return { standing, beside, isPlaced: ({ token }) => Boolean(moves.get(token)) }
}

/** The run of an edition's words on a box's line that is next before it, whatever boxes lie between; for a tick next behind it, up to a box. */
function anchorsBeside({ edges, kind }: FormBox, { anchors, boxes }: EditionPage) {
  const line = anchors.filter((anchor) => Math.abs(centreY(anchor) - centreY({ edges })) < ON_LINE)
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
