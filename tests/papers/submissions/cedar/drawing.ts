import type { TextAt } from '../../../support/documents/pdf.ts'

/** Lines of one column from the top down; an empty string leaves a line free. */
export function column(x: number, y: number, lines: string[], size = 9, lead = 1.45): TextAt[] {
  return lines.flatMap((text, index) => (text ? [{ x, y: y + index * size * lead, text, size }] : []))
}

/** Cells at the given columns; a cell with line breaks wraps, and its row grows with it. */
export function grid(x: number, y: number, columns: number[], rows: string[][], size = 8): TextAt[] {
  const texts: TextAt[] = []
  let top = y
  for (const row of rows) {
    const cells = row.map((cell) => cell.split('\n'))
    cells.forEach((lines, index) => {
      texts.push(...column(x + columns[index]!, top, lines, size, 1.2))
    })
    top += (Math.max(...cells.map((lines) => lines.length)) - 1) * size * 1.2 + size * 1.65
  }
  return texts
}

/** Boxes of a form: a small label inside the top edge, or under the value as some carriers print it. */
export function boxed(
  boxes: Box[],
  labelUnder = false,
): { texts: TextAt[]; rulings: [number, number, number, number][] } {
  return {
    texts: boxes.flatMap(([x, y, , , label, value]) => [
      { x: x + 3, y: labelUnder ? y + 19 : y + 3, text: label, size: 6 },
      ...column(x + 3, labelUnder ? y + 5 : y + 13, value.split('\n'), 9, 1.2),
    ]),
    rulings: boxes.flatMap(([x, y, width, height]): [number, number, number, number][] => [
      [x, y, width, 0.5],
      [x, y + height, width, 0.5],
      [x, y, 0.5, height],
      [x + width, y, 0.5, height],
    ]),
  }
}

/** x, y, width and height in points, label, value. */
export type Box = [x: number, y: number, width: number, height: number, label: string, value: string]
