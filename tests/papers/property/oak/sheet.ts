import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

type Rulings = NonNullable<PdfPageSpec['rulings']>
/** A column whose texts start at x, or end there. */
export type Column = { x: number } | { end: number }

const LINE = 0.7

export function at(x: number, y: number, text: string, size = 9, bold = false): TextAt {
  return { x, y, text, size, bold }
}

/** Lines under one another. */
export function down(x: number, y: number, texts: string[], size = 9, step = size * 1.4): TextAt[] {
  return texts.map((text, index) => at(x, y + index * step, text, size))
}

/** A text that ends at x, as figures in a column do. */
export function endingAt(x: number, y: number, text: string, size = 9, bold = false): TextAt {
  return at(x - widthOf(text) * size, y, text, size, bold)
}

function widthOf(text: string): number {
  return [...text].reduce(
    (width, letter) => width + (/[\d$]/.test(letter) ? 0.556 : /[,. ]/.test(letter) ? 0.278 : 0.6),
    0,
  )
}

export function rows(columns: Column[], y: number, cells: string[][], size = 8.5, step = size * 1.6): TextAt[] {
  return cells.flatMap((row, index) =>
    row.flatMap((text, place) => (text ? [cell(columns[place]!, y + index * step, text, size)] : [])),
  )
}

function cell(column: Column, y: number, text: string, size: number): TextAt {
  return 'x' in column ? at(column.x, y, text, size) : endingAt(column.end, y, text, size)
}

/** A small label with its value, one or more lines, under it. */
export function panel(x: number, y: number, label: string, values: string[], size = 9.5): TextAt[] {
  return [at(x, y, label, 6.5), ...down(x, y + 10, values, size, size * 1.25)]
}

/** A label, and its value to the right of it. */
export function pairs(x: number, valueX: number, y: number, told: [string, string][], size = 9, step = 14): TextAt[] {
  return told.flatMap(([label, value], index) => [
    at(x, y + index * step, label, size, true),
    at(valueX, y + index * step, value, size),
  ])
}

export function across(x: number, width: number, ...ys: number[]): Rulings {
  return ys.map((y) => [x, y, width, LINE])
}

function upright(y: number, height: number, ...xs: number[]): Rulings {
  return xs.map((x) => [x, y, LINE, height])
}

/** Boxes between the x edges and the y edges. */
export function grid(xs: number[], ys: number[]): Rulings {
  const [left, top] = [xs[0]!, ys[0]!]
  return [...across(left, xs.at(-1)! - left, ...ys), ...upright(top, ys.at(-1)! - top, ...xs)]
}
