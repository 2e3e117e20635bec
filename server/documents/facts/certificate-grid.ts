import { oneApart } from './misread-words.ts'
import { type Cell, type Sheet, type Span, spanOf, type Token } from './sheet.ts'

/** A word with the cell it stands in; a certificate is read word by word, for its columns are narrower than its gaps. */
export type Spot = {
  token: Token
  cell: Cell
  index: number
  left: number
  right: number
  top: number
  bottom: number
  middle: number
}

/** A printed label of the form: its words, and the band they take. */
export type Anchor = { left: number; right: number; top: number; bottom: number; middle: number; spots: Spot[] }

export type Grid = { sheet: Sheet; spots: Spot[]; lines: Spot[][] }

export function gridOf(sheet: Sheet): Grid {
  const spots = sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.tokens.map((token, index) => {
        const [left, top, width, height] = token.box
        return { token, cell, index, left, right: left + width, top, bottom: top + height, middle: top + height / 2 }
      }),
    ),
  )
  return { sheet, spots, lines: linesOf(spots) }
}

/** Words on one baseline, joined across cells: the form's labels run through its cells. */
function linesOf(spots: Spot[]): Spot[][] {
  const lines: Spot[][] = []
  for (const spot of [...spots].sort((a, b) => a.middle - b.middle)) {
    const line = lines.at(-1)
    if (line && Math.abs(line[0]!.middle - spot.middle) < 3) line.push(spot)
    else lines.push([spot])
  }
  for (const line of lines) line.sort((a, b) => a.left - b.left)
  return lines
}

export type Area = { left?: number; right?: number; top?: number; bottom?: number }

export function within(area: Area) {
  return (spot: Spot) => {
    const centre = (spot.left + spot.right) / 2
    return (
      centre >= (area.left ?? 0) &&
      centre < (area.right ?? 1e9) &&
      spot.middle >= (area.top ?? 0) &&
      spot.middle < (area.bottom ?? 1e9)
    )
  }
}

/** The first place, top to bottom, where these normal words follow one another on a line inside the area; `starts`: at a cell's start. */
export function findLabel(grid: Grid, words: string, area: Area & { starts?: boolean } = {}): Anchor | null {
  const wanted = words.split(' ')
  const inside = within(area)
  for (const line of grid.lines) {
    const spots = line.filter(inside)
    for (let from = 0; from < spots.length; from += 1) {
      const taken = match(spots, from, wanted, grid.sheet.page.origin === 'ocr')
      if (taken && (!area.starts || taken[0]!.index === 0)) return anchorOf(taken)
    }
  }
  return null
}

/** Recognised words of four letters or more may be one letter off. */
function alike(word: string, wanted: string | undefined, loose: boolean) {
  return (
    word === wanted ||
    (loose &&
      wanted !== undefined &&
      (wanted.length > 3 || wanted === 'AGG') &&
      word.length > 3 &&
      oneApart(word, wanted))
  )
}

function match(spots: Spot[], from: number, wanted: string[], loose: boolean): Spot[] | null {
  const taken: Spot[] = []
  let at = 0
  for (let index = from; index < spots.length && at < wanted.length; index += 1) {
    const parts = spots[index]!.token.norm.split(' ').filter(Boolean)
    if (parts.length === 0) {
      if (taken.length === 0) return null
      taken.push(spots[index]!)
      continue
    }
    if (parts.some((part, offset) => !alike(part, wanted[at + offset], loose))) return null
    at += parts.length
    taken.push(spots[index]!)
  }
  return at >= wanted.length ? taken : null
}

export function anchorOf(spots: Spot[]): Anchor {
  const top = Math.min(...spots.map((spot) => spot.top))
  const bottom = Math.max(...spots.map((spot) => spot.bottom))
  return {
    left: Math.min(...spots.map((spot) => spot.left)),
    right: Math.max(...spots.map((spot) => spot.right)),
    top,
    bottom,
    middle: (top + bottom) / 2,
    spots,
  }
}

/** The words inside an area, line by line. */
export function linesIn(grid: Grid, area: Area): Spot[][] {
  return linesOf(grid.spots.filter(within(area)))
}

export function textOf(spots: Spot[]) {
  return spots
    .map((spot) => spot.token.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words as spans of their cells, so that they can be quoted. */
export function spansOf(spots: Spot[]): Span[] {
  const spans: Span[] = []
  for (const spot of spots) {
    const last = spans.at(-1)
    if (last && last.cell === spot.cell && last.to === spot.index) last.to += 1
    else spans.push(spanOf(spot.cell, spot.index, spot.index + 1))
  }
  return spans
}
