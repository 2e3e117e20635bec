import { expect, test } from 'vitest'
import type { DocumentFacts } from '../../documents/index.ts'
import { speakingPapers } from './speaking-papers.ts'

const paper = (kind: DocumentFacts['kind'], ...pages: number[]) => ({ kind, pages, evidence: null, certainty: 1 })

/** General liability on page 1 and a cyber policy on page 2. */
function facts(more: Partial<DocumentFacts>): DocumentFacts {
  const policy = { number: 'QXB-1', carrier: null, effective: null, expiration: null, insured: null }
  const at = (policy: number, key: DocumentFacts['facts'][number]['key']) => ({
    ...{ id: `f${policy}`, key, policy, value: '1,000,000', printed: '1,000,000', confidence: 0.9 },
    source: { page: policy + 1, quote: '1,000,000', boxes: [] },
    status: 'current' as const,
  })
  return {
    kind: 'declarations',
    title: null,
    policies: [
      { ...policy, lines: ['gl'], status: 'current' },
      { ...policy, number: 'CY-2', lines: ['cyber'], status: 'current' },
    ],
    facts: [at(0, 'gl.eachOccurrence'), at(1, 'cyber.eachClaim')],
    conflicts: [],
    ...more,
  }
}

const standing = (more: Partial<DocumentFacts>) =>
  speakingPapers({ files: [{ fileId: 'F1', fileName: 'Papers.pdf', facts: facts(more) }] }).map((file) =>
    file.facts.policies.map(({ status }) => status),
  )

test('of a file whose lines are surely in force, a document that does not speak says nothing of other lines', () => {
  const papers = [paper('declarations', 1), paper('application', 2)]
  expect(standing({ papers, spoken: ['gl'] })).toEqual([['current', 'superseded']])
  expect(standing({ papers: [paper('declarations', 1, 2)], spoken: ['gl'] })).toEqual([['current', 'current']])
})

test('a quote says only what is surely in force, and nothing where nothing is', () => {
  expect(standing({ kind: 'quote', papers: [paper('quote', 1, 2)], spoken: ['gl'] })).toEqual([
    ['current', 'superseded'],
  ])
  expect(standing({ kind: 'quote', papers: [paper('quote', 1, 2)], spoken: [] })).toEqual([])
})

test('what an application in the file lists is not of its policies', () => {
  const records = [1, 2].map((page) => ({ type: 'property_coverage_item', page, fields: {} }))
  const papers = [paper('declarations', 1), paper('application', 2)]
  const pages = (more: Partial<DocumentFacts>) =>
    speakingPapers({ files: [{ fileId: 'F1', fileName: 'Papers.pdf', facts: facts({ records, ...more }) }] }).flatMap(
      (file) => file.facts.records?.map(({ page }) => page),
    )
  expect(pages({ papers })).toEqual([1])
  expect(pages({ papers, spoken: ['gl'] })).toEqual([1])
  expect(pages({ papers: [paper('declarations', 1, 2)] })).toEqual([1, 2])
  expect(pages({ kind: 'quote', papers: [paper('quote', 1, 2)], spoken: ['gl'] })).toEqual([1, 2])
})
