type Cell = string | number | { value: number; as: 'date' | 'money' | 'percent' }

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Rows of a workbook, whose cells hold words as they are and no HTML. */
export const plainRows = (rows: Cell[][]): Cell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)))
