import type { Paper } from '../papers.ts'

/** A passage that a search gave. */
export type Passage = { file: string; page: number; quote: string }

/**
 * The lines a passage is made of, with the rest of its page where they stand one after another there; a passage from one of two
 * columns keeps to its own lines. Null when the page's text is not known.
 */
export function linesAround({ file, page, quote }: Passage, papers: Paper[]): string[] | null {
  const text = papers.find((paper) => paper.file === file)?.text.find((one) => one.page === page)?.text
  if (!text) return null
  const lines = text
    .split('\n')
    .flatMap(cellsOf)
    .filter((line) => line.trim())
  const places = placesOf(quote, lines)
  if (!places) return null
  const inOrder = places.every((place, index) => index === 0 || place === places[index - 1]! + 1)
  return inOrder && !isTorn(lines) ? lines : places.map((place) => lines[place]!)
}

const TABLE_CELLS = 3

/** A row of a wide table is told as a row, its cells behind tabs; what stands beside a label is a line of its own. */
function cellsOf(row: string): string[] {
  const cells = row.split('\t')
  return cells.length < TABLE_CELLS ? cells : [row]
}

/** Where on the page each line of the passage stands: the passage is its lines with a space between them. */
function placesOf(quote: string, lines: string[]): number[] | null {
  const places: number[] = []
  let rest = quote
  let after = -1
  while (rest.trim()) {
    const text = rest.trimStart()
    const fits = (line: string) =>
      text.startsWith(line.replaceAll('\t', ' ')) && /^(?:\s|$)/.test(text.slice(line.length))
    const next = lines.findIndex((line, index) => index > after && fits(line))
    const found = next >= 0 ? next : lines.findIndex(fits)
    if (found < 0) return places.length > 0 && text.length < 120 ? places : null
    places.push(found)
    after = found
    rest = text.slice(lines[found]!.length)
  }
  return places
}

const LONG = 28

/**
 * Whether prose is read across its columns: then hardly a line that breaks off is taken up by the one after it. Such a page is
 * quoted with care.
 */
function isTorn(lines: string[]): boolean {
  const broken = lines
    .slice(0, -1)
    .flatMap((line, index) => (line.length > LONG && /[a-z,]$/.test(line) ? [lines[index + 1]!] : []))
  const takenUp = broken.filter((next) => /^[a-z(\d“"]/.test(next))
  return broken.length > 8 && takenUp.length < broken.length * 0.6
}

/** The pages known to be read across their columns, as "file|page". */
export function tornPages(papers: Paper[]): Set<string> {
  return new Set(
    papers.flatMap(({ file, text }) =>
      text.flatMap(({ page, text: words }) => (isTorn(words.split(/[\n\t]/)) ? [`${file}|${page}`] : [])),
    ),
  )
}
