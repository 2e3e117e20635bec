import type { Paper } from '../papers.ts'
import type { Passage } from './passages.ts'

/**
 * The lines a passage is made of, with the rest of its page where they stand one after another there; a passage from one of two
 * columns keeps to its own lines. Null when the page's text is not known.
 */
export function linesAround({ file, page, quote }: Passage, papers: Paper[]): string[] | null {
  const text = papers.find((paper) => paper.file === file)?.text.find((one) => one.page === page)?.text
  if (!text) return null
  const lines = text.split('\n').filter((line) => line.trim())
  const places = placesOf(quote, lines)
  if (!places) return null
  const inOrder = places.every((place, index) => index === 0 || place === places[index - 1]! + 1)
  return inOrder ? lines : places.map((place) => lines[place]!)
}

/** Where on the page each line of the passage stands: the passage is its lines with a space between them. */
function placesOf(quote: string, lines: string[]): number[] | null {
  const places: number[] = []
  let rest = quote
  let after = -1
  while (rest.trim()) {
    const text = rest.trimStart()
    const fits = (line: string) => text.startsWith(line) && /^(?:\s|$)/.test(text.slice(line.length))
    const next = lines.findIndex((line, index) => index > after && fits(line))
    const found = next >= 0 ? next : lines.findIndex(fits)
    if (found < 0) return places.length > 0 && text.length < 120 ? places : null
    places.push(found)
    after = found
    rest = text.slice(lines[found]!.length)
  }
  return places
}
