import type { PdfPageSpec } from '../../../support/documents/pdf.ts'

/** A piece of a page: texts and lines, in points from the top left. */
export type Part = Required<Pick<PdfPageSpec, 'texts' | 'rulings'>>

/** Where a column's text begins, or the edge it ends at. */
export type Edge = number | { end: number }

const HAIR = 0.6
const LEAD = 1.4

export const LANDSCAPE: [number, number] = [792, 612]

export function sheet(parts: Part[], size?: [number, number]): PdfPageSpec {
  return {
    ...(size && { size }),
    texts: parts.flatMap((part) => part.texts),
    rulings: parts.flatMap((part) => part.rulings),
  }
}

export function say(x: number, y: number, text: string, size = 9, bold = false): Part {
  return { texts: text ? [{ x, y, text, size, bold }] : [], rulings: [] }
}

export function bold(x: number, y: number, text: string, size = 9): Part {
  return say(x, y, text, size, true)
}

/** Lines under one another. */
export function stack(x: number, y: number, lines: string[], size = 9): Part {
  return join(lines.map((text, index) => say(x, y + index * size * LEAD, text, size)))
}

/** Rows whose cells stand at the same edges. */
export function rows(edges: Edge[], y: number, cells: string[][], size = 8, step = size * 1.6, strong = false): Part {
  return join(
    cells.flatMap((row, line) => row.map((text, index) => put(edges[index]!, y + line * step, text, size, strong))),
  )
}

/** A framed box with a small label at its top and lines under it. */
export function panel(
  [x, y, width, height]: [number, number, number, number],
  label: string,
  lines: string[],
  size = 9,
): Part {
  return join([frame(x, y, width, height), say(x + 4, y + 3, label, 6), stack(x + 4, y + 13, lines, size)])
}

/** A ruled table; a cell's lines are parted by line breaks, the columns in `ends` end at their right edge. */
export function grid(x: number, y: number, widths: number[], cells: string[][], size = 8, ends: number[] = []): Part {
  const wide = widths.reduce((sum, width) => sum + width, 0)
  const parts: Part[] = []
  let top = y
  for (const [line, row] of cells.entries()) {
    const high = Math.max(...row.map((cell) => cell.split('\n').length)) * size * LEAD + 5
    let left = x
    for (const [index, cell] of row.entries()) {
      const edge = ends.includes(index) && line > 0 ? { end: left + widths[index]! - 4 } : left + 4
      for (const [at, text] of cell.split('\n').entries()) {
        parts.push(put(edge, top + 4 + at * size * LEAD, text, size, line === 0))
      }
      parts.push(down(left, top, high))
      left += widths[index]!
    }
    parts.push(across(x, top, wide), down(x + wide, top, high))
    top += high
  }
  return join([...parts, across(x, top, wide)])
}

function frame(x: number, y: number, width: number, height: number): Part {
  return join([across(x, y, width), across(x, y + height, width), down(x, y, height), down(x + width, y, height)])
}

export function across(x: number, y: number, width: number): Part {
  return { texts: [], rulings: [[x, y, width, HAIR]] }
}

function down(x: number, y: number, height: number): Part {
  return { texts: [], rulings: [[x, y, HAIR, height]] }
}

function put(edge: Edge, y: number, text: string, size: number, strong: boolean): Part {
  return say(typeof edge === 'number' ? edge : edge.end - figureWidth(text, size), y, text, size, strong)
}

/** How wide figures run in Helvetica; letters are near enough. */
function figureWidth(text: string, size: number): number {
  const widths: Record<string, number> = { ',': 0.278, '.': 0.278, ' ': 0.278, '-': 0.333, '%': 0.889 }
  return [...text].reduce((sum, letter) => sum + (widths[letter] ?? 0.556), 0) * size
}

function join(parts: Part[]): Part {
  return { texts: parts.flatMap((part) => part.texts), rulings: parts.flatMap((part) => part.rulings) }
}
