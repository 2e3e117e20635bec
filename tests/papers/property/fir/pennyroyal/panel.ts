import type { Sheet } from '../sheet.ts'

/** A panel with its name set into the upper border and what it says under one another; the y below it. */
export function panel(paper: Sheet, [x, y, width, height]: number[], title: string, lines: string[], size = 8.5) {
  const taken = title.length * 4.6 + 10
  paper.across(x!, y!, 8, 0.8)
  paper.across(x! + 8 + taken, y!, width! - 8 - taken, 0.8)
  paper.across(x!, y! + height!, width!, 0.8)
  paper.down(x!, y!, height!, 0.8)
  paper.down(x! + width!, y!, height!, 0.8)
  paper.put(x! + 12, y! - 4, title, 7.5, true)
  paper.lines(x! + 10, y! + 10, lines, size, size * 1.4)
  return y! + height!
}

/** Values in large type, each above its small caption, side by side. */
export function facts(paper: Sheet, y: number, facts: [x: number, value: string, caption: string][], size = 12) {
  for (const [x, value, caption] of facts) {
    paper.put(x, y, value, size, true)
    paper.put(x, y + size * 1.35, caption, 6.5)
  }
  return y + size * 1.35 + 18
}

/** A grid of boxes: heads in the first row, all cells ruled. */
export function boxes(paper: Sheet, x: number, y: number, widths: number[], rows: string[][], height = 17, size = 8) {
  const width = widths.reduce((sum, each) => sum + each, 0)
  rows.forEach((row, index) => {
    const top = y + index * height
    paper.frame(x, top, width, height, 0.4)
    let left = x
    row.forEach((cell, column) => {
      if (column) paper.down(left, top, height, 0.4)
      paper.put(left + 4, top + (height - size) / 2, cell, size, index === 0)
      left += widths[column]!
    })
  })
  return y + rows.length * height
}
