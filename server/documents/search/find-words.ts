import { around } from '../reading/lines.ts'
import type { Box, Page } from '../types.ts'

/** A place on a page where the words stand: a box for each line of it, and the line it begins in. */
export type WordsFound = { page: number; boxes: Box[]; line: string }

/** Kinds of dashes and quotation marks are one, and case does not matter. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”‟″]/g, '"')

/**
 * Where these letters stand on a page, as a reader looks for them: also the beginning or the middle of a word, and words that go on in the
 * next line. At most `most` places, in the order of reading.
 */
export function findWords(page: Page, wanted: string, most: number): WordsFound[] {
  const letters = plain(wanted).trim().split(/\s+/).join(' ')
  if (!letters) return []
  const words = page.lines.flatMap((line, at) => line.words.map((word) => ({ word, line: at })))
  let text = ''
  const starts = words.map(({ word }) => {
    const start = text.length
    text += `${plain(word.text)} `
    return start
  })
  const found: WordsFound[] = []
  for (
    let at = text.indexOf(letters);
    at >= 0 && found.length < most;
    at = text.indexOf(letters, at + letters.length)
  ) {
    const inside = words.filter((_, index) => {
      const start = starts[index]!
      const end = (starts[index + 1] ?? text.length) - 1
      return start < at + letters.length && end > at
    })
    const byLine = Map.groupBy(inside, ({ line }) => line)
    if (inside[0])
      found.push({
        page: page.number,
        boxes: [...byLine.values()].map((own) => around(own.map(({ word }) => word.box))),
        line: page.lines[inside[0].line]!.text,
      })
  }
  return found
}
