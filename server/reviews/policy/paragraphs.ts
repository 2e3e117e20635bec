import { type Box, isTitle, isUpper, type Page } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import { type Marker, markerOf } from './markers.ts'

/**
 * Lines of a page that are read together, down each column. `text`: without its mark; `quote`: as it stands there. `isTitle`: it names what
 * follows. `isTable`: it stands in columns, and is no running text. `rank`: how large a title is set, greater for the more important.
 */
export type Paragraph = {
  page: number
  marker: Marker | null
  text: string
  quote: string
  boxes: Box[]
  left: number
  top: number
  height: number
  isTitle: boolean
  isTable: boolean
  rank: number
}

type Row = { text: string; box: Box; boxes: Box[]; isTable: boolean }

/** The paragraphs of a page in the order in which they are read. Worked out once a page. */
export const paragraphsOf = oncePer((page: Page): Paragraph[] =>
  columnsOf(page).flatMap((column) => joined(column, page)),
)

/** Rows that are read below one another, and where the column ends in which they stand. */
type Column = { rows: Row[]; right: number }

/** Rows of a page as they are read; on a page set in two columns of prose, those of each column between what goes across, then the foot. */
function columnsOf(page: Page): Column[] {
  const middle = page.width / 2
  const right = rightOf(page.lines)
  if (!isInColumns(page, middle)) return [{ rows: rowsOf(page.lines), right }]
  const columns: { lines: Lines; right: number }[] = []
  const isFoot = ({ box }: Lines[number]) => box[1] > page.height * FOOT
  const body = page.lines.filter((line) => !isFoot(line)).sort((a, b) => a.box[1] - b.box[1])
  const sides = Map.groupBy(body, (line) => sideOf(line, middle))
  const innerRight = rightOf(sides.get('left') ?? [])
  let [before, behind]: [Lines, Lines] = [[], []]
  const end = () => {
    columns.push({ lines: before, right: innerRight }, { lines: behind, right })
    before = []
    behind = []
  }
  for (const line of body) {
    const side = sideOf(line, middle)
    if (side === 'right') behind.push(line)
    else if (side === 'left') before.push(line)
    else {
      end()
      columns.push({ lines: [line], right })
    }
  }
  end()
  columns.push({ lines: page.lines.filter(isFoot), right })
  return columns.filter(({ lines }) => lines.length > 0).map(({ lines, right }) => ({ rows: rowsOf(lines), right }))
}

const rightOf = (lines: Lines) => Math.max(0, ...lines.map(({ box }) => box[0] + box[2]))

/** On which side of the middle of a page a line stands. */
const sideOf = ({ box: [x, , width] }: Lines[number], middle: number) =>
  x >= middle ? 'right' : x + width <= middle + GUTTER ? 'left' : 'across'

/** Whether both halves of a page hold running text: a table has short cells on one side at least. */
function isInColumns({ lines }: Page, middle: number): boolean {
  const sides = Map.groupBy(lines, (line) => sideOf(line, middle))
  const [left = [], right = [], across = []] = [sides.get('left'), sides.get('right'), sides.get('across')]
  return across.length < (left.length + right.length) / 3 && [left, right].every(isProse)
}

const isProse = (lines: Lines): boolean => {
  const words = lines.map((line) => line.words.length).sort((a, b) => a - b)
  return lines.length >= LEAST_LINES && words[words.length >> 1]! >= LEAST_WORDS
}

/** Lines side by side on one visual row, from the top. */
function rowsOf(lines: Lines): Row[] {
  const rows: Lines[] = []
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const open = rows.at(-1)
    if (open && middleOf(line) - middleOf(open[0]!) < line.box[3] / 2) open.push(line)
    else rows.push([line])
  }
  return rows.map((row) => rowOf(row.toSorted((a, b) => a.box[0] - b.box[0])))
}

const middleOf = ({ box: [, y, , height] }: Lines[number]) => y + height / 2

/** What a column may reach over the middle of a page, in points. */
const GUTTER = 6
/** What stands below this part of a page is its foot, and of no column. */
const FOOT = 0.93
const LEAST_LINES = 4
/** Half of the lines of running text have so many words. */
const LEAST_WORDS = 4
/** Rows farther apart than this part of their height begin a new paragraph. */
const APART = 0.75
/** A row that ends before this part of its column is the last of its paragraph. */
const FULL = 0.8
const MOST_TITLE = 14

type Lines = Page['lines']

function rowOf(lines: Lines): Row {
  const [first, ...others] = lines
  const isMarked = markerOf(`${first!.text} x`)?.rest === 'x'
  const boxes = lines.map(({ box }) => box)
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const box: Box = [first!.box[0], first!.box[1], right - first!.box[0], first!.box[3]]
  const isTable = isMarked ? others.length > 1 : others.length > 0
  return { text: lines.map(({ text }) => text).join(' '), box, boxes, isTable }
}

function joined({ rows, right }: Column, page: Page): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let last: Row | null = null
  for (const row of rows) {
    const open = paragraphs.at(-1)
    const marked = markerOf(row.text)
    if (open && last && !begins(row, marked !== null, open, last, right)) {
      open.text += ` ${row.text}`
      open.quote += ` ${row.text}`
      open.boxes.push(...row.boxes)
    } else {
      const text = marked ? marked.rest : row.text
      const isFree = !row.isTable && isTitleShaped(text) && (marked === null || isShort(row, right))
      paragraphs.push({
        page: page.number,
        marker: row.isTable ? null : (marked?.marker ?? null),
        text,
        quote: row.text,
        boxes: [...row.boxes],
        left: row.box[0],
        top: row.box[1],
        height: row.box[3],
        isTitle: isFree,
        isTable: row.isTable,
        rank: Math.round(row.box[3]) * 2 + (isUpper(text) ? 1 : 0),
      })
    }
    last = row
  }
  return paragraphs
}

/** Whether a row begins a paragraph rather than going on with the one before. */
function begins(row: Row, isMarked: boolean, open: Paragraph, last: Row, right: number): boolean {
  if (row.isTable || open.isTable) return true
  const gap = row.box[1] - last.box[1] - last.box[3]
  const isOpen = !/[.:;!?]["”’)]*$|\b(?:and|or)$/.test(last.text) && !isShort(last, right)
  if (isMarked) return !(isOpen && gap < last.box[3] * APART && !open.isTitle)
  if (/^\p{Ll}/u.test(row.text) && !/[.:;!?]$/.test(last.text) && gap < last.box[3] * APART) return false
  const isLarger = Math.abs(Math.round(row.box[3]) - Math.round(open.height)) > 1
  if (open.isTitle) return !(isLarger ? false : goesOnTitle(row, open, gap))
  if (gap > last.box[3] * APART || isLarger) return true
  if (/:$/.test(last.text)) return true
  return isShort(last, right) && /[.!?]["”’)]*$/.test(last.text)
}

/** A title may take two lines. */
const goesOnTitle = (row: Row, open: Paragraph, gap: number) =>
  gap < row.box[3] * APART &&
  (isUpper(open.text) ? isUpper(row.text) : false) &&
  open.text.split(' ').length + row.text.split(' ').length <= MOST_TITLE

const isShort = ({ box }: Row, right: number) => box[0] + box[2] < right * FULL

function isTitleShaped(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= MOST_TITLE &&
    /^[\p{Lu}\d“"]/u.test(text) &&
    !/[.;,]$/.test(text) &&
    !/\$|\d{3}/.test(text) &&
    isTitle(text.replace(/:$/, ''))
  )
}
