import { isValue } from '../layout/head-rows.ts'
import { rowsAcross } from '../reading/lines.ts'
import type { Line, Ruling } from '../types.ts'
import { isKnown, severalFields, type Vocabulary } from './labels.ts'
import { valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** Lines that stand on one level of the page, from the left. */
export type Level = { lines: Line[]; top: number; bottom: number }
/** A column of heads: one for each level that has one. */
export type HeadColumn = { left: number; right: number; heads: { level: number; line: Line }[] }
/** Heads on several levels, and the level of the page below them. */
export type Stack = { levels: number; columns: HeadColumn[]; from: number; to: number }

const LEAST_LEVELS = 2
const MOST_LEVELS = 5
/** A gap above a level of more than so many of its heights ends the heads. */
const FAR = 1.5
/** Columns that name a field on more than one level. */
const LEAST_STACKED = 1
const LEAST_FIELDS = 3
/** How far right of the first head a ruling below the heads may begin, in points. */
const SLACK = 20
const SAME_LEFT = 3

/** The lines of a page level by level, from the top. */
export const levelsOf = (lines: Line[]): Level[] =>
  rowsAcross(lines).map((own) => ({
    lines: own,
    top: Math.min(...own.map(({ box }) => box[1])),
    bottom: Math.max(...own.map(({ box }) => box[1] + box[3])),
  }))

/** The next levels from `from` on that are heads over one another; null where there are none on the page. */
export function stackFrom(levels: Level[], from: number, vocabulary: Vocabulary, rulings: Ruling[]): Stack | null {
  for (let at = from; at < levels.length; at++) {
    let to = at
    while (to < levels.length && to - at < MOST_LEVELS && isHeads(levels, to, at, vocabulary)) to++
    if (to - at < LEAST_LEVELS) continue
    to = downToRuling(levels, at, to, rulings)
    const columns = mergedHeads(levels.slice(at, to))
    if (columns && isStacked(columns, vocabulary)) return { levels: to - at, columns, from: at, to }
  }
  return null
}

/** Heads that name no field go on down to a ruling below them. */
function downToRuling(levels: Level[], from: number, to: number, rulings: Ruling[]): number {
  const lefts = levels.slice(from, to).flatMap(({ lines }) => lines.map(({ box }) => box[0]))
  const [left, right] = [Math.min(...lefts), Math.max(...lefts)]
  const under = (level: Level, next: Level | undefined) =>
    rulings.some(
      ({ axis, at, from: start, to: end }) =>
        axis === 'horizontal' &&
        start < right &&
        end > right &&
        start - left < SLACK &&
        at > middleOf(level) &&
        (!next || at < middleOf(next)),
    )
  for (let at = to - 1; at < levels.length && at - from < MOST_LEVELS; at++) {
    const { lines } = levels[at]!
    if (at >= to && lines.some(({ text }) => isValue(text) || text.endsWith(':'))) return to
    if (under(levels[at]!, levels[at + 1])) return at + 1
  }
  return to
}

const middleOf = ({ top, bottom }: Level) => (top + bottom) / 2

function isHeads(levels: Level[], at: number, from: number, vocabulary: Vocabulary): boolean {
  const { lines, top, bottom } = levels[at]!
  if (lines.length < 2 && !isSecondOfColumn(levels, at, vocabulary)) return false
  if (lines.some(({ text }) => isValue(text) || text.endsWith(':'))) return false
  if (at > from && top - levels[at - 1]!.bottom > FAR * (bottom - top)) return false
  return lines.some(({ text }) => isHead(text, vocabulary))
}

/** Whether the one line of a level names a field, and stands over or under one of the heads beside it: of a single column with two heads. */
function isSecondOfColumn(levels: Level[], at: number, vocabulary: Vocabulary): boolean {
  const [line] = levels[at]!.lines
  const beside = [levels[at - 1], levels[at + 1]].flatMap((level) => (level && level.lines.length > 1 ? [level] : []))
  const isAligned = (head: Line) => Math.abs(head.box[0] - line!.box[0]) < SAME_LEFT && isHead(head.text, vocabulary)
  return isHead(line!.text, vocabulary) && beside.some(({ lines }) => lines.some(isAligned))
}

/** Whether words name a field, or several parted by a bar. 'Closed' is rather a value. */
export function isHead(text: string, vocabulary: Vocabulary): boolean {
  if (valueOf('status', [text]) !== null) return false
  return isKnown([text], vocabulary) || severalFields(text, vocabulary).length > 1
}

/** Heads over one another are of one column; one over several columns is a title of them. Null where two of a level stand in one. */
function mergedHeads(levels: Level[]): HeadColumn[] | null {
  const order = levels.map((_, level) => level).sort((a, b) => levels[b]!.lines.length - levels[a]!.lines.length)
  const columns: HeadColumn[] = []
  for (const level of order) {
    for (const line of levels[level]!.lines) {
      const [left, , width] = line.box
      const over = columns.filter((column) => left < column.right && left + width > column.left)
      const [column] = over
      if (over.length > 1) continue
      if (!column) columns.push({ left, right: left + width, heads: [{ level, line }] })
      else if (column.heads.some((head) => head.level === level)) return null
      else {
        column.left = Math.min(column.left, left)
        column.right = Math.max(column.right, left + width)
        column.heads.push({ level, line })
      }
    }
  }
  for (const { heads } of columns) heads.sort((a, b) => a.level - b.level)
  return columns.sort((a, b) => a.left - b.left)
}

/** Whether the heads of a column are the words of one: 'Effective' over 'Date'. */
export function isWrapped({ heads }: HeadColumn, vocabulary: Vocabulary): boolean {
  return heads.length > 1 && isKnown([heads.map(({ line }) => line.text).join(' ')], vocabulary)
}

function isStacked(columns: HeadColumn[], vocabulary: Vocabulary): boolean {
  const known = columns.map((column) =>
    isWrapped(column, vocabulary) ? 1 : column.heads.filter(({ line }) => isHead(line.text, vocabulary)).length,
  )
  const fields = known.reduce((sum, count) => sum + count, 0)
  return known.filter((count) => count > 1).length >= LEAST_STACKED && fields >= LEAST_FIELDS
}

/** The head of an amount column that holds the sum of those beside it, or what the row of it is called: 'Claim total', not one of all claims. */
export const isTotal = (text: string) => wordsOf(text.replace(/\b(?:claim|incident)\b/i, '')).join(' ') === 'total'
