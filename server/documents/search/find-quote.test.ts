import { describe, expect, it } from 'vitest'
import { toLines } from '../reading/lines.ts'
import type { Page } from '../types.ts'
import { findQuote } from './find-quote.ts'

/** A page from rows of cells; a cell is a column of its own, 200 points from the last. */
function pageOf(rows: string[][]): Page {
  const pieces = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      let at = 40 + column * 200
      return cell
        .split(' ')
        .filter(Boolean)
        .map((text) => {
          const box: [number, number, number, number] = [at, 40 + row * 14, text.length * 5, 10]
          at += (text.length + 1) * 5
          return { text, box, em: 10, drop: 2, afterSpace: true }
        })
    }),
  )
  return { number: 1, width: 612, height: 792, origin: 'text', lines: toLines(pieces), fields: [] }
}

const page = pageOf([
  ['Named Insured:', 'Policy Period'],
  ['Brightwater', '04/01/2026 – 04/01/2027'],
  ['Roofing, LLC', 'General Aggregate ...... $2,000,000'],
  ['Each Occurrence', '$1,000,000'],
  ['The insurer’s “limit” applies to cover-'],
  ['age for non-owned autos and self-'],
  ['insured risks under form CG 20 10 (04/13)'],
  ['Return premium', '-500'],
])

describe('findQuote', () => {
  it.each([
    ['a row across columns', 'Each Occurrence $1,000,000', 1 + 1],
    ['a column downwards', 'Brightwater Roofing, LLC', 2],
    ['other case and spacing', '  EACH   occurrence ', 1],
    ['a final mark left out', 'Roofing, LLC', 1],
    ['other dashes', '04/01/2026-04/01/2027', 1],
    ['straight quotation marks', `The insurer's "limit" applies`, 1],
    ['a word broken at a line end', 'applies to coverage for non-owned autos', 2],
    ['a hyphen that happens to end a line', 'self-insured risks', 2],
    ['dot leaders', 'General Aggregate $2,000,000', 1],
    ['a soft hyphen and a ligature', 'in\u00adsured risks under', 1],
    ['an ellipsis', 'Named Insured … $1,000,000', 2],
  ])('finds %s', (_, quote, boxes) => {
    expect(findQuote(page, quote)).toHaveLength(boxes)
  })

  it.each([
    ['another amount', 'Each Occurrence $1,000,00'],
    ['another digit', 'Each Occurrence $1,000,001'],
    ['a part of an amount', '000,000'],
    ['a part of a word', 'Each Occur'],
    ['a missing word', 'Named Brightwater'],
    ['words of two columns that are not neighbors', 'Each Occurrence $2,000,000'],
    ['fragments in the wrong order', '$1,000,000 … Named Insured'],
    ['the second half of a hyphenated word', 'owned autos'],
    ['an amount without its sign', 'Return premium 500'],
    ['nothing', ' … '],
    ['an empty quote', ''],
  ])('does not find %s', (_, quote) => {
    expect(findQuote(page, quote)).toBeNull()
  })

  it('answers with the boxes of the words on their lines', () => {
    const [box] = findQuote(page, 'Occurrence')!
    expect(box).toEqual([65, 82, 50, 10])
  })

  it('finds a quote on each of many pages', () => {
    const rows = Array.from({ length: 50 }, (_, row) => [`Line ${row} of words that fill a page`, `$${row},000`])
    const pages = Array.from({ length: 130 }, () => pageOf(rows))
    for (const each of pages)
      for (const row of [3, 30, 49]) expect(findQuote(each, rows[row]!.join(' '))).not.toBeNull()
  })
})
