import { expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LIST_LEFTS = [340, 380, 500, 620]
const at = (lefts: readonly number[], y: number, row: string): DrawnText[] =>
  row.split(' | ').map((text, column) => ({ x: lefts[column]!, y, text }))
const rowsFrom = (lefts: readonly number[], top: number, ...rows: string[]) =>
  rows.flatMap((row, index) => at(lefts, top + index * 14, row))

const PLACES = rowsFrom(
  [30, 70, 110, 340],
  60,
  'Loc | Bldg | Address | Construction',
  '2 | 1 | 12 Elm Street, Macon, GA 31201 | Frame',
)
const LENDER = ['Mortgagee | Otter Savings Bank', 'Address | 2 Ledger Way, Macon, GA 31201', 'Loan no. | 77-4410-3']
const told = (heading: string, around: string, lender = LENDER) => {
  const texts = [
    ...PLACES,
    ...rowsFrom([30], 160, heading),
    ...rowsFrom([340], 160, around),
    ...rowsFrom([30, 100], 175, ...lender),
    ...rowsFrom(LIST_LEFTS, 175, 'Bldg | Right | Left | Rear', '1 | Log yard, 80 ft | Barn, 60 ft | Creek, 300 ft'),
  ]
  return readHandedIn([drawnPage(texts, [])], null, false).map(({ type, fields }) => ({
    type,
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }))
}

it('a panel and a list side by side are each under their own heading', () => {
  const all = told('LENDER - building 2-1', 'SURROUNDINGS OF LOCATION 2')
  expect(all.find(({ type }) => type === 'premises')).toMatchObject({
    ...{ exposure_right: 'Log yard', exposure_right_distance: '80 ft', exposure_left: 'Barn', exposure_rear: 'Creek' },
  })
  expect(all.find(({ type }) => type === 'interest')).toMatchObject({
    ...{ name: 'Otter Savings Bank', interest: 'Mortgagee', line1: '2 Ledger Way', loan_number: '77-4410-3' },
    ...{ location_number: '2', building_number: '1' },
  })
})

it('but buildings are those of the location that the heading names, and a range is no building', () => {
  const all = told('LENDER - building 1-3', 'SURROUNDINGS')
  expect(all.find(({ type }) => type === 'premises')).not.toHaveProperty('exposure_right')
  for (const name of ['location_number', 'building_number'])
    expect(all.find(({ type }) => type === 'interest')).not.toHaveProperty(name)
})
