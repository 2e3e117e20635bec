import { expect, test } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const read = (rows: string[][], type: string, ...fields: string[]) =>
  readProperty([
    drawnPage(
      rows.flatMap((row, at) =>
        row.flatMap((text, column) => (text ? [{ x: 40 + column * 70, y: 30 + at * 12, text }] : [])),
      ),
      [],
      1,
    ),
  ])
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))

const HEADS = ['Loc', 'Bldg', 'Street', 'City', 'ST', 'Zip', 'Bldg SI', '24-25 Bldg', 'Coins']
const ROW = ['1', '1', '4 Elm Road', 'Erie', 'PA', '16501', '3120000', '2980000', '090']
const sheet = (legend: string) => [['COMMERCIAL PROPERTY'], [], HEADS, ROW, [], [], [legend]]

test('a code that the page explains as the limit is no part of what is insured; what is headed by its years is of another term', () => {
  const coverages = (legend: string) =>
    read(sheet(legend), 'property_coverage_item', 'location_number', 'coverage', 'limit', 'coinsurance')
  expect(coverages('SI = sum insured on policy')).toEqual([['1', 'Bldg', '3120000', '90']])
  expect(coverages('SI = square inches')).toEqual([])
})

test('an address is told in columns of its parts', () => {
  expect(read(sheet('SI = sum insured'), 'policy_location_item', 'premises_address')).toEqual([
    ['4 Elm Road, Erie, PA 16501'],
  ])
})

const LIST = [['COMMERCIAL PROPERTY'], [], ['Coverage', '', 'Limit', '', 'Prem $']]

test('a sign of money in a head is no amount, and a total of limits no coverage', () => {
  const rows = [
    ['Building', '', '500,000', '', '900'],
    ['Limits at location 1', '', '500,000 plus actual loss'],
  ]
  expect(read([...LIST, ...rows], 'property_coverage_item', 'coverage', 'limit')).toEqual([['Building', '500,000']])
})

test('a list that is continued goes on with its place', () => {
  const rows = [['Location 3 / Building 1 (continued)', '', '', '', '44 Elm Road, Erie, PA 16501'], ...LIST.slice(2)]
  expect(
    read([LIST[0]!, [], ...rows, ['Building', '', '500,000']], 'property_coverage_item', 'location_number', 'limit'),
  ).toEqual([['3', '500,000']])
})

test.each([
  [['First Bank, N.A., ISAOA', 'Loan Center, P.O. Box 414', 'Erie, PA 16501']],
  [['Bldg. 1 and Bldg. 2: First Bank, N.A., ISAOA', 'Loan Center', 'P.O. Box 414', 'Erie, PA 16501']],
])('a department over a street is of the address: %s', (lines) => {
  const rows = [...LIST, ['Building', '', '500,000'], [], [], ['Mortgageholder'], ...lines.map((line) => [line])]
  expect(read(rows, 'interest', 'name', 'address')).toEqual([
    ['First Bank, N.A., ISAOA', 'Loan Center, P.O. Box 414, Erie, PA 16501'],
  ])
})
