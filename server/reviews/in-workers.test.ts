import { describe, expect, it } from 'vitest'
import { Allowance } from '../documents/index.ts'
import { makeReview } from './in-workers.ts'
import type { ReviewInput, ReviewRecord } from './types.ts'

const EMPTY: ReviewInput = { papers: [], records: [], today: '2026-05-14', choices: {}, text: '' }
const running = () => new AbortController()

const operations = (value: string, at: number): ReviewRecord => ({
  ...{ id: String(at), type: 'POLICY', name: 'Policy', isCurrent: true },
  values: [{ path: 'descriptionOfOperations', label: 'Operations', value }],
})
const BUSINESS: ReviewInput = {
  ...EMPTY,
  records: ['Dry wall installation', 'A bakery', 'A dental clinic'].map(operations),
}

describe('a review that is given up', () => {
  it('says what to do about it', async () => {
    const spent = { agencyId: 'a', signal: running().signal, allowance: new Allowance(0) }
    expect(await makeReview('CONTRACT_REVIEW', EMPTY, spent)).toEqual({
      lacking: 'These documents take more work to review than is allowed. Review fewer of them at once.',
    })
  })

  it.each([
    ['in a worker', 'CONTRACT_REVIEW', EMPTY],
    ['here', 'COMMERCIAL_CLASSIFICATION', BUSINESS],
  ] as const)('because it was stopped ends at once, %s', async (_where, kind, input) => {
    const stop = running()
    const made = makeReview(kind, input, { agencyId: 'a', signal: stop.signal })
    stop.abort()
    await expect(made).rejects.toThrow()
  })
})

it('what lacks is said, wherever it is made', async () => {
  const { signal } = running()
  for (const kind of ['CONTRACT_REVIEW', 'COMMERCIAL_CLASSIFICATION'] as const)
    expect(await makeReview(kind, EMPTY, { agencyId: 'a', signal })).toEqual({ lacking: expect.any(String) })
})

it('a classification goes on over all descriptions, in parts', async () => {
  const { signal } = running()
  const made = await makeReview('COMMERCIAL_CLASSIFICATION', BUSINESS, { agencyId: 'a', signal })
  expect('review' in made && made.review.tables.map(({ title }) => title)).toHaveLength(3)
})
