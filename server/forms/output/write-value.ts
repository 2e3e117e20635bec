import type { Box } from '../../documents/index.ts'
import { type Lettering, near, widthOf } from './lettering.ts'
import { LEADING, type SetText, setText } from './set-text.ts'

/** How a room's own corner and axes lie on its page, as PDF writes a matrix. */
export type Matrix = [number, number, number, number, number, number]

/** A place that can take a value. `box` is in points from the top left of the page as shown; `width` and `height` are its own. */
export type Room = {
  field: string
  page: number
  box: Box
  matrix: Matrix
  width: number
  height: number
  tick: boolean
  lines: boolean
  /** Equal cells, one a character, when the form asks for them. */
  cells: number | null
  size: number
  align: 'left' | 'centre' | 'right'
  maxLength: number | null
}

/** A value set in its room, ready to be drawn. */
export type Writing = { room: Room; set: SetText }

export const SEE_ATTACHED = 'See attached'
const PAD = 2
const CAP_HEIGHT = 0.718
const ASCENT = 0.8

/** The value set in its room; null when it does not fit or is longer than the form allows. */
export function writeIn(room: Room, text: string): Writing | null {
  if (room.tick) return { room, set: { lines: ['X'], size: Math.min(room.width, room.height, 11) * 0.95 } }
  if (room.maxLength !== null && text.length > room.maxLength) return null
  if (room.cells !== null && text.length <= room.cells) return { room, set: { lines: [text], size: cellSize(room) } }
  const set = setText(text, { ...room, width: room.width - 2 * PAD, height: room.height })
  return set && { room, set }
}

/** The operators that draw a value, in the lettering's fonts. */
export function operatorsOf(writing: Writing, { show }: Lettering): string[] {
  const { matrix } = writing.room
  const [a, b, c, d, left, bottom] = matrix
  // Upright, a room needs no axes of its own: two operators and a level less for each value, which the reading back is spared.
  if (a === 1 && b === 0 && c === 0 && d === 1)
    return lineOperators(writing, { show: (text, x, y, size) => show(text, left + x, bottom + y, size) })
  return ['q', `${matrix.map(near).join(' ')} cm`, ...lineOperators(writing, { show }), 'Q']
}

/** The same in the room's own corner and axes. */
export function lineOperators({ room, set }: Writing, { show }: Pick<Lettering, 'show'>): string[] {
  const { lines, size } = set
  return lines.flatMap((line, index) => {
    const y = room.lines && !room.tick ? fromTop(room, size, index) : middle(room, size)
    if (room.cells !== null && !room.tick && line.length <= room.cells) return inCells(room, line, size, y, show)
    return line ? [show(line, startOf(room, line, size), y, size)] : []
  })
}

function cellSize(room: Room): number {
  return Math.min(room.size, room.height / LEADING, room.width / room.cells!)
}

function inCells(room: Room, line: string, size: number, y: number, show: Lettering['show']): string[] {
  const cell = room.width / room.cells!
  return [...line].map((character, at) => show(character, cell * (at + 0.5) - widthOf(character, size) / 2, y, size))
}

function startOf(room: Room, line: string, size: number): number {
  const spare = room.width - widthOf(line, size)
  if (room.tick || room.align === 'centre') return spare / 2
  return room.align === 'right' ? spare - PAD : PAD
}

function middle(room: Room, size: number): number {
  return (room.height - CAP_HEIGHT * size) / 2
}

function fromTop(room: Room, size: number, line: number): number {
  return room.height - size * (ASCENT + 0.1) - line * size * LEADING
}
