import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 120, 300, 400, 500]
const STEP = 14
const TITLE = 'Limits'
const heightOf = (text: string) => (text === TITLE ? 12 : /^[A-Z ]+$/.test(text) ? 6 : 8)
type Row = string | string[]
const told = (type: string, fields: string[], ...rows: Row[]) =>
  readProperty([
    drawnPage(
      ['COMMERCIAL PROPERTY DECLARATIONS', '', '', ...rows].flatMap((row, at): DrawnText[] =>
        [row]
          .flat()
          .flatMap((text, column) =>
            text ? [{ x: XS[column]!, y: 30 + at * STEP, text, height: heightOf(text) }] : [],
          ),
      ),
      [],
    ),
  ])
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))
const COVERAGE = ['location_number', 'building_number', 'coverage', 'limit']

const LIMITS: Row[] = [
  ['Loc-Bldg', 'Coverage', 'Previous', 'Amended', 'Change'],
  ['1-1', 'Building', '$480,000', '$500,000', 'Increased'],
  ['1-1', 'Outdoor signs', '$4,000', 'Deleted', 'Deleted'],
  ['2-1', 'Contents', 'None', '$20,000', 'Added'],
]
const AMENDED = [
  ['1', '1', 'Building', '500,000'],
  ['2', '1', 'Contents', '20,000'],
]

test('a list of what was and is may tell the place of each row', () => {
  expect(told('property_coverage_item', COVERAGE, ...LIMITS)).toEqual(AMENDED)
})

test('a sentence apart over a title says nothing of its list', () => {
  const said = 'The column headed Previous shows what was.'
  expect(told('property_coverage_item', COVERAGE, said, TITLE, ...LIMITS)).toEqual(AMENDED)
})

const PLACE = ['location_number', 'premises_address', 'construction', 'year_built']
test('numbers beside addresses are those of locations', () => {
  const list = (head: string) =>
    told(
      'policy_location_item',
      PLACE,
      ...[['Coverage', 'Limit'], ['Building', '$500,000'], '', ''],
      [head, 'Address', 'Construction', 'Year built'],
      ['1', '9 Elm Street, Erie, PA 16501', 'Frame', '1978'],
      ['2', '11 Elm Street, Erie, PA 16501', 'Frame', 'Frame'],
    )
  const addresses = [
    ['9 Elm Street, Erie, PA 16501', 'Frame', '1978'],
    ['11 Elm Street, Erie, PA 16501', 'Frame', null],
  ]
  expect(list('No.')).toEqual(addresses.map((one, at) => [String(at + 1), ...one]))
  expect(list('Age')).toEqual(addresses.map((one) => [null, ...one]))
})

test('an address under its caption is the place, with what stands beside it', () => {
  const home: Row[] = [
    ['RESIDENCE PREMISES', '', 'YEAR BUILT', 'CONSTRUCTION'],
    ['9 Elm Street, Erie, PA 16501', '', '1978', 'Frame'],
    ...['', ''],
    ['Coverage', '', 'Limit'],
    ['A. Dwelling', '', '$500,000'],
  ]
  expect(told('policy_location_item', PLACE, ...home)).toEqual([
    [null, '9 Elm Street, Erie, PA 16501', 'Frame', '1978'],
  ])
})
