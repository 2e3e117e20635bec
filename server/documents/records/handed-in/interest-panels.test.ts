import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 150, 400, 500]
const interests = (...rows: string[]) => {
  const texts = rows.flatMap((row, at) =>
    row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })),
  )
  return readHandedIn([drawnPage(texts, [])], null, false).flatMap(({ type, fields }) =>
    type === 'interest' ? [Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))] : [],
  )
}
const BANK = ['Name | Upper Harrow Savings Bank', 'Address | 2 Ledger Way, Harrow Glen, MI 48990']

it('a panel under a heading tells who has an interest, in which place', () => {
  expect(interests('Mortgagee', ...BANK, 'Loan number | 77-4410-3', 'Applies to | Location 1, Building 2')).toEqual([
    {
      name: 'Upper Harrow Savings Bank',
      line1: '2 Ledger Way',
      city: 'Harrow Glen',
      state: 'MI',
      zip: '48990',
      loan_number: '77-4410-3',
      location_number: '1',
      building_number: '2',
      interest: 'Mortgagee',
    },
  ])
  expect(interests('Additional interest', 'Interest | Additional insured | Certificate | Yes', ...BANK)).toMatchObject([
    { interest: 'Additional insured', evidence: 'Certificate' },
  ])
})

it('but none that is former, or of which nothing says what it is', () => {
  expect(interests('Former mortgagee', ...BANK)).toEqual([])
  expect(interests('Additional interest', ...BANK)).toEqual([])
  expect(interests('Landlord', ...BANK)).toEqual([])
})
