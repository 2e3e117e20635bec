import { describe, expect, it } from 'vitest'
import type { FoundAnswer, FoundAnswers } from '../../search-files.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import { type Answer, sayIt, together } from './answer.ts'
import type { Material } from './material.ts'
import { sayAnswer as answerOf, sayPossible as possibleOf, SURE, SURER } from './say-answers.ts'

const thing = (own: Partial<FoundAnswer>): FoundAnswer => ({
  ...{ kind: 'pair', label: '', of: '', value: '', section: '', lead: '', file: 'F1', page: 1, row: '' },
  ...{ score: 5, asked: 1, covered: 1, means: 0 },
  quote: `${own.label ?? ''} … ${own.value ?? ''}`,
  ...own,
})
const paper = (status: string, key = 'insured.name') =>
  [
    { file: 'F1', name: 'quote.pdf', warnings: [], facts: { facts: [{ key, status, source: { page: 1 } }] } },
  ] as unknown as Paper[]
const from = (answers: FoundAnswers, papers = paper('current')) =>
  ({ citations: new Citations(), papers, answersFor: () => answers }) as unknown as Material
const said =
  <Rest extends unknown[]>(answer: (...rest: Rest) => Parameters<typeof sayIt>[0] | null) =>
  (...rest: Rest) => {
    const found = answer(...rest)
    return found && sayIt(found)
  }
const [sayAnswer, sayPossible] = [said(answerOf), said(possibleOf)]
const asked = (text: string) => readQuestions(text, [])[0]!

const AUDIT = thing({ label: 'AUDIT PERIOD', value: 'Annual' })
const ROW = { kind: 'cell', of: 'Garagekeepers', row: 'r1', quote: 'Garagekeepers 120,000 500' } as const
const LIMIT = thing({ ...ROW, label: 'Limit', value: '120,000' })
const DEDUCTIBLE = thing({ ...ROW, label: 'Deductible', value: '500', score: 4 })

describe('what is sure enough', () => {
  it('is said: a value behind its label, a cell by its row with what else of it is asked for', () => {
    expect(sayAnswer(asked('audit period'), from({ sure: 0.9, things: [AUDIT] }), SURE)).toBe(
      'Audit period: Annual [1].',
    )
    const row = from({ sure: 0.9, things: [LIMIT, DEDUCTIBLE] })
    expect(sayAnswer(asked('garagekeepers limit and deductible'), row, SURE)).toBe(
      'Garagekeepers: limit 120,000; deductible 500 [1].',
    )
    const other = from({ sure: 0.9, things: [LIMIT, { ...DEDUCTIBLE, asked: 0 }] })
    expect(sayAnswer(asked('garagekeepers limit'), other, SURE)).toBe('Garagekeepers: limit 120,000 [1].')
  })

  it('is said with another value of the same label that is as likely', () => {
    const other = thing({ label: 'AUDIT PERIOD', value: 'Quarterly', page: 2, score: 4.9 })
    expect(sayAnswer(asked('audit period'), from({ sure: 0.9, things: [AUDIT, other] }), SURE)).toBe(
      '- Audit period: Annual [1].\n- Audit period: Quarterly [2].',
    )
  })

  it('is told as near from less on where it speaks of most of what is asked', () => {
    const half = { ...AUDIT, covered: 0.5, means: 1 }
    const near = (sure: number, one: FoundAnswer) => sayPossible(asked('audit period'), from({ sure, things: [one] }))
    expect(near(0.27, AUDIT)).not.toBeNull()
    expect(near(0.27, half)).toBeNull()
    expect(near(0.31, half)).not.toBeNull()
  })

  it('must be surer where facts may tell as well', () => {
    const answers = { sure: 0.7, things: [AUDIT] }
    expect(sayAnswer(asked('audit period'), from(answers), SURE)).not.toBeNull()
    expect(sayAnswer(asked('audit period'), from(answers), SURER)).toBeNull()
  })

  it('speaks of most of the question, or means it in other words', () => {
    const said = (own: Partial<FoundAnswer>) =>
      sayAnswer(asked('audit period'), from({ sure: 0.9, things: [{ ...AUDIT, ...own }] }), SURE)
    expect(said({ covered: 0.5 })).toBeNull()
    expect(said({ covered: 0.5, means: 0.7 })).not.toBeNull()
  })

  it('is said to be of nothing in force where its page is', () => {
    expect(sayAnswer(asked('audit period'), from({ sure: 0.9, things: [AUDIT] }, paper('quoted')), SURE)).toBe(
      'Audit period: Annual [1]. What this page says is quoted, not in force.',
    )
    const guide = paper('quoted', 'policy.number')
    expect(sayAnswer(asked('audit period'), from({ sure: 0.9, things: [AUDIT] }, guide), SURE)).toBe(
      'Audit period: Annual [1].',
    )
  })
})

describe('what is near', () => {
  it('is told as such, with what is as near', () => {
    const near = thing({ label: 'Audit', value: 'By mail', score: 4 })
    const far = thing({ label: 'Agent', value: 'Testwell', score: 1 })
    expect(sayPossible(asked('audit period'), from({ sure: 0.3, things: [AUDIT, near, far] }))).toBe(
      'I am not sure that this answers “audit period”:\n\n- Audit period: Annual [1].\n- Audit: By mail [2].',
    )
  })

  it('is nothing where it is too unsure, speaks of too little of what may be so, or lacks the number of the form', () => {
    expect(sayPossible(asked('audit period'), from({ sure: 0.1, things: [AUDIT] }))).toBeNull()
    const part = { sure: 0.4, things: [{ ...AUDIT, covered: 0.3 }] }
    expect(sayPossible(asked('is the audit waived'), from(part))).toBeNull()
    expect(sayPossible(asked('what does CG 20 10 say of audits'), from({ sure: 0.9, things: [AUDIT] }))).toBeNull()
    expect(sayPossible(asked('audit period'), from({ sure: 0, things: [] }))).toBeNull()
  })
})

it.each<[Answer['found'][], Answer['found']]>([
  [['told', 'told'], 'told'],
  [['told', 'part'], 'part'],
  [['told', 'unsure'], 'part'],
  [['told', 'nothing'], 'part'],
  [['unsure', 'nothing'], 'unsure'],
  [['nothing', 'nothing'], 'nothing'],
])('answers to the parts of one question, %j, come together as %s with the words of each', (parts, found) => {
  const answers = parts.map((part, at): Answer => ({ found: part, lead: '', words: `Words ${at}.` }))
  expect(together(answers)).toEqual({ found, lead: '', words: 'Words 0.\n\nWords 1.' })
})
