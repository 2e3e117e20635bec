import type { Ruling } from '../types.ts'
import type { Level, Stack } from './stacked-heads.ts'

/** The lines of one record: each level with its place below the record's first, counted in steps from line to line. */
export type Group = { level: Level; step: number }[]

/** The share of the table's width that a ruling between two records takes. */
const WIDE = 0.6
/** A space above a record is so much longer than the one between its lines, in heights of a line. */
const LONGER = 0.3
const FAR = 4

/**
 * The groups of levels below a stack of heads that are a record each: parted by rulings, else by longer spaces, else by the number of
 * levels the heads have. None where nothing parts them evenly; a single level is no record under heads on several.
 */
export function groupsBelow(levels: Level[], { columns, levels: count }: Stack, rulings: Ruling[]): Group[] {
  const [left, right] = [columns[0]!.left, columns.at(-1)!.right]
  const across = rulings.filter(
    ({ axis, from, to }) => axis === 'horizontal' && Math.min(to, right) - Math.max(from, left) > (right - left) * WIDE,
  )
  const starts = byRulings(levels, across) ?? bySpaces(levels) ?? byCount(levels, count)
  const runs = starts.map((start, index) => levels.slice(start, starts[index + 1]))
  const groups = runs.flatMap((run) => recordsIn(run, count))
  const pitch = median(groups.flatMap((group) => group.slice(1).map((level, index) => apart(group[index]!, level))))
  // Where but one column has two heads, a record may leave that one's second line out.
  const least = columns.filter(({ heads }) => heads.length > 1).length > 1 ? 2 : 1
  return groups
    .filter(({ length }) => length >= least)
    .map((group) => stepped(group, pitch, count))
    .filter((group) => group !== null)
}

/** The records of a run of levels in which as many as the heads have come again and again, each where it stood before and apart from the next. */
function recordsIn(run: Level[], count: number): Level[][] {
  const left = (at: number) => run[at]!.lines[0]!.box[0]
  const isAgain = run.every((_, at) => Math.abs(left(at) - left(at % count)) < SAME_LEFT)
  const isApart = run.slice(0, count).every((_, at) => at === 0 || Math.abs(left(at) - left(0)) > SAME_LEFT)
  if (run.length <= count || run.length % count !== 0 || !isAgain || !isApart) return [run]
  return Array.from({ length: run.length / count }, (_, at) => run.slice(at * count, (at + 1) * count))
}
const SAME_LEFT = 3

const middleOf = ({ top, bottom }: Level) => (top + bottom) / 2
const apart = (above: Level, level: Level) => middleOf(level) - middleOf(above)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function byRulings(levels: Level[], across: Ruling[]): number[] | null {
  const starts = levels.flatMap((level, index) => {
    const above = levels[index - 1]
    return !above || across.some(({ at }) => at > middleOf(above) && at < middleOf(level)) ? [index] : []
  })
  const end = Math.max(0, ...across.map(({ at }) => at))
  const ends = levels.length > 0 && end > middleOf(levels[0]!)
  return starts.length > 1 || ends ? starts : null
}

function bySpaces(levels: Level[]): number[] | null {
  const gaps = levels.slice(1).map((level, index) => level.top - levels[index]!.bottom)
  if (gaps.length === 0) return null
  const [usual, height] = [Math.min(...gaps), median(levels.map(({ top, bottom }) => bottom - top))]
  const long = gaps.flatMap((gap, index) => (gap > usual + height * LONGER ? [index + 1] : []))
  return long.length > 0 && long.length < gaps.length ? [0, ...long] : null
}

function byCount(levels: Level[], count: number): number[] {
  if (levels.length % count !== 0) return []
  return Array.from({ length: levels.length / count }, (_, index) => index * count)
}

/** A level far below the others is no part of a record. */
function stepped(group: Level[], pitch: number, count: number): Group | null {
  if (pitch <= 0) return null
  const end = group.findIndex(
    (level, index) => index > 0 && apart(group[index - 1]!, level) > pitch * Math.max(FAR, count),
  )
  const own = end < 0 ? group : group.slice(0, end)
  return own.map((level) => ({ level, step: Math.round(apart(own[0]!, level) / pitch) }))
}
