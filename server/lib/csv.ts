export type Cell = string | number | null | undefined

/** The characters by which a spreadsheet recognizes a formula; a name may begin with one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One row of a CSV file (RFC 4180). A cell that begins like a formula is marked as text by an apostrophe. */
export function csvRow(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    const text = cell === null || cell === undefined ? '' : String(cell)
    const safe = FORMULA.test(text) ? `'${text}` : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(',')}\r\n`
}
