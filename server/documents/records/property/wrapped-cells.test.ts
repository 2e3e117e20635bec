import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { findQuote } from '../../search/find-quote.ts'
import { readProperty } from './read-property.ts'

/** A cell of a row from its left edge on, or up to its right one. */
type Cell = [left: number | null, text: string, right?: number]
/** How wide each letter is drawn. */
const LETTER = 4
const STEP = 11

const page = (...rows: Cell[][]) =>
  drawnPage(
    [[[40, 'COMMERCIAL PROPERTY DECLARATIONS']], [], [], ...rows].flatMap((row, at): DrawnText[] =>
      (row as Cell[]).map(([left, text, right]) => ({
        x: left ?? right! - text.length * LETTER,
        y: 30 + at * STEP,
        text,
      })),
    ),
    [],
  )
const told = (type: string, fields: string[], ...rows: Cell[][]) =>
  readProperty([page(...rows)])
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))

const PLACE = ['location_number', 'building_number', 'premises_address', 'construction']
const HEADS = 'Building Value Contents Value'
const values = (street: string, ...buildings: string[]): Cell[][] => [
  [[40, 'Loc'], [80, 'Bldg'], [120, 'Address'], [260, 'Construction'], [340, 'Floors'], [380, 'Roof'], [420, 'Alarm'], [null, HEADS, 570]],
  ...buildings.flatMap((building): Cell[][] => [
    [[40, '1'], [80, building], [120, street], [260, 'Masonry'], [null, '500,000', 570 - 15 * LETTER], [null, '20,000', 570]],
    [[120, 'Erie, PA 16501'], [260, 'Non-Combustible']],
    [],
  ]),
] // biome-ignore format: a table

test('heads close to each other are of two columns, and what is wrapped belongs to its row', () => {
  expect(told('policy_location_item', PLACE, ...values('9 Elm Street', '1', '2'))).toEqual([
    ['1', '1', '9 Elm Street, Erie, PA 16501', 'Masonry Non-Combustible'],
    ['1', '2', '9 Elm Street, Erie, PA 16501', 'Masonry Non-Combustible'],
  ])
})

test('a city alone is no address', () => {
  expect(
    told('policy_location_item', PLACE, ...values('Erie, PA 16501', '1', '2').filter((_, at) => at % 3 !== 2)),
  ).toEqual([])
})

test('cells close to each other are of two columns', () => {
  const list: Cell[][] = [
    [[40, 'Coverage'], [null, 'Limit', 340], [380, 'Deductible Coinsurance']],
    [[40, 'Building'], [null, '500,000', 340], [null, '5,000', 420], [424, '90%']],
    [[40, 'Contents'], [null, '20,000', 340], [388, '72 hours 80%']],
    [[40, 'Glass'], [null, '9,000', 340], [null, '250', 420], [424, '90%']],
  ] // biome-ignore format: a table
  expect(told('property_coverage_item', ['limit', 'deductible', 'coinsurance'], ...list)).toEqual([
    ['500,000', '5,000', '90%'],
    ['20,000', '72 hours', '80%'],
    ['9,000', '250', '90%'],
  ])
})

test('a column of lenders says what they are, each at the place of its row', () => {
  const lender = (place: string, name: string, loan: string): Cell[][] => [
    [[40, place], [120, name], [400, loan]],
    [[120, '500 Main Street, Mobile, AL 36602']],
    [],
  ] // biome-ignore format: a table
  const rows = [...lender('1 / 1', 'First Bank', '44-9018'), ...lender('1 / 2', 'Second Bank', '44-9020')]
  const heads: Cell[] = [[40, 'Loc / Bldg'], [120, 'Mortgage Holder'], [400, 'Loan Number']] // biome-ignore format: a table
  const fields = ['name', 'interest', 'location_number', 'building_number', 'loan_number']
  const list: Cell[][] = [[[40, 'Coverage'], [null, 'Limit', 340]], [[40, 'Building'], [null, '500,000', 340]], [], []] // biome-ignore format: a table
  expect(told('interest', fields, ...list, heads, ...rows)).toEqual([
    ['First Bank', 'mortgagee', '1', '1', '44-9018'],
    ['Second Bank', 'mortgagee', '1', '2', '44-9020'],
  ])
})

test('a limit is quoted among the lines of its name as the page has them', () => {
  const own = page(
    [[40, 'Premises'], [100, 'Coverage'], [null, 'Limit', 340], [400, 'Coinsurance']],
    [[40, '1'], [100, 'Tenants Improvements and'], [null, '$130,000', 340], [400, '90%']],
    [[100, 'Betterments']],
  ) // biome-ignore format: a table
  const quote = readProperty([own])[0]!.fields.limit!.source.quote
  expect(quote).toBe('Tenants Improvements and … $130,000 … Betterments')
  expect(findQuote(own, quote)).not.toBeNull()
})
