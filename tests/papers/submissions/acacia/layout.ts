import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

type Ruling = [number, number, number, number]

/** The page with more lines and letters drawn on it. */
export function over(page: PdfPageSpec, ...more: PdfPageSpec[]): PdfPageSpec {
  return {
    ...page,
    texts: [page, ...more].flatMap(({ texts = [] }) => texts),
    rulings: [page, ...more].flatMap(({ rulings = [] }) => rulings),
  }
}

/** A table's rulings: a line down at each of `lefts`, a line across at each of `tops`. */
export function grid(lefts: number[], tops: number[]): PdfPageSpec {
  const [left, top] = [lefts[0]!, tops[0]!]
  const [width, height] = [lefts.at(-1)! - left, tops.at(-1)! - top]
  return {
    rulings: [
      ...lefts.map((x): Ruling => [x, top, 0.5, height]),
      ...tops.map((y): Ruling => [left, y, width + 0.5, 0.5]),
    ],
  }
}

/** As many tops as a table of `count` rows has lines across. */
export function tops(first: number, step: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, row) => first + row * step)
}

/** Squares for yes and no down the page; a Y or an N puts the X, a dot leaves the line without squares. */
export function answers(yes: number, no: number, top: number, step: number, letters: string): PdfPageSpec {
  const marks = [...letters].flatMap((letter, row) =>
    letter === '.' ? [] : [yes, no].map((x) => ({ x, y: top + row * step, on: (x === yes) === (letter === 'Y') })),
  )
  return {
    texts: marks.filter(({ on }) => on).map(({ x, y }): TextAt => ({ x: x + 1.4, y: y + 0.6, text: 'X', size: 8 })),
    rulings: marks.flatMap(({ x, y }): Ruling[] => [
      [x, y, 8, 0.5],
      [x, y + 8, 8.5, 0.5],
      [x, y, 0.5, 8],
      [x + 8, y, 0.5, 8],
    ]),
  }
}
