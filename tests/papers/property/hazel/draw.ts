import type { TextAt } from '../../../support/documents/pdf.ts'

type Look = { size?: number; bold?: boolean; step?: number }

/** Lines one below the other, the parts of each (split at bars) in columns; an empty part is not drawn. */
export function grid(y: number, columns: number[], lines: string[], look: Look = {}): TextAt[] {
  const { size = 9, bold = false, step = size * 1.45 } = look
  return lines.flatMap((line, row) =>
    line
      .split('|')
      .flatMap((text, column) => (text ? [{ x: columns[column]!, y: y + row * step, text, size, bold }] : [])),
  )
}

/** A small label with its lines below it. */
export function panel(x: number, y: number, label: string, lines: string[]): TextAt[] {
  return [...grid(y, [x], [label], { size: 7 }), ...grid(y + 11, [x], lines, { size: 10, step: 13 })]
}

/** A typewriter's lines from the top of the page. */
export function typed(lines: string[]): TextAt[] {
  return lines.flatMap((text, row) => (text ? [{ x: 54, y: 40 + row * 12, text, size: 10, typed: true }] : []))
}

/** A typewriter's name and amount with dots between them, the amount ending at a fixed column. */
export function leader(name: string, amount: string, width = 62): string {
  return `   ${name} ${'.'.repeat(width - name.length - amount.length)} ${amount}`
}
