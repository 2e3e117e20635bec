import { expect, it } from 'vitest'
import type { LastReview } from '../../reviewing/told-of.ts'
import { Citations } from '../citations.ts'
import { askedOfReview } from './asked-of-review.ts'
import { sayAsked, sayReview } from './say-findings.ts'

/** A review of which only the gravest finding was told. */
const review: LastReview = {
  ...{
    artifactId: 'a',
    title: 'Contract review',
    columns: ['Contract', 'Policy'],
    counts: { SHORT: 1, MET: 99 },
    tables: [],
  },
  ...{ notes: [], leftOff: '99 more findings are in the review.' },
  findings: [
    {
      ...{ group: 'Auto', topic: 'Combined single limit', verdict: 'SHORT', severity: 'HIGH', why: 'It is too low.' },
      cells: [],
    },
  ],
}
const answerTo = (question: string) => sayAsked(askedOfReview(question, review)!, review, new Citations())

it('findings that were not told are counted, and said to be in the review', () => {
  expect(answerTo('What is met?')).toBe('Met: 99 of 100 findings.\n\n99 more findings are in the review.')
})

it('nothing is said to be of a verdict only where none is counted', () => {
  expect(answerTo('What is unsure?')).toBe('Nothing in the review is “unsure”. What I found: 1 short, 99 met.')
})

it.each([
  [{ GAP: 2, CONTRADICTS: 5, EQUAL: 16 }, 'What I found: 5 contradict, 2 gaps, 16 equal.'],
  [{ GAP: 1, CONTRADICTS: 1 }, 'What I found: 1 contradicts, 1 gap.'],
  [{ FOUND: 12 }, 'I found 12 points.'],
])('counts are told as a person would: %j', (counts, said) => {
  expect(sayReview({ ...review, counts, findings: [] }, new Citations())).toContain(said)
})

it('another verdict than the one asked about is told as such', () => {
  expect(answerTo('Why is the single limit met?')).toMatch(/^The review does not find this met\. It says:.*short/s)
})

it('what a review does not speak of is not asked of it', () => {
  for (const question of ['Why is flood excluded?', 'Why?', 'What is the premium?', 'Is flood missing?'])
    expect(askedOfReview(question, review), question).toBeNull()
})

it('of each group the gravest is told before more of another', () => {
  const [short] = review.findings
  const findings = [
    ...Array.from({ length: 9 }, () => ({ ...short! })),
    { ...short!, group: 'Umbrella', topic: 'Policy term' },
  ]
  const said = sayReview({ ...review, counts: { SHORT: 10 }, findings }, new Citations())
  expect(said).toContain('**Umbrella, Policy term**')
  expect(said).toContain('4 more are in the review.')
})
