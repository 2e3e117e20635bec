import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 200, 360, 480]
type Row = string | string[]

/** The address of each place, with what it is built of, used as, and when it was built. */
const places = (...rows: Row[]) =>
  readProperty([
    drawnPage(
      ['HOMEOWNERS DECLARATIONS', '', ...rows, '', 'Limits', 'Coverage A - Dwelling: $322,000'].flatMap(
        (row, at): DrawnText[] =>
          [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * 12, text }] : [])),
      ),
      [],
    ),
  ])
    .filter(({ type }) => type === 'policy_location_item')
    .map(({ fields }) =>
      ['premises_address', 'construction', 'classification', 'year_built'].map((name) => fields[name]?.value ?? null),
    )

const HOME = '9 Elm Street, Erie, PA 16501'
const MAILING = ['Named Insured and Mailing Address', 'Ann Example', '9 Elm Street', 'Erie, PA 16501', '']

test.each<[string, Row[]]>([
  ['beside it', [['Location of dwelling:', HOME]]],
  ['under it', ['DESCRIBED LOCATION', HOME]],
  ['in two lines', ['Insured home', '9 Elm Street', 'Erie, PA 16501']],
  ['as the one that mail goes to', [...MAILING, 'Location of Residence Premises', 'Same as mailing address']],
])('a caption of the place tells its address %s', (_, rows) => {
  expect(places(...rows)).toEqual([[HOME, null, null, null]])
})

test.each<[string, Row[]]>([
  ['other words', ['Insured by', HOME]],
  ['several addresses', ['Locations', 'Location', HOME, '11 Elm Street, Erie, PA 16501']],
  [
    'two addresses',
    [
      ['Location:', HOME],
      ['Property:', '11 Elm Street, Erie, PA 16501'],
    ],
  ],
  ['no address that mail goes to', ['Location', 'Same as mailing address']],
])('%s tell none', (_, rows) => {
  expect(places(...rows)).toEqual([])
})

const described = (...rows: Row[]) => places('Location', HOME, '', ...rows).map(([, ...rest]) => rest)

test('labels and values that take turns in a row describe the only place', () => {
  const told = [['Frame', 'Owner occupied', '1948']]
  expect(described(['Construction:', 'Frame', 'Year built:', '1948'], ['Occupancy: Owner occupied'])).toEqual(told)
  expect(described(['Year built', '1948', 'Construction', 'Frame'], 'Occupancy: Owner occupied')).toEqual(told)
  expect(described(['Use:', 'Primary', 'Occupancy:', 'Owner occupied'])).toEqual([[null, 'Owner occupied', null]])
})

test('captions side by side over their values do not', () => {
  expect(described(['Occupancy', 'Form and perils'], ['Tenant occupied', 'DP-1'])).toEqual([[null, null, null]])
})
