import { expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import { findQuote } from '../documents/index.ts'
import { cellOfSeveral } from './cell-of-several.ts'
import type { Place } from './types.ts'

const paper = anOffer('Quote', {
  facts: [],
  words: ['Each occurrence $1,000,000', 'Medical $5,000', 'Aggregate $2,000,000'],
})
const said = (quote: string, page = 1) => ({
  shown: quote,
  place: { of: 'file', fileId: 'Quote', page, quote, boxes: [] } satisfies Place,
})

it('has the words of all it tells, in the order they are read', () => {
  const { text, place } = cellOfSeveral([said('Aggregate $2,000,000'), said('Each occurrence $1,000,000')], 'Both', [
    paper,
  ])
  expect(text).toBe('Both')
  expect(place).toMatchObject({ quote: 'Each occurrence $1,000,000 … Aggregate $2,000,000' })
  expect(findQuote(paper.pages[0]!, place!.quote)).toHaveLength(2)
})

it.each([
  ['another page', said('Aggregate $2,000,000', 2)],
  ['words that do not stand there', said('Aggregate $9')],
])('keeps the place of the first where others are of %s', (_, other) => {
  const { place } = cellOfSeveral([said('Medical $5,000'), other], 'Both', [paper])
  expect(place).toMatchObject({ page: 1, quote: 'Medical $5,000' })
})
