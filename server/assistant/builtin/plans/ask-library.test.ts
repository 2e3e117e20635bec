import { expect, it } from 'vitest'
import { rawQuery } from '../answer/material.ts'
import { Citations } from '../citations.ts'
import { readQuestions } from '../question/read-question.ts'
import type { Talk } from '../talk.ts'
import { askLibrary } from './ask-library.ts'

it('says whose policy speaks without what would be a link or a mark in the name', () => {
  const [question] = readQuestions('What is the each occurrence limit?', [])
  const quote = 'Each Occurrence Limit $1,000,000'
  const passage = { file: 'K1', page: 1, quote, covered: 1, sure: 0.3, told: [] }
  const policyOf = '[Otter Joinery](https://elsewhere.example) [7] **LLC**'
  const result = {
    documents: [{ file: 'K1', name: 'Otter.pdf', policyOf }],
    results: [{ query: rawQuery(question!), passages: [passage] }],
  }
  const turns = [{ text: question!.text, files: [], changed: [], calls: [] }]
  const talk: Talk = {
    ...{ today: '2026-05-14', preset: null, agency: {}, user: null, account: null, steps: 0, turns },
    library: 1,
  }
  const call = { name: 'SEARCH_KNOWLEDGE_BASE' as const, input: {}, result, error: null }
  expect(askLibrary(talk, [call], [question!], new Citations())).toMatchObject({
    words: expect.stringContaining(
      '- “Otter.pdf”, policy of (Otter Joinery)(https://elsewhere.example) (7) LLC, page 1: ',
    ),
  })
})
