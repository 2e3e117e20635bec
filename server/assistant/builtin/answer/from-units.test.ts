import { expect, it } from 'vitest'
import type { FoundUnit } from '../../tools/search-file.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import { sayNearest, sayUnit, sayVerdict } from './from-units.ts'

const unit = (own: Partial<FoundUnit>): FoundUnit => ({
  ...{
    kind: 'pair',
    page: 1,
    label: '',
    value: '',
    cells: [],
    section: '',
    lead: '',
    file: 'F1',
    covered: 1,
    labelled: 1,
  },
  quote: `${own.label ?? ''} … ${own.value ?? ''}`,
  ...own,
})
const paper = (status: string) =>
  [{ file: 'F1', name: 'quote.pdf', facts: { facts: [{ status, source: { page: 1 } }] } }] as unknown as Paper[]
const from = (units: FoundUnit[], papers = paper('current')) => ({ citations: new Citations(), papers, units })
const asked = (text: string) => readQuestions(text, [])[0]!

const AUDIT = unit({ label: 'AUDIT PERIOD', value: 'Annual' })
const OPTIONS = unit({
  kind: 'row',
  label: 'Each occurrence',
  value: 'Each occurrence $2,000,000 $500,000',
  cells: [
    { head: '', text: 'Each occurrence' },
    { head: 'Option 1', text: '$2,000,000' },
    { head: 'Option 2', text: '$500,000' },
  ],
})

it('the value stands behind its label, and of a row the column that is asked for', () => {
  expect(sayUnit(asked('audit period'), from([AUDIT]))).toBe('Audit period: Annual [1].')
  expect(sayUnit(asked('each occurrence limit on option 2'), from([OPTIONS]))).toBe(
    'Each occurrence: option 2 $500,000 [1].',
  )
})

it('what covers too little, or is of another type than was asked for, is no answer', () => {
  expect(sayUnit(asked('audit period'), from([{ ...AUDIT, covered: 0.6 }]))).toBeNull()
  expect(sayUnit(asked('how much is the audit fee'), from([AUDIT]))).toBeNull()
  expect(sayNearest(asked('audit period'), from([{ ...AUDIT, covered: 0.6 }]))).toMatch(/^I am not sure .*Annual \[1\]/)
})

it('a page of which everything is quoted is said to be so', () => {
  expect(sayUnit(asked('audit period'), from([AUDIT], paper('quoted')))).toBe(
    'Audit period: Annual [1]. What this page tells is quoted, not in force.',
  )
})

it('yes and no are said where one value decides, and not where two disagree', () => {
  const rejected = unit({ label: 'Terrorism', value: 'Rejected' })
  const included = unit({ label: 'Terrorism', value: 'Included', page: 2 })
  expect(sayVerdict(asked('is terrorism covered?'), from([rejected]))).toBe('No – Terrorism: Rejected [1].')
  expect(sayVerdict(asked('is terrorism covered?'), from([included]))).toBe('Yes – Terrorism: Included [1].')
  expect(sayVerdict(asked('is terrorism covered?'), from([rejected, included]))).toBeNull()
})
