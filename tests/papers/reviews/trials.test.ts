import { expect, it } from 'vitest'
import type { Finding } from '../../../server/reviews/types.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import { isBelied } from './trials.ts'

const finding = (topic: string, verdict: Verdict): Finding => ({
  ...{ id: topic, group: '', topic, verdict, severity: 'NONE' },
  ...{ cells: [], why: '', action: null },
})
const defect = { what: 'late', isFound: ({ topic, verdict }: Finding) => topic === 'Date' && verdict === 'NOT_COVERED' }

it('what a defect makes wrong is called well in vain', () => {
  for (const verdict of ['MET', 'LIKELY_COVERED', 'EQUAL', 'EXCEEDED'] as const)
    expect(isBelied(finding('Date', verdict), [defect])).toBe(true)
  expect(isBelied(finding('Date', 'UNSURE'), [defect])).toBe(false)
  expect(isBelied(finding('Other', 'MET'), [defect])).toBe(false)
})
