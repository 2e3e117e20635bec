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

/**
 * A rule of the agency without the orders to a machine in it, which are none of the trade's. What its own users wrote may ask Cara by name for
 * something; not even they lift her instructions or have her keep something from the user there.
 */
export function withoutOrders(text: string, isOwn: boolean): string {
  let kept = ''
  let from = 0
  for (const order of ordersToReader(text)) {
    const words = text.slice(order.from, order.to)
    const asked = isOwn ? words.replace(CALLED, '') : words
    const isFine = asked !== words && !commandsIn(asked).length
    kept += text.slice(from, isFine ? order.to : order.from)
    from = order.to
  }
  return kept + text.slice(from)
}

const CALLED = /^(?:dear )?cara\s*[,:]\s*/i

function isNear([left, top, width, height]: Box, [x, y, w, h]: Box) {
  const gap = h * AROUND
  return top < y + h + gap && top + height > y - gap && left < x + w + gap && left + width > x - gap
}
