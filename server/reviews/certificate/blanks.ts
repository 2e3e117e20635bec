import { type Box, findQuote, type Page } from '../../documents/index.ts'
import { PRINTED } from '../../forms/acord-25/printed.ts'
import { placeIn } from '../holdings.ts'
import type { Place } from '../types.ts'
import type { Certificate } from './certificate.ts'

export type Printed = keyof typeof PRINTED

/** Where the form prints the name of a row or of a box; null where its words cannot be read there. */
export function printedPlace({ paper, isForm }: Certificate, what: Printed): Place | null {
  const quote = PRINTED[what]
  if (!isForm || !quote) return null
  for (const page of paper.pages) {
    const boxes = nameOn(page, what)
    if (boxes) return placeIn(paper, { page: page.number, quote, boxes })
  }
  return null
}

/** The form's head speaks of the holder as well: its box is the last that begins with the word. */
function nameOn(page: Page, what: Printed): Box[] | null {
  const quote = PRINTED[what]!
  if (what !== 'holder') return findQuote(page, quote)
  const line = page.lines.findLast(({ text }) => text.startsWith(quote))
  return line ? [line.box] : null
}

/** Whether it is known that a blank box is blank: its page is no picture, and nothing typed stands there that was not read. */
export function isKnownBlank(certificate: Certificate, what: Printed): boolean {
  const { paper, isForm, isClear } = certificate
  const quote = PRINTED[what]
  if (!isForm || !isClear || !quote) return false
  return paper.pages.some((page) => {
    const [name] = nameOn(page, what) ?? []
    const end = name && endOf(page, what)
    return name && end !== null && end !== undefined && !unread(certificate, page, name, end, what)
  })
}

/** How far, in points, the values of a row may stand above its name. */
const ABOVE = 6
/** The part of a page's width that the description and the holder have for themselves. */
const HOLDERS = 0.5
/** What follows each row or box from the top down. */
const ORDER: readonly Printed[] = ['gl', 'auto', 'umbrella', 'wc', 'description', 'holder']

/** Where what a row or box holds ends: at the name of the next; null where that cannot be read. */
function endOf(page: Page, what: Printed): number | null {
  const next = ORDER[ORDER.indexOf(what) + 1]
  if (!next) return page.height * FOOT
  const [box] = nameOn(page, next) ?? []
  return box ? box[1] - ABOVE : null
}

const FOOT = 0.94

/** Whether words stand there that may be typed and that no value was read from. */
function unread({ boxes }: Certificate, page: Page, [, top, , height]: Box, end: number, what: Printed): boolean {
  const read = [...boxes.values()].flatMap(({ place }) =>
    place.of === 'file' && place.page === page.number ? place.boxes : [],
  )
  const ticks = page.fields.flatMap(({ value, box }) => (value === 'true' ? [box] : []))
  const isRow = what !== 'description' && what !== 'holder'
  const from = isRow ? top - ABOVE : top + height
  const to = what === 'holder' ? page.width * HOLDERS : page.width
  return page.lines.some(({ words }) =>
    words.some(({ text, box }) => {
      const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
      const isThere = y > from && y < end && x < to
      return isThere && (!isRow || TYPED.test(text)) && ![...read, ...ticks].some((one) => isWithin(x, y, one))
    }),
  )
}

/** What is typed into a row: an amount, a day or a number, or a code. The form prints no words like it there. */
const TYPED = /\d|^[YXN]$/

const isWithin = (x: number, y: number, [left, top, width, height]: Box) =>
  x > left - 1 && x < left + width + 1 && y > top - 2 && y < top + height + 2

/** Whether nothing typed stands where the insurer of a letter is listed. */
export function isUnlisted({ paper: { pages }, isForm, isClear }: Certificate, letter: string): boolean {
  if (!isForm || !isClear) return false
  return pages.some((page) => {
    const name = findQuote(page, `INSURER ${letter} :`)?.at(-1)
    if (!name) return false
    const [left, top, width, height] = name
    const isBeside = ([x, y, , high]: Box) => x > left + width - 1 && Math.abs(y + high / 2 - top - height / 2) < BESIDE
    return !page.lines.some(({ words }) => words.some(({ text, box }) => /[\p{L}\p{N}]/u.test(text) && isBeside(box)))
  })
}

const BESIDE = 5
