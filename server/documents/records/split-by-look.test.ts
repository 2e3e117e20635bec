import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

const VINS = ['3AKJHHDR0JSJT1182', '1FTFW1E51MFA00921', '1GRAA0621XB023455']

/** What a table says of vehicles whose second head names several of these fields. */
const vehicles = (head: string, cells: string[], names = ['year', 'make', 'model']) => {
  const rows = [['Unit', head, 'VIN'], ...cells.map((cell, at) => [String(at + 1), cell, VINS[at]!])]
  return readRecords([gridPage([{ widths: [80, 220, 160], rows, ruled: 'cells' }])]).map(({ fields }) =>
    names.map((name) => fields[name]?.value),
  )
}
const CELLS = ['2018 Freightliner Cascadia 125', '2021 Ford F-150', '1999 Great Dane Reefer Trailer']
const TOLD = [[2018, 'Freightliner', 'Cascadia 125'], [2021, 'Ford', 'F-150'], [1999, 'Great Dane', 'Reefer Trailer']] // biome-ignore format: a list

it.each(['Year / Make / Model', 'Yr/Make/Model', 'Year Make Model', 'Year, Make & Model'])('splits a cell under %s', (head) => {
  expect(vehicles(head, CELLS)).toEqual(TOLD)
}) // biome-ignore format: a row

it('follows the order of the head', () => {
  expect(vehicles('Make Model Year', ['Ford F-150 XLT 2021', 'Great Dane Reefer 1999'])).toEqual([
    [2021, 'Ford', 'F-150 XLT'],
    [1999, 'Great Dane', 'Reefer'],
  ])
})

it('tells no more than all ways to part the words agree on', () => {
  const names = ['year', 'make', 'model', 'body_type']
  const told = vehicles('Year/Make/Model/Body Type', ['2018 Ford F-150 Crew Cab', '2021 Ram 3500 Pickup'], names)
  expect(told).toEqual([[2018, 'Ford', undefined, undefined], [2021, 'Ram', '3500', 'Pickup']]) // biome-ignore format: a list
  expect(vehicles('Year / Make / Model', [...CELLS.slice(0, 2), '1999 Reefer'])[2]).toEqual([
    1999,
    undefined,
    undefined,
  ])
})

it('parts the number of a licence from its state', () => {
  const rows = [
    ['Driver Name', 'Date of Birth', 'License No. / State'],
    ['Holt, Mira', '04/09/1971', 'V53-6622-7101 WI'],
    ['Finch, Orla', '12/31/1999', 'O54 1999 8877 IL'],
  ]
  const page = gridPage([{ widths: rows[0]!.map(() => 160), rows, ruled: 'cells' }])
  expect(
    readRecords([page]).map(({ fields }) => [fields.driver_license_number?.value, fields.state_licensed?.value]),
  ).toEqual([
    ['V53-6622-7101', 'WI'],
    ['O54 1999 8877', 'IL'],
  ])
})
