import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

/** Something drawn on a page; sizes and places in points from the top left. */
export type Part = { texts?: TextAt[]; rulings?: [number, number, number, number][] }

const LEADING = 1.38

export function sheet(parts: Part[], size?: [width: number, height: number]): PdfPageSpec {
  const page: PdfPageSpec = {
    texts: parts.flatMap(({ texts = [] }) => texts.filter(({ text }) => text)),
    rulings: parts.flatMap(({ rulings = [] }) => rulings),
  }
  return size ? { ...page, size } : page
}

export const say = (x: number, y: number, text: string, size = 9): Part => ({ texts: [{ x, y, text, size }] })
export const head = (x: number, y: number, text: string, size = 11): Part => ({
  texts: [{ x, y, text, size, bold: true }],
})
export const rule = (x: number, y: number, width: number): Part => ({ rulings: [[x, y, width, 0.7]] })

export const frame = (x: number, y: number, width: number, height: number): Part => ({
  rulings: [
    [x, y, width, 0.7],
    [x, y + height, width, 0.7],
    [x, y, 0.7, height],
    [x + width, y, 0.7, height],
  ],
})

/** Lines under one another. */
export const stack = (x: number, y: number, lines: string[], size = 9, leading = LEADING): Part => ({
  texts: lines.map((text, index) => ({ x, y: y + index * size * leading, text, size })),
})

/** Running text, broken after at most so many characters. */
export const prose = (x: number, y: number, characters: number, text: string, size = 9.5): Part =>
  stack(x, y, broken(text, characters), size)

function broken(text: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < characters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Rows at the same places across, without lines. */
export const columns = (x: number, y: number, at: number[], rows: string[][], size = 8.5, step = size * 1.6): Part => ({
  texts: rows.flatMap((row, index) =>
    row.map((text, column) => ({ x: x + at[column]!, y: y + index * step, text, size })),
  ),
})

/** A small label with what it says below it, in a box. */
export function panel(x: number, y: number, width: number, height: number, label: string, lines: string[]): Part[] {
  return [frame(x, y, width, height), say(x + 4, y + 3, label, 6.5), stack(x + 4, y + 13, lines)]
}

/** A table with lines around every cell; a cell may hold several lines. The first row is bold. */
export function grid(x: number, y: number, widths: number[], rows: (string | string[])[][], size = 8): Part[] {
  const parts: Part[] = []
  let top = y
  rows.forEach((row, index) => {
    const cells = row.map((cell) => (Array.isArray(cell) ? cell : [cell]))
    const height = Math.max(...cells.map(({ length }) => length)) * size * LEADING + 5
    let left = x
    cells.forEach((lines, column) => {
      const width = widths[column]!
      const { texts = [] } = stack(left + 3, top + 3.5, lines, size)
      parts.push(frame(left, top, width, height), { texts: texts.map((text) => ({ ...text, bold: index === 0 })) })
      left += width
    })
    top += height
  })
  return parts
}
