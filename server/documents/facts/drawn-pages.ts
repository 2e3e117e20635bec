import type { Line, Page, Word } from '../types.ts'

const COLUMN = 6
const ROW = 12

/**
 * A page from a drawing of it in fixed-width characters, for tests and trials: two spaces or more part the columns, a line of
 * the drawing is a row. The first line may be empty.
 */
export function drawnPage(drawing: string, number = 1): Page {
  const rows = drawing.replace(/^\n/, '').split('\n')
  const indent = Math.min(...rows.filter((row) => row.trim()).map((row) => row.search(/\S/)))
  const lines = rows.flatMap((row, index) => linesOf(row.slice(indent), 24 + index * ROW))
  const width = Math.max(612, ...rows.map((row) => row.length * COLUMN + 24))
  return { number, width, height: Math.max(792, rows.length * ROW + 48), origin: 'text', lines, fields: [] }
}

function linesOf(row: string, top: number): Line[] {
  return [...row.matchAll(/\S+(?: \S+)*/g)].map((run) => {
    let at = run.index
    const words: Word[] = run[0].split(' ').map((text) => {
      const word: Word = { text, box: [18 + at * COLUMN, top, text.length * COLUMN, 10] }
      at += text.length + 1
      return word
    })
    return { text: run[0], box: [18 + run.index * COLUMN, top, run[0].length * COLUMN, 10], words }
  })
}
