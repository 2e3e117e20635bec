import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 180, 320, 440, 540]
type Row = string | string[]

const page = (rows: Row[], number = 1) =>
  drawnPage(
    rows.flatMap((row, at): DrawnText[] =>
      [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * 12, text }] : [])),
    ),
    [],
    number,
  )
const TITLE = 'COMMERCIAL PROPERTY DECLARATIONS'
const told = (type: string, fields: string[], ...pages: ReturnType<typeof page>[]) =>
  readProperty(pages)
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))
const coverages = (...pages: ReturnType<typeof page>[]) =>
  told('property_coverage_item', ['location_number', 'building_number', 'coverage', 'limit', 'coinsurance'], ...pages)

test('premises may be columns, with what is said of each below', () => {
  const across = page([
    TITLE,
    '',
    ['', 'Building 1', 'Building 2'],
    ['Street', '9 Elm Street', '11 Elm Street'],
    ['Town', 'Erie, PA 16501', 'Erie, PA 16501'],
    ['Year built', '1978', '1990'],
    'Amounts of insurance',
    ['Building, expiring', '$480,000', '$90,000'],
    ['Building', '$500,000', '$95,000'],
    ['Stock', '$20,000', '-'],
    ['Coinsurance', '90%', '80%'],
    ['Premium', '$1,500', '$1,250'],
  ])
  expect(coverages(across)).toEqual([
    [null, '1', 'Building', '500,000', '90%'],
    [null, '1', 'Stock', '20,000', '90%'],
    [null, '2', 'Building', '95,000', '80%'],
  ])
  expect(told('policy_location_item', ['premises_address', 'year_built'], across)).toEqual([
    ['9 Elm Street, Erie, PA 16501', '1978'],
    ['11 Elm Street, Erie, PA 16501', '1990'],
  ])
})

const PREMISES = 'Premises 1: 9 Elm Street, Erie, PA 16501'

test('amounts beside names close under a place are its own', () => {
  const rows = ['Building ............. $500,000', 'Contents ............. $20,000']
  expect(coverages(page([TITLE, '', PREMISES, ...rows]))).toEqual([
    ['1', null, 'Building', '500,000', null],
    ['1', null, 'Contents', '20,000', null],
  ])
  expect(coverages(page([TITLE, '', PREMISES, '', '', ...rows]))).toEqual([])
  expect(coverages(page([TITLE, '', PREMISES, 'Values', ...rows]))).toEqual([])
})

test('a column that names buildings beside a limit is of coverages', () => {
  const list = (limit: string) =>
    page([
      TITLE,
      '',
      PREMISES,
      ['What we insure', limit, 'Deductible', 'Coinsurance'],
      ['Building', '$500,000', '$1,000', '80%'],
      ['Glass', '$20,000', '$500', '80%'],
    ])
  expect(coverages(list('Most we pay')).map((one) => one[3])).toEqual(['500,000', '20,000'])
  expect(coverages(list('Expiring amount'))).toEqual([])
})

test('a list goes on over a page with the place it stopped in', () => {
  const [first, second] = [
    page([TITLE, '', 'Premises 1', ['Coverage', 'Limit', 'Coinsurance'], ['Building', '500,000', '90%']]),
    (place: string) => page([TITLE, '', place, ['Contents', '20,000', '80%']], 2),
  ]
  expect(coverages(first, second('Premises 1 (cont)'))).toContainEqual(['1', null, 'Contents', '20,000', '80%'])
  expect(coverages(first, second('Premises 1 (rated)'))).toEqual([['1', null, 'Building', '500,000', '90%']])
})

test('an interest may stand beside its caption, its place before it', () => {
  const lender = page([
    TITLE,
    '',
    ['Coverage', 'Limit'],
    ['Building', '500,000'],
    '',
    '',
    ['13. Mortgagee', '', 'Premises 1 only:'],
    ['', '', 'First Bank, its successors and/or assigns'],
    ['', '', '500 Main Street, Mobile, AL 36602'],
    ['', '', 'Loan 44-90218'],
  ])
  expect(told('interest', ['name', 'location_number', 'loan_number', 'interest'], lender)).toEqual([
    ['First Bank, its successors and/or assigns', '1', '44-90218', 'mortgagee'],
  ])
})
