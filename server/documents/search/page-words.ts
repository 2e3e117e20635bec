import { oncePer } from '../../lib/once-per.ts'
import { rowsAcross } from '../reading/lines.ts'
import type { Line, Page, Word } from '../types.ts'
import { type Token, tokensOf } from './normalize.ts'

/** A token of a page with the word and line it stands in; `lineEnd` on the last token of a line. */
export type PageToken = Token & { word: Word; line: Line; lineEnd: boolean }

/** Tokens in one order of reading, with the places of each text; a null is a gap nothing is quoted across. */
export type Sequence = { tokens: (PageToken | null)[]; places: Map<string, number[]> }

const SAME_ROW = 0.5
const NEXT_LINE = 1.6

/**
 * The orders in which the words of a page may be read: row by row across the page, line by line as the page lists them,
 * and down each column; and what is stamped over it, by itself. Worked out once a page.
 */
export const sequencesOf = oncePer((page: Page): Sequence[] => [
  sequenceOf([rowsOf(page).flat()]),
  sequenceOf([page.lines]),
  sequenceOf(lineColumns(page)),
  sequenceOf((page.stamps ?? []).map((stamp) => [stamp])),
])

/** Lines side by side on one visual row, left to right; rows from top to bottom. */
export const rowsOf = (page: Page): Line[][] => rowsAcross(page.lines, SAME_ROW)

/** Chains of lines that stand under one another: a column of text, or a table cell of several lines. */
export function lineColumns(page: Page): Line[][] {
  const columns: Line[][] = []
  for (const line of page.lines.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const column = columns.findLast((candidate) => goesOn(candidate.at(-1)!, line))
    if (column) column.push(line)
    else columns.push([line])
  }
  return columns
}

function goesOn(above: Line, below: Line): boolean {
  const step = middleOf(below) - middleOf(above)
  const height = Math.max(above.box[3], below.box[3])
  if (step < height * SAME_ROW || step > height * (1 + NEXT_LINE)) return false
  const left = Math.max(above.box[0], below.box[0])
  const right = Math.min(above.box[0] + above.box[2], below.box[0] + below.box[2])
  return right - left > Math.min(above.box[2], below.box[2]) * 0.5
}

function sequenceOf(groups: Line[][]): Sequence {
  const tokens: (PageToken | null)[] = []
  const places = new Map<string, number[]>()
  for (const line of groups.flatMap((group): (Line | null)[] => [...group, null])) {
    if (!line) {
      tokens.push(null)
      continue
    }
    for (const token of lineTokens(line)) {
      const known = places.get(token.text)
      if (known) known.push(tokens.length)
      else places.set(token.text, [tokens.length])
      tokens.push(token)
    }
  }
  return { tokens, places }
}

const lineTokens = oncePer((line: Line): PageToken[] => {
  const tokens = line.words.flatMap((word) =>
    tokensOf(word.text).map((token) => ({ ...token, word, line, lineEnd: false })),
  )
  const last = tokens.at(-1)
  if (last) last.lineEnd = true
  return tokens
})

function middleOf(line: Line): number {
  return line.box[1] + line.box[3] / 2
}
