import type { Box, Page } from '../../../server/documents/types.ts'

/** The words that stand in a place of a filled form. */
export function wordsIn(pages: Page[], { page, box: [left, top, width, height] }: { page: number; box: Box }): string {
  const words = pages[page - 1]!.lines.flatMap((line) => line.words)
  const inside = words.filter(({ box: [x, y, w, h] }) => {
    const [middle, center] = [x + w / 2, y + h / 2]
    return middle >= left && middle <= left + width && center >= top && center <= top + height
  })
  return inside.map(({ text }) => text).join(' ')
}
