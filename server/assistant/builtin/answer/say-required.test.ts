import { expect, it } from 'vitest'
import type { Demand } from '../../../documents/index.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import { materialOf } from './material.ts'
import { sayRequired } from './say-required.ts'

const demand = (quote: string, over: Partial<Demand> = {}): Demand => ({
  ...{ asks: ['coverage'], who: null, limits: [], days: null, source: { page: 3, quote, boxes: [] } },
  ...over,
})
const GL = demand('Tenant carries general liability insurance of $1,000,000.', {
  limits: [{ line: 'gl', limit: null, printed: '$1,000,000' }],
})
const NAMED = demand('Landlord is named as an additional insured.', { asks: ['additional insured'] })

const paper = (demands: Demand[] | null, over: Partial<Paper> = {}): Paper =>
  ({
    ...{ file: 'F1', name: 'lease.pdf', pages: 4, warnings: [], lists: [], text: [] },
    facts: { kind: 'contract', facts: [], policies: [], ...(demands && { clauses: demands.length ? [{ heading: '', demands }] : [] }) },
    ...over,
  }) as unknown as Paper // biome-ignore format: a document

const said = (text: string, papers: Paper[]) =>
  sayRequired(readQuestions(text, papers)[0]!, materialOf(new Citations(), papers, [], '2027-05-01'))

it('tells what a contract asks for, or the part that is asked about', () => {
  const papers = [paper([GL, NAMED])]
  expect(said('What insurance does the lease require?', papers)).toMatchObject({
    found: 'told',
    words: `- Page 3: “${GL.source.quote}” [1]\n- Page 3: “${NAMED.source.quote}” [2]`,
  })
  expect(said('What general liability limit does it ask for?', papers)!.words).toBe(
    `- Page 3: “${GL.source.quote}” [1]`,
  )
  expect(said('Who must be an additional insured?', papers)!.words).toBe(`- Page 3: “${NAMED.source.quote}” [1]`)
  expect(said('Is a waiver of subrogation required?', papers)).toMatchObject({ found: 'unsure' })
  expect(said('What is the rent?', papers)).toBeNull()
})

it('says that it asks for none only where all of it was read', () => {
  const question = 'What insurance does the lease require?'
  expect(said(question, [paper([])])).toMatchObject({
    found: 'told',
    words: expect.stringContaining('asks for no insurance'),
  })
  expect(said(question, [paper([], { warnings: ['Page 2 is a scan whose text could not be recognised.'] })])).toBeNull()
  expect(said(question, [paper(null)])).toBeNull()
})
