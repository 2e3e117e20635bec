import type { Page } from '../types.ts'
import { plainWord } from './anchors.ts'
import { isInside } from './print.ts'
import type { Anchor, Edges, Edition, FormBox } from './types.ts'

/** Shorter words are misread too easily to say where a page lies. */
const SHORTEST = 3
/** On a page with fewer words of its own nothing can be laid down safely. */
export const FEWEST_ANCHORS = 15
/** No form of the trade has more; what a blank teaches is looked at again with every file. */
const MOST_PAGES = 12
const MOST_BOXES = 600
const MOST_ANCHORS = 300

/**
 * An edition of a form as a fillable blank shows it: its fields are the boxes (`boxes`: those of each page, in points from the upper left
 * corner), and the words a page prints once, outside of them, are what a document of that edition is laid on by. Null when the blank prints too
 * few such words, as one does that is a picture, or has far more pages and fields than any form of the trade.
 */
export function taughtEdition(form: string, edition: string, pages: Page[], boxes: FormBox[][]): Edition | null {
  const taught = boxes.map((own, index) => ({ anchors: anchorsOf(pages[index], own), boxes: own }))
  const isForm = pages.length <= MOST_PAGES && boxes.every((own) => own.length <= MOST_BOXES)
  const isSure = isForm && taught.every((page) => page.boxes.length === 0 || page.anchors.length >= FEWEST_ANCHORS)
  return isSure && taught.some((page) => page.boxes.length > 0) ? { form, edition, pages: taught } : null
}

function anchorsOf(page: Page | undefined, boxes: FormBox[]): Anchor[] {
  const words = (page?.lines ?? []).flatMap((line) => line.words)
  const printed = words.flatMap(({ text, box: [left, top, width, height] }): Anchor[] => {
    const word = plainWord(text)
    const edges: Edges = [left, top, left + width, top + height]
    return word.length >= SHORTEST && !boxes.some((box) => isInside({ edges }, box, 0)) ? [{ word, edges }] : []
  })
  const byWord = Map.groupBy(printed, ({ word }) => word)
  return printed.filter(({ word }) => byWord.get(word)!.length === 1).slice(0, MOST_ANCHORS)
}
