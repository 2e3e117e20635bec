const cells = (all: readonly string[], tag: 'td' | 'th') =>
  `<tr>${all.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`

export const tableRow = (...all: string[]) => cells(all, 'td')
export const headRow = (...all: string[]) => cells(all, 'th')
/** Heads that come again on each page. */
export const tableHead = (...all: string[]) => `<thead>${headRow(...all)}</thead>`
export const tableRows = (all: readonly (readonly string[])[]) => all.map((one) => cells(one, 'td')).join('')
/** A row for each item. */
export const rowsFor = <T>(items: readonly T[], cellsOf: (item: T, at: number) => readonly string[]) =>
  tableRows(items.map(cellsOf))
/** A row over the whole width of a table. */
export const wholeRow = (columns: number, html: string, name = '') =>
  `<tr class="${name}"><td colspan="${columns}">${html}</td></tr>`

/** A table of finished rows, with its heads among them. */
export const tableOf = (name: string, ...parts: string[]) => `<table class="${name}">${parts.join('')}</table>`
/** A table of finished rows under heads, where there are any. */
export const tableUnder = (name: string, heads: readonly string[], body: string) =>
  `<table class="${name}">${heads.length ? tableHead(...heads) : ''}<tbody>${body}</tbody></table>`
/** A table. A row that is one text goes over its whole width; what comes last stands below the rows as it is. */
export function table(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[] | string)[],
  below = '',
) {
  const columns = Math.max(heads.length, ...rows.map((row) => (typeof row === 'string' ? 1 : row.length)))
  const body = rows.map((row) => (typeof row === 'string' ? wholeRow(columns, row, 'whole') : cells(row, 'td')))
  return tableUnder(name, heads, body.join('') + below)
}
/** The same with its rows first. */
export const tableOfRows = (name: string, rows: readonly (readonly string[])[], heads: readonly string[] = []) =>
  table(name, heads, rows)
/** Pairs as rows of a table. */
export const asRows = (pairs: readonly (readonly string[])[]): string[][] => pairs.map((pair) => [...pair])
/** Lists broken to pages of so many. */
export const pagesOf = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size))
