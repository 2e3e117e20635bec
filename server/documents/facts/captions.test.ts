import { describe, expect, test } from 'vitest'
import type { Line, Page } from '../types.ts'
import { captionUnder, valueOver } from './captions.ts'
import { sheetOf } from './sheet.ts'

const LEFTS = [50, 230, 410]

/** A page of rows, each with its top, the height of its letters and what stands in the three boxes. */
function sheetFrom(rows: [top: number, height: number, texts: string[]][]) {
  const lines = rows.flatMap(([top, height, texts]) =>
    texts.flatMap((text, box): Line[] => {
      let at = LEFTS[box]!
      const words = text.split(' ').map((word) => {
        const width = word.length * height * 0.5
        at += width + height * 0.3
        return { text: word, box: [at - width - height * 0.3, top, width, height] as [number, number, number, number] }
      })
      return text ? [{ text, box: [LEFTS[box]!, top, at - LEFTS[box]!, height], words }] : []
    }),
  )
  const page: Page = { number: 1, width: 612, height: 792, origin: 'text', lines, fields: [] }
  return sheetOf(page)
}

const VALUES: [number, number, string[]] = [100, 12, ['1,000,000', '2,000,000', '5,000']]
const CAPTIONS: [number, number, string[]] = [
  114,
  7,
  ['Each occurrence', 'General aggregate (other than', 'Medical expense'],
]
const WRAPPED: [number, number, string[]] = [123, 7, ['', 'products and completed operations)', '']]

const under = (rows: [number, number, string[]][]) => {
  const sheet = sheetFrom(rows)
  return sheet.rows[0]!.cells.map((value) => captionUnder(sheet, value)?.map(({ text }) => text) ?? null)
}

describe('captions under their values', () => {
  test('are of one line', () => {
    expect(under([VALUES, CAPTIONS])).toEqual(CAPTIONS[2].map((text) => [text]))
    const sheet = sheetFrom([VALUES, CAPTIONS])
    expect(sheet.rows[1]!.cells.map((cell) => valueOver(sheet, cell)?.text)).toEqual(VALUES[2])
  })

  test('are told whole where one of them wraps to a second line', () => {
    expect(under([VALUES, CAPTIONS, WRAPPED])).toEqual([
      ['Each occurrence'],
      ['General aggregate (other than', 'products and completed operations)'],
      ['Medical expense'],
    ])
  })

  test('leave another box’s words to that box, where these stand apart', () => {
    const [, height, texts] = WRAPPED
    expect(under([VALUES, CAPTIONS, [135, height, texts]])[1]).toEqual(['General aggregate (other than'])
  })

  test.each<[string, [number, number, string[]][]]>([
    ['a text of three lines', [WRAPPED, [132, 7, ['', 'and more of it', '']]]],
    ['larger letters', [[123, 12, ['', 'Alder Roofing', '']]]],
  ])('are none over %s', (_what, more) => {
    expect(under([VALUES, CAPTIONS, ...more])).toEqual([null, null, null])
  })
})
