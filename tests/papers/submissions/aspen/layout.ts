import { box, type Part, page, rule, say } from '../maple/layout.ts'

/** Widths of Helvetica from the space on, in thousandths of its size. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500'
    .split(' ')
    .map(Number)

function wide(text: string, size: number, bold = false): number {
  const sum = [...text].reduce((all, letter) => all + (WIDTHS[letter.charCodeAt(0) - 32] ?? 556), 0)
  return (sum / 1000) * size * (bold ? 1.065 : 1)
}

const cells = (row: string) => row.split('|').map((cell) => cell.trim())
const lines = (text: string) => text.trim().split('\n')

/** A heading in small capitals: each word begins with a larger letter. */
export function smallCaps(x: number, y: number, text: string, size = 12): Part {
  let left = x
  return page(
    text.split(' ').map((word) => {
      const [first, rest] = [word[0]!.toUpperCase(), word.slice(1).toUpperCase()]
      const small = size * 0.78
      const part = page([
        say(left, y, first, { size, bold: true }),
        say(left + wide(first, size, true) + 0.4, y + (size - small) * 0.8, rest, { size: small, bold: true }),
      ])
      left += wide(first, size, true) + wide(rest, small, true) + size * 0.42
      return part
    }),
  )
}

/** Captions over their values, side by side: `width: caption: value`. Framed as a form's boxes are, or bare. */
export function over(x: number, y: number, text: string, { framed = false, step = 28 } = {}): Part {
  return page(
    lines(text).flatMap((row, index) => {
      let left = x
      return cells(row).map((cell) => {
        const [width = '', caption = '', ...value] = cell.split(':').map((part) => part.trim())
        const top = y + index * step
        const part = page([
          ...(framed ? [box(left, top, Number(width), step)] : []),
          say(left + 4, top + 3, caption, { size: 6.5 }),
          say(left + 4, top + 13, value.join(':'), { size: 9.5, bold: !framed }),
        ])
        left += Number(width)
        return part
      })
    }),
  )
}

/** A label, dots and its value in a typewriter's letters; the values begin `letters` letters from the left. */
export function leaders(x: number, y: number, letters: number, text: string, size = 9): Part {
  const rows = lines(text).map((row) => {
    const [label = '', value = ''] = cells(row)
    return label ? `${label} ${'.'.repeat(letters - label.length - 2)} ${value}` : `${' '.repeat(letters)}${value}`
  })
  return page(
    rows.map((row, index) => {
      const start = row.search(/\S/)
      return say(x + start * size * 0.6, y + index * size * 1.6, row, { size, typed: true })
    }),
  )
}

/** Rows of a table; a column of negative width is set to the right. Bars as asked for, a last row of totals in bold. */
export function ledger(
  x: number,
  y: number,
  widths: number[],
  text: string,
  {
    size = 8.5,
    bars = 'head',
    total = false,
  }: { size?: number; bars?: 'head' | 'rows' | 'none'; total?: boolean } = {},
): Part {
  const rows = lines(text).map((row) => cells(row).map((cell) => cell.split('~')))
  const width = widths.reduce((sum, one) => sum + Math.abs(one), 0)
  const parts: Part[] = []
  let top = y
  rows.forEach((row, index) => {
    const bold = index === 0 || (total && index === rows.length - 1)
    const height = Math.max(...row.map((cell) => cell.length)) * size * 1.3 + 6
    if (bold && index > 0) parts.push(rule(x, top, width, 0.5))
    let left = x
    row.forEach((cell, column) => {
      const room = widths[column]!
      cell.forEach((line, at) => {
        const indent = room < 0 ? -room - 4 - wide(line, size, bold) : 4
        parts.push(say(left + indent, top + 3 + at * size * 1.3, line, { size, bold }))
      })
      left += Math.abs(room)
    })
    top += height
    if (bars === 'rows' || (bars === 'head' && index === 0)) parts.push(rule(x, top - 1, width, 0.5))
  })
  return page(parts)
}

/** A page's footer, small, between bars. */
export const footer = (text: string): Part => page([rule(40, 752, 532, 0.4), say(40, 757, text, { size: 7 })])

/** Questions in bold with their answers, `=` for an answer behind, a line that begins with `>` for one below. */
export function asked(x: number, y: number, text: string, { size = 9, step = 13, gap = 4 } = {}): Part {
  let top = y
  return page(
    lines(text).flatMap((row) => {
      const line = row.trim()
      const below = line.startsWith('>')
      const [question = '', answer = ''] = below ? ['', line.slice(1)] : line.split(' = ')
      if (!below) top += gap
      const parts = [
        say(x, top, question, { size, bold: true }),
        say(below ? x + 18 : x + wide(question, size, true) + 8, top, answer, { size }),
      ]
      top += step
      return parts
    }),
  )
}
