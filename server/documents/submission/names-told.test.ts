import { expect, test } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readFacts } from '../facts/read-facts.ts'

type Text = { x: number; y: number; text: string; height?: number }

/** Whom a submission with these words under its title names as its applicant. */
const named = (...texts: Text[]) => {
  const all = [
    { x: 40, y: 20, text: 'NEW BUSINESS APPLICATION' },
    ...texts,
    { x: 40, y: 160, text: 'Proposed effective date: 10/01/2026' },
    { x: 40, y: 175, text: 'Requested each occurrence limit: 1,000,000' },
  ]
  const { submitted = [] } = readFacts([drawnPage(all, [])])
  return submitted.flatMap(({ type, fields: { name } }) => (type === 'applicant' && name ? [name.value] : []))
}

test('a label may be numbered as a question is', () => {
  expect(named({ x: 40, y: 60, text: '1. Legal name of the business: Plover Ceramics, LLC' })).toEqual([
    'Plover Ceramics, LLC',
  ])
})

test('a lettered heading is no label of what stands near it', () => {
  const texts = [
    { x: 40, y: 48, text: 'Dunlin Specialty. Answer all that is asked' },
    { x: 40, y: 60, text: 'A. Applicant' },
    { x: 40, y: 90, text: 'Applicant name' },
    { x: 40, y: 100, text: 'Plover Roofing Co.' },
  ]
  expect(named(...texts)).toEqual(['Plover Roofing Co.'])
})

test('the trade name beside a legal name is another label, not its value', () => {
  const texts = [
    { x: 40, y: 60, text: 'A. Your business', height: 13 },
    { x: 40, y: 81, text: 'Legal name of the business' },
    { x: 340, y: 81, text: 'Trade name (dba), if any' },
    { x: 41, y: 95, text: 'Plover Animal Hospital, P.C.' },
  ]
  expect(named(...texts)).toEqual(['Plover Animal Hospital, P.C.'])
})

test('words that only papers have are no name', () => {
  const texts = [
    { x: 40, y: 81, text: 'Legal name of the business' },
    { x: 340, y: 81, text: 'Policy Information' },
  ]
  expect(named(...texts)).toEqual([])
})
