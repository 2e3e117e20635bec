import type { Table, TableCell } from '../types.ts'

/**
 * The table with the columns joined whose heads stand on one side and whose values stand on the other, as of amounts set right under heads set
 * left: a column of nothing but a head, and the one beside it that has none.
 */
export function joinHeads(table: Table): Table {
  const { heads, columns } = table
  if (heads === 0) return table
  const filled = table.cells.filter(({ text }) => text)
  const stands = (column: number, among: TableCell[]) =>
    among.some((cell) => cell.column <= column && cell.column + cell.columns > column)
  const isBare = (column: number) =>
    !stands(
      column,
      filled.filter(({ row }) => row >= heads),
    )
  const isHeadless = (column: number) =>
    !stands(
      column,
      filled.filter(({ row }) => row < heads),
    )
  const all = Array.from({ length: columns }, (_, column) => column)
  const bare = new Set(all.filter((column) => isBare(column) && !isHeadless(column)))
  const headless = new Set(all.filter((column) => isHeadless(column) && !isBare(column)))
  const joined = [...all]
  for (let open = bare.size + 1; bare.size < open; ) {
    open = bare.size
    for (const head of bare) {
      const beside = [head - 1, head + 1].filter((column) => headless.has(column))
      if (beside.length !== 1) continue
      joined[Math.max(head, beside[0]!)] = -1
      bare.delete(head)
      headless.delete(beside[0]!)
    }
  }
  return joined.includes(-1) ? withColumns(table, joined) : table
}

/** Columns marked -1 go into the one before them. */
function withColumns(table: Table, joined: number[]): Table {
  const places: number[] = []
  let place = -1
  for (const column of joined) places.push(column < 0 ? place : (place += 1))
  const cells = table.cells.map((cell) => {
    const [from, to] = [places[cell.column]!, places[cell.column + cell.columns - 1]!]
    return { ...cell, column: from, columns: to - from + 1 }
  })
  return { ...table, columns: place + 1, cells }
}
