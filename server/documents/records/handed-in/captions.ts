import { isValue } from '../../layout/head-rows.ts'
import { lineOf } from '../../reading/lines.ts'
import { fieldsLike, type Vocabulary } from '../labels.ts'
import { wordsOf } from '../words.ts'
import { type GridCell, type GridRow, lineHeight } from './grid-rows.ts'
import { saysNothing } from './looks.ts'
import { UNIT } from './places-across.ts'

/** A caption with its value. */
export type Pair = { label: GridCell; value: GridCell }

/** How like a caption must be to the words of a field to show that captions stand there. */
const ALIKE = 0.72
/** In points. */
const ALIGNED = 3
/** What an amount is counted in tells what its caption is of: 'Hydrant', '350 ft'. */
const COUNTED = /^(?<count>[\d.,]+)\s+(?<unit>\p{L}{1,6}|%)\.?$/u

/** The captions of a box with values that tell something, beside them or below them. */
export function captionedIn(rows: readonly GridRow[], vocabulary: Vocabulary): Pair[] {
  const isKnown = ({ text }: GridCell) =>
    (fieldsLike(wordsOf(text.replace(UNIT, '')), vocabulary)[0]?.alike ?? 0) >= ALIKE
  return pairsIn(rows, isKnown)
    .filter(({ value }) => !saysNothing(value.text))
    .map(counted)
}

/** A pair whose caption has what its value is counted in. */
function counted({ label, value }: Pair): Pair {
  const { count, unit } = COUNTED.exec(value.text)?.groups ?? {}
  const [line, another] = value.lines
  if (!count || another || line!.words.length !== 2) return { label, value }
  return {
    label: { ...label, text: `${label.text} ${unit}` },
    value: { ...value, text: count, lines: [lineOf(line!.words.slice(0, 1))] },
  }
}

const isIn = (left: number, cell: GridCell) => Math.abs(cell.left - left) < ALIGNED

function pairsIn(rows: readonly GridRow[], isKnown: (cell: GridCell) => boolean): Pair[] {
  const known = rows.map(({ cells }) => cells.filter(isKnown))
  const isColumn = (left: number) => known.filter((cells) => cells.some((cell) => isIn(left, cell))).length > 1
  const lefts = known.flat().flatMap(({ left }) => (isColumn(left) ? [left] : []))
  const isCaption = (cell: GridCell) => lefts.some((left) => isIn(left, cell))
  const over = rows.flatMap((row, at) => pairsOver(row, rows[at + 1], isKnown) ?? [])
  const beside = rows.flatMap((row) => pairsBeside(row, isCaption))
  // A box sets all of its captions in one way.
  return over.length >= beside.length ? over : beside
}

/** Captions in columns of their own, each with the only cell up to the next of them. */
function pairsBeside({ cells }: GridRow, isCaption: (cell: GridCell) => boolean): Pair[] {
  return cells.flatMap((label, at): Pair[] => {
    const next = cells.findIndex((cell, index) => index > at && isCaption(cell))
    const [value, another] = cells.slice(at + 1, next < 0 ? undefined : next)
    return isCaption(label) && value && !another ? [{ label, value }] : []
  })
}

/** Captions with values right below them, each under one; null where the row and the one below it are none. */
function pairsOver(row: GridRow, below: GridRow | undefined, isKnown: (cell: GridCell) => boolean): Pair[] | null {
  const isOver =
    below && row.cells.some(isKnown) && !row.cells.some(({ text }) => isValue(text)) && !below.cells.some(isKnown)
  if (!isOver || below.top - row.bottom > lineHeight(row)) return null
  const pairs = below.cells.map((value) => ({ value, label: row.cells.find((label) => isIn(label.left, value)) }))
  return pairs.every((pair): pair is Pair => pair.label !== undefined) ? pairs : null
}
