import { expect, it } from 'vitest'
import type { FoundUnit } from '../../search-files.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import { sayVerdict } from './verdict-of-units.ts'

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

it('yes and no are said where one value decides, and not where two disagree', () => {
  const rejected = unit({ label: 'Terrorism', value: 'Rejected' })
  const included = unit({ label: 'Terrorism', value: 'Included', page: 2 })
  expect(sayVerdict(asked('is terrorism covered?'), from([rejected]))).toBe('No – Terrorism: Rejected [1].')
  expect(sayVerdict(asked('is terrorism covered?'), from([included]))).toBe('Yes – Terrorism: Included [1].')
  expect(sayVerdict(asked('is terrorism covered?'), from([rejected, included]))).toBeNull()
})

it.each([
  ['is the occurrence limit at least 1m?', '$500,000', 'No'],
  ['is the occurrence limit at least 1m?', '$1,000,000', 'Yes'],
  ['is the occurrence limit over $1,000,000?', '$1,000,000', 'No'],
  ['is the occurrence limit under $1,000,000?', '$500,000', 'Yes'],
  ['is the occurrence limit $1,000,000 or less?', '$1,000,000', 'Yes'],
  ['is the occurrence limit 2,000,000?', '$2,000,000', 'Yes'],
  ['is the occurrence limit 2,000,000?', '$1,000,000', 'No'],
])('an amount is held against the one that is asked for: %s %s', (question, value, verdict) => {
  const occurrence = unit({ label: 'Each occurrence', value })
  expect(sayVerdict(asked(question), from([occurrence]))).toBe(`${verdict} – Each occurrence: ${value} [1].`)
})

it('several amounts decide nothing about the one that is asked for', () => {
  const limits = unit({ label: 'Limits', value: '$1,000,000 / $500,000' })
  expect(sayVerdict(asked('is the limit at least 1m?'), from([limits]))).toBeNull()
})
