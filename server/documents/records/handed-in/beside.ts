import { isValue } from '../../layout/head-rows.ts'
import { type GridCell, type GridRow, lineHeight } from './grid-rows.ts'

/** Rows further apart than so many lines are not of one block. */
const APART = 3
/** Fewer rows may be cells of one list. */
const LEAST_ROWS = 2
/** In points. */
const ALIGNED = 3

/**
 * Rows where a panel of labels and values stands beside a list, each under a heading of its own, one below the other: first all that stands on the
 * left, with its heading.
 */
export function oneBelowOther(rows: readonly GridRow[]): GridRow[] {
  const all: GridRow[] = []
  for (let at = 0; at < rows.length; at++) {
    const found = blocksUnder(rows, at)
    all.push(...(found?.blocks.flat() ?? [rows[at]!]))
    at += (found?.taken ?? 1) - 1
  }
  return all
}

/** Both blocks with their headings, and how many rows they take. */
function blocksUnder(rows: readonly GridRow[], at: number): { blocks: [GridRow[], GridRow[]]; taken: number } | null {
  const heading = rows[at]!
  const [first, second, another] = heading.cells
  if (!first || !second || another || heading.card || isValue(first.text) || isValue(second.text)) return null
  const isRight = ({ left }: GridCell) => left >= second.left - ALIGNED
  const blocks: [GridRow[], GridRow[]] = [[part(heading, [first])], [part(heading, [second])]]
  let { bottom } = heading
  let taken = 1
  for (const row of rows.slice(at + 1)) {
    const [left, right] = [row.cells.filter((cell) => !isRight(cell)), row.cells.filter(isRight)]
    // One of both may be longer.
    const isOfBoth = left.length > 0 && right.length > 0
    const isParted = (isOfBoth || row.cells.length > 1) && left.every(({ edge }) => edge < second.left)
    if (!isParted || row.card || row.top - bottom > APART * lineHeight(row)) break
    if (left.length) blocks[0].push(part(row, left))
    if (right.length) blocks[1].push(part(row, right))
    taken += 1
    bottom = row.bottom
  }
  const isPanel = ([, ...own]: GridRow[]) => own.every(({ cells }) => cells.length === 2)
  const isList = ([, head, ...own]: GridRow[]) =>
    head !== undefined && head.cells.length > 2 && own.every(({ cells }) => cells.length === head.cells.length)
  const [one, other] = blocks
  const areApart = (isPanel(one) && isList(other)) || (isList(one) && isPanel(other))
  return Math.min(one.length, other.length) > LEAST_ROWS && areApart ? { blocks, taken } : null
}

const part = (row: GridRow, cells: GridCell[]): GridRow => ({ ...row, cells })
