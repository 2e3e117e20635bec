import { layOut } from '../../../server/documents/layout/lay-out.ts'
import { lineOf } from '../../../server/documents/reading/lines.ts'
import type { Line, Page, Ruling } from '../../../server/documents/types.ts'

const EM = 8
const ADVANCE = 4
const STEP = 10
const PAD = 3

/** A table to draw: a row of one string is a note over all columns, '\n' ends a line. `ruled`: with rulings around every cell, or under the heads alone. */
export type DrawnTable = { widths: number[]; rows: string[][]; ruled?: 'cells' | 'heads' }
/** Text at a place, in points from the top left. */
export type DrawnText = { x: number; y: number; text: string; height?: number; width?: number }

/** Words of one width from x on, or one in a box; `y` is the top of the line. */
function drawnLine(text: string, x: number, y: number, height = EM, width?: number): Line {
  if (width) return lineOf([{ text, box: [x, y, width, height] }])
  let at = x
  return lineOf(
    text.split(' ').map((word) => {
      const box: Line['box'] = [at, y, (word.length * ADVANCE * height) / EM, height]
      at += (word.length + 1) * ADVANCE
      return { text: word, box }
    }),
  )
}

/** A page with these texts and rulings, laid out as one read from a file. */
export function drawnPage(texts: DrawnText[], rulings: Ruling[], number = 1): Page {
  const lines = texts.map(({ text, x, y, height, width }) => drawnLine(text, x, y, height, width))
  return layOut({ number, width: 792, height: 612, origin: 'text', lines, fields: [], rulings })
}

/** A page with these texts and tables below one another, laid out as one read from a file. */
export function gridPage(tables: DrawnTable[], texts: DrawnText[] = [], number = 1): Page {
  const lines = texts.map(({ text, x, y }) => drawnLine(text, x, y))
  const rulings: Ruling[] = []
  let top = Math.max(30, ...texts.map(({ y }) => y + 2 * STEP))
  for (const table of tables) top = drawTable(table, top, lines, rulings) + 2 * STEP
  return layOut({ number, width: 792, height: 612, origin: 'text', lines, fields: [], rulings })
}

function drawTable({ widths, rows, ruled }: DrawnTable, top: number, lines: Line[], rulings: Ruling[]): number {
  const edges = [30]
  for (const width of widths) edges.push(edges.at(-1)! + width)
  const [left, right] = [edges[0]!, edges.at(-1)!]
  const level = (at: number) => rulings.push({ axis: 'horizontal', at, from: left, to: right })
  if (ruled) level(top)
  rows.forEach((row, index) => {
    const wrapped = row.map((text, column) => wrap(text, row.length === 1 ? right - left : widths[column]!))
    const height = Math.max(1, ...wrapped.map((pieces) => pieces.length)) * STEP + PAD
    wrapped.forEach((pieces, column) => {
      pieces.forEach((piece, line) => {
        if (piece) lines.push(drawnLine(piece, edges[column]! + PAD, top + PAD + line * STEP))
      })
    })
    const drawn = ruled === 'cells' || (ruled === 'heads' && index === 0)
    if (drawn) level(top + height)
    const upright = row.length === 1 ? [left, right] : edges
    if (drawn) rulings.push(...upright.map((at): Ruling => ({ axis: 'vertical', at, from: top, to: top + height })))
    top += height
  })
  return top
}

function wrap(text: string, width: number): string[] {
  const most = Math.floor((width - 2 * PAD) / ADVANCE)
  const pieces: string[] = ['']
  for (const [index, word] of text.replaceAll('\n', ' \n ').split(' ').entries()) {
    if (word === '\n') {
      if (index > 0) pieces.push('')
      continue
    }
    const piece = pieces.at(-1)!
    if (piece && piece.length + 1 + word.length > most) pieces.push(word)
    else pieces[pieces.length - 1] = piece ? `${piece} ${word}` : word
  }
  return pieces
}
