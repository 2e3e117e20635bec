import { expect, it } from 'vitest'
import { anOffer, type OfferSpec } from '../../tests/support/offers.ts'
import { reviewHere } from './review-here.ts'
import type { Finding, ReviewPaper } from './types.ts'

const LIMITS: OfferSpec['facts'] = [
  ['gl.eachOccurrence', '1,000,000'],
  ['insured.name', 'Finch Roofing LLC'],
]
const aPaper = (name: string, slot: string, kind: OfferSpec['kind'], words = [name]): ReviewPaper =>
  anOffer(name, { slot, facts: LIMITS, words, ...(kind && { kind }) })
const reviewed = (kind: string, ...papers: ReviewPaper[]) =>
  JSON.parse(
    reviewHere(JSON.stringify({ kind, input: { papers, records: [], today: '2026-06-15', choices: {}, text: '' } })),
  ) as { lacking?: string; review?: { notes: string[]; findings: Finding[] } }

it.each([
  ['CERTIFICATE_REVIEW', '[Certificate]', 'declarations', 'the certificate, but it looks like a policy'],
  ['COVERAGE_COMPARISON', '[Option 2]', 'certificate', 'an option, but it looks like a certificate of insurance'],
  ['CONTRACT_REVIEW', '[Contract]', 'declarations', 'the contract, but it looks like a policy'],
] as const)('%s: what %s holds is said first where it is a %s', (kind, slot, is, said) => {
  const { review } = reviewed(kind, aPaper('One', '[Option 1]', 'quote'), aPaper('Two', slot, is))
  expect(review?.notes[0]).toBe(`Two.pdf came as ${said}.`)
})

it.each([
  ['what it is for', 'certificate'],
  ['what is not known for sure', 'letter'],
] as const)('nothing is said of a slot with %s', (_, kind) => {
  expect(reviewed('CERTIFICATE_REVIEW', aPaper('Two', '[Certificate]', kind)).review?.notes).toEqual([])
})

it('a certificate proves nothing of itself', () => {
  const words = ['The same page']
  const [policy, certificate] = [
    aPaper('Policy', '[Binder or Policy]', 'certificate', words),
    aPaper('Proof', '[Certificate]', 'certificate', words),
  ]
  const { review } = reviewed('CERTIFICATE_REVIEW', policy, certificate)
  expect(review?.notes[0]).toBe('Policy.pdf and Proof.pdf are the same document, so it was not held against itself.')
  expect(review?.findings.filter(({ verdict }) => verdict === 'EQUAL')).toEqual([])
})

it('one file as both options is no comparison', () => {
  const words = ['The same page']
  const { lacking } = reviewed(
    'COVERAGE_COMPARISON',
    aPaper('A', '[Option 1]', 'quote', words),
    aPaper('A', '[Option 2]', 'quote', words),
  )
  expect(lacking).toMatch(/^A\.pdf was given twice, so it was not held against itself\. Add at least two/)
})

it('scans without words are not taken for one another', () => {
  const { review } = reviewed(
    'COVERAGE_COMPARISON',
    aPaper('A', '[Option 1]', 'quote', []),
    aPaper('B', '[Option 2]', 'quote', []),
  )
  expect(review?.notes).toEqual([])
})
