import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

type Ruling = [number, number, number, number]

/**
 * A page from lines of instructions; y may be '+12' (that far below the last one) or '=' (the same height).
 *   36 40 14b Text          text of that size at x and y, b for bold; '576>' ends at x, '306^' is centered on x
 *   [36 90 200 40] A :: B / C   a ruled box with a small caption and the values under it, one a line
 *   _ 36 90 540             a rule across
 *   # 200 8 12 40 90 576>   a table from there, with the size, the step and the columns; its rows follow, up to an empty line
 */
export function sheet(text: string, size?: [number, number]): PdfPageSpec {
  const texts: TextAt[] = []
  const rulings: Ruling[] = []
  let y = 0
  let table: { size: number; bold: boolean; step: number; columns: string[] } | undefined
  const down = (word: string) => {
    y = word === '=' ? y : word.startsWith('+') ? y + Number(word.slice(1)) : Number(word)
    return y
  }
  for (const line of text.split('\n').map((part) => part.trim())) {
    const [first = '', second = '', ...rest] = line.split(' ')
    if (!line) table = undefined
    else if (table) {
      for (const [index, cell] of line.split('|').entries()) {
        if (cell.trim()) texts.push(placed(table.columns[index]!, y, cell.trim(), table.size, table.bold))
      }
      y += table.step
    } else if (first === '#') {
      down(second)
      const [letters = '8', step = '12', ...columns] = rest
      table = { size: Number.parseFloat(letters), bold: letters.endsWith('b'), step: Number(step), columns }
    } else if (first === '_') rulings.push([Number(second), down(rest[0]!), Number(rest[1]), 0.6])
    else if (first.startsWith('[')) {
      const [, place = '', words = ''] = /^\[([^\]]+)\](.*)$/.exec(line)!
      const [x = '0', top = '0', width = '0', height = '0'] = place.split(' ')
      box([Number(x), down(top), Number(width), Number(height)], words, texts, rulings)
    } else {
      const letters = rest[0]!
      texts.push(
        placed(first, down(second), rest.slice(1).join(' '), Number.parseFloat(letters), letters.endsWith('b')),
      )
    }
  }
  return { texts, rulings, ...(size && { size }) }
}

function box([x, y, width, height]: Ruling, words: string, texts: TextAt[], rulings: Ruling[]): void {
  rulings.push([x, y, width, 0.6], [x, y + height, width, 0.6], [x, y, 0.6, height], [x + width, y, 0.6, height])
  const [caption = '', values = ''] = words.split('::').map((part) => part.trim())
  if (caption) texts.push({ x: x + 4, y: y + 3, text: caption, size: 6 })
  for (const [index, text] of values.split(' / ').entries()) {
    if (text) texts.push({ x: x + 4, y: y + (caption ? 12 : 4) + index * 11, text, size: 9 })
  }
}

function placed(x: string, y: number, text: string, size: number, bold: boolean): TextAt {
  const width = widthOf(text) * size * (bold ? 1.06 : 1)
  const left = Number.parseFloat(x) - (x.endsWith('>') ? width : x.endsWith('^') ? width / 2 : 0)
  return { x: left, y, text, size, bold }
}

/** Near enough for a column of amounts or a centered title. */
function widthOf(text: string): number {
  const width = (letter: string) =>
    /[ .,:;/()|'!fijlrtI-]/.test(letter) ? 0.28 : /[A-Z&%]/.test(letter) ? 0.69 : /[0-9$]/.test(letter) ? 0.556 : 0.54
  return [...text].reduce((sum, letter) => sum + width(letter), 0)
}

/** A page as a typewriter's or an old line printer's: a run a line, or one for each piece that stands apart. */
export function typedPage(text: string, apart = false, size = 9): PdfPageSpec {
  const texts = text.split('\n').flatMap((line, row) => {
    const pieces = apart ? [...line.matchAll(/\S+(?: \S+)*/g)] : [...line.matchAll(/\S.*/g)]
    return pieces.map((piece) => ({
      ...{ x: 40 + piece.index * size * 0.6, y: 30 + row * size * 1.3, text: piece[0].trimEnd() },
      ...{ size, typed: true },
    }))
  })
  return { texts }
}
