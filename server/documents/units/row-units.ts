import { type Cell, overlap, type Row, type Sheet } from '../facts/sheet.ts'
import type { Line } from '../types.ts'
import { bare, COLON, isLabel, isUpper, SENTENCE, VALUE } from './labels.ts'
import { pairInCell, pairOf, rowOf } from './make-unit.ts'
import { saidPairs } from './said-pairs.ts'
import type { Unit } from './types.ts'

/** What a visual row says: pairs behind a colon, beside a label or under captions, and values under the names of columns. */
export function rowUnits(row: Row, sheet: Sheet, section: string, aligned: Map<Line, string>): Unit[] {
  const heads = row.cells.map((cell) => aligned.get(cell.tokens[0]!.line) || headOf(cell, row, sheet))
  return [...pairsIn(row, sheet, section, heads.some(Boolean)), ...tableRow(row, heads, section)]
}

function pairsIn(row: Row, sheet: Sheet, section: string, isUnderHeads: boolean): Unit[] {
  const pairs: Unit[] = []
  const areNames = namesColumns(row, sheet)
  const alternates =
    row.cells.length % 2 === 0 && row.cells.every((cell, at) => (at % 2 ? !isLabel(cell.text) : isLabel(cell.text)))
  for (const [at, cell] of row.cells.entries()) {
    const next = row.cells[at + 1]
    const [, label, value] = COLON.exec(cell.text) ?? []
    const isBeside =
      row.cells.length === 2 ? !areNames && at === 0 && isLabel(cell.text) : alternates && at % 2 === 0 && !isUnderHeads
    if (label && value && /\p{L}{2}/u.test(label)) pairs.push(pairInCell(cell, label, value, section))
    else
      for (const said of saidPairs(cell.text))
        pairs.push({ ...pairInCell(cell, said.label, said.value, section), quote: said.quote })
    if (next && !COLON.test(cell.text) && !next.text.endsWith(':') && (cell.text.endsWith(':') || isBeside))
      pairs.push(pairOf([cell], linesOf(next, row, sheet), section))
    const under = underCaption(cell, row, sheet)
    if (under) pairs.push(pairOf([cell], under, section))
  }
  return pairs
}

/** Words side by side with a figure under one of them are the names of what stands below. */
const namesColumns = ({ cells, index }: Row, { rows }: Sheet): boolean =>
  !cells.some(({ text }) => VALUE.test(text) || text.endsWith(':')) &&
  (rows[index + 1]?.cells.some(
    (below) => VALUE.test(below.text) && cells.some((cell, at) => at > 0 && overlap(cell, below) > 0.3),
  ) ??
    false)

const MOST_LINES = 4

/** A value with the lines it goes on with, as long as nothing stands beside them where its label would. */
function linesOf(value: Cell, { index }: Pick<Row, 'index'>, { rows }: Pick<Sheet, 'rows'>): Cell[] {
  const lines = [value]
  for (const row of rows.slice(index + 1, index + MOST_LINES)) {
    const [cell] = row.cells
    const last = lines.at(-1)!
    const isNear = cell && cell.top - last.bottom < (last.bottom - last.top) * 0.7
    if (
      !isNear ||
      row.cells.length > 1 ||
      Math.abs(cell.left - value.left) > 4 ||
      COLON.test(cell.text) ||
      SENTENCE.test(cell.text)
    )
      break
    lines.push(cell)
  }
  return lines
}

/** What stands right under a caption and is no caption itself. */
function underCaption(cell: Cell, row: Row, { rows }: Sheet): Cell[] | null {
  const isCaption = cell.text.endsWith(':') || isLabel(cell.text)
  if (!isCaption || row.cells.some(({ text }) => VALUE.test(text))) return null
  const next = rows[row.index + 1]
  const below = next?.cells.find((one) => Math.abs(one.left - cell.left) < 4)
  if (!next || !below || below.top - cell.bottom > (cell.bottom - cell.top) * 1.4 || COLON.test(below.text)) return null
  if (row.cells.length > 1 && isOfList(below, next, rows)) return null
  const isValue = VALUE.test(below.text) || (isUpper(cell.text) && !isUpper(below.text)) || cell.text.endsWith(':')
  return isValue ? linesOf(below, next, { rows }) : null
}

/** Whether another value stands under this one: then the words above are the name of a column. */
const isOfList = (cell: Cell, { index }: Row, rows: Row[]): boolean =>
  rows
    .slice(index + 1, index + 3)
    .some(({ cells }) => cells.length > 1 && cells.some((one) => overlap(one, cell) > 0.3 && VALUE.test(one.text)))

/** A row of values, each under the name of its column. */
function tableRow({ cells }: Row, heads: string[], section: string): Unit[] {
  if (cells.length < 2 || !cells.some(({ text }) => VALUE.test(text))) return []
  if (cells.length === 2 && !heads.some(Boolean)) return []
  return [
    rowOf(
      cells.map((cell, index) => ({ head: heads[index]!, own: [cell] })),
      section,
    ),
  ]
}

const ROWS_UNDER_HEADS = 60
const PROSE_WORDS = 10
/** How far a value may stand beside its column's name, in points. */
const BESIDE_HEAD = 30

/** The name of a cell's column: the words over it in the nearest row that is all names, with those right above them. */
function headOf(cell: Cell, { index }: Row, { rows }: Sheet): string {
  for (const row of rows.slice(Math.max(0, index - ROWS_UNDER_HEADS), index).toReversed()) {
    if (row.cells.length === 1 && row.cells[0]!.tokens.length > PROSE_WORDS) return ''
    if (row.cells.length < 2 || !row.cells.every(({ text }) => isLabel(text) && !text.endsWith(':'))) continue
    const head = nearest(row.cells, cell)
    if (!head) return ''
    const above = rows[row.index - 1]?.cells.find((one) => overlap(one, head) > 0.5)
    const isStacked = above && isLabel(above.text) && head.top - above.bottom < (head.bottom - head.top) * 0.5
    return bare(isStacked ? `${above.text} ${head.text}` : head.text)
  }
  return ''
}

/** The name that stands over most of a cell, or next to it. */
function nearest(heads: Cell[], cell: Cell): Cell | null {
  const apart = (head: Cell) => Math.max(0, head.left - cell.right, cell.left - head.right)
  const [best] = heads.toSorted((a, b) => overlap(b, cell) - overlap(a, cell) || apart(a) - apart(b))
  return best && apart(best) < BESIDE_HEAD ? best : null
}
