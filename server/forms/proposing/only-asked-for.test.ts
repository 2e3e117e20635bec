import { expect, test } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { FORMS } from '../index.ts'

const ROWS = [
  ['Applicant:', 'Plover Ceramics LLC'],
  ['Proposed effective date:', '10/01/2026'],
  ['Requested each occurrence limit:', '1,000,000'],
]
const TEXTS = ROWS.flatMap(([label, value], at) => [
  { x: 40, y: 60 + at * 15, text: label! },
  { x: 300, y: 60 + at * 15, text: value! },
])
const SUMMARY = drawnPage([{ x: 40, y: 20, text: 'NEW BUSINESS SUBMISSION', height: 14 }, ...TEXTS], [])

/** What a form holds of the limit and the day that the summary asks for. */
function askedOn(id: string) {
  const facts = readFacts([SUMMARY])
  const request = facts.submitted?.find(({ type }) => type === 'request')?.fields
  expect(request).toMatchObject({ effective: { value: '10/01/2026' }, 'gl.eachOccurrence': { value: '1,000,000' } })
  const files = [{ fileId: '1', fileName: 'summary.pdf', facts }]
  const { values } = FORMS.find((form) => form.id === id)!.propose({ files, today: '2026-08-15' })
  return values.filter(({ source }) => source.kind === 'document' && /occurrence|10\/01\/2026/i.test(source.quote))
}

test.each(['25', '75'])('ACORD %s says nothing of what is only asked for', (id) => {
  expect(askedOn(id)).toEqual([])
})

test('an application for it says so', () => {
  expect(askedOn('126').map(({ value }) => value)).toEqual(expect.arrayContaining(['10/01/2026', '1,000,000']))
})
