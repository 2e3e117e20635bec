import type { Line, Page } from '../types.ts'

/** A line that may be a title. `weight`: 1 for one in larger type than the page's, less for one that only looks like it. */
export type TitleLine = { line: Line; weight: number }

/** How far down a page its titles stand. */
const HEAD = 0.4
const MOST_WORDS = 10
const LARGER = 1.18
const MOST = 10

/** The lines in the head of a page that may say what it is: short ones, the largest first. */
export function titleLines(page: Page): TitleLine[] {
  const usual = usualHeight(page.lines)
  const found = page.lines.flatMap((line) => {
    const isHead = line.box[1] < page.height * HEAD && line.words.length <= MOST_WORDS
    const weight = isHead ? weightOf(line, usual) : 0
    return weight ? [{ line, weight: line.box[1] < (page.height * HEAD) / 2 ? weight : weight * 0.7 }] : []
  })
  return found.sort((a, b) => b.weight - a.weight || b.line.box[3] - a.line.box[3]).slice(0, MOST)
}

function weightOf({ text, box }: Line, usual: number): number {
  if (!/[a-z]{3}/i.test(text) || /[:;,]\s*$/.test(text)) return 0
  if (box[3] > usual * LARGER) return 1
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const proper = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return proper === words.length && !/\d{3}|[:$]/.test(text) ? 0.5 : 0
}

/** The height of most words' lines in points. */
function usualHeight(lines: Line[]): number {
  const heights = lines.flatMap(({ box, words }) => words.map(() => box[3])).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
