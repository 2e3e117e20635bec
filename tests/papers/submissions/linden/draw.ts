import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

type Ruling = [x: number, y: number, width: number, height: number]

/** A bold label with its value to the right of it. */
export function pair(x: number, y: number, label: string, value: string, gap = 100, size = 9): TextAt[] {
  return [
    { x, y, text: label, size, bold: true },
    { x: x + gap, y, text: value, size },
  ]
}

/** Pairs one under the other. */
export function pairs(x: number, y: number, rows: [label: string, value: string][], gap = 100, step = 15): TextAt[] {
  return rows.flatMap(([label, value], index) => pair(x, y + index * step, label, value, gap))
}

/** The four sides of a box. */
export function frame(x: number, y: number, width: number, height: number): Ruling[] {
  return [
    [x, y, width, 0.6],
    [x, y + height, width, 0.6],
    [x, y, 0.6, height],
    [x + width, y, 0.6, height],
  ]
}

export type Box = [x: number, y: number, width: number, caption: string, value: string]

/** Framed boxes with a small caption on top and what was typed under it. */
export function boxes(all: Box[], height = 30): Required<Pick<PdfPageSpec, 'texts' | 'rulings'>> {
  return {
    texts: all.flatMap(([x, y, , caption, value]) => [
      { x: x + 3, y: y + 3, text: caption, size: 6.5 },
      { x: x + 4, y: y + 15, text: value, size: 9, typed: true },
    ]),
    rulings: all.flatMap(([x, y, width]) => frame(x, y, width, height)),
  }
}

/** A heading over a thin line. */
export function heading(x: number, y: number, text: string, width = 532): { text: TextAt; ruling: Ruling } {
  return { text: { x, y, text, size: 11, bold: true }, ruling: [x, y + 14, width, 0.8] }
}
