import { expect, it } from 'vitest'
import { lineOf } from '../reading/lines.ts'
import { partAtColumns } from './part-lines.ts'

/** A line of words at these places, each as wide as told. */
const line = (y: number, words: [text: string, x: number, width: number][]) =>
  lineOf(words.map(([text, x, width]) => ({ text, box: [x, y, width, 8] })))

const BELOW = [52, 64].flatMap((y) => [line(y, [['1201', 40, 16]]), line(y, [['Oak Street', 64, 40]])])
const texts = (head: ReturnType<typeof line>) => partAtColumns([head, ...BELOW]).map(({ text }) => text)

it('parts heads that stand close where their columns begin', () => {
  expect(texts(line(40, [['Number', 40, 21], ['Street', 64, 22]]))).toContain('Number') // biome-ignore format: a line
})

it('parts no line of a typewriter at a single space', () => {
  expect(texts(line(40, [['House', 40, 20], ['Number', 64, 24]]))).toContain('House Number') // biome-ignore format: a line
})
