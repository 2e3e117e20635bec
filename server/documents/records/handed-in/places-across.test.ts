import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [40, 200, 360, 500]
const pageOf = (rows: string[]) =>
  drawnPage(
    rows.flatMap((row, at) => row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text }))),
    [],
  )
const told = (rows: string[]) =>
  readHandedIn([pageOf(rows)], null, false)
    .filter(({ type }) => type === 'premises')
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

const PLACES = 'Location / building | Loc 1 / Bldg 1 | Loc 1 / Bldg 2'
const ROWS = [
  'Street address | 12 Elm Street | 14 Elm Street',
  'City, state, ZIP | Macon, GA 31201 | Macon, GA 31201',
  'Construction | Frame | Joisted masonry',
  'Year built | 1988 | 2004',
  'Total area (sq ft) | 12,500 | 4,800',
  'Distance to hydrant, feet | 350 | 600',
]

it('places that stand side by side are told column by column', () => {
  const shared = { location_number: '1', city: 'Macon', state: 'GA', zip: '31201' }
  const first = {
    building_number: '1',
    line1: '12 Elm Street',
    construction: 'Frame',
    year_built: 1988,
    area: '12,500',
    hydrant_feet: '350',
  }
  const second = {
    building_number: '2',
    line1: '14 Elm Street',
    construction: 'Joisted masonry',
    year_built: 2004,
    area: '4,800',
    hydrant_feet: '600',
  }
  expect(told([PLACES, ...ROWS])).toEqual([
    { ...shared, ...first, address: '12 Elm Street' },
    { ...shared, ...second, address: '14 Elm Street' },
  ])
})

it('a place that is insured no more is left out', () => {
  const sold = told(['Location / building | Loc 1 / Bldg 1 | Loc 2 / Bldg 1 - SOLD', ...ROWS])
  expect(sold.map(({ line1 }) => line1)).toEqual(['12 Elm Street'])
})

it('a figure that is counted otherwise is none of it', () => {
  const [first] = told([PLACES, ...ROWS.slice(0, 5), 'Distance to hydrant | 0.2 | 600'])
  expect(first).not.toHaveProperty('hydrant_feet')
})

it('one column of places is no such list', () => {
  expect(
    told(['Location / building | Loc 1 / Bldg 1', ...ROWS.map((row) => row.split(' | ').slice(0, 2).join(' | '))]),
  ).toEqual([])
})

it('a number over a street is quoted before it', () => {
  const [, second] = readHandedIn([pageOf([PLACES, ...ROWS])], null, false)
  expect(second!.fields.building_number!.source.quote).toBe('Loc 1 / Bldg 2 … 14 Elm Street')
})

it('places under the rows of their numbers and those of their buildings are told apart', () => {
  const numbered = (...heads: string[]) =>
    told([...heads, ...ROWS]).map(({ location_number, building_number, line1 }) => [
      location_number,
      building_number,
      line1,
    ])
  expect(numbered('Location number | 1 | 1', 'Building number | 1 | 2')).toEqual([
    ['1', '1', '12 Elm Street'],
    ['1', '2', '14 Elm Street'],
  ])
  const [, second] = readHandedIn(
    [pageOf(['Location number | 1 | 1', 'Building number | 1 | 2', ...ROWS])],
    null,
    false,
  )
  expect(second!.fields.building_number!.source.quote).toBe('Location number … 1 … Building number … 2 … 14 Elm Street')
  expect(numbered('Location number | 1 | 2')).toEqual([
    ['1', undefined, '12 Elm Street'],
    ['2', undefined, '14 Elm Street'],
  ])
  expect(numbered('Number of employees | 12 | 18')).toEqual([])
  expect(numbered('Location number | 1 | 2', 'Buildings | 3 | 4')).toEqual([
    ['1', undefined, '12 Elm Street'],
    ['2', undefined, '14 Elm Street'],
  ])
})
