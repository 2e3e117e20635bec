import type { PdfPageSpec } from '../../../support/documents/pdf.ts'

export type Part = Pick<PdfPageSpec, 'texts' | 'rulings'>
type Style = { size?: number; bold?: boolean; typed?: boolean; step?: number }

export function page(parts: Part[], size?: [width: number, height: number]): PdfPageSpec {
  return {
    ...(size && { size }),
    texts: parts.flatMap(({ texts = [] }) => texts),
    rulings: parts.flatMap(({ rulings = [] }) => rulings),
  }
}

/** Lines from a top left corner down. */
export function say(x: number, y: number, text: string, { step, size = 9, ...style }: Style = {}): Part {
  const lines = text.split('\n')
  return {
    texts: lines.flatMap((line, index) =>
      line.trim() ? [{ x, y: y + index * (step ?? size * 1.4), text: line.trim(), size, ...style }] : [],
    ),
  }
}

export const head = (x: number, y: number, text: string, size = 11): Part => say(x, y, text, { size, bold: true })
export const rule = (x: number, y: number, width: number, height = 0.7): Part => ({ rulings: [[x, y, width, height]] })

export function box(x: number, y: number, width: number, height: number): Part {
  return {
    rulings: [
      [x, y, width, 0.6],
      [x, y + height, width, 0.6],
      [x, y, 0.6, height],
      [x + width, y, 0.6, height],
    ],
  }
}

/** Labels with their values `gap` points to the right of where each label begins. */
export function labels(x: number, y: number, gap: number, text: string, style: Style = {}): Part {
  const step = style.step ?? 14
  const rows = text.trim().split('\n')
  return page(
    rows.flatMap((row, index) => {
      const [label = '', value = ''] = row.split('|').map((cell) => cell.trim())
      return [say(x, y + index * step, label, style), say(x + gap, y + index * step, value, style)]
    }),
  )
}

/** Rows of cells between bars, a tilde for a new line in a cell; the first row is a heading. */
export function table(
  x: number,
  y: number,
  widths: number[],
  text: string,
  { ruled, size = 8 }: { ruled?: 'all' | 'head'; size?: number } = {},
): Part {
  const width = widths.reduce((sum, one) => sum + one, 0)
  const parts: Part[] = []
  let top = y
  for (const [index, row] of text.trim().split('\n').entries()) {
    const cells = row.split('|').map((cell) => cell.trim().replaceAll('~', '\n'))
    const lines = Math.max(...cells.map((cell) => cell.split('\n').length))
    let left = x
    for (const [column, cell] of cells.entries()) {
      parts.push(say(left + 3, top + 3, cell, { size, bold: index === 0 }))
      left += widths[column]!
    }
    const bottom = top + lines * size * 1.4 + 5
    if (ruled === 'all') parts.push(box(x, top, width, bottom - top))
    if (ruled === 'head' && index === 0) parts.push(rule(x, bottom - 1, width))
    top = bottom
  }
  if (ruled === 'all') {
    let left = x
    for (const one of widths.slice(0, -1)) {
      left += one
      parts.push({ rulings: [[left, y, 0.6, top - y]] })
    }
  }
  return page(parts)
}
