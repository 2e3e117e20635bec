import { expect, it } from 'vitest'
import { lineOf } from '../../reading/lines.ts'
import { partedLines } from './parted-lines.ts'

/** A line of words, each with its left edge, four points a letter. */
const lineAt = (top: number, ...words: [left: number, text: string][]) =>
  lineOf(words.map(([left, text]) => ({ text, box: [left, top, text.length * 4, 8] })))
const parted = (...lines: ReturnType<typeof lineAt>[]) =>
  [...partedLines(lines).values()].map((parts) => parts.map(({ text }) => text).join(' | '))

it('a line over several columns is parted where others have an edge', () => {
  const rows = ['Open', 'Closed', 'Reopened'].map((status, at) => lineAt(20 + at * 12, [60, '900'], [80, status]))
  expect(parted(...rows)).toEqual(['900 | Open', '900 | Closed', '900 | Reopened'])
})

it('a wide gap that no other line has parts nothing, nor do usual ones', () => {
  const rows = ['Open', 'Closed'].map((status, at) => lineAt(20 + at * 12, [60, '900'], [84, status]))
  expect(parted(rows[0]!, lineAt(32, [40, 'Paid'], [70, 'Closed']), lineAt(44, [20, 'All']))).toEqual([
    '900 Open',
    'Paid Closed',
    'All',
  ])
  expect(parted(...['Elm', 'Oak', 'Fir'].map((name, at) => lineAt(20 + at * 12, [60, '12'], [72, name])))).toEqual([
    '12 Elm',
    '12 Oak',
    '12 Fir',
  ])
})

it('a page with more lines than small print has is taken as it comes', () => {
  const rows = Array.from({ length: 601 }, (_, at) => lineAt(20 + at * 12, [60, '900'], [80, 'Open']))
  expect(new Set(parted(...rows))).toEqual(new Set(['900 Open']))
  expect(new Set(parted(...rows.slice(1)))).toEqual(new Set(['900 | Open']))
})

it('words that a typewriter sets are parted nowhere', () => {
  const typed = (top: number, text: string) =>
    lineAt(
      top,
      ...text
        .split(' ')
        .map((word, at, all): [number, string] => [5 * all.slice(0, at).join(' ').length + (at && 5), word]),
    )
  const wide = ({ words, ...line }: ReturnType<typeof lineAt>) => ({
    ...line,
    words: words.map((word) => ({
      ...word,
      box: [word.box[0], word.box[1], word.text.length * 5, 8] as typeof word.box,
    })),
  })
  const rows = [
    '06/12/2024 - GL - fell in the shop',
    '09/03/2025 - WC - cut on a saw',
    '01/02/2026 - GL - hit by a door',
  ]
  expect(parted(...rows.map((row, at) => wide(typed(20 + at * 12, row))))).toEqual(rows)
})
