import { expect, test } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readFacts } from '../facts/read-facts.ts'

const TOP = [
  'NEW BUSINESS SUBMISSION',
  'Applicant: Plover Ceramics LLC',
  'Requested each occurrence limit: 1,000,000',
  'Location 1: 9 Kiln Street, Joliet, IL 60432',
]

const told = (...lines: string[]) => {
  const texts = [...TOP, ...lines].map((text, at) => ({ x: 40, y: 20 + at * 15, text }))
  const { submitted = [] } = readFacts([drawnPage(texts, [])])
  return submitted.flatMap(({ type, fields }) =>
    type.startsWith('premises') ? [`${type} ${fields.location_number?.value as string}`] : [],
  )
}

test.each([' - sold', ' - vacated 06/2026', ' (closed 06/2026)'])(
  'a place whose line says "%s" is none of the insured',
  (said) => {
    const line = 'Location 2: 4 Wharf Street, Peoria, IL 61602'
    const mortgagee = 'Mortgagee location 2: First Example Bank, 9 Elm Street, Erie, PA 16501'
    expect(told(line, mortgagee)).toEqual(['premises 1', 'premises 2', 'premises_interest 2'])
    expect(told(`${line}${said}`, mortgagee)).toEqual(['premises 1'])
  },
)

test('and so is one whose building is deleted, with who has an interest in its location', () => {
  const mortgagee = 'Mortgagee location 2: First Example Bank, 9 Elm Street, Erie, PA 16501'
  const line = 'Location 2 Building 1: 4 Wharf Street, Peoria, IL 61602 (deleted effective 10/01/2026)'
  expect(told(line, mortgagee)).toEqual(['premises 1'])
})

test('and one with such a status under its heading', () => {
  const rows = ['Location 2', 'Year built: 1950', 'Construction: Frame']
  expect(told(...rows)).toContain('premises 2')
  expect(told(...rows, 'Status: Vacated 06/2026')).not.toContain('premises 2')
})
