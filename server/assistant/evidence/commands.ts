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
export const withoutOrders = (text: string, isOwn: boolean): string => withoutOrdersOver([text], isOwn)[0]!

/** The same for texts that follow on one another, as pages do: an order may begin in one and go on in the next. */
export function withoutOrdersOver(texts: readonly string[], isOwn: boolean): string[] {
  const whole = texts.join('\n')
  const orders = ordersToReader(whole).filter(({ from, to }) => {
    const words = whole.slice(from, to)
    const asked = isOwn ? words.replace(CALLED, '') : words
    return asked === words || commandsIn(asked).length > 0
  })
  let start = 0
  return texts.map((text) => {
    const end = start + text.length
    let [kept, at] = ['', start]
    for (const { from, to } of orders) {
      if (to <= at || from >= end) continue
      kept += whole.slice(at, Math.max(at, from))
      at = Math.min(to, end)
    }
    start = end + 1
    return kept + whole.slice(at, end)
  })
}

const CALLED = /^(?:dear )?cara\s*[,:]\s*/i

function isNear([left, top, width, height]: Box, [x, y, w, h]: Box) {
  const gap = h * AROUND
  return top < y + h + gap && top + height > y - gap && left < x + w + gap && left + width > x - gap
}
