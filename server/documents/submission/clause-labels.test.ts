import { expect, test } from 'vitest'
import { saidInClause } from './clause-labels.ts'

const saidIn = (clause: string) =>
  saidInClause(clause, true).map(({ attribute: { part }, parts }) => [part, parts[''] ?? parts.line1])

test.each([
  ['our federal number is 36-1234567', 'fein', '36-1234567'],
  ['our annual revenue is roughly $2.4 million', 'annual_revenue', '2,400,000'],
  ['we expect $1,650,000 in sales', 'annual_revenue', '1,650,000'],
  ['we occupy 12,500 square feet of it', 'occupied_area', '12,500'],
  ['9,000 square feet of it are open to the public', 'open_area', '9,000'],
  ['the building measures 14,200 square feet', 'area', '14,200'],
  ['the roof was replaced in 2015', 'roof_year', '2015'],
  ['nothing is open to the public. 11 full time', 'full_time', '11'],
  ['twelve people work there full time', 'full_time', '12'],
  ['mail reaches us at PO Box 2206, Mobile, AL 36602', 'address', 'PO Box 2206'],
  ['it stands at 9 Example Loop, Mobile, AL 36602', 'address', '9 Example Loop'],
])('“%s” says it of its label', (clause, part, value) => {
  expect(saidIn(clause)).toEqual([[part, value]])
})

test.each([
  'our payroll tax is $640',
  'sales of $2 to $3 million',
  'about 2,400 square feet are ours',
  'it has 45 full-time students in two shifts',
  'a truck was bought in 2015',
  'the place is about 3,200 square feet of a building',
])('“%s” says nothing', (clause) => {
  expect(saidIn(clause)).toEqual([])
})

test('what is ours is one of the premises wherever it is told', () => {
  const told = (clause: string) => saidInClause(clause, false).map(({ attribute: { part } }) => part)
  expect(told('since 1996 they let us have our own building at 9 Example Loop, Mobile, AL 36602')).toEqual(['address'])
  expect(told('since 1996 they have a building at 9 Example Loop, Mobile, AL 36602')).toEqual([])
})

test('an address in a sentence of one of the premises is its own, but for that of mail', () => {
  const of = (clause: string) => saidInClause(clause, true).map(({ attribute }) => attribute.of)
  expect(of('location 1 is the main store at 9 Example Loop, Mobile, AL 36602')).toEqual(['premises'])
  expect(of('mail reaches us at PO Box 2206, Mobile, AL 36602')).toEqual(['applicant'])
})
