import type { Box, FieldValue } from '../../types.ts'
import type { Piece } from '../lines.ts'
import type { Note } from './fields.ts'

const LARGEST_EM = 10
const GLYPH_WIDTH = 0.5
const LEADING = 1.15

/** The values a reader sees in a form, as pieces of text inside their fields; a tick is seen as an X. */
export function piecesOfFields(fields: FieldValue[], notes: Note[]): Piece[] {
  const values = fields.filter((field) => field.value !== '')
  return [
    ...values.flatMap((field) => textIn(field.box, field.value === 'true' ? 'X' : field.value)),
    ...notes.flatMap((note) => textIn(note.box, note.text)),
  ]
}

/** Words of a text set inside a box: wrapped at its width, from its top when it has several rows, else in its middle. */
function textIn([x, y, width, height]: Box, text: string): Piece[] {
  const rowsGiven = text.split(/\r\n|\r|\n/)
  const em = Math.max(4, Math.min(LARGEST_EM, height * 0.7, (height / rowsGiven.length) * 0.85))
  const perRow = height < em * 2.4 ? Infinity : Math.max(8, Math.floor(width / (em * GLYPH_WIDTH)))
  const rows = rowsGiven.flatMap((row) => wrap(row, perRow))
  const step = Math.min(em * LEADING, height / rows.length)
  const top = rows.length === 1 && height < em * 2.4 ? y + (height - em) / 2 : y + 1
  return rows.flatMap((words, index) => setRow(words, x + 1, top + index * step, width - 2, em))
}

function wrap(row: string, perRow: number): string[][] {
  const rows: string[][] = [[]]
  let length = 0
  for (const word of row.split(/\s+/).filter(Boolean)) {
    if (length > 0 && length + 1 + word.length > perRow) {
      rows.push([])
      length = 0
    }
    rows.at(-1)!.push(word)
    length += word.length + 1
  }
  return rows
}

function setRow(words: string[], x: number, y: number, width: number, em: number): Piece[] {
  const characters = words.join(' ').length || 1
  const advance = Math.min(em * GLYPH_WIDTH, width / characters)
  let at = 0
  return words.map((text) => {
    const box: Box = [x + at * advance, y, text.length * advance, em]
    at += text.length + 1
    return { text, box, em, drop: em * 0.2, afterSpace: true }
  })
}
