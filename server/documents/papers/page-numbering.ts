import type { Page } from '../types.ts'

/** 'Page 2 of 5': which page it is, and of how many. */
export type Numbering = { at: number; of: number }

const NUMBERING = /\bpage:?\s*(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})\b|^(\d{1,3})\s+of\s+(\d{1,3})$/i
/** The part of the page, above and below, where its number stands. */
const EDGE = 0.2

/** How a page counts itself, in its head or foot; null where it does not. */
export function numberingOf({ lines, height }: Page): Numbering | null {
  for (const { text, box } of lines) {
    const match = box[1] < height * EDGE || box[1] > height * (1 - EDGE) ? NUMBERING.exec(text) : null
    const [at, of] = [Number(match?.[1] ?? match?.[3]), Number(match?.[2] ?? match?.[4])]
    if (at >= 1 && at <= of) return { at, of }
  }
  return null
}
