import { expect, test } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { drawnPage } from '../facts/drawn-pages.ts'
import { readFacts } from '../facts/read-facts.ts'
import { sheetOf } from '../facts/sheet.ts'
import { withoutToldEnded } from './told-ended.ts'
import type { PaperRecord } from './types.ts'

const record = (type: string, values: Record<string, string>): PaperRecord => {
  const source = { page: 1, quote: '', boxes: [] }
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source }]))
  return { type, page: 1, fields }
}
const place = (location: string, building: string, address: string) =>
  record('policy_location_item', { location_number: location, building_number: building, premises_address: address })
const RECORDS = [
  record('vehicle', { veh_number: '1', vin: '1QXFW1E51JFA00921' }),
  record('vehicle', { veh_number: '2', vin: '3QXCZ5AN0MM400123' }),
  place('1', '1', '4410 Old Ferry Road, Alderton, VA 23999'),
  place('1', '2', '4410 Old Ferry Road, Alderton, VA 23999'),
  place('2', '1', '18 Quay Street, Alderton, VA 23999'),
]

/** What a sentence takes away of the entries. */
const gone = (sentence: string) => {
  const left = withoutToldEnded(RECORDS, [sheetOf(drawnPage(sentence))])
  return RECORDS.flatMap((one, at) => (left.includes(one) ? [] : [at]))
}

test.each([
  ['Unit 2 was sold on 02/20/2026.', [1]],
  ['Units 1 and 2 have been removed.', [0, 1]],
  ['Effective 02/20/2026 vehicle #2 (the pickup) is deleted.', [1]],
  ['Delete unit 2 as of 02/20/2026.', [1]],
  ['VIN 3QXCZ5AN0MM400123 was sold in February.', [1]],
  ['Location 2 was sold on 02/20/2026.', [4]],
  ['Effective 02/20/2026 location 2, 18 Quay Street, is removed from this policy.', [4]],
  ['The building at 18 Quay Street has been sold and is no longer covered.', [4]],
  ['Building 2 at location 1 was closed in March.', [3]],
])('an entry is left out that a sentence says is one no more: %s', (sentence, entries) => {
  expect(gone(sentence)).toEqual(entries)
})

test.each([
  'Kestrel Savings Bank is deleted as mortgageholder at location 2.',
  'The sign at 18 Quay Street was removed.',
  'Location 2 sign was removed.',
  'Paid off, delete: Location 2 mortgagee Old Hickory Thrift.',
  'Unit 2 has not been sold.',
  'Location 3 was sold on 02/20/2026.',
  'Building 2 at location 2 was sold.',
  'Remove the ladder from unit 2 before it is driven.',
  'Location 2 is open.',
])('what is told of something else takes no entry away: %s', (sentence) => {
  expect(gone(sentence)).toEqual([])
})

test('what is insured at a place goes with it', () => {
  const at = (location: string, building: string) =>
    record('property_coverage_item', { location_number: location, building_number: building, limit: '400,000' })
  const covers = [at('1', '1'), at('1', '2'), at('2', '1')]
  const left = (sentence: string) =>
    withoutToldEnded([...RECORDS, ...covers], [sheetOf(drawnPage(sentence))]).filter((one) => covers.includes(one))
  expect(left('The building at 18 Quay Street has been sold.')).toEqual(covers.slice(0, 2))
  expect(left('Building 2 at location 1 was sold.')).toEqual([covers[0], covers[2]])
})

test('a schedule lists no vehicle that a sentence under it says is sold', () => {
  const rows = [
    ['Unit', 'Year', 'Make', 'VIN', 'Cost New'],
    ['1', '2018', 'Freightliner', '3AKJHHDR0JSJT1182', '$142,000'],
    ['2', '2021', 'Ford', '1FTFW1E51MFA00921', '$48,500'],
  ]
  const units = (text: string) =>
    readFacts([
      gridPage([{ widths: rows[0]!.map(() => 110), rows, ruled: 'cells' }], [{ x: 30, y: 400, text }]),
    ]).records!.map(({ fields }) => fields.veh_number?.value)
  expect(units('Unit 2 was bought on 02/20/2026.')).toEqual(['1', '2'])
  expect(units('Unit 2 was sold on 02/20/2026.')).toEqual(['1'])
})
