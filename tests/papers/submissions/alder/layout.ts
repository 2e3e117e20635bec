import { frame, type Part, sheet, words } from '../birch/layout.ts'

/** A box with a small caption over its value, as on agency forms. */
function box(x: number, y: number, width: number, caption: string, value = ''): Part {
  return sheet([frame(x, y, width, 27), words(x + 3, y + 3, caption, 6), words(x + 4, y + 13, value, 9)])
}

/** Rows of boxes side by side: `width: caption: value` between bars. */
export function boxes(x: number, y: number, rows: string): Part {
  return sheet(
    rows
      .trim()
      .split('\n')
      .flatMap((row, index) => {
        let left = x
        return row.split('|').map((cell) => {
          const [width = '', caption = '', ...value] = cell.split(':').map((text) => text.trim())
          const part = box(left, y + index * 27, Number(width), caption, value.join(':'))
          left += Number(width)
          return part
        })
      }),
  )
}

/** Fillable blanks with captions above: `width: caption: value` between bars. */
export function blanks(page: number, x: number, y: number, rows: string): Part {
  return sheet(
    rows
      .trim()
      .split('\n')
      .flatMap((row, index) => {
        let left = x
        const top = y + index * 30
        return row.split('|').map((cell) => {
          const [width = '', caption = '', ...value] = cell.split(':').map((text) => text.trim())
          const place = { x: left, y: top + 10, width: Number(width) - 6, height: 15 }
          const field = { name: `Text${page}-${left}-${top}`, ...place, value: value.join(':') }
          const part = sheet([words(left, top, caption, 7), { fields: [field] }])
          left += Number(width)
          return part
        })
      }),
  )
}

/** Fillable boxes with their words to the right, ticked where a cell begins with x: `x Owner | Tenant`. */
export function ticks(page: number, x: number, y: number, widths: number[], row: string): Part {
  let left = x
  return sheet(
    row.split('|').map((cell, index) => {
      const text = cell.trim()
      const ticked = /^x\b/.test(text)
      const field = { name: `Check${page}-${left}-${y}`, x: left, y, width: 9, height: 9, ticked }
      const part = sheet([{ fields: [field] }, words(left + 13, y, ticked ? text.slice(2) : text, 8.5)])
      left += widths[index]!
      return part
    }),
  )
}

const WIDTHS: Record<string, number> = { ',': 0.278, '.': 0.278, ' ': 0.278, '-': 0.333, '/': 0.278 }

/** Text that ends at x. */
function ending(x: number, y: number, text: string, size = 8.5, bold = false): Part {
  const width = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.556), 0) * size
  return words(x - width, y, text, size, bold)
}

/** An open list with a line under its head, whose columns end at `ends` where they are negative and else begin there. */
export function ledger(x: number, y: number, places: number[], text: string, size = 8.5): Part {
  const rows = text.trim().split('\n')
  const step = size * 1.7
  const parts = rows.flatMap((row, index) =>
    row.split('|').map((cell, column) => {
      const place = places[column]!
      const top = y + index * step + (index > 0 ? 3 : 0)
      const head = index === 0
      return place < 0
        ? ending(x - place, top, cell.trim(), size, head)
        : words(x + place, top, cell.trim(), size, head)
    }),
  )
  const width = Math.max(...places.map(Math.abs))
  return sheet([...parts, { rulings: [[x, y + step - 1, width, 0.8]] }])
}

/** Labels joined to their values by dots. */
export function dotted(x: number, y: number, end: number, text: string, size = 9): Part {
  return sheet(
    text
      .trim()
      .split('\n')
      .flatMap((row, index) => {
        const [label = '', value = ''] = row.split('|').map((cell) => cell.trim())
        const top = y + index * size * 1.6
        const dots = Math.max(3, Math.floor((end - x - label.length * size * 0.52) / (size * 0.278)))
        return [words(x, top, `${label} ${'.'.repeat(dots)}`, size), words(end + 14, top, value, size)]
      }),
  )
}

/** Small labels, each over its value; an empty line between them. */
export function stacked(x: number, y: number, text: string, size = 8.5): Part {
  let top = y
  const parts: Part[] = []
  for (const row of text.trim().split('\n')) {
    const [label = '', value = ''] = row.split('|').map((cell) => cell.trim().replaceAll('~', '\n'))
    parts.push(words(x, top, label, size - 2.5, true), words(x, top + size, value, size))
    top += size * 1.45 * value.split('\n').length + size + 8
  }
  return sheet(parts)
}
