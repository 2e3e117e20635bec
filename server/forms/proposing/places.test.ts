import { describe, expect, test } from 'vitest'
import { DECLARATIONS, evidenceOf } from '../../../tests/support/forms/drawn-evidence.ts'
import { entriesAt, placeMeant, placesOf } from './places.ts'

const TWO_NUMBERS = `${DECLARATIONS}
  SCHEDULE OF LOCATIONS
  Location 1: 12 Elm Street, Erie, PA 16501
  Location 2: 40 Depot Road
  Erie, PA 16502

  Loc    Coverage                       Limit
  1      Building                       500,000
  2      Business Personal Property     80,000
`

test('a location whose address was not read is a location of its own', () => {
  expect(evidenceOf([[TWO_NUMBERS]])).toMatchObject({ coverages: [], premises: '', asked: ['place'] })
  expect(evidenceOf([[TWO_NUMBERS]]).choices).toEqual(['Location 1, 12 Elm Street, Erie, PA 16501', 'Location 2'])
  expect(evidenceOf([[TWO_NUMBERS]], { instructions: 'location 1' })).toMatchObject({
    coverages: ['Building: 500,000'],
    premises: '12 Elm Street',
  })
  expect(evidenceOf([[TWO_NUMBERS]], { instructions: 'location 2' })).toMatchObject({
    coverages: ['Business Personal Property: 80,000'],
    premises: '',
  })
})

test('locations that only the numbers of coverages tell are asked about', () => {
  const listed = TWO_NUMBERS.replace(/ {2}SCHEDULE[\s\S]*16502\n/, '')
  expect(evidenceOf([[listed]])).toMatchObject({ coverages: [], choices: ['Location 1', 'Location 2'] })
  expect(evidenceOf([[listed]], { instructions: 'location 2' }).coverages).toEqual([
    'Business Personal Property: 80,000',
  ])
})

test('a mortgagee of another location is not of the only one whose address was read', () => {
  const page = `${DECLARATIONS}
  SCHEDULE OF LOCATIONS
  Location 1: 12 Elm Street, Erie, PA 16501

  Loc    Coverage                       Limit
  1      Building                       500,000

  SCHEDULE OF MORTGAGEES
  Loc    Mortgagee                      Loan Number
  2      First Bank of Erie             4711-22
`
  expect(evidenceOf([[page]])).toMatchObject({ asked: ['place'], coverages: [] })
  expect(evidenceOf([[page]], { instructions: 'location 1' })).toMatchObject({
    coverages: ['Building: 500,000'],
    interest: '',
  })
  expect(evidenceOf([[page]], { instructions: 'location 2' }).interest).toBe('First Bank of Erie')
})

test('buildings of one location have its address, and each its own coverages', () => {
  const page = `${DECLARATIONS}
  SCHEDULE OF LOCATIONS
  Location 1: 12 Elm Street, Erie, PA 16501

  Loc    Bldg    Coverage                       Limit
  1      1       Building                       500,000
  1      2       Business Personal Property     80,000
`
  expect(evidenceOf([[page]])).toMatchObject({ asked: ['place'], coverages: [] })
  expect(evidenceOf([[page]], { instructions: 'location 1, building 2' })).toMatchObject({
    coverages: ['Business Personal Property: 80,000'],
    premises: '12 Elm Street',
  })
})

test('the only place needs no question', () => {
  const page = `${DECLARATIONS}
  SCHEDULE OF LOCATIONS
  Location 1: 12 Elm Street, Erie, PA 16501

  Loc    Coverage                       Limit
  001    Building                       500,000
  1      Business Personal Property     80,000
`
  expect(evidenceOf([[page]])).toMatchObject({
    asked: [],
    premises: '12 Elm Street',
    coverages: ['Building: 500,000', 'Business Personal Property: 80,000'],
  })
})

describe('of two places with addresses', () => {
  const page = `${DECLARATIONS}
  Location 1: 41 Shore Road, Mobile, AL 36602
  Location 2: 9 Oak Street, Mobile, AL 36605

  Loc    Coverage                       Limit
  1      Building                       500,000
  2      Building                       80,000
`
  test.each([
    ['Please send evidence for the warehouse. Jane, Heron Example Builders, 41 Shore Road, Mobile', ''],
    ['Evidence for all except location 2', ''],
    ['Everything but 9 Oak Street, please', ''],
    ['Evidence for 9 Oak Street, please. Jane, 41 Shore Road, Mobile', '9 Oak Street'],
    ['Evidence for location 1, 41 Shore Road', '41 Shore Road'],
    ['Evidence for location 2. Do not add the bank.', '9 Oak Street'],
  ])('“%s” means “%s”', (instructions, premises) => {
    expect(evidenceOf([[page]], { instructions }).premises).toBe(premises)
  })
})

test('a number of any signs is looked for as it stands', () => {
  const words = { value: '1+(', source: { kind: 'document', fileId: '0', page: 1, quote: '1+(' } } as const
  const places = ['1+(', '2'].map((value) => new Map([['location_number', { ...words, value }]]))
  expect(placeMeant(places, 'loc 1')).toBeNull()
  expect(placeMeant(places, 'loc #2')).toBe(places[1])
})

test('of thousands of places none is compared with each other', () => {
  const source = { kind: 'document', fileId: '0', page: 1, quote: '' } as const
  let looked = 0
  class Counted extends Map<string, { value: string; source: typeof source }> {
    override get(part: string) {
      looked += 1
      return super.get(part)
    }
  }
  const entries = Array.from(
    { length: 3000 },
    (_, at) => new Counted([['location_number', { value: `${at}`, source }]]),
  )
  const places = placesOf(entries, entries)
  expect(entriesAt(entries, places[7]!, places)).toEqual([entries[7]])
  expect(looked).toBeLessThan(50 * entries.length)
})
