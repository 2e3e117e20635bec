import { joinRulings } from '../../layout/join-rulings.ts'
import type { Box, Ruling } from '../../types.ts'
import { holdsMiddle } from '../lines.ts'
import { colourOf } from './drawn.ts'
import type { GlyphRun } from './glyphs.ts'
import type { Bar, Sheet } from './rulings.ts'

/** Where a line through words runs, in ems above their baseline: from 30 % of a small x to the middle of capitals. */
const LOWEST = 0.14
const HIGHEST = 0.42
/** The share of a word's width it runs over at least. */
const OVER = 0.6
/** How far it may begin before the first word and end after the last, in ems, and how much of it words take up at least. */
const BEYOND = 0.8
const FILLED = 0.4
/** A ruling that ends this near to a vertical one, in points, is one of a table. */
const CORNER = 1.2
const SAME_LEVEL = 1.4
/** A line lighter than this (of 255), or less opaque, strikes nothing out. */
const DARK = 208
const SOLID = 64

/** `strikes`: the boxes of words that a reviewer marked as struck out. */
type Lines = { bars: Bar[]; rulings: Ruling[]; strikes: Box[] }

/** The runs through whose middle no line is drawn that ends where words end: an underline or a ruling of a table is none. */
export function unstruckRuns(runs: GlyphRun[], { bars, rulings, strikes }: Lines, sheet: Sheet): GlyphRun[] {
  if (bars.length === 0 && strikes.length === 0) return runs
  const levels = byLevel(bars)
  let whole: Ruling[] | null = null
  const verdicts = new Map<Bar, boolean>()
  const struck = new Set<GlyphRun>()
  for (const run of runs) {
    if (strikes.some((strike) => holdsMiddle(strike, run.box))) struck.add(run)
    const bar = run.turn === 0 && barThrough(levels, run)
    if (!bar) continue
    if (!verdicts.has(bar)) {
      whole ??= joinRulings(bars.map(({ at, from, to }) => ({ axis: 'horizontal', at, from, to })))
      const line = wholeOf(bar, whole)
      verdicts.set(bar, !isCorner(line, rulings) && endsWithWords(line, runs) && isDark(bar, sheet))
    }
    if (verdicts.get(bar)) struck.add(run)
  }
  return struck.size > 0 ? runs.filter((run) => !struck.has(run)) : runs
}

/** Bars by the point they lie in, so that a word meets only those on its level. */
function byLevel(bars: Bar[]): Map<number, Bar[]> {
  const levels = new Map<number, Bar[]>()
  for (const bar of bars) {
    const level = levels.get(Math.floor(bar.at))
    if (level) level.push(bar)
    else levels.set(Math.floor(bar.at), [bar])
  }
  return levels
}

function barThrough(levels: Map<number, Bar[]>, run: GlyphRun): Bar | undefined {
  const lowest = heightOf(run, LOWEST)
  for (let level = Math.floor(heightOf(run, HIGHEST)); level <= lowest; level++) {
    const found = levels.get(level)?.find((bar) => isThrough(bar, run) && shared(bar, run.box) >= run.box[2] * OVER)
    if (found) return found
  }
  return undefined
}

/** A file may scale its type after it told its size, but no box of letters is lower than an em. */
const sizeOf = ({ box, em }: GlyphRun) => Math.min(em, box[3])

/** The height on the page of what lies so many ems above a word's baseline. */
function heightOf(run: GlyphRun, ems: number): number {
  return run.box[1] + run.box[3] - run.drop - sizeOf(run) * ems
}

function isThrough({ at }: { at: number }, run: GlyphRun): boolean {
  return at >= heightOf(run, HIGHEST) && at <= heightOf(run, LOWEST)
}

function shared({ from, to }: { from: number; to: number }, [x, , width]: Box): number {
  return Math.min(to, x + width) - Math.max(from, x)
}

/** The line a bar is a piece of. */
function wholeOf({ at, from, to }: Bar, whole: Ruling[]): Ruling {
  const line = whole.find(
    (ruling) => Math.abs(ruling.at - at) < SAME_LEVEL && shared(ruling, [from, 0, to - from, 0]) > 0,
  )
  return line ?? { axis: 'horizontal', at, from, to }
}

function isCorner({ at, from, to }: Ruling, rulings: Ruling[]): boolean {
  return rulings.some(
    (wall) =>
      wall.axis === 'vertical' &&
      Math.min(Math.abs(wall.at - from), Math.abs(wall.at - to)) < CORNER &&
      wall.from <= at + CORNER &&
      wall.to >= at - CORNER,
  )
}

/** Whether the words a line runs through begin and end where it does. */
function endsWithWords(line: Ruling, runs: GlyphRun[]): boolean {
  const words = runs.filter((run) => run.turn === 0 && isThrough(line, run) && shared(line, run.box) > 0)
  if (words.length === 0) return false
  const room = Math.max(...words.map(sizeOf)) * BEYOND
  const left = Math.min(...words.map(({ box }) => box[0]))
  const right = Math.max(...words.map(({ box }) => box[0] + box[2]))
  const covered = words.reduce((sum, { box }) => sum + shared(line, box), 0)
  return line.from >= left - room && line.to <= right + room && covered >= (line.to - line.from) * FILLED
}

function isDark({ object, filled }: Bar, sheet: Sheet): boolean {
  const colour = colourOf(sheet, object, !filled)
  return !colour || (Math.min(...colour.slice(0, 3)) < DARK && colour[3] > SOLID)
}
