import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const WIDE = { from: 30, to: 580 }
const LEFTS = [40, 130, 240, 320, 420, 500]
const STEP = 14

/** A box with a line under its heading, a row of cells on each level from there. */
function card(top: number, rows: string[]): { lines: { x: number; y: number; text: string }[]; rulings: Ruling[] } {
  const bottom = top + rows.length * STEP + 14
  const across = [top, top + 18, bottom].map((at): Ruling => ({ axis: 'horizontal', at, ...WIDE }))
  const down = [WIDE.from, WIDE.to].map((at): Ruling => ({ axis: 'vertical', at, from: top, to: bottom }))
  const y = (at: number) => top + 4 + at * STEP + (at > 0 ? 6 : 0)
  const lines = rows.flatMap((row, at) =>
    row.split('|').flatMap((text, column) => (text.trim() ? [{ x: LEFTS[column]!, y: y(at), text: text.trim() }] : [])),
  )
  return { lines, rulings: [...across, ...down] }
}

const told = (type: string, ...cards: string[][]) => {
  const drawn = cards.map((rows, at) => card(40 + at * 102, rows))
  return readHandedIn(
    [
      drawnPage(
        drawn.flatMap(({ lines }) => lines),
        drawn.flatMap(({ rulings }) => rulings),
      ),
    ],
    null,
    false,
  )
    .filter((record) => record.type === type)
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))
}

const HEAD = 'Location 1 Building 2 | | | 14 Elm Street, Macon, GA 31201'
const FIRST = 'Construction | Frame | Protection class | 4 | Wiring updated | 2015'
const SECOND = 'Year built | 1988 | Hydrant | 350 ft | Roof | Slate'
const THIRD = 'Stories | 2 | Fire district | Tybee | Plumbing updated | 2016'
const PLACE = {
  location_number: '1',
  building_number: '2',
  line1: '14 Elm Street',
  city: 'Macon',
  state: 'GA',
  zip: '31201',
}

it('a box under the numbers of a place tells of it under captions beside their values', () => {
  const all = {
    construction: 'Frame',
    protection_class: '4',
    wiring_year: 2015,
    year_built: 1988,
    hydrant_feet: '350',
    roof_type: 'Slate',
    stories: '2',
    fire_district: 'Tybee',
    plumbing_year: 2016,
  }
  expect(told('premises', [HEAD, FIRST, SECOND, THIRD])).toEqual([expect.objectContaining({ ...PLACE, ...all })])
})

it('and under captions over their values', () => {
  const rows = [
    'Location 2',
    'Street address | | City | State | | ZIP',
    '9 Oak Lane | | Tampa | FL | | 33602',
    'Construction | | Year built',
    'Masonry | | 1999',
  ]
  const own = {
    location_number: '2',
    line1: '9 Oak Lane',
    city: 'Tampa',
    state: 'FL',
    zip: '33602',
    construction: 'Masonry',
    year_built: 1999,
  }
  expect(told('premises', rows)).toEqual([expect.objectContaining(own)])
  // A value with another beside it is no caption, nor are words of one that stand apart.
  const [place] = told('premises', [...rows, 'City | limits', 'Inside | | Outside'])
  expect(place).toMatchObject(own)
})

it('what is open, or as at another place, is no value', () => {
  const rows = [
    'Construction | TBD | Protection class | same as Bldg. 1 | Wiring updated | n/a',
    'Year built | 1988 | Fire district | as Building 1 | Roof | To be determined',
    THIRD.replace('Tybee', 'unknown'),
  ]
  const [place] = told('premises', [HEAD, ...rows])
  expect(place).toMatchObject({ ...PLACE, year_built: 1988, stories: '2' })
  for (const name of ['construction', 'protection_class', 'wiring_year', 'fire_district', 'roof_type'])
    expect(place).not.toHaveProperty(name)
})

it('a list in a box is of its place, and ends with it', () => {
  const list = [
    'Mortgagee | None',
    '',
    'Coverage | Limit 2025 | Limit 2026 | Coins. % | Valuation | Deductible',
    'Building | 388,000 | 402,000 | 80 | RC | 5,000',
  ]
  const other = HEAD.replace('Building 2', 'Building 3').replace('14 Elm', '16 Elm')
  const limits = told(
    'premises_coverage',
    [HEAD, FIRST, ...list],
    [other, FIRST, ...list],
    [HEAD.replace('Building 2', 'Building 4'), list.at(-1)!],
  ).map(({ building_number, limit }) => [building_number, limit])
  expect(limits).toEqual([
    ['2', '402,000'],
    ['3', '402,000'],
  ])
})

it('a place that is sold has none', () => {
  expect(told('premises', [HEAD.replace('Elm Street,', 'Elm Street (sold),'), FIRST, SECOND, THIRD])).toEqual([])
})

it('where the mail goes is none of the premises', () => {
  const rows = ['Mailing address | | City | State | | ZIP', 'P.O. Box 12 | | Tampa | FL | | 33602']
  expect(told('premises', ['Applicant', ...rows])).toEqual([])
})

it('a box with a status of a place that is no more tells of none', () => {
  const rows = [HEAD, FIRST, SECOND]
  expect(told('premises', [...rows, 'Stories | 2 | Status | Open'])).toHaveLength(1)
  expect(told('premises', [...rows, 'Stories | 2 | Status | Vacated 06/2026'])).toEqual([])
})
