import { expect, test } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { asksForInsurance } from './asking.ts'

const pageOf = (title: string, lines: readonly string[]) =>
  drawnPage(
    [{ x: 40, y: 40, text: title, height: 16 }, ...lines.map((text, at) => ({ x: 40, y: 80 + at * 15, text }))],
    [],
  )
const LETTER = [
  'Applicant: Plover Ceramics LLC',
  'Requested each occurrence limit: 1,000,000',
  'Please send us a quote for general liability by the end of the month.',
]

test.each([
  'Five years of loss runs are attached.',
  'Copies of the expiring declarations are enclosed.',
  'Please include a waiver endorsement.',
  'Do subcontractors work without a certificate of insurance?',
  'The information page of the expiring policy is enclosed.',
])('a letter that says “%s” asks', (line) => {
  expect(asksForInsurance([pageOf('Plover Ceramics', [...LETTER, line])])).toBe(true)
})

test.each([
  'Commercial General Liability Declarations',
  'Certificate of Insurance',
  'Additional Insured Endorsement',
  'Information Page',
  'Premium Indication',
  'Loss Runs',
])('a document titled “%s” is issued', (title) => {
  expect(asksForInsurance([pageOf(title, LETTER)])).toBe(false)
})

test('a letter that asks for nothing does not ask', () => {
  expect(asksForInsurance([pageOf('Plover Ceramics', ['Thank you for the loss runs.'])])).toBe(false)
})
