import { expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import type { Reviewed } from './review-here.ts'
import { reviewHere } from './review-here.ts'

it('a sentence ends once, also behind a name that ends in a full stop', () => {
  const contract = anOffer('Contract', { facts: [], kind: 'contract' })
  const source = { page: 1, quote: 'Insurers shall be rated A- or better.', boxes: [] }
  const demand = { asks: ['rating' as const], who: null, limits: [], days: null, source }
  const policy = anOffer('Policy', { facts: [['carrier.name', 'OWNERS INS. CO.']], kind: 'declarations' })
  const papers = [{ ...contract, facts: { ...contract.facts, clauses: [{ heading: '', demands: [demand] }] } }, policy]
  const input = { papers, records: [], today: '2026-06-15', choices: {}, text: '' }
  const made = JSON.parse(reviewHere(JSON.stringify({ kind: 'CONTRACT_REVIEW', input }))) as Reviewed
  expect('review' in made && made.review.findings.map(({ action }) => action)).toEqual([
    'Look up the rating of OWNERS INS. CO.',
  ])
})
