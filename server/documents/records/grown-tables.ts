import { tableRows } from '../layout/table-rows.ts'
import type { Line, Page, Table } from '../types.ts'
import { keyOf, type Vocabulary } from './labels.ts'
import { mappingOf } from './mapping.ts'
import { wordsOf } from './words.ts'

/**
 * The page with its small ruled tables as the rulings draw them, where a table was grown over the cards below it: what stands below its
 * rulings names the key of a record, and its heads no field of any.
 */
export function withoutGrown(page: Page, vocabulary: Vocabulary, families: Vocabulary[]): Page {
  const walls = (page.rulings ?? []).filter(({ axis }) => axis === 'vertical')
  const isDrawn = ({ box: [x, y, width, height] }: Table['cells'][number]) => {
    const middle = y + height / 2
    return walls.some(({ at, from, to }) => from < middle && to > middle && at > x - height && at < x + width + height)
  }
  const tables = (page.tables ?? []).map((table) => {
    const drawn = table.cells.filter(isDrawn)
    const grown = table.cells.filter((cell) => !drawn.includes(cell))
    const isOver =
      drawn.length > 0 && grown.some(({ lines }) => lines.some((at) => isKeyed(page.lines[at]!, vocabulary)))
    const isOther = table.ruled && table.heads > 0 && isOver
    return isOther && !mappingOf(table, tableRows(table, page), null, families) ? cutTo(table, drawn) : table
  })
  return { ...page, tables }
}

function cutTo(table: Table, cells: Table['cells']): Table {
  const [x, y, width] = table.box
  const bottom = Math.max(...cells.map(({ box }) => box[1] + box[3]))
  return { ...table, cells, rows: Math.max(...cells.map(({ row }) => row)) + 1, box: [x, y, width, bottom - y] }
}

/** Whether a line begins with the label of the record's key, with a colon. */
function isKeyed({ words }: Line, { exact, family }: Vocabulary): boolean {
  const end = words.findIndex(({ text }) => text.endsWith(':'))
  const label = words.slice(0, end + 1).map(({ text }) => text)
  return exact.get(keyOf(wordsOf(label.join(' '))))?.some(({ name }) => name === family.key) ?? false
}
