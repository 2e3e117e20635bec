import { widthOf } from './lettering.ts'

/** How a text stands in a box: the lines it breaks into and the size they fit at. */
export type SetText = { lines: string[]; size: number }

/** Inner size of a box in points, the size of type to begin with, and whether text may run over several lines. */
export type TextRoom = { width: number; height: number; size: number; lines: boolean }

/** Smaller than this nobody reads: what needs it goes to an attached page. */
export const SMALLEST = 6
export const LEADING = 1.15
const STEP = 0.5

/** The text at the largest size at which all of it fits, or null when it does not fit even at the smallest. */
export function setText(text: string, room: TextRoom): SetText | null {
  const largest = Math.max(SMALLEST, Math.min(room.size, room.height / LEADING))
  for (let size = largest; ; size = Math.max(SMALLEST, size - STEP)) {
    const set = setAt(text, room, size)
    if (set || size === SMALLEST) return set
  }
}

function setAt(text: string, room: TextRoom, size: number): SetText | null {
  if (!room.lines) {
    const line = text.replace(/\s*\n\s*/g, ' ').trim()
    return widthOf(line, size) <= room.width ? { lines: [line], size } : null
  }
  const most = Math.max(1, Math.floor(room.height / (size * LEADING)))
  if (widthOf(text, size) > room.width * most) return null
  const lines = wrap(text, room.width, size)
  return lines.length <= most ? { lines, size } : null
}

/** Breaks a text into lines no wider than `width` points; a word that is wider breaks where it must. */
export function wrap(text: string, width: number, size: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, size))
}

function wrapParagraph(paragraph: string, width: number, size: number): string[] {
  const lines: string[] = []
  const space = widthOf(' ', size)
  let line = ''
  let used = 0
  for (const word of paragraph
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => breakWord(word, width, size))) {
    const wide = widthOf(word, size)
    if (line && used + space + wide > width) {
      lines.push(line)
      line = word
      used = wide
    } else {
      used += wide + (line ? space : 0)
      line = line ? `${line} ${word}` : word
    }
  }
  lines.push(line)
  return lines
}

function breakWord(word: string, width: number, size: number): string[] {
  if (widthOf(word, size) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part && widthOf(part + character, size) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
