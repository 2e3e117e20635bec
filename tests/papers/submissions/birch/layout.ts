import type { PdfPageSpec } from '../../../support/documents/pdf.ts'

export type Part = Pick<PdfPageSpec, 'texts' | 'rulings' | 'fields'>

export function sheet(parts: Part[], size?: [number, number]): PdfPageSpec {
  return {
    ...(size && { size }),
    texts: parts.flatMap(({ texts = [] }) => texts),
    rulings: parts.flatMap(({ rulings = [] }) => rulings),
    fields: parts.flatMap(({ fields = [] }) => fields),
  }
}

/** Lines of text from a top left corner down. */
export function words(x: number, y: number, text: string, size = 9, bold = false): Part {
  return { texts: text.split('\n').map((line, index) => ({ x, y: y + index * size * 1.45, text: line, size, bold })) }
}

export const strong = (x: number, y: number, text: string, size = 10): Part => words(x, y, text, size, true)

export function frame(x: number, y: number, width: number, height: number): Part {
  return {
    rulings: [
      [x, y, width, 0.7],
      [x, y + height, width, 0.7],
      [x, y, 0.7, height],
      [x + width, y, 0.7, height],
    ],
  }
}

export function panel(x: number, y: number, width: number, height: number, title: string): Part {
  return sheet([frame(x, y, width, height), { rulings: [[x, y + 16, width, 0.5]] }, strong(x + 6, y + 4, title, 9)])
}

/** Rows of a text whose cells stand between bars; a tilde breaks the line inside a cell. */
const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('~', '\n')))

/** Labels with their values `gap` points to the right, one pair a line. */
export function pairs(x: number, y: number, gap: number, text: string, size = 8.5, step = 14): Part {
  return sheet(
    cells(text).flatMap(([label = '', value = ''], index) => [
      words(x, y + index * step, label, size),
      ...(value ? [words(x + gap, y + index * step, value, size)] : []),
    ]),
  )
}

/** A table with a bold first row; `lines` draws its grid. */
export function table(x: number, y: number, widths: number[], text: string, size = 8, lines = true): Part {
  const width = widths.reduce((sum, one) => sum + one, 0)
  const parts: Part[] = []
  let top = y
  for (const [index, row] of cells(text).entries()) {
    const height = Math.max(...row.map((cell) => cell.split('\n').length)) * size * 1.45 + 4
    let left = x
    for (const [column, cell] of row.entries()) {
      if (cell) parts.push(words(left + 3, top + 3, cell, size, index === 0))
      left += widths[column]!
    }
    if (lines) parts.push(frame(x, top, width, height))
    top += height
  }
  if (lines) {
    let left = x
    for (const one of widths) {
      parts.push({ rulings: [[left, y, 0.5, top - y]] })
      left += one
    }
  }
  return sheet(parts)
}
