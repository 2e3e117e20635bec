import type { Box, Line, Page } from '../types.ts'

type Knows = (label: string) => boolean

/** The lines of a page that stand in none of its lists. `knows`: whether words are a label. */
export const outsideLists = (page: Page, knows: Knows): Line[] => page.lines.filter(outside(lists(page, knows)))

/** A list has more rows under its heads than boxes with a label over each value have. */
const MOST_ROWS = 2
/** Of the cells in the columns of labels of a panel, how many are known ones at least, and of those in the columns of values, at most. */
const PANEL = { labels: 0.3, values: 0.1 }
/** Questions side by side with their answers below are no list, however they are set. */
const LEAST_ASKED = 2
/** Tables of more than two columns with rows under heads. One whose every other column holds labels is a panel of labels and values. */
function lists({ tables = [], lines }: Page, knows: Knows): Box[] {
  return tables.flatMap((table) => {
    const { columns, rows, heads, ruled, box } = table
    const isList = columns > 2 && rows - heads > MOST_ROWS && (heads > 0 || !ruled)
    const asked = table.cells.filter((cell) => cell.lines.some((at) => lines[at]!.text.endsWith('?')))
    return isList && asked.length < LEAST_ASKED && !isPanel(table, lines, knows) ? [box] : []
  })
}

function isPanel({ cells }: NonNullable<Page['tables']>[number], lines: Page['lines'], knows: Knows) {
  const known = cells
    .filter((cell) => cell.lines.length > 0)
    .map(({ column, lines: own }) => ({
      isLabel: column % 2 === 0,
      isKnown: knows(own.map((at) => lines[at]!.text).join(' ')),
    }))
  const share = (isLabel: boolean) => {
    const own = known.filter((one) => one.isLabel === isLabel)
    return own.filter(({ isKnown }) => isKnown).length / Math.max(1, own.length)
  }
  return share(true) > PANEL.labels && share(false) < PANEL.values
}

const outside =
  (boxes: readonly Box[]) =>
  ({ box: [x, y] }: Line) =>
    !boxes.some(([left, top, width, height]) => x >= left - 1 && x <= left + width && y >= top - 1 && y <= top + height)
