import type { TextAt } from '../../../support/documents/pdf.ts'

/** Lines one under another. */
export function under(x: number, y: number, texts: string[], size = 9, step = size * 1.45): TextAt[] {
  return texts.map((text, index) => ({ x, y: y + index * step, text, size }))
}

/** Cells of one line, each at its own x. */
export function across(y: number, cells: [x: number, text: string][], size = 9, bold = false): TextAt[] {
  return cells.map(([x, text]) => ({ x, y, text, size, bold }))
}

/** A small label over the value it names. */
export function panel(x: number, y: number, label: string, values: string[], size = 9): TextAt[] {
  return [{ x, y, text: label, size: 6.5 }, ...under(x, y + 10, values, size, size * 1.35)]
}

/** The four sides of a box. */
export function box(x: number, y: number, width: number, height: number): [number, number, number, number][] {
  return [
    [x, y, width, 0.7],
    [x, y + height, width, 0.7],
    [x, y, 0.7, height],
    [x + width, y, 0.7, height],
  ]
}

/** A line whose cells are told in one text, parted by bars. */
export function cells(y: number, xs: number[], line: string, size = 9, bold = false): TextAt[] {
  return across(
    y,
    line.split('|').map((text, index) => [xs[index]!, text]),
    size,
    bold,
  )
}
