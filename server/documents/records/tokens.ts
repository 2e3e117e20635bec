import type { RowCell } from '../layout/table-rows.ts'
import { PARTED, rowsAcross } from '../reading/lines.ts'
import type { Line, Passage, Word } from '../types.ts'

/**
 * A word of a cell or a page in the order it is read. `starts`: behind a line's end, a column gap or a cell's border; '' where it goes on
 * with the word before, also over the end of a full line (`newLine`).
 */
export type Token = { word: Word; page: number; line: Line; starts: '' | 'line' | 'gap' | 'cell'; newLine: boolean }

/** A gap so many times the usual one of its line parts what is said. */
const WIDE = 2.2
/** Lines whose left edges are nearer than this stand below one another, in points. */
const SAME_LEFT = 2.5

/** More lines than a page of small print has are taken as they come. */
const MOST_LINES = 600

/**
 * The words of these lines, row by row; a line that goes on with a full one above it comes behind that, `isLabel` tells lines that do not go
 * on with one another.
 */
export function tokensOf(
  lines: Line[],
  page: number,
  right: number,
  isLabel: (line: Line) => boolean = () => false,
): Token[] {
  if (lines.length > MOST_LINES) return lines.flatMap((line) => tokensOfLine(line, page, 'line'))
  const runs: { lines: Line[]; starts: Token['starts'] }[] = []
  for (const row of rowsAcross(lines)) {
    row.forEach((line, index) => {
      const above = runs.findLast(({ lines: own }) => isBelow(own.at(-1)!, line))
      const parent = above && isLabel(line) && isLabel(above.lines.at(-1)!) ? undefined : above
      const next = parent && neighbour(parent.lines.at(-1)!, lines)
      const limit = next === undefined || next === null ? right : Math.min(right, next.box[0])
      // What runs on beyond the words beside the line above goes on with nothing in its column.
      const isWithin = line.box[0] + line.box[2] <= limit
      if (parent && isWithin && isFull(parent.lines.at(-1)!, line, limit)) parent.lines.push(line)
      else runs.push({ lines: [line], starts: index === 0 ? 'line' : 'gap' })
    })
  }
  return runs.flatMap(({ lines: own, starts }) =>
    own.flatMap((line, index) => tokensOfLine(line, page, index === 0 ? starts : '')),
  )
}

function isBelow({ box: above }: Line, { box }: Line): boolean {
  const gap = box[1] - above[1] - above[3]
  return Math.abs(above[0] - box[0]) < SAME_LEFT && gap < box[3] * 0.8 && box[1] > above[1] + above[3] / 2
}

function neighbour(line: Line, lines: Line[]): Line | null {
  const [x, y, width, height] = line.box
  const beside = lines.filter(
    ({ box }) => box[0] > x + width && Math.abs(box[1] + box[3] / 2 - y - height / 2) < height * 0.4,
  )
  return beside.length ? beside.reduce((nearest, other) => (other.box[0] < nearest.box[0] ? other : nearest)) : null
}

/** Whether the first word of the next line found no room on this one. */
function isFull({ box, words }: Line, next: Line, limit: number): boolean {
  const first = next.words[0]!
  const space = words.length > 1 ? words[1]!.box[0] - words[0]!.box[0] - words[0]!.box[2] : box[3] * 0.3
  return box[0] + box[2] + Math.max(space, 1) + first.box[2] > limit
}

function tokensOfLine(line: Line, page: number, starts: Token['starts']): Token[] {
  const words = line.words.flatMap(partedAtColon)
  const gaps = words.slice(1).map((word, index) => word.box[0] - words[index]!.box[0] - words[index]!.box[2])
  const usual = gaps.toSorted((a, b) => a - b)[(gaps.length - 1) >> 1] ?? 0
  return words.map((word, index) => {
    const wide = index > 0 && gaps[index - 1]! > Math.max(usual, 0.5) * WIDE && gaps.length > 1
    return { word, page, line, starts: index === 0 ? starts : wide ? 'gap' : '', newLine: index === 0 }
  })
}

/** 'Name:Steve': a label's colon parts it from what follows. */
function partedAtColon(word: Word): Word[] {
  const [, label, value] = /^(\p{L}[\p{L}.]*:)(\p{Lu}.*)$/u.exec(word.text) ?? []
  if (!label || !value) return [word]
  const [x, y, width, height] = word.box
  const at = (width * label.length) / word.text.length
  return [
    { ...word, text: label, box: [x, y, at, height] },
    { ...word, text: value, box: [x + at, y, width - at, height] },
  ]
}

/** The words as one text; one that was parted at a line's end is whole again. */
export function tokensAsText(tokens: Token[]): string {
  let text = ''
  for (const { word, newLine } of tokens) {
    const parted = newLine && PARTED.test(text)
    text += text && !parted ? ` ${word.text}` : word.text
  }
  return text
}

/** Where the words stand: a passage for each page, in the order of the words, in which each line is quoted by what it holds of them. */
export function passagesOf(tokens: Token[]): Passage[] {
  return [...Map.groupBy(tokens, ({ page }) => page)].map(([page, own]) => passageOf(page, own))
}

function passageOf(page: number, tokens: Token[]): Passage {
  const runs: Token[][] = []
  for (const token of tokens) {
    const run = runs.at(-1)
    if (run && run[0]!.line === token.line) run.push(token)
    else runs.push([token])
  }
  return {
    page,
    quote: runs.map((run) => run.map(({ word }) => word.text).join(' ')).join(' … '),
    boxes: runs.map((run) => {
      const [first, last] = [run[0]!.word.box, run.at(-1)!.word.box]
      return [first[0], first[1], Math.round((last[0] + last[2] - first[0]) * 100) / 100, first[3]]
    }),
  }
}

/** The words of a cell; `beside`: they follow those of another one. What stands under a label in the cell's first line is set apart. */
export function cellTokens(cell: RowCell, beside: boolean, isLabel: (line: Line) => boolean = () => false): Token[] {
  const tokens = tokensOf(cell.lines, cell.page, cell.right)
  const [first] = cell.lines
  if (beside && tokens[0]) tokens[0] = { ...tokens[0], starts: 'cell' }
  const under = first && isLabel(first) ? tokens.findIndex(({ line }) => line !== first) : -1
  return under < 0 ? tokens : tokens.with(under, { ...tokens[under]!, starts: 'gap' })
}
