import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [230, 270, 310, 420, 500, 560]
/** A page with a list, and lines that stand to the left of it, between its rows. */
const told = (rows: string[], beside: string[] = []) =>
  readHandedIn(
    [
      drawnPage(
        [
          ...rows.flatMap((row, at) =>
            row.split(' | ').flatMap((text, column) => (text ? [{ x: LEFTS[column]!, y: 60 + at * 16, text }] : [])),
          ),
          ...beside.map((text, at) => ({ x: 30, y: 68 + at * 16, text })),
        ],
        [],
      ),
    ],
    null,
    false,
  )
    .filter(({ type }) => type === 'premises_coverage')
    .map(({ fields }) =>
      ['location_number', 'building_number', 'coverage', 'limit', 'valuation']
        .map((name) => String((fields[name]?.value ?? '') as string))
        .join(' '),
    )

const HEADS = 'Loc | Bldg | Subject of insurance | Limit | Coins. % | Val.'
const ROWS = ['1 | 1 | Building | 950,000 | 90 | RC', '2 | 1 | Rental income | 84,000 | 50 | ALS']
const TOLD = ['1 1 Building 950,000 RC', '2 1 Rental income 84,000 ALS']

it('what is insured at places is told row by row', () => {
  expect(told(['Values', HEADS, ...ROWS, 'Total | - | 1,034,000'])).toEqual(TOLD)
})

it('what stands in another column of the page does not end a list', () => {
  expect(told([HEADS, ...ROWS], ['PHONE', '555-0100', 'STARTED', '2009'])).toEqual(TOLD)
})

it('a heading tells the place of a list without numbers', () => {
  const heads = ' |  | Subject of insurance | Limit | Coins. % | Val.'
  const rows = [' |  | Business personal property | 310,000 | 90 | RC']
  expect(told(['Property at location 1, building 2', heads, ...rows])).toEqual([
    '1 2 Business personal property 310,000 RC',
  ])
  expect(told(['Property', heads, ...rows])).toEqual([])
})

it('what another term insures, or no property, is none of it', () => {
  expect(told(['Expiring property limits', HEADS, ...ROWS])).toEqual([])
  const crime = ['1 | 1 | Employee theft | 50,000 | - | -', '1 | 1 | Forgery | 25,000 | - | -']
  expect(told([HEADS, ...crime])).toEqual([])
})

it('of limits now and those that are wanted, those wanted count', () => {
  const heads = 'Loc | Subject | Limit now | Limit wanted | Coins. %'
  expect(told([heads, '1 | Building | 800,000 | 950,000 | 90'])).toEqual(['1  Building 950,000 '])
})

it('amounts that may be in thousands are none of it', () => {
  expect(told(['All values in $000', HEADS, ...ROWS])).toEqual([])
})

it('terms without limits are of what is insured at all places, those of one place are not', () => {
  const lefts = [30, 120, 200, 300, 420]
  const rows = [
    'Subject | Coinsurance % | Valuation | Causes of loss | Inflation guard %',
    'Building | 90 | RC | Special | 4',
  ]
  const termsUnder = (heading: string) =>
    readHandedIn(
      [
        drawnPage(
          [heading, ...rows].flatMap((row, at) =>
            row.split(' | ').map((text, column) => ({ x: lefts[column]!, y: 60 + at * 16, text })),
          ),
          [],
        ),
      ],
      null,
      false,
    ).map(({ type, fields }) => [type, fields.coinsurance?.value, fields.inflation_guard?.value])
  expect(termsUnder('Coverage requested, all locations')).toEqual([['terms of subject', '90', '4']])
  expect(termsUnder('Coverage requested at location 1')).toEqual([])
  expect(termsUnder('Expiring coverage')).toEqual([])
})

it('of two terms the limit of the later one is told, and N/A says nothing', () => {
  const heads = 'Loc | Bldg | Subject of insurance | 2025-26 limit | 2026-27 limit | Val.'
  expect(
    told([heads, '1 | 1 | Building | 900,000 | 950,000 | RC', '2 | 1 | Rental income | 80,000 | 84,000 | N/A']),
  ).toEqual(['1 1 Building 950,000 RC', '2 1 Rental income 84,000 '])
})
