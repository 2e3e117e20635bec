import type { PdfPageSpec } from '../../../../support/documents/pdf.ts'
import { sheet } from '../sheet.ts'

const FIGURES = /^[\d,.$%-]+$/

/** Lines of a line printer: what stands apart by two blanks or more is set at its column, figures end at theirs. */
export function printed(lines: string[], wide = false): PdfPageSpec {
  const { page, put, ending } = sheet(wide ? [792, 612] : undefined)
  const [size, pitch, step] = wide ? [8.4, 6.1, 11.2] : [7.4, 5.05, 11]
  lines.forEach((line, row) => {
    for (const { 0: text, index } of line.matchAll(/\S+( \S+)*/g)) {
      const x = 30 + index * pitch
      const y = 28 + row * step
      if (FIGURES.test(text) && /\d/.test(text)) ending(x + text.length * pitch, y, text, size)
      else if (/^([-=*])\1+$/.test(text))
        put(x, y, text[0]!.repeat(Math.floor((text.length * pitch) / widths[text[0]!]! / size)), size)
      else put(x, y, text, size)
    }
  })
  return page
}

const widths: Record<string, number> = { '-': 0.333, '=': 0.584, '*': 0.389 }
