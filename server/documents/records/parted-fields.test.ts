import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

/** The fields of these names of each driver of a table. */
const drivers = (rows: string[][], names: string[]) => {
  const page = gridPage([{ widths: rows[0]!.map(() => 100), rows, ruled: 'cells' }])
  return readRecords([page]).map(({ fields }) => names.map((name) => fields[name]?.value))
}

it('a name whose parts have columns of their own is said in full', () => {
  const heads = ['Last Name', 'First Name', 'MI', 'Date of Birth', 'License #', 'State']
  const rows = [
    ['Van der Berg', 'Pieter', 'J', '04/09/1971', 'V536622', 'WI'],
    ["O'Malley", 'Siobhan', '', '12/31/1999', 'O541999', 'IL'],
  ]
  expect(drivers([heads, ...rows], ['name', 'driver_license_number', 'mi', 'first_name'])).toEqual([
    ['Pieter J Van der Berg', 'V536622', undefined, undefined],
    ["Siobhan O'Malley", 'O541999', undefined, undefined],
  ])
  const turned = [['Driver First', 'Driver Last', 'DOB', 'License #'], ['Ann', 'Smith', '01/02/1980', 'S123456']] // biome-ignore format: a table
  expect(drivers(turned, ['name'])).toEqual([['Ann Smith']])
})

it('a last name alone is no name', () => {
  const rows = [['Last Name', 'Date of Birth', 'License #', 'State'], ['Smith', '01/02/1980', 'S123456', 'IA']] // biome-ignore format: a table
  expect(drivers(rows, ['name'])).toEqual([])
})

it('the month since when a driver is employed is told as printed', () => {
  const heads = ['Driver', 'Date of Birth', 'License #', 'Hired']
  const rows = [['Holt, Mira', '04/09/1971', 'H123456', '06/2009'], ['Finch, Orla', '12/31/1999', 'F654321', '2/1/24']] // biome-ignore format: a table
  expect(drivers([heads, ...rows], ['date_hired'])).toEqual([['06/2009'], ['02/01/2024']])
  expect(drivers([heads, rows[0]!], ['date_hired'])).toEqual([['06/2009']])
})
