import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 100, 340, 420, 500]
const told = (...rows: string[][]) => {
  const texts = [['COMMERCIAL PROPERTY DECLARATIONS'], ...rows].flatMap((row, at) =>
    row.map((text, column) => ({ x: XS[column]!, y: 30 + at * 12, text })),
  )
  return readProperty([drawnPage(texts, [])]).map(
    ({ type, fields }) => `${type} ${fields.location_number?.value as string}`,
  )
}

it('a place that its line says is no more is left out with what is insured there', () => {
  const list = [
    ['Loc', 'Coverage', 'Limit'],
    ['1', 'Building', '500,000'],
    ['2', 'Building', '400,000'],
  ]
  const lines = (said: string) => [
    ['Location 1: 9 Elm Street, Erie, PA 16501'],
    [`Location 2: 4 Wharf Street, Erie, PA 16501${said}`],
  ]
  const first = ['property_coverage_item 1', 'policy_location_item 1']
  expect(told(...list, ...lines('')).toSorted()).toEqual(expect.arrayContaining([...first, 'policy_location_item 2']))
  expect(told(...list, ...lines(' (sold)'))).toEqual(first)
})

it('and so is a row with such a status', () => {
  const rows = (status: string) => [
    ['Loc', 'Address', 'Building limit', 'BPP limit', 'Status'],
    ['1', '9 Elm Street, Erie, PA 16501', '500,000', '60,000', 'Open'],
    ['2', '4 Wharf Street, Erie, PA 16501', '400,000', '50,000', status],
  ]
  expect(told(...rows('Open'))).toContain('policy_location_item 2')
  expect(told(...rows('Vacated')).filter((one) => one.endsWith('2'))).toEqual([])
})

it('an address that the figure beside it has run into is none', () => {
  const rows = (address: string) => [
    ['Loc', 'Address', 'Building limit', 'BPP limit', 'Coins'],
    ['1', address, '500,000', '60,000', '90%'],
    ['2', '4 Wharf Street, Erie, PA 16501', '400,000', '50,000', '90%'],
  ]
  expect(told(...rows('9 Elm Street, Erie, PA 16501'))).toContain('policy_location_item 1')
  expect(told(...rows('9 Elm Street, Erie, PA 16501500,000'))).not.toContain('policy_location_item 1')
})
