import type { Box, Page } from '../../documents/index.ts'
import { ordersToReader } from './addressed.ts'

/** How far around the quoted words a command is looked for, in heights of their line. */
const AROUND = 3

/**
 * The instruction around a quote: the page's lines around the quoted words, when they address a machine. Such lines state nothing about a
 * policy. An instruction phrased as a statement cannot be recognized; its words are shown.
 */
export function commandAround(page: Page, boxes: Box[]): string | null {
  const near = page.lines.filter(({ box }) => boxes.some((quoted) => isNear(box, quoted)))
  const text = near.map((line) => line.text).join('\n')
  return commandsIn(text)[0] ?? null
}

/** The commands in a text, each to the end of its sentence. */
export const commandsIn = (text: string) => ordersToReader(text).map(({ from, to }) => text.slice(from, to))

function isNear([left, top, width, height]: Box, [x, y, w, h]: Box) {
  const gap = h * AROUND
  return top < y + h + gap && top + height > y - gap && left < x + w + gap && left + width > x - gap
}
