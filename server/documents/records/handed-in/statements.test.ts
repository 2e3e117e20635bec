import { expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { findQuote } from '../../search/find-quote.ts'
import type { Ruling } from '../../types.ts'
import type { RecordValue } from '../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 70, 110, 290, 380, 440, 500, 560, 620]
const textsOf = (rows: string[], top = 60) =>
  rows
    .flatMap((row, at) =>
      row.split('|').map((text, column) => ({ x: LEFTS[column]!, y: top + at * 12, text: text.trim() })),
    )
    .filter(({ text }) => text)
const fieldsIn = (texts: DrawnText[], starts: number | null = null, rulings: Ruling[] = []) =>
  readHandedIn([drawnPage(texts, rulings)], starts, false).map(
    ({ fields }): Record<string, RecordValue> =>
      Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
const told = (rows: string[], starts: number | null = null) => fieldsIn(textsOf(rows), starts)

const HEADS = 'Loc | Bldg | Occupancy and address | Type | Built | Building | Contents | Equipment | Total'
const ROWS = [
  '1 | 1 | Bakery | Frame | 1994 | 300,000 | 60,000 | 10,000 | 370,000',
  ' | | 12 Elm Street, Macon, GA 31201',
  '1 | 2 | Storage | Frame | 2001 | 90,000 | 20,000 | 0 | 110,000',
  ' | | (same address)',
  ' | | SUBTOTAL LOCATION 1 | | | 390,000 | 80,000 | 10,000 | 480,000',
  '2 | 1 | Shop | Masonry | 1980 | 250,000 | 40,000 | 5,000 | 295,000',
  ' | | 9 Oak Street, Macon, GA 31201',
]
/** A list that is ruled around its heads and between its columns, but not between its rows. */
const ruled = (rows: string[], starts: number | null = null) => {
  const edges = [26, 66, 106, 286, 376, 436, 496, 556, 616, 680]
  const ends = 76 + rows.length * 12
  const levels = [56, 73, ends]
  const rulings = [
    ...levels.map((at): Ruling => ({ axis: 'horizontal', at, from: 26, to: 680 })),
    ...edges.map((at): Ruling => ({ axis: 'vertical', at, from: 56, to: ends })),
  ]
  return fieldsIn(textsOf(rows), starts, rulings)
}

it('a list that is ruled between its columns alone has a row where its values begin one', () => {
  const all = ruled([HEADS, ...ROWS])
  expect(all.map(({ classification, year_built }) => [classification, year_built])).toEqual([
    ['Bakery', 1994],
    ['Storage', 2001],
    ['Shop', 1980],
  ])
})

it('a cell tells a use and an address on lines of their own, and one at the same address has that of the place above', () => {
  const all = ruled([HEADS, ...ROWS])
  expect(all.map(({ line1, city }) => [line1, city])).toEqual([
    ['12 Elm Street', 'Macon'],
    ['12 Elm Street', 'Macon'],
    ['9 Oak Street', 'Macon'],
  ])
  const apart = ruled([HEADS, ...ROWS.with(2, '3 | 2 | Storage | Frame | 2001 | 90,000 | 20,000 | 0 | 110,000')])
  expect(apart[1]).not.toHaveProperty('line1')
})

it('what makes a total together with buildings and contents is insured as well', () => {
  const value = (rows: string[]) => ruled(rows).map((one) => one['value: Equipment'])
  expect(value([HEADS, ...ROWS])).toEqual(['10,000', '0', '5,000'])
  expect(value([HEADS, ...ROWS.with(0, ROWS[0]!.replace('370,000', '360,000'))])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

const UNDER = 'Loc | Bldg | Address | Type | Built | Stories | Building | Contents'
const PLACES = [
  '1 | 1 | 12 Elm Street, Macon, GA 31201 | Frame | 1994 | 1 | 300,000 | 60,000',
  '2 | 1 | 9 Oak Street, Macon, GA 31201 | Masonry | 1980 | 2 | 250,000 | 40,000',
]

it('heads over heads say what those below them are of, and of which term', () => {
  const under = (over: string) => {
    const above = textsOf([`LOCATION | | DESCRIPTION | CONSTRUCTION OF THE BUILDING | | | ${over}`], 44)
    return fieldsIn([...above, ...textsOf([UNDER, ...PLACES])], 2027)
  }
  expect(under('REQUESTED VALUES 2027').map((one) => [one.construction, one['value: Building']])).toEqual([
    ['Frame', '300,000'],
    ['Masonry', '250,000'],
  ])
  const [first] = under('EXPIRING TERM VALUES')
  expect(first).toMatchObject({ construction: 'Frame', stories: '1' })
  expect(first).not.toHaveProperty('value: Building')
})

it('but a panel of labels and values above a list does not', () => {
  const above = textsOf([' | | | CONSTRUCTION OF THE BUILDING | | | 10/01/2026 to 10/01/2027 | '], 44)
  expect(fieldsIn([...above, { x: 110, y: 44, text: 'Elm Works' }, ...textsOf([UNDER, ...PLACES])])[0]).toMatchObject({
    'value: Building': '300,000',
  })
})

it('a head that is parted at the end of its line is one word', () => {
  const heads = ['Loc | Bldg | Address | Base- | Heat- | Full-', ' | | | ments | ing | Time']
  const rows = [
    '1 | 1 | 12 Elm Street, Macon, GA 31201 | 1 | 2011 | 14',
    '2 | 1 | 9 Oak Street, Macon, GA 31201 | 0 | 2012 | 3',
  ]
  expect(told([...heads, ...rows])[0]).toMatchObject({ basements: '1', heating_year: 2011, full_time_employees: '14' })
})

it('an ampersand stays in the name of what is insured', () => {
  const all = ruled([HEADS.replace('Equipment', 'R & D 2027'), ...ROWS], 2027)
  expect(all[0]).toHaveProperty('value: R & D', '10,000')
})

const termsBelow = (...lines: string[]) =>
  told([UNDER, ...PLACES, '', '', '', ...lines]).flatMap(({ of, ...fields }) => (of ? [[of, fields]] : []))

it('a sentence below a list of values tells the terms of what it names', () => {
  const terms = { causes_of_loss: 'Special', coinsurance: '90%', deductible: '$2,500' }
  const said = 'All buildings and contents: Special causes of loss, 90% coinsurance, $2,500 deductible.'
  expect(termsBelow(said)).toEqual([
    ['buildings', terms],
    ['contents', terms],
  ])
})

it.each([
  ['of another term', ['Expiring policy', 'Buildings: Special causes of loss, 90% coinsurance']],
  ['of a policy in force', ['Buildings, as expiring: Special causes of loss, 90% coinsurance']],
  ['that says more', ['Buildings: Special causes of loss, 90% coinsurance, subject to inspection']],
  ['of nothing that is insured', ['Conditions: Special causes of loss, 90% coinsurance']],
])('but not one %s', (_, lines) => {
  expect(termsBelow(...lines)).toEqual([])
})

it('a city below a street ends the address of the row above, with what else goes on there', () => {
  const heads = 'Loc | Bldg | Address | Use | Year'
  const rows = [
    '1 | 1 | 12 Elm Street | Store and | 1979',
    ' | | Macon, GA 31201 | warehouse',
    '1 | 2 | 9 Oak Street | Barn | 2004',
  ]
  expect(told([heads, ...rows, ' | | Macon, GA 31201'])).toMatchObject([
    { line1: '12 Elm Street', zip: '31201', classification: 'Store and warehouse', year_built: 1979 },
    { line1: '9 Oak Street', zip: '31201', classification: 'Barn', year_built: 2004 },
  ])
})

it('further lists tell of a place, as far as they do not say otherwise', () => {
  const places = [
    'Loc | Bldg | Address | County',
    '1 | 1 | 12 Elm Street, Macon, GA 31201 | Bibb',
    '',
    '',
    '',
    'Buildings',
  ]
  const built = ['Loc | Bldg | Construction | Stories', '1 | 1 | Frame | 2', '', '', '', 'Protection']
  const fire = (stories: string) => [
    'Loc | Bldg | Fire district | Protection class | Stories',
    `1 | 1 | Macon | 4 | ${stories}`,
  ]
  expect(told([...places, ...built, ...fire('2')])[0]).toMatchObject({ construction: 'Frame', protection_class: '4' })
  const [apart] = told([...places, ...built, ...fire('3')])
  for (const name of ['construction', 'protection_class']) expect(apart).not.toHaveProperty(name)
})

it('an amount under what is requested alone is the limit of what is insured', () => {
  const rows = ['1 | 1 | Building | $264,000 | $288,000 | 90%', '1 | 1 | Contents | $75,000 | Delete | 90%']
  const list = (heads: string) => told([`Loc | Bldg | Subject of insurance | ${heads} | Coinsurance`, ...rows])
  expect(list('Expiring | Requested').map(({ coverage, limit }) => [coverage, limit])).toEqual([
    ['Building', '$288,000'],
  ])
  expect(list('Expiring | Limit').map(({ limit }) => limit)).toEqual(['$288,000'])
  expect(list('Limit | Requested').filter(({ limit }) => limit)).toEqual([])
})

it('each value of a place is quoted with its address in the order of the page', () => {
  const edges = [26, 66, 106, 286, 376, 436, 496, 556, 616, 680]
  const rows = [HEADS, ...ROWS]
  const ends = 76 + rows.length * 12
  const rulings = [
    ...[56, 73, ends].map((at): Ruling => ({ axis: 'horizontal', at, from: 26, to: 680 })),
    ...edges.map((at): Ruling => ({ axis: 'vertical', at, from: 56, to: ends })),
  ]
  const page = drawnPage(textsOf(rows), rulings)
  const records = readHandedIn([page], null, false)
  const unfound = records.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { source }]) =>
      findQuote(page, source.quote) ? [] : [`${name} ${source.quote}`],
    ),
  )
  expect(records).toHaveLength(3)
  expect(unfound).toEqual([])
  expect(records[1]!.fields.year_built!.source.quote).toContain('12 Elm Street')
})
