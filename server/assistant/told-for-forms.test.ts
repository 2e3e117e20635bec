import { expect, test } from 'vitest'
import type { DocumentFacts, PaperRecord } from '../documents/index.ts'
import { readForForms, toldForForms } from './told-for-forms.ts'

const BLANK: DocumentFacts = { kind: 'loss-run', title: null, policies: [], facts: [], conflicts: [] }
const source = { page: 1, quote: 'C-1', boxes: [[1, 2, 3, 4] as [number, number, number, number]] }
const records = (type: string, count: number): PaperRecord[] =>
  Array.from({ length: count }, () => ({ type, page: 1, fields: { claim_number: { value: 'C-1', source } } }))

test('a file read before boxes and lists were tells nothing more', () => {
  expect(toldForForms(BLANK, ['125']).told).toEqual({})
})

test('the boxes of the forms that are asked for, and of others whom they name and the day their term begins', () => {
  const names = ['Policy_EffectiveDate_A', 'NamedInsured_FullName_A', 'PriorCoverage_EffectiveYear_A']
  const elements = names.map((name) => ({ name, value: 'x', printed: 'x', source, confidence: 1 }))
  const acord = [{ form: '130', edition: '', pages: [1], how: 'fields' as const, elements }]
  const told = (forms: string[]) =>
    toldForForms({ ...BLANK, acord }, forms).told.acord!.flatMap((paper) => paper.elements.map(({ name }) => name))
  expect(told(['125', '130'])).toEqual(names)
  expect(told(['125'])).toEqual(names.slice(0, 2))
})

test('places come without their boxes, and a list or a form that is too long not at all', () => {
  const told = toldForForms({ ...BLANK, records: [...records('claim', 301), ...records('interest', 1)] }, ['125'])
  expect(told.tooLong).toEqual(['claim'])
  expect(told.told.records).toEqual([
    { type: 'interest', page: 1, fields: { claim_number: { value: 'C-1', source: { page: 1, quote: 'C-1' } } } },
  ])
  expect(readForForms(told).records![0]!.fields.claim_number!.source.boxes).toEqual([])
  const answered = Array.from({ length: 301 }, () => ({ question: 'Q', answer: 'N' as const, said: 'No', source }))
  expect(toldForForms({ ...BLANK, answered: answered as unknown as DocumentFacts['answered'] }, ['125'])).toMatchObject(
    { tooLong: ['answer'], told: {} },
  )
  const element = { name: 'A', value: 'x', printed: 'x', source, confidence: 1 }
  const paper = (count: number) => ({
    form: '125',
    edition: '',
    pages: [1],
    how: 'fields' as const,
    elements: Array.from({ length: count }, () => element),
  })
  const acord = [paper(1500), paper(600), paper(400)]
  expect(toldForForms({ ...BLANK, acord }, ['125']).told.acord!.map(({ elements }) => elements.length)).toEqual([
    1500, 0, 400,
  ])
})
