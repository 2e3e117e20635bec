import { wrappedText } from '../reading/lines.ts'
import type { Line, Table, TableCell } from '../types.ts'

/** A number, an amount, a date or a share, and nothing else. */
const PLAIN_VALUE = /^[-+($]*\d[\d,./-]*\)?%?$/
const LEVEL = 0.4

/**
 * Rows of a ruled table that hold several rows of text in one drawn box each, parted into them: a column holds nothing but values, one
 * on each of its lines, and the first one lines beside them. Lines between two values go on with the one above where they cannot begin.
 */
export function partStackedRows(table: Table, lines: Line[]): Table {
  const cells: TableCell[] = []
  let row = 0
  for (let from = 0; from < table.rows; from++) {
    const own = table.cells.filter((cell) => cell.row === from)
    const tops = from < table.heads ? null : stackedTops(own, lines)
    for (const cell of own) cells.push(...(tops ? partsOf(cell, tops, row, lines) : [{ ...cell, row }]))
    row += tops?.length ?? 1
  }
  return row === table.rows ? table : { ...table, rows: row, cells }
}

const middleOf = ({ box }: Line) => box[1] + box[3] / 2

/** Where the rows of text in a drawn row begin; null where there is one, or where lines are wrapped. */
function stackedTops(cells: TableCell[], lines: Line[]): number[] | null {
  if (cells.some((cell) => cell.rows > 1)) return null
  const filled = cells.filter((cell) => cell.lines.length > 0)
  const values = filled.filter(
    (cell) => cell.lines.length > 1 && cell.lines.every((at) => PLAIN_VALUE.test(lines[at]!.text)),
  )
  const texts = filled.filter((cell) => cell.lines.length > 1 && !values.includes(cell))
  const leftmost = filled.reduce((first, cell) => (cell.column < first.column ? cell : first), filled[0]!)
  if (values.length === 0 || !texts.includes(leftmost)) return null
  const all = filled.flatMap((cell) => cell.lines.map((at) => lines[at]!))
  const levels: Line[][] = []
  for (const line of all.sort((a, b) => middleOf(a) - middleOf(b))) {
    const level = levels.at(-1)
    if (level && middleOf(line) - middleOf(level[0]!) < line.box[3] * LEVEL) level.push(line)
    else levels.push([line])
  }
  const beside = values.every((cell) =>
    cell.lines.every((at) => levels.some((level) => level.includes(lines[at]!) && level.length > 1)),
  )
  if (!beside) return null
  return levels
    .filter((level, index) => index === 0 || begins(level, levels[index - 1]!))
    .map((level) => Math.min(...level.map(({ box }) => box[1])))
}

/** Words alone on their level begin a row unless they are small, in brackets, or those above them are cut off. */
function begins(level: Line[], above: Line[]): boolean {
  const [line] = level
  if (level.length > 1) return true
  const cut = above.some(({ box, text }) => Math.abs(box[0] - line!.box[0]) < line!.box[3] && /[-,&/(]$/.test(text))
  return /^[\p{Lu}\d$]/u.test(line!.text) && !cut
}

function partsOf(cell: TableCell, tops: number[], row: number, lines: Line[]): TableCell[] {
  const [x, y, width, height] = cell.box
  return tops.map((top, index) => {
    const start = index === 0 ? y : top
    const end = tops[index + 1] ?? y + height
    const own = cell.lines.filter((at) => {
      const middle = middleOf(lines[at]!)
      return middle > start && middle <= end
    })
    const text = wrappedText(own.map((at) => lines[at]!))
    return { ...cell, row: row + index, box: [x, start, width, end - start], text, lines: own }
  })
}
