import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { makePdf, type PdfPageSpec } from '../../../../tests/support/documents/pdf.ts'
import { readPdfPages } from './read-pdf.ts'

/** Of 10 points, so its baseline is at 108 and its small letters reach up to 103; it is 55 points wide. */
const amount = { x: 200, y: 100, text: '$1,000,000', size: 10 }
const label = { x: 72, y: 100, text: 'Each Occurrence', size: 10 }
const linesWith = async (rulings: PdfPageSpec['rulings'], texts = [label, amount]) => {
  const [page] = await readPdfPages(await makePdf([{ texts, rulings }]))
  return page!.lines.map((line) => line.text)
}
const BOTH = ['Each Occurrence', '$1,000,000']

describe('words that are struck out', () => {
  it.each([
    ['a line over the whole word', [[200, 105, 50, 0.7]]],
    ['a line a little longer than the word', [[196, 104.5, 60, 1.2]]],
    [
      'two lines',
      [
        [200, 104, 50, 0.4],
        [200, 105.8, 50, 0.4],
      ],
    ],
  ] as [string, [number, number, number, number][]][])('are left out: %s', async (_, rulings) => {
    expect(await linesWith(rulings)).toEqual(['Each Occurrence'])
  })

  it('are left out together when one line runs through the words of a row', async () => {
    expect(await linesWith([[72, 105, 76, 0.7]])).toEqual(['$1,000,000'])
    const value = { ...amount, x: 256 }
    const corrected = { ...amount, x: 315, text: '$2,000,000' }
    expect(await linesWith([[256, 105, 50, 0.7]], [label, value, corrected])).toEqual(['Each Occurrence', '$2,000,000'])
  })

  it.each([
    ['StrikeOut', 0, ['Each Occurrence']],
    ['StrikeOut', 2, BOTH],
    ['Underline', 0, BOTH],
  ])('are those under a mark of a reviewer: %s with flags %i', async (Subtype, F, expected) => {
    const document = await PDFDocument.load(await makePdf([{ texts: [label, amount] }]))
    const Rect = [200, 682, 252, 694]
    const QuadPoints = [200, 694, 252, 694, 200, 682, 252, 682]
    const mark = document.context.obj({ Type: 'Annot', Subtype, Rect, QuadPoints, C: [1, 0, 0], F })
    document.getPage(0).node.addAnnot(document.context.register(mark))
    const [page] = await readPdfPages(await document.save())
    expect(page!.lines.map((line) => line.text)).toEqual(expected)
  })

  it.each([
    ['an underline', [[200, 109.5, 50, 0.7]]],
    ['a line on the baseline', [[200, 108, 50, 0.7]]],
    ['a line over the word', [[200, 99, 50, 0.7]]],
    ['a ruling that goes on beyond the words', [[60, 105, 480, 0.7]]],
    [
      'a ruling drawn cell by cell',
      [
        [60, 105, 135, 0.7],
        [195, 105, 60, 0.7],
        [255, 105, 200, 0.7],
      ],
    ],
    [
      'a ruling between the sides of a cell',
      [
        [195, 105, 60, 0.7],
        [194.5, 80, 0.7, 60],
        [254.8, 80, 0.7, 60],
      ],
    ],
    ['a dash through one letter', [[210, 105, 6, 0.7]]],
    ['the edge of a shade', [[195, 105, 60, 12]]],
  ] as [string, [number, number, number, number][]][])('are not those with %s', async (_, rulings) => {
    expect((await linesWith(rulings)).join(' ')).toBe(BOTH.join(' '))
  })
})
