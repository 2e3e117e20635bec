import { expect, it } from 'vitest'
import { anOffer, type OfferSpec } from '../../../tests/support/offers.ts'
import type { ReviewPaper } from '../types.ts'
import { reviewCertificate } from './review-certificate.ts'

const INSURED = 'Finch Roofing LLC'
const certificate = anOffer('Certificate', {
  facts: [
    ['insured.name', INSURED],
    ['gl.eachOccurrence', '1,000,000'],
    ['certificate.waiver', 'Y'],
  ],
  kind: 'certificate',
})
const policy = (insured: string, more: Partial<OfferSpec> = {}) =>
  anOffer('Binder or Policy', {
    facts: [
      ['insured.name', insured],
      ['gl.eachOccurrence', '1,000,000'],
      ['wording.waiver', 'CG 24 04 05 09'],
    ],
    kind: 'declarations',
    ...more,
  })
const review = (...papers: ReviewPaper[]) =>
  reviewCertificate({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })

it('the policy of another insured proves nothing that a certificate ticks', () => {
  const granted = (name: string) =>
    review(certificate, policy(name)).findings.filter(({ id }) => id.includes('granted'))
  expect(granted(INSURED).map(({ verdict }) => verdict)).toEqual(['MET'])
  expect(granted('Zebra Works Inc.')).toEqual([])
})

it.each([
  ['06/01/2025', '01/01/2025', 1],
  ['08/01/2026', '01/01/2026', 0],
])('dates that are not in order, %s to %s, tell that it expired only where both are past', (from, to, count) => {
  const inverted = anOffer('Certificate', {
    facts: [
      ['insured.name', INSURED],
      ['auto.combinedSingleLimit', '1,000,000'],
      ['policy.effective', from],
      ['policy.expiration', to],
    ],
    kind: 'certificate',
    lines: ['auto'],
  })
  const expired = review(inverted).findings.filter(({ why }) => why.startsWith('The policy expired'))
  expect(expired.map(({ verdict }) => verdict)).toEqual(Array.from({ length: count }, () => 'SHORT'))
})
