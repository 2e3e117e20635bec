import type { Line, Page } from '../types.ts'
import { type Blocks, isCaptions, isSame, type LevelOn } from './captioned-blocks.ts'
import type { Vocabulary } from './labels.ts'
import { isHead } from './stacked-heads.ts'

/** What a block, or its part of a page, says under each caption, by the caption's place among all; `rest`: it began on a page before. */
export type BlockRow = {
  page: Page
  rest: boolean
  heads: Map<number, Line>
  cells: Map<number, Line[]>
  top: number
  bottom: number
  /** How many lines are neither captions nor under one: in it, and below it down to the next. */
  strangers: number
}

/** A value stands under its caption, and a line under the one above it, where the space between is no longer than so many of its heights. */
const UNDER_CAPTION = 1.5
const UNDER_LINE = 0.8

/** A level of captions with the levels below it, down to the next. */
type Band = { captions: LevelOn; below: LevelOn[] }
type Column = { at: number; head: Line; lines: Line[]; doubted: boolean }

/** The rows of each block: one for each page it stands on. */
export function blockRows({ captions, blocks }: Blocks, vocabulary: Vocabulary): BlockRow[][] {
  return blocks.map((block, index) =>
    [...Map.groupBy(block, ({ page }) => page).values()].flatMap((levels, part) => {
      const bands = bandsOf(levels, captions)
      if (bands.length === 0) return []
      const row = rowOf(bands, captions, vocabulary)
      // What stands below the last block of all is of none.
      const below = row.others.filter(({ box }) => index < blocks.length - 1 || box[1] < row.bottom)
      return [{ ...row, page: levels[0]!.page, rest: part > 0, strangers: below.length }]
    }),
  )
}

function bandsOf(levels: LevelOn[], captions: Line[]): Band[] {
  const bands: Band[] = []
  for (const level of levels) {
    if (isCaptions(level, captions)) bands.push({ captions: level, below: [] })
    else bands.at(-1)?.below.push(level)
  }
  return bands
}

function rowOf(bands: Band[], captions: Line[], vocabulary: Vocabulary) {
  const columns = bands.flatMap((band) => columnsUnder(band, captions, vocabulary))
  const known = columns.filter(({ at }) => at >= 0)
  // A caption that stands twice in a block does not tell which value is meant.
  const alone = known.filter(({ at }) => known.filter((other) => other.at === at).length === 1)
  const told = alone.filter(({ lines, doubted }) => lines.length > 0 && !doubted)
  const taken = new Set(columns.flatMap(({ head, lines }) => [head, ...lines]))
  return {
    heads: new Map(known.map(({ at, head }) => [at, head])),
    cells: new Map(told.map(({ at, lines }) => [at, lines])),
    top: bands[0]!.captions.top,
    bottom: Math.max(...[...taken].map(({ box }) => box[1] + box[3])),
    others: bands.flatMap(({ below }) => below.flatMap(({ lines }) => lines.filter((line) => !taken.has(line)))),
  }
}

/** The columns of a level of captions with the lines that stand in each. */
function columnsUnder({ captions: level, below }: Band, captions: Line[], vocabulary: Vocabulary): Column[] {
  const columns = level.lines.map((head): Column => {
    const at = captions.findIndex((one) => isSame(one, head))
    return { at, head, lines: [], doubted: false }
  })
  for (const { lines } of below) {
    if (lines.some(({ text }) => isHead(text, vocabulary) || text.endsWith(':'))) break
    const isFirst = columns.every((column) => column.lines.length === 0)
    const above = new Map(columns.map((column) => [column, column.lines.at(-1)]))
    for (const line of lines) {
      const under = columns.filter(({ head }) => isOver(head, line))
      const column = under[0] ?? columnBeside(line, lines, columns, level.page)
      if (!column || !isNear(line, above.get(column), isFirst ? level : null, level.page)) continue
      // One that runs under two captions is of neither, and of two under one it is not told which goes on.
      if (under.length > 1) for (const one of under) one.doubted = true
      if (column.lines.at(-1) !== above.get(column)) column.doubted = true
      column.lines.push(line)
    }
  }
  return columns
}

const isOver = ({ box: [left, , wide] }: Line, { box: [x, , width] }: Line) => x < left + wide && x + width > left

/** The column of a line that is under no caption: that of the wall between two, else the one on its left if nothing speaks for the other. */
function columnBeside(line: Line, level: Line[], columns: Column[], { rulings = [] }: Page): Column | null {
  const [x, y, width, height] = line.box
  const left = columns.findLast(({ head }) => head.box[0] <= x)
  const right = columns.find(({ head }) => head.box[0] > x)
  if (!left || !right) return left ?? null
  const end = left.head.box[0] + left.head.box[2]
  const wall = rulings.find(
    ({ axis, at, from, to }) =>
      axis === 'vertical' && at >= end && at <= right.head.box[0] && from < y + height && to > y,
  )
  if (wall) return wall.at >= x + width ? left : wall.at <= x ? right : null
  const isTaken = level.some((other) => isOver(right.head, other))
  return isTaken || x - end <= right.head.box[0] - x - width ? left : null
}

/** Whether a line goes on below the `last` of its column, or is the first one under captions. */
function isNear(line: Line, last: Line | undefined, captions: LevelOn | null, { rulings = [] }: Page): boolean {
  const [x, y, width, height] = line.box
  if (!last) return captions !== null && y - captions.bottom <= height * UNDER_CAPTION
  const above = last.box[1] + last.box[3]
  const isRuledOff = rulings.some(
    ({ axis, at, from, to }) =>
      axis === 'horizontal' && at > above - height / 2 && at < y + height / 2 && from < x + width && to > x,
  )
  return !isRuledOff && y - above <= height * UNDER_LINE
}
