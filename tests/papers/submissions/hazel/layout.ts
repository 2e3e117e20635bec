import { frame, type Part, sheet, strong, table, words } from '../birch/layout.ts'

/** A titled card of small labels, each over its value: `label: value` cells between bars, the cells of a row equally wide. */
export function card(x: number, y: number, width: number, title: string, text: string): Part {
  const rows = text.trim().split('\n')
  const parts = rows.flatMap((row, index) => {
    const cells = row.split('|')
    return cells.flatMap((cell, column) => {
      const [label = '', ...value] = cell.split(':')
      const left = x + 8 + (column * (width - 8)) / cells.length
      const top = y + 26 + index * 25
      const said = value.join(':').trim()
      return [words(left, top, label.trim(), 6.5), ...(said ? [words(left, top + 9, said, 8.5)] : [])]
    })
  })
  return sheet([
    frame(x, y, width, 30 + rows.length * 25),
    { rulings: [[x, y + 20, width, 1.2]] },
    strong(x + 8, y + 5, title, 9.5),
    ...parts,
  ])
}

/** Paragraphs between empty lines, broken before a number of letters. */
export function prose(x: number, y: number, letters: number, text: string, size = 10): Part {
  let top = y
  const texts = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const lines = ['']
      for (const word of paragraph.trim().split(/\s+/)) {
        const longer = `${lines.at(-1)} ${word}`.trim()
        if (longer.length > letters) lines.push(word)
        else lines[lines.length - 1] = longer
      }
      const placed = lines.map((line, index) => ({ x, y: top + index * size * 1.4, text: line, size }))
      top += lines.length * size * 1.4 + size * 0.8
      return placed
    })
  return { texts }
}

/** The cells of a spreadsheet with the letters of its columns and the numbers of its rows. */
export function workbook(x: number, y: number, widths: number[], text: string, first = 1, size = 7.5): Part {
  const letters = widths.map((_, column) => String.fromCharCode(65 + column)).join(' | ')
  const rows = text.trim().split('\n')
  return table(
    x,
    y,
    [20, ...widths],
    [` | ${letters}`, ...rows.map((row, index) => `${first + index} | ${row}`)].join('\n'),
    size,
  )
}

function square(x: number, y: number, crossed: boolean): Part {
  return sheet([frame(x, y, 8, 8), ...(crossed ? [strong(x + 1.5, y - 0.5, 'X', 8)] : [])])
}

/** Questions with a Yes and a No box to the right, crossed by `Y` or `N`; what follows a second bar stands below. */
export function asked(x: number, y: number, width: number, text: string, step = 27): Part {
  const rows = text.trim().split('\n')
  return sheet(
    rows.flatMap((row, index) => {
      const [question = '', answer = '', more = ''] = row.split('|').map((cell) => cell.trim())
      const top = y + index * step
      return [
        words(x, top, question, 7.5),
        square(x + width - 58, top, answer === 'Y'),
        words(x + width - 47, top, 'Yes', 7.5),
        square(x + width - 28, top, answer === 'N'),
        words(x + width - 17, top, 'No', 7.5),
        ...(more ? [words(x + 8, top + 11, more, 7.5)] : []),
      ]
    }),
  )
}
