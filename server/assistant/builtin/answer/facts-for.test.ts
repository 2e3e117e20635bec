import { expect, it } from 'vitest'
import type { Paper } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import { TOPICS } from '../question/topics.ts'
import { factsFor } from './facts-for.ts'

const source = { page: 1, quote: 'Effective 08/15/2026', boxes: [] }
const fact = {
  id: 'f1',
  key: 'policy.effective',
  policy: 0,
  value: '08/15/2026',
  status: 'current',
  confidence: 0.9,
  source,
}
const papers = [
  {
    file: 'F1',
    name: 'dec.pdf',
    factCounts: {},
    lists: [],
    told: [],
    text: [],
    facts: { facts: [fact], policies: [{ lines: [] }], conflicts: [] },
  },
] as unknown as Paper[]

it('a date answers when, and not how much', () => {
  const term = TOPICS.find(({ id }) => id === 'term')!
  const found = (text: string) => factsFor(term, readQuestions(text, [])[0]!, papers).length
  expect(found('when is it effective?')).toBe(1)
  expect(found('how much is due at inception?')).toBe(0)
})
