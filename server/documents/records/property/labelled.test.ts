import { expect, test } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const told = (type: string, fields: string[], ...lines: string[]) =>
  readProperty([
    drawnPage(
      ['COMMERCIAL PROPERTY DECLARATIONS', '', ...lines].flatMap((text, at) =>
        text ? [{ x: 40, y: 30 + at * 12, text }] : [],
      ),
      [],
    ),
  ])
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))
const coverages = (...lines: string[]) =>
  told('property_coverage_item', ['coverage', 'coinsurance', 'valuation'], ...lines)

const PLACE = ['Described Premises', 'Location 1: 9 Elm Street, Erie, PA 16501', 'Construction: Frame', '']
const TERMS = ['Coinsurance: 90%', 'Valuation: Replacement Cost']
const [BUILDING, CONTENTS] = ['Building: $500,000', 'Contents: $20,000']

test('amounts below a title of coverages are told behind the only place', () => {
  const rows = ['Coverages Provided', BUILDING, CONTENTS]
  const all = [
    ['Building', null, null],
    ['Contents', null, null],
  ]
  expect(coverages(...PLACE, ...rows)).toEqual(all)
  expect(coverages(...rows)).toEqual([])
  const second = ['Location 2: 11 Elm Street, Erie, PA 16501', 'Construction: Frame', '']
  expect(coverages(...PLACE, ...second, ...rows)).toEqual([])
})

test('terms told once, before or behind the limits, are of all that is insured for its value', () => {
  const rows = [...PLACE, 'Limits of Insurance', BUILDING, CONTENTS, 'Business Income: $90,000']
  const all = [
    ['Building', '90%', 'Replacement Cost'],
    ['Contents', '90%', 'Replacement Cost'],
    ['Business Income', null, null],
  ]
  expect(coverages(...rows, ...TERMS)).toEqual(all)
  expect(coverages(...TERMS, '', ...rows)).toEqual(all)
})

const NONE = [
  ['Building', null, null],
  ['Contents', null, null],
]
test.each<[string, string[]]>([
  ['are told between them', [BUILDING, ...TERMS, '', 'Limits of Insurance', CONTENTS]],
  ['are told otherwise too', [BUILDING, CONTENTS, ...TERMS, 'Coinsurance: 80%', 'Valuation: Market Value']],
  ['are told with more words', [BUILDING, CONTENTS, 'Coinsurance: 90% on contents', 'Valuation: Cost, but see form 4']],
])('terms of all are none that %s', (_, rows) => {
  expect(coverages(...PLACE, 'Limits of Insurance', ...rows)).toEqual(NONE)
})

test('terms told at one of several places are not of the others', () => {
  const second = ['Location 2: 11 Elm Street, Erie, PA 16501', BUILDING, ...TERMS]
  const first = ['Location 1: 9 Elm Street, Erie, PA 16501', BUILDING, '', '']
  expect(coverages(...first, ...second)).toEqual([NONE[0], NONE[0]])
  expect(coverages(...second)).toEqual([['Building', '90%', 'Replacement Cost']])
})

test('an address behind its name is the place where nothing else tells one', () => {
  const home = ['Residence premises: 9 Elm Street, Erie, PA 16501', '', 'Limits', 'Coverage A - Dwelling: $322,000']
  const places = (...lines: string[]) => told('policy_location_item', ['location_number', 'premises_address'], ...lines)
  expect(places(...home)).toEqual([[null, '9 Elm Street, Erie, PA 16501']])
  expect(places(...home, '', 'Property address: 11 Elm Street, Erie, PA 16501')).toEqual([])
  expect(places('Location 3: 11 Elm Street, Erie, PA 16501', '', ...home)).toEqual([
    ['3', '11 Elm Street, Erie, PA 16501'],
  ])
})
