import type { Table, TableCell } from '../types.ts'

/**
 * The table with the columns joined whose heads stand on one side and whose values stand on the other, as of amounts set right under heads set
 * left: one without a head goes with the one beside it that has a head and is filled in none of its rows, where that is only one.
 */
export function joinHeads(table: Table): Table {
  const { heads, columns } = table
  if (heads === 0) return table
  const own = table.cells.filter((cell) => cell.text && cell.columns === 1)
  const filled = Array.from({ length: columns }, (_, column) =>
    rowsOf(
      column,
      own.filter(({ row }) => row >= heads),
    ),
  )
  const isHeaded = headedBy(table)
  const headless = new Set(filled.flatMap((rows, column) => (isHeaded(column) || !rows.size ? [] : [column])))
  const joined = Array.from({ length: columns }, (_, column) => column)
  const taken = new Set<number>()
  for (let open = headless.size + 1; headless.size < open; ) {
    open = headless.size
    for (const column of headless) {
      const fits = (head: number) =>
        head >= 0 &&
        head < columns &&
        isHeaded(head) &&
        !taken.has(head) &&
        ![...filled[head]!].some((row) => filled[column]!.has(row))
      const beside = [column - 1, ...(isClose(own, column, column + 1) ? [column + 1] : [])].filter(fits)
      if (beside.length !== 1) continue
      joined[Math.max(column, beside[0]!)] = -1
      headless.delete(column)
      taken.add(beside[0]!)
    }
  }
  return joined.includes(-1) ? withColumns(table, joined) : table
}

/** How far before a head, in points, the values may end that are set left under it. */
const NEAR = 20

function isClose(cells: TableCell[], column: number, head: number): boolean {
  const of = (which: number) => cells.filter((cell) => cell.column === which).map(({ box }) => box)
  const right = Math.max(...of(column).map(([x, , width]) => x + width))
  return Math.min(...of(head).map(([x]) => x)) - right < NEAR
}

const rowsOf = (column: number, cells: TableCell[]) =>
  new Set(cells.filter((cell) => cell.column === column).map(({ row }) => row))

function headedBy({ cells, heads }: Table): (column: number) => boolean {
  const own = cells.filter(({ row, text }) => text && row < heads)
  return (column) => own.some((cell) => cell.column <= column && cell.column + cell.columns > column)
}

/** Columns marked -1 go into the one before them. */
function withColumns(table: Table, joined: number[]): Table {
  const places: number[] = []
  let place = -1
  for (const column of joined) {
    if (column >= 0) place += 1
    places.push(place)
  }
  const cells = table.cells.map((cell) => {
    const [from, to] = [places[cell.column]!, places[cell.column + cell.columns - 1]!]
    return { ...cell, column: from, columns: to - from + 1 }
  })
  return { ...table, columns: place + 1, cells }
}
