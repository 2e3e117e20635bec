import type { Page } from '../types.ts'

const AMOUNT = /^\(?\$?\d{1,3}(,\d{3})+(\.\d\d)?\)?$|^\$\d/
const DATE = /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/
/** Words of a line of prose. */
const PROSE = 9

/** How a page is laid out, each between 0 and 1: its prose, amounts, dates, numbers, tables, boxes to fill in. */
export function layoutOf({ lines, tables = [], fields, origin }: Page): [name: string, value: number][] {
  const words = lines.flatMap((line) => line.words)
  const share = (count: number, of = words.length) => count / Math.max(1, of)
  const having = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length
  const prose = lines.filter((line) => line.words.length >= PROSE && /[a-z]{3}/.test(line.text))
  const cells = tables.reduce((sum, table) => sum + table.cells.length, 0)
  return [
    ['always', 1],
    ['prose', share(prose.reduce((sum, line) => sum + line.words.length, 0))],
    ['amounts', Math.min(1, 4 * share(having(AMOUNT)))],
    ['dates', Math.min(1, 4 * share(having(DATE)))],
    ['numbers', share(having(/\d/))],
    ['tables', Math.min(1, tables.length / 4)],
    ['cells', Math.min(1, cells / 100)],
    ['wide', Math.min(1, Math.max(0, ...tables.map(({ columns }) => columns)) / 12)],
    ['words', Math.min(1, words.length / 800)],
    ['fillable', fields.length > 4 ? 1 : 0],
    ['drawn', origin === 'layout' ? 1 : 0],
  ]
}
