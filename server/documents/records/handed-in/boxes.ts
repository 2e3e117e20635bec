import type { Box, Page, Ruling } from '../../types.ts'
import type { GridRow } from './grid-rows.ts'

/** In points. */
const SLACK = 2
const near = (one: number, other: number) => Math.abs(one - other) < SLACK

/** The rows of each box of a page: of one that is parted by lines from side to side, and of one that is drawn around them alone. */
export function boxesOn({ rulings = [] }: Page, rows: readonly GridRow[]): GridRow[][] {
  const parted = Map.groupBy(
    rows.filter(({ card }) => card),
    ({ card }) => card,
  )
  const drawn = rectangles(rulings).map((box) => rows.filter((row) => !row.card && isInside(row, box)))
  return [...parted.values(), ...drawn.filter((own) => own.length > 1).map((own) => own.map(withEachOnce))]
}

/** A page of cards has fewer lines drawn. */
const MOST_RULINGS = 400

/** What four lines that meet nothing else enclose; nothing on a page that is full of lines. */
function rectangles(rulings: readonly Ruling[]): Box[] {
  if (rulings.length > MOST_RULINGS) return []
  const [across, down] = (['horizontal', 'vertical'] as const).map((axis) => rulings.filter((one) => one.axis === axis))
  return across!.flatMap((top): Box[] => {
    const level = across!.filter(({ at, from, to }) => at > top.at + SLACK && near(from, top.from) && near(to, top.to))
    const isSide = (x: number, bottom: number) =>
      down!.some(({ at, from, to }) => near(at, x) && near(from, top.at) && near(to, bottom))
    const bottom = level.find(({ at }) => isSide(top.from, at) && isSide(top.to, at))
    return bottom ? [[top.from, top.at, top.to - top.from, bottom.at - top.at]] : []
  })
}

const isInside = ({ top, bottom, cells }: GridRow, [x, y, width, height]: Box) =>
  top > y - SLACK &&
  bottom < y + height + SLACK &&
  cells.every(({ left, edge }) => left > x - SLACK && edge < x + width + SLACK)

/** A title over several columns of a table stands in each of them. */
const withEachOnce = (row: GridRow): GridRow => ({
  ...row,
  cells: row.cells.filter(({ lines }, at) => row.cells.findIndex((one) => one.lines[0] === lines[0]) === at),
})
