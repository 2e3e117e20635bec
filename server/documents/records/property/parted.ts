import { lineOf } from '../../reading/lines.ts'
import type { Line } from '../../types.ts'
import type { Level } from '../stacked-heads.ts'

/** Edges so near, in points, are those of one column. */
const SAME = 2
/** How many levels below heads may tell their columns, and how many of them must. */
const REACH = 5
const LEAST = 2

type Box = Line['box']
const endOf = ([x, , width]: Box) => x + width
const isSame = (one: number, other: number) => Math.abs(one - other) <= SAME

/** The parts of a line that stands over two columns, as heads close to each other do where one is set to the right: 'Building Value Contents Value'. */
export function partedOver(line: Line, levels: readonly Level[], at: number): Line[] {
  const rows = levels
    .slice(at + 1, at + 1 + REACH)
    .map(({ lines }) => lines.filter(({ text }) => text !== '$'))
    .filter((lines) => lines.length > 1)
  const starts = line.words.flatMap((_, start) =>
    start > 0 && rows.filter((row) => partsAt(line, start, row)).length >= LEAST ? [start] : [],
  )
  return partsOf(line, starts)
}

/** Whether two cells of a row stand below the words before and behind a gap, each along an edge of these. */
function partsAt({ words, box }: Line, at: number, row: Line[]): boolean {
  const [before, behind] = [words[at - 1]!.box, words[at]!.box]
  const second = row.findIndex((cell) => cell.box[0] > endOf(before) - SAME)
  const [left, right] = [row[second - 1]?.box, row[second]?.box]
  if (!left || !right || endOf(left) > behind[0] + SAME) return false
  return (
    (isSame(endOf(left), endOf(before)) || isSame(left[0], box[0])) &&
    (isSame(right[0], behind[0]) || isSame(endOf(right), endOf(box)))
  )
}

/** The parts of a line of cells that stand close to each other: a word ends with one column, and the next begins the other. */
export function partedUnder(line: Line, columns: readonly { left: number; right: number }[]): Line[] {
  const { words } = line
  const isBetween = (at: number) =>
    columns.some(
      ({ right }, index) =>
        isSame(endOf(words[at - 1]!.box), right) && isSame(words[at]!.box[0], columns[index + 1]?.left ?? Infinity),
    )
  return partsOf(
    line,
    words.flatMap((_, at) => (at > 0 && isBetween(at) ? [at] : [])),
  )
}

const partsOf = (line: Line, starts: number[]): Line[] =>
  starts.length ? [0, ...starts].map((from, index) => lineOf(line.words.slice(from, starts[index]))) : [line]
